"""All replies to answers to an exercise, in a template that the page does not show.

``question.js`` finds the parts that it shows by their ``data-say``, and judges by the right answers there.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

from tutor.core.cards import Cards
from tutor.core.message import N_
from tutor.show.exercises import pads
from tutor.show.exercises.estimate import weighed
from tutor.show.exercises.said import COLON, TABLES, Alike, alike, by_table, said, seated
from tutor.show.html import Html, element
from tutor.show.table.praise import ANSWERED, worded
from tutor.teach.kind import Exercise
from tutor.teach.number import written
from tutor.teach.question import Question
from tutor.teach.saying import Saying

NOTHING_YET = N_("Give your answer first.")
NOT_ALL = N_("Something has no answer yet.")

#: The words on an answer that is not right, by what is wrong with it.
MISSING = N_("What you have marked is right, but something is still missing.")
TOO_MUCH = N_("You have found everything, but something is marked that does not belong there.")
BOTH = N_("Not quite: something is missing, and something is marked that does not belong there.")
WRONG = N_("No, not this time.")
WRONG_SENTENCES = {"missing": MISSING, "extra": TOO_MUCH, "both": BOTH, "wrong": WRONG}
HERE_IT_IS = N_("Here is the answer, with the reason for each part of it.")


def ready(asked: Exercise, words: Html) -> Iterator[str]:
    """The template with all replies, of which nothing is shown before an answer or a wish for help."""
    question = asked.question
    yield element("div", data_key=json.dumps([list(answer) for answer in question.key]), **_judged(question))
    yield element("p", words.say(worded(ANSWERED, asked.seed)), class_="praise", data_say="right")
    for name, text in {**WRONG_SENTENCES, "nothing": NOTHING_YET, "part": NOT_ALL, "answer": HERE_IT_IS}.items():
        yield element("p", words.say(text), class_="outcome", data_say=name)
    nudges, rules, lit = question.hints
    yield element("div", *(element("p", text) for text in by_table(nudges, question, words)), data_say="hint-1")
    yield element(
        "div", *_with_rules(rules, question, words), data_say="hint-2", data_lit=" ".join(_lit(question, lit))
    )
    yield _because(question, words)
    yield from _amiss(question, words)
    if question.options:
        yield _one_by_one(question, words)
    elif told := [_told(*one, words) for one in pads.told(question, words)]:
        yield element("ul", *told, class_="options", data_say="options")
    if question.estimate:
        yield weighed(question.estimate, words)
    yield element("h4", words.say(asked.kind.title), " ", element("code", str(asked)), data_say="key")


def _judged(question: Question) -> dict[str, str]:
    """The other measures of an answer: how far off a number may be, and the demands on things at their places."""
    if question.number and question.number.within:
        return {"data_within": written(question.number.within)}
    if question.arrangement:
        names = ("place", "among", "least", "most", "given")
        demands = [{name: getattr(demand, name) for name in names} for demand in question.arrangement.demands]
        return {"data_demands": json.dumps(demands)}
    return {}


def _amiss(question: Question, words: Html) -> Iterator[str]:
    """The sentences about a number that comes from a slip, and about a demand that is not met."""
    for number, slip in question.number.slips.items() if question.number else ():
        yield element("p", said(slip, words), data_slip=written(number))
    for place, demand in enumerate(question.arrangement.demands if question.arrangement else ()):
        yield element("div", *_with_rules((demand.says,), question, words), data_demand=place)


def _told(name: str, text: str, words: Html) -> str:
    return element("li", element("strong", name), words.say(COLON), text)


def _lit(question: Question, lit: tuple[Cards | None, ...]) -> Iterator[str]:
    """The options that are lit with the rule, and the cards that lie open."""
    several = question.tables > 1
    for number, cards in enumerate(lit):
        yield from (f"{number}:{card.code}" if several else card.code for card in cards or ())


def _because(question: Question, words: Html) -> str:
    """The reason why the right answer is right, then the rules that say so."""
    rules = "|".join(dict.fromkeys(one.rule.id for one in question.because if one.rule))
    return element("div", *_with_rules(question.because, question, words), data_say="because", data_rules=rules)


def _with_rules(sayings: tuple[Saying, ...], question: Question, words: Html) -> Iterator[str]:
    """The sentences, then the rules that they speak of, each once."""
    yield from (element("p", text) for text in by_table(sayings, question, words))
    rules = dict.fromkeys(one.rule for one in sayings if one.rule)
    yield from (element("p", words.link(rule), class_="because") for rule in rules)


def _one_by_one(question: Question, words: Html) -> str:
    """The reason why each option is right or wrong, table by table; those of which the same is said stand together."""
    items = []
    for board, groups in alike(question, words).items():
        if question.tables > 1 and board is not None:
            items.append(element("li", words.say(TABLES[board]), class_="table"))
        items += [_reasoned(group, words) for group in groups]
    return element("ul", *items, class_="options", data_say="options")


def _reasoned(group: Alike, words: Html) -> str:
    first = group.options[0]
    sign = element("strong", "✓" if first.right else "✗", aria_hidden="true")
    answer = element("strong", pads.names(group.options, seated(first.says, words)))
    rule = first.says.rule
    link = f" {words.link(rule)}" if rule and rule is not first.shows else ""
    legal = "yes" if first.right else "no"
    return element("li", sign, " ", answer, words.say(COLON), group.text, link, data_legal=legal)
