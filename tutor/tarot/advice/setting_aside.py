"""Advice for the écart: which card to set aside next, and why."""

from __future__ import annotations

from tutor.core.advice import Advice, advise
from tutor.core.cards import TAROT, TRUMP, Card, Cards
from tutor.core.errors import RecordError
from tutor.core.message import N_, Facts
from tutor.core.rule import Rule
from tutor.tarot.dog import PREFIX, THE_TAKERS_CARDS, Dog
from tutor.tarot.score.count import LOW, points

WHOLE_SUIT = Rule(
    "T-STR-ECART-VOID",
    title=N_("Set a whole suit aside"),
    statement=N_(
        "Advice: set a short suit aside as a whole, if it has no king: you can then trump the suit from its first round"
        " on. The shortest goes first."
    ),
    sources=(),
    hint=N_(
        "The whole suit can go, {cards:and}: with no {suit:suit} left, {by:you|you|they} can trump them from the first"
        " round on."
    ),
)
SAVE_POINTS = Rule(
    "T-STR-ECART-POINTS",
    title=N_("Save points in the écart"),
    statement=N_(
        "Advice: of suits without their king, which are too long to go as a whole, set the most valuable cards aside."
        " In play they could be lost; in the écart they count for the taker."
    ),
    sources=(),
    hint=N_(
        "Without the king of its suit, {card:card} could be lost in a trick. In the écart its {worth:half}"
        " {worth:n|point|points} count for {by:you|you|them}."
    ),
)
#: The same advice where only low cards are left of such suits.
WINS_NOTHING = N_("Something has to go, and {card:card}, in a suit without its king, is not likely to win a trick.")
KEEP_KINGS_SUIT = Rule(
    "T-STR-ECART-KING",
    title=N_("Keep the suit of a king"),
    statement=N_(
        "Advice: keep the suit of a king together as long as other cards can go. If it has to give cards as well, give"
        " the cheapest."
    ),
    sources=(),
    hint=N_(
        "Only suits with their king can still give cards, and {card:card} is the cheapest card that may leave them."
    ),
)
LOW_TRUMPS = Rule(
    "T-STR-ECART-TRUMP",
    title=N_("The lowest trumps, if trumps must go"),
    statement=N_("Advice: if trumps have to be set aside, set the lowest aside."),
    sources=(),
    hint=N_("Only trumps may still be set aside, and {card:card} is the lowest of them."),
)


def card_to_set_aside(at: Dog) -> Advice:
    """Whole short suits first, their points first, then dear cards; a suit with its king is kept, and so are trumps.

    Raise ``RecordError`` if the taker's cards are not known.
    """
    if at.held is None:
        raise RecordError("dog", None, THE_TAKERS_CARDS)
    held = at.held

    def worth_keeping(card: Card) -> tuple[bool, bool, bool, int, int]:
        suit = held.of(card.suit)
        guarded, whole = _guarded(suit), _whole(suit, at.left)
        worth = points(card) if guarded or card.suit == TRUMP else -points(card)
        return card.suit == TRUMP, guarded, not whole, len(suit) if whole else worth, worth

    legal = (TAROT[move.removeprefix(PREFIX)] for move in at.obligation().legal())
    card = min(legal, key=worth_keeping)
    return _reasoned(card, held.of(card.suit), at)


def _reasoned(card: Card, suit: Cards, at: Dog) -> Advice:
    """The advice to play the card, with its reason."""
    worth = points(card)
    if card.suit == TRUMP:
        rule, says = LOW_TRUMPS, None
    elif _guarded(suit):
        rule, says = KEEP_KINGS_SUIT, None
    elif _whole(suit, at.left):
        rule, says = WHOLE_SUIT, None
    else:
        rule, says = SAVE_POINTS, None if worth > LOW else WINS_NOTHING
    facts: Facts = {
        "card": card,
        "suit": card.suit,
        "cards": suit | at.aside.of(card.suit),
        "worth": worth / 2,
        "by": at.taker,
    }
    return advise(f"{PREFIX}{card}", rule, says, **facts)


def _guarded(suit: Cards) -> bool:
    """Whether the king of a suit is among these cards of it."""
    return any(card.rank == "K" for card in suit)


def _whole(suit: Cards, left: int) -> bool:
    """Whether a suit without its king can go as a whole into an écart that lacks so many cards."""
    return not _guarded(suit) and len(suit) <= left
