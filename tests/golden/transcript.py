"""A golden transcript: a whole deal as text, with every verdict at every decision."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from tutor import tarot
from tutor.record import Record
from tutor.show.answer import answer
from tutor.show.words import LANGUAGES, Words

__all__ = ["DEALT", "FOLDER", "LANGUAGES", "SETTINGS", "transcript"]

Start = dict[str, object] | None

FOLDER = Path(__file__).parent
#: The settings in which the deal itself is played, from the pack: where their records begin.
DEALT: dict[str, Start] = {
    "4-dealt": None,
    "4-drawn": {"phase": "draw"},
    "3-redealt": {"phase": "cut", "redeal": True},
}

#: The deals that are told: their tables and house rules.
SETTINGS: dict[str, tuple[int, dict[str, object]]] = {
    "3-fft": (3, {}),
    "3-seed": (3, {"profile": "seed"}),
    "4-fft": (4, {}),
    "4-dealt": (4, {}),
    "4-drawn": (4, {"shuffle": "soft", "base": "chips"}),
    "3-redealt": (3, {"packet": 3}),
    "4-seed": (4, {"profile": "seed"}),
    "4-house": (4, {"auction": "multi", "pousse": True, "misere": True, "round_to_ten": True, "maldonne": True}),
    "4-imprenable": (
        4,
        {"petit_imprenable": True, "petit_slam": True, "maldonne": True, "maldonne_below": 8, "round_margin": 5},
    ),
    "5-fft": (5, {}),
    "5-seed": (5, {"profile": "seed"}),
    "5-house": (5, {"no_prise": True, "base": "ladder", "garde_contre": 8, "poignee_values": "seed"}),
}


def transcript(start: Record, moves: Sequence[str], lang: str) -> str:
    """Tell a deal: its record on the first line, then every decision, then the score."""
    whole = replace(start, moves=tuple(moves))
    return "\n".join((json.dumps(whole.to_json()), *_decisions(whole, lang), *_score(whole, lang))) + "\n"


def _decisions(whole: Record, lang: str) -> Iterator[str]:
    for at, move in zip(tarot.positions(whole), whole.moves, strict=False):
        words = Words(lang).to(at.turn, whole.players)
        yield ""
        yield f"{at.phase}, {at.turn}: {move}"
        yield from _rulings(at, words)


def _rulings(at: Any, words: Words) -> Iterator[str]:  # noqa: ANN401 - a position of any phase
    for ruling in at.obligation().rulings:
        sign = "+" if ruling.legal else "-"
        moves = ", ".join(map(str, ruling.moves))
        yield f"{sign} {moves} [{' > '.join(reason.rule.id for reason in ruling.chain)}] {words.verdict(ruling)}"


def _score(whole: Record, lang: str) -> Iterator[str]:
    said = answer(whole, Words(lang))
    yield ""
    yield json.dumps({name: said[name] for name in ("over", "scores", "sheet")}, ensure_ascii=False)
