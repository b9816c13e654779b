"""Another judge is asked the same questions, and answers them as it believes: no kind knows of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Never

import pytest

from tests.every import every
from tests.teach.beliefs import of_short_suits
from tests.teach.believers import BELIEVING
from tutor.core.cards import Card
from tutor.core.replay import moved
from tutor.tarot.advice.signals import Signal, signals
from tutor.tarot.conventions.pack import PACKS
from tutor.tarot.play import Play
from tutor.teach.judge import RULES, Judge
from tutor.teach.kind import LEVELS, Kind
from tutor.teach.kinds import KINDS
from tutor.teach.kinds.heard.family import HEARD
from tutor.teach.kinds.lies.family import LIES
from tutor.teach.kinds.say.family import SAY
from tutor.teach.kinds.tells.family import TELLS


class Nobody(Judge):
    """A judge who cannot be asked anything."""

    def __getattribute__(self, name: str) -> Never:
        raise AssertionError(name)


#: The kinds that are asked more often, since only some of their questions depend on what is believed.
SELDOM = {"score-mistake", "why-switched"}


@pytest.mark.parametrize(("asked", "believer"), BELIEVING.items(), ids=map(" ".join, BELIEVING))
def test_who_believes_otherwise_sees_the_same_question_and_answers_it_otherwise(
    asked: tuple[str, str], believer: Judge
) -> None:
    name, about = asked
    kind, answered_otherwise = KINDS[name], 0
    for level in LEVELS:
        for number in range(1, 60 if name in SELDOM else 30):
            seed = kind.seed(number, about)
            true, false = kind.question(level, seed), kind.question(level, seed, believer)
            assert (true.boards, true.prompt, true.facts, true.data) == (
                false.boards,
                false.prompt,
                false.facts,
                false.data,
            )
            assert [option.id for option in true.options] == [option.id for option in false.options]
            answered_otherwise += true.key != false.key
    assert answered_otherwise > 30


@every(kind for kind in KINDS.values() if (kind.id, "") not in BELIEVING)
def test_about_what_advice_or_counting_decides_nobody_is_asked(kind: Kind) -> None:
    """Such a kind goes by advice, by numbers that it shows, or by what has been written: no belief changes that."""
    for level in LEVELS:
        for seed in range(1, 15):
            if (kind.id, kind.draw(level, seed).about) not in BELIEVING:
                assert kind.question(level, seed, Nobody()) == kind.question(level, seed)


@every((kind for kind in KINDS.values() if kind.family in {TELLS, HEARD, LIES, SAY}), PACKS)
def test_what_is_told_can_be_asked_at_a_table_with_any_agreement(kind: Kind, pack: str) -> None:
    def read(play: Play, seat: int, card: Card) -> tuple[Signal, ...]:
        return signals(moved(play, options=replace(play.options, conventions=pack)), seat, card)

    for level in LEVELS:
        for seed in range(1, 15):
            ours, theirs = kind.question(level, seed), kind.question(level, seed, replace(RULES, signals=read))
            assert ours.boards == theirs.boards
            assert [option.id for option in ours.options] == [option.id for option in theirs.options]


def test_two_cards_in_the_suit_of_the_taker_are_read_as_the_club_has_agreed() -> None:
    kind, club = KINDS["deal-tells"], replace(RULES, signals=of_short_suits)
    asked = [(kind.question(1, seed), kind.question(1, seed, club)) for seed in range(1, 60)]
    read = {(ours.key, theirs.key) for ours, theirs in asked if ours.key != theirs.key}
    assert read == {((("tenue",),), (("no-more",),))}
