"""What a question shows and tells: all that its answer depends on, nothing that is hidden, and not the answer."""

from __future__ import annotations

import contextlib
import json
import random
import re
import shlex
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, product

import pytest

from tests.every import every
from tests.page import page
from tests.teach import naive
from tests.teach.asked import EVERY_LEVEL, asking, bare, moments, otherwise_dealt, questions, some
from tutor.core.cards import Card
from tutor.core.errors import RecordError
from tutor.core.message import N_
from tutor.core.record import Record
from tutor.core.rule import Rule
from tutor.games import reached
from tutor.show.asked import THE_ANSWER, as_json, as_text
from tutor.show.boards import Dealt
from tutor.show.exercise import exercise
from tutor.show.html import Html
from tutor.show.languages import LANGUAGES
from tutor.show.words import Words
from tutor.teach import boards, rulings
from tutor.teach.arrangement import Arrangement, Demand
from tutor.teach.barbu import plays as barbu_plays
from tutor.teach.boards import SEVEN, Sort, of_any
from tutor.teach.kind import LEVELS, Exercise, Kind
from tutor.teach.kinds import KINDS
from tutor.teach.kinds.duties import ALLOWED, DECIDING_RULE, FORCED_CARD
from tutor.teach.kinds.ranks import BEATS
from tutor.teach.positions import LEARNER, SEEDS, position, seen
from tutor.teach.question import Hints, Question
from tutor.teach.rulings import IN_ORDER as PACK
from tutor.teach.rungs import RUNGS
from tutor.teach.saying import Saying

#: What a test says in place of any reason.
OTHERWISE = N_("For some other reason.")

EVERY_BOARD = pytest.mark.parametrize(
    ("kind", "level"),
    [(kind, level) for kind in (ALLOWED, FORCED_CARD) for level in LEVELS],
    ids=lambda value: getattr(value, "id", str(value)),
)


# What is hidden


@EVERY_LEVEL
def test_a_board_shows_nothing_that_its_player_has_not_seen(kind: Kind, level: int) -> None:
    for asked, question in questions(kind, level).items():
        for _, board, at in moments(question):
            assert at.turn is not None
            assert seen(board, at.turn) == board, asked
            assert [seat for seat, hand in enumerate(board.hands) if hand is not None] == [at.turn], asked


