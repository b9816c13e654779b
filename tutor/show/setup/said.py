"""What the players have said before one's own turn, each of them a row of buttons."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tutor.core.draft import Draft
from tutor.core.errors import Json
from tutor.core.message import N_
from tutor.core.scene import ME, Speech
from tutor.games import GAMES
from tutor.show.html import Html, element
from tutor.show.words import capital

SAYS, DOUBLES = N_("{by:Player} {by:you|say|says}"), N_("{by:Player} {by:you|double|doubles}")
YOU_TOO = N_("you", "somebody who is doubled, on a button")
NOBODY_BEFORE = N_("You are the first to speak.")


def said(draft: Draft, rules: Mapping[str, Json], words: Html) -> Iterator[str]:
    """A row for each player who has spoken before; whoever has said nothing here has passed."""
    speech = draft.scene.speech
    if speech is None:
        return
    around = words.to(ME, draft.scene.players, clockwise=GAMES[draft.scene.game].CLOCKWISE)
    if not draft.speakers:
        yield element("p", words.say(NOBODY_BEFORE), class_="aside")
    for seat in draft.speakers:
        title = around.say(SAYS if draft.scene.phase == "auction" else DOUBLES, by=seat)
        buttons = (_word(seat, word, draft, speech, around) for word in _offered(seat, speech, draft, rules))
        yield element("div", element("span", title), *buttons, class_="words-of", role="group", aria_label=title)


def _offered(seat: int, speech: Speech, draft: Draft, rules: Mapping[str, Json]) -> Iterator[str]:
    """The words that a player may have said: nobody names themselves, nor what only a house rule allows."""
    options = GAMES[draft.scene.game].Options.of({**rules, **(draft.scene.rules or {})})
    for word in speech.words:
        if word != str(seat) and getattr(options, word, True):
            yield word


def _word(seat: int, word: str, draft: Draft, speech: Speech, words: Html) -> str:
    """A word as a button, pressed if it has been said; a seat is somebody who is doubled."""
    spoken = draft.said.get(seat, ()) or (() if speech.several else (speech.usual,))
    you = words.say(YOU_TOO) if word == str(ME) else ""
    named = you or (words.player(int(word)) if word.isdigit() else words.move(word))
    pressed = "true" if word in spoken else "false"
    return element("button", capital(named), type="button", data_say=f"{seat} {word}", aria_pressed=pressed)
