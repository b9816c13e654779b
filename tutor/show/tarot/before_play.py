"""Between the first bid and the first card: everybody's word at their place, and the table after the auction."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, TypeVar

from tutor import tarot
from tutor.core.cards import TAROT, Cards
from tutor.core.message import N_, Message
from tutor.show.advice import Counsel
from tutor.show.html import Html
from tutor.show.table.felt import Chair, Felt, OpenCards
from tutor.show.table.hand import own_hand
from tutor.show.table.recommended import recommended
from tutor.show.table.stage import OnTable
from tutor.show.table.story import Step
from tutor.show.table.trays import Tray
from tutor.show.tarot.motive import motive
from tutor.show.tarot.part import TAKER, Seen, part
from tutor.show.words import Words
from tutor.tarot import call
from tutor.tarot.call import Call
from tutor.tarot.dog import PREFIX, Dog
from tutor.tarot.phases import Phase
from tutor.tarot.setting import WITH_DOG, Setting, dog_size
from tutor.tarot.slam import Slam

TO_SPEAK, TO_SET_ASIDE = N_("to speak", "tag of a player"), N_("to set aside", "tag of a player")
CONTRACT = N_("contract: {contract:term}")
CALLED = N_("called: {card:card}")
DOG, ASIDE = N_("The dog"), N_("Set aside")
TURNED = N_("The dog is turned for everybody to see: {cards:and}.")
PROGRESS = N_("{count} of {all} cards set aside")
UNSEEN: dict[str, Message] = {
    "garde-sans": N_("Nobody sees the dog; it counts for the taker."),
    "garde-contre": N_("Nobody sees the dog; it counts for the defence."),
}

Taken = TypeVar("Taken", bound=Call | Dog | Slam)
Settled = TypeVar("Settled", bound=Dog | Slam)


def speakers(  # noqa: PLR0913, PLR0917 - one place
    setting: Setting, said: Mapping[int, str], turn: int | None, taker: int | None, words: Html, due: Message = TO_SPEAK
) -> tuple[Chair, ...]:
    """Everybody's place before the play, with the word that they have said."""
    return tuple(
        Chair(
            word=words.term(said[seat]) if seat in said else "",
            tags=(TAKER,) if seat == taker else (),
            marks=(due,) if seat == turn else (),
        )
        for seat in range(setting.players)
    )


def bids(story: Sequence[Step], words: Html) -> dict[int, str]:
    """The bid of everybody in an auction of which a story tells, by seat."""
    return {step.before.turn: words.term(step.move) for step in story if step.before.phase == "auction"}


def dog_told(settled: Phase, words: Words) -> Iterator[str]:
    """The fate of the dog, now that the contract is settled and nobody is left to be called."""
    match settled:
        case Dog():
            yield words.say(TURNED, cards=settled.setting.dog)
        case Slam():
            yield words.say(UNSEEN[settled.contract])


class TakenOnTable(OnTable[Taken, str]):
    """The common ground of the phases between auction and play: the taker calls, makes the écart, announces."""

    #: The mark at the taker's place that names their duty.
    DUE: ClassVar[Message] = TO_SPEAK

    def heard(self, story: Sequence[Step], words: Html, /) -> Mapping[int, str]:
        """Everybody's bid."""
        return bids(story, words)

    def felt(self, seat: int | None, words: Html, /) -> Felt:
        """The contract, what was called, the dog if it has been turned, the taker's own écart to the taker."""
        at, setting = self.at, self.at.setting
        dog, hand, tray = self.dog, self.hand(seat), self.tray(seat, words)
        rows = [OpenCards(words.say(DOG), dog)] if dog and (self.asked or not tray) else []
        known = tuple(hand if player == seat else None for player in range(setting.players))
        partner = call.partner(at.called, at.taker, known, dog)
        return Felt(
            about=tuple(self.about(words)),
            role=part(Seen(at.taker, at.called, partner, hand, seat, setting.players), words),
            chairs=speakers(setting, {at.taker: at.contract}, at.turn, at.taker, words, self.DUE),
            middle=tuple(rows),
            trays=(tray,) if tray else (),
            wide=bool(tray),
            hand=hand,
            fresh=self.fresh(hand),
        )

    def about(self, words: Html) -> Iterator[str]:
        """The facts of the deal."""
        yield self.chapter(words)
        yield words.say(CONTRACT, contract=self.at.contract)
        if self.at.called:
            yield words.say(CALLED, card=self.at.called)

    def advice(self) -> Counsel | None:
        """The advice and its reasons, where there is a choice."""
        return recommended(self.at, tarot.advised)

    def motive(self, move: str, words: Words, *, over: bool) -> Iterator[str]:
        """The reason why the taker did it, when the hands lie open."""
        yield from motive(self.at, move, words, over=over)

    @property
    def dog(self) -> Cards | None:
        """The dog, if it lies open; ``None`` as long as a card is to be called."""
        return None

    def hand(self, seat: int | None) -> Cards:
        """The hand of the player at a seat."""
        return own_hand(self.at.setting.hands, seat)

    def tray(self, _seat: int | None, _words: Html) -> Tray | None:
        """The tray that the player at a seat sees of the écart: only the taker any."""
        return None

    def fresh(self, _hand: Cards) -> Cards:
        """The cards of a hand that have just come out of the dog."""
        return TAROT.none


class DogSettledOnTable(TakenOnTable[Settled]):
    """The common ground of the écart and the announcement of a slam: where the dog is taken up, it has been turned."""

    @property
    def dog(self) -> Cards | None:
        """The dog, in the contracts in which it is turned; else ``None``."""
        return self.at.setting.dog if self.at.contract in WITH_DOG else None

    def hand(self, seat: int | None) -> Cards:
        """The hand of the player at a seat; the taker has taken the dog up."""
        own = super().hand(seat)
        return self.at.held or own if self._has_picked_up(seat) else own

    def tray(self, seat: int | None, words: Html) -> Tray | None:
        """The écart, which only the taker sees; it stays open until the play begins."""
        if not self._has_picked_up(seat):
            return None
        at, room = self.at, dog_size(self.at.setting.players)
        open_ = self.in_hand and at.turn == seat
        moves = {card: f"{PREFIX}{card}" for card in at.aside} if open_ else {}
        return Tray(words.say(PROGRESS, count=len(at.aside), all=room), room, tuple(at.aside), moves)

    def _has_picked_up(self, seat: int | None) -> bool:
        return self.at.contract in WITH_DOG and seat == self.at.taker
