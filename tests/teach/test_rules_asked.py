"""A rule that a kind trains has a say in some of its questions: what is only listed is not asked."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cache

from tests.teach.asked import some_of_each
from tutor.core.message import Message
from tutor.core.rule import Rule
from tutor.games import GAMES
from tutor.teach.course.unasked import WHY, unasked
from tutor.teach.kind import LEVELS
from tutor.teach.kinds import KINDS
from tutor.teach.question import Question
from tutor.teach.saying import Saying

#: The seeds among which even a rule is found that seldom has a say.
RARE = 60


@cache
def spoken() -> dict[Message, list[Rule]]:
    """The rules by their sentences: what a question says in the words of a rule, that rule says."""
    found = defaultdict[Message, list[Rule]](list)
    for game in GAMES.values():
        for rule in (*game.RULES.values(), *game.ADVICE.values()):
            for says in (rule.statement, rule.allows, rule.forbids, rule.note, rule.line, rule.proof):
                if says:
                    found[says].append(rule)
    return found


def sayings(question: Question) -> Iterator[Saying]:
    """All that a question says of its answer, and of what else may be answered."""
    yield from question.because
    yield from (option.says for option in question.options)
    yield from question.number.slips.values() if question.number else ()
    yield from (cell.says for cell in question.grid.cells) if question.grid else ()
    if question.arrangement:
        yield from (thing.says for thing in question.arrangement.things if thing.says)
        yield from (demand.says for demand in question.arrangement.demands)


def decide(question: Question) -> Iterator[Rule]:
    """The rules that explain what is right or wrong in a question; its hints do not count."""
    for says in sayings(question):
        if says.rule:
            yield says.rule
        for sentence, _ in says.in_full:
            yield from spoken().get(sentence, ())
    yield from (option.shows for option in question.options if option.right and isinstance(option.shows, Rule))


def test_every_rule_that_is_asked_explains_the_answer_to_some_question() -> None:
    missing = {rule for kind in KINDS.values() for rule in kind.rules}
    missing -= {rule for question in some_of_each() for rule in decide(question)}
    for kind in KINDS.values():
        for seed in range(1, RARE * max(len(kind.about), 1)):
            if missing.isdisjoint(kind.rules):
                break
            for level in LEVELS:
                missing -= {*decide(kind.question(level, seed))}
    assert {rule.id for rule in missing} == set()


def test_a_rule_of_which_nothing_asks_says_why_in_words_of_its_own() -> None:
    """Whoever asks about one takes its reason out; and no sentence stands for twenty rules."""
    why = dict(unasked())
    assert {rule.id for rule in why} == {*WHY}
    assert len({*why.values()}) == len(why)
