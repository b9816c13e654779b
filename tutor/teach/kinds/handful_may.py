"""May I show a poignée, and with which cards: the sizes that a hand is enough for, and one laid out card by card."""

from __future__ import annotations

import random
from typing import NamedTuple

from tutor.core.cards import TAROT, TRUMP, Cards
from tutor.core.message import N_, Facts, Message
from tutor.core.obligation import Ruling
from tutor.core.rule import Reason
from tutor.tarot.announce import (
    DISCARDED,
    EXCUSE_IMPLIES,
    EXCUSE_STANDS_IN,
    LOWER,
    POIGNEES,
    SHOW_EXACT,
    THRESHOLD,
    TRUMPS_NEEDED,
    Declaration,
)
from tutor.tarot.setting import HAND_SIZES
from tutor.tarot.trick import BOUTS, THE_EXCUSE
from tutor.teach.arrangement import Arrangement, Demand, Place, Thing
from tutor.teach.boards import falling, undrawn
from tutor.teach.judge import RULES, Judge
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.saying import Saying

WHICH_SIZES = N_(
    "There are {players} of you at the table, and your first card is still to come. Mark every poignée that you may"
    " show."
)
NO_SIZE = N_("no poignée at all")
THERE_IS_ONE = N_("At least one of them may be shown.")
THERE_IS_NONE = N_("Your trumps are too few even for the smallest one.")
YOUR_TRUMPS = N_("These are all your trumps, and the Excuse if you hold it:", "above some cards")

ALL_THREE, FOUR, FIVE = (3, 4, 5), 4, 5


class Held(NamedTuple):
    """What a player has to show at a table of so many: trumps in the hand, the Excuse among them, and trumps aside."""

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
        """What is wrong with the cards that are laid out for it, if anything is."""
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
    """How many trumps a poignée takes."""
    return TRUMPS_NEEDED[players][POIGNEES.index(size)]


# Which sizes?


def _held(level: int, rng: random.Random) -> Held:
    """Any number of trumps at a table of four; about as many as one of its poignées takes; the same at any table."""
    players = FOUR if level < 3 else rng.choice(ALL_THREE)  # noqa: PLR2004 - levels are counted
    if level == 1:
        return Held(players, trumps(rng.randint(8, 16), rng, excuse=False))
    excuse = rng.random() < 2 / 3
    count = rng.choice(TRUMPS_NEEDED[players]) + rng.choice((-1, -1, 0, 1) if excuse else (-1, 0, 1))
    return Held(players, trumps(count, rng, excuse=excuse))


def _ask_sizes(_boards: tuple[Board, ...], level: int, rng: random.Random) -> Question:
    held = _held(level, rng)
    ruled = {f"poignee {size}": held.ruling(size) for size in POIGNEES}
    options = [Option(move, move, ruling.legal, Saying.of(ruling)) for move, ruling in ruled.items()]
    says = Saying.plain(THERE_IS_ONE if held.sizes else THERE_IS_NONE, THRESHOLD)
    options.append(Option("none", Saying.plain(NO_SIZE), not held.sizes, says))
    may = [ruling for ruling in ruled.values() if ruling.legal]
    may_not = [ruling for ruling in ruled.values() if not ruling.legal]
    because = tuple(Saying.of(ruling) for ruling in (*may[-1:], *may_not[:1]))
    rule = may[-1].rule if may else THRESHOLD
    hints = Hints((Saying.plain(rule.ask or rule.title),), (Saying.plain(rule.statement, rule),))
    boards = (Laid(falling(held.hand), Saying.plain(YOUR_TRUMPS)),)
    facts: Facts = {"players": held.players}
    return Question("mark", boards, WHICH_SIZES, because, hints, facts=facts, options=tuple(options))


HANDFUL_SIZES = Kind(
    "handful-sizes",
    N_("Which poignées may you show?"),
    "mark",
    (THRESHOLD, EXCUSE_STANDS_IN, EXCUSE_IMPLIES, LOWER, SHOW_EXACT),
    undrawn,
    _ask_sizes,
    of_a_deal=False,
)


# One laid out


LAY_OUT = N_(
    "There are {players} of you at the table. Below lie all your trumps, with the Excuse if you hold it. Lay out a"
    " {size:term} poignée."
)
YOUR_SHOW = N_("What everybody will see", "a place for cards")
WOULD_HIDE = N_(
    "To show the Excuse is to say that you hold no other trump than those shown, but {hidden} of your trumps would stay"
    " hidden. Show a trump in place of the Excuse."
)


