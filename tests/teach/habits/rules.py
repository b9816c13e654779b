"""Kinds in which a habit is the rule that is asked about, so that whoever has it knows the rule."""

from __future__ import annotations

#: By a kind and the thing about which it asks: the habits that are its rule, and why.
RULES: dict[str, tuple[set[str], str]] = {
    "order rank": ({"highest first"}, "the order of the cards is what is asked"),
    "order last-two": ({"highest first"}, "the order of the cards is what is asked"),
    "first-dealer": (
        {"lowest", "fewest points", "lowest plain card", "smallest number"},
        "whoever draws the lowest card deals first",
    ),
    "find bouts": ({"each as usual"}, "a bout is a bout in every hand"),
    "find low": (
        {"each as usual", "all but cards with points"},
        "a card without a picture is a low card in every pile",
    ),
    "values card": ({"each as usual"}, "a card is worth the same in every pile"),
    "ecart-shown": ({"trumps", "each as usual"}, "trumps that are set aside are shown"),
    "guards petit": ({"the trumps"}, "each trump lasts a round, and the Petit is the last, where there is no Excuse"),
    "given-for-it": ({"each as usual"}, "a low card is a low card in every pile"),
    "captain": (
        {"most trumps", "most cards", "most longest suit", "most shortest suit"},
        "trumps alone are shown, and whoever has most of them is captain",
    ),
    "may no-tricks": ({"the suit led"}, "one follows suit"),
    "where-to-cut": ({"each as usual"}, "a number of cards may be lifted in every cut, or in none"),
    "true excuse": ({"each as usual"}, "a sentence about the rules is true in every deal, and to know it is the rule"),
    "true slam": ({"each as usual"}, "a sentence about the rules is true in every deal, and to know it is the rule"),
    "true ecart": ({"each as usual"}, "a sentence about the rules is true in every deal, and to know it is the rule"),
    "barbu-past": ({"each as usual"}, "what is told of the game is true, whatever else is told"),
    "boxed-games": ({"each as usual"}, "a thing belongs to its game, whatever else is asked"),
    "true call": ({"each as usual"}, "a sentence about the rules is true in every deal"),
    "true partner": ({"each as usual"}, "a sentence about the rules is true in every deal"),
    "true three": ({"each as usual"}, "a sentence about the rules is true in every deal"),
    "true misdeal": ({"each as usual"}, "a sentence about the rules is true in every deal"),
    "true conduct": ({"each as usual"}, "a sentence about the rules is true in every deal"),
    "what-follows": ({"each as usual"}, "what follows from a case is a rule, the same in every deal"),
    "table-of": ({"each as usual"}, "a sentence is true at the same table, whatever else is asked"),
    "petit-and-slam": ({"each as usual"}, "an end of a deal has its bonus, whatever else is asked"),
    "usual-split": (
        {f"usual answer by {counted}" for counted in ("cards", "shortest suit", "longest suit")},
        "how many cards of the only suit shown are missing decides how they are split",
    ),
    "may-at-five dog": ({"each as usual"}, "kings and bouts are never set aside"),
    "may-at-five called": ({"each as usual"}, "kings and bouts are never set aside"),
    "may dog": ({"each as usual"}, "kings and bouts are never set aside"),
    "leads-say": ({"each as usual"}, "a card that is led says the same in every hand"),
    "promising-leads": ({"each as usual"}, "a card that is led says the same in every hand"),
}
