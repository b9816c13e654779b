"""Every convention is asked about in each of its sentences, or says in one line why not."""

from __future__ import annotations

import random

import pytest

from tests.every import every
from tutor.core.rule import Rule
from tutor.tarot.advice.told import told
from tutor.tarot.conventions.catalogue import CATALOGUE
from tutor.tarot.conventions.meanings import MEANINGS, UNREAD, by_meaning, usual_convention
from tutor.tarot.conventions.meanings.meaning import Meaning, Sentences
from tutor.tarot.conventions.pack import PACKS, named
from tutor.teach.course.parts import TAUGHT
from tutor.teach.positions import LEARNER
from tutor.teach.signals import scenes

LEADS_BACK = by_meaning(lambda sentences: sentences.lead_back)
HOME = "tutor/tarot/conventions/meanings/"
PACK = "tutor/tarot/conventions/federation.toml or another agreement beside it"
#: The parts of the sentences that a meaning may lack for a reason.
PARTS = tuple(name for name in Sentences._fields if name not in {"reading", "without"})


@every(CATALOGUE.values())
def test_a_convention_has_a_meaning_or_a_reason_why_not(rule: Rule) -> None:
    says = [meaning for meaning in MEANINGS.values() if rule in meaning.rules]
    if bool(says) is (rule in UNREAD):
        pytest.fail(
            f"Name {rule.id} in the “rules” of a meaning that stands in the MEANINGS of a file in {HOME},"
            f" or in UNREAD of {HOME}__init__.py: in one of them."
        )


@every(rule for meaning in MEANINGS.values() if meaning.sentences for rule in meaning.rules)
def test_a_convention_of_which_exercises_ask_is_taught_in_a_lesson(rule: Rule) -> None:
    if rule not in TAUGHT:
        pytest.fail(f"Name {rule.id} among the rules of a lesson in tutor/teach/course/tarot/: exercises ask of it.")


@every(MEANINGS.values())
def test_a_meaning_is_told_in_sentences_or_says_why_not(meaning: Meaning) -> None:
    if bool(meaning.sentences) is bool(meaning.unasked):
        pytest.fail(f"Give “{meaning.name}” in {HOME} its “sentences”, or say why it is “unasked”: one of them.")
    if meaning.sentences and not meaning.rules:
        pytest.fail(f"Name the convention that says “{meaning.name}” in its “rules” in {HOME}.")


@every(meaning for meaning in MEANINGS.values() if meaning.sentences)
def test_a_meaning_told_in_sentences_is_that_of_a_card_by_an_agreement(meaning: Meaning) -> None:
    if not any(line.meaning is meaning for name in PACKS for line in named(name).lines):
        pytest.fail(f"Let a card mean “{meaning.name}” in {PACK}, or say in {HOME} why the meaning is “unasked”.")


@every(meaning for meaning in MEANINGS.values() if meaning.sentences)
def test_a_meaning_has_each_sentence_or_says_why_not(meaning: Meaning) -> None:
    assert meaning.sentences
    for part in PARTS:
        if (getattr(meaning.sentences, part) is None) is not (part in meaning.sentences.without):
            pytest.fail(f"Write “{part}” of “{meaning.name}” in {HOME}, or why it has none in “without”: one of them.")


@every(LEADS_BACK)
def test_a_meaning_with_which_a_lead_agrees_begins_a_line_of_play(name: str) -> None:
    if MEANINGS[name].begins is None:
        pytest.fail(f"Say in {HOME} which line of play “{name}” “begins”: a lead agrees with it.")


@every(LEADS_BACK)
def test_a_meaning_is_said_in_its_scene_and_the_learner_leads_then(name: str) -> None:
    plays = (scenes.played(LEADS_BACK[name], random.Random(seed)) for seed in range(20))
    said = [{one.signal.meaning.name for one in told(play)} for play in plays if play.turn == LEARNER]
    if not any(name in names for names in said):
        pytest.fail(f"Have the speaker say “{name}” in its scene in {HOME}, and the hearer win the last trick.")


@every(meaning for meaning in MEANINGS.values() if meaning.opposite)
def test_an_opposite_is_said_by_a_meaning_and_is_mutual(meaning: Meaning) -> None:
    assert meaning.opposite
    assert MEANINGS[meaning.opposite].opposite == meaning.name


def test_a_convention_says_what_it_says_usually() -> None:
    assert usual_convention("honour").id == "T-SIG-LEAD-LOW"
    with pytest.raises(IndexError):
        usual_convention("king")
