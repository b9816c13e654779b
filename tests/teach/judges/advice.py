"""The advice that speaks for a card, said again from its own words: who has the trick, and what is still out."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tests.barbu import plain as plain_barbu
from tests.tarot import naive as tarot
from tests.tarot.advice.naive_signals import height
from tests.teach.judges.asked import Json, hand, seen
from tutor.teach.question import Answer

PACK = [
    *(suit + rank for suit in "SHDC" for rank in (*map(str, range(1, 11)), "J", "N", "Q", "K")),
    *(f"T{number}" for number in range(1, 22)),
    "EX",
]
#: With so many trumps a defender asks for more of them.
MANY = 7


class Moment(NamedTuple):
    """All that the learner, in seat 0, sees: the hand, the taker, the tricks by seats, and the one that is open."""

    hand: list[str]
    taker: int
    tricks: list[list[tuple[int, str]]]
    now: list[tuple[int, str]]

    @property
    def out(self) -> list[str]:
        """The cards that the learner has not seen."""
        gone = {card for trick in (*self.tricks, self.now) for _, card in trick}
        return [card for card in PACK if card not in gone and card not in self.hand]

    @property
    def legal(self) -> list[str]:
        """The cards that may be played, but for the Excuse."""
        may = tarot.playable(self.hand, [card for _, card in self.now])
        return [card for card in self.hand if card in may and card != "EX"]

    def foe(self, seat: int) -> bool:
        """Whether a seat plays against the learner."""
        return seat != 0 and (self.taker in {0, seat})

    def may_hold(self, seat: int) -> list[str]:
        """The cards that a seat may hold, by what it has shown that it lacks."""
        left = self.out
        for trick in (*self.tricks, self.now):
            asked, top = "", 0
            for by, card in trick:
                if card == "EX":
                    continue
                asked = asked or card[0]
                if by == seat and asked:
                    strays = card[0] != asked
                    if strays:
                        left = [one for one in left if one[0] != asked]
                    if strays and card[0] != "T":
                        left = [one for one in left if one[0] != "T"]
                    if card[0] == "T" and (strays or asked == "T") and height(card) < top:
                        left = [one for one in left if one[0] != "T" or height(one) < top]
                top = max(top, height(card)) if card[0] == "T" else top
        return left

    @property
    def best(self) -> tuple[int, str]:
        """The card that has the trick so far, and its seat."""
        wins = tarot.winning([card for _, card in self.now])
        return next((seat, card) for seat, card in self.now if card == wins)

    def wins(self, card: str) -> bool:
        """Whether a card of the learner takes the trick as it stands."""
        return card != "EX" and tarot.winning([*(one for _, one in self.now), card]) == card

    def sure(self, card: str) -> bool:
        """Whether no foe who is still to play may hold anything that beats a card."""
        played = {seat for seat, _ in self.now}
        later = [seat for seat in range(1, 4) if seat not in played and self.foe(seat)]
        return not any(
            (one[0] == card[0] and height(one) > height(card)) or (one[0] == "T" != card[0])
            for seat in later
            for one in self.may_hold(seat)
            if one != "EX"
        )

    def ruffs(self, seat: int, suit: str) -> bool:
        """Whether a seat cannot have a suit, and may have a trump."""
        held = self.may_hold(seat)
        return not any(card[0] == suit for card in held) and any(card[0] == "T" for card in held)

    @property
    def ours(self) -> bool:
        """Whether the trick is with the learner's side so far."""
        return bool(self.now) and not self.foe(self.best[0])


def cost(card: str) -> tuple[float, bool, int]:
    """What a lost card costs: its points, then a trump more than another card, then its height."""
    return tarot.worth(card), card[0] == "T", height(card)


def plain(cards: list[str]) -> list[str]:
    """Cards of a suit."""
    return [card for card in cards if card[0] in "SHDC"]


def leads_master(at: Moment, card: str) -> bool:
    """The attack leads the dearest card above which nothing is out, in a suit that no foe is known to trump."""

    def master(one: str) -> bool:
        above = any(other[0] == one[0] and height(other) > height(one) for other in at.out)
        return not above and not any(at.ruffs(seat, one[0]) for seat in range(1, 4))

    masters = [one for one in plain(at.legal) if master(one)]
    return at.taker == 0 and card in masters and tarot.worth(card) == max(map(tarot.worth, masters))


