"""Moments of deals of Barbu at which it is asked which cards may be played, contract by contract."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tutor.barbu.contracts.barbu import Barbu
from tutor.barbu.contracts.hearts import HEARTS
from tutor.barbu.contracts.no_queens import BARE, QUEEN
from tutor.barbu.play import Play
from tutor.core.cards import BARBU
from tutor.core.record import Record
from tutor.teach import rulings
from tutor.teach.barbu.layouts import moment as domino_moment
from tutor.teach.barbu.moments import goes_both_ways, goes_both_ways_outranked, moment
from tutor.teach.barbu.plays import BEFORE, board
from tutor.teach.barbu.trumps_situations import TEMPTING, TRUMPS_SITUATIONS
from tutor.teach.draw import Draw

Boards = tuple[Record, ...]
Fits = Callable[[Play], bool]
#: The seat that lacks a suit by level, if one does.
Short = tuple[int | None, int | None, int | None]


def _follows(at: Play) -> bool:
    """A suit must be followed with one of several cards."""
    return at.trick.led is not None and len(at.hand.of(at.trick.led)) > 1


def _void(at: Play) -> bool:
    """One cannot follow suit, and may play any of a few cards."""
    return at.trick.led is not None and len(at.hand) in range(3, 8) and not at.hand.of(at.trick.led)


def _leads(at: Play) -> bool:
    return at.trick.led is None


def _leads_late(at: Play) -> bool:
    """A lead after hearts have been played: the ban goes on."""
    return _leads(at) and bool(at.gone.of(HEARTS))


def _leads_nearly_hearts(at: Play) -> bool:
    """Such a lead with hearts, and one or two other cards only."""
    others = at.hand - at.hand.of(HEARTS)
    return _leads_late(at) and len(others) in range(1, 3) and others != at.hand


def _leads_hearts_alone(at: Play) -> bool:
    """A lead with several hearts and nothing else: the only one with which hearts may be led."""
    return _leads(at) and len(at.hand) > 1 and at.hand == at.hand.of(HEARTS)


def _follows_with_hearts(at: Play) -> bool:
    """Whether a player holds hearts and has to follow suit in another one: some believe that a heart may go as well."""
    led, hearts = at.trick.led, at.hand.of(HEARTS)
    return led not in (None, HEARTS) and bool(hearts) and led in {card.suit for card in at.hand}


def _discards_with_hearts(at: Play) -> bool:
    """Whether a player holds hearts and others, and no card of the suit led: some believe that a heart has to go."""
    led, hearts = at.trick.led, at.hand.of(HEARTS)
    void = led is not None and not at.hand.of(led)
    return void and bool(hearts) and hearts != at.hand and len(at.hand) in range(3, 8)


QUEENS = BARBU.all.of_rank(QUEEN)


def _leads_with_hearts(at: Play) -> bool:
    """A later lead, with hearts and something else in hand."""
    return _leads(at) and bool(at.taken) and bool(at.hand.of(HEARTS)) and at.hand.of(HEARTS) != at.hand


def _leads_late_with_hearts(at: Play) -> bool:
    """The same after hearts have been played: some believe that this ends the ban."""
    return _leads_with_hearts(at) and bool(at.gone.of(HEARTS))


def _follows_with_a_queen(at: Play) -> bool:
    """Whether a player follows with a queen and at most one other card of the suit: nobody is spared it."""
    own = at.hand.of(at.trick.led) if at.trick.led else BARBU.none
    return bool(own & QUEENS) and len(own) < BARE and own != at.hand


def _discards_with_a_queen(at: Play) -> bool:
    return at.trick.led is not None and not at.hand.of(at.trick.led) and bool(at.hand & QUEENS) and len(at.hand) > 1


KING = BARBU["HK"]


def _leads_with_the_king(at: Play) -> bool:
    """Whether a player is on lead with the king of hearts, another heart, and something else."""
    return _leads(at) and KING in at.hand and len(at.hand.of(HEARTS)) in range(2, len(at.hand))


def _leads_later_with_the_king(at: Play) -> bool:
    """The same after somebody has discarded a heart: some believe that this ends the ban."""
    return _leads_with_the_king(at) and bool(at.gone.of(HEARTS))


def _follows_with_the_king(at: Play) -> bool:
    """Whether a player follows with the king of hearts in hand, and with a card of another suit that was led."""
    led = at.trick.led
    return led is not None and KING in at.hand and led != HEARTS and bool(at.hand.of(led))


def _discards_the_king(at: Play) -> bool:
    """Whether a player holds the king of hearts, and no card of the suit led."""
    led = at.trick.led
    return KING in at.hand and len(at.hand) > 1 and led is not None and not at.hand.of(led)


def _is_a_choice(at: Play) -> bool:
    """Whether something is allowed and something is not."""
    legal = [ruling.legal for ruling in rulings.asked(at)]
    return any(legal) and not all(legal)


def _in_tricks(
    call: str, sorts: tuple[Fits, Fits, Fits], free: Fits | None = None, short: Short = (None, None, None)
) -> Callable[[Draw], Boards]:
    """Moments of a contract by level, two of them from the second on; with one at which everything is ``free``.

    The seat that is ``short`` at a level lacks a suit in the first of them.
    """

    def boards(draw: Draw) -> Boards:
        def chosen(at: Play) -> bool:
            return _is_a_choice(at) and draw.of(*sorts)(at)

        found = [board(moment(call, draw, chosen, short=draw.of(*short))[1])]
        if draw.level > 1:
            found.append(board(moment(call, draw, free or chosen)[1]))
            if free:
                draw.rng.shuffle(found)
        return tuple(found)

    return boards


def _of_sorts(call: str, *sorts: tuple[Fits, ...]) -> Callable[[Draw], Boards]:
    """Moments of some sorts by level, each about equally often; from the second level on two of different sorts."""

    def boards(draw: Draw) -> Boards:
        chosen = draw.rng.sample(draw.of(*sorts), 2 if draw.level > 1 else 1)
        return tuple(board(moment(call, draw, sort)[1]) for sort in chosen)

    return boards


def _in_trumps(draw: Draw) -> Boards:
    """One board in the situation that follows from the number; two in two situations; two in those that tempt."""
    if draw.level == 1:
        return (TRUMPS_SITUATIONS[(draw.number - 1) % len(TRUMPS_SITUATIONS)].record(draw.rng),)
    return tuple(
        situation.record(draw.rng) for situation in draw.rng.sample(draw.of((), TRUMPS_SITUATIONS, TEMPTING), 2)
    )


def _in_domino(draw: Draw) -> Boards:
    return tuple(domino_moment(draw) for _ in range(draw.of(1, 2, 1)))


#: The ways to draw the boards, by the contract.
IN_CONTRACTS: Mapping[str, Callable[[Draw], Boards]] = {
    "no-tricks": _in_tricks(
        "no-tricks", (_follows, goes_both_ways, goes_both_ways_outranked), _void, short=(None, None, BEFORE)
    ),
    "no-hearts": _of_sorts(
        "no-hearts",
        (_leads_with_hearts, _follows_with_hearts, _discards_with_hearts),
        (_leads_late_with_hearts, _discards_with_hearts),
        (_leads_nearly_hearts, _leads_hearts_alone, _discards_with_hearts),
    ),
    "no-queens": _of_sorts(
        "no-queens",
        (_leads_with_hearts, _follows_with_a_queen),
        (_leads_with_hearts, _follows_with_a_queen, _discards_with_a_queen),
        (_leads_late_with_hearts, _follows_with_a_queen, _discards_with_a_queen),
    ),
    "king": _of_sorts(
        Barbu.name,
        (_leads_with_the_king, _follows_with_the_king, _discards_the_king),
        (_leads_with_the_king, _follows_with_the_king, _discards_the_king),
        (_leads_later_with_the_king, _leads_hearts_alone, _discards_the_king),
    ),
    "trumps": _in_trumps,
    "domino": _in_domino,
}
