"""A word to partners that one says oneself, with the order of two cards: a card is put to each of two rounds."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from tutor.core.cards import SUITS, TAROT, TRUMP, Card, Cards
from tutor.core.message import N_
from tutor.tarot.conventions.catalogue import HIGH_LOW_DEF, HIGH_LOW_TAKER, HIGH_LOW_TRUMP
from tutor.tarot.conventions.claims import LONG_TENUE, sure_tricks, tenue
from tutor.tarot.legal_cards import FOLLOW
from tutor.tarot.trick import PETIT, Trick
from tutor.teach.arrangement import Place
from tutor.teach.draw import Draw
from tutor.teach.judge import RULES, Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.lay.demands import names, one_of
from tutor.teach.kinds.lay.family import LAY
from tutor.teach.open_boards import Played
from tutor.teach.posed import Asked, Posed, Verdicts, card_offers
from tutor.teach.positions import LEARNER
from tutor.teach.question import Hints
from tutor.teach.saying import Saying
from tutor.teach.signals.rounds import possible
from tutor.teach.signals.two_cards import BY, TWO_CARDS
from tutor.teach.tarot.plays import CHAIR, PLAYERS

TELL_THEM_OF_TWO = N_(
    "A partner leads {led:suit} twice, with other tricks in between, and two {led:suit} are all you hold. You would"
    " like to trump the third round. Play a card to each of these rounds, after those already played, so that your"
    " partners get the message."
)
TELL_THE_TRUTH = N_(
    "These are two rounds of a suit, with other tricks in between. Play a card to each of them, after those already"
    " played, so that the two tell your partners something true of your hand. If there is nothing true to say, let them"
    " say nothing."
)
ROUNDS = (N_("First round", "where a card is put"), N_("Second round", "where a card is put"))
#: The names of two readings that are no meanings: the cards say nothing, or they lie.
NOTHING_SAID, LIE = "nothing", "lie"
#: The reason why an order is the right one, by its meaning, and the fault of others.
SAYS_SO = {
    **{name: order.well_said for name, order in TWO_CARDS.items()},
    NOTHING_SAID: N_(
        "Low, then high: the natural order says nothing. Silence is a message that you can always afford."
    ),
}
NOT_SO = {
    **{name: order.not_said for name, order in TWO_CARDS.items()},
    NOTHING_SAID: N_("High, then low, would say something here, and something that is not true of your hand."),
}
MUST_FOLLOW = N_("You hold {led:suit}, so a card of that suit goes to each of the two rounds.")
#: The question back by whether the taker leads.
ORDER_OF_TWO = {
    True: N_(
        "The taker leads {led:suit}, and you hold {own:and}. What would high, then low, say to your partners there, and"
        " is it true?"
    ),
    False: N_(
        "A partner leads {led:suit}, and you hold {own:and}. What would high, then low, say to your partners there, and"
        " is it true?"
    ),
}

#: The number of cards that stand there at least, but for trumps.
_SHOWN = 6
#: So many small cards of the suit there are to choose from, or two where they are the last ones.
_SMALL, _TO_TRUMP = 3, 2


class Aim(NamedTuple):
    """The best that two cards can tell, and those that may lie first and second so that they do."""

    meaning: str
    first: Cards
    second: Cards
    clear: bool


class Rounds(NamedTuple):
    """Two rounds of a suit as they lay before the learner, who holds ``own`` cards of it."""

    own: Cards
    tricks: tuple[Trick, Trick]
    taker: int

    def aim(self, hand: Cards, judge: Judge) -> Aim:
        """The best that two cards can truly tell there, or else nothing."""
        told = {(first, second): name for first, second, name in self._told(hand, judge)}
        meaning = next((name for name in told.values() if name not in {LIE, NOTHING_SAID}), NOTHING_SAID)
        right = {pair for pair, name in told.items() if name == meaning}
        first, second = (TAROT.set(pair[at] for pair in right) for at in range(2))
        return Aim(meaning, first, second, right == {pair for pair in product(first, second) if pair[0] is not pair[1]})

    def _told(self, hand: Cards, judge: Judge) -> Iterator[tuple[Card, Card, str]]:
        """Any two cards that may be played there, with what they would tell: a meaning, a lie, or nothing."""
        then, now = self.tricks
        for first in judge.obligation(Played((then,), self.taker, CHAIR).play(hand)).legal():
            later = Played((then.with_card(first), now), self.taker, CHAIR).play(hand.without(first))
            for second in judge.obligation(later).legal():
                said = judge.signals(later, LEARNER, second)
                lie = any(one.true is False for one in said)
                yield first, second, LIE if lie else said[0].meaning.name if said else NOTHING_SAID


@kind(LAY, HIGH_LOW_DEF, HIGH_LOW_TAKER, HIGH_LOW_TRUMP)
def say_by_order(draw: Draw) -> Posed | None:
    """The last two cards of a suit; silence or a tenue as well; the Petit as well."""
    aims = ("no-more", NOTHING_SAID, "tenue", "petit")
    wanted = draw.rng.choice(draw.of(aims[:1], aims[:3], aims))
    led = TRUMP if wanted == "petit" else draw.rng.choice(SUITS)
    by_taker = wanted == "tenue" or (wanted != "no-more" and draw.rng.random() < 1 / 2)
    rounds = draw.until(lambda: _rounds(draw, wanted, led, by_taker=by_taker))
    hand = rounds.own | _others(draw, led, max(1, _SHOWN - len(rounds.own)))
    boards = tuple(Played((trick,), rounds.taker, CHAIR, first=at) for at, trick in enumerate(rounds.tricks, 1))
    places = tuple(Place(str(at), Saying.plain(title), 1) for at, title in enumerate(ROUNDS, 1))
    offers = card_offers(hand)
    prompt = draw.of(TELL_THEM_OF_TWO, TELL_THE_TRUTH, TELL_THE_TRUTH)

    def verdicts(judge: Judge) -> Verdicts:
        aim = rounds.aim(hand, judge)
        rule = BY.get(aim.meaning, HIGH_LOW_TAKER if by_taker else HIGH_LOW_DEF)
        follow, says = Saying.plain(MUST_FOLLOW, FOLLOW, led=led), Saying.plain(NOT_SO[aim.meaning], rule)
        demands = [one_of(place.id, names(rounds.own), follow) for place in places]
        demands += [one_of("1", names(aim.first), says), one_of("2", names(aim.second), says)]
        hints = Hints.plain(ORDER_OF_TWO[by_taker], rule, led=led, own=rounds.own)
        return Verdicts((Saying.plain(SAYS_SO[aim.meaning], rule),), hints, demands=tuple(demands))

    asked = Asked(boards, prompt, offers, {"led": led}, places=places)
    return Posed(asked, verdicts) if rounds.aim(hand, RULES).clear else None


def _rounds(draw: Draw, aim: str, led: str, *, by_taker: bool) -> Rounds | None:
    """Two rounds in which others are ahead of all that the learner might talk with, if these are."""
    rng = draw.rng
    own = draw.until(lambda: _own(draw, aim, led))
    leader = rng.randrange(1, PLAYERS if aim != "tenue" else PLAYERS - 1)
    taker = leader if by_taker else rng.choice([seat for seat in range(1, PLAYERS) if seat != leader])
    others = rng.sample([*(TAROT.all.of(led) - own).without(PETIT)], 2 * (PLAYERS - leader))
    tricks = (Trick(leader, PLAYERS, tuple(others[::2])), Trick(leader, PLAYERS, tuple(others[1::2])))
    highest = max(card.height for card in own if not card.rank.isalpha())
    ahead = [trick.best for trick in tricks if trick.best and trick.best.height > highest]
    # Who holds back the king or the queen does so while a partner is ahead.
    leaves_it = aim != "tenue" or not any(trick.cards[0] in ahead for trick in tricks)
    return Rounds(own, tricks, taker) if len(ahead) == len(tricks) and leaves_it and possible(tricks) else None


def _own(draw: Draw, aim: str, led: str) -> Cards | None:
    """All that the learner holds of the suit that is led: small cards, and what makes a word about them true."""
    if aim == "petit":
        return TAROT.set(TAROT[f"T{rank}"] for rank in (1, *draw.rng.sample(range(2, 17), _SMALL)))
    ranks = [str(rank) for rank in draw.rng.sample(range(1, 11), _TO_TRUMP if aim == "no-more" else _SMALL)]
    courts = draw.rng.sample("KQNJ", LONG_TENUE - len(ranks)) if aim == "tenue" else []
    own = TAROT.set(TAROT[led + rank] for rank in (*ranks, *courts))
    return own if aim != "tenue" or (tenue(own, led) and sure_tricks(own, led)) else None


def _others(draw: Draw, led: str, number: int) -> Cards:
    """So many plain cards of other suits, and two trumps where they are not led."""
    trumps = [TAROT[f"T{rank}"] for rank in draw.rng.sample(range(2, 16), 2)] if led != TRUMP else []
    plain = [card for card in TAROT.cards if card.suit in SUITS and card.suit != led]
    return TAROT.set((*trumps, *draw.rng.sample(plain, number)))
