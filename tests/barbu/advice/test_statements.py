"""What a piece of advice says is what the tutor's players do by it: each statement once more, in plain lists.

Deals of every contract are played by the players, some in an ordinary run and a few hundred with ``make certify``.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import cache
from itertools import product
from typing import Any, NamedTuple

from tests.barbu import plain
from tests.certify import CERTIFY, seeds
from tests.every import every
from tutor import barbu
from tutor.barbu.advice import ADVICE, advised
from tutor.barbu.layout import Layout
from tutor.barbu.play import Play
from tutor.core.advice import Advice
from tutor.core.cards import BARBU
from tutor.teach.barbu import ways
from tutor.teach.barbu.plays import dealt

CALLS = ("no-tricks", "no-hearts", "no-queens", "barbu", "no-last-two", "trumps H", "domino 7", "domino 2")
#: The deals of each contract.
DEALS = seeds(range(3), 40)


class Seen(NamedTuple):
    """What the player to move sees, in codes: the hand, what may be played, the trick, and what others still hold."""

    hand: list[str]
    legal: list[str]
    trick: list[str]
    out: list[str]
    last: bool
    trumps: str
    contract: str
    left: int

    def lower(self, card: str) -> list[str]:
        """The cards of the same suit below a card in other hands."""
        return [other for other in plain.of(self.out, card[0]) if plain.height(other) < plain.height(card)]

    def higher(self, card: str) -> list[str]:
        """The cards of the same suit above a card in other hands."""
        return [other for other in plain.of(self.out, card[0]) if plain.height(other) > plain.height(card)]

    def wins(self, card: str) -> bool:
        """Whether a card is the best one of the trick when it is played."""
        cards = [*self.trick, card]
        ruffs = plain.of(cards, self.trumps) if self.trumps else []
        best = max(ruffs or plain.of(cards, cards[0][0]), key=plain.height)
        return best == card

    def costs(self, card: str) -> bool:
        """Whether a card costs points."""
        return plain.penalty(self.contract, card) != 0


def seen(at: Play) -> Seen:
    """What the player to move sees in a contract played in tricks."""
    gone = {card.code for card in at.played}
    hand = [card.code for card in at.hand]
    return Seen(
        hand,
        [card.code for card in at.obligation().legal()],
        [card.code for card in at.trick.cards],
        [card for card in plain.DECK if card not in gone and card not in hand],
        len(at.trick.cards) == 3,
        at.contract.trumps or "",
        at.contract.name,
        at.size - len(at.taken),
    )


def below(one: Seen) -> list[str]:
    """The cards that may be played and stay below the trick, in its suit."""
    return [card for card in one.legal if one.trick and card[0] == one.trick[0][0] and not one.wins(card)]


def costs_least(one: Seen, card: str) -> bool:
    """Whether a card wins the trick as cheaply as it can: no lower one of its suit would."""
    return one.wins(card) and not any(one.wins(other) for other in lower_legal(one, card))


def lower_legal(one: Seen, card: str) -> list[str]:
    """The cards of its suit below a card that may be played as well."""
    return [other for other in plain.of(one.legal, card[0]) if plain.height(other) < plain.height(card)]


def is_kept_longest(one: Seen, card: str) -> bool:
    """Whether a card is no trump while another may be played, no highest card out, and the lowest of the rest."""

    def order(other: str) -> tuple[bool, bool, int]:
        return other[0] == one.trumps, not one.higher(other), plain.height(other)

    return card == min(one.legal, key=order)


#: Each statement about a card to play, said again of what the player sees.
PLAYED: Mapping[str, Callable[[Seen, str], bool]] = {
    "B-STR-THROW": lambda one, card: one.costs(card) and not one.wins(card),
    "B-STR-SHED": lambda one, card: bool(one.lower(card)) or not any(map(one.lower, one.legal)),
    "B-STR-DUCK": lambda one, card: card == max(below(one), key=plain.height),
    "B-STR-FREE": lambda one, card: one.last and one.wins(card) and not any(map(one.costs, [*one.trick, card])),
    "B-STR-FORCED": lambda one, card: one.last and one.wins(card) and not below(one),
    "B-STR-EARLY": lambda one, card: one.wins(card) and bool(lower_legal(one, card) or not one.higher(card)),
    "B-STR-IDLE": lambda one, card: one.left > 2 and bool(lower_legal(one, card)),
    "B-STR-LOW": lambda one, card: bool(one.higher(card)) and not lower_legal(one, card),
    "B-STR-DRAW": lambda one, card: not one.trick and card[0] == one.trumps and not one.higher(card),
    "B-STR-LONG": lambda one, card: len(plain.of(one.hand, card[0])) > len(plain.of(one.out, one.trumps)),
    "B-STR-CASH": lambda one, card: not one.trick and not one.higher(card),
    "B-STR-LENGTH": lambda one, card: (
        card[0] != one.trumps and card == min(plain.of(one.hand, card[0]), key=plain.height)
    ),
    "B-STR-CHEAP": lambda one, card: one.last and costs_least(one, card),
    "B-STR-RUFF": lambda one, card: card[0] == one.trumps != one.trick[0][0] and costs_least(one, card),
    "B-STR-SURE": lambda one, card: one.wins(card) and card[0] == one.trick[0][0],
    "B-STR-WAIT": is_kept_longest,
}
#: Advice on other moments than these, and where else it is held to its words.
ELSEWHERE = {
    "B-STR-CALL": "test_one_advice: the call",
    "B-STR-CALL-KEEP": "test_one_advice: the call",
    "B-STR-COUNT": "test_counting",
    "B-STR-CP": "test_players",
    "B-STR-WAY": "below",
    "B-STR-NOBODY": "below",
    "B-STR-BLOCK": "below",
}


@cache
def lived() -> list[tuple[Any, Advice]]:
    """Each moment of the deals, with the advice that the player to move follows."""
    found = []
    for call, seed in product(CALLS, DEALS):
        at: Any = barbu.position(dealt(call, random.Random(f"{call} {seed}")))
        while at.turn is not None:
            advice = advised(at)
            found.append((at, advice))
            at = at.after(at.read(advice.move, "move"))
    return found


@every(PLAYED)
def test_a_card_is_played_as_its_advice_says(rule: str) -> None:
    moments = [(seen(at), advice.move) for at, advice in lived() if advice.reason.rule.id == rule]
    assert moments or not CERTIFY, "it never came"
    differ = [(one, move) for one, move in moments if len(one.legal) > 1 and not PLAYED[rule](one, move)]
    assert not differ, f"{len(differ)} of {len(moments)}: {differ[0]}"


def test_in_domino_a_card_opens_ones_own_way_or_nobodys_or_the_others_as_its_advice_says() -> None:
    for at, advice in lived():
        if isinstance(at, Layout) and advice.move != "pass":
            behind = ways.behind(BARBU[advice.move], at)
            held, theirs = behind & at.hand, behind - at.hand
            opens = "B-STR-WAY" if held else "B-STR-BLOCK" if theirs else "B-STR-NOBODY"
            assert advice.reason.rule.id == opens


def test_no_card_that_helps_others_less_is_held_back_where_none_opens_ones_own_way() -> None:
    for at, advice in lived():
        if advice.reason.rule.id == "B-STR-BLOCK":
            helps = {card: len(ways.behind(card, at) - at.hand) for card in at.hand & at.fitting}
            assert helps[BARBU[advice.move]] == min(helps.values())


def test_every_piece_of_advice_is_held_to_its_words_somewhere() -> None:
    calls = {rule for rule in ADVICE if rule.startswith(("B-STR-CALL-", "B-STR-DBL", "B-STR-RDBL"))}
    assert {*ADVICE} == {*PLAYED} | {*ELSEWHERE} | calls
