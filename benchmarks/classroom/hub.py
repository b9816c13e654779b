"""A JupyterHub of this machine, with nobody's settings but its own, for learners who need no accounts."""

from __future__ import annotations

import json
import os
import secrets
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from benchmarks.classroom.http import HOST, ask, free_port, is_taken
from benchmarks.classroom.processes import end

ROOT = Path(__file__).parents[2]
#: The Python of the hub and of its learners, with the packages of the image for a hub (``binder/requirements.txt``).
PYTHON = ROOT / ".cache" / "hub" / "bin" / "python"
#: The proxy in front of the hub and of the learners' servers, and the Node in which it runs.
PROXY = ROOT / "node_modules" / "configurable-http-proxy" / "bin" / "configurable-http-proxy"
NODE = ROOT / ".venv" / "bin" / "node"
#: The name by which the hub knows us, and what we may do there.
SERVICE, SCOPES = "classroom", ["admin:users", "admin:servers", "access:servers", "tokens"]
#: The seconds within which the hub or a learner's server comes up, and those between two looks at it.
START_S, LOOK_S = 90, 0.5
#: How the environment variables begin by which somebody's own settings would reach the hub.
THEIRS = ("JUPYTER", "IPYTHON", "XDG_", "TUTOR_", "PYTHON", "VIRTUAL_ENV")


class HubError(Exception):
    """A sentence on why there is no hub, or on what goes wrong there."""


@dataclass(frozen=True, slots=True)
class Hub:
    """A running JupyterHub: its address, its process, the folder of all that it keeps, and the ways to be let in.

    We have the ``token``; whoever knows the ``password`` is who they say they are.
    """

    address: str
    pid: int
    folder: Path
    token: str
    password: str

    def ask(self, path: str, method: str = "GET") -> dict[str, Any]:
        """The answer of the hub's API to a request, empty if it says nothing; raise ``HubError``."""
        try:
            answer: dict[str, Any] = json.loads(ask(f"{self.address}/hub/api/{path}", self.token, method) or b"{}")
        except OSError as error:
            raise HubError(f"The hub refuses {path}: {error}. {_log_says(self.folder)}") from error
        return answer

    def home(self, name: str) -> Path:
        """The home of a learner."""
        return self.folder / "homes" / name

    def add(self, name: str) -> str:
        """Make a learner known to the hub, with a home that is closed to others; return a token of theirs."""
        self.home(name).mkdir(mode=0o700)
        self.ask(f"users/{name}", "POST")
        return str(self.ask(f"users/{name}/tokens", "POST")["token"])

    def start_server(self, name: str) -> None:
        """Start a learner's server, and wait until it is up; raise ``HubError`` if it does not come up."""
        if not self._comes_up(name):
            raise HubError(f"The server of {name} does not come up. {_log_says(self.folder)}")

    def _comes_up(self, name: str) -> bool:
        with suppress(HubError):
            self.ask(f"users/{name}/server", "POST")
            for _ in _looks():
                server = self.ask(f"users/{name}")["servers"].get("")
                if server is None or server["ready"]:
                    return server is not None
        return False


@contextmanager
def running(port: int) -> Iterator[Hub]:
    """Start a hub at a port, and end it with all that it has started; nothing is left.  Raise ``HubError``."""
    _check(port)
    with TemporaryDirectory(prefix="class-") as name:
        folder = Path(name)
        for place in ("homes", "kernels"):
            (folder / place).mkdir()
        token, password = secrets.token_hex(16), secrets.token_hex(16)
        settings = folder / "settings.json"
        settings.write_text(json.dumps(_settings(port, folder, token, password)), "utf-8")
        command: list[str | Path] = [PYTHON, "-m", "jupyterhub", "--config", settings]
        with (folder / "hub.log").open("wb") as log:
            # A session of its own: Ctrl+C is for us, and we end the hub.
            process = subprocess.Popen(
                command, cwd=folder, env=_environment(folder), stdout=log, stderr=log, start_new_session=True
            )
        try:
            hub = Hub(f"http://{HOST}:{port}", process.pid, folder, token, password)
            _wait(hub, process)
            yield hub
        finally:
            end(process.pid)
            process.wait()


def _check(port: int) -> None:
    """Raise ``HubError`` if a hub cannot be started here."""
    if not PYTHON.exists():
        raise HubError("JupyterHub is not installed: make class installs it.")
    if not (PROXY.exists() and NODE.exists()):
        raise HubError("JupyterHub’s proxy is not installed, which comes by npm: make class installs it.")
    if is_taken(port):
        raise HubError(f"Port {port} is taken: choose another one, as in make class PORT={port + 1}.")


def _settings(port: int, folder: Path, token: str, password: str) -> dict[str, dict[str, object]]:
    """JupyterHub's settings: who knows the password is whoever they say they are, and has a home and no account."""
    return {
        "JupyterHub": {
            "bind_url": f"http://{HOST}:{port}",
            "hub_bind_url": f"http://{HOST}:{free_port()}",
            "authenticator_class": "shared-password",
            "spawner_class": "simple",
            "services": [{"name": SERVICE, "api_token": token}],
            "load_roles": [{"name": SERVICE, "scopes": SCOPES, "services": [SERVICE]}],
        },
        "Authenticator": {"allow_all": True},
        "SharedPasswordAuthenticator": {"user_password": password},
        "ConfigurableHTTPProxy": {"command": [str(NODE), str(PROXY)], "api_url": f"http://{HOST}:{free_port()}"},
        "SimpleLocalProcessSpawner": {"home_dir_template": str(folder / "homes" / "{username}")},
        "Spawner": {
            "cmd": [str(PYTHON), "-m", "jupyterhub.singleuser"],
            "args": ["--allow-root", "--LabApp.expose_app_in_browser=True", "--KernelManager.transport=ipc"],
            "default_url": "/lab",
            # Kernels that start at the same moment take each other's ports, so they are reached by sockets in a folder,
            # whose path has to be short.
            "environment": {"TUTOR_LANG": "en", "JUPYTER_RUNTIME_DIR": str(folder / "kernels")},
            "start_timeout": START_S,
            "http_timeout": START_S,
        },
    }


def _environment(folder: Path) -> dict[str, str]:
    """The environment without a trace of somebody's own Jupyter."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith(THEIRS)}
    return {**plain, "HOME": str(folder)}


def _wait(hub: Hub, process: subprocess.Popen[bytes]) -> None:
    """Wait until the hub answers; raise ``HubError`` if it ends instead, or takes too long."""
    for _ in _looks():
        if process.poll() is not None:
            break
        with suppress(HubError):
            hub.ask("")
            return
    raise HubError(f"JupyterHub does not start. {_log_says(hub.folder)}")


def _looks() -> Iterator[None]:
    """The moments at which one looks whether something has come up."""
    end = time.monotonic() + START_S
    while time.monotonic() < end:
        yield
        time.sleep(LOOK_S)


def _log_says(folder: Path) -> str:
    """What the hub and the servers have said last, of what they call critical if there is anything."""
    lines = [line.strip() for line in (folder / "hub.log").read_text("utf-8", "replace").split("\n") if line.strip()]
    critical = [line for line in lines if line.startswith("[C ")]
    return f"Its log says: {(critical or lines or ['nothing'])[-1]}"
