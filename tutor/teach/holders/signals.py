"""Holders of beliefs about signals: each hears cards by an agreement of their own, in which something is wrong."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace

from tutor.core.cards import TRUMP, Card
from tutor.core.message import Facts
from tutor.core.replay import moved
from tutor.tarot.advice.signals import Signal, attack, signals
from tutor.tarot.conventions.catalogue import HIGH_LOW_DEF
from tutor.tarot.conventions.meanings import MEANINGS, claimed
from tutor.tarot.play import Play
from tutor.teach.judge import RULES, Judge


def _line(name: str, when: str, cards: str, means: str) -> dict[str, str]:
    """A line of an agreement, in words of its own."""
    words = {"title": "A belief", "statement": "Somebody believes so.", "source": "Nobody"}
    return {"rule": name, "when": when, "cards": cards, "means": means, **words}


def _hearing(*lines: tuple[str, str, str], without: tuple[str, ...] = ()) -> Judge:
    """Somebody who hears by the usual agreement, but for some conventions, and by some lines more."""
    own = [_line(f"belief-{number}", *line) for number, line in enumerate(lines)]
    pack = {"name": "belief", "extends": "federation", "without": [*without], "line": own}
    conventions = json.dumps(pack)

    def read(play: Play, seat: int, card: Card) -> tuple[Signal, ...]:
        return signals(moved(play, options=replace(play.options, conventions=conventions)), seat, card)

    return replace(RULES, signals=read)


def _any_descent(play: Play, seat: int, card: Card) -> tuple[Signal, ...]:
    """Somebody for whom two cards that fall one after the other always end their suit, or tell of the Petit."""
    earlier = [trick.card_of(seat) for trick in play.tricks if trick.led == play.trick.led == card.suit]
    own = [one for one in earlier if one.suit == card.suit]
    usual = signals(play, seat, card)
    if usual or not own or own[-1].height < card.height or seat in attack(play):
        return usual
    meaning = MEANINGS["petit" if card.suit == TRUMP else "no-more"]
    facts: Facts = {"card": card, "led": card.suit, "first": own[-1]}
    return (Signal(HIGH_LOW_DEF, facts, None, meaning, claimed(meaning.name, card.suit)),)


LEADS, TRUMPS = ("T-SIG-LEAD-LOW", "T-SIG-LEAD-HIGH"), ("T-SIG-LEAD-TRUMP-ODD", "T-SIG-LEAD-TRUMP-EVEN")
HOLDERS: Mapping[str, Judge] = {
    "any-descent-signals": replace(RULES, signals=_any_descent),
    "every-lead-signals": _hearing(("later-suit", "1-5", "honour"), ("later-suit", "6-N", "no-honour")),
    "low-denies": _hearing(("first-suit", "1-5", "no-honour"), ("first-suit", "6-N", "honour"), without=LEADS),
    "low-below-ten": _hearing(("first-suit", "1-10", "honour"), ("first-suit", "J-N", "no-honour"), without=LEADS),
    "parity-flipped": _hearing(
        ("first-trump", "even", "many-trumps"), ("first-trump", "odd", "few-trumps"), without=TRUMPS
    ),
    "king-is-honour-only": _hearing(("opening-suit", "K", "honour"), without=("T-SIG-MAIN-FORTE",)),
    "trump-height": _hearing(
        ("first-trump", "11-21", "many-trumps"), ("first-trump", "1-10", "few-trumps"), without=TRUMPS
    ),
    "high-low-one-meaning": _hearing(("high-low-taker", "all", "no-more"), without=("T-SIG-HIGH-LOW-TAKER",)),
}
