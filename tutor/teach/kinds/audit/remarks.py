"""Remarks on a deal, of which one is wrong: a promise taken for a proof, or a word that nobody has said."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tutor.core.cards import TAROT, TRUMP, Card, Cards
from tutor.core.message import N_, Facts, Message
from tutor.tarot.advice.knowledge import known
from tutor.tarot.advice.told import Told, earlier, told
from tutor.tarot.conventions.catalogue import (
    EXC_TAKER_SUIT,
    HIGH_LOW_DEF,
    HIGH_LOW_TAKER,
    LEAD_HIGH,
    LEAD_LOW,
    LEAD_TRUMP_EVEN,
    LEAD_TRUMP_ODD,
)
from tutor.tarot.legal_cards import FOLLOW, MUST_TRUMP, OVERTRUMP, TRUMP_LED_OVER
from tutor.tarot.play import Play
from tutor.teach.draw import Draw
from tutor.teach.glances import place
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.audit.family import AUDIT
from tutor.teach.kinds.audit.lines import Found, audit_of, numbered
from tutor.teach.kinds.certain.asked import Line
from tutor.teach.kinds.certain.guesses import guesses, proof
from tutor.teach.kinds.proves.held import missing
from tutor.teach.kinds.tells.duties import case_of
from tutor.teach.open_boards import Played
from tutor.teach.posed import Asked, Posed
from tutor.teach.positions import LEARNER
from tutor.teach.question import Hints
from tutor.teach.saying import Saying
from tutor.teach.signals.honest_plays import talked
from tutor.teach.signals.readings import READINGS
from tutor.teach.tarot import plays
from tutor.teach.tarot.plays import CHAIR, PLAYERS

WHICH_WRONG = N_(
    "Which of these remarks on the tricks is wrong? One on what was said by convention is right if the card does say"
    " that, whether it is true or not."
)
WHAT_IS_BEHIND = N_(
    "{by:Player} {by:you|have|has} played {card:card} to trick {trick}, which is behind the first remark. Which"
    " convention or rule of play is about that card, and what follows from it?"
)
WAS_TOLD = N_("That was said by convention, with {card:card} in trick {trick}.")
WAS_PROVED = N_("That is proved, by {card:card} in trick {trick}.")
IS_PROVED = N_("This is a proof.")
IS_RIGHT = N_("This remark is right: that is just what the card says.")
ONLY_TOLD = N_(
    "This is only a promise, not a proof. A hand of which it is not true could have played {card:card} just as well."
)
SAYS_OTHERWISE = N_("This remark is wrong, since {card:card} says something else.")
SAYS_NOTHING = N_("This remark is wrong, since {card:card} says nothing by convention.")
#: Ranks that promise an honour where they are led, and ranks that promise none.
LOW, HIGH = ("1", "2", "3", "4", "5"), ("6", "7", "8", "9", "10", "J", "N")


class Remark(NamedTuple):
    """A line on a player, and why it is right or wrong.

    By a ``card`` that fell ``at`` a position the player has told a ``meaning``; or it is proved that the player
    ``lacks`` all of some cards, or ``holds`` one of them.
    """

    shows: Saying
    why: Saying
    seat: int
    card: Card | None = None
    at: Play | None = None
    meaning: str = ""
    lacks: Cards = TAROT.none
    holds: Cards = TAROT.none

    def right(self, play: Play, judge: Judge) -> bool:
        """Whether it was told so, or is certain after a play."""
        if self.at and self.card:
            return any(one.meaning.name == self.meaning for one in judge.signals(self.at, self.seat, self.card))
        if self.holds:
            others = [missing(play, seat, judge) for seat in range(PLAYERS) if seat != self.seat]
            return any(all(card in lacked for lacked in others) for card in self.holds)
        return not self.lacks - TAROT.set(missing(play, self.seat, judge))


@kind(
    AUDIT,
    *(LEAD_LOW, LEAD_HIGH, LEAD_TRUMP_ODD, LEAD_TRUMP_EVEN, HIGH_LOW_DEF, HIGH_LOW_TAKER),
    *(FOLLOW, MUST_TRUMP, OVERTRUMP, TRUMP_LED_OVER),
    edition=3,
    against=tuple(map(place, range(4))),
)
def signal_audit(draw: Draw) -> Posed | None:
    """Four remarks, then five, on the first tricks of a deal in which the defenders’ cards talk."""
    seen = plays.board(talked(draw.rng, draw.of(3, 4, 5)))
    play = seen.play()
    words = [one for one in told(play) if one.seat != LEARNER]
    proofs = [one for one in known(play) if one.seat != LEARNER]
    mistakes = draw.of((_opposites, _promoted), (_promoted, _unsaid), (_opposites, _promoted, _unsaid, _guessed))
    wrong = [*draw.rng.choice(mistakes)(seen, words)]
    if not wrong:
        return None
    false, count = draw.rng.choice(wrong), draw.of(4, 5, 5)
    agreed = [one for one in words if one.signal.rule not in {HIGH_LOW_TAKER, EXC_TAKER_SUIT}]  # tenues are disputed
    right = [_told(one) for one in agreed if one.card is not false.card]
    proved = [_proved(proof(one)) for one in proofs]
    if not right or not proved or len(right) + len(proved) < count - 1:
        return None
    first = [draw.rng.choice(right), draw.rng.choice(proved)]
    rest = [one for one in (*right, *proved) if one not in first]
    remarks = [*first, *draw.rng.sample(rest, count - 3), false]
    draw.rng.shuffle(remarks)

    def judged(judge: Judge) -> Iterator[Found]:
        for remark in remarks:
            yield Found(not remark.right(play, judge), remark.why)

    asked = Asked((seen,), WHICH_WRONG, numbered(remark.shows for remark in remarks))
    nudge = Saying(None, ((WHAT_IS_BEHIND, remarks[0].shows.sentences[0][1]),), CHAIR)
    return audit_of(asked, judged, Hints.of(nudge, first[0].why.rule or LEAD_LOW))


# Remarks that are right


def _told(one: Told) -> Remark:
    rule, name = one.signal.rule, one.signal.meaning.name
    why = Saying(rule, ((IS_RIGHT, {}), (rule.statement, {})))
    return Remark(_by_convention(name, _facts(one)), why, one.seat, one.card, one.at, name)


def _proved(line: Line) -> Remark:
    """A conclusion that is said to be a proof."""
    is_proved: tuple[Message, Facts] = (IS_PROVED, {"claim": "proved"})
    shows = line.shows._replace(sentences=(*line.shows.sentences, is_proved))
    return Remark(shows, line.why, line.seat, lacks=line.lacks)


def _facts(one: Told) -> Facts:
    return {"by": one.seat, "trick": one.trick, **one.signal.facts}


def _by_convention(meaning: str, facts: Facts) -> Saying:
    return _line(meaning, facts, WAS_TOLD, "told")


def _line(meaning: str, facts: Facts, then: Message, claim: str) -> Saying:
    """A meaning in words, and whether it is said to be told or proved."""
    return Saying(None, ((READINGS[meaning], {**facts, "claim": meaning}), (then, {**facts, "claim": claim})), CHAIR)


# Remarks that are wrong


def _opposites(_seen: Played, words: list[Told]) -> Iterator[Remark]:
    """A low lead taken for one that denies, an even trump for one that asks, and the other way round."""
    for one in words:
        if opposite := one.signal.meaning.opposite:
            why = Saying(one.signal.rule, ((SAYS_OTHERWISE, _facts(one)), (one.signal.rule.statement, {})))
            yield Remark(_by_convention(opposite, _facts(one)), why, one.seat, one.card, one.at, opposite)


def _promoted(seen: Played, words: list[Told]) -> Iterator[Remark]:
    """A promise of an honour, or of none, taken for a proof; nothing that was seen since may prove it indeed."""
    play = seen.play()
    for one in words:
        claim, name = one.signal.claim, one.signal.meaning.name
        if claim is None or name not in {"honour", "no-honour"}:
            continue
        honours, proved = claim.sets[0], play.played
        for seat in range(PLAYERS):
            proved |= play.excluded[seat]
        if not proved & honours:
            why = Saying(one.signal.rule, ((ONLY_TOLD, _facts(one)), (one.signal.rule.statement, {})))
            shows = _line(name, _facts(one), WAS_PROVED, "proved")
            lacks, holds = (honours, TAROT.none) if name == "no-honour" else (TAROT.none, honours)
            yield Remark(shows, why, one.seat, one.card, lacks=lacks, holds=holds)


def _unsaid(seen: Played, _words: list[Told]) -> Iterator[Remark]:
    """A card that says nothing, though another would have at another moment."""
    for at, card in earlier(seen.play()):
        case, name = case_of(at, card), _expected(at, card)
        if case and case.silent and name:
            facts = {**case.facts, "trick": case.trick}
            why = Saying(case.silent.rule, ((SAYS_NOTHING, facts), *case.silent.sentences))
            yield Remark(_by_convention(name, facts), why, at.trick.turn, card, at, name)


def _expected(at: Play, card: Card) -> str:
    """The meaning that somebody may hear in a card who has not followed the deal, if there is one."""
    led = at.trick.led
    if led is None:
        suited = card.suit != TRUMP
        return "honour" if suited and card.rank in LOW else "no-honour" if suited and card.rank in HIGH else ""
    return "" if led == TRUMP else "tenue" if at.trick.leader == at.taker else "no-more"


def _guessed(seen: Played, _words: list[Told]) -> Iterator[Remark]:
    """A conclusion that people like to draw from a card, and no rule proves."""
    yield from map(_proved, guesses(seen.play()))
