"""A card that says something true, said again from the words of those who teach it."""

from __future__ import annotations

from tests.tarot import naive as tarot
from tests.tarot.advice.naive_leads import NO_TRICKS, lie, says
from tests.tarot.advice.naive_signals import Trick, heard, opened, seated
from tests.tarot.advice.naive_signals import says as signals
from tests.tarot.advice.naive_tenue import is_tenue
from tests.teach.judges.asked import Json
from tests.teach.judges.lies import hand, tricks
from tutor.teach.question import Answer


def say_by_lead(asked: Json, answer: Answer) -> bool:
    """Whether the card says what is wished, of the suit that is meant, and no lie."""
    [board], hand = asked["boards"], [option["id"] for option in asked["options"]]
    wish, led = board["wish"], board["led"]
    suits = {card[0] for card in hand} if wish == "strong-hand" else {led}
    true = (card for card in hand if card[0] in suits and not lie(card, hand, NO_TRICKS))
    return len(answer) == 1 and answer[0] in {card for card in true if wish in says(card, NO_TRICKS, 0)}


def show_the_tenue(asked: Json, answer: Answer) -> bool:
    """Whether a tenue is shown that is one, and only without the Petit."""
    [board] = asked["boards"]
    held = [card for card in board["cards"] if card[0] == asked["facts"]["led"]]
    right = "none" if not is_tenue(held) else "petit" if "T1" in board["cards"] else "show"
    return [*answer] == [right]


def free_truth(asked: Json, answer: Answer) -> bool:
    """Whether no other card that tells no lie is worth as little."""
    options = [option["id"] for option in asked["options"]]
    honest = [card for card in options if not lie(card, hand(asked), tricks(asked))]
    return [*answer] == [min(honest, key=tarot.worth)]


def deal_true(asked: Json, answer: Answer) -> bool:
    """Whether the card promises something, and the hand keeps all of it."""
    if len(answer) != 1:
        return False
    deal, [card] = tricks(asked), answer
    played = seated(deal)
    complete = [trick for trick in played if len(trick) == deal["players"]]
    now = played[-1] if len(played[-1]) < deal["players"] else []
    names = signals(complete, now, deal["taker"], 0, card) - {"MAIN-FORTE", "EXC-FIRST-TRUMP"}
    return bool(names) and all(keeps(name, hand(asked), card, complete) for name in names)


def keeps(name: str, cards: list[str], card: str, before: list[Trick]) -> bool:
    """Whether a hand, the card that speaks still among it, is as a convention says."""
    suit = card[0]
    held = [one for one in cards if one[0] == suit]
    honour = f"{suit}K" in cards or f"{suit}Q" in cards
    first = [mine for trick in before for seat, mine in trick if seat == 0 and opened(trick)[1] == suit == mine[0]]
    return {
        "LEAD-LOW": honour,
        "LEAD-HIGH": not honour,
        "LEAD-TRUMP-ODD": len(held) >= 7,
        "LEAD-TRUMP-EVEN": len(held) < 7,
        "HIGH-LOW-TAKER": honour and len(held) + len(first) >= 5,
        "HIGH-LOW-DEF": held == [card],
        "HIGH-LOW-TRUMP": "T1" in cards,
    }[name]


def lead_back(asked: Json, answer: Answer) -> bool:
    """Whether it is a card of what a partner’s card in the last trick would like to see led."""
    deal = tricks(asked)
    played, wanted = deal["tricks"][-1]["cards"], ""
    for card, said in zip(played, heard(deal)[-len(played) :], strict=True):
        for seat, name, suit in said:
            if seat != 0 and (card != "EX" or name == "stop-trumps"):
                wanted += {"honour": suit, "no-more": suit, "many-trumps": "T", "tenue": "T"}.get(name, "")
                wanted += "SHDC" if name in {"petit", "stop-trumps"} else ""
    return len(answer) == 1 and answer[0] != "EX" and answer[0][0] in wanted


JUDGES = {
    "say-by-lead": say_by_lead,
    "show-the-tenue": show_the_tenue,
    "free-truth": free_truth,
    "deal-true": deal_true,
    "lead-back": lead_back,
}
