"""A session: one table and one learner.  It answers intents with HTML, in the same way in every host."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import replace
from typing import Any

from tutor.coach.coaches import strong
from tutor.core.errors import Json, RecordError, RefusedError
from tutor.core.fragment import packed
from tutor.core.message import N_
from tutor.core.obligation import Ruling
from tutor.core.reading import one_of
from tutor.core.record import Record
from tutor.core.replay import make
from tutor.games import GAMES, Game
from tutor.hosts.table.coaching import judged_turn, played_instead, reviewed_deal, reviewed_set
from tutor.hosts.table.state import HIDDEN, Secret, State
from tutor.show.html import Html, element
from tutor.show.languages import LANGUAGES
from tutor.show.table.pictured import picture
from tutor.show.table.story import Step
from tutor.show.table.table import inferences, judged, table
from tutor.show.table.view import View
from tutor.show.words import Words
from tutor.teach.positions import LEARNER, seen
from tutor.teach.topics import Topic

AN_INTENT = N_("an intent, such as {example}")
NOT_YOURS_ANY_MORE = N_("It is too late to take back just this card: somebody else has played or spoken since.")
STANDS_ON_IT = N_("First take back what you did later ({move:move}): without this one, that was not allowed.")
NOTHING_TO_TAKE_BACK = N_("You have made no move yet in this deal, so there is nothing to take back.")
NOT_YOUR_MOVE = N_("Only your own moves in this deal can be taken back, and this is none of them.")

#: The number of worlds in which a strong player at the table looks at a turn: nobody likes to wait for three of them.
STRONG_WORLDS = 30


class Session:
    """One table: its state, and its answers to intents."""

    def __init__(self, state: Json) -> None:
        """Take up a table where ``state`` left it (``State.to_json``); raise ``RecordError``."""
        self.state, self._passed, self._moves = _played(State.of(state))
        self._mended = False

    @property
    def at(self) -> Any:  # noqa: ANN401 - a deal in any phase
        """The position on the table."""
        return self._passed[-1]

    @property
    def over(self) -> bool:
        """Whether the deal on the table is over."""
        return self.at.turn is None

    @property
    def record(self) -> Record:
        """The deal so far, as the learner knows it; once it is over, with the cards and the moves of all."""
        deal = self.state.secret.deal if self.state.secret else self.state.table.record()
        whole = replace(deal, moves=(*deal.moves, *self._moves))
        learner = self.state.table.learner
        return whole if self.over or learner is None else seen(whole, learner)

    @property
    def own_set(self) -> tuple[Record, ...]:
        """The deals that the learner has dealt in a set and played by themselves, this one too once it is over."""
        state, match = self.state, self.state.table.match
        mine = match is not None and state.table.learner == LEARNER and match.in_set_of(LEARNER)
        alone = self.over and state.handed is None and not state.again
        return (*state.own_set, self.record) if mine and alone else state.own_set

    @property
    def counts_for(self) -> tuple[Topic, ...]:
        """The topics for which the deal counts that the learner has played to its end; none before."""
        return self.view().counts_for

    @property
    def html(self) -> str:
        """The table as HTML."""
        return self._drawn()

    def _drawn(self, *, just_now: bool = False) -> str:
        """The table as HTML; if something has ``just_now`` happened there, the moments of it are shown first."""
        return table(self.view(just_now=just_now), self._words)

    @property
    def _words(self) -> Html:
        return Html(self.state.lang, LEARNER, rulebook=self.state.rulebook)

    def view(self, *, just_now: bool = False) -> View:
        """The position as the learner sees it; if something has ``just_now`` happened, with the moments of it."""
        state = self.state
        story = tuple(
            Step(before, before.read(move, "move")) for before, move in zip(self._passed, self._moves, strict=False)
        )
        shown = state.table
        return View(
            shown.game,
            self.at,
            shown.learner,
            shown.seed,
            state.live,
            story,
            title=shown.title,
            match=shown.match,
            mended=self._mended,
            helped=state.handed is not None or state.again,
            again=state.again,
            strong=shown.strong,
            just_now=just_now,
            players=shown.players,
            inferences=state.inferences,
            own_set=self.own_set,
        )

    @property
    def page_html(self) -> str:
        """The table as HTML together with its state, for a page whose script makes it answer (``page.js``)."""
        return element("div", self.html, class_="tutor-live", data_state=json.dumps(self.state.to_json()))

    def answer(self, intent: Json) -> dict[str, Json]:
        """Answer an intent with the new ``html`` and ``state``; or with the fault in it, and nothing changes.

        ``{"play": "H10"}`` makes a move, written as records write it, and the others move until it is the learner's
        turn again; ``"refused": "S4"`` beside it tells of a move that was tried before and is not allowed, so that
        putting it right is praised.  ``{"back": true}`` takes the learner's last move back, ``{"back": "discard C1"}``
        just this one, as long as nobody else has moved since and those after it can stay;  ``{"from": 12}`` takes the
        deal back to the learner's move of that number, the first of the deal being 0.  ``{"finish": true}`` plays all
        that is left of the deal.  ``{"deal": 7}`` shows deal 7, ``{"deal": null}`` one at random; ``{"lang":
        "fr"}`` changes the language.

        A move that is not allowed comes back ``judged``: with the verdict on it, as the table has it of every move.
        ``{"weigh": true}`` has counted how much the cards' promises change, which comes back ``weighed``.
        ``{"coach": true}`` has the learner's turn judged and ``{"review": true}`` the deal that is over, which
        ``{"instead": true}`` has the tutor play in the learner's seat: what the coach says comes back ``coached``.
        ``{"set": 0}`` has the first deal looked at that the learner has dealt, ``{"set": 1}`` the next one as well.
        ``{"explain": true}`` is answered with the address of the page that explains
        this position (``opens``), and ``{"picture": true}`` with the ``picture`` of the table, and the name of a
        ``file`` for it.  What cannot be done at all, or is no intent, comes back as an ``error`` to read, and raises
        nothing.

        >>> session = Session({"kind": "follow", "seed": 3, "lang": "en"})
        >>> [list(session.answer(intent)) for intent in ({"play": "T18"}, {"play": "no card"}, {"lang": "fr"})]
        [['judged'], ['error'], ['html', 'state']]

        At a table of exercises ``{"play_on": true}`` goes on to play in earnest.  At one that plays a match
        ``{"next": true}`` deals the next deal, and ``{"new": {"players": 5, "variant": "seed", "seed": 7}}`` begins
        another match, with ``"others": "strong"`` against the coach's players, with ``"club"`` against the usual ones;
        what is not said of it stays as it is.  Each variant belongs to one game; beside it
        ``"rule.no_wait": "true"`` is a house rule of its own, with its value in JSON.
        """
        mended = self._puts_right(intent)
        try:
            if told := self._told(intent):
                return told
            if verdict := self._verdict(intent):
                return {"judged": verdict}
            self.state, self._passed, self._moves = self._next(intent)
        except RecordError as error:
            return {"error": Words(self.state.lang, LEARNER).error(error)}
        except RefusedError as refused:
            return {"error": Words(self.state.lang, LEARNER).tell(refused.expected, refused.facts)}
        self._mended = mended
        return {"html": self._drawn(just_now=_goes_on(intent)), "state": self.state.to_json()}

    def _told(self, intent: Json) -> dict[str, Json]:
        """The answer to an intent that asks for something and changes nothing; empty for any other."""
        match intent:
            case {"weigh": True}:
                return {"weighed": inferences(self.view(), self._words)}
            case {"explain": True}:
                return {"opens": f"{self.state.rulebook}../explain/{packed('record', self.record.to_json())}"}
            case {"picture": True}:
                return {"picture": picture(self.view(), self._words), "file": f"{self.state.table.game}.svg"}
        said = self._coached(intent)
        return {"coached": said} if said else {}

    def _coached(self, intent: Json) -> str:
        """What the coach says, if an intent asks it; nothing of any other."""
        match intent:
            case {"coach": True}:
                return judged_turn(self.view(), self._words)
            case {"review": True}:
                return reviewed_deal(self.view(), self._moves, self.state.handed, self._words)
            case {"instead": True}:
                return played_instead(self.view(), self._moves, self._words)
            case {"set": int(number)}:
                return reviewed_set(self.view(), number, self._words)
        return ""

    def _verdict(self, intent: Json) -> str:
        """The verdict on a move of the learner's that is not allowed; nothing of any other intent.

        Raise ``RecordError`` if it is no move of this phase.
        """
        match intent:
            case {"play": str(move)} if forbidden := self._forbidden(move):
                return judged(self.view(), forbidden, move, self._words)
        return ""

    def _puts_right(self, intent: Json) -> bool:
        """Whether an intent makes a move after one that was tried here and is not allowed."""
        match intent:
            case {"play": str(), "refused": str(refused)}:
                with suppress(RecordError):
                    return self._forbidden(refused) is not None
        return False

    def _forbidden(self, move: str) -> Ruling[Any] | None:
        """The ruling on a move that the learner may not make now; nothing on one that they may, or cannot make.

        Raise ``RecordError`` if it is no move of this phase.
        """
        at, table = self.at, self.state.table
        if at.turn is None or at.turn != table.learner:
            return None
        with suppress(KeyError):
            ruling = GAMES[table.game].ruling(at, at.read(move, "play"))
            return None if ruling.legal else ruling
        return None

    def _next(self, intent: Json) -> Played:
        state = self.state
        match intent:
            case {"play": str(move)}:
                make(self.at, self.at.read(move, "play"), "play")
                return _played(replace(state, live=True, moves=(*state.moves, move)))
            case {"lang": lang}:
                return _played(replace(state, lang=one_of(lang, "lang", LANGUAGES)))
            case {"back": True | str()} | {"from": _}:
                return self._back(intent)
            case {"play_on": True}:
                return _played(replace(state, live=True))
            case {"finish": True}:
                handed = len(state.moves) if state.handed is None and not self.over else state.handed
                return _played(replace(state, live=True, handed=handed), to_the_end=True)
        other = state.table.taken(intent, self.at)
        if other is None:
            raise RecordError("intent", intent, AN_INTENT, example='{"play": "H10"}')
        after = state.dealt(other)
        return _played(replace(after, own_set=self.own_set) if intent == {"next": True} else after)

    def _back(self, intent: Json) -> Played:
        """The deal without the learner's last move or a certain one, or taken back to one; raise ``RefusedError``."""
        match intent:
            case {"back": str(move)}:
                return self._without(move)
            case {"from": number}:
                return _played(replace(self.state.back_to(self._own(number)), again=True))
        return _played(self.state.back_to(self._own_last()))

    def _own_last(self) -> int:
        """The number of the learner's last move; raise ``RefusedError`` if there is none."""
        own = self.view().own
        if not own:
            raise RefusedError(NOTHING_TO_TAKE_BACK)
        return own[-1]

    def _own(self, number: Json) -> int:
        """The number of one of the learner's moves; raise ``RefusedError`` if it is none."""
        if type(number) is not int or number not in self.view().own:
            raise RefusedError(NOT_YOUR_MOVE)
        return number

    def _without(self, move: str) -> Played:
        """The deal without one of the moves that the learner has made since anybody else did.

        Raise ``RefusedError`` if it is none of them, or if one of those after it needs it.
        """
        game, moves = GAMES[self.state.table.game], self.state.moves
        first = self._own_since()
        if move not in moves[first:]:
            raise RefusedError(NOT_YOURS_ANY_MORE)
        number = moves.index(move, first)
        at, kept = self._passed[number], moves[number + 1 :]
        for before, later in zip(self._passed[number + 1 :], kept, strict=False):
            try:
                at = game.onwards(make(at, at.read(later, "back"), "back"))
            except RecordError as error:
                raise RefusedError(STANDS_ON_IT, move=before.read(later, "back")) from error
        state = self.state.back_to(number)
        return _played(replace(state, moves=(*state.moves, *kept)))

    def _own_since(self) -> int:
        """The number of the first move that the learner has made since anybody else did."""
        others = [number for number, at in enumerate(self._passed[:-1]) if at.turn != self.state.table.learner]
        return others[-1] + 1 if others else 0


