"""A card that says something true, said again from the words of those who teach it."""

from __future__ import annotations

from tests.tarot.advice.naive_leads import NO_TRICKS, lie, says
from tests.teach.judges.asked import Json
from tutor.teach.question import Answer


def say_by_lead(asked: Json, answer: Answer) -> bool:
    """Whether the card says what is wished, of the suit that is meant, and no lie."""
    [board], hand = asked["boards"], [option["id"] for option in asked["options"]]
    wish, led = board["wish"], board["led"]
    suits = {card[0] for card in hand} if wish == "strong-hand" else {led}
    true = (card for card in hand if card[0] in suits and not lie(card, hand, NO_TRICKS))
    return len(answer) == 1 and answer[0] in {card for card in true if wish in says(card, NO_TRICKS, 0)}


JUDGES = {"say-by-lead": say_by_lead}
