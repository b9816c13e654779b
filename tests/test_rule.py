"""Obligations: which moves are legal, and when it is said why."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType

import pytest

from tutor.rule import N_, Obligation, Reason, Rule, Ruling, allow, chapters, forbid

KNOCK = Reason(Rule("KNOCK", N_("Knock first"), N_("Whoever comes to a door knocks."), sources=()), {})


def test_an_obligation_allows_what_its_rulings_allow() -> None:
    duty = Obligation(allow(["knock", "ring"], KNOCK), forbid(["enter"], KNOCK))
    assert duty.legal() == ["knock", "ring"]
    assert [move in duty for move in ("knock", "enter", "sing")] == [True, False, False]
    assert [(verdict.move, verdict.legal) for verdict in duty] == [("knock", True), ("ring", True), ("enter", False)]


def test_a_ruling_on_no_move_says_nothing() -> None:
    assert Obligation(allow(["knock"], KNOCK), forbid([], KNOCK)).rulings == (allow(["knock"], KNOCK),)


def test_only_a_candidate_has_a_verdict() -> None:
    duty = Obligation(allow(["knock"], KNOCK))
    assert duty.verdict("knock").rule is KNOCK.rule
    with pytest.raises(KeyError):
        duty.verdict("sing")


def test_a_decided_obligation_says_why_when_somebody_asks_and_only_once() -> None:
    asked = []

    def explain() -> Iterator[Ruling[str]]:
        asked.append("why?")
        yield allow(["knock"], KNOCK)
        yield forbid([], KNOCK)
        yield forbid(["enter"], KNOCK)

    duty = Obligation.decided(["knock"], explain)
    assert duty.legal() == ["knock"]
    assert "enter" not in duty
    assert asked == []
    assert [ruling.legal for ruling in duty.rulings] == [True, False]
    assert not duty.verdict("enter").legal
    assert asked == ["why?"]


def test_a_rule_that_two_modules_know_stands_in_the_chapter_where_it_comes_first() -> None:
    enter = Rule("ENTER", N_("Enter"), N_("Whoever is asked in enters."), sources=())
    doors, halls = ModuleType("doors"), ModuleType("halls")
    doors.KNOCK = halls.KNOCK = KNOCK.rule  # type: ignore[attr-defined]
    halls.ENTER = enter  # type: ignore[attr-defined]
    outside, inside = chapters(("outside", N_("Outside"), (doors,)), ("inside", N_("Inside"), (halls,)))
    assert outside.rules == {"KNOCK": KNOCK.rule}
    assert inside.rules == {"ENTER": enter}
