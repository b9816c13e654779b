"""The deal, said again: packets to the right, the lowest card deals first."""

from __future__ import annotations

from tutor.core.message import Facts
from tutor.teach.question import Answer, Question


def number(facts: Facts, name: str) -> int:
    """A number that is told."""
    return int(str(facts[name]))


def following(question: Question, answer: Answer) -> bool:
    """Whether these are the next player in turn, unless the dog must have its card, and the dog, if it may."""
    dealt, every, laid, count = (number(question.facts, name) for name in ("dealt", "all", "laid", "count"))
    missing, left = count - laid, every - dealt
    may = {f"packet-{dealt % number(question.facts, 'players')}"} if missing < left else set()
    if missing and question.facts["last"] != "dog":
        may.add("dog")
    return {*answer} == may


def lowest(question: Question, answer: Answer) -> bool:
    """Whether this is the lowest card: any suit below the trumps, then by rank, then clubs below diamonds and so on."""
    ranks = ["A", *map(str, range(1, 11)), "J", "N", "Q", "K"]
    drawn = [option.id for option in question.options if option.id != "EX"]
    plain = [card for card in drawn if card[0] != "T"]
    return [*answer] == sorted(plain, key=lambda card: (ranks.index(card[1:]), "CDHS".index(card[0])))[:1]


def cut(question: Question, answer: Answer) -> bool:
    """Whether these are the cuts that leave more than three cards in either part."""
    lifted = {option.id: int(option.id.removeprefix("cut-")) for option in question.options}
    return {*answer} == {name for name, top in lifted.items() if top > 3 and 78 - top > 3}


JUDGES = {
    "deal-next": following,
    "first-dealer": lowest,
    "where-to-cut": cut,
}
