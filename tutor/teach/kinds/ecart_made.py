"""An écart that one makes oneself: six cards that may go, or six that leave no card of a suit."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tutor.core.cards import SUITS, Cards
from tutor.core.message import N_
from tutor.core.record import Record
from tutor.core.rule import Rule
from tutor.tarot.dog import COUNT, FORCED_TRUMP, KINGS, NO_BOUT, NO_KING, NO_TRUMP, PREFIX, Dog
from tutor.teach.arrangement import Arrangement, Demand, Place, Thing
from tutor.teach.boards import of_ecart
from tutor.teach.kinds.ecart import HELD, SIX, with_dog
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Laid, Question
from tutor.teach.rulings import moment
from tutor.teach.saying import Saying

DOG_WAS = N_("In the dog lay {cards:and}. Now you hold these {count} cards:")
SET_ASIDE = N_("Set six of them aside.")
THE_ECART = N_("The écart", "a place for six cards")
NOT_SIX = N_("As many cards have to go as there were in the dog: six.")
NOT_SO_MANY = N_(
    "You have set more trumps aside than needed. As long as a plain card below the king is left, it goes first."
)
IN_ORDER = N_("These cards may go, and they are six. They count with your tricks at the end.")
WHICH_MUST_STAY = N_("Which cards may never go, and how many others do you hold?")

#: How many plain cards the taker holds, by level: plenty; few, so that court cards have to go; too few.
_PLAIN_CARDS = {1: (10, 14), 2: (6, 7), 3: (2, 5)}


def _draw(level: int, _seed: int, rng: random.Random) -> tuple[Record]:
    return (of_ecart(with_dog(rng.randint(*_PLAIN_CARDS[level]), rng), 0, rng),)


def _ask(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    at = moment(boards[0])
    if not isinstance(at, Dog) or at.held is None or at.setting.dog is None:
        return None
    rule = _deciding(at)
    hints = Hints((Saying.plain(WHICH_MUST_STAY),), (Saying.plain(rule.statement, rule),))
    because = Saying.plain(IN_ORDER, COUNT)
    return Question(
        "arrange",
        (_dog(at.setting.dog),),
        SET_ASIDE,
        (because,),
        hints,
        arrangement=_arranged(at.held, [*_demands(at)]),
    )


def _dog(cards: Cards) -> Laid:
    """What lay in the dog, for all to see."""
    return Laid((), Saying.plain(DOG_WAS, cards=cards, count=HELD))


def _arranged(held: Cards, demands: list[Demand]) -> Arrangement:
    things = tuple(Thing(card.code, card) for card in held)
    return Arrangement(things, (Place("aside", Saying.plain(THE_ECART), SIX),), tuple(demands))


def _deciding(at: Dog) -> Rule:
    """The rule that says most of an écart: the one on trumps, if some have to go."""
    return next((ruling.rule for ruling in at.obligation().rulings if ruling.rule is FORCED_TRUMP), COUNT)


def _demands(at: Dog) -> Iterator[Demand]:
    """What an écart must be, off the rulings on its first card: none that may not go, no trump too many, six in all."""
    for ruling in at.obligation().rulings:
        cards = tuple(move.removeprefix(PREFIX) for move in ruling.moves)
        if not ruling.legal:
            yield Demand("aside", cards, 0, 0, Saying.plain(ruling.rule.statement, ruling.rule))
        elif ruling.rule is FORCED_TRUMP:
            short = int(str(ruling.reason.facts["short"]))
            yield Demand("aside", cards, 0, short, Saying.plain(NOT_SO_MANY, FORCED_TRUMP))
    held = tuple(card.code for card in at.held or ())
    yield Demand("aside", held, SIX, SIX, Saying.plain(NOT_SIX, COUNT))


MAKE_ECART = Kind(
    "make-ecart",
    N_("Make an écart"),
    "arrange",
    (COUNT, NO_KING, NO_BOUT, NO_TRUMP, FORCED_TRUMP),
    _draw,
    _ask,
    of_a_deal=False,
)

NO_CARD_OF = N_("Set six cards aside so that you have no {suit:suit} left, and can trump {suit:suit} at once.")
NO_CARD_OF_ONE = N_("One suit of this hand can go as a whole. Set six cards aside so that you have no card of it left.")
ONE_IS_LEFT = N_("You still hold {suit:suit}, so you must follow whenever {suit:suit} are led.")
VOID_MADE = N_("With no {suit:suit} left you can trump them from the first round on. That is good advice, not a rule.")
WHICH_IS_SHORT = N_("Which suit has no king, and no more cards than may go?")
#: A suit that one sets aside as a whole has from one to so many cards.
_SHORT = 4


def _ask_void(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    at = moment(boards[0])
    if not isinstance(at, Dog) or at.held is None or at.setting.dog is None:
        return None
    can_go = [suit for suit in SUITS if 0 < len(at.held.of(suit)) <= SIX and not at.held.of(suit) & KINGS]
    short = [suit for suit in can_go if 1 < len(at.held.of(suit)) <= _SHORT + (level > 1)]
    if not short or (level > 2 and len(can_go) > 1):  # noqa: PLR2004 - at the last level one has to find the suit
        return None
    suit = rng.choice(short)
    cards = at.held.of(suit)
    says = Saying.plain(ONE_IS_LEFT, COUNT, suit=suit)
    void = Demand("aside", tuple(card.code for card in cards), len(cards), len(cards), says)
    hints = Hints((Saying.plain(WHICH_IS_SHORT),), (Saying.plain(COUNT.statement, COUNT),), (cards,))
    because = Saying.plain(VOID_MADE, COUNT, suit=suit)
    prompt, facts = (NO_CARD_OF, {"suit": suit}) if level < 3 else (NO_CARD_OF_ONE, {})  # noqa: PLR2004
    arrangement = _arranged(at.held, [*_demands(at), void])
    return Question("arrange", (_dog(at.setting.dog),), prompt, (because,), hints, facts=facts, arrangement=arrangement)


def _draw_plain(level: int, _seed: int, rng: random.Random) -> tuple[Record]:
    """Plain cards in plenty."""
    return (of_ecart(with_dog(rng.randint(9, 12 + level), rng), 0, rng),)


MAKE_VOID = Kind(
    "make-void",
    N_("Get rid of a suit"),
    "arrange",
    (COUNT, NO_KING, NO_BOUT, NO_TRUMP),
    _draw_plain,
    _ask_void,
    of_a_deal=False,
)
