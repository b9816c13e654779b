"""Advice on the play that the tutor's players follow only in part: when to hunt, what to show, what the Excuse is for.

It carries no message and is no rule.  What they follow card by card stands in ``leading`` and ``following``.
"""

from __future__ import annotations

from tutor.core.cards import TAROT
from tutor.core.message import N_
from tutor.core.rule import Rule
from tutor.tarot.sources import BOULOGNE, LE_TAROT, REYNAL, VINEUIL, WIKIPEDIA, fft

TWO_FOR_ONE = Rule(
    "T-STR-2FOR1",
    title=N_("Two for one"),
    statement=N_(
        "Advice: when the taker’s void is known, a defender who plays before the taker leads a small even trump, so"
        " that a partner wins the trick and leads that suit: the taker spends two trumps, the defence one."
    ),
    sources=(BOULOGNE,),
)
CHASE = Rule(
    "T-STR-CHASSE",
    title=N_("The hunt for the Petit"),
    statement=N_(
        "Advice: with long trumps, keep leading them. Whoever holds the Petit runs out of other trumps, and at last has"
        " to play it."
    ),
    sources=(fft(4), WIKIPEDIA, BOULOGNE),
)
LEAD_21 = Rule(
    "T-STR-5P-21",
    title=N_("The 21 at a table of five"),
    statement=N_(
        "Advice: at a table of five a taker who holds the 21 leads it, so that a partner who holds the Petit can give"
        " it away safely."
    ),
    sources=(WIKIPEDIA,),
)
EXCUSE_USES = Rule(
    "T-STR-EXC-USES",
    title=N_("When to play the Excuse"),
    statement=N_(
        "Advice: the Excuse can spare a big trump or a ruff, save a bare queen or lengthen a tenue; a knight or a jack"
        " is not worth it."
    ),
    sources=(VINEUIL, LE_TAROT),
    hint=N_(
        "This trick may well go to the other side, and {least:card} is the least that {by:you|you|they} could give to"
        " it: the Excuse saves that card."
    ),
)
#: The trumps that are too dear to be lost to a higher one: the Excuse spares them.
BIG_TRUMPS = TAROT.read("T17 T18 T19 T20")
WATCH = Rule(
    "T-STR-WATCH",
    title=N_("Watch what is gone"),
    statement=N_(
        "Advice: in every trick take note of four things: how many trumps have gone, which kings, who did not follow"
        " suit, and whether the Petit has been played. Count trumps down from those that you did not hold."
    ),
    sources=(WIKIPEDIA,),
)
ANTICIPATE = Rule(
    "T-STR-ANTICIPATE",
    title=N_("Before the first lead"),
    statement=N_(
        "Advice: a defender who leads first should think of three unknowns: the taker’s hand, the strong partner, and"
        " where the Petit is."
    ),
    sources=(VINEUIL,),
)
SHOW_POIGNEE = Rule(
    "T-STR-POIGNEE",
    title=N_("Whether to show a poignée"),
    statement=N_(
        "Advice: the side that wins the deal gets the points of a poignée, whoever has shown it, and everybody learns"
        " where the trumps are. So show one if your side is likely to win. Trumps alone do not win. At a table of four,"
        " of every 100 takers who could show a poignée and held no bout, 30 made their contract; of every 100 with one"
        " bout 48 did, with two 87, with all three 96 (deals of the tutor’s own players)."
    ),
    sources=(REYNAL,),
    hint=N_(
        "Show it: of 100 players with as many bouts as you and a hand about as strong, {chance} were on the side that"
        " won the deal, and that side gets the points of the poignée."
    ),
)
#: Said to a defender who has seen a bout in the dog, or heard a garde.
KEEP_WARNED = N_(
    "Keep it to yourself: a bout was in the dog, or the taker has bid a garde or more without your trumps. Of 100"
    " defenders with as many bouts as you who knew that, only {chance} were on the side that won the deal, and that"
    " side gets the points of the poignée, whoever shows it."
)
#: Said of a poignée that is better kept.
KEEP_POIGNEE = N_(
    "Keep it to yourself: of 100 players with as many bouts as you and a hand about as strong, only {chance} were on"
    " the side that won the deal, and that side gets the points of the poignée, whoever shows it."
)
