"""The agreements of a table of Barbu where the sources differ, in words."""

from __future__ import annotations

from tutor.barbu.options import Options
from tutor.core.message import N_
from tutor.show.numbers import minus
from tutor.show.table.stage import Agreed
from tutor.show.words import Words

PLACES = N_("At this table the four places bring {value}.")


def _domino(options: Options, words: Words) -> str:
    """The points of Domino from the first place to the last, whether the table has chosen them or its values have."""
    return words.say(PLACES, value=words.list(map(minus, options.table.domino), "and"))


#: By the names that records use.
AGREED: Agreed = {
    "domino": _domino,
    "hearts_ban": {
        "strict": N_("At this table the ban lasts the whole deal."),
        "broken": N_("At this table the ban ends with the first heart played."),
        "none": N_("At this table there is no ban."),
    },
    "hearts_early_end": {
        True: N_("At this table No Hearts stops with the last heart."),
        False: N_("At this table No Hearts is played to the last trick."),
    },
    "late_redouble": {
        True: N_("At this table a player who is doubled later may still redouble."),
        False: N_("At this table nobody has a second turn."),
    },
    "no_wait": {
        True: N_("At this table the king of hearts has to go at the first chance."),
        False: N_("At this table the king of hearts may be kept."),
    },
    "overall_unit": {
        True: N_("At this table the best hand of all wins one more unit."),
        False: N_("At this table eighteen units are played for."),
    },
}
