"""Whether a card says something by convention, or a duty makes it prove something, or neither."""

from __future__ import annotations

import random
from itertools import starmap
from typing import NamedTuple

from tutor.core.cards import SUITS, TRUMP, Card
from tutor.core.message import N_, Facts, Message
from tutor.tarot.advice.signals import Signal, signals
from tutor.tarot.advice.told import earlier
from tutor.tarot.conventions.catalogue import (
    HIGH_LOW_DEF,
    HIGH_LOW_TAKER,
    HIGH_LOW_TRUMP,
    LEADS,
)
from tutor.tarot.conventions.meanings import told, usual_convention
from tutor.tarot.inference import Proof, proofs
from tutor.tarot.legal_cards import FOLLOW, MUST_TRUMP
from tutor.tarot.play import Play
from tutor.teach import plays
from tutor.teach.honest_plays import STOP, talked
from tutor.teach.kind import LEVELS
from tutor.teach.legacy import Kind
from tutor.teach.open_boards import Played
from tutor.teach.plays import CHAIR
from tutor.teach.positions import LEARNER
from tutor.teach.question import Board, Hints, Option, Question
from tutor.teach.readings import READINGS, convention
from tutor.teach.saying import Saying
from tutor.teach.silences import silence

#: The card that it would take for each reading.
NEEDS = told(lambda one: one.needs)

# A word, a duty, or nothing?

WHAT_TOLD = N_("Look at the last card, {card:card}. What has its player told the table with it?")
PROVES = N_("Nothing by convention; but by the rules of play it proves something.")
NOTHING = N_("Nothing, neither by convention nor by the rules of play.")
A_CHOICE = N_("Could its player have chosen another card? And who has led this suit before?")
IT_SPEAKS = N_("But there is a convention for this card at this moment.")
IT_PROVES = N_("There is no convention for it. But a rule of play stands behind this card, and so it proves something.")
NO_DUTY = N_("No rule has forced this card, so it proves nothing.")
PROVED_RATHER = N_("That there are no more {led:suit} here is proved, and so nobody had to say it.")


class Case(NamedTuple):
    """A card about which one may ask: the position before it, what it says and proves, or why it says nothing."""

    at: Play
    card: Card
    says: tuple[Signal, ...]
    proves: tuple[Proof, ...]
    silent: Saying | None = None

    @property
    def sort(self) -> str:
        """What the card does, as answers name it."""
        return "says" if self.says else "proves" if self.proves else "silent"

    @property
    def sorts(self) -> tuple[str, ...]:
        """What the card does; a word by two cards is a sort of its own, too."""
        return (self.sort, "pair") if self.says and "first" in self.says[0].facts else (self.sort,)

    @property
    def trick(self) -> int:
        """In which trick it was played, the first being 1."""
        return len(self.at.tricks) + 1

    @property
    def facts(self) -> Facts:
        """The player, the card, and the suit that is led."""
        return {"by": self.at.trick.turn, "card": self.card, "led": self.at.trick.led or self.card.suit}


#: What cards do, by level.
SORTS = {
    1: ("says", "says", "proves"),
    2: ("says", "pair", "proves", "silent"),
    3: ("says", "pair", "pair", "proves", "silent"),
}


