"""Tables and exercises as a browser gets them, as JSON for its scripts' tests: ``python -m tests.hosts.drawn``."""

from __future__ import annotations

import json
import sys

from tests.hosts.playing import moves
from tutor.core.errors import Json
from tutor.hosts.classroom.given_task import GivenTask
from tutor.hosts.exercise.task import Task
from tutor.hosts.table.session import Session
from tutor.show import play
from tutor.show.classroom.making_page import making_page
from tutor.show.exercises.known import newcomer
from tutor.show.exercises.lesson import about
from tutor.show.exercises.placement import begin
from tutor.show.faces import card_sheet
from tutor.show.html import Html
from tutor.show.table import house_rules
from tutor.teach.classroom.exercises import Drawn
from tutor.teach.classroom.task import Task as ClassTask
from tutor.teach.course.tarot.the_trick import WHICH_CARDS
from tutor.teach.kinds import KINDS
from tutor.teach.naming import linked

PUZZLE = KINDS["puzzle"].edition
#: Exercises by what is done in them: their names, and how much of the answer is shown.
EXERCISES = {
    "mark": ("allowed.1.1.15", ""),  # a club is led: of the hand, the jack and the queen of clubs
    "mark many": ("allowed.1.1.12", ""),  # neither the suit nor a trump: clubs and diamonds, all of them
    "mark, another": ("allowed.1.1.28", ""),
    "mark, worked": ("allowed.1.1.7", "worked"),  # the trump 15 alone is high enough
    "mark, half": ("allowed.1.1.7", "half"),
    "mark, a check": ("allowed.1.1.7", "none"),
    "mark the last card": ("allowed.1.1.3", ""),  # C1 and C7 may be played, and complete the trick
    "ending": (f"puzzle.{PUZZLE}.1.1", ""),  # we lead
    "ending in Domino": (f"puzzle.{PUZZLE}.1.{KINDS['puzzle'].seed(1, 'domino')}", ""),
    "ending, begun": (f"puzzle.{PUZZLE}.1.2", ""),  # some cards lie there already
    "mark at two tables": ("allowed.1.2.7", ""),
    "mark beside a trick": ("beats.1.2.8", ""),  # the queen of diamonds lies in it
    "choose": ("forced-card.3.1.2", ""),  # only the jack of clubs is of the suit led
    "choose a rule": ("deciding-rule.1.1.2", ""),
    "arrange": ("handful-show.1.1.4", ""),  # eleven trumps, of which ten are to be laid out
    "arrange, with the Excuse": ("handful-show.1.3.4", ""),  # nine trumps and the Excuse, eight are to be laid out
    "arrange moments": ("deal-dog.1.1.3", ""),  # three cards for the dog: not now, nor after the last packet
    "pairs": ("side.2.1.2", ""),
    "number": ("trick-points.1.1.2", ""),  # 9½; 8 without the low cards, 11 with a point for each of them
    "a number with a sign": ("line.2.1.7", ""),  # −41
    "estimate": ("weigh-show.5.1.1", ""),
    "number, hoped": ("dog-odds.2.1.1", ""),
    "estimate, another": ("weigh-show.5.1.2", ""),
    "tricks that go": ("who-played.2.1.1", ""),  # three tricks; the player opposite has played the Petit
    "estimate, worked": ("weigh-show.5.1.1", "worked"),
    "number, worked": ("trick-points.1.1.3", "worked"),  # 3½
}


def drawn() -> dict[str, str]:
    """The HTML of some tables and exercises, by what they show."""
    page = {
        "sheet": card_sheet("en"),
        "head of a lesson": about(WHICH_CARDS, Html("en")),
        "placement": begin(Html("en")),
        "play bar": play.bar("barbu", Html("en")),
        "house rules": house_rules.template("tarot", Html("en")),
        "match left": play.left(Html("en"), "lessons/"),
        "map of the course": newcomer(Html("en"), "lessons/"),
        "making a task": making_page(Html("en", rulebook="../../rulebook/")),
    }
    tables = _position() | _four() | _five() | _inferences() | _doubling() | _domino()
    return page | tables | _exercises() | _tasks()


