"""What a page with a plan has besides its words: what the plan takes, its clock, its links, what people believe."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tutor.core.message import N_
from tutor.show.html import Html, element
from tutor.teach.beliefs import BELIEFS
from tutor.teach.classroom.plan import Deal, Plan, StepOf
from tutor.teach.classroom.task import Task
from tutor.teach.course.parts import LESSONS

#: The folder with the slips of the deals; in the folder of a language, but for the first.
DEALS = "teach/deals/"
#: The pages on which a class answers a task, and on which a teacher makes one.
ANSWERED, MADE = "task/", "class/task/"

TEACHES = N_("It takes {minutes} {minutes:n|minute|minutes} and goes through these lessons:")
KNOWS = N_("Your people know these lessons already:")
SLIPS = N_("Print the slips for eight tables, with all hands on the last page:")
THE_TASK = N_("The task for the phones has {count} {count:n|exercise|exercises}:")
OPEN, CHANGE = N_("open it", "a link: a task"), N_("show its QR code, print or change it", "a link: a task")
ON_PAPER = N_("The same exercises on paper:")
CLOCK = N_("minutes {begins} to {ends}")
DEAL = N_("deal {number}", "a link: one by its number")
BOARD = N_("exercise {number} of “{lesson}”")


def facts(plan: Plan, title: str, words: Html, up: str) -> str:
    """What a plan takes, as a list; ``up`` leads to the first page of the language."""
    lines = (element("li", line) for line in _facts(plan, plan.task(title), words, up))
    return element("ul", *lines, class_="plan-facts")


def _facts(plan: Plan, task: Task, words: Html, up: str) -> Iterator[str]:
    yield _followed(words.say(TEACHES, minutes=plan.minutes), _lessons(plan.lessons, words, up))
    if plan.knows:
        yield _followed(words.say(KNOWS), _lessons(plan.knows, words, up))
    yield _followed(words.say(SLIPS), (deal(one, words, up) for one in plan.deals))
    pages = ((OPEN, ANSWERED), (CHANGE, MADE))
    links = (element("a", words.say(said), href=f"{up}{page}{task.link}") for said, page in pages)
    yield _followed(words.say(THE_TASK, count=len(task.exercises)), links)
    names = " ".join(one.spec for one in task.exercises)
    yield _followed(words.say(ON_PAPER), [element("code", f"tutor sheet {names}")])


def _followed(sentence: str, links: Iterable[str]) -> str:
    return f"{sentence} {' · '.join(links)}"


def _lessons(names: Iterable[str], words: Html, up: str) -> Iterator[str]:
    for name in names:
        yield element("a", words.say(LESSONS[name].title), href=f"{up}lessons/{name}/")


def clock(plan: Plan, moment: str, words: Html) -> str:
    """When a moment of a plan begins, and when it ends."""
    begins, ends = plan.clock[moment]
    return element("span", words.say(CLOCK, begins=begins, ends=ends), class_="plan-clock")


def deal(one: Deal, words: Html, up: str) -> str:
    """A deal, as a link to its slips."""
    return element("a", words.say(DEAL, number=one.number), href=f"{up}{DEALS}{slips(one)}", target="_blank")


def slips(one: Deal) -> str:
    """The name of the file with the slips of a deal."""
    return f"{one.game}-{one.number}.html"


def board(one: StepOf, words: Html, up: str) -> str:
    """An exercise to show on the wall, as a link to its step in the lesson."""
    said = words.say(BOARD, number=one.number, lesson=words.say(LESSONS[one.lesson].title))
    return element("a", said, href=f"{up}lessons/{one.lesson}/#step-{one.name}")


def belief(name: str, words: Html) -> str:
    """What somebody says who holds a wrong belief, so that it is found at a glance."""
    return element("b", words.say(BELIEFS[name].says))
