"""The totals of a match as a picture: a line for each player, deal by deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tutor.core.match import Match
from tutor.core.message import N_
from tutor.show.html import Html, element
from tutor.show.numbers import signed

CURVE = N_("The totals after each deal")
WIDE, TALL, MARGIN, LETTER = 400, 200, 14, 8.6
#: The lines of the players: each is drawn otherwise, so that colour is not needed.
DASHES = ("", "7 4", "2 4", "12 4 2 4", "1 6", "14 3")


def curve(match: Match, words: Html) -> str:
    """The curves as SVG, each with the name of its player and their total at the end; ``""`` before the first deal."""
    if not match.scores:
        return ""
    running = [(0,) * match.players, *match.running]
    low, high = min(map(min, running)), max(map(max, running))
    named = [f"{words.player(seat)} {signed(total)}" for seat, total in enumerate(match.totals)]
    # Whatever the names leave is for the lines.
    across_all = WIDE - LETTER * max(map(len, named))

    def place(number: int, total: int) -> tuple[float, float]:
        across = MARGIN + number * (across_all - 2 * MARGIN) / (len(running) - 1)
        return across, MARGIN + (high - total) * (TALL - 2 * MARGIN) / ((high - low) or 1)

    ends = _apart([(place(len(running) - 1, running[-1][seat])[1], seat) for seat in range(match.players)])
    lines = [_line([place(number, totals[seat]) for number, totals in enumerate(running)], seat) for seat in ends]
    names = (
        element("text", named[seat], x=f"{across_all:.0f}", y=f"{height + 4:.0f}") for seat, height in ends.items()
    )
    zero = f"{place(0, 0)[1]:.1f}"
    axis = element("line", x1=MARGIN, x2=f"{across_all:.0f}", y1=zero, y2=zero, class_="axis")
    return element(
        "svg",
        axis,
        *lines,
        *names,
        viewBox=f"0 0 {WIDE} {TALL}",
        class_="curve",
        role="img",
        aria_label=words.say(CURVE),
    )


def _line(points: Sequence[tuple[float, float]], seat: int) -> str:
    said = " ".join(f"{across:.1f},{down:.1f}" for across, down in points)
    return element("polyline", points=said, stroke_dasharray=DASHES[seat], class_=f"player-{seat}")


def _apart(heights: list[tuple[float, int]]) -> dict[int, float]:
    """The heights of the names by seat, moved apart so that none lies over another."""
    down = [*_moved(sorted(heights), MARGIN)]
    # Those that would stand below the picture push the others up again.
    return {
        seat: TALL - height for height, seat in _moved([(TALL - height, seat) for height, seat in reversed(down)], 4)
    }


def _moved(heights: list[tuple[float, int]], least: float) -> Iterator[tuple[float, int]]:
    for height, seat in heights:
        least = max(height, least)
        yield least, seat
        least += MARGIN
