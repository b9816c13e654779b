"""The word of a card: something by convention, something by a duty that stands behind it, or nothing."""

from __future__ import annotations

import random
from itertools import starmap
from typing import NamedTuple

from tutor.core.cards import SUITS, TAROT, TRUMP, Card
from tutor.core.hands import changed
from tutor.core.message import N_, Facts
from tutor.core.replay import moved
from tutor.tarot.advice.signals import Signal, signals
from tutor.tarot.advice.told import earlier
from tutor.tarot.conventions.catalogue import (
    EXC_TAKER_SUIT,
    HIGH_LOW_DEF,
    HIGH_LOW_TAKER,
    HIGH_LOW_TRUMP,
    LEADS,
)
from tutor.tarot.conventions.meanings import by_meaning, usual_convention
from tutor.tarot.conventions.moments import PIPS
from tutor.tarot.inference import Proof, proofs
from tutor.tarot.legal_cards import FOLLOW, MUST_TRUMP
from tutor.tarot.play import Play
from tutor.tarot.trick import PETIT
from tutor.teach.draw import Draw
from tutor.teach.glances import place
from tutor.teach.judge import RULES, Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.tells.family import TELLS
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.positions import LEARNER
from tutor.teach.question import Hints
from tutor.teach.saying import Saying
from tutor.teach.signals.honest_deals import dealt, seats
from tutor.teach.signals.honest_plays import STOP, talked, talked_on
from tutor.teach.signals.readings import READINGS, SILENT, convention
from tutor.teach.signals.silences import silence
from tutor.teach.tarot import plays
from tutor.teach.tarot.plays import CHAIR, PLAYERS

WHAT_TOLD = N_("Look at the last card, {card:card}. What has its player told the table with it?")
A_PROOF = N_("Nothing by convention; but by the rules of play it proves something.")
NOT_A_WORD = N_("Nothing, neither by convention nor by the rules of play.")
A_CHOICE = N_(
    "{by:Player} {by:you|have|has} played {card:card} to trick {number}. Could it have been another card, and who had"
    " led that suit before?"
)
IT_SPEAKS = N_("But there is a convention for this card at this moment.")
IT_PROVES = N_("There is no convention for it. But a rule of play forced this card, and so it proves something.")
NO_DUTY = N_("No rule has forced this card, so it proves nothing.")
PROVED_RATHER = N_("That there are no more {led:suit} here is proved, and so nobody had to say it.")
#: The card that it would take for each reading.
NEEDS = by_meaning(lambda one: one.needs)
#: The ranks of trumps that are likely to stay below another one, as they must to say something.
MIDDLING = frozenset(map(str, range(2, 16)))
#: The sorts of cards that do not stay silent: one says something, perhaps with an earlier one, or proves it.
SAYS, PAIR, PROVES = "says", "pair", "proves"


class Case(NamedTuple):
    """A card about which one may ask: the position before it, what it says and proves, or why it says nothing."""

    at: Play
    card: Card
    says: tuple[Signal, ...]
    proves: tuple[Proof, ...]
    silent: Saying | None

    @property
    def sorts(self) -> tuple[str, ...]:
        """The sorts of thing that the card does; a word by two cards is a sort of its own, too."""
        if not self.says:
            return (PROVES if self.proves else SILENT,)
        return (SAYS, PAIR) if "first" in self.says[0].facts else (SAYS,)

    @property
    def trick(self) -> int:
        """The number of the trick in which it was played, the first being 1."""
        return len(self.at.tricks) + 1

    @property
    def facts(self) -> Facts:
        """The player, the card, and the suit that is led."""
        return {"by": self.at.trick.turn, "card": self.card, "led": self.at.trick.led or self.card.suit}

    @property
    def tempts(self) -> bool:
        """Whether a proof comes from somebody who has followed the suit once, as one who says something does."""
        led, by = self.at.trick.led, self.at.trick.turn
        if self.says or self.silent:
            return True
        return led in SUITS and [trick.card_of(by).suit for trick in self.at.tricks if trick.led == led] == [led]

    def told(self, judge: Judge) -> str:
        """The answer: what the card says, or whether it proves something by a duty."""
        at, by = self.at, self.at.trick.turn
        said = judge.signals(at, by, self.card)
        if said:
            return said[0].meaning.name
        hands = (changed(at.hands, by, TAROT.set((self.card, other))) for other in TAROT.all - at.played)
        forbidden = any(self.card not in judge.obligation(moved(at, hands=held)) for held in hands)
        return PROVES if forbidden else SILENT


