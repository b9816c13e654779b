"""A question as HTML: the boards, the pad, and all replies to an answer, in a template that the page does not show.

``question.js`` compares an answer with the right ones and shows the reply; it knows no rule.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tutor.core.cards import Card
from tutor.core.message import N_, Message
from tutor.core.record import Record
from tutor.show.exercises import fleeting, laid, pads, places, played_on
from tutor.show.exercises.boards import Dealt
from tutor.show.exercises.estimate import slider
from tutor.show.exercises.ready import ready
from tutor.show.exercises.said import TABLES
from tutor.show.exercises.shown import Shown
from tutor.show.html import Html, element
from tutor.show.seems_wrong import reported
from tutor.show.table.controls import EXPLAIN, PICTURE, choice, grouped_choice, typed_seed
from tutor.show.table.house_rules import changed_rules
from tutor.show.table.table import GONE, WORKING
from tutor.show.words import Words
from tutor.teach.course.by_lesson import first_asked, in_no_lesson
from tutor.teach.course.lesson import Help
from tutor.teach.course.parts import LESSONS
from tutor.teach.kind import LEVELS, Exercise, Kind
from tutor.teach.open_boards import Played, Tricks
from tutor.teach.question import Board, Laid, Question

EXERCISE = N_("Exercise: {title}")
WORKED, HALF, CHECK = (
    N_("Worked example", "heading of an exercise that shows its answer"),
    N_("The hints are open: the last step is yours", "heading of an exercise that shows its hints"),
    N_("Without hints", "heading of an exercise"),
)
HELPED: dict[Help, Message] = {"worked": WORKED, "half": HALF, "none": CHECK}

JUDGE = N_("Check my answer")
A_HINT, THE_RULE, THE_ANSWER = N_("Give me a hint"), N_("Help me more"), N_("Show me the answer")
ANOTHER = N_("Another like this")
AGAIN = N_("Clear it and try again")
#: A prompt of more characters is read like any other text: on a phone it is no larger than that.
LONG = 200
#: The sentence below an answer of which nothing is said yet.
STANDS = N_("This is your answer. You can change it until you hand in.")

#: The texts of the marks on options for screen readers.
BELONGS, EXTRA, LEFT_OUT, LIT = (
    N_("right", "mark on an option"),
    N_("does not belong here", "mark on an option"),
    N_("belongs here too", "mark on an option"),
    N_("decides here", "mark on a card"),
)
STATES = {"right": BELONGS, "extra": EXTRA, "missed": LEFT_OUT, "lit": LIT}

WHY = N_("Why?", "opens all reasons of an answer")
THE_KEY = N_("Answers", "heading of a printed page")
KIND, HOW_HARD, NUMBER, SHOW_IT = (
    N_("Exercise", "label of a choice"),
    N_("How hard", "label of a choice"),
    N_("Number", "label of a field: which one of many exercises"),
    N_("Show me this exercise"),
)
LEVEL = N_("level {level}")
IN_NO_LESSON = N_("In no lesson", "heading of kinds of exercise")


class Host(NamedTuple):
    """Whatever shows an exercise: whether it ``keeps`` answers and estimates, and what its button ``onwards`` says.

    Without such a button an answer is the last one, and it cannot be given again.  A host that ``withholds`` says
    nothing of any answer until all are handed in; until then each can be changed.  ``by`` says in a line by which house
    rules one is asked, or what of it is otherwise at a table.
    """

    keeps: bool = False
    onwards: Message | None = ANOTHER
    withholds: bool = False
    by: str = ""


#: The class of a line about house rules, as ``following.js`` knows it too.
AT_OUR_TABLE = "tutor-at-our-table"
#: A host that keeps nothing: the browser does.
PAGE: Host = Host()


def exercise(asked: Exercise, words: Html, hold: Help = "", *, free: bool = False, host: Host = PAGE) -> str:
    """The whole exercise as HTML; ``hold`` is the help with the answer that is shown from the beginning.

    If another may be chosen (``free``), a form for that is below it.
    """
    return drawn(Shown.of(asked), words, hold, host, _chooser(asked, words) if free else "")


def drawn(asked: Shown, words: Html, hold: Help, host: Host, chooser: str = "") -> str:
    """An exercise as HTML, with whatever helps to choose another one below it."""
    question = asked.question
    title = words.say(asked.kind.title)
    parts = (
        _head(asked, title, hold, words),
        element("p", words.markup.text(host.by), class_=AT_OUR_TABLE) if host.by else "",
        element("div", *_asked(question, words), _buttons(hold, host, words), data_part="asked"),
        element("div", class_="hints", data_part="hints", role="status", aria_live="polite"),
        played_on.controls(words),
        element("div", class_="verdict", data_part="verdict", role="status", aria_live="polite"),
        element("details", element("summary", words.say(WHY)), element("div"), data_part="why", hidden=True),
        _after(asked, host.onwards, words),
        chooser,
        element("p", class_="progress", data_part="progress", role="status", hidden=True),
        element("p", class_="problem", data_part="problem", role="alert", hidden=True),
        element("template", *ready(asked, words), data_part="ready"),
    )
    return element(
        "section",
        *parts,
        class_="tutor-table tutor-question",
        lang=words.lang,
        aria_label=words.say(EXERCISE, title=title),
        data_name=asked.name,
        data_rules=None if host.by else _changed(asked),
        data_pad=question.pad,
        data_help=hold or None,
        data_keeps=host.keeps,
        data_withholds=words.say(STANDS) if host.withholds else None,
        data_working=words.say(WORKING),
        data_gone=words.say(GONE),
        data_keys=words.say(THE_KEY),
        **{f"data_{name}": words.say(text) for name, text in STATES.items()},
    )


def _changed(asked: Shown) -> str | None:
    """The anchors of its rules that are otherwise at some tables, unless the question itself says how it is there."""
    if "rules" in asked.question.data:
        return None
    return " ".join(rule.anchor for rule in asked.rules if rule in changed_rules()) or None


def _head(asked: Shown, title: str, hold: Help, words: Html) -> str:
    """The title, and in print the name by which the exercise can be found again."""
    name = element("code", asked.name, class_="name")
    tag = element("p", words.say(HELPED[hold]), class_="helped") if hold else ""
    return element("header", element("h3", title, " ", name), tag, data_part="head")


def _asked(question: Question, words: Html) -> Iterator[str]:
    """The prompt, the boards and the pad, in the order in which they are read."""
    names = _tables(question.tables, words) if question.tables > 1 else ""
    long = len(Words(words.lang).tell(question.prompt, question.facts)) > LONG
    # In a legend they can be pressed when nothing more is to be answered.
    prompt = element("legend", words.tell(question.prompt, question.facts), names, class_="prompt", data_long=long)
    small = any(map(_is_small, question.boards))
    boards = element("div", *_boards(question, words), class_="boards", data_boards=question.tables, data_small=small)
    guess = slider(question.estimate, words) if question.estimate else ""
    tricks = (board for board in question.boards if question.fleeting and isinstance(board, Played | Tricks))
    comes = "".join(fleeting.controls(board, words) for board in tricks)
    yield element("fieldset", prompt, comes, boards, guess, pads.fields(question, words), data_part="question")


def _tables(count: int, words: Html) -> str:
    """The names of several tables, to be pressed where only one of them has room; ``tables.js`` turns to it."""
    names = (
        element("button", words.say(title), type="button", data_table=number)
        for number, title in enumerate(TABLES[:count])
    )
    return element("span", *names, class_="tables")


def _boards(question: Question, words: Html) -> Iterator[str]:
    for number, board in enumerate(question.boards):
        if not isinstance(board, Record):
            place = places.on_board(number, question, words)
            yield element("div", laid.html(board, words, place), class_="board", data_small=_is_small(board))
            continue
        dealt = Dealt.of(board)
        own = dealt.words(words)
        toggles = dict(_in_hand(question, number, dealt, own))
        heading = element("h4", words.say(TABLES[number])) if question.tables > 1 else ""
        label = words.say(TABLES[number]) if heading else None
        parts = (heading, *dealt.html(toggles.get, own), pads.moves(question, number, dealt, own))
        yield element("div", *parts, class_="board", role="group", aria_label=label)


def _is_small(board: Board) -> bool:
    """Whether a board stands beside others of its kind."""
    return isinstance(board, Laid) and board.small


def _in_hand(question: Question, board: int, dealt: Dealt, words: Html) -> Iterator[tuple[Card, str]]:
    """The cards of a hand that can be marked, each as what marks it."""
    for option in question.options:
        card = pads.made_with(option, dealt) if option.board == board else None
        if card:
            yield card, pads.card_toggle(option, card, question.pad, words)


def _buttons(hold: Help, host: Host, words: Html) -> str:
    """The buttons.  They are in no form: what keeps passwords in a browser lays out every form of a page."""
    check = element("button", words.say(JUDGE), type="button", data_check=True)
    helps = (A_HINT, THE_RULE) if host.withholds else (A_HINT, THE_RULE, THE_ANSWER)
    hints = [
        element("button", words.say(text), type="button", data_hint=number, hidden=number > 1)
        for number, text in enumerate(helps, 1)
    ]
    buttons = (*(() if host.withholds else (check,)), *(hints if hold != "none" else ()))
    return element("div", *buttons, class_="controls", hidden=not buttons)


def _after(asked: Shown, onwards: Message | None, words: Html) -> str:
    """The links after an answered exercise, and what is seldom pressed: the picture of it, and that it seems wrong."""
    wrong, report = reported(f"{asked.name} · {asked.kind.pad}", words)
    done = element("div", *(_done(onwards, words) if onwards else ()), class_="controls done", hidden=True)
    picture = element("button", words.say(PICTURE), type="button", class_="seldom", data_picture=asked.number)
    deal = words.rulebook and any(isinstance(board, Record) for board in asked.question.boards)
    explain = (
        element("button", words.say(EXPLAIN), type="button", class_="seldom", data_intent="explain") if deal else ""
    )
    seldom = element("p", picture if asked.question.boards else "", explain, wrong)
    return element("div", done, seldom, report, data_part="after")


def _done(onwards: Message, words: Html) -> Iterator[str]:
    yield element("button", words.say(onwards), type="button", data_intent="deal")
    yield element("button", words.say(AGAIN), type="button", data_again=True)


def _chooser(asked: Exercise, words: Html) -> str:
    """A form for any exercise: its kind, which stands under the lesson that first asks it, its level and number."""
    levels = [(str(level), words.say(LEVEL, level=level), level == asked.level) for level in LEVELS]
    form = element(
        "form",
        grouped_choice("kind", words.say(KIND), _kinds(asked.kind, words)),
        choice("level", words.say(HOW_HARD), levels),
        typed_seed("seed", words.say(NUMBER), asked.seed),
        element("button", words.say(SHOW_IT), type="submit"),
        data_sends="exercise",
    )
    return element("div", form, class_="controls", data_part="chooser", data_search_exclude=True)


def _kinds(chosen: Kind, words: Html) -> Iterator[tuple[str, list[tuple[str, str, bool]]]]:
    """All kinds of exercise, lesson by lesson, each with its title and its name, for several share a title."""
    groups = [(words.say(LESSONS[name].title), kinds) for name, kinds in first_asked().items() if kinds]
    for title, kinds in (*groups, (words.say(IN_NO_LESSON), [one.kind for one in in_no_lesson()])):
        yield title, [(kind.id, f"{words.say(kind.title)} ({kind.id})", kind is chosen) for kind in kinds]
