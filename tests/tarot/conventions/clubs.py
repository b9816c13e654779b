"""Packs as clubs might write them, for tests."""

from __future__ import annotations

from hypothesis import strategies as st

from tutor.core.errors import Json
from tutor.tarot.conventions.meanings import MEANINGS
from tutor.tarot.conventions.moments import MOMENTS, Moment
from tutor.tarot.conventions.parts import ranked

#: What a convention of a club's own needs beside what its cards say.
WORDS = {"title": "Ours", "statement": "What we say.", "source": "Our table"}


def line(when: str, cards: str, means: str, rule: str = "ours", **more: Json) -> dict[str, Json]:
    """A line of a club's own convention."""
    return {"rule": rule, **WORDS, "when": when, "cards": cards, "means": means, **more}


def pack(*lines: Json, **more: Json) -> dict[str, Json]:
    """A club's pack with some lines."""
    return {"name": "club", "line": list(lines), **more}


def fits(moment: Moment, means: str) -> bool:
    """Whether a meaning can be meant at a moment: one of a suit needs a suit that is led, and some a plain one."""
    meaning = MEANINGS[means]
    return (moment.led or not (meaning.of_suit or meaning.of_led)) and not (meaning.of_suit and moment.of_trumps)


@st.composite
def lines(draw: st.DrawFn) -> dict[str, Json]:
    """Any line of a club's own: at a moment, some cards, something that can be meant there."""
    moment = draw(st.sampled_from(sorted(MOMENTS.values())))
    means = draw(st.sampled_from([name for name in MEANINGS if fits(moment, name)]))
    ranks = draw(st.sets(st.sampled_from(ranked(moment)), min_size=1))
    also = draw(st.booleans())
    name = f"ours-{draw(st.integers(0, 9999))}"
    return line(moment.name, " ".join(sorted(ranks)), means, name, also=also)


#: Any small pack, sensible or not; no two of its conventions have one name.
packs = st.lists(lines(), min_size=1, max_size=6, unique_by=lambda one: str(one["rule"])).map(lambda all_: pack(*all_))
