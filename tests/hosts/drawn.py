"""Tables as a browser gets them, for the tests of its scripts: ``python -m tests.hosts.drawn`` prints them as JSON."""

from __future__ import annotations

import json
import sys

from tests.hosts.playing import moves
from tutor.hosts.session import Session
from tutor.show.faces import card_sheet


def tables() -> dict[str, str]:
    """The HTML of some tables, by what they show."""
    return {"sheet": card_sheet("en")} | _exercise() | _four() | _five()


def _exercise() -> dict[str, str]:
    """The trump 19 must be played, for it alone is higher; and the same position played on, up to the next card."""
    session = Session({"kind": "overtrump", "seed": 2})
    exercise = session.html
    session.answer({"play_on": True})
    live = session.html
    session.answer({"play": "T19"})
    return {"exercise": exercise, "live": live, "next card": session.html}


def _four() -> dict[str, str]:
    """A match from the auction to the question after the écart, and its end."""
    session = Session({"game": "tarot", "players": 4, "seed": 39, "name": "tarot-four"})
    drawn = {"auction": session.html}
    session.answer({"play": "prise"})
    drawn["dog"] = session.html
    while session.at.phase == "dog":
        session.answer({"play": moves(session)[0]})
    drawn["slam"] = session.html
    session.answer({"finish": True})
    return drawn | {"over": session.html}


def _five() -> dict[str, str]:
    """The call of a king: those that may not be called lie in a fold."""
    session = Session({"game": "tarot", "players": 5, "seed": 44, "name": "tarot-five"})
    session.answer({"play": "garde"})
    return {"call": session.html}


if __name__ == "__main__":
    sys.stdout.write(json.dumps(tables()))
