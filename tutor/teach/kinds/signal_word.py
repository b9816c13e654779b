"""A word to partners that one says oneself, with the order of two cards: the learner puts a card to each round."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator

from tutor.core.cards import SUITS, TAROT, TRUMP, Card, Cards
from tutor.core.message import N_
from tutor.core.replay import moved
from tutor.tarot.advice.signals import signals
from tutor.tarot.conventions.catalogue import HIGH_LOW_DEF, HIGH_LOW_TAKER, HIGH_LOW_TRUMP
from tutor.tarot.conventions.claims import LONG_TENUE, sure_tricks, tenue
from tutor.tarot.legal_cards import FOLLOW
from tutor.tarot.trick import PETIT, Trick
from tutor.teach import plays
from tutor.teach.arrangement import Arrangement, Demand, Place, Thing
from tutor.teach.gestures import BY, TWO_CARDS
from tutor.teach.legacy import Kind
from tutor.teach.open_boards import Played
from tutor.teach.plays import CHAIR, PLAYERS
from tutor.teach.positions import LEARNER
from tutor.teach.question import Board, Hints, Laid, Question
from tutor.teach.rounds import possible
from tutor.teach.saying import Saying

ROUNDS = (N_("First round", "where a card is put"), N_("Second round", "where a card is put"))
TELL_THEM_OF_TWO = N_(
    "A partner leads {led:suit} twice, with other tricks in between, and two {led:suit} are all you hold. You would"
    " like to trump the third round. Put a card to each of these rounds, after those that lie there, so that your"
    " partners hear it."
)
TELL_THE_TRUTH = N_(
    "These are two rounds of a suit, with other tricks in between. Put a card to each of them, after those that lie"
    " there, so that the two tell your partners something true of your hand. If they can tell nothing true, let them"
    " say nothing."
)
#: Why an order is the right one, and what is wrong with others.
SAYS_SO = {
    **{name: order.well_said for name, order in TWO_CARDS.items()},
    "nothing": N_("Low, then high: the natural order says nothing. Silence is a message that you can always afford."),
}
NOT_SO = {
    **{name: order.not_said for name, order in TWO_CARDS.items()},
    "nothing": N_("High, then low, would say something here, and something that is not true of your hand."),
}
MUST_FOLLOW = N_("You hold {led:suit}, so a card of that suit goes to each of the two rounds.")
ORDER_OF_TWO = N_("Who led the suit, and what would a falling order say there? Is that true of your hand?")
NOTHING_SAID, LIE = "nothing", "lie"
#: What is said at each level.
AIMS = {1: ("no-more",), 2: ("no-more", "nothing", "tenue"), 3: ("no-more", "nothing", "tenue", "petit")}
#: How many cards stand there at least, but for trumps.
_SHOWN = 6
#: So many small cards of the suit there are to choose from, or two where they are the last ones.
_SMALL, _TO_TRUMP = 3, 2


def _draw(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """What lay in two rounds before the learner, who has not played to either, and some cards of the learner's hand."""
    aim = rng.choice(AIMS[level])
    led = TRUMP if aim == "petit" else rng.choice(SUITS)
    by_taker = aim == "tenue" or (aim != "no-more" and rng.random() < 1 / 2)
    while True:
        own = _own(aim, led, rng)
        leader = rng.randrange(1, PLAYERS if aim != "tenue" else PLAYERS - 1)
        taker = leader if by_taker else rng.choice([seat for seat in range(1, PLAYERS) if seat != leader])
        others = rng.sample([*(TAROT.all.of(led) - own).without(PETIT)], 2 * (PLAYERS - leader))
        tricks = [Trick(leader, PLAYERS, tuple(others[at::2])) for at in range(2)]
        highest = max(card.height for card in own if not card.rank.isalpha())
        ahead = [trick.best for trick in tricks if trick.best and trick.best.height > highest]
        # Who holds back the king or the queen does so while a partner is ahead.
        leaves_it = aim != "tenue" or not any(trick.cards[0] in ahead for trick in tricks)
        if len(ahead) == len(tricks) and leaves_it and possible(tricks):
            break
    more = [TAROT[f"T{rank}"] for rank in rng.sample(range(2, 16), 2)] if led != TRUMP else []
    plain = [card for card in TAROT.cards if card.suit in SUITS and card.suit != led]
    hand = own | TAROT.set((*more, *rng.sample(plain, max(1, _SHOWN - len(own)))))
    return Played(tuple(tricks), taker, CHAIR), plays.in_hand(hand, Saying.plain(plays.SOME_CARDS))


