"""How often each of several things happens, as bars to one scale, and in words."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.core.message import N_
from tutor.show.exercises.said import said
from tutor.show.html import Html, element
from tutor.show.reasoned import JsonObject
from tutor.show.words import Words
from tutor.teach.open_boards import Shares

#: Said for each bar: the number that stands before it, and its length.
THAT_OFTEN = N_("{number}: {share} of 100")
#: The length of a bar that is full.
LONG = 100


def told(board: Shares) -> JsonObject:
    """The shares as JSON writes them, by the number before each."""
    return {"shares": {str(number): share for number, share in board.hundredths.items()}}


def lines(board: Shares, words: Words) -> Iterator[str]:
    """A line a number."""
    yield said(board.title, words)
    yield from (f"  {one}" for one in _each(board, words))


def html(board: Shares, words: Html) -> str:
    """A bar a number, to the scale of the longest; what is drawn is read out as a list."""
    shares = board.hundredths
    longest = max(shares.values())
    bars = (_bar(number, share, longest) for number, share in shares.items())
    spoken = element("ul", *(element("li", one) for one in _each(board, words)), class_="tutor-said")
    title = element("p", said(board.title, words), class_="about")
    return title + spoken + element("div", *bars, class_="bars", aria_hidden="true")


def _bar(number: int, share: int, longest: int) -> str:
    filled = element("rect", width=str(round(LONG * share / longest)), height="1", data_bar="promise")
    bar = element("svg", filled, viewBox=f"0 0 {LONG} 1", preserveAspectRatio="none")
    return element("b", str(number)) + bar + element("span", str(share))


def _each(board: Shares, words: Words) -> Iterator[str]:
    for number, share in board.hundredths.items():
        yield words.say(THAT_OFTEN, number=number, share=share)
