"""Every question of every kind, made once and looked at from all sides: one case a kind.

Each check is a function whose name is its sentence; a kind that fails is told with the checks that it fails, and with
the exercises that fail them.
"""

from __future__ import annotations

import json
import random
import re
import shlex
from collections.abc import Callable
from dataclasses import replace
from decimal import Decimal
from functools import partial

import pytest

from tests.page import page
from tests.teach.asked import ASKED, asking, moments, otherwise_dealt, questions
from tests.teach.editions import EDITIONS, digest
from tests.teach.first_hints import (
    no_first_hint_names_just_the_cards_that_are_right,
    the_first_hint_speaks_of_its_board,
)
from tests.teach.given import answers
from tests.teach.judges import second, shown
from tests.teach.otherwise import otherwise_answered
from tutor.core.cards import Card
from tutor.core.record import KEYS
from tutor.core.rule import Rule
from tutor.games import reached, record_of
from tutor.show.exercises.asked import as_json, as_text
from tutor.show.exercises.exercise import exercise
from tutor.show.exercises.reply import THE_ANSWER
from tutor.show.html import Html
from tutor.show.languages import LANGUAGES
from tutor.show.words import Words
from tutor.teach import boards
from tutor.teach.barbu import plays as barbu_plays
from tutor.teach.kind import LEVELS, Exercise, Kind
from tutor.teach.kinds import KINDS
from tutor.teach.number import written
from tutor.teach.positions import position, seen
from tutor.teach.question import Question

#: What costs much time is asked of so many questions a level.
SOME = 6


def one_answer_is_right(question: Question) -> None:
    """Or one sort of them, and no two things are called alike."""
    assert question.unique
    assert len(question.key) == 1 or question.any_of or question.arrangement
    names = answered_with(question)
    assert len({*names}) == len(names)


def the_second_judge_agrees(kind: Kind, question: Question) -> None:
    """On right answers, and on many that are nearly right."""
    judge = second(kind, question)
    for one in answers(question):
        assert question.reply(one).right is judge(one), one


def no_other_answer_is_right(question: Question) -> None:
    """Of marks, cells and numbers; of arrangements many are, and the second judge says which."""
    right = {frozenset(key) for key in question.key}
    for key in question.key:
        assert question.reply(key).right
        assert question.reply(key[::-1]).right
        assert not question.number or not question.number.slips.get(Decimal(key[0]))
    assert question.arrangement or not question.reply([]).right
    for one in () if question.arrangement else answers(question):
        near = bool(question.number and one) and question.number is not None
        close = near and abs(Decimal(one[0]) - question.number.right) <= question.number.within  # type: ignore[union-attr]
        assert question.reply(one).right is (close if question.number else frozenset(one) in right), one


def something_is_said_of_all_that_can_be_answered_with(question: Question) -> None:
    """Whatever the answer."""
    one = random.Random(str(question.key)).choice([*answers(question)])
    reply = question.reply(one)
    names = answered_with(question)
    given = [written(Decimal(number)) for number in one] if question.number else names
    assert {*reply.on} <= {*given}
    assert question.arrangement or question.number or [*reply.on] == names
    assert reply.because


def a_board_shows_nothing_that_its_player_has_not_seen(question: Question) -> None:
    """So an exercise about a deal has one known hand."""
    for _, board, at in moments(question):
        assert at.turn is not None
        assert seen(board, at.turn) == board
        assert [seat for seat, hand in enumerate(board.hands) if hand is not None] == [at.turn]


#: In a trick of these somebody has played against the rules, which is what is asked.
REVOKED = {"revoke", "trumps-revoke"}


def a_board_that_shows_a_deal_is_a_record(kind: Kind, question: Question) -> None:
    """So anybody can ask what may be done on it, and no impossible deal is drawn."""
    for board in shown(kind, question)["boards"] if kind.id not in REVOKED else ():
        if "game" in board and "hands" in board:
            reached(record_of({name: value for name, value in board.items() if name in KEYS}))