@pytest.mark.parametrize(
    ("kind", "level"),
    # Those of a bank have stood there without a hidden card from the beginning.
    [(kind, level) for kind in KINDS.values() for level in LEVELS if kind.stock is None],
    ids=lambda value: getattr(value, "id", str(value)),
)
def test_hidden_cards_change_no_letter(kind: Kind, level: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same deals once more, but all hands lie open and the others hold other cards."""
    anew = replace(kind, edition=kind.edition + 2)
    for draws in (boards, barbu_plays):
        monkeypatch.setattr(draws, "seen", otherwise_dealt)
    for asked, question in questions(kind, level).items():
        known = anew.question(level, asked.seed)
        assert [board for board in known.boards if not isinstance(board, Record) or None in board.hands] == [
            board for board in question.boards if not isinstance(board, Record)
        ]
        assert told(asked, known) == told(asked, question), asked


def test_the_others_could_indeed_hold_other_cards() -> None:
    deals = [position(rung, 1) for rung in RUNGS]
    assert all(otherwise_dealt(deal, LEARNER) != deal for deal in deals)
    assert all(seen(otherwise_dealt(deal, LEARNER), LEARNER) == seen(deal, LEARNER) for deal in deals)


def told(asked: Exercise, question: Question) -> list[str]:
    """All that is said of a question, on a page and in plain text."""
    return [
        part
        for lang in LANGUAGES
        for part in (
            drawn(asked, question, lang),
            as_text(asked.kind, question, Words(lang), ""),
        )
    ]


def drawn(asked: Exercise, question: Question, lang: str) -> str:
    """The page of an exercise that asks just this question."""
    return exercise(asked._replace(kind=asking(asked.kind, question)), Html(lang))


#: Where an answer depends on more than the hand and the trick.
EARLIER = [Sort("barbu", 4, "call", SEVEN), Sort("barbu", 4, "doubling", SEVEN), Sort("tarot", 5, "play")]
EARLIER += [Sort("tarot", players, "auction") for players in (3, 4, 5)]


@pytest.mark.parametrize("sort", EARLIER, ids=lambda sort: f"{sort.game}-{sort.players}-{sort.phase}")
def test_all_that_the_answer_depends_on_is_told_in_text_and_on_the_page(sort: Sort) -> None:
    """Of two boards with the same hand on which not the same is allowed, not the same is told."""
    tried = 0
    for seed in SEEDS[:40]:
        board = of_any((sort,), random.Random(seed))
        for other in happened_otherwise(board):
            if legal(other) != legal(board):
                tried += 1
                assert Counter(shown_in_text(board)) != Counter(shown_in_text(other)), (board, other)
                assert shown_on_page(board) != shown_on_page(other), (board, other)
    assert tried > 3


def happened_otherwise(board: Record) -> Iterator[Record]:
    """Boards on which the same player is to move, and something was said or called otherwise, or in earlier deals."""
    at = reached(board)
    for changed in (*in_other_deals(board), *with_other_words(board)):
        with contextlib.suppress(RecordError):
            if (reached(changed).turn, reached(changed).phase) == (at.turn, at.phase):
                yield changed


def in_other_deals(board: Record) -> Iterator[Record]:
    """The board after other deals of the same dealer, with none or all of the compulsory doubles."""
    called = [name for name in SEVEN if not any(move.startswith(name) for move in board.moves)]
    for count, times in product((2, 5), (0, 2)) if board.history else ():
        doubled = {str(seat): times for seat in range(board.players) if seat != board.dealer}
        yield replace(board, history={"called": called[:count], "doubled": doubled})


def with_other_words(board: Record) -> Iterator[Record]:
    """The board after another word in place of one of those that were said."""
    for place, move in enumerate(board.moves):
        for word in OTHER_WORDS.get(move.partition(" ")[0], ()):
            yield replace(board, moves=(*board.moves[:place], word, *board.moves[place + 1 :]))


#: What somebody could have said in place of a word.
OTHER_WORDS = {
    **dict.fromkeys(("pass", "prise", "garde"), ("pass", "prise", "garde", "garde-sans")),
    "call": ("call SK", "call HK", "call DK", "call CK"),
    "double": ("pass", "double 0", "double 1", "double 2", "double 3"),
}


def legal(board: Record) -> set[str]:
    """What may be done on a board, but for what may be announced."""
    return {option.id for option in rulings.options((board,)) if option.right}


def shown_in_text(board: Record) -> list[str]:
    """What plain text tells of a board."""
    return [*Dealt.of(board).lines(Words())]


def shown_on_page(board: Record) -> str:
    """What a page shows of a board."""
    dealt = Dealt.of(board)
    return "".join(dealt.html(lambda _: None, dealt.words(Html(LANGUAGES[0]))))


def test_in_the_ecart_it_is_told_how_many_cards_are_set_aside() -> None:
    """Whether a trump may go depends on how many cards still have to."""
    for seed in SEEDS[:10]:
        board = of_any((Sort("tarot", 4, "dog"),), random.Random(seed))
        count = sum(move.startswith("discard ") for move in board.moves)
        assert f"{count} of 6 cards set aside" in shown_in_text(board)
        assert f"{count} of 6 cards set aside" in shown_on_page(board)


# What gives the answer away


@EVERY_LEVEL
def test_the_answer_stands_on_the_page_only_in_what_nobody_hears_before_it_is_asked_for(kind: Kind, level: int) -> None:
    """But for the template the page is the same if other answers were right, and for other reasons."""
    for asked, question in questions(kind, level).items():
        before, after = (
            re.subn(r"<template.*</template>", "", drawn(asked, one, LANGUAGES[0]), flags=re.DOTALL)
            for one in (question, otherwise_answered(question))
        )
        assert before == after, asked
        assert before[1] == 1


def otherwise_answered(question: Question) -> Question:
    """What looks like the same question, but other answers are right, for other reasons."""
    says = Saying.plain(OTHERWISE)
    rights = [not option.right for option in question.options]
    if question.pad == "choose":
        rights = [option.right for option in (*question.options[1:], *question.options[:1])]
    elif question.options and not any(rights):
        rights[0] = True
    options = tuple(
        option._replace(right=right, says=says) for option, right in zip(question.options, rights, strict=True)
    )
    number = question.number and question.number._replace(right=question.number.right + 1, slips={})
    laid_out, grid = question.arrangement and otherwise_laid_out(question.arrangement), question.grid
    if grid:
        states = [state.id for state in grid.states]
        others = (states[states.index(cell.right) - 1] for cell in grid.cells)
        cells = zip(grid.cells, others, strict=True)
        grid = grid._replace(cells=tuple(cell._replace(right=state, says=says) for cell, state in cells))
    changed = replace(question, options=options, number=number, arrangement=laid_out, grid=grid)
    changed = replace(changed, because=(says,), hints=Hints((says,), (says,)))
    assert changed.unique
    assert changed.key != question.key
    return changed


def otherwise_laid_out(laid_out: Arrangement) -> Arrangement:
    """The same things and places, and one thing asked for, or the one thing not that is."""
    says, place = Saying.plain(OTHERWISE), laid_out.places[0].id
    first = laid_out.things[0].id
    least = 0 if any(one.startswith(f"{first}@{place}") for one in laid_out.key[0]) else 1
    things = tuple(thing._replace(says=None) for thing in laid_out.things)
    return Arrangement(things, laid_out.places, (Demand(place, (first,), least, least, says),))


@EVERY_LEVEL
def test_the_key_is_the_same_in_plain_text_and_on_the_page_whatever_the_language(kind: Kind, level: int) -> None:
    for asked, question in questions(kind, level).items():
        key = question.key[0]
        lang = LANGUAGES[asked.seed % len(LANGUAGES)]
        words = Words(lang)
        text = as_text(kind, question, words, str(asked), key=True)
        printed = text.partition(words.say(THE_ANSWER, answer=""))[2].partition("\n")[0]
        assert tuple(shlex.split(printed.replace("½", ".5"))) == key, asked
        ready = page(exercise(asked, Html(lang))).one("template [data-key]")
        assert json.loads(ready["data-key"])[0] == [*key], asked


@every(some(), LANGUAGES)
def test_the_answer_is_told_only_to_who_asks_for_it(question: Question, lang: str) -> None:
    words = Words(lang)
    kind = next(kind for kind in KINDS.values() if kind.pad == question.pad)
    told_all = as_text(kind, question, words, "", key=True)
    assert told_all.startswith(as_text(kind, question, words, ""))
    assert words.say(THE_ANSWER, answer="") not in as_text(kind, question, words, "")
    asked = as_json(kind, question, words, {}, key=True)
    asked.pop("members", None)
    assert asked["key"] == [list(answer) for answer in question.key]
    assert as_json(kind, question, words, {}) == {
        **{name: part for name, part in asked.items() if name != "key"},
        "hints": asked["hints"][:2],  # type: ignore[index] # JSON has no types
    }


@EVERY_BOARD
def test_cards_stand_in_the_order_of_the_pack_and_the_whole_hand_is_asked_about(kind: Kind, level: int) -> None:
    for asked, question in questions(kind, level).items():
        for number, board, at in moments(question):
            names = [bare(option) for option in question.options if option.board == number]
            cards = [name for name in names if naive.CARD.fullmatch(name)]
            assert cards == sorted(cards, key=PACK.index), asked
            assert at.phase != "play" or {*cards} == {*naive.hand_of(board.to_json())}, asked


@EVERY_BOARD
def test_what_stands_before_what_never_depends_on_what_is_allowed(kind: Kind, level: int) -> None:
    """Of two moves the same one comes first wherever both are asked about."""
    pairs = {
        pair
        for question in questions(kind, level).values()
        for number, _, _ in moments(question)
        for pair in combinations([bare(option) for option in question.options if option.board == number], 2)
    }
    assert [pair for pair in pairs if pair[::-1] in pairs] == []


#: The limit that a tally of so many places passes by chance once in a thousand times.
BY_CHANCE = {4: 16.3, 5: 18.5, 6: 20.5}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("kind", [DECIDING_RULE, BEATS], ids=lambda kind: kind.id)
def test_a_right_option_stands_in_every_place_about_equally_often(kind: Kind, level: int) -> None:
    places: Counter[int] = Counter()
    for seed in SEEDS[:300]:
        options = kind.question(level, seed).options
        places.update(place for place, option in enumerate(options) if option.right)
    expected = places.total() / len(options)
    assert sum((places[place] - expected) ** 2 / expected for place in range(len(options))) < BY_CHANCE[len(options)]


@EVERY_LEVEL
def test_questions_that_look_alike_are_asked_in_the_same_words(kind: Kind, level: int) -> None:
    """A prompt that spoke of one card, or of two, would tell how many to look for."""
    prompts: dict[object, set[str]] = {}
    for question in questions(kind, level).values():
        looks = len(question.boards), all(isinstance(option.shows, Card | Rule) for option in question.options)
        prompts.setdefault(looks, set()).add(question.prompt)
    assert all(len(same) == 1 for same in prompts.values()), prompts
