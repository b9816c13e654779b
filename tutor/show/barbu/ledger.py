"""A dealer's set on one screen, with the sources of its points: as a table with bars, in plain lines and as data."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.barbu.advice.ledger import Entry, Ledger, Parts, ledgers
from tutor.barbu.match import Match
from tutor.core.message import N_, Message
from tutor.show.html import Html, element
from tutor.show.numbers import signed
from tutor.show.reasoned import JsonObject
from tutor.show.table.score_table import cells
from tutor.show.words import Words, capital

TITLE = N_("{by:Player}, {count} of {size} deals as the dealer, {points:signed}: where the points came from")
DEAL, ALL = N_("Deal", "head of a column"), N_("in all", "head of a column")
LINE = N_(
    "{title}: {score:signed} = usual {usual:signed}, luck {luck:signed}, plan {plan:signed}, bets {bets:signed},"
    " play {play:signed}"
)
IN_ALL = N_("In all", "the last line of a list of deals")
#: The parts by their names, and what each of them means.
PARTS: dict[str, tuple[Message, Message]] = {
    "usual": (
        N_("usual", "a part of the points of a set"),
        N_("What a dealer usually makes by calling these contracts at such moments."),
    ),
    "luck": (
        N_("luck", "a part of the points of a set"),
        N_(
            "How much more, or less, the best call promised with each hand than it would have promised with an average"
            " hand."
        ),
    ),
    "plan": (
        N_("plan", "a part of the points of a set"),
        N_("How far the calls fell short of the best ones, each counted less what its contract is worth to keep."),
    ),
    "bets": (
        N_("bets", "a part of the points of a set"),
        N_(
            "What the doubles brought or cost the dealer; or, where nobody doubled, what the dealer got because the"
            " deal was not played."
        ),
    ),
    "play": (
        N_("play", "a part of the points of a set"),
        N_("What was scored in the contracts, compared with what the hands had promised."),
    ),
}
BETTER = N_("In deal {number} the tutor would have called {best:move} rather than {call:move}: {points} better.")
NO_BETTER = N_("Every call was the one that the tutor would have made.")
RECKONED = N_(
    "The promises, and what a contract is worth to keep, are the tutor’s own estimates, not rules; all numbers are"
    " rounded to whole points."
)
#: How long the longest bar is drawn, to either side of the middle.
LONG = 100


def html(match: Match, words: Html) -> str:
    """A fold for the learner's own set; when the match is over for everybody's, the learner's first.

    Return ``""`` if there is nothing to reckon.
    """
    order = words.chairs.order()
    wanted = [ledger for ledger in ledgers(match) if match.over or words.chairs.ours(ledger.dealer)]
    return "".join(_fold(ledger, words) for ledger in sorted(wanted, key=lambda one: order.index(one.dealer)))


def lines(match: Match, words: Words) -> Iterator[str]:
    """For every dealer so far a line for each deal, and for all of them."""
    for ledger in ledgers(match):
        yield ""
        yield f"{_title(ledger, words)}."
        for entry in ledger.entries:
            yield f"  {_line(_deal(entry, words), entry.score, entry.parts, words)}"
        yield f"  {_line(words.say(IN_ALL), ledger.score, ledger.parts, words)}"
        yield from (f"  {line}" for line in _better(ledger, words))


def as_json(match: Match) -> list[JsonObject]:
    """The ledgers as data."""
    return [
        {
            "dealer": ledger.dealer,
            "score": ledger.score,
            "parts": ledger.parts._asdict(),
            "deals": [{**entry._asdict(), "parts": entry.parts._asdict()} for entry in ledger.entries],
        }
        for ledger in ledgers(match)
    ]


def _fold(ledger: Ledger, words: Html) -> str:
    """The set, deal by deal and in all; then each part with its bar and its explanation."""
    heads = (DEAL, *(name for name, _ in PARTS.values()), ALL)
    rows = (_row(_deal(entry, words), entry.parts, entry.score) for entry in ledger.entries)
    table = element(
        "table",
        element("thead", element("tr", *(element("th", words.say(one), scope="col") for one in heads))),
        element("tbody", *rows),
        element("tfoot", _row(words.say(IN_ALL), ledger.parts, ledger.score)),
        class_="match",
    )
    widest = max(1, *map(abs, ledger.parts))
    said = (element("p", line) for line in (*_better(ledger, words), words.say(RECKONED)))
    parts = (_part(name, points, widest, words) for name, points in ledger.parts._asdict().items())
    summary = element("summary", _title(ledger, words))
    return element("details", summary, table, element("ul", *parts, class_="parts"), *said, class_="set")


def _row(title: str, parts: Parts, score: int) -> str:
    return cells(title, map(signed, (*parts, score)))


def _part(name: str, points: int, widest: int, words: Html) -> str:
    """A part: its name, its bar, its number and its explanation.  The bar is a drawing, as pages have no styles."""
    title, meaning = PARTS[name]
    length = round(LONG * abs(points) / widest)
    filled = element("rect", x=str(min(0, length if points > 0 else -length)), width=str(length), height="1")
    bar = element(
        "svg",
        filled,
        viewBox=f"-{LONG} 0 {2 * LONG} 1",
        preserveAspectRatio="none",
        data_loss=points < 0,
        aria_hidden="true",
    )
    name_and_number = (element("b", capital(words.say(title))), bar, element("b", signed(points)))
    return element("li", *name_and_number, element("span", words.say(meaning)))


def _title(ledger: Ledger, words: Words) -> str:
    facts = {"by": ledger.dealer, "count": len(ledger.entries), "size": ledger.size, "points": ledger.score}
    return words.tell(TITLE, facts)


def _deal(entry: Entry, words: Words) -> str:
    return f"{entry.number} {capital(words.move(entry.call))}"


def _line(title: str, score: int, parts: Parts, words: Words) -> str:
    return words.tell(LINE, {"title": title, "score": score, **parts._asdict()})


def _better(ledger: Ledger, words: Words) -> Iterator[str]:
    """The text on the calls for which a better one was there, or on there being none."""
    found = [entry for entry in ledger.entries if entry.parts.plan]
    for entry in found:
        yield words.say(BETTER, number=entry.number, best=entry.best, call=entry.call, points=-entry.parts.plan)
    if not found:
        yield words.say(NO_BETTER)