def _goes_on(intent: Json) -> bool:
    """Whether an intent makes something happen at the table that is to be watched: a move, or another deal."""
    return isinstance(intent, dict) and not intent.keys().isdisjoint(("play", "next", "new", "deal"))


#: A state, the positions that it has passed, and the moves between them with nothing hidden.
Played = tuple[State, list[Any], list[str]]


def _played(state: State, *, to_the_end: bool = False) -> Played:
    """Make the moves of a state, and those of the others, until it is the learner's turn or the deal is over.

    ``to_the_end`` makes the learner's as well, and nobody thinks long then.  Raise ``RecordError``.
    """
    game, learner = GAMES[state.table.game], state.table.learner
    deal, unseen = state.secret or Secret(state.table.record())
    secrets = iter(unseen)
    passed: list[Any] = [game.positions(deal)[-1]]
    moves: list[str] = []
    public: list[str] = []
    while passed[-1].turn is not None:
        at, number = passed[-1], len(moves)
        if number < len(state.moves):
            seen = state.moves[number]
            hidden = seen.endswith(HIDDEN) and at.turn != learner
            move = (next(secrets, "") or _chosen_again(game, at, seen)) if hidden else seen
        elif to_the_end or (at.turn != learner and not state.table.strong):
            move = game.choose(at)
        elif at.turn != learner:
            move = strong(state.table.game, passed, STRONG_WORLDS)
        else:
            break
        place = f"moves[{number}]"
        passed.append(game.onwards(make(at, at.read(move, place), place)))
        moves.append(move)
        public.append(move if at.turn == learner else game.public(at, move))
    if len(moves) < len(state.moves):
        make(passed[-1], state.moves[len(moves)], f"moves[{len(moves)}]")
    secret = Secret.among(deal, moves, public) if state.table.sealed else None
    return replace(state, moves=tuple(public), secret=secret), passed, moves


def _chosen_again(game: Game, at: Any, seen: str) -> str:  # noqa: ANN401 - a deal in any phase
    """A hidden move in a state of version 1, which did not store it: the one that the tutor's player chooses there."""
    move = game.choose(at)
    return move if game.public(at, move) == seen else seen
