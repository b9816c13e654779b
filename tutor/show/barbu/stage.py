"""Barbu on the table: its phases, and the texts about its deals and matches."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import ModuleType
from typing import ClassVar

from tutor.barbu.arranging import Arranging
from tutor.barbu.call import Call
from tutor.barbu.doubling import Doubling
from tutor.barbu.layout import Layout
from tutor.barbu.match import Match
from tutor.barbu.options import Options
from tutor.barbu.play import Play
from tutor.core.entered import Fields
from tutor.core.message import N_, Message
from tutor.core.sheet import Sheet
from tutor.show.barbu import between, crib, entry, settlement
from tutor.show.barbu.agreed import AGREED
from tutor.show.barbu.arranging import ArrangingOnTable
from tutor.show.barbu.call import CallOnTable
from tutor.show.barbu.domino import DominoOnTable
from tutor.show.barbu.doubling import DoublingOnTable
from tutor.show.barbu.house_rules import HOUSE_RULES
from tutor.show.barbu.match import BarbuMatchSheet
from tutor.show.barbu.play import PlayOnTable
from tutor.show.barbu.play_page import PLAY_PAGE
from tutor.show.crib.section import Section
from tutor.show.html import Html
from tutor.show.table.stage import Phases, Stage
from tutor.show.words import Words
from tutor.teach.open_boards import Threads


class BarbuStage(Stage[Match]):
    """Barbu on the table."""

    name, title = N_("Barbu", "the game"), N_("Barbu: deal {number} of {size}")
    variants: ClassVar[Mapping[str, Message]] = {
        "usual": N_("Barbu, seven deals each in a row"),
        "quick": N_("Barbu, the deal passes on every time"),
        "ravage-city": N_("with Ravage City"),
        "chinese-poker": N_("with Ravage City and Chinese poker"),
        "salade": N_("six deals with the Salade, three to six players"),
        "early": N_("the early form with 32 cards"),
    }
    boards: ClassVar[Mapping[type, ModuleType]] = {Threads: between}
    phases: ClassVar[Phases] = {
        Call: CallOnTable,
        Doubling: DoublingOnTable,
        Play: PlayOnTable,
        Layout: DominoOnTable,
        Arranging: ArrangingOnTable,
    }
    play_page = PLAY_PAGE
    match_sheet = BarbuMatchSheet()
    agreed = AGREED
    house_rules = HOUSE_RULES
    advises = N_(
        "What follows decides nothing: it is what the tutor advises at the table, and what its players do. Where no"
        " source is named, the tutor has counted the cards itself."
    )

    def crib(self, options: Options, players: int, words: Words, /) -> Iterator[Section]:
        """The contracts and what they cost, duties, bets."""
        return crib.sections(options, players, words)

    def entry(self, match: Match, filled: Fields, words: Html, /) -> Iterator[str]:
        """The contract, the doubles and the contract's points."""
        return entry.fields(match, filled, words)

    def score(self, sheet: Sheet, words: Html, /) -> str:
        """The score line by line, and the bets as a sum."""
        return settlement.score(sheet, words)

    def deal_name(self, match: Match, number: int, words: Html, /) -> str:
        """The name of a deal: its contract."""
        return settlement.deal_name(match, number, words)

    def ledger(self, match: Match, words: Html, /) -> str:
        """The contracts called and the doubles owed."""
        return settlement.ledger(match, words)
