"""Every question of every kind: one right answer, proved twice, given away by nothing, and needing nothing hidden."""

from __future__ import annotations

import contextlib
import json
import random
import re
import shlex
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from decimal import Decimal
from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.every import every
from tests.page import page
from tests.teach import naive
from tests.teach.asked import ASKED, EVERY_LEVEL, bare, moments, questions
from tests.teach.given import answers
from tests.teach.second import JUDGES
from tutor.cards import TAROT, Card
from tutor.errors import RecordError
from tutor.games import reached
from tutor.message import N_
from tutor.record import Record
from tutor.rule import Rule
from tutor.show.answer import answer
from tutor.show.asked import THE_ANSWER, as_json, as_text
from tutor.show.boards import Dealt
from tutor.show.exercise import exercise
from tutor.show.html import Html
from tutor.show.languages import LANGUAGES
from tutor.show.words import Words
from tutor.tarot.play import Play
from tutor.teach import boards, rulings
from tutor.teach.arrangement import Arrangement, Demand
from tutor.teach.barbu import plays as barbu_plays
from tutor.teach.boards import SEVEN, Sort, of_any
from tutor.teach.kind import LEVELS, Exercise, Kind
from tutor.teach.kinds import KINDS
from tutor.teach.kinds.duties import ALLOWED, DECIDING_RULE, FORCED_CARD
from tutor.teach.kinds.ranks import BEATS
from tutor.teach.kinds.values import TRICK_POINTS
from tutor.teach.positions import LEARNER, SEEDS, position, seen
from tutor.teach.question import Hints, Question
from tutor.teach.rulings import IN_ORDER as PACK
from tutor.teach.rungs import RUNGS
from tutor.teach.saying import Saying

#: What a test says in place of any reason.
OTHERWISE = N_("For some other reason.")
#: A few of each kind and level, for what is tried many times.
SOME = [question for kind in KINDS.values() for level in LEVELS for question in [*questions(kind, level).values()][:3]]


EVERY_BOARD = pytest.mark.parametrize(
    ("kind", "level"),
    [(kind, level) for kind in (ALLOWED, FORCED_CARD) for level in LEVELS],
    ids=lambda value: getattr(value, "id", str(value)),
)


# The right answers


@EVERY_LEVEL
def test_a_question_has_exactly_one_right_answer(kind: Kind, level: int) -> None:
    for question in questions(kind, level).values():
        assert question.unique
        assert len(question.key) == 1 or question.any_of or question.arrangement
        assert question.pad == kind.pad
        names = answered_with(question)
        assert len(set(names)) == len(names)


@EVERY_LEVEL
def test_a_question_is_the_same_again_from_its_seed(kind: Kind, level: int) -> None:
    """The edition is no part of what is asked, so another one asks it anew; other seeds ask something else.

    Where there are few questions, the seeds go round.
    """
    anew = replace(kind, edition=kind.edition + 1)
    position.cache_clear()
    for asked, question in questions(kind, level).items():
        assert anew.question(level, asked.seed) == question
    shown = {
        str((question.boards, question.facts, question.grid, answered_with(question)))
        for question in questions(kind, level).values()
    }
    assert len(shown) > min(len(ASKED), kind.stock or len(ASKED)) / 2


@EVERY_LEVEL
def test_a_naive_judge_agrees_on_every_answer(kind: Kind, level: int) -> None:
    """On right answers, and on many that are nearly right."""
    judge = JUDGES[kind.id]
    for asked, question in questions(kind, level).items():
        for one in answers(question):
            assert question.reply(one).right is judge(question, one), (asked, one)


@pytest.mark.parametrize("level", LEVELS)
def test_what_may_be_played_is_what_the_tutor_calls_legal_on_the_same_board(level: int) -> None:
    for asked, question in questions(ALLOWED, level).items():
        for number, board, at in moments(question):
            verdicts = answer(board, Words())["verdicts"]
            assert isinstance(verdicts, list)
            told = {verdict["move"]: verdict["legal"] for verdict in verdicts}
            if at.phase == "play" and board.game == "tarot":
                told = {move: legal for move, legal in told.items() if naive.CARD.fullmatch(move)}
            told.pop("pousse", None)  # a bid that no table without it knows of
            assert told == {bare(option): option.right for option in question.options if option.board == number}, asked


def test_every_phase_that_the_hard_questions_promise_comes() -> None:
    phases = Counter(
        (board.game, at.phase) for question in questions(ALLOWED, 3).values() for _, board, at in moments(question)
    )
    assert {"auction", "dog", "play"} <= {phase for game, phase in phases if game == "tarot"}
    assert {"doubling", "play"} <= {phase for game, phase in phases if game == "barbu"}


# Answers


@EVERY_LEVEL
def test_the_answers_that_are_told_are_right_in_any_order_and_no_answer_is_wrong(kind: Kind, level: int) -> None:
    for asked, question in questions(kind, level).items():
        for key in question.key:
            assert question.reply(key).right, asked
            assert question.reply(key[::-1]).right, asked
            assert not question.number or not question.number.slips.get(Decimal(key[0])), asked
        assert question.arrangement or not question.reply([]).right, asked


@EVERY_LEVEL
def test_of_marks_cells_and_numbers_no_other_answer_is_right(kind: Kind, level: int) -> None:
    for asked, question in questions(kind, level).items():
        right = {frozenset(key) for key in question.key}
        if question.arrangement:
            continue  # many are right, and the naive judge says which
        for one in answers(question):
            near_enough = (
                question.number and one and abs(Decimal(one[0]) - question.number.right) <= question.number.within
            )
            assert question.reply(one).right is (bool(near_enough) if question.number else frozenset(one) in right), (
                asked
            )


