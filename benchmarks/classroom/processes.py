"""A process together with all that it has started: what they cost, and their end."""

from __future__ import annotations

from contextlib import suppress

import psutil

#: The seconds within which a process that is ended is gone.
END_S = 10


def family(pid: int) -> list[psutil.Process]:
    """A process and all that it has started, and those that these have started; none if it has ended."""
    with suppress(psutil.NoSuchProcess):
        first = psutil.Process(pid)
        return [first, *first.children(recursive=True)]
    return []


def cpu_seconds(pid: int) -> float:
    """The seconds of the processors that a process and its family have taken so far, with those who have ended."""
    seconds = 0.0
    for process in family(pid):
        with suppress(psutil.NoSuchProcess):
            seconds += sum(process.cpu_times()[:4])
    return seconds


def own_memory(pid: int) -> int:
    """The bytes of memory that a process and its family have for themselves, shared with nobody else."""
    found = 0
    for process in family(pid):
        with suppress(psutil.NoSuchProcess):
            found += process.memory_full_info().uss
    return found


def end(pid: int) -> None:
    """End a process and its family at once, whatever they are at."""
    for process in family(pid):
        with suppress(psutil.NoSuchProcess):
            process.suspend()  # so that none of them starts others now
    last = family(pid)
    for process in last:
        with suppress(psutil.NoSuchProcess):
            process.kill()
    psutil.wait_procs(last, END_S)
