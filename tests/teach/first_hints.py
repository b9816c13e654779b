"""The first hint of a question says where to look on this board: of another board it says something else."""

from __future__ import annotations

import json
from collections import Counter

from tests.teach.asked import questions
from tests.teach.judges import shown
from tutor.core.cards import Card, Cards
from tutor.show.exercises.said import by_table
from tutor.show.words import Words
from tutor.teach.kind import LEVELS, Kind
from tutor.teach.question import Question

WORDS = Words("en")


def the_first_hint_speaks_of_its_board(kind: Kind) -> None:
    """Of the boards about one thing at most half hear the same, and two different hints are heard in any case."""
    for level in LEVELS:
        heard: dict[str, dict[str, tuple[str, ...]]] = {}
        for exercise, question in questions(kind, level).items():
            asked = json.dumps(shown(kind, question), sort_keys=True)  # where there are few, some come more than once
            heard.setdefault(kind.draw(level, exercise.seed).about, {})[asked] = first_hint(question)
        for about, heard_there in heard.items():
            hints = Counter(heard_there.values())
            often = len(hints) == 1 or hints.most_common(1)[0][1] > hints.total() / 2
            # Where one board is all that was drawn about a thing, there is no other to compare it with.
            assert hints.total() == 1 or not often, f"{about} {level}: {hints.most_common(1)} of {hints.total()}"


def no_first_hint_names_just_the_cards_that_are_right(question: Question) -> None:
    """Where a card is to be chosen or cards are to be marked, it names others too, or none of them."""
    several = question.tables > 1
    cards = {
        (option.board if several else None, option.shows): option.right
        for option in question.options
        if isinstance(option.shows, Card)
    }
    named = {
        (number if several else None, card)
        for number, hint in enumerate(question.hints.nudges)
        for _, facts in hint.sentences
        for fact in facts.values()
        for card in ([fact] if isinstance(fact, Card) else fact if isinstance(fact, Cards) else [])
    } & cards.keys()
    assert not named or not all(cards[card] for card in named), first_hint(question)


def first_hint(question: Question) -> tuple[str, ...]:
    """The sentences of a question’s first hint, board by board."""
    return tuple(map(str, by_table(question.hints.nudges, question, WORDS)))
