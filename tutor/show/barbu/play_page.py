"""The page on which Barbu is played on the site: a match, a set, one contract, or another game of the family."""

from __future__ import annotations

from tutor.barbu.contracts import KINDS
from tutor.core.message import N_
from tutor.show.table.play_page import Choices, PlayPage

TITLES = {kind.name: kind.title for kind in KINDS}
#: The contract that is called at each table of one.
SINGLE = {
    "barbu-no-tricks": "no-tricks",
    "barbu-no-hearts": "no-hearts",
    "barbu-no-queens": "no-queens",
    "barbu-king": "barbu",
    "barbu-no-last-two": "no-last-two",
    "barbu-trumps": "trumps",
    "barbu-domino": "domino",
}

PLAY_PAGE = PlayPage(
    "barbu",
    N_("Barbu", "the game"),
    (
        Choices({"barbu-match": N_("A whole match"), "barbu-dealer": N_("A set: you deal seven times")}),
        Choices(
            {
                **{table: TITLES[contract] for table, contract in SINGLE.items()},
                "barbu-doubling": N_("Somebody else deals: the doubling"),
            },
            N_("One contract"),
        ),
        Choices(
            {"barbu-chinese-poker": N_("With Chinese poker"), "barbu-salade": N_("The Salade, six players")},
            N_("Other games of the family"),
        ),
    ),
)