def makes_the_taker_trump(at: Moment, card: str) -> bool:
    """The defence leads the cheapest card of suits that the taker cannot have, but may trump."""
    found = [one for one in plain(at.legal) if at.taker and at.ruffs(at.taker, one[0])]
    return card in found and cost(card) == min(map(cost, found))


def goes_on(at: Moment, card: str) -> bool:
    """The defence leads the cheapest card of the plain suit that it led last, as far as the learner has one."""
    led = [next(one for _, one in trick if one != "EX")[0] for trick in reversed(at.tricks) if trick[0][0] != at.taker]
    suits = [suit for suit in led if suit != "T" and any(one[0] == suit for one in at.legal)]
    own = [one for one in at.legal if suits and one[0] == suits[0]]
    return at.taker != 0 and card in own and cost(card) == min(map(cost, own))


def long_suit(at: Moment, card: str) -> bool:
    """The lowest card of the longest plain suit, or with trumps alone the lowest but the Petit."""
    own = plain(at.legal)
    if not own:
        return card == min(at.legal, key=lambda one: (one == "T1", height(one)))
    length = {suit: sum(one[0] == suit for one in at.hand) for suit in "SHDC"}
    longest = [one for one in own if length[one[0]] == max(length.values())]
    return card in longest and height(card) == min(map(height, longest))


def odd_leads(at: Moment) -> list[str]:
    """The odd trumps with which partners have led."""
    leads = [trick[0] for trick in at.tricks]
    return [card for seat, card in leads if seat not in {0, at.taker} and card[0] == "T" and height(card) % 2]


def asks(at: Moment, card: str) -> bool:
    """A defender with seven trumps or more leads an odd one that is not the Petit."""
    many = sum(one[0] == "T" for one in at.hand) >= MANY
    return at.taker != 0 and many and card[0] == "T" and card != "T1" and height(card) % 2 == 1 and not odd_leads(at)


def obeys(at: Moment, card: str) -> bool:
    """A defender without the Petit leads a low trump because a partner has led an odd one."""
    own = [one for one in at.legal if one[0] == "T"]
    asked = at.taker != 0 and "T1" not in at.hand and bool(odd_leads(at))
    return asked and card in own and cost(card) == min(map(cost, own))


def brings_home(at: Moment, card: str) -> bool:
    """The Petit takes a trick for good, or falls under a partner’s card that does."""
    return card == "T1" and (at.sure(card) if at.wins(card) else at.ours and at.sure(at.best[1]))


def takes_over(at: Moment, card: str) -> bool:
    """A partner’s card may be beaten by a foe, and this one may not."""
    return at.ours and not at.sure(at.best[1]) and at.wins(card) and at.sure(card)


def loads(at: Moment, card: str) -> bool:
    """A partner’s card is sure, and this is the dearest plain card."""
    best = max(((one[0] != "T"), tarot.worth(one)) for one in at.legal)
    return at.ours and at.sure(at.best[1]) and card != "EX" and (card[0] != "T", tarot.worth(card)) == best


def wins_for_sure(at: Moment, card: str) -> bool:
    """A foe has the trick, and this card takes it for good: the dearest of the suit, or the lowest trump."""
    sure = [one for one in at.legal if at.wins(one) and at.sure(one)]
    if at.ours or card not in sure:
        return False
    if plain(sure):
        return card[0] != "T" and tarot.worth(card) == max(map(tarot.worth, plain(sure)))
    return height(card) == min(map(height, sure))


def trumps_low(at: Moment, card: str) -> bool:
    """A foe has the trick, and the lowest trump that takes it for now is not sure."""
    own = [one for one in at.legal if at.wins(one) and one[0] == "T"]
    low = [one for one in own if one != "T1"] or own
    return not at.ours and card in own and card == min(low, key=height) and not at.sure(card)


def tries(at: Moment, card: str) -> bool:
    """A foe has the trick, and the dearest plain card that takes it for now is not sure."""
    own = [one for one in at.legal if at.wins(one) and one[0] != "T"]
    return not at.ours and card in own and cost(card) == max(map(cost, own)) and not at.sure(card)


def saves(at: Moment, card: str) -> bool:
    """The Excuse in place of a queen, a king, or a trump from 17 to 20 that would be lost."""
    least = min(at.legal, key=cost)
    return card == "EX" and not at.ours and (tarot.worth(least) > 3 or least in {"T17", "T18", "T19", "T20"})