def the_key_is_the_same_in_plain_text_and_on_the_page(kind: Kind, asked: Exercise, question: Question) -> None:
    """Whatever the language; and plain text and JSON tell it only to who asks for it."""
    key, lang = question.key[0], LANGUAGES[asked.seed % len(LANGUAGES)]
    words = Words(lang)
    with_key, without = (as_text(kind, question, words, str(asked), key=told) for told in (True, False))
    label = words.say(THE_ANSWER, answer="")
    printed = with_key.partition(label)[2].partition("\n")[0]
    assert tuple(shlex.split(printed.replace("½", ".5"))) == key
    assert with_key.startswith(without)
    assert label not in without
    ready = page(exercise(asked, Html(lang))).one("template [data-key]")
    assert json.loads(ready["data-key"])[0] == [*key]
    data = as_json(kind, question, words, {}, key=True)
    plain = {name: part for name, part in data.items() if name not in {"key", "members", "slips"}}
    assert as_json(kind, question, words, {}) == {**plain, "hints": data["hints"][:2]}  # type: ignore[index] # JSON


def the_answer_stands_on_the_page_only_in_what_nobody_hears_before_it_is_asked_for(asked: Exercise) -> None:
    """But for the template the page is the same if other answers were right, and for other reasons."""
    before, after = (
        re.subn(r"<template.*</template>", "", drawn(asked, one, LANGUAGES[0]), flags=re.DOTALL)
        for one in (asked.question, otherwise_answered(asked.question))
    )
    assert before == after
    assert before[1] == 1


def drawn(asked: Exercise, question: Question, lang: str) -> str:
    """The page of an exercise that asks just this question."""
    return exercise(asked._replace(kind=asking(asked.kind, question)), Html(lang))


def answered_with(question: Question) -> list[str]:
    """The names of the options, the things or the cells of a question."""
    if question.arrangement:
        return [thing.id for thing in question.arrangement.things]
    return [one.id for one in (question.grid.cells if question.grid else question.options)]


# All the questions of a kind together


def it_is_the_same_again_from_its_seed_and_another_seed_asks_something_else(kind: Kind) -> None:
    """The edition is no part of what is asked.  Where there are few questions, the seeds go round.

    Questions about a moment of a deal are made again where ``hidden_cards_change_no_letter`` of them.
    """
    anew = replace(kind, edition=kind.edition + 1)
    position.cache_clear()
    for level in LEVELS:
        made = questions(kind, level)
        for asked in [asked for asked in [*made][:SOME] if not others_may_hold_other_cards(kind, made[asked])]:
            assert anew.question(level, asked.seed) == made[asked], asked
        things = max(len(kind.about), 1)
        looks = {
            str((one.boards, one.facts, one.data, one.grid, answered_with(one), one.prompt)) for one in made.values()
        }
        assert len(looks) > min(len(ASKED), things * (kind.stock or len(ASKED))) / 2


def nothing_that_decides_stands_in_words_alone(kind: Kind) -> None:
    """The same JSON without its words has the same key."""
    keys: dict[str, set[str]] = {}
    for level in LEVELS:
        for question in questions(kind, level).values():
            keys.setdefault(json.dumps(shown(kind, question)), set()).add(str(question.key))
    assert all(len(found) == 1 for found in keys.values())


def questions_that_look_alike_are_asked_in_the_same_words(kind: Kind) -> None:
    """A prompt that spoke of one card, or of two, would tell how many to look for."""
    for level in LEVELS:
        prompts: dict[object, set[str]] = {}
        for asked, question in questions(kind, level).items():
            about = kind.draw(level, asked.seed).about
            looks = len(question.boards), about, all(isinstance(one.shows, Card | Rule) for one in question.options)
            prompts.setdefault(looks, set()).add(question.prompt)
        assert all(len(same) == 1 for same in prompts.values()), prompts


