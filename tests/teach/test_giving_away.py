"""What a question shows and tells: all that its answer depends on, nothing that is hidden, and not the answer."""

from __future__ import annotations

import contextlib
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, product

import pytest

from tests.teach import naive
from tests.teach.asked import bare, moments, otherwise_dealt, questions
from tutor.core.errors import RecordError
from tutor.core.record import Record
from tutor.games import reached
from tutor.show.exercises.boards import Dealt
from tutor.show.html import Html
from tutor.show.languages import LANGUAGES
from tutor.show.words import Words
from tutor.teach import rulings
from tutor.teach.boards import SEVEN, Sort, of_any
from tutor.teach.kind import LEVELS, Kind
from tutor.teach.kinds import KINDS
from tutor.teach.positions import LEARNER, SEEDS, position, seen
from tutor.teach.rulings import IN_ORDER as PACK
from tutor.teach.tarot.situations import TRICK_SITUATIONS

EVERY_BOARD = pytest.mark.parametrize(
    ("kind", "level"),
    [(kind, level) for kind in (KINDS["allowed"], KINDS["forced-card"]) for level in LEVELS],
    ids=lambda value: getattr(value, "id", str(value)),
)


# What is hidden


def test_the_others_could_indeed_hold_other_cards() -> None:
    deals = [position(situation, 1) for situation in TRICK_SITUATIONS]
    assert all(otherwise_dealt(deal, LEARNER) != deal for deal in deals)
    assert all(seen(otherwise_dealt(deal, LEARNER), LEARNER) == seen(deal, LEARNER) for deal in deals)


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
@pytest.mark.parametrize("kind", [KINDS["deciding-rule"], KINDS["beats"]], ids=lambda kind: kind.id)
def test_a_right_option_stands_in_every_place_about_equally_often(kind: Kind, level: int) -> None:
    places: Counter[int] = Counter()
    for seed in SEEDS[:300]:
        options = kind.question(level, seed).options
        places.update(place for place, option in enumerate(options) if option.right)
    expected = places.total() / len(options)
    assert sum((places[place] - expected) ** 2 / expected for place in range(len(options))) < BY_CHANCE[len(options)]
