"""The players who may still hold the king of hearts, at a table where he may wait, and where he may not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from tutor.barbu.contracts.barbu import NO_WAIT, Barbu
from tutor.barbu.contracts.hearts import HEARTS
from tutor.barbu.options import Options
from tutor.barbu.trick import FOLLOW, Trick
from tutor.core.cards import BARBU, Cards
from tutor.core.errors import Json
from tutor.core.message import N_, Facts, Message
from tutor.core.rule import Rule
from tutor.teach.barbu.plays import CHAIR, PLAYERS, WHOLE, dealt, holding, in_tricks, opened
from tutor.teach.draw import Draw
from tutor.teach.judge import RULES, Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.proves.family import PROVES
from tutor.teach.open_boards import Tricks
from tutor.teach.posed import Asked, Posed, Verdicts, player_offers
from tutor.teach.positions import LEARNER
from tutor.teach.question import Hints, Notes
from tutor.teach.saying import Saying

WHO_HOLDS = N_(
    "Nobody has played the king of hearts yet, and you do not hold him. Going by what these tricks prove, mark every"
    " player who may still have him."
)
HERE_HE_WAITS = N_("At this table the king of hearts may wait.")
AT_THE_END = N_("These are tricks of the end of a deal, from trick {first} on.")
HERE_HE_GOES = N_("At this table the king of hearts has to be discarded at the first chance.")
WHO_COULD_NOT = N_(
    "Others did not follow suit with {cards:and}. What would the king’s holder have had to play there, at this table?"
)
MAY_HOLD = N_("Nothing that {by:player} {by:you|have|has} played rules the king of hearts out.")
MIGHT_WAIT = N_(
    "{by:Player} could not follow suit and discarded something else. But at this table the king may wait, so this"
    " proves nothing."
)
HAD_TO_GO = N_(
    "{by:Player} could not follow suit to trick {trick} and discarded {card:card}. At this table the king would have"
    " had to go then, so he is not there."
)
NO_HEARTS_THERE = N_(
    "{by:Player} did not follow suit to trick {trick}, in which hearts were led: there are no hearts in that hand, and"
    " not their king."
)
KING, CONTRACT = BARBU["HK"], Barbu()
OTHERS = tuple(seat for seat in range(PLAYERS) if seat != LEARNER)


#: The number of cards in every hand near the end, where somebody soon holds nothing but hearts and has to lead one.
FEW = 5
#: The tables: whether the king may wait there, and the number of cards in every hand before the first trick shown.
TABLES = ((False, WHOLE), (True, FEW), (False, WHOLE), (True, WHOLE), (True, FEW))


@kind(PROVES, NO_WAIT, FOLLOW, edition=2)
def king_holders(draw: Draw) -> Posed:
    """Tricks at a table where the king may not wait; later also at one where he may, and only a lead of hearts proves.

    Where he may wait nothing is proved by the first tricks of a deal, and something by the last ones.
    """
    waits, size = draw.rng.choice(draw.of(((False, WHOLE),), TABLES[:2], TABLES))
    table = Options(no_wait=not waits)
    tricks, hand = draw.until(lambda: _tricks(draw, table, size))
    first = WHOLE - size + 1
    said = [Saying.plain(HERE_HE_WAITS if waits else HERE_HE_GOES, NO_WAIT)]
    if size < WHOLE:
        said.append(Saying.plain(AT_THE_END, first=first))
    noted = Notes((*said,), {"no_wait": not waits})
    rules: dict[str, Json] = {} if waits else {"no_wait": True}
    seen = Tricks(tricks, CHAIR, CONTRACT.name, hand if size < WHOLE else None, rules, first)
    numbered = dict(enumerate(tricks, first))
    offers = player_offers(OTHERS, CHAIR)
    seats = {offer.id: seat for offer, seat in zip(offers, OTHERS, strict=True)}

    def verdicts(judge: Judge) -> Verdicts:
        on = {name: _holder(seat, numbered, table, judge) for name, seat in seats.items()}
        said = [says for _, says in on.values()]
        because = tuple(says for says in said if says.rule) or (said[0],)
        return Verdicts(because, Hints.plain(WHO_COULD_NOT, NO_WAIT, cards=_off_suit(tricks)), on)

    return Posed(Asked((noted, seen), WHO_HOLDS, offers), verdicts)


def _tricks(draw: Draw, table: Options, size: int) -> tuple[tuple[Trick, ...], Cards] | None:
    """The tricks of a deal in which others have discarded, from where everybody held so many cards, and the hand left.

    Something is proved in them where the king may not wait, and near the end.
    """
    deal = dealt(CONTRACT.name, draw.rng, cards=size)
    if not any(KING in (deal.hands[seat] or BARBU.none) for seat in OTHERS):
        return None
    rules = {"no_wait": True} if table.no_wait else {}
    for at, _ in in_tricks(replace(deal, rules=rules), draw.rng):
        if len(at.taken) > draw.of(4, 6, 7) or KING in at.played:
            return None
        tricks = (*at.tricks, *((at.trick,) if at.trick.cards else ()))
        if len(tricks) > 1 and len(_off_suit(tricks)) >= draw.of(1, 2, 2):
            proved = any(not _holder(seat, dict(enumerate(tricks)), table, RULES)[0] for seat in OTHERS)
            if proved is (table.no_wait or size < WHOLE):
                return tricks, at.hand
    return None


def _off_suit(tricks: tuple[Trick, ...]) -> Cards:
    """The cards with which the others have not followed suit."""
    others = ((card, trick) for trick in tricks for card in trick.cards if trick.seat_of(card) != LEARNER)
    return BARBU.set(card for card, trick in others if card.suit != trick.led)


def _holder(seat: int, tricks: Mapping[int, Trick], table: Options, judge: Judge) -> tuple[bool, Saying]:
    """Whether a player may still hold the king by some numbered tricks: each of their cards is tried beside him."""
    at = opened(CONTRACT, table)
    says: tuple[Rule | None, Message] = (None, MAY_HOLD)
    facts: Facts = {"by": seat}
    for number, trick in tricks.items():
        if not trick.has_card_of(seat):
            continue
        card = trick.card_of(seat)
        before = trick.before(card)
        told: Facts = {"by": seat, "trick": number, "card": card}
        if card not in judge.obligation(holding(at, before, card, KING)):
            rule, why = (FOLLOW, NO_HEARTS_THERE) if trick.led == HEARTS else (NO_WAIT, HAD_TO_GO)
            return False, Saying(rule, ((why, told),), CHAIR)
        if not table.no_wait and card.suit != trick.led:
            says, facts = (NO_WAIT, MIGHT_WAIT), told
    return True, Saying(says[0], ((says[1], facts),), CHAIR)