def _tasks() -> dict[str, str]:
    """A task of two exercises, and one that says nothing before it is handed in: its page, then each exercise."""
    exercises = tuple(Drawn(linked(EXERCISES[name][0])) for name in ("mark", "number"))
    drawn = {}
    for name, task in (("task", ClassTask(exercises)), ("test", ClassTask(exercises, hints=False, at_end=True))):
        given = GivenTask(task.link, {})
        drawn[name] = str(given.answer({"open": None})["html"])
        drawn |= {f"{name} {place}": str(given.answer({"exercise": place})["html"]) for place in (0, 1)}
        drawn[f"{name} handed in"] = str(given.answer({"hand_in": [None, None], "name": "Ada"})["html"])
    return drawn


def _exercises() -> dict[str, str]:
    free = {"free to choose": Task({"exercise": "beats.1.2.8", "free": True}).html}
    return free | {name: Task({"exercise": link, "help": hold}).html for name, (link, hold) in EXERCISES.items()}


def _position() -> dict[str, str]:
    """The trump 19 must be played, for it alone is higher; and the same position played on, up to the next card.

    With what happens before one's eyes: the 19 wins its trick, and a trump is led to the next.
    """
    session = Session({"kind": "overtrump", "seed": 2})
    position = session.html
    session.answer({"play_on": True})
    live = session.html
    judged = str(session.answer({"play": "T2"})["judged"])
    wins = watched(session, {"play": "T19"})
    next_card = session.html
    return {
        "position": position,
        "live": live,
        "judged": judged,
        "wins": wins,
        "next card": next_card,
        "leads": watched(session, {"play": "T10"}),
    }


def _four() -> dict[str, str]:
    """A match from the auction to the question after the écart, its end, and the next deal."""
    session = Session({"game": "tarot", "players": 4, "seed": 39, "name": "tarot-four"})
    drawn = {"auction": session.html}
    session.answer({"play": "prise"})
    drawn["dog"] = session.html
    for number in range(2):
        said = watched(session, {"play": moves(session)[-number]})
        drawn |= {} if number else {"set aside": said}
    drawn["two aside"] = session.html
    session.answer({"back": session.state.moves[-1]})
    drawn["one aside"] = session.html
    while session.at.phase == "dog":
        session.answer({"play": moves(session)[0]})
    drawn["slam"] = session.html
    session.answer({"play": "no-slam"})
    drawn["first card"] = session.html
    while len(session.at.hands[0]) > 1:
        drawn["last card"] = watched(session, {"play": session.at.obligation().legal()[0].code})
    session.answer({"finish": True})
    return drawn | {"over": session.html, "dealt": watched(session, {"next": True})}


def watched(session: Session, intent: Json) -> str:
    """The answer to an intent, with all that happens until it is the learner's turn again."""
    return str(session.answer(intent)["html"])


def _five() -> dict[str, str]:
    """The call of a king: those that may not be called lie in a fold."""
    session = Session({"game": "tarot", "players": 5, "seed": 44, "name": "tarot-five"})
    session.answer({"play": "garde"})
    return {"call": session.html}


def _inferences() -> dict[str, str]:
    """We defend and lead, at a table where a lesson wants inferences and at one where nobody does; then we have led."""
    state: dict[str, Json] = {"game": "tarot", "players": 4, "dealer": 3, "seed": 2, "moves": ["pass"]}
    drawn = {"inferences off": Session(state).html}
    session = Session({**state, "inferences": True})
    drawn["inferences"] = session.html
    session.answer({"play": "C6"})
    drawn["inferences, led"] = session.html
    while "data-weighs" not in session.html:
        session.answer({"play": moves(session)[0]})
    drawn["inferences, told"] = session.html
    return drawn | {"weighed": str(session.answer({"weigh": True})["weighed"])}


def _domino() -> dict[str, str]:
    """We lead to a Domino from the eight."""
    session = Session({"game": "barbu", "dealer": 0, "seed": 8, "moves": ["domino 8"]})
    session.answer({"play": "pass"})
    return {"domino": session.html}


def _doubling() -> dict[str, str]:
    """We deal, with all contracts left: the suits of Trumps are folded up together; then two others have doubled us."""
    session = Session({"game": "barbu", "dealer": 0, "seed": 8})
    drawn = {"contract": session.html}
    session.answer({"play": "no-queens"})
    return drawn | {"doubling": session.html}


if __name__ == "__main__":
    sys.stdout.write(json.dumps(drawn()))
