"""Advice for Trumps: the card to play where tricks pay."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.barbu.advice.sight import Sight
from tutor.barbu.play import Play
from tutor.barbu.sources import TRENTHAM
from tutor.core.advice import Advice, advise
from tutor.core.cards import Card, Cards
from tutor.core.message import N_
from tutor.core.rule import Rule

DRAW = Rule(
    "B-STR-DRAW",
    title=N_("Draw trumps with a trump that wins"),
    statement=N_(
        "Advice: in Trumps, while others hold trumps, lead a trump that nobody can beat: everybody who has one must"
        " give it up, and can no longer ruff with it."
    ),
    sources=(TRENTHAM,),
    hint=N_("Nobody can beat {card:card}, and it draws trumps from the others, who still hold {out}."),
)
LONG = Rule(
    "B-STR-LONG",
    title=N_("More trumps than all others"),
    statement=N_(
        "Advice: in Trumps, if you hold more trumps than all the others together, lead a middling one: each player must"
        " go higher if they can, so high ones fall as well."
    ),
    sources=(TRENTHAM,),
    hint=N_(
        "You hold more trumps than all others together, who have {out}: everybody who can must go above {card:card}."
    ),
)
CASH = Rule(
    "B-STR-CASH",
    title=N_("Take the tricks that are sure"),
    statement=N_(
        "Advice: in Trumps, lead a card that is the highest of its suit still out, unless somebody is known to lack the"
        " suit and may ruff it."
    ),
    sources=(),
    hint=N_("No higher {suit:suit} are out, and nobody is known to ruff them: take the trick with {card:card}."),
)
LENGTH = Rule(
    "B-STR-LENGTH",
    title=N_("A low card of a long suit"),
    statement=N_(
        "Advice: in Trumps, without a sure trick, lead low from your longest plain suit: its cards win tricks once the"
        " others have none of it left."
    ),
    sources=(TRENTHAM,),
    hint=N_(
        "None of your plain cards is sure to win. Lead low from your longest suit, {suit:suit}: its other cards can win"
        " tricks later."
    ),
)
CHEAP = Rule(
    "B-STR-CHEAP",
    title=N_("Win cheaply from the last seat"),
    statement=N_("Advice: if you play last, win with the lowest card that is enough."),
    sources=(),
    hint=N_("You play last: {card:card} is enough to win."),
)
RUFF = Rule(
    "B-STR-RUFF",
    title=N_("Ruff low"),
    statement=N_("Advice: ruff with the lowest trump that you may play; the high ones win later anyway."),
    sources=(),
    hint=N_("Ruff with the lowest trump that will do, {card:card}: your higher ones can win other tricks."),
)
SURE = Rule(
    "B-STR-SURE",
    title=N_("Spend a high card only to win"),
    statement=N_(
        "Advice: in Trumps, when others play after you, spend a high card on following suit only if none of them can"
        " hold a higher one; otherwise keep it."
    ),
    sources=(),
    hint=N_("Nobody who plays after you can follow higher than {card:card}."),
)
WAIT = Rule(
    "B-STR-WAIT",
    title=N_("Keep what may win later"),
    statement=N_(
        "Advice: to a trick that you cannot win, or would win only if others let you, play your lowest card: not a"
        " trump, and not the highest card left of a suit."
    ),
    sources=(),
    hint=N_("You are not sure to win this trick, so spend only {card:card}."),
)


def card_to_win(play: Play, trumps: str) -> Advice:
    """The card that promises most tricks in Trumps, and why."""
    sight, legal = Sight.of(play), play.obligation().legal()
    return _follow(sight, legal, trumps) if play.trick.cards else _lead(sight, legal, trumps)


def _lead(sight: Sight, legal: Sequence[Card], trumps: str) -> Advice:
    """The card to lead: draw trumps, else take sure tricks, else make a long suit good."""
    held, out = sight.play.hand.of(trumps), sight.out.of(trumps)
    masters = [card for card in legal if not sight.above(card)]
    drawing = [card for card in masters if card.suit == trumps]
    if out and drawing:
        return advise(_highest(drawing), DRAW, out=len(out))
    if out and len(held) > len(out) and sight.play.options.must_beat:
        return advise(list(held)[len(held) // 2], LONG, out=len(out))
    if sure := [card for card in masters if card.suit != trumps and not _ruffed(sight, card.suit, trumps)]:
        return advise(_highest(sure), CASH)
    plain = [card for card in legal if card.suit != trumps]
    if not plain:
        return advise(_highest(legal), CASH) if masters else advise(_lowest(legal), WAIT)
    quiet = [card for card in plain if not _ruffed(sight, card.suit, trumps)] or plain
    return advise(min(quiet, key=lambda card: (-len(sight.play.hand.of(card.suit)), card.height)), LENGTH)


def _follow(sight: Sight, legal: Sequence[Card], trumps: str) -> Advice:
    """The card to follow with: win cheaply or surely, else play low."""
    play, trick = sight.play, sight.play.trick
    winning = [card for card in legal if play.winner(trick.with_card(card)) == trick.turn]
    if winning and not sight.later:
        return advise(_lowest(winning), CHEAP)
    if winning and winning[0].suit != trick.led:
        return advise(_lowest(winning), RUFF)
    if winning:
        best = _highest(winning)
        if not any(sight.may_hold[seat].above(best) for seat in sight.later):
            return advise(best, SURE)
    return advise(min(legal, key=lambda card: (card.suit == trumps, not sight.above(card), card.height)), WAIT)


def _ruffed(sight: Sight, suit: str, trumps: str) -> bool:
    """Whether somebody is known to lack a suit, and may ruff it."""
    return any(sight.may_ruff(seat, suit, trumps) for seat in sight.later)


def _highest(cards: Sequence[Card] | Cards) -> Card:
    return max(cards, key=lambda card: card.height)


def _lowest(cards: Sequence[Card] | Cards) -> Card:
    return min(cards, key=lambda card: card.height)