def hidden_cards_change_no_letter(kind: Kind, patch: pytest.MonkeyPatch) -> None:
    """The same deals once more, but all hands lie open and the others hold other cards."""
    anew = replace(kind, edition=kind.edition + 2)
    for level in LEVELS:
        made = questions(kind, level)
        some = [asked for asked, question in made.items() if others_may_hold_other_cards(kind, question)][:SOME]
        known = []
        with patch.context() as patched:
            for draws in (boards, barbu_plays):
                patched.setattr(draws, "seen", otherwise_dealt)
            known = [anew.question(level, asked.seed) for asked in some]
        for asked, one in zip(some, known, strict=True):
            assert all(None not in board.hands for _, board, _ in moments(one)), asked
            for lang in LANGUAGES:
                same = (drawn(asked, question, lang) for question in (one, questions(kind, level)[asked]))
                assert len({*same}) == 1, asked


def others_may_hold_other_cards(kind: Kind, question: Question) -> bool:
    """Whether it shows moments of deals that were drawn; those of a bank stand there without a hidden card."""
    return kind.stock is None and bool(moments(question))


def it_asks_what_its_edition_has_always_asked(kind: Kind) -> None:
    """Links, logs and printed sheets hold nothing but a name like ``allowed.1.2.17``."""
    if kind.id not in EDITIONS:
        pytest.fail(f"{kind.id} is new: python -m tests.golden writes down what it asks")
    edition, came_to = EDITIONS[kind.id]
    assert (kind.edition, digest(kind)) == (edition, came_to), (
        f"{kind.id} asks other questions than its edition {edition} did: if that is meant, raise its edition, and"
        " python -m tests.golden writes it down"
    )


Check = Callable[[], None]


def checks(kind: Kind, patch: pytest.MonkeyPatch) -> list[tuple[str, str, Check]]:
    """All that is looked at: the sentence, the exercise if it is about one, and the check."""
    found: list[tuple[str, str, Check]] = []
    for level in LEVELS:
        for number, (asked, question) in enumerate(questions(kind, level).items()):
            each = [
                partial(one_answer_is_right, question),
                partial(the_second_judge_agrees, kind, question),
                partial(no_other_answer_is_right, question),
                partial(something_is_said_of_all_that_can_be_answered_with, question),
                partial(a_board_shows_nothing_that_its_player_has_not_seen, question),
                partial(a_board_that_shows_a_deal_is_a_record, kind, question),
                partial(no_first_hint_names_just_the_cards_that_are_right, question),
            ]
            if number < SOME:
                each.append(partial(the_key_is_the_same_in_plain_text_and_on_the_page, kind, asked, question))
                each.append(
                    partial(the_answer_stands_on_the_page_only_in_what_nobody_hears_before_it_is_asked_for, asked)
                )
            found += [(check.func.__name__, str(asked), check) for check in each]
    whole = [
        partial(it_is_the_same_again_from_its_seed_and_another_seed_asks_something_else, kind),
        partial(questions_that_look_alike_are_asked_in_the_same_words, kind),
        partial(hidden_cards_change_no_letter, kind, patch),
        partial(it_asks_what_its_edition_has_always_asked, kind),
        partial(nothing_that_decides_stands_in_words_alone, kind),
        partial(the_first_hint_speaks_of_its_board, kind),
    ]
    return found + [(check.func.__name__, "", check) for check in whole]


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_a_kind(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    failed: dict[str, list[str]] = {}
    for sentence, asked, check in checks(kind, monkeypatch):
        try:
            check()
        except AssertionError as error:
            failed.setdefault(sentence, []).append(f"{asked} {error}".strip())
    told = [f"{sentence.replace('_', ' ')}: not in {len(some)}, such as {some[0]}" for sentence, some in failed.items()]
    assert not failed, "\n".join(told)
