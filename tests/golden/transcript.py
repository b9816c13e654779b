"""A golden transcript: a whole deal in no language, with the rules behind every move of every decision.

    play, 3: T18
      + T10 T18 T20: T-PLAY-MUST-TRUMP led=D binding=T3 T6 T10 T18 T20 > T-PLAY-OVERTRUMP led=D binding=* top=T9 by=2
      - SQ H3 H5: T-PLAY-MUST-TRUMP led=D binding=T3 T6 T10 T18 T20 allowed=*

Player 3 plays trump 18; three trumps are allowed and three other cards are not, each by its chain of rules with their
facts; ``&`` puts what is noted beside them.  ``*`` stands for all that is allowed, ``-`` for nothing, and ``'2`` for
the second of several wordings that a rule has in this deal.  The pages in ``messages/`` say what the wordings are.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from tests.barbu.variant_deals import Kind
from tutor.barbu.contracts.order import SALADE_ROUNDS
from tutor.core.cards import Card, Cards
from tutor.core.message import Fact, Facts, Message
from tutor.core.obligation import Ruling
from tutor.core.record import Record
from tutor.core.rule import Reason
from tutor.core.sheet import Sheet
from tutor.games import GAMES
from tutor.show.answer import score
from tutor.show.words import Words

Start = dict[str, object] | None

FOLDER = Path(__file__).with_name("deals")
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
    "5-house": (
        5,
        {
            "no_prise": True,
            "base": "ladder",
            "garde_contre": 8,
            "poignee_values": "seed",
            "tenue": "tricks",
            "conventions": "boulogne",
        },
    ),
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


class Heard(Words):
    """Words that are not said: only which message was to be told."""

    def __init__(self) -> None:
        super().__init__("en", 0)
        self.told: list[tuple[Message, Facts]] = []

    def tell(self, message: Message, facts: Facts) -> str:
        """Hear a message."""
        self.told.append((message, facts))
        return ""


class Wordings:
    """Which of several wordings of a rule is told, by the order in which a deal comes to them."""

    def __init__(self) -> None:
        self.known: dict[tuple[str, str], list[Message]] = {}

    def number(self, rule: str, place: str, heard: Heard) -> str:
        """Nothing for the first wording of a rule in its place, else its number."""
        known = self.known.setdefault((rule, place), [])
        message = heard.told[0][0]
        if message not in known:
            known.append(message)
        return f"'{known.index(message) + 1}" if known[0] != message else ""


def transcript(whole: Record) -> str:
    """Tell a deal: its record on the first line, then every decision, then the score."""
    return "\n".join((json.dumps(whole.to_json()), *_decisions(whole), *_score(whole))) + "\n"


def _decisions(whole: Record) -> Iterator[str]:
    wordings = Wordings()
    for at, move in zip(GAMES[whole.game].positions(whole), whole.moves, strict=False):
        yield f"{at.phase}, {at.turn}: {move}"
        duty = at.obligation()
        allowed = [str(legal).split()[-1] for legal in duty.legal()]
        yield from (_ruling(ruling, allowed, wordings) for ruling in duty.rulings)


def _ruling(ruling: Ruling[Any], allowed: list[str], wordings: Wordings) -> str:
    heard = Heard()
    heard.verdict(ruling)
    sign = "+" if ruling.legal else "-"
    *led, last = (_reason(reason, allowed) for reason in ruling.chain)
    number = wordings.number(ruling.rule.id, sign, heard)
    chain = " > ".join((*led, last.replace(ruling.rule.id, f"{ruling.rule.id}{number}", 1)))
    notes = "".join(f" & {_reason(noted, allowed)}" for noted in ruling.notes)
    return f"  {sign} {_moves(map(str, ruling.moves))}: {chain}{notes}"


def _moves(moves: Iterable[str]) -> str:
    """Some moves; the word with which all of them begin stands once."""
    pieces = [move.rpartition(" ") for move in moves]
    if len({first for first, _, _ in pieces}) > 1:
        return ", ".join(map("".join, pieces))
    return " ".join((*filter(None, [pieces[0][0]]), *(last for _, _, last in pieces)))


def _reason(reason: Reason, allowed: list[str]) -> str:
    return " ".join((reason.rule.id, *(f"{name}={_fact(fact, allowed)}" for name, fact in reason.facts.items())))


def _fact(fact: Fact, allowed: list[str]) -> str:
    if isinstance(fact, Card):
        return fact.code
    if isinstance(fact, Cards | tuple):
        told = [one.code if isinstance(one, Card) else str(one) for one in fact]
        return "*" if told == allowed else " ".join(told) or "-"
    return "-" if fact is None else f"{fact:g}" if isinstance(fact, float) else str(fact)


def _score(whole: Record) -> Iterator[str]:
    """The score line by line, each with its rule and what it comes to, and what everybody has."""
    sheet = GAMES[whole.game].result(GAMES[whole.game].positions(whole)[-1])
    wordings = Wordings()
    yield f"score: {' '.join(map(str, sheet.scores or ('unknown',)))}{f' {sheet.ended.id}' if sheet.ended else ''}"
    for line in sheet.lines:
        heard = Heard()
        score(Sheet((line,), ()), heard)
        number = wordings.number(line.reason.rule.id, "=", heard) if heard.told else ", not told"
        rule, _, facts = _reason(line.reason, []).partition(" ")
        yield f"  {line.value:+d} {rule}{number} {facts}".rstrip()
