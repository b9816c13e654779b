"""Tables of figures in Markdown, made when the site is built: contracts and their sums, and a document's figures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from tutor.barbu.contracts.order import EARLY_ROUNDS, SALADE_ROUNDS
from tutor.barbu.figures import (
    EIGHT,
    EIGHT_36,
    NINE,
    NINE_CHANGED,
    NINE_USUAL,
    SALADE,
    SEVEN,
    figures,
    totals,
    worked,
)
from tutor.barbu.options import Options
from tutor.barbu.pieces import added
from tutor.barbu.undoubled import OTHERS, share
from tutor.core.message import N_
from tutor.show.numbers import minus, signed
from tutor.show.words import Words

CONTRACT = N_("Contract", "head of a column")
USUAL = N_("Usual values")
CHANGED = N_("With Ravage City")
AT_36 = N_("At 36")
WITH_POKER = N_("Nine contracts")
TOGETHER = N_("Together", "head of a column")
PLAYERS = N_("{count} {count:n|player|players}")
OF = N_("The figure of")
SAID = N_("Wikipedia says")
SUM = N_("The sum")
RIGHT = N_("Right?", "head of a column")
YES = N_("✓ right")
NO = N_("✗ it is {found}")
WITH_72 = N_("Usual values and Ravage City, Chinese poker at 72: {sum}")
WITH_76 = N_("Usual values and Ravage City, Chinese poker at 76: {sum}")
CHANGED_72 = N_("Changed values, Chinese poker at 72: {sum}")
EARLY_NAMES = {
    "bga-32": N_("Board Game Arena"),
    "ludophinois": N_("Ludophinois"),
    "wikipedia-fr": N_("French Wikipedia"),
}


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table in Markdown."""
    lines = (heads, ["---"] * len(heads), *rows)
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def _by_table(tables: dict[str, Options], words: Words) -> str:
    """Contracts down, tables across: each sum, and all together."""
    worth = {head: totals(options) for head, options in tables.items()}
    names = list(dict.fromkeys(name for own in worth.values() for name in own))
    rows = [
        [words.term(name), *(_sum(name, tables[head]) if name in worth[head] else "" for head in tables)]
        for name in names
    ]
    last = [words.say(TOGETHER), *(f"**{signed(sum(own.values()))}**" for own in worth.values())]
    return table([words.say(CONTRACT), *tables], [*rows, last])


def _sum(name: str, options: Options) -> str:
    total, sum_ = signed(totals(options)[name]), worked(name, options)
    return total if sum_ in {total, total.removeprefix("+")} else f"{sum_} = {total}"


def _ravage(words: Words) -> str:
    return _by_table({words.say(USUAL): SEVEN, words.say(CHANGED): EIGHT, words.say(AT_36): EIGHT_36}, words)


def _balanced(words: Words) -> str:
    return _by_table({words.say(WITH_POKER): NINE}, words)


def _early(words: Words) -> str:
    tables = {words.say(EARLY_NAMES[values]): Options(pack=32, values=values) for values in EARLY_ROUNDS}
    return _by_table(tables, words)


def _salade(words: Words) -> str:
    tables = {players: totals(SALADE, players) for players in (3, 4, 5, 6)}
    rows = [[words.term(name), *(signed(own[name]) for own in tables.values())] for name in SALADE_ROUNDS]
    return table([words.say(CONTRACT), *(words.say(PLAYERS, count=players) for players in tables)], rows)


def _salade_sum(_: Words) -> str:
    return f"**{worked('salade', SALADE)} = {signed(totals(SALADE)['salade'])}**"


def _surplus(words: Words) -> str:
    usual = totals(NINE_USUAL)
    seven, eighth, poker = sum(totals(SEVEN).values()), usual["ravage-city"], usual["chinese-poker"]
    changed = sum(totals(NINE_CHANGED).values()) - poker
    sums = ((WITH_72, (seven, eighth, poker)), (WITH_76, (seven, eighth, 76)), (CHANGED_72, (changed, poker)))
    told = (words.say(message, sum=f"{added(*numbers)} = {sum(numbers)}") for message, numbers in sums)
    return "\n".join(f"- {line}" for line in told)


def _claims(words: Words) -> str:
    rows = [
        [
            words.tell(figure.what, figure.facts),
            minus(figure.printed),
            figure.worked,
            words.say(YES) if figure.right else f"**{words.say(NO, found=minus(figure.total))}**",
        ]
        for figure in figures()
    ]
    return table([words.say(head) for head in (OF, SAID, SUM, RIGHT)], rows)


def _undoubled(words: Words) -> str:
    tables = {words.say(USUAL): totals(SEVEN), words.say(CHANGED): totals(EIGHT)}
    names = [name for name, total in totals(EIGHT).items() if total < 0]
    rows = [[words.term(name), *(_shared(own.get(name)) for own in tables.values())] for name in names]
    return table([words.say(CONTRACT), *tables], rows)


def _shared(total: int | None) -> str:
    """The cost of an undoubled contract to the others and its yield to the dealer; nothing where not played."""
    if total is None:
        return ""
    each = share(total)
    dealer = total - OTHERS * each
    return f"{OTHERS} × {signed(each)}{f' + {dealer}' if dealer else ''} = {signed(total)}"


#: Every table that a page can ask for, by the name in its mark.
TABLES: dict[str, Callable[[Words], str]] = {
    "ravage": _ravage,
    "balanced": _balanced,
    "early": _early,
    "salade": _salade,
    "salade-sum": _salade_sum,
    "surplus": _surplus,
    "claims": _claims,
    "undoubled": _undoubled,
}


def show(name: str, lang: str) -> str:
    """The table of this name in a language, as Markdown."""
    return TABLES[name](Words(lang))
