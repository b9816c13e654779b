"""The page on which Barbu is played on the site: a match, a set, one contract, or another game of the family."""

from __future__ import annotations

from tutor.barbu.contracts import SEVEN
from tutor.core.message import N_
from tutor.show.table.play_page import Choices, PlayPage

#: The title of the contract that is called at each table of one.
SINGLE = {f"barbu-{contract.name}": contract.title for contract in SEVEN}

PLAY_PAGE = PlayPage(
    "barbu",
    N_("Barbu", "the game"),
    (
        Choices({"barbu-match": N_("A whole match"), "barbu-dealer": N_("A set: you deal seven times")}),
        Choices(
            {
                **SINGLE,
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
