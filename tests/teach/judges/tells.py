"""What a card tells by convention, said again from the federation’s sentences.

Two falling cards are a doubleton in the defence’s suit, a tenue in the taker’s, the Petit in trumps; where the first is
a court card or goes ahead, anybody would play like that.
"""

from __future__ import annotations

from tests.tarot import naive as tarot
from tests.tarot.advice.naive_signals import heard, height, opened, seated
from tests.teach.judges.asked import Json, seen
from tests.teach.judges.out import pack
from tutor.teach.question import Answer


def deal_tells(asked: Json, answer: Answer) -> bool:
    """Whether the last card has told this; an odd trump that opens the deal tells two things, of which one is asked."""
    [board] = asked["boards"]
    told = {name for _, name, _ in heard(seen(board))[-1]} or {"nothing"}
    return len(answer) == 1 and answer[0] in told


def pair(deal: Json) -> tuple[int, str, str, str, str]:
    """Who has played the last card; the card before it, and itself; and the highest card before each of them."""
    then, now = deal["tricks"][-2:]
    seat = (now["leader"] + len(now["cards"]) - 1) % 4
    place = (seat - then["leader"]) % 4
    before = (then["cards"][:place], now["cards"][:-1])
    return seat, then["cards"][place], now["cards"][-1], *(max(cards, key=height) for cards in before)


def reasons(deal: Json) -> set[str]:
    """Why the last two cards of a player say nothing."""
    seat, first, card, best, top = pair(deal)
    trumps = card[0] == "T"
    return {
        name
        for name, holds in {
            "rising": height(first) < height(card),
            "court": not trumps and height(first) > 10,
            "ahead": height(first) > height(best),
            "second-ahead": trumps and height(card) > height(top),
            "takers": seat == deal["taker"],
        }.items()
        if holds
    }


def says(deal: Json) -> str:
    """What they say."""
    if reasons(deal):
        return "nothing"
    if pair(deal)[1][0] == "T":
        return "petit"
    opened = {trick["leader"] == deal["taker"] for trick in deal["tricks"][-2:]}
    return "tenue" if opened == {True} else "no-more"


def two_cards_tell(asked: Json, answer: Answer) -> bool:
    """Whether it is what the two cards say."""
    [board] = asked["boards"]
    return [*answer] == [says(seen(board))]


def why_silent(asked: Json, answer: Answer) -> bool:
    """Whether it is the one reason why they say nothing."""
    [board] = asked["boards"]
    return {*answer} == reasons(seen(board)) and len(answer) == 1


def excuse_speaks(asked: Json, answer: Answer) -> bool:
    """Whether trumps are led for the first time, or the taker’s suit is, or the Excuse says nothing."""
    [board] = asked["boards"]
    deal = seen(board)
    *before, last = deal["tricks"]
    led = last["cards"][0][0]
    again = any(trick["cards"][0][0] == led for trick in before)
    right = "nothing"
    if not again and led == "T":
        right = "stop-trumps"
    elif not again and last["leader"] == deal["taker"]:
        right = "tenue"
    return [*answer] == [right]


def overheard(asked: Json, answer: Answer) -> bool:
    """Whether it is the one who has asked for an end of trumps, if there is one, and the learner is the taker."""
    [board] = asked["boards"]
    deal = seen(board)
    asks = {str(seat) for one in heard(deal) for seat, name, _ in one if name in {"petit", "stop-trumps"}}
    return deal["taker"] == deal["seat"] and {*answer} == (asks or {"nobody"})


def odd_later(asked: Json, answer: Answer) -> bool:
    """Whether it goes by odd or even, and for an odd one by whether the defence has led trumps before."""
    [board] = asked["boards"]
    deal = seen(board)
    *before, now = seated(deal)
    who, suit = opened(now)
    later = any(opened(trick)[1] == "T" and opened(trick)[0] != deal["taker"] for trick in before)
    number = int(asked["facts"]["card"][1:])
    assert (asked["facts"]["conventions"], suit, who in {deal["taker"], deal["seat"]}) == ("boulogne", "T", False)
    return [*answer] == ["few-trumps" if number % 2 == 0 else "more-trumps" if later else "many-trumps"]


def read_lead(asked: Json, answer: Answer) -> bool:
    """Whether it is all that follows from the card and the honours that the learner has seen."""
    board, mine = asked["boards"]
    tricks = seen(board)["tricks"]
    lead = tricks[-1]["cards"][0]
    gone = [card for trick in tricks for card in trick["cards"]]
    left = [rank for rank in "KQ" if lead[0] + rank not in (*mine["cards"], *gone)]
    promised = "either" if len(left) > 1 else {"K": "king", "Q": "queen"}[left[0]]
    [(_, name, _)] = heard(seen(board))[-1]
    return [*answer] == [{"honour": promised, "no-honour": "neither"}[name]]


def captain_told(asked: Json, answer: Answer) -> bool:
    """Whether an odd trump makes its player the captain, or an even one leaves that to the learner, who has more."""
    board, mine = asked["boards"]
    deal = seen(board)
    [(by, name, _)] = [one for card in heard(deal) for one in card if one[1] in {"many-trumps", "few-trumps"}]
    assert (len(mine["cards"]) < 7) is (name == "many-trumps")
    assert by not in {0, deal["taker"]}
    return [*answer] == ["0" if name == "few-trumps" else str(by)]


def word_or_duty(asked: Json, answer: Answer) -> bool:
    """Whether it is what the last card tells; or if nothing, whether it rules out any card that is still to come."""
    [board] = asked["boards"]
    deal = seen(board)
    told = [name for _, name, _ in heard(deal)[-1]]
    *before, had = deal["tricks"][-1]["cards"]
    left = [card for card in pack("tarot") if card not in board["moves"]]
    proves = any(had not in tarot.playable([had, card], before) for card in left)
    return [*answer] == (told or ["proves" if proves else "nothing"])


def lead_at_five(asked: Json, answer: Answer) -> bool:
    """Whether it is what a low lead or a higher one says, unless the taker led it, or a partner who is known by now."""
    [board] = asked["boards"]
    deal, card = seen(board), asked["facts"]["card"]
    attack = {board["from"]["taker"]}
    for trick in deal["tricks"]:
        if board["from"]["called"] in trick["cards"]:
            attack.add((trick["leader"] + trick["cards"].index(board["from"]["called"])) % 5)
    [leader] = [trick["leader"] for trick in deal["tricks"] if trick["cards"][0] == card]
    if leader in attack:
        return answer == ("nothing",)
    return answer == ("honour" if int(card[1:]) <= 5 else "no-honour",)


JUDGES = {
    "lead-at-five": lead_at_five,
    "word-or-duty": word_or_duty,
    "lead-tells": deal_tells,
    "deal-tells": deal_tells,
    "two-cards-tell": two_cards_tell,
    "why-silent": why_silent,
    "excuse-speaks": excuse_speaks,
    "overheard": overheard,
    "odd-later": odd_later,
    "read-lead": read_lead,
    "captain-told": captain_told,
}