def _to_show(level: int, rng: random.Random) -> Held:
    """More trumps than it takes, without the Excuse; with it, one too few or enough; the same at any table."""
    players = FOUR if level < 3 else rng.choice(ALL_THREE)  # noqa: PLR2004 - levels are counted
    size = rng.choice(POIGNEES[: 1 if level == 1 else 2])
    over = rng.randint(1, 2) if level == 1 else rng.choice((-1, -1, 0, 1, 2))
    excuse = over < 0 or (level > 1 and rng.random() < 3 / 4)
    return Held(players, trumps(needed(players, size) + over, rng, excuse=excuse))


def _ask_show(_boards: tuple[Board, ...], level: int, rng: random.Random) -> Question:
    held = _to_show(level, rng)
    return _show(held, held.sizes[-1] if level == 1 else rng.choice(held.sizes), LAY_OUT)


def _show(held: Held, size: str, prompt: Message) -> Question:
    ruling = held.ruling(size)
    facts: Facts = {"players": held.players, "size": size, "held": held.hand, "aside": held.aside}
    hints = Hints((Saying.plain(ruling.rule.ask or SHOW_EXACT.title),), (_exactly(ruling),))
    laid_out = shown_exactly(held, size)
    return Question("arrange", (), prompt, (Saying.of(ruling),), hints, facts=facts, arrangement=laid_out)


def _exactly(ruling: Ruling[Declaration]) -> Saying:
    """The rule that says which cards are shown: with the Excuse for one that is missing, or so many and no more."""
    rule = ruling.rule if ruling.rule is EXCUSE_STANDS_IN else SHOW_EXACT
    return Saying.plain(rule.statement, rule)


def shown_exactly(held: Held, size: str) -> Arrangement:
    """The cards of a hand, and what must hold of those that are laid out: just what ``announce.fault`` says of them.

    The number comes first, each wrong one with the sentence that the engine has for it; then the Excuse, which stands
    there only if all the trumps do.
    """
    cards = falling(held.all)
    names = tuple(card.code for card in cards)
    count = needed(held.players, size)
    too_few = [(laid + 1, len(cards), laid) for laid in range(count)]
    too_many = [(0, laid - 1, laid) for laid in range(len(cards), count, -1)]
    demands = [
        Demand("row", names, least, most, _number(held, size, laid)) for least, most, laid in (*too_few, *too_many)
    ]
    plain = tuple(name for name in names if name != THE_EXCUSE.code)
    if THE_EXCUSE in held.all:
        says = Saying.plain(WOULD_HIDE, EXCUSE_IMPLIES, hidden=len(plain) - count + 1)
        demands.append(Demand("row", plain, len(plain), len(plain), says, given=THE_EXCUSE.code))
    things = tuple(Thing(card.code, card) for card in cards)
    return Arrangement(things, (Place("row", Saying.plain(YOUR_SHOW), len(cards)),), tuple(demands))


def _number(held: Held, size: str, laid: int) -> Saying:
    """What the engine says of so many cards laid out, whichever they are."""
    reason = held.fault(size, TAROT.set(falling(held.all)[:laid]))
    if reason is None:
        raise ValueError(laid)
    return Saying(reason.rule, ((reason.decides(legal=False), reason.facts),))


HANDFUL_SHOW = Kind(
    "handful-show",
    N_("Lay out a poignée"),
    "arrange",
    (THRESHOLD, SHOW_EXACT, EXCUSE_STANDS_IN, EXCUSE_IMPLIES),
    undrawn,
    _ask_show,
    of_a_deal=False,
)

FROM_THE_ECART = N_(
    "You are the taker, and there are {players} of you at the table. Your four kings may not go into the écart, and you"
    " had so few other plain cards that {aside:and} had to go there, for everybody to see. Below lie your trumps,"
    " {aside:n|that one|those} included, with the Excuse if you hold it. Lay out a {size:term} poignée."
)
_KINGS = 4


def _ask_aside(_boards: tuple[Board, ...], level: int, rng: random.Random) -> Question:
    """A rare taker: all four kings, hardly another plain card, and so many trumps that some of them had to go.

    With four players, with five, with either.  What is neither a king nor the Excuse in that hand is a trump.
    """
    players = {1: FOUR, 2: FIVE}.get(level) or rng.choice((FOUR, FIVE))
    short, excuse = rng.randint(1, 2), rng.random() < 1 / 2
    drawn = trumps(HAND_SIZES[players] - _KINGS - excuse + short, rng, excuse=excuse)
    aside = TAROT.set(rng.sample([card for card in drawn if card not in BOUTS], short))
    held = Held(players, drawn - aside, aside)
    return _show(held, held.sizes[-1], FROM_THE_ECART)


HANDFUL_ASIDE = Kind(
    "handful-aside",
    N_("When a trump had to go into the écart"),
    "arrange",
    (THRESHOLD, SHOW_EXACT, EXCUSE_STANDS_IN, EXCUSE_IMPLIES, DISCARDED),
    undrawn,
    _ask_aside,
    of_a_deal=False,
)
