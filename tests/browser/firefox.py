"""Debian's Firefox, with a profile of its own, driven over the protocol that it speaks itself: WebDriver BiDi."""

from __future__ import annotations

import json
import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websocket import WebSocket, create_connection

START_S, ANSWER_S, STOP_S = 60, 90, 20
HEARTBEAT_S = 0.1
LISTENING = "WebDriver BiDi listening on "
#: Every address but this machine's own leads nowhere.
SETTINGS = """
user_pref("network.proxy.type", 1);
user_pref("network.proxy.http", "127.0.0.1");
user_pref("network.proxy.http_port", 9);
user_pref("network.proxy.ssl", "127.0.0.1");
user_pref("network.proxy.ssl_port", 9);
"""


class Firefox:
    """One window of a running Firefox, and the addresses that its pages have asked for."""

    def __init__(self, socket: WebSocket) -> None:
        """Begin to listen to a window."""
        self.asked: list[str] = []
        self._socket = socket
        self._commands = 0
        self.do("session.new", capabilities={})
        self.do("session.subscribe", events=["network.beforeRequestSent"])
        self._window = self.do("browsingContext.getTree")["contexts"][0]["context"]

    def do(self, method: str, **params: object) -> dict[str, Any]:
        """Send a command and wait for what comes of it; raise ``RuntimeError`` if it is refused."""
        self._commands += 1
        self._socket.send(json.dumps({"id": self._commands, "method": method, "params": params}))
        while True:
            message = json.loads(self._socket.recv())
            if message.get("method") == "network.beforeRequestSent":
                self.asked.append(message["params"]["request"]["url"])
            elif message.get("id") == self._commands:
                if message["type"] == "error":
                    raise RuntimeError(message["message"])
                return dict(message["result"])

    def open(self, url: str) -> None:
        """Open an address, and wait until its page has come."""
        self.do("browsingContext.navigate", context=self._window, url=url, wait="complete")

    def tell(self, script: str) -> Any:  # noqa: ANN401 - what a script comes to
        """What an expression of the page comes to, after its promise; an element is named as the protocol names it."""
        target = {"context": self._window}
        answer = self.do("script.evaluate", expression=script, target=target, awaitPromise=True)
        if answer["type"] == "exception":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return answer["result"].get("value", answer["result"])

    def wait(self, script: str) -> None:
        """Wait until an expression of the page is true."""
        end = time.monotonic() + ANSWER_S
        while not self.tell(f"Boolean({script})"):
            if time.monotonic() > end:
                raise TimeoutError(script)
            time.sleep(HEARTBEAT_S)

    def press(self, selector: str) -> None:
        """Press the first element that a selector finds, with the mouse."""
        found = f"document.querySelector({json.dumps(selector)})"
        self.tell(f"{found}.scrollIntoView({{ block: 'center', behavior: 'instant' }})")
        element = self.do("script.evaluate", expression=found, target={"context": self._window}, awaitPromise=False)
        there = {"type": "element", "element": {"sharedId": element["result"]["sharedId"]}}
        mouse = [
            {"type": "pointerMove", "x": 0, "y": 0, "origin": there},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self.do(
            "input.performActions", context=self._window, actions=[{"type": "pointer", "id": "mouse", "actions": mouse}]
        )


@contextmanager
def firefox(program: str, home: Path) -> Iterator[Firefox]:
    """Run a Firefox that nobody has used before, and end it."""
    profile = home / "profile"
    profile.mkdir()
    (profile / "user.js").write_text(SETTINGS, encoding="utf-8")
    log = home / "firefox.log"
    command = [program, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port=0"]
    with log.open("wb") as out:
        process = subprocess.Popen(command, env=os.environ | {"HOME": str(home)}, stdout=out, stderr=out)
    try:
        socket = create_connection(f"{_address(process, log)}/session", timeout=ANSWER_S, suppress_origin=True)
        yield Firefox(socket)
        socket.close()
    finally:
        process.terminate()
        try:
            process.wait(STOP_S)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _address(process: subprocess.Popen[bytes], log: Path) -> str:
    """Where a Firefox that has just been started listens."""
    end = time.monotonic() + START_S
    while time.monotonic() < end and process.poll() is None:
        for line in log.read_text(encoding="utf-8", errors="replace").splitlines():
            if line.startswith(LISTENING):
                return line.removeprefix(LISTENING).strip()
        time.sleep(HEARTBEAT_S)
    raise TimeoutError(log.read_text(encoding="utf-8", errors="replace"))
