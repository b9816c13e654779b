"""How many deals are tried: a few in ``make test``, and in ``make certify`` many others that nobody has chosen."""

from __future__ import annotations

import os
import random
from collections.abc import Sequence

#: How many seeds ``make certify`` tries, 0 in any other run; and the number that they follow from, which it prints.
CERTIFY = int(os.environ.get("CERTIFY", "0"))
FROM = os.environ.get("FROM", "")


def seeds(few: Sequence[int], many: int) -> Sequence[int]:
    """The seeds of a test: a ``few``, or with ``make certify`` as ``many`` others out of a million."""
    return random.Random(FROM).sample(range(1_000_000), many) if CERTIFY else few


def examples(few: int, many: int) -> int:
    """How many examples Hypothesis looks for."""
    return many if CERTIFY else few
