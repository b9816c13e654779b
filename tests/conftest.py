"""What every test keeps to, and what a run says at its end.

No property is timed, since how busy the machine is says nothing about it, and no match that a test plays in a notebook,
and no answer that it gives, is kept where its programmer works. What only ``make certify`` tries is left out of other
runs, and a line says so. With ``--durations`` the end of a run says too how many seconds each folder took.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import settings

from tests.certify import CERTIFY
from tests.seconds import per_folder
from tutor.hosts.notebook import kept_log, kept_match

if TYPE_CHECKING:
    from pathlib import Path

settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")

#: How many cases are left to ``make certify``.
LEFT_OUT = pytest.StashKey[int]()


@pytest.fixture(autouse=True)
def _files_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_match, "FOLDER", str(tmp_path / "matches"))
    monkeypatch.setattr(kept_log, "FILE", str(tmp_path / "progress.json"))


@pytest.fixture
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the language out of it that a programmer’s own machine asks for."""
    for name in ("TUTOR_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what only ``make certify`` tries."""
    left_out = [] if CERTIFY else [item for item in items if item.get_closest_marker("certify")]
    config.stash[LEFT_OUT] = len(left_out)
    if left_out:
        items[:] = [item for item in items if not item.get_closest_marker("certify")]
        config.hook.pytest_deselected(items=left_out)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Let a process that runs tests for another one tell it how many cases were left out."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["left out"] = session.config.stash.get(LEFT_OUT, 0)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:  # noqa: ANN401 - pytest-xdist has no types
    """Hear from such a process how many they were: each leaves out the same ones."""
    node.config.stash[LEFT_OUT] = getattr(node, "workeroutput", {}).get("left out", 0)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what was left out, and with ``--durations`` how long each folder took."""
    config, stats = terminalreporter.config, terminalreporter.stats
    if count := config.stash.get(LEFT_OUT, 0):
        terminalreporter.write_line(f"{count} cases are deselected: only `make certify` tries them.")
    if config.getoption("durations") is not None:
        terminalreporter.section("seconds per folder, those of all processes together")
        reports = [one for found in stats.values() for one in found if isinstance(one, pytest.TestReport)]
        for line in per_folder(reports):
            terminalreporter.write_line(line)
