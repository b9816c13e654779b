"""What a table has agreed on where the sources differ, in words: by the house rule and what was chosen of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.barbu.options import Options as BarbuOptions
from tutor.rule import N_, Message
from tutor.show.words import Words, minus

#: By the names that records use; a house rule with one message says its value in it.
AGREED: Mapping[str, Message | Mapping[object, Message]] = {
    "auction": {
        "single": N_("At this table each player speaks once."),
        "multi": N_("At this table the auction goes on until all others have passed."),
    },
    "base": {
        "multiplied": N_("At this table the score is counted in points, times the contract."),
        "ladder": N_("At this table the score is counted in points, by the old ladder of base values."),
        "chips": N_("At this table you play for chips."),
    },
    "call_jack": {
        True: N_("At this table a jack may be called after the knights."),
        False: N_("At this table no jack is called."),
    },
    "dead_player": {
        True: N_("At this table one of five sits out each deal."),
        False: N_("At this table five play together."),
    },
    "dealer_barred": {
        True: N_("At this table a dealer who deals again may not bid."),
        False: N_("At this table a dealer who deals again may bid."),
    },
    "domino": N_("At this table the four places bring {value}."),
    "garde_contre": N_("At this table a garde contre counts {value} times."),
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
    "lead_ban": {
        True: N_("At this table the first lead spares the called suit."),
        False: N_("At this table the first lead may be of the called suit."),
    },
    "misere": {
        True: N_("At this table misère may be declared."),
        False: N_("At this table there is no misère."),
    },
    "no_wait": {
        True: N_("At this table the king of hearts has to go at the first chance."),
        False: N_("At this table the king of hearts may be kept."),
    },
    "overall_unit": {
        True: N_("At this table the best hand of all wins one more unit."),
        False: N_("At this table eighteen units are played for."),
    },
    "packet": N_("At this table the packets are of {value} cards."),
    "petit_imprenable": {
        True: N_("At this table such a Petit cannot be taken, and the deal is played."),
        False: N_("At this table such a deal is void."),
    },
    "petit_slam_allowed_losses": N_("Tricks that a petit slam may lose at this table: {value}."),
    "poignee_values": {
        "fft": N_("At this table a poignée brings 20, 30 or 40 points."),
        "seed": N_("At this table a poignée brings 20, 40 or 60 points."),
    },
    "pousse": {
        True: N_("At this table the pousse may be bid."),
        False: N_("At this table there is no pousse."),
    },
    "shuffle": {
        "full": N_("At this table the pack is shuffled before every deal."),
        "soft": N_("At this table the pack is only collected and cut."),
    },
}


def agreed(option: str, options: Any, words: Words) -> str:  # noqa: ANN401 - the house rules of any game
    """What a table with these house rules has chosen of one of them."""
    message, value = AGREED[option], getattr(options, option)
    if isinstance(message, Mapping):
        return words.say(message[value])
    return words.say(message, value=_places(options, words) if option == "domino" else value)


def _places(options: BarbuOptions, words: Words) -> str:
    """The points of Domino from the first place to the last, whether the table has chosen them or its values have."""
    return words.list(map(minus, options.table.domino), "and")
