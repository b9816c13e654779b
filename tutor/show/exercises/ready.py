"""All replies to answers to an exercise, in a template that the page does not show.

``question.js`` finds the parts that it shows by their ``data-say``, and judges by the right answers there.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

from tutor.core.cards import Cards
from tutor.core.message import N_
from tutor.show.exercises import played_on
from tutor.show.exercises.estimate import weighed
from tutor.show.exercises.reasons import Reason, because, besides, reasons
from tutor.show.exercises.reply import SIGNS, THE_NUMBER
from tutor.show.exercises.said import COLON, TABLES, by_table, in_short, said
from tutor.show.exercises.shown import Shown
from tutor.show.html import Html, element
from tutor.show.table.praise import ANSWERED, worded
from tutor.show.words import Words
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


def ready(asked: Shown, words: Html) -> Iterator[str]:
    """The template with all replies, of which nothing is shown before an answer or a wish for help."""
    question = asked.question
    yield element("div", data_key=json.dumps([list(answer) for answer in question.key]), **_judged(question))
    yield element("p", words.say(worded(ANSWERED, asked.number)), class_="praise", data_say="right")
    for name, text in {**WRONG_SENTENCES, "nothing": NOTHING_YET, "part": NOT_ALL, "answer": HERE_IT_IS}.items():
        yield element("p", words.say(text), class_="outcome", data_say=name)
    nudges, rules, lit = question.hints
    yield element("div", *(element("p", text) for text in by_table(nudges, question, words)), data_say="hint-1")
    yield element(
        "div", *_with_rules(rules, question, words), data_say="hint-2", data_lit=" ".join(_lit(question, lit))
    )
    yield _because(question, words)
    yield from _amiss(question, words)
    yield _why(question, words)
    yield played_on.felt(question, words)
    yield from played_on.completed(question, words)
    if question.estimate:
        yield weighed(question.estimate, words)
    yield element("h4", words.say(asked.kind.title), " ", element("code", asked.name), data_say="key")


def _judged(question: Question) -> dict[str, str | bool]:
    """The other measures of an answer: how far off a number may be, and the demands on things at their places."""
    if question.number and question.number.within:
        return {"data_within": written(question.number.within), "data_hoped": question.number.hoped}
    if question.arrangement:
        names = ("place", "among", "least", "most", "given")
        demands = [{name: getattr(demand, name) for name in names} for demand in question.arrangement.demands]
        return {"data_demands": json.dumps(demands)}
    return {}


def _amiss(question: Question, words: Html) -> Iterator[str]:
    """The sentences about a number that comes from a slip, and about a demand that is not met; the right number."""
    for number, slip in question.number.slips.items() if question.number else ():
        yield element("p", in_short(slip, words), data_slip=written(number))
    if question.number:
        yield element("p", words.say(THE_NUMBER, points=float(question.number.right)), data_say="number")
    for place, demand in enumerate(question.arrangement.demands if question.arrangement else ()):
        yield element("div", *_with_rules((demand.says,), question, words, in_short), data_demand=place)


def _lit(question: Question, lit: tuple[Cards | None, ...]) -> Iterator[str]:
    """The options that are lit with the rule, and the cards that lie open."""
    several = question.tables > 1
    for number, cards in enumerate(lit):
        yield from (f"{number}:{card.code}" if several else card.code for card in cards or ())


def _because(question: Question, words: Html) -> str:
    """The reason why the right answer is right, in short, then the rules that say so."""
    reasons = because(question)
    rules = "|".join(dict.fromkeys(one.rule.id for one in question.because if one.rule))
    return element("div", *_with_rules(reasons, question, words, in_short), data_say="because", data_rules=rules)


def _with_rules(
    sayings: tuple[Saying, ...], question: Question, words: Html, tell: Callable[[Saying, Words], str] = said
) -> Iterator[str]:
    """The sentences, then the rules that they speak of, each once."""
    yield from (element("p", text) for text in by_table(sayings, question, words, tell))
    rules = dict.fromkeys(one.rule for one in sayings if one.rule)
    yield from (element("p", words.link(rule), class_="because") for rule in rules)


def _why(question: Question, words: Html) -> str:
    """All reasons: those of the whole answer, then for each of its parts, table by table."""
    items = []
    for board, found in reasons(question, words).items():
        if question.tables > 1 and board is not None:
            items.append(element("li", words.say(TABLES[board]), class_="table"))
        items += [_reasoned(one, words) for one in found]
    whole = (
        element("p", text, data_laid=played_on.counted(one) if question.number else None)
        for text, one in zip(besides(question, words), question.because, strict=False)
    )
    return element("div", *whole, element("ul", *items, class_="options") if items else "", data_say="why")


def _reasoned(one: Reason, words: Html) -> str:
    """A reason, and the parts of an answer that it is about; what surrounds its short text can be left out."""
    sign = "" if one.right is None else element("strong", SIGNS[one.right], aria_hidden="true")
    name = element("strong", one.name, data_begins=one.begins if one.begins.endswith("…") else None)
    steps = "".join(element("span", text, " ", **played_on.laid(step)) for step, text in one.steps)
    before = element("span", steps, class_="more") if steps else ""
    after = element("span", " ", one.after, class_="more") if one.after else ""
    text = element("span", words.say(COLON), before, one.short, after, class_="reason")
    link = f" {words.link(one.rule)}" if one.rule else ""
    legal = None if one.right is None else "yes" if one.right else "no"
    return element("li", sign, name, text, link, data_legal=legal, data_parts="|".join(one.parts) or None)
