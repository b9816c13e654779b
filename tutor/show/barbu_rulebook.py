"""The rulebook of Barbu: a section for every rule, with what it permits and what it forbids."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.barbu import RULES
from tutor.barbu.call import Call
from tutor.rule import N_, Message, Rule
from tutor.show.hand import outcome
from tutor.show.html import Html, element
from tutor.show.rulebook import FORBIDS, INTRO, MOVE, PERMITS, fanned, stated
from tutor.show.text import so_far
from tutor.show.words import capital
from tutor.teach.barbu_reasons import NEVER_FORBIDS, NEVER_PERMITS, WHY_NONE
from tutor.teach.barbu_scenes import SCENES
from tutor.teach.moment import Moment

TITLE = N_("The rules of Barbu")
CONTRACT = N_("Contract: {contract:move}")


def page(lang: str) -> str:
    """The rulebook of Barbu as a Markdown page with drawn examples."""
    words = Html(lang, seat=0)
    sections = ("\n\n".join((*stated(rule, words), *_examples(rule, words))) for rule in RULES.values())
    return "\n\n".join((f"# {words.say(TITLE)}", words.say(INTRO), *sections)) + "\n"


def _examples(rule: Rule, words: Html) -> Iterator[str]:
    """What the rule permits and forbids, or why there is no such example."""
    scene = SCENES.get(rule)
    if scene is None:
        yield words.say(WHY_NONE[rule])
        return
    for heading, moment, reasons in (
        (PERMITS, scene.permits, NEVER_PERMITS),
        (FORBIDS, scene.forbids, NEVER_FORBIDS),
    ):
        yield _staged(moment, heading, words) if moment else words.say(reasons[rule])


def _staged(moment: Moment, heading: Message, words: Html) -> str:
    """A moment of a scene: the contract, what lies or was said, the hand, the move that is tried and its verdict."""
    at, words = moment.at, words.to(0, moment.players, clockwise=True)
    contract = getattr(at, "contract", None)
    seen = () if isinstance(at, Call) else so_far(at, words)
    tried = next(one for one in moment.ruling.moves if str(one) == moment.move)
    return element(
        "div",
        element("p", element("strong", words.say(heading))),
        element("p", words.say(CONTRACT, contract=contract.code)) if contract else "",
        *(element("p", line) for line in seen),
        fanned(moment.hand, words) if moment.hand else "",
        element("p", words.say(MOVE), " ", element("strong", capital(words.move(tried)))),
        outcome(moment.ruling, words),
        class_="tutor-example",
    )
