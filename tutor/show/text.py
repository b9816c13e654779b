"""The table and its verdicts as plain text, for a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tutor.games import GAMES
from tutor.record import Record
from tutor.rule import N_, Rule, Ruling, Sheet
from tutor.show import answer
from tutor.show.story import LINE, result, score_sheet
from tutor.show.words import Words, signed
from tutor.tarot.play import Play

HEADER = N_("French Tarot, card play: trick {number} of {size}")
PHASES = {
    "draw": N_("French Tarot: the draw for the first dealer"),
    "cut": N_("French Tarot: the cut"),
    "deal": N_("French Tarot: the deal"),
    "auction": N_("French Tarot: the auction"),
    "call": N_("French Tarot: the call of a king"),
    "dog": N_("French Tarot: the écart"),
    "announce": N_("French Tarot: the announcement of a slam"),
}
TURN = N_("It is the turn of seat {seat}, called “you” here.")
EMPTY = N_("Nothing has been played to this trick yet.")
SCORE = N_("Seat {seat}: {points}")
SOURCES_DIFFER = N_("Where the sources differ:")
MAY = N_("Allowed:")
MAY_NOT = N_("Not allowed:")


def explain(record: Record, words: Words) -> str:
    """Say in plain text what the player to move may and may not do, and why; raise ``RecordError``."""
    return "\n".join(_lines(record, words)) + "\n"


def score(sheet: Sheet, words: Words) -> str:
    """Say in plain text what each player wins in a deal, and why."""
    scores = (words.say(SCORE, seat=seat, points=signed(won)) for seat, won in enumerate(sheet.scores or ()))
    return "\n".join((*score_sheet(sheet, words), *scores)) + "\n"


def _lines(record: Record, words: Words) -> Iterator[str]:
    at: Any = answer.position(record)
    if at.turn is None:
        yield from result(GAMES[record.game].result(at), words)
        return
    words = words.to(at.turn, record.players)
    if isinstance(at, Play):
        yield words.say(HEADER, number=len(at.tricks) + 1, size=at.size)
        yield words.say(TURN, seat=at.turn)
        yield ""
        yield from _trick(at, words)
    else:
        yield words.say(PHASES[at.phase])
        yield words.say(TURN, seat=at.turn)
    rulings = sorted(at.obligation().rulings, key=lambda ruling: not ruling.legal)
    for legal, heading in ((True, MAY), (False, MAY_NOT)):
        chosen = [ruling for ruling in rulings if ruling.legal is legal]
        if chosen:
            yield ""
            yield words.say(heading)
            for ruling in chosen:
                yield from _ruling(ruling, words)
    yield from _differences(at, [ruling.rule for ruling in rulings], words)


def _differences(at: object, rules: list[Rule], words: Words) -> Iterator[str]:
    """Where the sources differ about the rules that decide here, once a rule."""
    differing = {rule.id: rule for rule in rules if rule.differs}
    if differing:
        yield ""
        yield words.say(SOURCES_DIFFER)
    for rule in differing.values():
        yield f"  {answer.differing(rule, at, words)}"
        yield f"      [{rule.id}]"


def _trick(at: Play, words: Words) -> Iterator[str]:
    if not at.trick.cards:
        yield words.say(EMPTY)
    for card in at.trick.cards:
        yield "  " + words.say(LINE, by=at.trick.seat_of(card), card=card)


def _ruling(ruling: Ruling[Any], words: Words) -> Iterator[str]:
    sign = "✓" if ruling.legal else "✗"
    yield f"  {sign} {'  '.join(map(words.move, ruling.moves))}"
    yield f"      {words.verdict(ruling)}"
    yield f"      [{' → '.join(reason.rule.id for reason in ruling.chain)}]"
