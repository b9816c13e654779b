"""Poignées, said again: how many trumps, exactly that many shown, the Excuse only if no trump stays hidden."""

from __future__ import annotations

from tests.teach.asked import codes
from tutor.core.message import Facts
from tutor.teach.question import Answer, Question

#: Trumps for each size, by the number of players.
NEEDED = {
    3: {"simple": 13, "double": 15, "triple": 18},
    4: {"simple": 10, "double": 13, "triple": 15},
    5: {"simple": 8, "double": 10, "triple": 13},
}


def refused(needed: int, trumps: int, shown: int, *, held: bool, with_excuse: bool) -> str:
    """Why a poignée is refused, from how many trumps there are and are shown; ``held`` is the Excuse."""
    if trumps + held < needed:
        return "T-POIGNEE-THRESH"
    if shown + with_excuse != needed:
        return "T-POIGNEE-SHOW-EXACT"
    return "T-POIGNEE-EXCUSE-IMPLIES" if with_excuse and shown < trumps else ""


def needed(facts: Facts) -> int:
    """How many trumps it takes at the table, and for the size, that are told."""
    return NEEDED[int(str(facts["players"]))][str(facts["size"])]


def refused_cards(question: Question, cards: list[str], laid: list[str]) -> str:
    """The same, of these cards, all of them trumps or the Excuse, of which some are laid out."""
    trumps, shown = ([card for card in some if card != "EX"] for some in (cards, laid))
    return refused(needed(question.facts), len(trumps), len(shown), held="EX" in cards, with_excuse="EX" in laid)


def sizes(question: Question, answer: Answer) -> bool:
    """Whether these are the sizes for which there are trumps enough, the Excuse for one of them."""
    held, players = codes(question.boards[0]), int(str(question.facts["players"]))
    may = {f"poignee {size}" for size, least in NEEDED[players].items() if len(held) >= least}
    return {*answer} == (may or {"none"})


def laid_out(question: Question, answer: Answer) -> bool:
    """Whether just these cards may be shown."""
    assert question.arrangement
    held = [thing.id for thing in question.arrangement.things]
    return not refused_cards(question, held, [one.removesuffix("@row") for one in answer])


def kept(question: Question, answer: Answer) -> bool:
    """Whether these are the lines after which what is not kept may be shown."""
    held = codes(question.boards[0])
    lines = {option.id: option.id.split("+") for option in question.options}
    shown = {line: [card for card in held if card not in stays] for line, stays in lines.items()}
    return {*answer} == {line for line, laid in shown.items() if not refused_cards(question, held, laid)}


JUDGES = {
    "handful-sizes": sizes,
    "handful-show": laid_out,
    "handful-aside": laid_out,
    "handful-kept": kept,
}
