"""The house rules of Barbu in words, each with all its values, for a list to choose from."""

from collections.abc import Mapping
from typing import Any

from tutor.barbu.options import Options
from tutor.core.message import N_, Message
from tutor.show.table.stage import RuleChoices

NO, THE_EIGHTH, THE_NINTH = N_("is not played"), N_("is the eighth contract"), N_("is the ninth contract")

#: By the names that records use, in the order in which a table meets them.
LISTS: Mapping[str, tuple[Message, Mapping[Any, Message]]] = {
    "rotation": (
        N_("Each player deals"),
        {"seven": N_("seven times in a row"), "quick": N_("once, then the next one")},
    ),
    "salade": (N_("The deals are"), {False: N_("those of the contracts"), True: N_("the six deals of the Salade")}),
    "removed": (
        N_("With five or six in the Salade"),
        {"black": N_("low black cards are taken out"), "canadian": N_("low clubs and diamonds are taken out")},
    ),
    "pack": (N_("The pack has"), {52: N_("52 cards"), 32: N_("32 cards")}),
    "ravage_city": (N_("Ravage City"), {False: NO, True: THE_EIGHTH}),
    "ravage_36": (N_("Ravage City costs"), {False: N_("24 points in all"), True: N_("36 points in all")}),
    "chinese_poker": (N_("Chinese poker"), {False: NO, True: THE_NINTH}),
    "overall_unit": (
        N_("In Chinese poker"),
        {False: N_("eighteen units are played for"), True: N_("the best hand of all wins one more unit")},
    ),
    "values": (
        N_("The points of the contracts are"),
        {
            "standard": N_("the usual ones"),
            "ravage": N_("those that go with Ravage City"),
            "balanced": N_("those that go with Chinese poker"),
            "san-francisco": N_("those with Ravage City in place of No Tricks"),
            "bga-32": N_("for 32 cards, as Board Game Arena has them"),
            "ludophinois": N_("for 32 cards, as the Ludophinois has them"),
            "wikipedia-fr": N_("for 32 cards, as the French Wikipedia has them"),
        },
    ),
    "domino": (
        N_("The places in Domino bring"),
        {
            "table": N_("what goes with these points"),
            "45/20/5/-5": N_("45, 20, 5 and −5"),
            "40/25/10/-10": N_("40, 25, 10 and −10"),
            "45/20/10/-10": N_("45, 20, 10 and −10"),
            "40/20/10/-10": N_("40, 20, 10 and −10"),
        },
    ),
    "ace_low": (
        N_("In Domino the ace comes"),
        {False: N_("above the king"), True: N_("below the two")},
    ),
    "hearts_ban": (
        N_("The ban on leading hearts"),
        {
            "strict": N_("lasts the whole deal"),
            "broken": N_("ends with the first heart played"),
            "none": N_("does not exist"),
        },
    ),
    "no_wait": (
        N_("The king of hearts"),
        {False: N_("may be kept"), True: N_("has to go at the first chance")},
    ),
    "hearts_early_end": (
        N_("No Hearts"),
        {False: N_("is played to the last trick"), True: N_("stops with the last heart")},
    ),
    "must_beat": (
        N_("A trump that is led"),
        {True: N_("must be beaten by whoever can"), False: N_("need not be beaten")},
    ),
    "doubling": (
        N_("In a negative contract one may double"),
        {"all": N_("everybody"), "dealer": N_("only the dealer")},
    ),
    "flanks": (
        N_("The two other players who do not deal"),
        {True: N_("may be doubled at once"), False: N_("are doubled one by one")},
    ),
    "late_redouble": (
        N_("Whoever is doubled after having spoken"),
        {False: N_("has no second turn"), True: N_("may still redouble")},
    ),
    "play_undoubled": (
        N_("A negative contract that nobody doubles"),
        {False: NO, True: N_("is played all the same")},
    ),
}

HOUSE_RULES = RuleChoices(Options.of, LISTS)
