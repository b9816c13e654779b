"""Poignées that are shown: what somebody holds, and the cards laid out, in order or not."""

from __future__ import annotations

import random
from typing import NamedTuple

from tutor.core.cards import TAROT, TRUMP, Cards
from tutor.core.message import N_
from tutor.core.obligation import Ruling
from tutor.core.rule import Reason
from tutor.tarot.announce import EXCUSE_STANDS_IN, POIGNEES, SHOW_EXACT, TRUMPS_NEEDED, Declaration
from tutor.tarot.trick import THE_EXCUSE
from tutor.teach.draw import Draw
from tutor.teach.judge import RULES, Judge
from tutor.teach.saying import Saying

YOUR_TRUMPS = N_("These are all your trumps, and the Excuse if you hold it:", "above some cards")
IN_ORDER = N_("There {count:n|is|are} exactly {count} {count:n|card|cards}, and no rule is against it.")
WITH_EXCUSE = N_(
    "The Excuse stands for the one trump that is missing, and no other trump stays hidden: that is in order."
)

ALL_THREE, FOUR = (3, 4, 5), 4


def table(draw: Draw) -> int:
    """The number of players: four, and from the third level on any number that can play."""
    sizes = draw.of((), (), ALL_THREE)
    return draw.rng.choice(sizes) if sizes else FOUR


class Held(NamedTuple):
    """A player’s trumps at a table of so many: those in the hand, the Excuse among them, and those aside."""

    players: int
    hand: Cards
    aside: Cards = TAROT.none

    @property
    def all(self) -> Cards:
        """All that the player may lay out."""
        return self.hand | self.aside

    def ruling(self, size: str, judge: Judge = RULES) -> Ruling[Declaration]:
        """Whether a poignée of this size may be shown, whatever cards are laid out for it."""
        offers = judge.declarations(self.hand, self.aside, self.players, misere=False)
        return offers.verdict(Declaration(f"poignee {size}")).ruling

    def fault(self, size: str, laid: Cards, judge: Judge = RULES) -> Reason | None:
        """The fault of the cards that are laid out for it, if there is one."""
        return judge.fault(Declaration(f"poignee {size}", laid), self.all, self.players)

    @property
    def sizes(self) -> list[str]:
        """The sizes that may be shown, the smallest first."""
        return [size for size in POIGNEES if self.ruling(size).legal]


def trumps(count: int, rng: random.Random, *, excuse: bool) -> Cards:
    """So many trumps, and perhaps the Excuse beside them."""
    drawn = TAROT.set(rng.sample([*TAROT.all.of(TRUMP)], count))
    return drawn.with_card(THE_EXCUSE) if excuse else drawn


def needed(players: int, size: str) -> int:
    """The number of trumps that a poignée takes."""
    return TRUMPS_NEEDED[players][POIGNEES.index(size)]


def says_of(held: Held, size: str, laid: Cards, judge: Judge = RULES) -> tuple[bool, Saying]:
    """Whether some cards may be shown as a poignée, and why."""
    ruling = held.ruling(size, judge)
    wrong = ruling.reason if not ruling.legal else held.fault(size, laid, judge)
    if wrong:
        return False, refusal(wrong)
    if THE_EXCUSE in laid:
        return True, Saying.plain(WITH_EXCUSE, EXCUSE_STANDS_IN)
    return True, Saying.plain(IN_ORDER, SHOW_EXACT, count=len(laid))


def refusal(reason: Reason) -> Saying:
    """The words in which cards are refused for a reason."""
    return Saying(reason.rule, ((reason.decides(legal=False), reason.facts),))


class Show(NamedTuple):
    """A player's show: what is held, the size that is announced, and the cards that are laid out."""

    held: Held
    size: str
    laid: Cards


def proper(players: int, rng: random.Random) -> Show:
    """A show that is in order: plain, with the Excuse for one that is missing, or with the Excuse kept."""
    size, over = rng.choice(POIGNEES), rng.choice((-1, 0, 1, 2))
    excuse = over < 0 or rng.random() < 1 / 2
    held = Held(players, trumps(needed(players, size) + over, rng, excuse=excuse))
    return Show(held, size, held.hand if over < 0 else _some(held, needed(players, size), rng))


def _some(held: Held, count: int, rng: random.Random) -> Cards:
    return TAROT.set(rng.sample([*held.hand.of(TRUMP)], count))


def _too_weak(players: int, rng: random.Random) -> Show:
    """A hand that has too few trumps, and shows what it has: one short, two with the Excuse, or enough elsewhere."""
    size, excuse = rng.choice(POIGNEES), rng.random() < 2 / 3
    count = needed(players, size)
    elsewhere = [number for sizes in TRUMPS_NEEDED.values() for number in sizes if count - 3 <= number < count]
    held = Held(players, trumps(count - 2 if excuse else rng.choice((count - 1, *elsewhere)), rng, excuse=excuse))
    return Show(held, size, held.hand)


def _another_number(players: int, rng: random.Random) -> Show:
    """A hand that is good enough, and shows a card too many, or one too few."""
    size = rng.choice(POIGNEES)
    count = needed(players, size)
    held = Held(players, trumps(count + rng.choice((1, 2)), rng, excuse=rng.random() < 2 / 3))
    return Show(held, size, _some(held, count + rng.choice((-1, 1)), rng))


def _hides_a_trump(players: int, rng: random.Random) -> Show:
    """The Excuse among the right number of cards, and a trump that stays hidden."""
    size = rng.choice(POIGNEES)
    count = needed(players, size)
    held = Held(players, trumps(count + rng.choice((0, 1)), rng, excuse=True))
    return Show(held, size, _some(held, count - 1, rng).with_card(THE_EXCUSE))


FAULTS = (_too_weak, _another_number, _hides_a_trump)
