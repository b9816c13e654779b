"""The house rules of French Tarot in words, each with all its values, for a list to choose from."""

from collections.abc import Mapping
from typing import Any

from tutor.core.message import N_, Message
from tutor.show.table.stage import RuleChoices, UsualRules
from tutor.show.words import Words
from tutor.tarot.conventions.pack import PACKS, named
from tutor.tarot.options import HONOUR, TRICKS, VALUES, Options

NEVER, BELOW = N_("never"), N_("with fewer than {value} trumps and court cards")
NOT_ROUNDED = N_("is not rounded")

#: By the names that records use, in the order in which a table meets them.
LISTS: Mapping[str, tuple[Message, Mapping[Any, Message]]] = {
    "dead_player": (
        N_("Of five players"),
        {False: N_("all play each deal"), True: N_("the dealer sits out and four play, and of six five")},
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

#: Those in which tables in France really differ, with what is to be known of each.
GROUPS: tuple[tuple[Message, Mapping[str, Message]], ...] = (
    (
        N_("Before the play"),
        {
            "petit_imprenable": N_(
                "The federation deals again. Elsewhere the lone Petit is played as the Excuse is, and goes back to its"
                " owner."
            ),
            "maldonne": N_("A weak hand is no misdeal by the federation’s rules; friends are often kinder."),
            "auction": N_("Once a player has passed, there is no way back in, however long the auction is."),
            "no_prise": N_("Where everybody bids more, the prise is often left out."),
            "pousse": N_("The federation has dropped it long ago; it is still heard in cafés."),
            "shuffle": N_("Cards that are only collected stay in their suits, and hands become wilder."),
        },
    ),
    (
        N_("Five players"),
        {
            "dead_player": N_("In tournaments four play and the dealer rests."),
            "lead_ban": N_("The first lead may be the called king itself in any case."),
        },
    ),
    (
        N_("The score", "the title of some house rules"),
        {
            "poignee_values": N_("By the federation’s rules; 40 and 60 points are widespread all the same."),
            "misere": N_("A hand without trumps, or without court cards, is shown and brings 10 points from each."),
            "petit_slam": N_("All tricks but a few: the federation only knows the slam."),
            "garde_contre": N_("Some find six times too little for a bid without the dog."),
            "base": N_("The old ladder multiplies nothing; where no sheet is kept, chips change hands."),
            "round_margin": N_("It is quicker where the score is kept in the head."),
            "round_to_ten": N_("So does this, at the end of the line."),
        },
    ),
    (N_("The signals"), {"conventions": N_("They decide no move: they are only what the cards tell.")}),
)

#: The rules that each of them changes, by their codes.
RULES: Mapping[str, tuple[str, ...]] = {
    "dead_player": ("T-CALL-DEAD-5",),
    "packet": ("T-DEAL-PACKETS",),
    "shuffle": ("T-DEAL-SHUFFLE",),
    "dealer_barred": ("T-DEAL-MISDEAL",),
    "petit_imprenable": ("T-DEAL-PETIT-SEC", "T-DEAL-PETIT-IMPRENABLE"),
    "maldonne": ("T-DEAL-HOUSE-MALDONNE",),
    "maldonne_below": ("T-DEAL-HOUSE-MALDONNE",),
    "auction": ("T-BID-ONE-TURN",),
    "pousse": ("T-BID-POUSSE", "T-BID-LADDER"),
    "no_prise": ("T-BID-NO-PRISE", "T-BID-LADDER"),
    "call_jack": ("T-CALL-FALLBACK",),
    "lead_ban": ("T-CALL-LEAD-BAN",),
    "poignee_values": ("T-POIGNEE-VALUE",),
    "misere": ("T-MISERE",),
    "petit_slam": ("T-SLAM-PETIT",),
    "petit_slam_allowed_losses": ("T-SLAM-PETIT",),
    "garde_contre": ("T-SCORE-MULT",),
    "base": ("T-SCORE-FORMULA", "T-SCORE-ALT-BASE", "T-SCORE-CHIPS"),
    "round_margin": ("T-SCORE-ROUND-MARGIN", "T-SCORE-FORMULA"),
    "round_to_ten": ("T-SCORE-ROUND10", "T-SCORE-DIST"),
    "tenue": ("T-SIG-HIGH-LOW-TAKER", "T-SIG-EXC-TAKER-SUIT"),
    "conventions": ("T-SIG-TRUMP-ODD-LATER", "T-SIG-END-OF-SUIT"),
}


def _own_agreement(options: Options, words: Words) -> str:
    return words.language.text(named(options.conventions).title)


OF_THE_FEDERATION = UsualRules(
    N_("{value} (federation)"),
    N_("By the federation’s rules."),
    N_("Take the federation’s rules"),
    N_("Tarot is played by the federation’s rules there."),
)
HOUSE_RULES = RuleChoices(Options.of, LISTS, OF_THE_FEDERATION, GROUPS, {"conventions": _own_agreement}, rules=RULES)
