"""What a verdict of Barbu says is true of the very position that it is said of."""

from __future__ import annotations

from typing import Any

import pytest

from tests.barbu.test_doubling import after, doubling
from tutor import barbu
from tutor.barbu.call import Call
from tutor.barbu.options import Options
from tutor.barbu.setting import Setting
from tutor.core.cards import BARBU
from tutor.core.record import Record
from tutor.show.games import STAGES
from tutor.show.languages import LANGUAGES
from tutor.show.table.story import Step, score_sheet
from tutor.show.words import Words


def said(at: Any, move: str, lang: str = "en") -> str:  # noqa: ANN401 - any phase
    """What is said of a move to the player to move."""
    return Words(lang).to(at.turn, 4, clockwise=True).verdict(at.ruling(move))


@pytest.mark.parametrize(
    ("turns", "rule"),
    [
        (("double 0", "double 0", "double 0"), "B-DBL-FLANKS"),
        (("double 0", "double 0", "pass"), "B-DBL-DEALER-NEVER"),
        (("pass", "pass", "pass"), "B-DBL-DEALER-NEVER"),
    ],
)
def test_a_dealer_says_no_flanks_and_is_told_the_true_reason(turns: tuple[str, ...], rule: str) -> None:
    at = after(doubling(), *turns)
    ruling = at.ruling("double flanks")
    assert (ruling.legal, ruling.rule.id) == (False, rule)
    assert ("has not" in said(at, "double flanks")) is (turns != ("double 0",) * 3)
    assert said(at, "double flanks", "fr") != said(at, "double flanks")


def test_a_dealer_who_was_doubled_is_told_that_passing_is_free() -> None:
    at = after(doubling(), "double 0", "pass", "double 0")
    assert at.ruling("pass").rule.id == "B-RDBL-DEALER"
    assert said(at, "pass").startswith("You may pass: nobody has to redouble.")
    assert said(at, "pass", "fr").startswith("Vous pouvez passer\N{NO-BREAK SPACE}: personne")
    assert not said(at, "double 1").startswith("You may pass")


def test_maximum_after_a_double_is_french() -> None:
    told = said(after(doubling(), "double max"), "double max", "fr").replace("\u00a0", " ")
    assert "dire « maximum », c’est surcontrer qui vous a contré et contrer tous les autres." in told


def last_call(contract: str) -> Call:
    """A dealer who has called every other contract."""
    names = ("no-tricks", "no-hearts", "no-queens", "barbu", "no-last-two", "trumps", "domino")
    hands = (BARBU.set(BARBU.cards[:13]), None, None, None)
    left = tuple(name for name in names if name != contract)
    return Call(Setting(4, 0, Options(), hands, left, {1: 2, 2: 2, 3: 2}))


@pytest.mark.parametrize(
    ("contract", "moves", "free"),
    [("trumps", 4, "The suit is yours to choose"), ("domino", 13, "The rank that starts is yours"), ("barbu", 1, "")],
)
def test_the_last_contract_is_forced_but_not_its_suit_or_rank(contract: str, moves: int, free: str) -> None:
    [ruling] = [ruling for ruling in last_call(contract).obligation().rulings if ruling.legal]
    text = Words(seat=0).verdict(ruling)
    assert (len(ruling.moves), ruling.rule.id) == (moves, "B-CALL-FORCED-LAST")
    assert free in text
    assert ("you must call it" in text) is (not free)


def at_the_end(king: int) -> Any:  # noqa: ANN401 - a finished play
    """The end of a deal of Barbu in two tricks, the king of hearts in the first or the second."""
    start = {"phase": "play", "contract": "barbu", "leader": 0}
    moves = ["S2 S3 S4 HK", "S5 S6 S7 C8"] if king == 1 else ["S2 S3 S4 C9", "S5 S6 S7 HK"]
    hands = [BARBU.read(" ".join(trick.split()[seat] for trick in moves)) for seat in range(4)]
    begin = Record("barbu", 4, tuple(hands), start=start)
    at: Any = barbu.position(begin)
    told = []
    for _ in range(8):
        if at.turn is None:
            break
        card = next(card for card in at.obligation().legal() if card.code in moves[len(at.taken)])
        told += list(STAGES["barbu"].tell([Step(at, card)], Words(seat=1)))
        at = at.after(card)
    return at, " ".join(told)


def test_play_that_is_over_anyway_is_not_said_to_stop() -> None:
    early, told = at_the_end(1)
    assert (early.over, len(early.taken), "so play stops" in told) == (True, 1, True)
    last, told = at_the_end(2)
    assert (last.over, len(last.taken), "so play stops" in told) == (True, 2, False)
    assert "stops" not in " ".join(score_sheet(barbu.result(last), Words()))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_holds_one_trump_that_is_too_low_is_not_told_of_several(lang: str) -> None:
    start = {"phase": "play", "contract": "trumps H", "leader": 3}
    for hand, several in (("H2 S3", False), ("H2 H3", True)):
        at: Any = barbu.position(Record("barbu", 4, (BARBU.read(hand), None, None, None), start=start, moves=("H9",)))
        text = Words(lang).to(0, 4, clockwise=True).verdict(at.obligation().verdict(BARBU["H2"]).ruling)
        assert at.obligation().verdict(BARBU["H2"]).rule.id == "B-TR-TRUMPLED-LOW"
        assert any(word in text for word in ("any of them", "n’importe lequel")) is several
