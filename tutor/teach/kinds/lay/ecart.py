"""An écart that one makes oneself: six cards that may go, or six that leave no card of a suit."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain

from tutor.core.cards import SUITS, TAROT, TRUMP, Cards
from tutor.core.message import N_, Facts, Message
from tutor.core.rule import Rule
from tutor.tarot.dog import COUNT, FORCED_TRUMP, KINGS, NO_BOUT, NO_KING, NO_TRUMP, PLAIN, PREFIX
from tutor.tarot.score.count import points
from tutor.tarot.trick import BOUTS
from tutor.teach.arrangement import Demand, Place
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import Pose, kind
from tutor.teach.kinds.lay.demands import all_of, names, none_of
from tutor.teach.kinds.lay.family import LAY
from tutor.teach.posed import Asked, Posed, Verdicts, card_offers
from tutor.teach.question import Hints, Notes
from tutor.teach.saying import Saying
from tutor.teach.tarot.ecarts import HELD, SIX, PickedUp

ASIDE = "aside"
DOG_WAS = N_("In the dog lay {cards:and}. Now you hold these {count} cards:")
SET_ASIDE = N_("Set six of them aside.")
THE_ECART = N_("The écart", "a place for six cards")
NOT_SIX = N_("As many cards have to go as there were in the dog: six.")
NOT_SO_MANY = N_(
    "You have set more trumps aside than needed. As long as a plain card below the king is left, it goes first."
)
IN_ORDER = N_("These cards may go, and they are six. They count with your tricks at the end.")
WHICH_MUST_STAY = N_("Which of {cards:and} may go? And how many suit cards do you hold, not counting kings?")

NO_CARD_OF = N_("Set six cards aside so that you have no {suit:suit} left, and can trump {suit:suit} at once.")
NO_CARD_OF_ONE = N_("One suit of this hand can go as a whole. Set six cards aside so that you have no card of it left.")
ONE_IS_LEFT = N_("You still hold {suit:suit}, so you must follow whenever {suit:suit} are led.")
VOID_MADE = N_("With no {suit:suit} left you can trump them from the first round on. That is good advice, not a rule.")
WHAT_ELSE_GOES = N_("You hold {count} {suit:suit}. Which of {cards:and} may go with them to make six?")
WHICH_IS_SHORT = N_(
    "By suit you hold: spades {S}, hearts {H}, diamonds {D}, clubs {C}. Which suit has no king, and no more cards than"
    " may go?"
)

#: A suit that one sets aside as a whole has two cards at least.
_FEWEST = 2


def any_six(draw: Draw) -> Posed:
    """Plain cards in plenty; few, so that court cards have to go; too few."""
    taker = PickedUp.drawn(draw.rng.randint(*draw.of((10, 14), (6, 7), (2, 5))), draw.rng)

    def verdicts(judge: Judge) -> Verdicts:
        demands = tuple(_in_order(taker, judge))
        # The rule that says most of it is the one on trumps, if some have to go.
        rule = FORCED_TRUMP if any(demand.says.rule is FORCED_TRUMP for demand in demands) else COUNT
        hints = Hints.plain(WHICH_MUST_STAY, rule, cards=_one_of_each(taker))
        return Verdicts((Saying.plain(IN_ORDER, COUNT),), hints, demands=demands)

    return Posed(_asked(taker, draw, SET_ASIDE, {}), verdicts)


def without_a_suit(draw: Draw) -> Posed | None:
    """Plain cards in plenty, and a suit that can be emptied; at last it is the only one, and is not named."""
    taker = PickedUp.drawn(draw.rng.randint(9, draw.of(13, 14, 15)), draw.rng)
    can_go = [cards for cards in map(taker.held.of, SUITS) if 0 < len(cards) <= SIX and not cards & KINGS]
    short = [cards for cards in can_go if _FEWEST <= len(cards) <= draw.of(4, 5, 5)]
    if not short or len(can_go) > draw.of(len(SUITS), len(SUITS), 1):
        return None
    cards = draw.rng.choice(short)
    suit = next(iter(cards)).suit
    named: Facts = {"suit": suit}

    def verdicts(judge: Judge) -> Verdicts:
        void = all_of(ASIDE, names(cards), Saying.plain(ONE_IS_LEFT, COUNT, suit=suit))
        by_suit: Facts = {each: len(taker.held.of(each)) for each in SUITS}
        others: Facts = {"cards": _one_of_each(taker) - cards, "count": len(cards), "suit": suit}
        nudge = Saying(None, (draw.of((WHAT_ELSE_GOES, others), (WHAT_ELSE_GOES, others), (WHICH_IS_SHORT, by_suit)),))
        hints = Hints.of(nudge, COUNT, cards)
        because = Saying.plain(VOID_MADE, COUNT, suit=suit)
        return Verdicts((because,), hints, demands=(*_in_order(taker, judge), void))

    told = draw.of((NO_CARD_OF, named), (NO_CARD_OF, named), (NO_CARD_OF_ONE, {}))
    return Posed(_asked(taker, draw, *told), verdicts)


def _asked(taker: PickedUp, draw: Draw, prompt: Message, facts: Facts) -> Asked:
    """All that the taker holds, to be put to the écart; what lay in the dog everybody has seen."""
    dog = Notes((), {"dog": names(taker.dog)}, Saying.plain(DOG_WAS, cards=taker.dog, count=HELD))
    offers = card_offers(taker.held)
    place = Place(ASIDE, Saying.plain(THE_ECART), SIX)
    return Asked((dog,), prompt, offers, facts, {"wanted": draw.about}, (place,))


def _one_of_each(taker: PickedUp) -> Cards:
    """The first king and bout of a hand, its highest other trump and its best other card, of which some may go."""
    held = taker.held
    sorts = [*held & KINGS][:1], [*held & BOUTS][:1], [*held.of(TRUMP) - BOUTS][-1:]
    return TAROT.set([*chain(*sorts), max(held & PLAIN, key=points)])


def _in_order(taker: PickedUp, judge: Judge) -> Iterator[Demand]:
    """The demands on an écart, off the rulings on its first card: none that may not go, not too many trumps, six."""
    for ruling in judge.obligation(taker.at).rulings:
        cards = tuple(move.removeprefix(PREFIX) for move in ruling.moves)
        if not ruling.legal:
            yield none_of(ASIDE, cards, Saying.plain(ruling.rule.statement, ruling.rule))
        elif ruling.rule is FORCED_TRUMP:
            short = int(str(ruling.reason.facts["short"]))
            yield Demand(ASIDE, cards, 0, short, Saying.plain(NOT_SO_MANY, FORCED_TRUMP))
    yield Demand(ASIDE, names(taker.held), SIX, SIX, Saying.plain(NOT_SIX, COUNT))


#: The questions by the écart that they ask for, and the rules that they train.
POSED: Mapping[str, Pose] = {"any": any_six, "void": without_a_suit}
TRAINED: Mapping[str, tuple[Rule, ...]] = {
    "any": (COUNT, NO_KING, NO_BOUT, NO_TRUMP, FORCED_TRUMP),
    "void": (COUNT, NO_KING, NO_BOUT, NO_TRUMP),
}


@kind(LAY, about=TRAINED)
def make_ecart(draw: Draw) -> Posed | None:
    """Six cards set aside: any that may go, or so that no card of a suit is left."""
    return POSED[draw.about](draw)
