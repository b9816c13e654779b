"""Threads between the places around a table, one for every two: each has a state, and one's own can be tapped.

They know no game: the meaning of a state is given in a few words on the thread, and in a sentence for screen readers.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tutor.show.html import element

#: The ends of threads, in hundredths of the felt; ``pads.css`` puts the texts between them.
ENDS = {"you": (50, 90), "right": (92, 38), "top": (50, 10), "left": (8, 38)}
#: The arrows by their directions: to the right or to the left, down or up.
ARROWS = {
    (1, 0): "→",
    (1, 1): "↘",
    (0, 1): "↓",
    (-1, 1): "↙",
    (-1, 0): "←",
    (-1, -1): "↖",
    (0, -1): "↑",
    (1, -1): "↗",
}


def pointing(here: str, there: str) -> str:
    """The arrow that points from one place to another.

    >>> pointing("you", "left"), pointing("left", "right")
    ('↖', '→')
    """
    across, down = (to - at for at, to in zip(ENDS[here], ENDS[there], strict=True))
    return ARROWS[_sign(across), _sign(down)]


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


class State(NamedTuple):
    """A state of a thread: its ``name``, a few words for the eye (``short``), and a sentence for the ear, as HTML."""

    name: str
    short: str
    says: str


class Thread(NamedTuple):
    """The thread between two places: it is in its first state, and a tap goes on to the next one.

    One with a single state cannot be tapped.  ``cell`` is its name in an answer.
    """

    cell: str
    between: tuple[str, str]
    states: tuple[State, ...]

    @property
    def at(self) -> str:
        """The place of a thread, as the style sheet calls it, whichever of its ends is named first."""
        return "-".join(sorted(self.between))

    def line(self) -> str:
        """The thread itself."""
        (x1, y1), (x2, y2) = (ENDS[place] for place in self.between)
        name = self.states[0].name
        return element("line", x1=x1, y1=y1, x2=x2, y2=y2, data_cell=self.cell, data_state=name)

    def knot(self) -> str:
        """The knot of a thread, which is read and tapped."""
        states = [
            element(
                "span",
                element("span", state.short, aria_hidden="true"),
                element("span", state.says, class_="tutor-said"),
                data_name=state.name,
                hidden=number > 0,
            )
            for number, state in enumerate(self.states)
        ]
        taps = len(states) > 1
        return element(
            "button" if taps else "span",
            *states,
            type="button" if taps else None,
            class_=f"knot between-{self.at}",
            data_cell=self.cell,
            data_state=self.states[0].name,
        )


def threads(all_: Iterable[Thread], title: str) -> str:
    """All threads, under a title for screen readers."""
    drawn = list(all_)
    lines = (thread.line() for thread in drawn)
    felt = element("svg", *lines, viewBox="0 0 100 100", preserveAspectRatio="none", aria_hidden="true")
    knots = (thread.knot() for thread in drawn)
    return element("div", felt, *knots, class_="threads", role="group", aria_label=title)
