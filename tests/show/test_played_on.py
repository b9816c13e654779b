"""What an answer leads to happens by the rules: who lays which card, from which hand, and who takes the trick."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import pytest

from tests.page import Element, Table
from tutor.show.exercises.exercise import exercise
from tutor.show.html import Html
from tutor.teach.kind import LEVELS, Exercise
from tutor.teach.kinds import KINDS
from tutor.teach.kinds.may.moments import allowed
from tutor.teach.question import Laid, Question
from tutor.teach.rulings import play_of

SEEDS = range(1, 15)
#: The puzzles that are played in tricks.
IN_TRICKS = [
    (name, about.name) for name in ("puzzle", "tarot-puzzle") for about in KINDS[name].about if about.name != "domino"
]


def ready(asked: Exercise) -> Element:
    """What stands ready for an answer."""
    return Table(exercise(asked, Html("en"))).one("template")


def hands(question: Question) -> dict[int, set[str]]:
    """The open hands by seat, and the cards that lie in the trick already."""
    held: dict[int, set[str]] = {}
    for board in question.boards:
        if isinstance(board, Laid) and board.title:
            ((_, facts),) = board.title.sentences
            held.setdefault(int(str(facts["by"])), set()).update(card.code for card in board.cards)
    return held


@pytest.mark.parametrize(("name", "about"), IN_TRICKS)
def test_every_card_of_an_ending_is_laid_by_its_holder_and_whoever_wins_a_trick_leads_the_next(
    name: str, about: str
) -> None:
    kind = KINDS[name]
    for level in LEVELS:
        asked = Exercise(kind, level, kind.seed(level, about))
        held, page = hands(asked.question), ready(asked)
        there = set(page.one('[data-say="felt"]').cards)
        for option in page.all("li[data-parts]"):
            tricks = [(step["data-laid"].split(" "), step["data-winner"]) for step in option.all("[data-winner]")]
            laid = [one.split(":") for one in chain(*(cards for cards, _ in tricks))]
            assert max(Counter(card for _, card in laid).values()) == 1
            assert {card for seat, card in laid if card not in held[int(seat)]} <= there
            assert [cards[0][0] for cards, _ in tricks[1:]] == [winner for _, winner in tricks[:-1]]
            assert all(len({one[0] for one in cards}) == len(cards) == len(held) for cards, _ in tricks)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_card_that_completes_the_trick_says_who_wins_it(seed: int) -> None:
    page, at = ready(Exercise(allowed, 1, seed)), play_of(Exercise(allowed, 1, seed).question.boards[0])
    ways = {way["data-way"]: way for way in page.all("[data-way]")}
    legal = {str(move) for move in at.obligation().legal()} if len(at.trick.cards) == at.trick.players - 1 else set()
    assert set(ways) == legal & {option.id for option in Exercise(allowed, 1, seed).question.options}
    for card, way in ways.items():
        assert at.after(at.read(card, "moves")).trick.leader == int(way["data-winner"])
        assert "the trick with" in way.text


def test_where_no_trick_follows_there_is_no_felt() -> None:
    assert not ready(Exercise(KINDS["trick-points"], 1, 1)).all('[data-say="felt"]')
