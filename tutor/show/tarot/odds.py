"""Tables of odds as HTML: the exact values, and beside them those that Wikipedia prints, with wrong ones marked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction

from tutor.core.message import N_, Message
from tutor.show.html import Html, element
from tutor.tarot.advice.odds import Odds, defenders, in_dog, longest, unseen
from tutor.tarot.advice.printed_odds import PRINTED_FOR, Cell, dog_cells, longest_cells, percent
from tutor.tarot.setting import dog_size

COLUMNS = N_("Missing", "head of a column")
MOST = N_("In one hand")
HERE = N_("In the dog")
SUIT = N_("How a suit is split among {hands} hands of {size} cards: the most that one of them holds, in percent")
SUIT_AND_DOG = N_(
    "How a suit is split among {hands} hands of {size} cards and an unseen dog of {dog}: the most that one hand holds,"
    " in percent"
)
DOG = N_("How many of the missing cards are in a dog of {dog} cards, when {unseen} cards are unseen, in percent")
PRINTED = N_("printed", "head of a column")
RIGHT = N_("should be")
DECIMAL = N_("{whole}.{part}")

#: The numbers of missing cards for which there are odds: those that are printed.
SUIT_COLUMNS, DOG_COLUMNS = range(4, 17), range(1, 20)
#: The number of decimals of exact odds, one more than is printed.
PLACES = 2
#: The least probability that is written out; a row without any is left out.
HARDLY = Fraction(1, 10 ** (PLACES + 2))


def suit_table(players: int, words: Html, *, dog: bool = False) -> str:
    """The splits of a suit among the hands that the taker does not see.

    ``dog`` is for a garde sans or a garde contre, where some of the cards may lie in the dog.  At a table of four,
    without the dog, Wikipedia's values are beside the exact ones.
    """
    hands, left = defenders(players), dog_size(players) if dog else 0
    columns = {missing: longest(missing, hands, dog=left) for missing in SUIT_COLUMNS}
    caption = words.say(SUIT_AND_DOG if dog else SUIT, hands=len(hands), size=hands[0], dog=left)
    printed = longest_cells() if players == PRINTED_FOR and not dog else ()
    return _table(caption, MOST, columns, printed, words)


def dog_table(players: int, words: Html) -> str:
    """The numbers of missing cards in the dog, for a bidder; at a table of four, beside those that Wikipedia prints."""
    cards, dog = unseen(players), dog_size(players)
    columns = {missing: in_dog(missing, cards, dog) for missing in DOG_COLUMNS}
    caption = words.say(DOG, dog=dog, unseen=cards)
    return _table(caption, HERE, columns, dog_cells() if players == PRINTED_FOR else (), words)


def number(text: str, words: Html) -> str:
    """A decimal number as the language writes it."""
    whole, _, part = text.partition(".")
    return words.say(DECIMAL, whole=whole, part=part)


def _table(caption: str, rows: Message, columns: Mapping[int, Odds], printed: Iterable[Cell], words: Html) -> str:
    cells = {(cell.missing, cell.held): cell for cell in printed}
    axes = (element("span", words.say(axis), arrow) for axis, arrow in ((COLUMNS, " →"), (rows, " ↓")))
    corner = element("th", *axes, scope="col")
    heads = (element("th", str(missing), scope="col") for missing in columns)
    helds = sorted({held for odds in columns.values() for held, chance in odds.items() if chance >= HARDLY})
    lines = (
        element(
            "tr",
            element("th", str(held), scope="row"),
            *(_cell(odds.get(held), cells.get((missing, held)), words) for missing, odds in columns.items()),
        )
        for held in helds
    )
    table = element(
        "table",
        element("thead", element("tr", corner, *heads)),
        element("tbody", *lines),
        class_="odds",
        aria_label=caption,
    )
    box = element("div", table, class_="tutor-odds", role="region", tabindex=0, aria_label=caption)
    return element("div", element("p", element("strong", caption)), box)


def _cell(exact: Fraction | None, printed: Cell | None, words: Html) -> str:
    if exact is None:
        return element("td")
    shown = f"<{number(percent(HARDLY, PLACES), words)}" if exact < HARDLY else number(percent(exact, PLACES), words)
    value = element("b", words.markup.text(shown))
    return element("td", value) if printed is None else element("td", value, *_printed(printed, words))


def _printed(cell: Cell, words: Html) -> tuple[str, ...]:
    """The printed figure and, if that is wrong, the mark and the right one."""
    said = element("span", ", ", words.say(PRINTED), " ", class_="tutor-said")
    value = words.markup.text(number(cell.printed, words))
    if not cell.wrong:
        return said, element("span", value, class_="printed")
    right = number(cell.right, words)
    should = element("span", " ", words.say(RIGHT), " ", class_="tutor-said")
    marked = element("span", "✗", aria_hidden="true")
    return said, element("span", element("s", value), " ", marked, should, right, class_="printed wrong")
