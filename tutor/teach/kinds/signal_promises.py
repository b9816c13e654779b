"""Signals of one's own at any moment of a deal: a card that promises something, and a hand that keeps it."""

from __future__ import annotations

import random

from tutor.core.cards import TAROT, Card
from tutor.core.message import N_
from tutor.tarot.advice.signals import Signal, defends, signals
from tutor.tarot.conventions.catalogue import LEAD_LOW
from tutor.tarot.play import Play
from tutor.tarot.trick import THE_EXCUSE
from tutor.teach import honest_plays, plays
from tutor.teach.legacy import Kind
from tutor.teach.open_boards import Played
from tutor.teach.plays import CHAIR
from tutor.teach.positions import LEARNER
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.readings import CONVENTIONS
from tutor.teach.saying import Saying
from tutor.teach.silences import silence

#: How often the learner leads at the later levels, where they may follow as well.
_LEADS = 0.2

WHICH_TRUE = N_("It is your turn. Choose a card that promises your partners something by convention, and keeps it.")
WHAT_HELD = N_("Take each card that says something: what would it promise, and is it so?")
TRUE, FALSE = N_("That is true of your hand."), N_("That is not true of your hand.")
NO_PROMISE = N_("It promises nothing that your hand could keep.")
SAYS_NOTHING = N_("By convention it tells your partners nothing here.")


def _draw_true(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """A deal in which it is the learner's turn: on lead, or from the second level on to a second round."""
    while True:
        play = honest_plays.talked(rng, 1 + rng.choice(honest_plays.TRICKS[level - 1]))
        for at, _ in honest_plays.onwards(play, rng, honest_plays.PATIENCE):
            leads = at.trick.led is None
            if at.trick.turn == LEARNER and at.hands[LEARNER] and leads is (level == 1 or rng.random() < _LEADS):
                said = [signals(at, LEARNER, card) for card in at.duty().legal()]
                if any(_true(found) for found in said) and not all(_true(found) for found in said):
                    return plays.board(at), plays.in_hand(at.hand, Saying.plain(plays.YOUR_HAND))


def _ask_true(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    seen, held = boards
    if not (isinstance(seen, Played) and isinstance(held, Laid)):
        return None
    at = seen.play(TAROT.set(held.cards))
    options = []
    for card in at.duty().legal():
        found = signals(at, LEARNER, card)
        options.append(Option(card.code, card, _true(found), _of_own(at, card, found)))
    because = next((option.says for option in options if option.right), None)
    if because is None or THE_EXCUSE in at.duty().legal() or not defends(at, LEARNER):
        return None
    hint = because.rule or LEAD_LOW
    hints = Hints((Saying.plain(WHAT_HELD),), (Saying.plain(hint.statement, hint),))
    # Where every card of the hand may be played, the options show it.
    shown = boards if len(options) < len(held.cards) else boards[:1]
    return Question("choose", shown, WHICH_TRUE, (because,), hints, options=tuple(options), any_of=True)


def _true(found: tuple[Signal, ...]) -> bool:
    """Whether a card promises something, and everything that it promises is true."""
    kept = [signal.true for signal in found]
    return True in kept and False not in kept


def _of_own(at: Play, card: Card, found: tuple[Signal, ...]) -> Saying:
    """What a card of one's own would tell, and whether it is true."""
    promised = sorted(found, key=lambda signal: (signal.true is not False, signal.claim is None))
    if not promised:
        return silence(at, card) or Saying.plain(SAYS_NOTHING)
    first = promised[0]
    verdict = NO_PROMISE if first.true is None else TRUE if first.true else FALSE
    return Saying(first.rule, ((first.reason.hint, first.facts), (verdict, {})), CHAIR)


DEAL_TRUE = Kind(
    "deal-true",
    N_("Which of your cards tells the truth?"),
    "choose",
    CONVENTIONS,
    _draw_true,
    _ask_true,
    of_a_deal=False,
)
