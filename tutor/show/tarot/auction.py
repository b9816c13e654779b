"""The auction on the table: everybody's word at their place, the bids from low to high, the value of the hand."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.core.hands import hand_of
from tutor.core.message import N_
from tutor.show.advice import Counsel
from tutor.show.html import Html, element
from tutor.show.table.felt import Felt
from tutor.show.table.hand import own_hand
from tutor.show.table.stage import OnTable
from tutor.show.tarot.before_play import dog_told, speakers
from tutor.show.tarot.motive import motive
from tutor.show.tarot.worth import Worth
from tutor.show.words import Words
from tutor.tarot.advice.hand_value import suggest
from tutor.tarot.auction import BIDS, PASS, Auction
from tutor.tarot.before_bidding import THROW_IN
from tutor.tarot.call import Call
from tutor.tarot.dog import Dog
from tutor.tarot.phases import onwards
from tutor.tarot.slam import Slam

POUSSE = "pousse"

BID = N_("{by:Player} {by:you|bid|bids} {bid:term}.")
#: The words on a bid that is no contract, and so has a sentence of its own.
NO_CONTRACT = {
    PASS: N_("{by:Player} {by:you|pass|passes}."),
    THROW_IN: N_("{by:Player} {by:you|throw your|throws a poor} hand in."),
}
TAKES = N_("{by:Player} {by:you|are|is} the taker.")


class AuctionOnTable(OnTable[Auction, str]):
    """The auction."""

    TITLE = N_("French Tarot: the auction")
    CHAPTER = N_("The auction", "heading of a part of the story")
    PROMPT = N_("Your turn: make a bid, or pass.")

    def felt(self, seat: int | None, words: Html, /) -> Felt:
        """The last words of everybody, at their places."""
        setting = self.at.setting
        said = speakers(setting, dict(self.at.said), self.at.turn, None, words)
        return Felt((self.chapter(words),), "", said, hand=own_hand(setting.hands, seat))

    def buttons(self, moves: list[str], /) -> list[str]:
        """The bids from low to high, without those that only other tables know, but with them in a question."""
        known = self.asked or self.at.setting.options.pousse
        return [bid for bid in BIDS if bid in moves and (bid != POUSSE or known)]

    def advice(self) -> Counsel:
        """The worth of the hand of the player to speak."""
        setting = self.at.setting
        suggestion = suggest(hand_of(setting.hands, self.at.turn), self.at.obligation().legal(), setting.players)
        return Worth(suggestion)

    def tell(self, move: str, words: Words, /) -> Iterator[str]:
        """The lines on the bid, and after the last one on the taker and, if no card is to be called, on the dog."""
        yield _said(self.at.turn, move, words)
        settled = onwards(self.at.after(move))
        if isinstance(settled, Call | Dog | Slam):
            yield words.say(TAKES, by=settled.taker)
            yield from dog_told(settled, words)

    def motive(self, move: str, words: Words, *, over: bool) -> Iterator[str]:
        """The worth of the hand that was bid on, when it lies open."""
        yield from motive(self.at, move, words, over=over)

    def so_far(self, words: Words, /) -> Iterator[str]:
        """The bids so far, for one who is asked what may be said now."""
        if self.asked:
            yield from (f"  {_said(seat, bid, words)}" for seat, bid in self.at.said)

    def before(self, words: Html, /) -> Iterator[str]:
        """The bids so far, a line each."""
        yield from (element("p", _said(seat, bid, words)) for seat, bid in self.at.said)


def _said(seat: int | None, bid: str, words: Words) -> str:
    """The words of somebody in the auction."""
    return words.say(NO_CONTRACT.get(bid, BID), by=seat, bid=bid)
