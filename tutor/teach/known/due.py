"""The questions that come back: new ones to the learner, each for as many of the topics that are due as may be."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from tutor.teach.kind import LEVELS
from tutor.teach.known.boxes import Standing
from tutor.teach.known.log import Answer, Trained
from tutor.teach.positions import SEEDS

#: Smaller numbers of questions are those of the lessons and of printed sheets.
FIRST = 300


class Due(NamedTuple):
    """A question that comes back, and the due topics that it trains."""

    kind: str
    level: int
    seed: int
    topics: tuple[str, ...]


class _Asked(NamedTuple):
    """The answers to a kind about one thing: the hardest level, whether the last one failed, and its time."""

    level: int
    missed: bool
    time: int


#: A thing about which nothing was asked.
NEVER = _Asked(LEVELS.start, missed=False, time=0)


def waiting(topics: Mapping[str, Standing], today: int) -> list[str]:
    """The topics that are due on a day."""
    return [topic for topic, standing in topics.items() if standing.state(today) == "due"]


def bringing_back(answers: Sequence[Answer], topics: Iterable[str], trained: Trained) -> list[Due]:
    """The questions that bring back some topics, those that bring back most of them first.

    Each is of a kind that the learner has met, at the hardest level at which they did: among equals that whose last
    answer was wrong, then that which was not asked for longest.  A topic whose kinds are all gone is asked by another.
    """
    met, left = _asked(answers, trained), {*topics}
    seen = {(answer.kind, answer.level, answer.seed) for answer in answers}
    things = [(kind, place) for kind, places in trained.items() for place in range(len(places))]
    chosen: list[Due] = []
    while left and things:

        def brings(one: tuple[str, int]) -> tuple[bool, int, bool, int]:
            brought = len(left.intersection(trained[one[0]][one[1]]))
            asked = met.get(one, NEVER)
            return brought > 0 and one in met, brought, asked.missed, -asked.time

        kind, place = best = max(things, key=brings)
        brought = tuple(topic for topic in trained[kind][place] if topic in left)
        if not brought:
            break
        level = met.get(best, NEVER).level
        chosen.append(Due(kind, level, _unseen(kind, level, place, len(trained[kind]), seen), brought))
        left.difference_update(brought)
    return chosen


def last_like(kind: str, seed: int, answers: Sequence[Answer], trained: Trained) -> Answer | None:
    """The last answer to a question about the same thing; ``answers`` are in the order of their times."""
    things = len(trained[kind])
    alike = (one for one in reversed(answers) if one.kind == kind and (one.seed - seed) % things == 0)
    return next(alike, None)


def _asked(answers: Iterable[Answer], trained: Trained) -> dict[tuple[str, int], _Asked]:
    """What was asked of each kind about each of its things; ``answers`` are in the order of their times."""
    found: dict[tuple[str, int], _Asked] = {}
    for answer in answers:
        if answer.kind in trained:
            one = (answer.kind, (answer.seed - 1) % len(trained[answer.kind]))
            level = max(answer.level, found[one].level) if one in found else answer.level
            found[one] = _Asked(level, not answer.unaided, answer.time)
    return found


def _unseen(kind: str, level: int, place: int, things: int, seen: set[tuple[str, int, int]]) -> int:
    """The first seed about a thing that the learner has not answered; when all were, the first of them again."""
    seeds = range((FIRST - 1) * things + place + 1, SEEDS.stop, things)
    return next((seed for seed in seeds if (kind, level, seed) not in seen), seeds.start)
