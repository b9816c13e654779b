"""A word on how far something has come that takes longer than one would wait for in silence."""

from __future__ import annotations

import time
from collections.abc import Callable

#: The seconds of silence: before the first word, and between two.
SILENCE = 1.0


class Pace:
    """Hears how far something has come, and says so once a second; of what takes less, nothing."""

    def __init__(self, say: Callable[[int, int], None]) -> None:
        """Begin in silence; ``say`` is given how much is done, and of how much."""
        self.say = say
        self.last = time.monotonic()

    def __call__(self, done: int, count: int) -> None:
        """Hear that so much is done."""
        now = time.monotonic()
        if now - self.last >= SILENCE and done < count:
            self.say(done, count)
            self.last = now