def _draw_told(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """A deal up to a card that says something, proves something, or seems to say something."""
    sort = rng.choice(SORTS[level])
    while True:
        cases = [case for case in starmap(case_of, earlier(talked(rng, 2 + level))) if case]
        cases = [case for case in cases if sort in case.sorts and _tempts(case, level)]
        if cases:
            case = rng.choice(cases)
            return (plays.board(case.at.after(case.card)),)


def case_of(at: Play, card: Card) -> Case | None:
    """What there is to ask about a card of another player, from the second trick on.

    Of what a tenue promises the sources differ (T-SIG-HIGH-LOW-TAKER), so it is not asked.
    """
    by = at.trick.turn
    says = signals(at, by, card)
    if not at.tricks or by == LEARNER or any(signal.rule is HIGH_LOW_TAKER for signal in says):
        return None
    proves = tuple(proof for proof in proofs(card, at.trick) if proof.missing - at.played)
    silent = None if says or proves else silence(at, card)
    return Case(at, card, says, proves, silent) if says or proves or silent else None


def _tempts(case: Case, level: int) -> bool:
    """Whether a card is taken for another; later on a proof comes from somebody who has followed the suit once."""
    led, by = case.at.trick.led, case.at.trick.turn
    if level == LEVELS.start or case.silent or case.says:
        return True
    before = [trick.card_of(by).suit for trick in case.at.tricks if trick.led == led]
    return led in SUITS and before == [led]


def _ask_told(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    (seen,) = boards
    if not isinstance(seen, Played):
        return None
    *_, (at, card) = earlier(seen.play())
    case = case_of(at, card)
    if case is None or len(case.says) > 1:
        return None
    right = case.says[0].meaning.name if case.says else case.sort
    near = [name for name in _near(case) if name != right]
    names = [*([right] if case.says else []), *near[: 2 if level == LEVELS.start or case.says else 3]]
    rng.shuffle(names)
    options = [Option(name, _said(READINGS[name], case), name == right, _why(case, name)) for name in names]
    options.append(Option("proves", Saying.plain(PROVES), right == "proves", _why(case, "proves")))
    options.append(Option("silent", Saying.plain(NOTHING), right == "silent", _why(case, "silent")))
    because = tuple(option.says for option in options if option.right)
    other = usual_convention(next(name for name in names if name != right))
    hints = Hints((Saying.plain(A_CHOICE),), (Saying.plain(other.statement, other),))
    return Question("choose", boards, WHAT_TOLD, because, hints, facts=case.facts, options=tuple(options))


def _near(case: Case) -> tuple[str, ...]:
    """The readings that come to mind with a card."""
    led = case.at.trick.led
    if led is None:
        return ("many-trumps", "few-trumps", "petit") if case.card.suit == TRUMP else ("honour", "no-honour", "no-more")
    if led == TRUMP:
        asks_to_stop = any(signal.meaning.name == STOP for signal in case.says)
        return ("few-trumps", "many-trumps") if asks_to_stop else ("petit", "few-trumps", "many-trumps")
    return ("tenue", "no-more", "petit") if case.at.trick.leader == case.at.taker else ("no-more", "tenue", "petit")


def _said(message: Message, case: Case) -> Saying:
    return Saying(None, ((message, case.facts),), CHAIR)


def _why(case: Case, name: str) -> Saying:
    """Why a card tells just that, or does not."""
    if case.says and name == case.says[0].meaning.name:
        return convention(case.says[0])
    if name == "proves":
        proved = tuple((why.proof, {**why.facts, **case.facts, "trick": case.trick}) for _, why in case.proves)
        if proved and not case.says:
            return Saying(case.proves[0].reason.rule, ((IT_PROVES, {}), *proved), CHAIR)
        return Saying.plain(IT_SPEAKS if case.says else NO_DUTY)
    if name == "silent":
        return case.silent or Saying.plain(IT_SPEAKS if case.says else IT_PROVES)
    if name == "no-more" and case.proves and case.card.suit != case.at.trick.led:
        return Saying.plain(PROVED_RATHER, FOLLOW, led=case.at.trick.led)
    return Saying.plain(NEEDS[name], usual_convention(name))


WORD_OR_DUTY = Kind(
    "word-or-duty",
    N_("A word, a duty, or nothing?"),
    "choose",
    (*LEADS, HIGH_LOW_DEF, HIGH_LOW_TAKER, HIGH_LOW_TRUMP, FOLLOW, MUST_TRUMP),
    _draw_told,
    _ask_told,
    of_a_deal=False,
)
