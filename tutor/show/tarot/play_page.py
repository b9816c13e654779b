"""The page on which Tarot is played on the site: tables of three sizes."""

from __future__ import annotations

from tutor.core.message import N_
from tutor.show.table.play_page import Choices, PlayPage

PLAY_PAGE = PlayPage(
    "whole-deal",
    N_("Tarot", "the game, in one word"),
    (
        Choices(
            {
                "tarot-four": N_("4 players"),
                "tarot-three": N_("3 players"),
                "tarot-five": N_("5 players"),
            }
        ),
    ),
)
