"""A Dask cluster of two workers on this machine."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import DEVNULL
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
SECONDS = 60
WORKERS = 2


class Started(NamedTuple):
    """A cluster: its address, and the process on which it hangs."""

    address: str
    scheduler: subprocess.Popen[bytes]


@pytest.fixture(scope="session")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a cluster for all tests."""
    with started(tmp_path_factory.mktemp("cluster")) as its:
        yield its.address


@pytest.fixture
def own_cluster(tmp_path: Path) -> Iterator[Started]:
    """A cluster that a test may end."""
    with started(tmp_path) as its:
        yield its


@contextmanager
def started(folder: Path) -> Iterator[Started]:
    """A cluster with two workers that run in this folder's source; one that dies is started anew."""
    file = folder / "scheduler.json"
    scheduler = _started(folder, "scheduler", "--port", "0", "--scheduler-file", str(file))
    address = str(json.loads(_read(file, "}"))["address"])
    workers = _started(
        folder, "worker", address, "--nworkers", str(WORKERS), "--nthreads", "1", "--death-timeout", "10"
    )
    _read(folder / "worker.log", "Registered to", times=WORKERS)
    yield Started(address, scheduler)
    for process in (workers, scheduler):
        process.terminate()
        process.wait(SECONDS)


def _started(folder: Path, what: str, *options: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", f"distributed.cli.dask_{what}", *options, "--host", "127.0.0.1", "--no-dashboard"]
    with (folder / f"{what}.log").open("wb") as log:
        return subprocess.Popen(
            command, cwd=folder, env={**os.environ, "PYTHONPATH": str(ROOT)}, stdin=DEVNULL, stdout=log, stderr=log
        )


def _read(file: Path, awaited: str, times: int = 1) -> str:
    """The text of a file, as soon as it has some words so many times."""
    until = time.monotonic() + SECONDS
    while time.monotonic() < until:
        text = file.read_text("utf-8") if file.exists() else ""
        if text.count(awaited) >= times:
            return text
        time.sleep(0.05)
    raise TimeoutError(file)