@given(st.sampled_from(SOME), st.randoms())
def test_an_answer_says_something_of_all_that_can_be_answered_with(question: Question, rng: random.Random) -> None:
    one = rng.choice([*answers(question)])
    reply = question.reply(one)
    assert {*reply.on} <= {*answered_with(question)}
    assert question.arrangement or question.number or [*reply.on] == answered_with(question)
    assert reply.because


@given(st.sampled_from([question for question in SOME if question.number]), st.data())
def test_a_number_is_right_however_it_is_written(question: Question, data: st.DataObject) -> None:
    assert question.number
    right, near = question.number.right, question.number.within
    number = data.draw(st.just(right) | st.integers(-99, 199).map(lambda doubled: Decimal(doubled) / 2))
    sign, zeros = data.draw(st.sampled_from(["", "+"])), data.draw(st.sampled_from(["", "0", "00"]))
    text = f"{sign if number >= 0 else ''}{number:.1f}{zeros}"
    assert question.reply([text]).right is (abs(number - right) <= near)


def test_a_slip_that_is_often_made_is_told_from_others() -> None:
    question = next(
        question for question in questions(TRICK_POINTS, 1).values() if question.number and question.number.slips
    )
    assert question.number
    for slip, says in question.number.slips.items():
        assert question.reply([str(slip)]).because == (says,)
    assert question.reply(["999"]).because == question.because


def answered_with(question: Question) -> list[str]:
    """The names of the options, the things or the cells of a question."""
    if question.arrangement:
        return [thing.id for thing in question.arrangement.things]
    return [one.id for one in (question.grid.cells if question.grid else question.options)]


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


def otherwise_dealt(record: Record, seat: int) -> Record:
    """The deal with other cards in the hands of the others, as far as what they have played allows."""
    rng = random.Random(str(record.moves))
    for _ in range(4):
        one, other = rng.sample([at for at in range(record.players) if at != seat], 2)
        hands = [*record.hands]
        mine, theirs = (rng.choice([*(hands[at] or ())]) for at in (one, other))
        hands[one] = (hands[one] or TAROT.none).without(mine).with_card(theirs)
        hands[other] = (hands[other] or TAROT.none).without(theirs).with_card(mine)
        with contextlib.suppress(RecordError):
            changed = replace(record, hands=tuple(hands))
            reached(changed)
            record = changed
    return record


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
    asks = replace(asked.kind, draw=lambda *_: (), ask=lambda *_: question)
    return exercise(asked._replace(kind=asks), Html(lang))


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


@every(SOME, LANGUAGES)
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


# Names


@every(KINDS.values(), LEVELS)
def test_there_is_another_question_like_each(kind: Kind, level: int) -> None:
    """One may go on from question to question, and round again, and does not meet the same one soon."""
    for seed in (SEEDS[0], 500, SEEDS[-1]):
        asked = [Exercise(kind, level, seed)]
        while len(asked) < 20:
            asked.append(asked[-1].twin)
        assert len({exercise.seed for exercise in asked}) == 20
        assert {exercise.seed for exercise in asked} <= {*SEEDS}


@pytest.mark.parametrize("kind", [ALLOWED, DECIDING_RULE], ids=lambda kind: kind.id)
def test_another_question_about_the_ladder_is_about_the_same_rung(kind: Kind) -> None:
    for seed, rung in enumerate(RUNGS, 1):
        twin = Exercise(kind, 1, seed).twin
        [(_, _, at)] = moments(twin.question)
        assert isinstance(at, Play)
        assert rung.fits(at), twin


# About a deal of one's own


@pytest.mark.parametrize("kind", [ALLOWED, DECIDING_RULE], ids=lambda kind: kind.id)
def test_one_can_be_asked_about_a_deal_of_ones_own_as_its_player_sees_it(kind: Kind) -> None:
    for rung in RUNGS:
        deal = position(rung, 1)
        question = kind.about(deal)
        assert question.boards == (seen(deal, LEARNER),)
        assert JUDGES[kind.id](question, question.key[0])
        assert kind.about(otherwise_dealt(deal, LEARNER)) == question


@pytest.mark.parametrize(
    ("kind", "moves", "place", "said"),
    [
        (BEATS, (), "kind", "found “beats”, expected a kind that asks about a deal; this one makes its own cards"),
        (ALLOWED, ("H2", "H3", "H4", "H5"), "moves", "found 4, expected a deal in which somebody is to move"),
        (FORCED_CARD, (), "record", "found 2, expected a position in which “forced-card” has exactly one right answer"),
        (FORCED_CARD, ("H2",), "hands.1", "found null, expected the hand of the player to move"),
    ],
)
def test_what_nobody_can_be_asked_is_refused_in_one_sentence(
    kind: Kind, moves: tuple[str, ...], place: str, said: str
) -> None:
    hands = (TAROT.read("H2 H9"), *[None] * 3) if len(moves) < 4 else tuple(map(TAROT.read, ("H2", "H3", "H4", "H5")))
    start = {"phase": "play", "taker": 0, "contract": "garde", "leader": 0}
    with pytest.raises(RecordError) as caught:
        kind.about(Record("tarot", 4, hands, start=start, moves=moves))
    assert caught.value.place == place
    assert Words().error(caught.value).startswith(f"{place}: {said}")
