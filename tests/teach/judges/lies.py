"""The cards that would say something, or would lie, said again from the words of those who teach leads."""

from __future__ import annotations

from tests.tarot.advice.naive_leads import NO_TRICKS, lie, says
from tests.tarot.advice.naive_tenue import is_tenue
from tests.teach.judges.asked import Json, seen
from tutor.teach.question import Answer


def tricks(asked: Json) -> Json:
    """The tricks that were played before the learner leads."""
    return seen(asked["boards"][0]) if asked["boards"] else NO_TRICKS


def promising_leads(asked: Json, answer: Answer) -> bool:
    """Whether just the cards are marked that say what is asked."""
    hand, claim = [option["id"] for option in asked["options"]], asked["facts"]["claim"]
    return {*answer} == {card for card in hand if claim in says(card, tricks(asked), 0)}


def hand(asked: Json) -> list[str]:
    """The learner’s hand, which lies beside the tricks or is all that can be answered with."""
    boards, options = asked["boards"], [option["id"] for option in asked["options"]]
    return boards[1]["cards"] if len(boards) > 1 else options


def lying_leads(asked: Json, answer: Answer) -> bool:
    """Whether just the cards are marked that would be a lie."""
    options = [option["id"] for option in asked["options"]]
    return {*answer} == {card for card in options if lie(card, hand(asked), tricks(asked))}


def is_it_a_tenue(asked: Json, answer: Answer) -> bool:
    """Whether just those holdings are marked that are a tenue for everybody."""
    held = {option["id"]: [card for card in option["cards"] if card != "EX"] for option in asked["options"]}
    return {*answer} == {name for name, cards in held.items() if is_tenue(cards)}


JUDGES = {
    "promising-leads": promising_leads,
    "lying-leads": lying_leads,
    "lying-cards": lying_leads,
    "is-it-a-tenue": is_it_a_tenue,
}
