"""How the tutor's defenders begin to say something by the order of two cards, where that costs them nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tutor.advice import Advice
from tutor.cards import TAROT, TRUMP, Card
from tutor.message import N_, Facts, Message
from tutor.rule import Reason, Rule
from tutor.tarot.advice.sight import Sight
from tutor.tarot.advice.signals import agreed, meant, order_begun
from tutor.tarot.conventions.meanings import Meaning, claimed
from tutor.tarot.score.count import LOW, points
from tutor.tarot.sources import BOURGOGNE, LA_TENUE, WIKIPEDIA
from tutor.tarot.trick import PETIT

SPEAK = Rule(
    "T-STR-SPEAK",
    title=N_("Say it where it costs nothing"),
    statement=N_(
        "Advice: if two of your cards are worth the same and your partners can learn something true from their order,"
        " play the higher first: with just two small cards in a suit that a partner leads, with a tenue in a suit that"
        " the taker leads, and with the Petit when a partner leads trumps. Do not invite trumps while you hold the"
        " Petit."
    ),
    sources=(WIKIPEDIA, BOURGOGNE, LA_TENUE),
    hint=N_(
        "{card:card} goes before {lower:card}, which is worth no less: high, then low, will tell the partners that"
        " there are no more {suit:suit} and that {by:you|you|they} will trump the next round."
    ),
)
OF_A_TENUE = N_(
    "{card:card} goes before {lower:card}, which is worth no less: high, then low, will tell the partners of a tenue in"
    " {suit:suit}."
)
OF_THE_PETIT = N_(
    "{card:card} goes before {lower:card}, which is worth no less: high, then low, will tell the partners that the"
    " Petit is here, so that they stop leading trumps."
)


def speak(sight: Sight, cards: Sequence[Card], chosen: Advice, decided: Callable[[Card], Advice]) -> Advice:
    """In place of a small card the next higher one, if the two, one after the other, will tell the partners a truth.

    The lower card speaks in the next round, should there be one; until then nothing has been said.
    """
    lower = TAROT[chosen.move]
    if points(lower) != LOW or sight.play.trick.led != lower.suit:
        return chosen
    alike = [card for card in cards if card.suit == lower.suit and points(card) == LOW and card.height > lower.height]
    if not alike:
        return chosen
    first = min(alike, key=lambda card: card.height)
    says = _true_of(sight, first, lower)
    if says is None:
        return chosen
    facts: Facts = {"card": first, "lower": lower, "suit": first.suit, "by": sight.play.trick.turn}
    return decided(first)._replace(note=Reason(SPEAK, facts, says=says))


def _true_of(sight: Sight, first: Card, lower: Card) -> Message | None:
    """The words for what the two cards will tell, if there is something, all of it true and good to know."""
    play = sight.play
    moment = order_begun(play, play.trick.turn, first)
    lines = agreed(play).spoken(moment, lower.rank) if moment else ()
    meanings = [meant(play, line) for line in lines]
    if not meanings or not all(_kept(sight, meaning, first) for meaning in meanings):
        return None
    return _words(sight, meanings[0])


def _kept(sight: Sight, meaning: Meaning, first: Card) -> bool:
    """Whether the hand keeps what the second card will claim."""
    claim = claimed(meaning.name, first.suit)
    return claim is not None and claim.kept(sight.hand if meaning.since_dealt else sight.hand.without(first))


def _words(sight: Sight, meaning: Meaning) -> Message | None:
    """What is said of a meaning that is worth telling: nothing that makes partners attack the Petit of this hand."""
    trumps = sight.hand.of(TRUMP)
    by_partner = sight.play.trick.leader not in sight.foes
    match meaning.name:
        case "no-more" if trumps and PETIT not in trumps:
            return SPEAK.hint
        case "tenue" | "sure-tricks" if PETIT not in trumps:
            return OF_A_TENUE
        case "petit" if by_partner:
            return OF_THE_PETIT
    return None
