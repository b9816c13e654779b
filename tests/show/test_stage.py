"""Every phase of every game is brought to the table, and says all that it is asked for."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any, get_args

import pytest

from tests.barbu.table import RULES, TRICK_CALLS
from tests.barbu.table import play as play_barbu
from tests.barbu.table import record as barbu_deal
from tests.every import every
from tests.page import page
from tests.tarot.table import OPTIONS
from tests.tarot.table import play as play_tarot
from tests.tarot.table import record as tarot_deal
from tutor import barbu, tarot
from tutor.barbu.options import VARIANTS
from tutor.barbu.phases import Phase as PhaseOfBarbu
from tutor.core.cards import TAROT
from tutor.core.record import Record
from tutor.games import GAMES
from tutor.show.games import STAGES
from tutor.show.html import Html
from tutor.show.languages import LANGUAGES
from tutor.show.match import SHEETS
from tutor.show.table.stage import OnTable
from tutor.show.table.story import Step
from tutor.show.words import Words
from tutor.tarot.phases import Phase as PhaseOfTarot
from tutor.tarot.setting import Ended

#: In these phases no table is shown: a match begins at the auction.
BEFORE_A_MATCH = {"draw", "cut", "deal"}
PHASES = {"tarot": get_args(PhaseOfTarot), "barbu": get_args(PhaseOfBarbu)}
EVERY = [(game, phase) for game, phases in PHASES.items() for phase in phases]
EVERY_PHASE = pytest.mark.parametrize(("game", "phase"), EVERY, ids=[phase.__name__ for _, phase in EVERY])


#: Of the many positions of the play so many are looked at.
ONE_IN = 12


@cache
def positions() -> tuple[tuple[str, Any], ...]:
    """Positions of random deals of both games, at tables of every size and with house rules of every kind."""
    rng = random.Random(1)
    return tuple((game, at) for game, at in _passed() if at.phase != "play" or not rng.randrange(ONE_IN))


def _passed() -> Iterator[tuple[str, Any]]:
    pack = tuple(random.Random(1).sample(TAROT.cards, len(TAROT)))
    draws = ("draw H1", "draw C2", "draw T21", "draw S2", "cut 31")
    before = Record("tarot", 4, (None,) * 4, order=pack, start={"phase": "draw"}, moves=draws)
    yield from (("tarot", at) for at in tarot.positions(before))
    yield "tarot", Ended(3, "auction", tarot.RULES["T-BID-ALL-PASS"])
    for seed in range(12):
        deal = tarot_deal(3 + seed % 3, seed, OPTIONS[seed % len(OPTIONS)])
        yield from (("tarot", step.at) for step in play_tarot(deal, random.Random(seed)))
    for seed, contract in enumerate((*TRICK_CALLS[:6], "domino 8")):
        called = barbu_deal(seed, RULES[seed % len(RULES)])
        yield "barbu", barbu.position(called)
        yield from (("barbu", step.at) for step in play_barbu(replace(called, moves=(contract,)), random.Random(seed)))
    poker = barbu_deal(1, dict(VARIANTS["chinese-poker"]), "chinese-poker")
    yield from (("barbu", step.at) for step in play_barbu(poker, random.Random(1)))


def seats(at: Any) -> int:  # noqa: ANN401 - any phase
    """How many play a deal."""
    return len(at.hands) if hasattr(at, "hands") else int(getattr(at, "setting", at).players)


def shown_of(game: str, phase: type) -> list[OnTable[Any, Any]]:
    """The positions of a phase, as they stand on the table."""
    return [STAGES[game].on_table(at) for found, at in positions() if (found, type(at)) == (game, phase)]


def test_every_phase_of_a_game_is_registered_and_no_other() -> None:
    assert list(STAGES) == list(GAMES)
    for game, stage in STAGES.items():
        assert set(stage.phases) == set(PHASES[game]), game


def test_a_position_of_another_game_is_refused() -> None:
    at = barbu.position(barbu_deal(1))
    assert STAGES["barbu"].on_table(at).at is at
    with pytest.raises(KeyError):
        STAGES["tarot"].on_table(at)


def test_every_match_has_a_score_sheet() -> None:
    assert {game.Match for game in GAMES.values()} == set(SHEETS)


@EVERY_PHASE
def test_everybody_has_a_place_in_every_phase_and_no_style_stands_in_the_page(game: str, phase: type) -> None:
    found = shown_of(game, phase)
    assert found
    for shown in found:
        words = Html("en").to(0, seats(shown.at), clockwise=GAMES[game].CLOCKWISE)
        felt = page(shown.felt(0, words).html(shown.at.turn, words))
        assert len(felt.all(".seat")) == words.chairs.players
        assert felt.values("style") == page("".join(shown.before(words))).values("style") == []


@every(EVERY, LANGUAGES)
def test_every_phase_says_what_it_is_and_what_to_do(phase: tuple[str, type], lang: str) -> None:
    game, _ = phase
    for shown in shown_of(*phase):
        if shown.at.turn is None:
            continue
        words = Html(lang).to(shown.at.turn, seats(shown.at), clockwise=GAMES[game].CLOCKWISE)
        assert shown.title(words)
        if shown.at.phase not in BEFORE_A_MATCH:
            assert shown.chapter(words)
            assert shown.prompt(words)


@EVERY_PHASE
def test_every_button_stands_for_a_move_that_is_made_with_no_card(game: str, phase: type) -> None:
    words = Html("en", 0)
    for shown in shown_of(game, phase):
        asked = shown.at.turn is not None and shown.at.phase not in BEFORE_A_MATCH
        moves = [verdict.move for verdict in shown.at.obligation()] if asked else []
        bare = [move for move in moves if shown.card_of(move) is None]
        offered = shown.buttons(bare) if bare else []
        assert set(offered) <= set(bare)
        written = [GAMES[game].written(shown.at, move) for move in offered]
        assert all(page(shown.label(move, words)).text for move in written)
        assert len({shown.label(move, words) for move in written}) == len(written)


@EVERY_PHASE
def test_whoever_looks_on_sees_no_hand(game: str, phase: type) -> None:
    for shown in shown_of(game, phase):
        assert len(shown.felt(None, Html("en", 0).to(None, seats(shown.at))).hand) == 0


def test_the_story_of_a_deal_is_that_of_its_steps_one_by_one() -> None:
    passed = play_tarot(tarot_deal(4, 3, {}), random.Random(3))
    steps = [Step(step.at, step.at.read(step.move, "here")) for step in passed if step.move]
    words = Words("en", 0)
    whole = list(STAGES["tarot"].tell(steps, words))
    assert whole == [line for step in steps for line in STAGES["tarot"].tell([step], words)]
    assert len(whole) > len(steps) - 6
