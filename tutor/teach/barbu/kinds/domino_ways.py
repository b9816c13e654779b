"""The ways in Domino: what can come only after a card."""

from __future__ import annotations

import random

from tutor.barbu.advice.laying import BLOCK, NOBODY, OPEN_WAY
from tutor.core.cards import Card, Cards
from tutor.core.message import N_, Message
from tutor.core.rule import Rule
from tutor.teach import rulings
from tutor.teach.barbu.kinds.domino_fits import layout_of, moment
from tutor.teach.barbu.ways import behind
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Option, Question
from tutor.teach.saying import Saying

# Whose way does a card open?

MOST_OWN = N_("Several of your cards fit. Which one opens the way to most of your own cards?")
WHAT_WAITS = N_("For each card that fits: which of your other cards can only come after it?")
OWN_BEHIND = N_("After {card:card} can come {own:and}: of your own cards {count}.")
NONE_BEHIND = N_("None of your cards waits for {card:card}.")

FEWEST_OTHERS = N_("Several of your cards fit. Which one opens the way to the fewest cards of the others?")
WHOSE_BEHIND = N_("For each card that fits: which cards come after it, and which of those do you not hold?")
OTHERS_BEHIND = N_("After {card:card} can come {theirs:and}, which the others hold: {count} in all.")
NOBODY_BEHIND = N_("After {card:card} comes no card that the others hold.")


def _draw(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    return (moment(level, rng),)


def _ask_own(boards: tuple[Board, ...], level: int, _rng: random.Random) -> Question | None:
    at = layout_of(boards[0])
    counts = {card: behind(card, at) & at.hand for card in at.hand & at.fitting}
    return _of_the_fitting(boards, level, MOST_OWN, {card: len(own) for card, own in counts.items()}, _own(counts))


def _own(counts: dict[Card, Cards]) -> dict[Card, Saying]:
    return {
        card: Saying.plain(OWN_BEHIND, OPEN_WAY, card=card, own=own, count=len(own))
        if own
        else Saying.plain(NONE_BEHIND, OPEN_WAY, card=card)
        for card, own in counts.items()
    }


def _ask_others(boards: tuple[Board, ...], level: int, _rng: random.Random) -> Question | None:
    at = layout_of(boards[0])
    counts = {card: behind(card, at) - at.hand for card in at.hand & at.fitting}
    return _of_the_fitting(
        boards, level, FEWEST_OTHERS, {card: -len(others) for card, others in counts.items()}, _others(counts)
    )


def _others(counts: dict[Card, Cards]) -> dict[Card, Saying]:
    return {
        card: Saying.plain(OTHERS_BEHIND, BLOCK, card=card, theirs=others, count=len(others))
        if others
        else Saying.plain(NOBODY_BEHIND, NOBODY, card=card)
        for card, others in counts.items()
    }


def _of_the_fitting(
    boards: tuple[Board, ...], level: int, prompt: Message, worth: dict[Card, int], says: dict[Card, Saying]
) -> Question | None:
    """Which of the cards that fit has most ``worth``; at the last level some come close."""
    ranked = sorted(worth.values(), reverse=True)
    least = 2 if level == 1 else 3
    if len(ranked) < least or ranked[0] == ranked[1] or (level == 3 and ranked[0] - ranked[1] > 1):  # noqa: PLR2004
        return None
    fitting = sorted(worth, key=lambda card: rulings.IN_ORDER.index(card.code))
    options = tuple(Option(card.code, card, worth[card] == ranked[0], says[card]) for card in fitting)
    (because,) = (option.says for option in options if option.right)
    look, rule = (WHAT_WAITS, OPEN_WAY) if prompt is MOST_OWN else (WHOSE_BEHIND, BLOCK)
    return Question(
        "choose", boards, prompt, (because,), Hints((Saying.plain(look),), (_statement(rule),)), options=options
    )


def _statement(rule: Rule) -> Saying:
    return Saying.plain(rule.statement, rule)


DOMINO_WAY = Kind("domino-way", N_("Open your own way"), "choose", (OPEN_WAY,), _draw, _ask_own, of_a_deal=False)
DOMINO_HELPS = Kind(
    "domino-helps", N_("Help the others least"), "choose", (NOBODY, BLOCK), _draw, _ask_others, of_a_deal=False
)
