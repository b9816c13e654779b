"""Proofs by a pass in Domino, about the hand of the player who passes."""

from __future__ import annotations

from dataclasses import replace

from tutor.barbu.layout import MUST_PLAY, PASS, PASSING, Layout
from tutor.core.cards import BARBU, Card
from tutor.core.hands import changed
from tutor.core.message import N_, Facts, Message
from tutor.core.record import Record
from tutor.core.replay import moved
from tutor.core.rule import Rule
from tutor.teach import rulings
from tutor.teach.barbu.layouts import LYING, STARTS, layout_of
from tutor.teach.barbu.plays import CHAIR, PLAYERS, board, dealt, lived
from tutor.teach.draw import Draw
from tutor.teach.judge import RULES, Judge
from tutor.teach.kinds.proves.held import Missing, cannot_hold
from tutor.teach.posed import Asked, Posed, Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying

WHO_PASSED = N_("The player on your right has just passed. Mark every card below that this player cannot hold.")
PASSED_BEFORE = N_(
    "The player opposite has passed, and after that the player on your right has played {card:card}. Mark every card"
    " below that the player opposite cannot hold."
)
WHAT_FITTED = N_(
    "At the time of the pass the suits on the table ended at {ends:and}, and a suit starts at {start:the-rank}. Which"
    " cards fitted then?"
)
FITTED = N_("{card:card} fitted. With it in hand, {by:player} would have had to play it instead of passing.")
FITTED_NOT = N_("{card:card} did not fit then, so nobody could play it: {by:player} may well hold it.")
WHAT_FITS = N_("Of the cards that you do not hold, {fits:and} fitted, so {by:player} {by:you|have|has} none of them.")
#: So many cards are offered.
OFFERED = 6
#: So many of them look as if they were barred.
TEMPTING = 2


def in_domino(draw: Draw) -> Posed | None:
    """A moment just after the player on the right has passed; later the one opposite has, before a card was laid."""
    rng, since = draw.rng, draw.of(0, 1, 1)
    shown = draw.until(lambda: _passed(draw, since))
    at, by = layout_of(shown), PLAYERS - 1 - since
    then = layout_of(replace(shown, moves=shown.moves[: -1 - since]))
    left = [card for card in at.pack.cards if card not in at.lying | at.hand]

    def barred(judge: Judge) -> Missing:
        """The cards with one of which in hand a pass would have been against the rules."""
        return {
            card: _said(MUST_PLAY, FITTED, card, by)
            for card in left
            if PASS not in judge.obligation(_with_card(then, card))
        }

    proved = [*barred(RULES)]
    others = [card for card in left if card not in proved]
    fresh = [card for card in others if card in at.fitting]  # which fit only since the card laid afterwards
    near = [card for card in others if card in fresh or card.rank in {one.rank for one in proved}]
    if not proved or len(others) < OFFERED or len(near) < TEMPTING or (since and not fresh):
        return None
    some = rng.sample(proved, min(len(proved), rng.randint(1, 3)))
    tempting = [*fresh, *rng.sample(near, 1)] if since else rng.sample(near, TEMPTING)
    rest = rng.sample(others, len(others))
    offered = [*dict.fromkeys([*some, *tempting, *rest])][:OFFERED]
    offered.sort(key=lambda card: rulings.IN_ORDER.index(card.code))
    facts: Facts = {"card": BARBU[shown.moves[-1]]} if since else {}
    ends = at.pack.set(end for row in then.rows() for end in row.ends)
    hints = Hints.plain(WHAT_FITTED, MUST_PLAY, ends=ends, start=at.contract.rank)
    posed = cannot_hold(
        Asked((shown,), PASSED_BEFORE if since else WHO_PASSED, facts=facts, data={"by": by}),
        offered,
        barred,
        lambda card: _said(PASSING, FITTED_NOT, card, by),
        lambda _: hints,
    )

    def verdicts(judge: Judge) -> Verdicts:
        fits = at.pack.set(barred(judge))
        because = Saying(PASSING, ((WHAT_FITS, {"fits": fits, "by": by}),), CHAIR)
        return replace(posed.verdicts(judge), because=(because,))

    return Posed(posed.asked, verdicts)


def _passed(draw: Draw, since: int) -> Record | None:
    """A deal up to the learner’s turn, if just so many cards have been laid since a pass, and nobody is out."""
    start = draw.rng.choice(draw.of(*STARTS[:2], STARTS[1]))
    for at, so_far in lived(dealt(f"domino {start}", draw.rng), draw.rng):
        moves = so_far.moves[-1 - since :]
        enough = isinstance(at, Layout) and len(at.lying) >= draw.of(*LYING) and not at.out
        if enough and len(so_far.moves) >= PLAYERS and moves[0] == PASS and PASS not in moves[1:]:
            return board(so_far)
    return None


def _with_card(then: Layout, card: Card) -> Layout:
    """The moment of the pass, if its player held a card."""
    return moved(then, hands=changed(then.hands, then.turn or 0, BARBU.set([card])))


def _said(rule: Rule, says: Message, card: Card, by: int) -> Saying:
    return Saying(rule, ((says, {"card": card, "by": by}),), CHAIR)
