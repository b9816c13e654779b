"""Answers by somebody who has only counted which ones were right in all the other questions of a level."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Hashable, Iterable, Iterator, Sequence
from itertools import chain

from tests.teach.habits import sight
from tests.teach.habits.cards import COUNTS
from tests.teach.habits.guesses import Guess
from tests.teach.judges.asked import Json
from tutor.teach.question import Answer

#: Where there are more options, nobody counts for each number of cards which answer was right.
FEW_OPTIONS = 4
MARKED, UNMARKED = "marked", ""


class Tally:
    """How often each thing was right where a question looked so."""

    def __init__(self) -> None:
        """Begin with nothing counted."""
        self._counts: dict[Hashable, Counter[Answer]] = defaultdict(Counter)

    def add(self, look: Hashable, right: Iterable[Answer]) -> None:
        """Count what was right in a question that looks so."""
        self._counts[look].update(right)

    def usual(self, look: Hashable, right: Sequence[Answer]) -> Answer | None:
        """What was right most often in the other questions that look so, if there are any.

        The ``right`` answers of the question itself are taken away.
        """
        counts = self._counts[look]
        best = max(counts, key=lambda answer: counts[answer] - (answer in right))
        return best if counts[best] > (best in right) else None


def usual(asked: Sequence[Json]) -> Iterator[list[Guess]]:
    """For each question of a level what was right most often in the others, each with its key."""
    few = max(len(one["options"]) for one in asked) <= FEW_OPTIONS
    tally = Tally()
    for one in asked:
        for look, right in chain(_whole(one, few=few), _parts(one)):
            tally.add(look, right)
    for one in asked:
        found = [
            (f"usual {look[0]}", _placed(one, answer) if look[0] == "place" else answer)
            for look, right in _whole(one, few=few)
            if (answer := tally.usual(look, right))
        ]
        parts = [tally.usual(look, right) or (UNMARKED,) for look, right in _parts(one)]
        if parts:
            found.append(("each as usual", tuple(part[0] for part in parts if part[0] != UNMARKED)))
        yield found


def _whole(one: Json, *, few: bool) -> Iterator[tuple[tuple[Hashable, ...], list[Answer]]]:
    """The whole answers of a question, by each thing that somebody may look at before giving the usual one."""
    keys = [tuple(key) for key in one["key"]]
    yield ("answer",), keys
    if one["pad"] == "choose":
        named = sight.names(one)
        yield ("place",), [(str(named.index(key[0])),) for key in keys]
        cards = [*chain.from_iterable(map(sight.hand, one["boards"]))]
        for counted, count in COUNTS.items() if few and cards else ():
            yield (f"answer by {counted}", count(cards)), keys


def _placed(one: Json, place: Answer) -> Answer:
    """The option at a place, or at the last where there are fewer."""
    named = sight.names(one)
    return (named[min(int(place[0]), len(named) - 1)],)


def _parts(one: Json) -> Iterator[tuple[Hashable, list[Answer]]]:
    """The parts of an answer, by the names of what is marked or has a state."""
    match one["pad"]:
        case "pairs":
            for part in one["key"][0]:
                yield part.rpartition("=")[0], [(part,)]
        case "mark":
            for name in sight.names(one):
                yield name, [(name if name in one["key"][0] else UNMARKED,)]
