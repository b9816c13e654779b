"""The beginning of a signal by the order of two cards: the tutor's defenders give it where it costs them nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tutor.core.advice import Advice
from tutor.core.cards import TAROT, TRUMP, Card, Cards
from tutor.core.message import N_, Facts, Message
from tutor.core.rule import Reason, Rule
from tutor.tarot.advice.sight import Sight
from tutor.tarot.advice.signals import agreed, meant, order_begun, spent
from tutor.tarot.conventions.meanings import claimed
from tutor.tarot.conventions.meanings.meaning import Meaning
from tutor.tarot.play import Play
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
    meaning = will_tell(sight.play, sight.play.trick.turn, first, lower)
    says = _words(sight, meaning) if meaning else None
    if says is None:
        return chosen
    facts: Facts = {"card": first, "lower": lower, "suit": first.suit, "by": sight.play.trick.turn}
    return decided(first)._replace(note=Reason(SPEAK, facts, says=says))


def will_tell(play: Play, seat: int, first: Card, lower: Card) -> Meaning | None:
    """The meaning of ``lower`` in the next round if ``seat``, whose hand must be known, follows with ``first`` now.

    ``None`` if that is nothing, or something that is not true.
    """
    held, moment = play.hands[seat], order_begun(play, seat, first)
    if held is None or moment is None or lower.height > first.height:
        return None
    meanings = [meant(play, line) for line in agreed(play).spoken(moment, lower.rank)]
    since = held | spent(play, seat, first.suit)
    kept = all(_kept(meaning, since if meaning.since_dealt else held.without(first), first) for meaning in meanings)
    return meanings[0] if meanings and kept else None


def _kept(meaning: Meaning, held: Cards, card: Card) -> bool:
    """Whether a hand keeps what a card of its suit will claim."""
    claim = claimed(meaning.name, card.suit)
    return claim is not None and claim.kept(held)


def _words(sight: Sight, meaning: Meaning) -> Message | None:
    """The sentence for a meaning worth telling; ``None`` for others, such as one that endangers one's own Petit."""
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
