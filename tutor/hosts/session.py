"""A session: one table and one learner.  An intent goes in, HTML comes out; every host uses it alike."""

from __future__ import annotations

import json
import random
from dataclasses import replace

from tutor.cards import TAROT, Card
from tutor.hosts.state import KINDS, Json, State, a_seed
from tutor.record import RecordError, RefusedError, card, choice, make, replay
from tutor.rule import N_
from tutor.show.html import Html, element
from tutor.show.story import Step
from tutor.show.table import View, table
from tutor.show.words import LANGUAGES, Words
from tutor.tarot.opponent import choose
from tutor.tarot.play import Play
from tutor.teach.exercise import LEARNER, SEEDS, exercise

NO_DEAL_NUMBER = N_("“{typed}” is no deal number: type one from {first} to {last}.")
AN_INTENT = N_("an intent, such as {example}")


class Session:
    """One table: what it has to remember, and what it answers."""

    def __init__(self, state: Json) -> None:
        """Take up a table where ``state`` left it (``State.to_json``); raise ``RecordError``."""
        self.state = State.of(state)
        self._passed = _passed(self.state)

    @property
    def play(self) -> Play:
        """The position on the table."""
        return self._passed[-1]

    @property
    def html(self) -> str:
        """The table as it stands."""
        state = self.state
        story = tuple(Step(before, TAROT[code]) for before, code in zip(self._passed, state.moves, strict=False))
        view = View(self.play, LEARNER, KINDS[state.kind].title, state.seed, state.live, story)
        return table(view, Html(state.lang, LEARNER, rulebook=state.rulebook))

    @property
    def page_html(self) -> str:
        """The table together with its state, for a page that brings it to life later (``page.js``)."""
        return element("div", self.html, class_="tutor-live", data_state=json.dumps(self.state.to_json()))

    def answer(self, intent: Json) -> dict[str, Json]:
        """Answer an intent with the new ``html`` and ``state``, or with an ``error`` to read; then nothing changes.

        ``{"play": "H10"}`` plays a card, and the others play until it is the learner's turn again; ``{"play_on":
        true}`` goes on to play in earnest; ``{"finish": true}`` plays all that is left; ``{"deal": 7}`` shows deal 7
        of the same kind, ``{"deal": null}`` one at random; ``{"lang": "fr"}`` changes the language.
        """
        try:
            state = self._next(intent)
            passed = _passed(state)
        except RecordError as error:
            return {"error": Words(self.state.lang, LEARNER).error(error)}
        except RefusedError as refused:
            return {"error": Words(self.state.lang, LEARNER).tell(refused.expected, refused.facts)}
        self.state, self._passed = state, passed
        return {"html": self.html, "state": state.to_json()}

    def _next(self, intent: Json) -> State:
        match intent:
            case {"play": code}:
                chosen = card(code, "play", TAROT)
                after = make(self.play, chosen, "play")
                return self._moved(chosen, *_others(after, until=LEARNER))
            case {"play_on": True}:
                return replace(self.state, live=True)
            case {"finish": True}:
                return self._moved(*_others(self.play, until=None))
            case {"deal": None}:
                return self._dealt(_other_than(self.state.seed))
            case {"deal": seed}:
                return self._dealt(_deal_number(seed))
            case {"lang": lang}:
                return replace(self.state, lang=choice(lang, "lang", LANGUAGES))
        raise RecordError("intent", intent, AN_INTENT, example='{"play": "H10"}')

    def _moved(self, *cards: Card) -> State:
        return replace(self.state, live=True, moves=(*self.state.moves, *(card.code for card in cards)))

    def _dealt(self, seed: int) -> State:
        return replace(self.state, seed=seed, live=False, moves=())


def _other_than(seed: int) -> int:
    """A random deal number that is not ``seed``."""
    step = random.randrange(1, len(SEEDS))
    return SEEDS[(SEEDS.index(seed) + step) % len(SEEDS)]


def _deal_number(typed: Json) -> int:
    """Read the number that somebody typed; raise ``RefusedError``."""
    try:
        return a_seed(typed, "deal")
    except RecordError as error:
        raise RefusedError(NO_DEAL_NUMBER, typed=str(typed)[:20], **error.facts) from error


def _passed(state: State) -> list[Play]:
    """The positions since the exercise began; raise ``RecordError``."""
    record = exercise(KINDS[state.kind], state.seed)
    start = replay(Play.begin(record), record.moves, _read)[-1]
    return replay(start, state.moves, _read)


def _read(code: str, place: str) -> Card:
    return card(code, place, TAROT)


def _others(play: Play, *, until: int | None) -> list[Card]:
    """What the tutor's players play until it is the turn of ``until``, or the deal is over."""
    cards: list[Card] = []
    while play.turn not in {None, until}:
        cards.append(choose(play))
        play = play.after(cards[-1])
    return cards
