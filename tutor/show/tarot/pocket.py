"""Packs of conventions for Markdown pages: one on a pocket sheet, and the tables of all parts of a club's own pack."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tutor.core.cards import EXCUSE, SUITS, TAROT, TRUMP, Card
from tutor.core.message import N_, Message
from tutor.core.rule import Rule
from tutor.rulebook.our_table import OurTable, usual
from tutor.show.advice import SOURCES
from tutor.show.html import Html, element
from tutor.show.our_table.followed import Followed
from tutor.show.rulebook import DIFFERS
from tutor.show.table.hand import drawn
from tutor.show.table.table import GONE, WORKING
from tutor.show.tarot.conventions import Entry, by_moment, entered
from tutor.show.words import BETWEEN
from tutor.tarot.conventions.meanings import MEANINGS
from tutor.tarot.conventions.meanings.meaning import Meaning
from tutor.tarot.conventions.moments import MOMENTS, Moment, Ranks
from tutor.tarot.conventions.pack import PACKS, USUAL, Pack, named
from tutor.tarot.conventions.parts import ranked
from tutor.tarot.options import Options

#: The suit in which cards of any suit are drawn.
ANY = SUITS[1]
#: The greatest number of cards drawn in a row.
FEW = 3

SIGNALS = N_("Signals for the pocket")
SAID = N_("“{text}”")
THEN = N_("then")
#: The moment when the order of two cards speaks, and what counts as a trump, which every pack leaves unsaid.
SMALL_PRINT = N_(
    "Two cards that fall speak only where nobody would play them so for another reason: the first is no court card and"
    " does not go ahead in its trick, and in trumps both are below a trump on the table. The Excuse does not count as a"
    " trump."
)
WHEN = N_("What the file says", "head of a column")
WHAT = N_("The moment", "head of a column")
WHICH = N_("Cards that can fall then", "head of a column")
SAYS = N_("What the card says", "head of a column")
WHERE = N_("Where it can be said", "head of a column")
ANYWHERE = N_("at any moment")
IN_A_SUIT = N_("where a suit or trumps are led")
IN_A_PLAIN_SUIT = N_("where a suit other than trumps is led")
NAME, AGREEMENT = N_("Name", "head of a column"), N_("The agreement", "head of a column")
INSTEAD = N_("What is different", "head of a column")
THE_USUAL = N_("This is the usual one.")


def sheet(table: OurTable | None, ours: OurTable | None, words: Html) -> str:
    """The signals of a table, or of the federation, on one sheet that is printed; says whose they are."""
    rules = table.rules("tarot") if table else usual("tarot")
    followed = Followed("tarot", rules, ours, ("conventions",))
    back = element("span", followed.way_back(words), class_="on-screen")
    by = f"{line} {back}" if (line := followed.line(words)) else ""
    return element(
        "section",
        element("p", by, data_part="by", class_="by-rules"),
        element("p", class_="progress", data_part="progress", role="status", hidden=True),
        element("p", class_="problem", data_part="problem", role="alert", hidden=True),
        element("div", pocket(Options.of(rules).conventions, words), data_part="pocket"),
        class_="tutor-table tutor-signals",
        lang=words.lang,
        aria_label=words.say(SIGNALS),
        data_working=words.say(WORKING),
        data_gone=words.say(GONE),
    )


def pocket(name: str, words: Html) -> str:
    """A pack, by its name or written out, on one sheet.

    Moment by moment it has cards and their meanings, then the points on which the sources differ.
    """
    pack = named(name)
    moments = (_at(moment, entries, words) for moment, entries in by_moment(pack))
    sources = dict.fromkeys(source for line in pack.lines for source in line.rule.sources)
    credit = words.say(SOURCES, sources=words.language.text(BETWEEN).join(map(words.source, sources)))
    return element(
        "div",
        *moments,
        element("section", element("p", words.say(SMALL_PRINT))),
        element("section", element("h2", words.say(DIFFERS)), *_disputed(words), class_="disputed"),
        element("p", credit, class_="tutor-source"),
        class_="tutor-example tutor-pocket",
    )


def moments(_: str, words: Html) -> str:
    """A table of all moments at which a pack can give cards a meaning, by their names in a file."""
    rows = ((_code(one.name), words.say(one.says), _writable(one)) for one in MOMENTS.values())
    return _table((words.say(WHEN), words.say(WHAT), words.say(WHICH)), rows)


def meanings(_: str, words: Html) -> str:
    """A table of all meanings that a pack can give a card, by their names in a file."""
    rows = ((_code(one.name), words.say(one.says), words.say(_room(one))) for one in MEANINGS.values())
    return _table((words.say(WHEN), words.say(SAYS), words.say(WHERE)), rows)


def packs(_: str, words: Html) -> str:
    """The packs of the tutor, each with its differences from the usual one."""
    rows = ((_code(name), words.say(named(name).title), _different(named(name), words)) for name in PACKS)
    return _table((words.say(NAME), words.say(AGREEMENT), words.say(INSTEAD)), rows)


def _at(moment: Moment, entries: Iterable[Entry], words: Html) -> str:
    items = (
        element("li", _example(moment, entry, words), element("p", entered(moment, entry, words))) for entry in entries
    )
    return element("section", element("h2", words.say(moment.says)), element("ul", *items))


def _example(moment: Moment, entry: Entry, words: Html) -> str:
    """A few of the cards of an entry; two, one after the other, where their order has the meaning."""
    few = _few(moment, entry.cards)
    between = element("span", "→", element("span", words.say(THEN), class_="tutor-said"), class_="then")
    first, *others = (drawn(card, words) for card in few)
    ordered = moment.name.startswith("high-low")
    return element("span", first, *(between + card if ordered else card for card in others), class_="cards")


def _few(moment: Moment, ranks: Ranks) -> list[Card]:
    order = ranked(moment)
    chosen = [rank for rank in order if rank in ranks]
    if moment.name.startswith("high-low"):
        low = order.index(chosen[len(chosen) // FEW])
        chosen = [order[(low + len(order)) // 2], order[low]]
    elif (
        len(chosen) > FEW
    ):  # the ends of a range of ranks; of trumps some from its middle, since the Petit is no example
        quarter = len(chosen) // (2 * FEW - 2) if moment.of_trumps else 0
        chosen = [chosen[quarter], chosen[len(chosen) // 2], chosen[-1 - quarter]]
    suit = TRUMP if moment.of_trumps else ANY
    return [TAROT[EXCUSE if rank == EXCUSE[1] else f"{suit}{rank}"] for rank in chosen]


def _disputed(words: Html) -> Iterator[str]:
    """The differences between the sources of all packs, convention by convention."""
    rules: dict[str, Rule] = {line.rule.id: line.rule for name in PACKS for line in named(name).lines}
    for rule in rules.values():
        if rule.differs:
            yield element("p", element("strong", words.say(rule.title)), ". ", words.say(rule.differs))


def _different(pack: Pack, words: Html) -> str:
    """The messages that cards have in a pack and not in the usual one."""
    usual = {(line.rule.id, line.moment.name, line.meaning.name) for line in named(USUAL).lines}
    others = [one for one in pack.lines if (one.rule.id, one.moment.name, one.meaning.name) not in usual]
    said = (
        element("li", words.say(line.moment.says), " · ", words.say(SAID, text=words.language.text(line.meaning.says)))
        for line in others
    )
    return element("ul", *said) if others else words.say(THE_USUAL)


def _writable(moment: Moment) -> str:
    """The cards of a moment as a file writes them."""
    order = ranked(moment)
    whole = f"{order[0]}-{order[-1]}" if order[1:] else "all"
    return ", ".join(_code(part) for part in (whole, *(("odd", "even") if moment.of_trumps and order[1:] else ())))


def _room(meaning: Meaning) -> Message:
    return IN_A_PLAIN_SUIT if meaning.of_suit else IN_A_SUIT if meaning.of_led else ANYWHERE


def _code(name: str) -> str:
    return element("code", name)


def _table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    head = element("tr", *(element("th", name) for name in heads))
    body = (element("tr", *(element("td", cell) for cell in row)) for row in rows)
    return element("table", element("thead", head), element("tbody", *body))
