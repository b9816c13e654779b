"""Holders of beliefs about the trick of Tarot: what may be played to it, who wins it, and where the Excuse goes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from tutor.core.cards import TAROT, TRUMP, Card, Cards
from tutor.tarot.play import Play
from tutor.tarot.trick import PETIT, THE_EXCUSE, Trick
from tutor.teach.holders.turned import Allowed, believing
from tutor.teach.judge import RULES, Judge

EXCUSE = TAROT.set([THE_EXCUSE])


def _in_play(says: Callable[[Play], Cards | None]) -> Allowed:
    """A belief about the cards of a trick: what may be declared stays as it is, and it has no say anywhere else."""

    def allowed(at: object) -> list[object] | None:
        cards = says(at) if isinstance(at, Play) else None
        if not isinstance(at, Play) or cards is None:
            return None
        return [*cards, *(move for move in at.obligation().legal() if move not in at.hand)]

    return allowed


def _trumps(at: Play) -> Cards:
    return at.hand.of(TRUMP)


def _excuse(at: Play) -> Cards:
    return at.hand & EXCUSE


def _suit(at: Play) -> str | None:
    """The plain suit that was led, if one was."""
    return at.trick.led if at.trick.led != TRUMP else None


def _void(at: Play) -> bool:
    """Whether a plain suit was led that the player does not hold."""
    suit = _suit(at)
    return suit is not None and not at.hand.of(suit)


def _own(at: Play, card: Card | None) -> bool:
    """Whether a card of the trick was played by the player’s own side."""
    return card is not None and at.trick.seat_of(card) in at.side(at.trick.turn)


def _spare_partner(at: Play) -> Cards | None:
    must_trump = _void(at) or at.trick.led == TRUMP
    return _trumps(at) | _excuse(at) if must_trump and _trumps(at) and _own(at, at.trick.top) else None


def _partner_wins_so_free(at: Play) -> Cards | None:
    return at.hand if _void(at) and _own(at, at.trick.best) else None


def _overtrump_optional(at: Play) -> Cards | None:
    return _trumps(at) | _excuse(at) if _void(at) and _trumps(at) else None


def _any_trump_on_a_trump(at: Play) -> Cards | None:
    return _trumps(at) | _excuse(at) if at.trick.led == TRUMP and _trumps(at) else None


def _cannot_beat_so_discard(at: Play) -> Cards | None:
    top = at.trick.top
    return at.hand if top and _void(at) and not _trumps(at).above(top) else None


def _trumping_optional(at: Play) -> Cards | None:
    return at.hand if _void(at) else None


def _head_the_suit(at: Play) -> Cards | None:
    follows, best = at.hand.of(_suit(at) or TRUMP), at.trick.best
    if _suit(at) is None or best is None or best.suit == TRUMP or not follows:
        return None
    return (follows.above(best) or follows) | _excuse(at)


def _follows(at: Play) -> bool:
    suit = _suit(at)
    return suit is not None and bool(at.hand.of(suit))


def _may_trump_anytime(at: Play) -> Cards | None:
    return at.hand.of(_suit(at) or TRUMP) | _trumps(at) | _excuse(at) if _follows(at) else None


def _ruffed_so_free(at: Play) -> Cards | None:
    return at.hand if _follows(at) and at.trick.top else None


def _excuse_only_when_void(at: Play) -> Cards | None:
    return at.hand.of(at.trick.led or "S") if at.trick.led and at.hand.of(at.trick.led) and _excuse(at) else None


def _excuse_is_a_trump(at: Play) -> Cards | None:
    must_trump = _void(at) or at.trick.led == TRUMP
    return _excuse(at) or None if must_trump and not _trumps(at) else None


def _after_the_excuse(at: Play) -> bool:
    return bool(at.trick.cards) and at.trick.cards[0] is THE_EXCUSE


def _excuse_led_no_suit(at: Play) -> Cards | None:
    return at.hand if _after_the_excuse(at) else None


def _excuse_led_asks_trumps(at: Play) -> Cards | None:
    return _trumps(at) or at.hand if _after_the_excuse(at) else None


def _petit_may_hide(at: Play) -> Cards | None:
    return at.hand if (_void(at) or at.trick.led == TRUMP) and _trumps(at) == TAROT.set([PETIT]) else None


DUTIES: Mapping[str, Callable[[Play], Cards | None]] = {
    "spare-partner": _spare_partner,
    "partner-wins-so-free": _partner_wins_so_free,
    "overtrump-optional": _overtrump_optional,
    "trump-led-any": _any_trump_on_a_trump,
    "cannot-beat-so-discard": _cannot_beat_so_discard,
    "trumping-optional": _trumping_optional,
    "head-the-suit": _head_the_suit,
    "may-trump-anytime": _may_trump_anytime,
    "ruffed-so-free": _ruffed_so_free,
    "excuse-only-when-void": _excuse_only_when_void,
    "excuse-is-a-trump": _excuse_is_a_trump,
    "excuse-led-no-suit": _excuse_led_no_suit,
    "excuse-led-asks-trumps": _excuse_led_asks_trumps,
    "petit-may-hide": _petit_may_hide,
}


def _won(height: Callable[[Card], float]) -> Callable[[Trick], Card | None]:
    """Somebody to whom the ranks of a suit have other heights."""

    def winner(trick: Trick) -> Card | None:
        led = trick.led
        trumps = [card for card in trick.cards if card.suit == TRUMP]
        cards = trumps or [card for card in trick.cards if card.suit == led]
        return max(cards, key=height, default=None)

    return winner


def _ace_high(card: Card) -> float:
    return len(TAROT) if card.rank == "1" and card.suit != TRUMP else card.height


def _knight_below_jack(card: Card) -> float:
    return TAROT[f"{card.suit}J"].height - 0.5 if card.rank == "N" else card.height


def _excuse_best(trick: Trick) -> Card | None:
    return THE_EXCUSE if THE_EXCUSE in trick.cards else trick.best


HOLDERS: Mapping[str, Judge] = {
    **{belief: replace(RULES, obligation=believing(_in_play(duty))) for belief, duty in DUTIES.items()},
    "ace-high": replace(RULES, winner=_won(_ace_high)),
    "knight-below-jack": replace(RULES, winner=_won(_knight_below_jack)),
    "excuse-wins": replace(RULES, winner=_excuse_best),
    "excuse-lost": replace(RULES, excuse_stays=lambda **_last: False),
}
HOLDERS = {
    **HOLDERS,
    "excuse-led-no-suit": replace(
        HOLDERS["excuse-led-no-suit"],
        led=lambda trick: None if trick.cards and trick.cards[0] is THE_EXCUSE else trick.led,
    ),
    "excuse-led-asks-trumps": replace(
        HOLDERS["excuse-led-asks-trumps"],
        led=lambda trick: TRUMP if trick.cards and trick.cards[0] is THE_EXCUSE else trick.led,
    ),
}
