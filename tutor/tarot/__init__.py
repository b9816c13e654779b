"""French Tarot: one module a phase, in the order in which a deal is lived."""

from __future__ import annotations

from tutor.record import Record, RecordError, card, choice, replay
from tutor.rule import N_, Rule, rules_of
from tutor.tarot import count, score, trick
from tutor.tarot.play import Play

#: Every rule that a move or a count can meet, by id, in the order of the rulebook.
RULES: dict[str, Rule] = rules_of(trick, count, score)

FROM_THE_FIRST_CARD = N_("a record that begins with the play: {example}")
#: Whose rules are played: the federation's, or those of the document that the project grew from.
PROFILES = ("fft", "seed")

NO_HOUSE_RULES = N_("only profile; house rules are not explained yet")
FOUR_PLAYERS = N_("4 players; tables of three and five are not explained yet")


def position(record: Record) -> Play:
    """The position that a record of French Tarot has reached; raise ``RecordError``."""
    if record.players != 4:  # noqa: PLR2004
        raise RecordError("players", record.players, FOUR_PLAYERS)
    for name, value in record.rules.items():
        if name != "profile":
            raise RecordError(f"rules.{name}", value, NO_HOUSE_RULES)
        choice(value, "rules.profile", PROFILES)
    if record.start is None or record.start.get("phase") != "play":
        found = record.start and record.start.get("phase")
        raise RecordError("from.phase", found, FROM_THE_FIRST_CARD, example='"from": {"phase": "play", ...}')
    return replay(Play.begin(record), record.moves, lambda move, place: card(move, place, record.pack))[-1]