def gives_least(at: Moment, card: str) -> bool:
    """The trick is not sure to stay here, this card takes it from no foe nor for good, and it costs least."""
    stays, takes = at.ours and at.sure(at.best[1]), at.wins(card) and (not at.ours or at.sure(card))
    return not stays and not takes and card != "EX" and cost(card) == min(map(cost, at.legal))


SPEAKS: dict[str, Callable[[Moment, str], bool]] = {
    "T-STR-CASH": leads_master,
    "T-STR-RUFF": makes_the_taker_trump,
    "T-STR-RETURN": goes_on,
    "T-STR-LONG": long_suit,
    "T-STR-ASK-TRUMPS": asks,
    "T-STR-OBEY-TRUMPS": obeys,
    "T-STR-PETIT": brings_home,
    "T-STR-TAKE-OVER": takes_over,
    "T-STR-LOAD": loads,
    "T-STR-SURE": wins_for_sure,
    "T-STR-RUFF-LOW": trumps_low,
    "T-STR-HONOUR": tries,
    "T-STR-EXC-USES": saves,
    "T-STR-LEAST": gives_least,
}


def advice(asked: Json, answer: Answer) -> bool:
    """Whether it is the one piece of advice that speaks for the card."""
    [board] = asked["boards"]
    at, card = moment(board), asked["facts"]["card"]
    return [*answer] == [option["id"] for option in asked["options"] if SPEAKS[option["id"]](at, card)]


def moment(board: Json) -> Moment:
    """The moment of a board that begins with the play."""
    play = seen(board)
    tricks = [
        [((trick["leader"] + place) % 4, card) for place, card in enumerate(trick["cards"])] for trick in play["tricks"]
    ]
    now = [] if len(tricks[-1]) == 4 else tricks.pop()
    return Moment(hand(board), play["taker"], tricks, now)


def in_barbu(asked: Json, answer: Answer) -> bool:
    """Whether it names what the card does: it is thrown, kept below, taken along, or drawn out."""
    board, card = asked["boards"][0], asked["facts"]["card"]
    play = seen(board)
    tricks = [trick["cards"] for trick in play["tricks"]]
    now = [] if len(tricks[-1]) == 4 else tricks.pop()
    name, _, trumps = board["from"]["contract"].partition(" ")
    own, gone = hand(board), {one for trick in (*tricks, now) for one in trick}
    out = [one for one in plain_barbu.DECK if one not in own and one not in gone]
    legal = plain_barbu.legal(board["from"]["contract"], own, now)
    told = (winning if trumps else losing)(card, now, legal, out, trumps or name)
    return [*answer] == [told]


def losing(card: str, now: list[str], legal: list[str], out: list[str], name: str) -> str:
    """The advice on a card in a contract in which tricks or cards cost."""
    last = len(now) == 3
    loses = bool(now) and (card[0] != now[0][0] or plain_barbu.height(card) < plain_barbu.height(plain_barbu.best(now)))
    if loses and plain_barbu.penalty(name, card):
        return "B-STR-THROW"
    if loses:
        return "B-STR-DUCK" if card[0] == now[0][0] else "B-STR-SHED"
    if last:
        costs = name == "no-tricks" or any(plain_barbu.penalty(name, one) for one in (*now, card))
        return "B-STR-FORCED" if costs else "B-STR-FREE"
    lower = [one for one in plain_barbu.of(legal, card[0]) if plain_barbu.height(one) < plain_barbu.height(card)]
    above = [one for one in plain_barbu.of(out, card[0]) if plain_barbu.height(one) > plain_barbu.height(card)]
    return "B-STR-EARLY" if lower or not above else "B-STR-LOW"


def winning(card: str, now: list[str], _legal: list[str], out: list[str], trumps: str) -> str:
    """The advice on a card in Trumps."""
    above = [one for one in plain_barbu.of(out, card[0]) if plain_barbu.height(one) > plain_barbu.height(card)]
    if not now:
        if card[0] == trumps:
            return "B-STR-LONG" if above else "B-STR-DRAW"
        return "B-STR-LENGTH" if above else "B-STR-CASH"
    if plain_barbu.best([*now, card], trumps) != card:
        return "B-STR-WAIT"
    if len(now) == 3:
        return "B-STR-CHEAP"
    return "B-STR-RUFF" if card[0] != now[0][0] else "B-STR-WAIT" if above else "B-STR-SURE"


JUDGES = {"advice": advice, "barbu-advice": in_barbu}
