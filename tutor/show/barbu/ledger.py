"""A dealer's set on one screen, with the sources of its points: as a table with bars, in plain lines and as data."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.barbu.advice.ledger import Entry, Ledger, ledgers
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
    "{title}: {score:signed} = usual {usual:signed}, hand {hand:signed} (±{hand_band}), plan {plan:signed}, bets"
    " {bets:signed} (±{bets_band}), play {play:signed} (±{play_band})"
)
IN_ALL = N_("In all", "the last line of a list of deals")
#: The parts by their names, and what each of them means.
PARTS: dict[str, tuple[Message, Message]] = {
    "usual": (
        N_("usual", "a part of the points of a set"),
        N_("What a dealer makes on average by calling these contracts at such moments."),
    ),
    "hand": (
        N_("hand", "a part of the points of a set"),
        N_("How much more, or less, the best call of each hand promised than that of other hands."),
    ),
    "plan": (
        N_("plan", "a part of the points of a set"),
        N_(
            "What the calls and the redoubles promised less than the best ones, given what could be known when they"
            " were made."
        ),
    ),
    "bets": (
        N_("bets", "a part of the points of a set"),
        N_(
            "What the doubles brought or cost the dealer beside that; or what it did that nobody doubled and nothing"
            " was played. Most of it is the cards of all four."
        ),
    ),
    "play": (
        N_("play", "a part of the points of a set"),
        N_(
            "What was made in the contracts, compared with what the hands had promised. The others’ cards are in it"
            " too."
        ),
    ),
}
#: What a part says of the player, by whether it goes beyond what the cards alone do.
BEYOND = N_("Players who are all alike vary by ±{band}: this is more than the cards alone account for.")
WITHIN = N_("Players who are all alike vary by ±{band}: the cards alone can account for this.")
BETTER = N_("In deal {number} the tutor would have called {best:move} rather than {call:move}: {points} better.")
NO_BETTER = N_("Every call was the one that the tutor would have made.")
REDOUBLES = N_(
    "In deal {number} the tutor would have redoubled otherwise: given what could be known then, {points}"
    " {points:n|point|points} better."
)
RECKONED = N_(
    "The promises, and what a contract is worth to keep, are the tutor’s own estimates, not rules. The number after ±"
    " is how far nineteen of twenty deals are from the average when the tutor’s players play among themselves. All"
    " numbers are rounded to whole points."
)
#: The length of the longest bar, to either side of the middle.
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
            yield f"  {_line(_deal(entry, words), entry, words)}"
        yield f"  {_line(words.say(IN_ALL), ledger, words)}"
        yield from (f"  {line}" for line in _better(ledger, words))


def as_json(match: Match) -> list[JsonObject]:
    """The ledgers as data."""
    return [
        {
            "dealer": ledger.dealer,
            "score": ledger.score,
            "parts": ledger.parts._asdict(),
            "bands": ledger.bands._asdict(),
            "deals": [
                {**entry._asdict(), "parts": entry.parts._asdict(), "bands": entry.bands._asdict()}
                for entry in ledger.entries
            ],
        }
        for ledger in ledgers(match)
    ]


def _fold(ledger: Ledger, words: Html) -> str:
    """The set, deal by deal and in all; then each part with its bar and its explanation."""
    heads = (DEAL, *(name for name, _ in PARTS.values()), ALL)
    rows = (_row(_deal(entry, words), entry) for entry in ledger.entries)
    table = element(
        "table",
        element("thead", element("tr", *(element("th", words.say(one), scope="col") for one in heads))),
        element("tbody", *rows),
        element("tfoot", _row(words.say(IN_ALL), ledger)),
        class_="match",
    )
    widest = max(1, *map(abs, ledger.parts))
    said = (element("p", line) for line in (*_better(ledger, words), words.say(RECKONED)))
    bands = ledger.bands._asdict()
    parts = (_part(name, points, widest, bands.get(name), words) for name, points in ledger.parts._asdict().items())
    summary = element("summary", _title(ledger, words))
    return element("details", summary, table, element("ul", *parts, class_="parts"), *said, class_="set")


def _row(title: str, one: Entry | Ledger) -> str:
    """The numbers of a deal or of the whole set, those that the cards move with how far they do."""
    bands = one.bands._asdict()
    parts = (f"{signed(points)} {_plus_minus(bands.get(name))}".strip() for name, points in one.parts._asdict().items())
    return cells(title, (*parts, signed(one.score)))


def _plus_minus(band: int | None) -> str:
    return "" if band is None else f"±{band}"


def _part(name: str, points: int, widest: int, band: int | None, words: Html) -> str:
    """A part: its name, its bar, its number and its explanation, and beside its ``band``, if it has one, what it says.

    The bar is a drawing, as pages have no styles.
    """
    title, meaning = PARTS[name]
    says = [] if band is None else [words.say(BEYOND if abs(points) > band else WITHIN, band=band)]
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
    return element("li", *name_and_number, element("span", " ".join((words.say(meaning), *says))))


def _title(ledger: Ledger, words: Words) -> str:
    facts = {"by": ledger.dealer, "count": len(ledger.entries), "size": ledger.size, "points": ledger.score}
    return words.tell(TITLE, facts)


def _deal(entry: Entry, words: Words) -> str:
    return f"{entry.number} {capital(words.move(entry.call))}"


def _line(title: str, one: Entry | Ledger, words: Words) -> str:
    bands = {f"{name}_band": band for name, band in one.bands._asdict().items()}
    return words.tell(LINE, {"title": title, "score": one.score, **one.parts._asdict(), **bands})


def _better(ledger: Ledger, words: Words) -> Iterator[str]:
    """The text on the calls and redoubles for which there were better ones, or on there being no better call."""
    calls = {entry: entry.redoubles - entry.parts.plan for entry in ledger.entries}
    for entry, points in calls.items():
        if points:
            yield words.say(BETTER, number=entry.number, best=entry.best, call=entry.call, points=points)
        if entry.redoubles:
            yield words.say(REDOUBLES, number=entry.number, points=-entry.redoubles)
    if not any(calls.values()):
        yield words.say(NO_BETTER)