@kind(
    TELLS,
    *LEADS,
    HIGH_LOW_DEF,
    HIGH_LOW_TAKER,
    HIGH_LOW_TRUMP,
    FOLLOW,
    MUST_TRUMP,
    edition=4,
    against=tuple(map(place, range(4))),
)
def word_or_duty(draw: Draw) -> Posed | None:
    """A deal up to a card that says something, proves something, or seems to say something."""
    sorts = draw.of((SAYS, SAYS, PROVES), (SAYS, PAIR, PROVES, SILENT), (SAYS, PAIR, PAIR, PROVES, SILENT))
    sort = draw.rng.choice(sorts)
    case = draw.until(lambda: _drawn(draw, sort))
    if len(case.says) > 1:
        return None
    right = case.told(RULES)
    near = [name for name in _near(case) if name != right]
    names = [right, *near[:2]] if case.says else near[: draw.of(2, 3, 3)]
    draw.rng.shuffle(names)
    offers = [Offer(name, Saying(None, ((READINGS[name], case.facts),), CHAIR)) for name in names]
    offers += [Offer(PROVES, Saying.plain(A_PROOF)), Offer(SILENT, Saying.plain(NOT_A_WORD))]
    asked = Asked((plays.board(case.at.after(case.card)),), WHAT_TOLD, tuple(offers), case.facts)

    def verdicts(judge: Judge) -> Verdicts:
        told = case.told(judge)
        on = {one.id: (one.id == told, _why(case, one.id)) for one in offers}
        because = tuple(says for right, says in on.values() if right)
        other = usual_convention(next(name for name in names if name != told))
        return Verdicts(
            because, Hints.of(Saying(None, ((A_CHOICE, {**case.facts, "number": case.trick}),), CHAIR), other), on
        )

    return Posed(asked, verdicts)


def _drawn(draw: Draw, sort: str) -> Case | None:
    """A card of some sort in a deal; later one that is easily taken for one of another sort."""
    tricks = 2 + draw.level
    play = _said_twice(draw.rng, tricks) if sort == PAIR else talked(draw.rng, tricks)
    cases = [case for case in starmap(case_of, earlier(play) if play else ()) if case and sort in case.sorts]
    tempting = [case for case in cases if case.tempts]
    some = draw.of(cases, tempting, tempting)
    return draw.rng.choice(some) if some else None


def _said_twice(rng: random.Random, tricks: int) -> Play | None:
    """Some tricks of a deal in which a partner has something to say by two cards, and their suit is often led.

    They hold two low cards of a suit and no others of it, or the Petit with three trumps.
    """
    taker, partner, _ = seats(rng)
    led = rng.choice((*SUITS, TRUMP, TRUMP))
    low = [card for card in TAROT.all.of(led) if card.rank in (PIPS if led in SUITS else MIDDLING)]
    held = TAROT.set(rng.sample(low, 2) if led in SUITS else (PETIT, *rng.sample(low, 3)))
    lacks = {partner: TAROT.all.of(led) - held}
    return talked_on(dealt(rng, taker, rng.randrange(PLAYERS), {partner: held}, lacks), rng, tricks, led)


def case_of(at: Play, card: Card) -> Case | None:
    """The case that a card of another player makes to be asked about, from the second trick on.

    Of what a tenue promises the sources differ (T-SIG-HIGH-LOW-TAKER), so it is not asked.
    """
    by = at.trick.turn
    says = signals(at, by, card)
    if not at.tricks or by == LEARNER or any(signal.rule in {HIGH_LOW_TAKER, EXC_TAKER_SUIT} for signal in says):
        return None
    proves = tuple(proof for proof in proofs(card, at.trick) if proof.missing - at.played)
    silent = None if says or proves else silence(at, card)
    return Case(at, card, says, proves, silent) if says or proves or silent else None


def _near(case: Case) -> tuple[str, ...]:
    """The readings that come to mind with a card."""
    led = case.at.trick.led
    if led is None:
        return ("many-trumps", "few-trumps", "petit") if case.card.suit == TRUMP else ("honour", "no-honour", "no-more")
    if led == TRUMP:
        asks_to_stop = any(signal.meaning.name == STOP for signal in case.says)
        return ("few-trumps", "many-trumps") if asks_to_stop else ("petit", "few-trumps", "many-trumps")
    return ("tenue", "no-more", "petit") if case.at.trick.leader == case.at.taker else ("no-more", "tenue", "petit")


def _why(case: Case, name: str) -> Saying:
    """The reason why a card tells just that, or does not."""
    if case.says and name == case.says[0].meaning.name:
        return convention(case.says[0])
    if name == PROVES:
        return Saying.plain(IT_SPEAKS) if case.says else _proof(case)
    if name == SILENT:
        return case.silent or Saying.plain(IT_SPEAKS if case.says else IT_PROVES)
    if name == "no-more" and case.proves and case.card.suit != case.at.trick.led:
        return Saying.plain(PROVED_RATHER, FOLLOW, led=case.at.trick.led)
    return Saying.plain(NEEDS[name], usual_convention(name))


def _proof(case: Case) -> Saying:
    """The proof by a card that says nothing, or that it proves nothing."""
    if not case.proves:
        return Saying.plain(NO_DUTY)
    proved = tuple((why.proof, {**why.facts, **case.facts, "trick": case.trick}) for _, why in case.proves)
    return Saying(case.proves[0].reason.rule, ((IT_PROVES, {}), *proved), CHAIR)
