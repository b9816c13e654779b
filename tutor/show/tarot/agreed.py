"""The agreements of a table of French Tarot where the sources differ, in words."""

from __future__ import annotations

from tutor.core.message import N_
from tutor.show.table.stage import Agreed
from tutor.show.words import Words
from tutor.tarot.conventions.meanings import MEANINGS
from tutor.tarot.conventions.pack import named
from tutor.tarot.options import TRICKS, Options

SPOKEN = N_("At this table the defenders’ cards speak by the agreement “{title}”.")
#: The readings of the word tenue, by the meaning of the cards that show one.
TENUE = {name: said for name in ("sure-tricks", "tenue") if (said := MEANINGS[name].at_table)}
NO_TENUE = N_("At this table no cards show a tenue.")


def conventions(options: Options, words: Words) -> str:
    """The agreement that a table's defenders keep to: one of those here, or a club's own by its title."""
    return words.say(SPOKEN, title=words.language.text(named(options.conventions).title))


def tenue(options: Options, words: Words) -> str:
    """The meaning of a tenue among the defenders of a table, by its house rule or by their agreement."""
    means = {line.meaning.name for line in named(options.conventions).lines}
    if "tenue" in means and options.tenue == TRICKS:
        means = {"sure-tricks"}
    return words.say(next((said for name, said in TENUE.items() if name in means), NO_TENUE))


#: By the names that records use.
AGREED: Agreed = {
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
    "conventions": conventions,
    "dead_player": {
        True: N_("At this table one of five or six sits out each deal."),
        False: N_("At this table five play together."),
    },
    "dealer_barred": {
        True: N_("At this table a dealer who deals again may not bid."),
        False: N_("At this table a dealer who deals again may bid."),
    },
    "garde_contre": N_("At this table a garde contre counts {value} times."),
    "lead_ban": {
        True: N_("At this table the first lead spares the called suit."),
        False: N_("At this table the first lead may be of the called suit."),
    },
    "misere": {
        True: N_("At this table misère may be declared."),
        False: N_("At this table there is no misère."),
    },
    "packet": N_("At this table the packets are of {value} cards."),
    "petit_imprenable": {
        True: N_("At this table such a Petit cannot be taken, and the deal is played."),
        False: N_("At this table such a deal is void."),
    },
    "petit_slam_allowed_losses": N_("At this table a small slam may lose {value} {value:n|trick|tricks}."),
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
    "tenue": tenue,
}
