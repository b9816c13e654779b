"""Tricks that come and go before the question: the button that shows them, the time that each stays, what is said.

Without scripts, on paper and once it is answered, all of them stand there still.  ``fleeting.js`` shows them.
"""

from __future__ import annotations

import json

from tutor.core.message import N_
from tutor.show.exercises.played import lines
from tutor.show.html import Html, element
from tutor.show.table.controls import choice
from tutor.show.words import Words
from tutor.teach.open_boards import Played, Tricks

BEFORE = N_("The last {count} tricks come one after the other, and go again. Then you are asked.")
ONE_BEFORE = N_("The last trick comes and goes again. Then you are asked.")
GONE = N_("They are gone. Answer as you remember them; nobody measures the time.")
SHOW, NEXT, AGAIN = N_("Show the tricks"), N_("The next trick"), N_("Show them once more")
EACH_STAYS = N_("Each trick stays", "label of a choice: for how long")
SECONDS = N_("{count} {count:n|second|seconds}")
BY_A_PRESS = N_("until I press", "for how long a trick stays")
#: The seconds that a trick may stay.
PACES = (3, 2, 1)


def controls(tricks: Played | Tricks, words: Html) -> str:
    """The sentence that is said at each moment, the choice of a pace, and the button to go on with."""
    told = [line.strip() for line in lines(tricks, Words(words.lang))][-len(tricks.tricks) :]
    paces = [*((str(pace), words.say(SECONDS, count=pace), pace == PACES[0]) for pace in PACES)]
    pace = choice("pace", words.say(EACH_STAYS), [*paces, ("press", words.say(BY_A_PRESS), False)])
    says = {"before": words.say(BEFORE, count="{count}"), "one": words.say(ONE_BEFORE), "gone": words.say(GONE)}
    names = {"show": words.say(SHOW), "next": words.say(NEXT), "again": words.say(AGAIN)}
    button = element("button", words.say(SHOW), type="button", data_watch=True)
    return element(
        "div",
        element("p", class_="caption", role="status", aria_live="polite"),
        element("div", button, pace, class_="go"),
        class_="fleeting",
        data_says=json.dumps({**says, **names, "tricks": told}, ensure_ascii=False),
        hidden=True,
    )
