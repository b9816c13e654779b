"""Obligations: which moves are legal, and when it is said why."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType

import pytest

from tutor.core.chapters import chapters, rules_of
from tutor.core.message import N_
from tutor.core.obligation import Obligation, Ruling, allow, forbid
from tutor.core.rule import Reason, Rule

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


def test_a_reason_says_the_sentence_of_its_rule_for_the_place_where_it_speaks() -> None:
    heard = KNOCK.rule._replace(
        allows=N_("You have knocked, so enter."),
        forbids=N_("You have not knocked, so wait."),
        seen=N_("after knocking"),
        note=N_("Knock twice."),
        line=N_("a knock"),
        proof=N_("Somebody is at the door."),
        hint=N_("Knock gently."),
    )
    reason = Reason(heard, {})
    assert (reason.decides(legal=True), reason.decides(legal=False)) == (heard.allows, heard.forbids)
    assert (reason.shows, reason.note, reason.line) == (heard.seen, heard.note, heard.line)
    assert (reason.proof, reason.hint) == (heard.proof, heard.hint)


def test_a_reason_with_a_sentence_of_its_own_says_it_wherever_it_speaks_but_to_everybody() -> None:
    rule = KNOCK.rule._replace(seen=N_("after knocking"), line=N_("a knock"))
    reason = Reason(rule, {}, says=N_("The door is open: just enter."))
    assert {reason.decides(legal=True), reason.note, reason.line, reason.hint} == {"The door is open: just enter."}
    assert reason.shows == "after knocking"
    assert reason._replace(seen=N_("through the open door")).shows == "through the open door"
    assert reason.rule is rule


@pytest.mark.parametrize("place", ["shows", "note", "line", "proof", "hint"])
def test_a_rule_is_silent_where_it_has_no_sentence(place: str) -> None:
    with pytest.raises(LookupError, match="KNOCK"):
        getattr(KNOCK, place)
    with pytest.raises(LookupError, match="KNOCK"):
        KNOCK.decides(legal=True)


def test_where_the_sources_agree_about_a_case_the_reason_does_not_say_how_they_differ() -> None:
    rule = KNOCK.rule._replace(differs=N_("Some ring."))
    assert Reason(rule, {}).differs == "Some ring."
    assert Reason(rule, {}, disputed=False).differs is None


ENTER = Rule("ENTER", N_("Enter"), N_("Whoever is asked in enters."), sources=())


def module(name: str, **members: object) -> ModuleType:
    made = ModuleType(name)
    vars(made).update(members)
    return made


def test_a_chapter_has_the_rules_that_stand_in_its_modules() -> None:
    doors, halls = module("doors", KNOCK=KNOCK.rule, ROUND=4), module("halls", ENTER=ENTER)
    outside, inside = chapters(
        ("outside", N_("Outside"), N_("What is before the door."), (doors,)),
        ("inside", N_("Inside"), N_("What is behind it."), (halls,)),
    )
    assert outside.rules == {"KNOCK": KNOCK.rule}
    assert inside.rules == {"ENTER": ENTER}


@pytest.mark.parametrize("other", [KNOCK.rule, KNOCK.rule._replace(note=N_("Knock twice."))], ids=["same", "copy"])
def test_a_rule_stands_in_one_module(other: Rule) -> None:
    with pytest.raises(ValueError, match="KNOCK"):
        rules_of(module("doors", KNOCK=KNOCK.rule), module("halls", ENTER=ENTER, KNOCK=other))
