"""Lines that somebody concludes from some tricks: proved by a rule, told by a convention, or only guessed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tutor.core.cards import TAROT, Cards
from tutor.core.message import N_, Fact, Message
from tutor.tarot.advice.told import Told
from tutor.tarot.conventions.meanings import by_meaning
from tutor.tarot.legal_cards import FOLLOW
from tutor.tarot.play import Play
from tutor.teach.grid import State
from tutor.teach.judge import Judge
from tutor.teach.kinds.proves.held import missing
from tutor.teach.open_boards import Played
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying
from tutor.teach.tarot.plays import CHAIR

#: The degrees of certainty.
PROVED, TOLD, GUESSED = "proved", "told", "guess"
STATES = {
    PROVED: State(PROVED, Saying.plain(N_("proved"))),
    TOLD: State(TOLD, Saying.plain(N_("told"))),
    GUESSED: State(GUESSED, Saying.plain(N_("only a guess"))),
}
#: The message of a promise some tricks later, by the name of its meaning.
LATER = by_meaning(lambda one: one.later)


class Line(NamedTuple):
    """A conclusion on the hand of a player: that it ``lacks`` some cards, or whatever a card is said to have told.

    ``why`` says what stands behind it, or that nothing does.
    """

    shows: Saying
    why: Saying
    seat: int
    lacks: Cards = TAROT.none
    word: Told | None = None

    def state(self, play: Play, judge: Judge) -> str:
        """The certainty of the line after a play."""
        if self.lacks and not self.lacks - TAROT.set(missing(play, self.seat, judge)):
            return PROVED
        one = self.word
        said = judge.signals(one.at, one.seat, one.card) if one else ()
        return TOLD if one and any(signal.meaning is one.signal.meaning for signal in said) else GUESSED


def claims(claim: str, message: Message, **facts: Fact) -> Saying:
    """A conclusion in words, with the name of what it claims."""
    return Saying(None, ((message, {**facts, "claim": claim}),), CHAIR)


def certain(seen: Played, prompt: Message, lines: Sequence[Line], states: Sequence[str], nudge: Message) -> Posed:
    """The question how certain each of some lines is; the first hint speaks of the card behind the first of them."""
    named = {str(number): line for number, line in enumerate(lines, 1)}
    offers = tuple(Offer(name, line.shows) for name, line in named.items())
    play = seen.play()

    def verdicts(judge: Judge) -> Verdicts:
        found = {name: (line.state(play, judge), line.why) for name, line in named.items()}
        firsts = dict(reversed([*found.values()]))
        because = tuple(firsts[state] for state in states if state in firsts)
        hints = Hints.of(Saying(None, ((nudge, lines[0].shows.sentences[0][1]),), CHAIR), FOLLOW)
        return Verdicts(because, hints, states=found)

    return Posed(Asked((seen,), prompt, offers, states=tuple(STATES[state] for state in states)), verdicts)
