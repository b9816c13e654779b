"""Holders of beliefs about a table of five."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace

from tutor.core.cards import TAROT
from tutor.core.rule import Reason
from tutor.core.sheet import Sheet
from tutor.tarot.advice.knowledge import Known, known
from tutor.tarot.call import PREFIX, Call
from tutor.tarot.legal_cards import FOLLOW
from tutor.tarot.options import Options
from tutor.tarot.play import Play
from tutor.tarot.score.sheet import DISTRIBUTION, FFT, sheet
from tutor.tarot.score.summary import Summary
from tutor.teach.holders.turned import believing
from tutor.teach.judge import RULES, Judge


def _of_others(at: object) -> Collection[object] | None:
    """Only cards may be called that are in another hand."""
    if not isinstance(at, Call):
        return None
    hand = at.setting.hands[at.taker] or TAROT.none
    return [move for move in at.obligation().legal() if TAROT[move.removeprefix(PREFIX)] not in hand]


def _taker_lacks_it(play: Play) -> tuple[Known, ...]:
    """The taker cannot hold the called card."""
    if play.called is None:
        return known(play)
    return (*known(play), Known(play.taker, Reason(FOLLOW, {}), TAROT.set([play.called])))


def _spared(at: object) -> Collection[object] | None:
    """Nobody leads the called suit, nor the card itself, until that card has been played."""
    if not isinstance(at, Play) or at.called is None or at.trick.cards or at.called in at.played:
        return None
    suit = at.called.suit
    return [move for move in at.hand if move.suit != suit]


def _alike(deal: Summary, options: Options = FFT) -> Sheet:
    """What the defenders pay is halved between taker and partner."""
    true = sheet(deal, options)
    if deal.partner is None:
        return true
    unit = next(line.value for line in true.lines if line.reason.rule is DISTRIBUTION)
    half = unit * len(deal.defence) // 2
    shares = (half if seat in {deal.taker, deal.partner} else -unit for seat in range(deal.players))
    return Sheet(true.lines, tuple(shares))


HOLDERS: Mapping[str, Judge] = {
    "call-own-forbidden": replace(RULES, obligation=believing(_of_others), known=_taker_lacks_it),
    "called-suit-banned-always": replace(RULES, obligation=believing(_spared)),
    "five-half-share": replace(RULES, sheet=_alike),
}
