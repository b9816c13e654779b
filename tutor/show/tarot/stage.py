"""French Tarot on the table: its phases, and the texts about its deals and matches."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from tutor.core.entered import Fields
from tutor.core.message import N_, Facts, Message
from tutor.core.sheet import Sheet
from tutor.show.crib.section import Section
from tutor.show.html import Html
from tutor.show.table import score_table
from tutor.show.table.stage import Phases, Stage
from tutor.show.tarot import crib, entry
from tutor.show.tarot.agreed import AGREED
from tutor.show.tarot.auction import AuctionOnTable
from tutor.show.tarot.before_bidding import CuttingOnTable, DealingOnTable, DrawingOnTable, EndedOnTable
from tutor.show.tarot.call import CallOnTable
from tutor.show.tarot.dog import DogOnTable
from tutor.show.tarot.house_rules import HOUSE_RULES
from tutor.show.tarot.match import TarotMatchSheet
from tutor.show.tarot.play import PlayOnTable
from tutor.show.tarot.play_page import PLAY_PAGE
from tutor.show.tarot.slam import SlamOnTable
from tutor.show.tarot.summed_up import facts
from tutor.show.words import Words
from tutor.tarot.auction import Auction
from tutor.tarot.call import DEAD, Call
from tutor.tarot.cut import SHUFFLE, Cutting
from tutor.tarot.deal import Dealing
from tutor.tarot.dog import Dog
from tutor.tarot.draw import Drawing
from tutor.tarot.match import Match
from tutor.tarot.options import Options
from tutor.tarot.play import Play
from tutor.tarot.score.summary import Summary
from tutor.tarot.setting import Ended
from tutor.tarot.slam import Slam

SHUFFLED_ONCE = N_("At this table the pack is shuffled for the first deal only; then it is gathered and cut.")
NOT_SHUFFLED = N_(
    "The pack was not shuffled: last deal’s cards were gathered, {cutter:player} cut and {dealer:player} dealt."
)
IS_DEAD = N_(
    "{dead:Player} {dead:you|deal|deals} for the others and {dead:you|sit|sits} this deal out as the dead player."
)


class TarotStage(Stage[Match]):
    """French Tarot on the table."""

    name, title = N_("French Tarot"), N_("French Tarot: deal {number}")
    variants: ClassVar[Mapping[str, Message]] = {
        "fft": N_("the federation’s"),
        "seed": N_("Wikipedia’s"),
        "soft": N_("the federation’s, without shuffling"),
        "dead": N_("the federation’s, five or six with a dead player"),
    }
    phases: ClassVar[Phases] = {
        Drawing: DrawingOnTable,
        Cutting: CuttingOnTable,
        Dealing: DealingOnTable,
        Auction: AuctionOnTable,
        Call: CallOnTable,
        Dog: DogOnTable,
        Slam: SlamOnTable,
        Play: PlayOnTable,
        Ended: EndedOnTable,
    }
    play_page = PLAY_PAGE
    match_sheet = TarotMatchSheet()
    agreed = AGREED
    house_rules = HOUSE_RULES
    advises = N_(
        "What follows decides nothing: it says what a hand is worth, what defenders tell each other with their cards,"
        " and what is good play. Where no source is named, it is the tutor’s own advice, by which its players play."
    )
    guides: ClassVar[Mapping[str, str]] = {
        "T-EVAL": "../advice/hand-value.md",
        "T-SIG": "../advice/signals.md",
        "T-STR": "../advice/signals.md",
    }

    def beginning(self, match: Match, words: Html, /) -> Iterator[str]:
        """The lines that a pack was not shuffled but only gathered and cut, if so; and the player who is dead."""
        if match.soft:
            facts: Facts = {"cutter": match.cutter, "dealer": match.dealer}
            yield f"{words.tell(NOT_SHUFFLED, facts)} ({words.link(SHUFFLE)})"
        elif match.options.shuffle == "soft":
            yield f"{words.say(SHUFFLED_ONCE)} ({words.link(SHUFFLE)})"
        if (dead := match.sitting_out(match.number)) is not None:
            yield f"{words.say(IS_DEAD, dead=dead)} ({words.link(DEAD)})"

    def summed_up(self, deal: Summary, words: Words, /) -> Iterator[str]:
        """The facts of the deal, sentence by sentence."""
        yield from (words.tell(message, told) for message, told in facts(deal))

    def crib(self, options: Options, players: int, words: Words, /) -> Iterator[Section]:
        """Points to make, contracts, poignées, duties."""
        return crib.sections(options, players, words)

    def entry(self, match: Match, filled: Fields, words: Html, /) -> Iterator[str]:
        """The taker, the contract, points, bouts and bonuses."""
        return entry.fields(match, filled, words)

    def endings(self, match: Match, words: Html, /) -> Iterator[tuple[str, str]]:
        """What ends a deal before anybody has played."""
        return ((rule.id, words.say(rule.title)) for rule in match.endings)

    def score(self, sheet: Sheet, words: Html, /) -> str:
        """The score line by line."""
        return score_table.lines(sheet, words)

    def deal_name(self, _match: Match, number: int, _words: Html, /) -> str:
        """The name of a deal: its number."""
        return str(number)
