"""Holders of beliefs about house rules."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace

from tutor.core.replay import moved
from tutor.tarot.auction import Auction
from tutor.tarot.play import Play
from tutor.tarot.score.sheet import FFT
from tutor.teach.holders.turned import believing
from tutor.teach.judge import RULES, Judge
from tutor.teach.tarot.rewritten import by_the_federation, ladder_multiplied, line_by_line


def _as_the_federation(at: object) -> Collection[object] | None:
    """Whatever a table has agreed on, the federation’s rules decide what may be said and played."""
    match at:
        case Auction():
            return replace(at, setting=replace(at.setting, options=FFT)).obligation().legal()
        case Play():
            return moved(at, options=FFT).obligation().legal()
    return None


HOLDERS: Mapping[str, Judge] = {
    "federation-everywhere": replace(RULES, obligation=believing(_as_the_federation), sheet=by_the_federation),
    "rounded-line-by-line": replace(RULES, sheet=line_by_line),
    "ladder-multiplied": replace(RULES, sheet=ladder_multiplied),
}
