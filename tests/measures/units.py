"""Units of work for workers in tests: quick, slow and deadly ones."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path


def square(number: int) -> int:
    """The square of a number."""
    return number * number


def square_in_turn(number: int) -> int:
    """The square of a number; that of an even one takes longer."""
    time.sleep(0 if number % 2 else 0.05)
    return number * number


def square_told(told: tuple[str, int]) -> int:
    """The square of a number, after a line in a file on who counts it."""
    file, number = told
    with Path(file).open("a", encoding="utf-8") as lines:
        lines.write(f"{os.getpid()} {number}\n")
    time.sleep(0.1)
    return number * number


def square_after_death(told: tuple[str, int]) -> int:
    """The square of a number; the first worker who is to count that of 3 dies, and leaves a file behind."""
    file, number = told
    if number == 3 and not Path(file).exists():
        Path(file).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def square_of_small(number: int) -> int:
    """The square of a number below 3; another one is an error."""
    if number >= 3:
        raise ValueError(number)
    return number * number


def die(number: int) -> int:
    """Nothing: whoever does it dies."""
    os.kill(os.getpid(), signal.SIGKILL)
    return number
