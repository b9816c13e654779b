"""French Tarot: one module a phase, in the order in which a deal is lived."""

from __future__ import annotations

from tutor.record import Record, RecordError, card, replay
from tutor.rule import N_, Rule, rules_of
from tutor.tarot import count, score, trick
from tutor.tarot.play import Play

#: Every rule that a move or a count can meet, by id, in the order of the rulebook.
RULES: dict[str, Rule] = rules_of(trick, count, score)

FROM_THE_FIRST_CARD = N_("a record that begins with the play: {example}")
#: Whose rules are played: the federation's, or those of the document that the project grew from.
PROFILES = ("fft", "seed")

A_PROFILE = N_("one of {names}")
FOUR_PLAYERS = N_("4 players; tables of three and five are not explained yet")


def position(record: Record) -> Play:
    """The position that a record of French Tarot has reached; raise ``RecordError``."""
    if record.players != 4:  # noqa: PLR2004
        raise RecordError("players", record.players, FOUR_PLAYERS)
    profile = record.rules.get("profile", PROFILES[0])
    if profile not in PROFILES:
        raise RecordError("rules.profile", profile, A_PROFILE, names=", ".join(PROFILES))
    if record.start is None or record.start.get("phase") != "play":
        found = record.start and record.start.get("phase")
        raise RecordError("from.phase", found, FROM_THE_FIRST_CARD, example='"from": {"phase": "play", ...}')
    return replay(Play.begin(record), record.moves, lambda move, place: card(move, place, record.pack))[-1]
