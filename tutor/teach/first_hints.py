"""First hints about a board on which somebody is to move: they name what is there, and ask what it asks for."""

from __future__ import annotations

from typing import Any

from tutor.barbu.contracts.barbu import Barbu
from tutor.barbu.contracts.hearts import HEARTS
from tutor.barbu.contracts.trumps import Trumps
from tutor.barbu.layout import Layout
from tutor.barbu.play import Play as BarbuPlay
from tutor.core.cards import TAROT, TRUMP
from tutor.core.message import N_, Facts, Message
from tutor.core.obligation import Position
from tutor.core.record import Record
from tutor.tarot.auction import Auction
from tutor.tarot.call import CALLABLE, Call
from tutor.tarot.dog import Dog
from tutor.tarot.play import Play as TarotPlay
from tutor.teach import rulings
from tutor.teach.saying import Saying

# Tarot

NO_BID = N_(
    "{count} {count:n|player has|players have} spoken before you, and nobody has bid. Which contracts are there to"
    " choose from?"
)
A_BID = N_(
    "{by:Player} {by:you|have|has} bid {highest:term}, and nobody has gone higher. Which contracts are above that?"
)
TO_SET_ASIDE = N_(
    "{left} {left:n|card|cards} must still go, and you hold {trumps:count} {trumps:n|trump|trumps} among {held} cards."
    " Leaving out trumps, kings and the Excuse, do you have enough?"
)
TO_CALL = N_(
    "You hold {cards:and} of the cards that are ever called. Of which ranks, from the kings down, do you hold all four?"
)
NOTHING_TO_CALL = N_("You hold none of the kings, queens, knights and jacks. Which of them may be called by anybody?")
CALLED = N_("Yours is the first card of the deal, and {called:card} was called. May you lead any suit?")
CALLED_AND_HELD = N_(
    "Yours is the first card of the deal, {called:card} was called, and of its suit you hold {cards:and}. May you lead"
    " any of them?"
)
LEADS = N_("You lead to trick {number}. Has any card been played that yours must follow?")
EXCUSE_LED = N_("Only the Excuse has been played to trick {number}. Does it ask for a suit?")
TRUMPS_LED = N_("{cards:and} {cards:n|is|are} in the trick. Do you hold a trump above {top:card}?")
TRUMPED = N_(
    "{led:Suit} were led: {cards:and} {cards:n|is|are} in the trick. Do you hold any? If not, do you hold a trump above"
    " {top:card}?"
)
SUIT_LED = N_(
    "{led:Suit} were led: {cards:and} {cards:n|is|are} in the trick. Do you hold any? If not, do you hold a trump?"
)

# Barbu

ON_LEAD = N_(
    "You are on lead in {contract:term}, with {hearts:count} {hearts:n|heart|hearts} and {others:count} other"
    " {others:n|card|cards}. Does this contract bar a suit from being led?"
)
IN_BARBU = N_(
    "{led:Suit} were led: {cards:and} {cards:n|is|are} in the trick. Do you hold any? If not, what does this table ask"
    " of the king of hearts?"
)
WITHOUT_TRUMPS = N_(
    "{led:Suit} were led: {cards:and} {cards:n|is|are} in the trick. Do you hold any, and does {contract:term} make you"
    " beat what is there?"
)
TRUMP_SUIT_LED = N_(
    "{cards:and} {cards:n|is|are} in the trick, and {led:suit} are trumps. Do you hold one above {top:card}?"
)
RUFFED = N_(
    "{trumps:Suit} are trumps, and {led:suit} were led: {cards:and} are in the trick. Do you hold {led:suit}? If not,"
    " do you hold a trump above {top:card}?"
)
NOT_RUFFED = N_(
    "{trumps:Suit} are trumps, and {led:suit} were led: {cards:and} {cards:n|is|are} in the trick. Do you hold"
    " {led:suit}? If not, do you hold a trump?"
)
ROWS_END = N_(
    "Every suit starts at {start:the-rank}, and those on the table end at {ends:and}. Which cards come next to these?"
)
NO_ROW = N_("Nothing is on the table yet. Which of your cards is {start:the-rank} of its suit?")


def about(board: Record, otherwise: Message = rulings.LOOK) -> Saying:
    """The first hint about a board; ``otherwise`` is asked where nothing on it says more."""
    found = _noticed(rulings.moment(board))
    return Saying(None, (found or (otherwise, {}),), rulings.chair(board))


def _noticed(at: Position[Any]) -> tuple[Message, Facts] | None:
    """The words and the facts of a hint about a position."""
    match at:
        case Auction() | Call() | Dog():
            return _before_the_play(at)
        case TarotPlay():
            return _in_a_trick_of_tarot(at)
        case BarbuPlay():
            return _in_a_trick_of_barbu(at) if at.trick.cards else _on_lead(at)
        case Layout():
            return _in_domino(at)
    return None


def _before_the_play(at: Auction | Call | Dog) -> tuple[Message, Facts] | None:
    match at:
        case Auction(said=said) if said:
            return _in_the_auction(at)
        case Call(setting=setting, taker=taker):
            held = TAROT.set(CALLABLE) & (setting.hands[taker] or TAROT.none)
            return TO_CALL if held else NOTHING_TO_CALL, {"cards": held}
        case Dog(held=held) if held is not None:
            return TO_SET_ASIDE, {"left": at.left, "trumps": len(held.of(TRUMP)), "held": len(held)}
    return None


def _in_the_auction(at: Auction) -> tuple[Message, Facts]:
    if at.highest is None:
        return NO_BID, {"count": len(at.said)}
    by, highest = at.highest
    return A_BID, {"by": by, "highest": highest}


def _in_a_trick_of_tarot(at: TarotPlay) -> tuple[Message, Facts]:
    trick, number = at.trick, len(at.tricks) + 1
    if not trick.cards:
        if at.called is None or number > 1:
            return LEADS, {"number": number}
        own = at.hand.of(at.called.suit)
        return CALLED_AND_HELD if own else CALLED, {"called": at.called, "cards": own}
    if trick.led is None:
        return EXCUSE_LED, {"number": number}
    says = TRUMPS_LED if trick.led == TRUMP else TRUMPED if trick.top else SUIT_LED
    return says, {"cards": TAROT.set(trick.cards), "led": trick.led, "top": trick.top}


def _on_lead(at: BarbuPlay) -> tuple[Message, Facts]:
    hearts = len(at.hand.of(HEARTS))
    return ON_LEAD, {"contract": at.contract.name, "hearts": hearts, "others": len(at.hand) - hearts}


def _in_a_trick_of_barbu(at: BarbuPlay) -> tuple[Message, Facts]:
    contract, trick = at.contract, at.trick
    facts: Facts = {"cards": at.pack.set(trick.cards), "led": trick.led, "contract": contract.name}
    if isinstance(contract, Trumps):
        top = trick.top(contract.suit)
        says = TRUMP_SUIT_LED if trick.led == contract.suit else RUFFED if top else NOT_RUFFED
        return says, {**facts, "trumps": contract.suit, "top": top}
    return IN_BARBU if contract.name == Barbu.name else WITHOUT_TRUMPS, facts


def _in_domino(at: Layout) -> tuple[Message, Facts]:
    ends = at.pack.set(end for row in at.rows() for end in row.ends)
    return ROWS_END if ends else NO_ROW, {"ends": ends, "start": at.contract.rank}
