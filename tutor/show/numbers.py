"""Numbers in a sentence: points and halves, gains and losses, how many, how often, in which place."""

from __future__ import annotations

from tutor.core.message import N_, Message
from tutor.show.languages import Language

#: Said of things of which there are none: *no bouts*.
NONE = N_("no", "how many things")
#: How often something is done, from once on.
TIMES = (N_("once", "how often"), N_("twice", "how often"), N_("{count} times", "how often"))
#: The place in which a player goes out in Domino, as in *goes out first*.
PLACES = (
    N_("first", "a place at the end"),
    N_("second", "a place at the end"),
    N_("third", "a place at the end"),
    N_("fourth", "a place at the end"),
)


def how_many(count: int, form: str, language: Language) -> str:
    """A number of things, which is a word where there are none."""
    return str(count) if count else language.text(NONE, form)


def how_often(count: int, language: Language) -> str:
    """How often something is done: once, twice, 3 times."""
    said: Message = TIMES[min(count, len(TIMES)) - 1]
    return language.text(said).format(count=count)


def in_place(place: int, language: Language) -> str:
    """The place that a player has reached: first."""
    return language.text(PLACES[place - 1])


def minus(number: int | str) -> str:
    """A number with a true minus sign, as wide as a plus."""
    return str(number).replace("-", "−")


def signed(points: int) -> str:
    """Points won or lost, with their sign."""
    return minus(f"{points:+d}") if points else "0"


def halves(points: float) -> str:
    """Points and halves: 40½, 41, and a lone half as ½."""
    return f"{int(points) or ''}½" if points % 1 else str(int(points))
