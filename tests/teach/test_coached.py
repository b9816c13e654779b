"""The banks of turns at which the coach is clear: each is what it says it is, and can be counted again from nothing."""

from __future__ import annotations

from typing import cast

import pytest

from measures.coached import BANKS, BEFORE_PLAY, clear_again
from tests.every import every
from tutor.coach.coaches import TURNS
from tutor.coach.example import example
from tutor.coach.judging import Judging
from tutor.coach.tarot.before_play import EcartTurn
from tutor.core.cards import TAROT, Card, Cards
from tutor.games import GAMES, reached
from tutor.tarot.dog import PREFIX, Dog
from tutor.tarot.options import Options
from tutor.tarot.setting import FOUR, Setting
from tutor.teach.coached import Bank, Coached
from tutor.teach.kind import LEVELS
from tutor.teach.kinds import KINDS
from tutor.teach.positions import seen
from tutor.teach.question import Laid
from tutor.teach.tarot.ecarts import SIX

BOTH = [one for bank in BANKS.values() for one in bank.turns]
SORTS = [(bank, sort) for bank in BANKS.values() for sort in bank.sorts]
#: Every so many turns one is counted again, which takes a second; ``make certify`` does so with more of them.
EACH = 120


@every(BOTH)
def test_its_player_is_to_move_knows_no_other_cards_and_may_do_all_that_is_offered(one: Coached) -> None:
    at = reached(one.board)
    assert at.turn == one.seat
    assert seen(one.board, one.seat) == one.board
    legal = {str(move) for move in at.obligation().legal()}
    offered = {f"discard {code}" for ecart in one.offered for code in ecart.split()} if one.sort == "ecart" else None
    assert (offered or {*one.offered}) <= legal
    assert len({*one.offered}) == len(one.offered) >= 2


@every(BOTH)
def test_the_best_leads_all_others_and_is_offered_first_and_the_usual_move_is_offered_if_that_is_another(
    one: Coached,
) -> None:
    assert all(one.best.points > other.points for other in one.choices[1:])
    assert one.lead >= 2.5 * (one.error - 0.05)
    assert one.offered[0] in one.best.moves
    assert not one.against_custom or one.usual in one.offered


def test_every_line_is_read_as_it_is_written_and_no_turn_comes_twice() -> None:
    for bank in BANKS.values():
        lines = [line for line in bank.file.read_text("utf-8").splitlines() if not line.startswith("#")]
        assert [one.line for one in bank.turns] == lines
        assert len({str(one.board) for one in bank.turns}) == len(lines)


@pytest.mark.parametrize(("bank", "sort"), SORTS, ids=[sort for _, sort in SORTS])
def test_each_level_of_each_sort_has_turns(bank: Bank, sort: str) -> None:
    assert all(bank.of(sort, level) for level in LEVELS)


def test_the_usual_move_is_wrong_in_many_turns_and_right_in_more() -> None:
    against = sum(one.against_custom for one in BOTH)
    assert len(BOTH) / 6 < against < len(BOTH) / 2


@every([one for one in BOTH[:: EACH // 4] if one.sort not in BEFORE_PLAY])
def test_the_worlds_that_are_told_go_as_they_are_told(one: Coached) -> None:
    """In the one the best card does no worse than the other, and in the other one, if there is any, worse."""
    assert gained(one, one.well) >= 0
    assert one.ill is None or gained(one, one.ill) < 0


def gained(one: Coached, number: int) -> float:
    """What the best card brings more than the other in one world."""
    turn = TURNS[one.board.game](GAMES[one.board.game].positions(one.board))
    assert turn is not None
    told = example(turn, one.seed, number)
    return told.brought(one.best.moves[0]) - told.brought(one.other)


@every(BOTH[::EACH])
def test_turns_counted_again_are_as_they_were(one: Coached) -> None:
    assert clear_again(one.line) == one.line


# --- what other exercises call better ---------------------------------------------------------------------------------


class Given(EcartTurn):
    """An écart among those that an exercise offers, by the names of its options."""

    def __init__(self, at: Dog, offered: dict[str, Cards]) -> None:
        super().__init__(at, ())
        self._ecarts = {cards.bits: cards.bits for cards in offered.values()}
        self.groups = [[name] for name in offered]


@pytest.mark.parametrize("level", LEVELS)
def test_of_no_other_ecart_the_coach_is_certain_that_it_is_better(level: int) -> None:
    kind = KINDS["better-ecart"]
    for number in range(1, 9):
        question = kind.question(level, kind.seed(number))
        [laid] = question.boards
        assert isinstance(laid, Laid)
        held = TAROT.set(laid.cards)
        dog = TAROT.set(laid.cards[:SIX])
        hands = (held - dog, None, None, None)
        at = Dog.begin(Setting(FOUR, 0, Options(), hands, dog), 0, "garde", None)
        may_go = {move.removeprefix(PREFIX) for move in at.obligation().legal()}
        sets = {option.id: TAROT.set(cast("tuple[Card, ...]", option.shows)) for option in question.options}
        offered = {name: cards for name, cards in sets.items() if may_go.issuperset(card.code for card in cards)}
        looked = Judging(Given(at, offered))
        [right] = (option.id for option in question.options if option.right)
        assert not [other for other in offered if looked.better(other, right)]
