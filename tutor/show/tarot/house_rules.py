"""The house rules of French Tarot in words, each with all its values, for a list to choose from."""

from collections.abc import Mapping
from typing import Any

from tutor.core.message import N_, Message
from tutor.show.table.stage import RuleChoices
from tutor.tarot.conventions.pack import PACKS, named
from tutor.tarot.options import HONOUR, TRICKS, VALUES, Options

NEVER, BELOW = N_("never"), N_("with fewer than {value} trumps and court cards")
NOT_ROUNDED = N_("is not rounded")

#: By the names that records use, in the order in which a table meets them.
LISTS: Mapping[str, tuple[Message, Mapping[Any, Message]]] = {
    "dead_player": (
        N_("Of five players"),
        {False: N_("all play each deal"), True: N_("the dealer sits out and four play")},
    ),
    "packet": (N_("With three players the packets are of"), {3: N_("3 cards"), 4: N_("4 cards")}),
    "shuffle": (
        N_("Before each deal the pack is"),
        {"full": N_("shuffled"), "soft": N_("only collected and cut")},
    ),
    "dealer_barred": (
        N_("A dealer who has to deal again"),
        {True: N_("may not bid"), False: N_("may bid")},
    ),
    "petit_imprenable": (
        N_("Whoever holds the Petit as their only trump"),
        {False: N_("makes the deal void"), True: N_("plays, and nobody can take it")},
    ),
    "maldonne": (N_("A hand without trumps"), {False: N_("is played"), True: N_("may be thrown in")}),
    "maldonne_below": (
        N_("Another hand may be thrown in"),
        {value: BELOW if value else NEVER for value in VALUES["maldonne_below"]},
    ),
    "auction": (
        N_("In the auction"),
        {"single": N_("everybody speaks once"), "multi": N_("one bids until all others have passed")},
    ),
    "pousse": (N_("The pousse, a bid above the prise"), {False: N_("does not exist"), True: N_("may be bid")}),
    "no_prise": (N_("The lowest bid is"), {False: N_("the prise"), True: N_("the garde")}),
    "call_jack": (
        N_("Whoever holds all kings, queens and knights"),
        {True: N_("may call a jack"), False: N_("may not call a jack")},
    ),
    "lead_ban": (
        N_("The suit of the called king"),
        {True: N_("may not be led first"), False: N_("may be led first")},
    ),
    "poignee_values": (
        N_("A poignée brings"),
        {"fft": N_("20, 30 or 40 points"), "seed": N_("20, 40 or 60 points")},
    ),
    "misere": (N_("The misère"), {False: N_("does not exist"), True: N_("may be declared")}),
    "petit_slam": (N_("A small slam"), {False: N_("brings nothing"), True: N_("brings a bonus")}),
    "petit_slam_allowed_losses": (
        N_("A small slam may lose"),
        {1: N_("one trick"), 2: N_("two tricks"), 3: N_("three tricks")},
    ),
    "garde_contre": (N_("A garde contre counts"), {6: N_("six times"), 8: N_("eight times")}),
    "base": (
        N_("The score is counted"),
        {
            "multiplied": N_("in points, times the contract"),
            "ladder": N_("by the old ladder of base values"),
            "chips": N_("in chips"),
        },
    ),
    "round_margin": (
        N_("The difference to the points needed"),
        {1: NOT_ROUNDED, 5: N_("is rounded to fives"), 10: N_("is rounded to tens")},
    ),
    "round_to_ten": (N_("Each defender’s score"), {False: NOT_ROUNDED, True: N_("is rounded to tens")}),
    "tenue": (
        N_("A tenue that is shown is"),
        {HONOUR: N_("five cards with the king or the queen"), TRICKS: N_("two sure tricks")},
    ),
    "conventions": (N_("The defenders’ cards speak by"), {name: named(name).title for name in PACKS}),
}

HOUSE_RULES = RuleChoices(Options.of, LISTS)
