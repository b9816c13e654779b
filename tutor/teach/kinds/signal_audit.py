"""Remarks on a deal, of which one is wrong: a promise taken for a proof, or a word that nobody has said."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from tutor.core.cards import TRUMP
from tutor.core.message import N_, Facts, Message
from tutor.tarot.advice.knowledge import Known, known
from tutor.tarot.advice.told import Told, earlier, told
from tutor.tarot.conventions.catalogue import (
    HIGH_LOW_DEF,
    HIGH_LOW_TAKER,
    LEAD_HIGH,
    LEAD_LOW,
    LEAD_TRUMP_EVEN,
    LEAD_TRUMP_ODD,
)
from tutor.tarot.legal_cards import FOLLOW, MUST_TRUMP, OVERTRUMP, TRUMP_LED_OVER
from tutor.tarot.play import Play
from tutor.teach import plays
from tutor.teach.honest_plays import talked
from tutor.teach.kinds.certain.guesses import A_PROOF, guesses
from tutor.teach.kinds.tells.duties import case_of
from tutor.teach.legacy import Kind
from tutor.teach.open_boards import Played
from tutor.teach.plays import CHAIR
from tutor.teach.positions import LEARNER
from tutor.teach.question import Board, Hints, Option, Question
from tutor.teach.readings import READINGS
from tutor.teach.saying import Saying

WHICH_WRONG = N_(
    "Here is what somebody remarks on these tricks. A remark on what was told by convention is right if the card does"
    " tell that, whether it is true or not. Which remark is wrong?"
)
WHAT_STANDS_BEHIND = N_("Ask of each remark: which convention, or which rule of play, stands behind this card?")
WAS_TOLD = N_("That was told by convention, with {card:card} in trick {trick}.")
WAS_PROVED = N_("That is proved, by {card:card} in trick {trick}.")
IS_PROVED = N_("This is a proof.")
IS_RIGHT = N_("This remark is right: the card tells just that.")
ONLY_TOLD = N_(
    "This is only a promise, not a proof. A hand of which it is not true could have played {card:card} just as well."
)
SAYS_OTHERWISE = N_("This remark is wrong, since {card:card} tells something else.")
SAYS_NOTHING = N_("This remark is wrong, since {card:card} tells nothing by convention.")

#: How many remarks there are, by level, and which mistakes are made in one of them.
LINES = {1: 4, 2: 5, 3: 5}
MISTAKES = {1: ("opposite", "proof"), 2: ("proof", "nothing"), 3: ("opposite", "proof", "nothing", "guess")}
_LOW, _HIGH = ("1", "2", "3", "4", "5"), ("6", "7", "8", "9", "10", "J", "N")


class Remark(NamedTuple):
    """A line of the remarks, and why it is right or wrong."""

    line: Saying
    why: Saying


def _draw(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """The first tricks of a deal in which the defenders’ cards talk."""
    return (plays.board(talked(rng, 2 + level)),)


def _ask(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    (seen,) = boards
    if not isinstance(seen, Played):
        return None
    play = seen.play()
    words = [one for one in told(play) if one.seat != LEARNER]
    proofs = [one for one in known(play) if one.seat != LEARNER]
    mistake = rng.choice(MISTAKES[level])
    wrong = [*_guessed(seen)] if mistake == "guess" else [*MAKE[mistake](play, words)]
    if not wrong:
        return None
    about, false = rng.choice(wrong)
    agreed = [one for one in words if one.signal.rule is not HIGH_LOW_TAKER]  # of a tenue the sources differ
    right = [_told(one) for one in agreed if (one.trick, one.card) != about]
    proved = [_proved(one) for one in proofs]
    if not right or not proved or len(right) + len(proved) < LINES[level] - 1:
        return None
    first = [rng.choice(right), rng.choice(proved)]
    rest = [one for one in (*right, *proved) if one not in first]
    lines = [*first, *rng.sample(rest, LINES[level] - 3), false]
    rng.shuffle(lines)
    options = tuple(Option(str(n), one.line, one is false, one.why) for n, one in enumerate(lines, 1))
    rule = first[0].why.rule or LEAD_LOW
    hints = Hints((Saying.plain(WHAT_STANDS_BEHIND),), (Saying.plain(rule.statement, rule),))
    return Question("choose", boards, WHICH_WRONG, (false.why,), hints, options=options)


def _line(meaning: str, then: Message, facts: Facts) -> Saying:
    """What a card is said to tell, and by what."""
    return Saying(None, ((READINGS[meaning], facts), (then, facts)), CHAIR)


def _facts(one: Told) -> Facts:
    return {"by": one.seat, "trick": one.trick, **one.signal.facts}


def _told(one: Told) -> Remark:
    rule = one.signal.rule
    why = Saying(rule, ((IS_RIGHT, {}), (rule.statement, {})))
    return Remark(_line(one.signal.meaning.name, WAS_TOLD, _facts(one)), why)


def _proved(one: Known) -> Remark:
    reason = one.reason
    line = Saying(None, ((reason.proof, reason.facts), (IS_PROVED, {})), CHAIR)
    return Remark(line, Saying(reason.rule, ((A_PROOF, reason.facts), (reason.rule.statement, {})), CHAIR))


#: A wrong remark, and which card of which trick it speaks of.
_Wrong = tuple[tuple[int, object], Remark]


def _opposites(_play: Play, words: list[Told]) -> Iterator[_Wrong]:
    """A low lead taken for one that denies, an even trump for one that asks, and the other way round."""
    for one in words:
        if opposite := one.signal.meaning.opposite:
            why = Saying(one.signal.rule, ((SAYS_OTHERWISE, _facts(one)), (one.signal.rule.statement, {})))
            yield (one.trick, one.card), Remark(_line(opposite, WAS_TOLD, _facts(one)), why)


def _promoted(play: Play, words: list[Told]) -> Iterator[_Wrong]:
    """A promise of an honour, or of none, taken for a proof; nothing that was seen since may prove it indeed."""
    for one in words:
        claim, name = one.signal.claim, one.signal.meaning.name
        if claim is None or name not in {"honour", "no-honour"}:
            continue
        proved = play.played | play.excluded[0] | play.excluded[1] | play.excluded[2] | play.excluded[3]
        if not proved & claim.sets[0]:
            why = Saying(one.signal.rule, ((ONLY_TOLD, _facts(one)), (one.signal.rule.statement, {})))
            yield (one.trick, one.card), Remark(_line(name, WAS_PROVED, _facts(one)), why)


def _unsaid(play: Play, _words: list[Told]) -> Iterator[_Wrong]:
    """A card that says nothing, though another would have at another moment."""
    for at, card in earlier(play):
        case = case_of(at, card)
        if case is None or case.silent is None:
            continue
        led = at.trick.led
        if led is None and card.suit != TRUMP and card.rank in _LOW + _HIGH:
            name = "honour" if card.rank in _LOW else "no-honour"
        elif led is not None and led != TRUMP:
            name = "tenue" if at.trick.leader == at.taker else "no-more"
        else:
            continue
        facts = {**case.facts, "trick": case.trick}
        silent = case.silent
        why = Saying(silent.rule, ((SAYS_NOTHING, facts), *silent.sentences))
        yield (case.trick, card), Remark(_line(name, WAS_TOLD, facts), why)


def _guessed(seen: Played) -> Iterator[_Wrong]:
    """What people like to conclude from a card, and no rule proves."""
    for one in guesses(seen):
        yield (0, None), Remark(one.shows._replace(sentences=(*one.shows.sentences, (IS_PROVED, {}))), one.why)


#: How the mistakes are made that are about what was told.
MAKE = {"opposite": _opposites, "proof": _promoted, "nothing": _unsaid}

SIGNAL_AUDIT = Kind(
    "signal-audit",
    N_("Which remark is wrong?"),
    "choose",
    (
        *(LEAD_LOW, LEAD_HIGH, LEAD_TRUMP_ODD, LEAD_TRUMP_EVEN, HIGH_LOW_DEF, HIGH_LOW_TAKER),
        *(FOLLOW, MUST_TRUMP, OVERTRUMP, TRUMP_LED_OVER),
    ),
    _draw,
    _ask,
    of_a_deal=False,
)
