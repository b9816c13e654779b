"""The draw, the cut and the deal; and a deal that ends without play.

A match begins at the auction: the phases before it are shown only in plain text and in the rulebook.
"""

from __future__ import annotations

from tutor.core.message import N_
from tutor.show.table.stage import OnTable
from tutor.tarot.cut import Cutting
from tutor.tarot.deal import Dealing
from tutor.tarot.draw import Drawing
from tutor.tarot.setting import Ended


class DrawingOnTable(OnTable[Drawing, str]):
    """The draw for the first dealer."""

    TITLE = N_("French Tarot: the draw for the first dealer")


class CuttingOnTable(OnTable[Cutting, str]):
    """The cut."""

    TITLE = N_("French Tarot: the cut")


class DealingOnTable(OnTable[Dealing, str]):
    """The deal."""

    TITLE = N_("French Tarot: the deal")


class EndedOnTable(OnTable[Ended, str]):
    """A deal without play: the table is empty, and there is no move."""

    TITLE = DealingOnTable.TITLE
