"""A golden transcript: a whole deal as text, with every verdict at every decision."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from tests.barbu.variant_deals import Kind
from tutor.barbu.contracts.order import SALADE_ROUNDS
from tutor.games import GAMES
from tutor.record import Record
from tutor.show.answer import answer, to_move
from tutor.show.languages import LANGUAGES
from tutor.show.words import Words

__all__ = ["BARBU", "DEALT", "FOLDER", "LANGUAGES", "SETTINGS", "transcript"]

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
    "4-dealt": (4, {"dead_player": True}),
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
_SIX = ("no-tricks", "no-hearts", "no-queens", "barbu", "trumps", "domino")
_POKER: dict[str, object] = {"chinese_poker": True, "overall_unit": True, "ravage_city": True, "values": "balanced"}
#: The deals of Barbu that are told: one of every contract, and between them every house rule.
BARBU: dict[str, Kind] = {
    "barbu-no-tricks": Kind(4, {}, (), "no-tricks"),
    "barbu-no-hearts": Kind(4, {"hearts_ban": "broken", "hearts_early_end": True}, ("barbu",), "no-hearts"),
    "barbu-no-queens": Kind(4, {"late_redouble": True}, (), "no-queens"),
    "barbu-king": Kind(4, {"no_wait": True, "doubling": "dealer"}, (), "barbu"),
    "barbu-no-last-two": Kind(4, {"flanks": False}, _SIX, "no-last-two"),
    "barbu-trumps": Kind(4, {}, (), "trumps H"),
    "barbu-trumps-free": Kind(4, {"must_beat": False, "ravage_city": True, "values": "ravage"}, (), "trumps S"),
    "barbu-domino": Kind(4, {}, (), "domino 8"),
    "barbu-domino-ace-low": Kind(4, {"ace_low": True, "domino": "40/25/10/-10"}, (), "domino A"),
    "barbu-undoubled": Kind(4, {}, (), "barbu"),
    "barbu-undoubled-played": Kind(4, {"play_undoubled": True}, (), "barbu"),
    "barbu-ravage-city": Kind(4, {"ravage_city": True, "ravage_36": True}, (), "ravage-city"),
    "barbu-chinese-poker": Kind(4, _POKER, (), "chinese-poker"),
    "barbu-no-last-trick": Kind(3, {"salade": True}, SALADE_ROUNDS[:1], "no-last-trick"),
    "barbu-salade": Kind(5, {"salade": True, "removed": "canadian"}, SALADE_ROUNDS[:5], "salade"),
    "barbu-32": Kind(4, {"pack": 32, "values": "bga-32"}, ("no-tricks",), "no-hearts"),
}


def transcript(start: Record, moves: Sequence[str], lang: str) -> str:
    """Tell a deal: its record on the first line, then every decision, then the score."""
    whole = replace(start, moves=tuple(moves))
    return "\n".join((json.dumps(whole.to_json()), *_decisions(whole, lang), *_score(whole, lang))) + "\n"


def _decisions(whole: Record, lang: str) -> Iterator[str]:
    for at, move in zip(GAMES[whole.game].positions(whole), whole.moves, strict=False):
        words = to_move(whole, at, Words(lang))
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