def _own(aim: str, led: str, rng: random.Random) -> Cards:
    """All that the learner holds of the suit that is led: small cards, and what makes a word about them true."""
    if aim == "petit":
        return TAROT.set(TAROT[f"T{rank}"] for rank in (1, *rng.sample(range(2, 17), _SMALL)))
    while True:
        ranks = [str(rank) for rank in rng.sample(range(1, 11), _TO_TRUMP if aim == "no-more" else _SMALL)]
        courts = rng.sample("KQNJ", LONG_TENUE - len(ranks)) if aim == "tenue" else []
        own = TAROT.set(TAROT[led + rank] for rank in (*ranks, *courts))
        if aim != "tenue" or (tenue(own, led) and sure_tricks(own, led)):
            return own


def _ask(boards: tuple[Board, ...], level: int, _rng: random.Random) -> Question | None:
    seen, held = boards
    if not (isinstance(seen, Played) and isinstance(held, Laid)):
        return None
    hand, led = TAROT.set(held.cards), seen.tricks[0].led or ""
    told = dict(_told(seen, hand))
    aim = next((name for name in told.values() if name not in {LIE, NOTHING_SAID}), NOTHING_SAID)
    rights = {pair for pair, name in told.items() if name == aim}
    firsts, seconds = ({pair[at] for pair in rights} for at in range(2))
    if rights != {(first, second) for first in firsts for second in seconds if first is not second}:
        return None
    rule = BY.get(aim, HIGH_LOW_TAKER if seen.tricks[0].leader == seen.taker else HIGH_LOW_DEF)
    demands = [*_demands(hand.of(led), hand.of(led), Saying.plain(MUST_FOLLOW, FOLLOW, led=led))]
    demands += _demands(firsts, seconds, Saying.plain(NOT_SO[aim], rule))
    places = tuple(Place(str(at + 1), Saying.plain(title), 1) for at, title in enumerate(ROUNDS))
    laid_out = Arrangement(tuple(Thing(card.code, card) for card in held.cards), places, tuple(demands))
    hints = Hints((Saying.plain(ORDER_OF_TWO),), (Saying.plain(rule.statement, rule),))
    because = (Saying.plain(SAYS_SO[aim], rule),)
    prompt = TELL_THEM_OF_TWO if level == 1 else TELL_THE_TRUTH
    return Question("arrange", (seen,), prompt, because, hints, facts={"led": led}, arrangement=laid_out)


def _told(seen: Played, hand: Cards) -> Iterator[tuple[tuple[Card, Card], str]]:
    """What any two cards that may be played to the two rounds would tell in this order: a meaning, a lie, nothing."""
    then, now = seen.tricks
    for first in seen._replace(tricks=(then,)).play(hand).duty().legal():
        later = moved(seen.play(hand.without(first)), tricks=(then.with_card(first),), trick=now)
        for card in later.duty().legal():
            said = signals(later, LEARNER, card)
            lie = any(one.true is False for one in said)
            yield (first, card), LIE if lie else said[0].meaning.name if said else NOTHING_SAID


def _demands(first: Iterable[Card], second: Iterable[Card], says: Saying) -> Iterator[Demand]:
    """That one of some cards lies in the first round, and one of some in the second."""
    for at, cards in enumerate((first, second), 1):
        yield Demand(str(at), tuple(card.code for card in TAROT.set(cards)), 1, 1, says)


SAY_BY_ORDER = Kind(
    "say-by-order",
    N_("Say it with two cards"),
    "arrange",
    (HIGH_LOW_DEF, HIGH_LOW_TAKER, HIGH_LOW_TRUMP),
    _draw,
    _ask,
    of_a_deal=False,
)
