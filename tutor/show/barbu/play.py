"""The play of a contract with tricks on the table: the trick, and the cards that everybody has won."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tutor.barbu.play import Play
from tutor.core.cards import Card
from tutor.core.message import N_
from tutor.show.barbu.bets import heard
from tutor.show.barbu.goals import goal
from tutor.show.barbu.phase import BarbuOnTable
from tutor.show.barbu.praise import of_trick
from tutor.show.barbu.suit_tally import SuitTally
from tutor.show.barbu.tally import Tally
from tutor.show.html import Html, element
from tutor.show.still import TRICK as TRICK_SO_FAR
from tutor.show.still import laid
from tutor.show.table.felt import Chair, Felt
from tutor.show.table.hand import PLAY, TRY, own_hand
from tutor.show.table.in_tricks import TRICK, Shown, gathered_last
from tutor.show.table.praise import Praise
from tutor.show.table.story import Step, played, trick_so_far
from tutor.show.words import Words, capital

TRICKS = N_("{count} {count:n|trick|tricks}")
LIES_FACE_UP = N_("{by:Player} {by:you|have|has} won {cards:and}, face up.")


class PlayOnTable(BarbuOnTable[Play, Card]):
    """The play of the cards in tricks."""

    TITLE = N_("Barbu, {contract:move}: trick {number} of {size}")

    def title(self, words: Words, /) -> str:
        """The title of the play: the contract, and the number of the trick."""
        at = self.at
        return words.say(self.TITLE, contract=at.contract.code, number=len(at.taken) + 1, size=at.size)

    def chapter(self, words: Words, /) -> str:
        """The title of the trick, which is a chapter of its own."""
        number = len(self.at.taken) if self.at.over else len(self.at.taken) + 1
        return words.say(TRICK, number=number, size=self.at.size)

    @property
    def swept(self) -> bool:
        """Whether a trick has just been gathered."""
        return gathered_last(self.at.trick, self.at.tricks)

    def heard(self, _story: Sequence[Step], words: Html, /) -> Mapping[int, str]:
        """Whom everybody has doubled."""
        return heard(self.at.bets, words)

    def felt(self, seat: int | None, words: Html, /) -> Felt:
        """The trick on the table, each card before its player; when the deal is over, the last one."""
        at, tally = self.at, self._tally
        return Felt(
            about=self.about(at.contract, at.options, words),
            role=goal(at.contract, words),
            chairs=tuple(self._chairs(tally, words)),
            tally="" if self.asked else tally.row(words),
            hand=own_hand(at.hands, seat),
        )

    @property
    def _tally(self) -> Tally | SuitTally:
        """The score in pictures: the things that count one by one, or the cards of each suit."""
        return SuitTally.of(self.at) if self.at.contract.by_suit else Tally.of(self.at)

    def _chairs(self, tally: Tally | SuitTally, words: Html) -> Iterator[Chair]:
        """Everybody's place with their card and their winnings; with the number of tricks where the tally has none."""
        at = self.at
        shown = Shown.of(at.trick, at.tricks, still=self.still or at.over)
        best = at.winner(shown.trick) if shown.trick.cards else None
        face_up = dict(at.contract.face_up(at.taken))
        for seat, chair in enumerate(shown.chairs(best, at.turn)):
            count = sum(taken.winner == seat for taken in at.taken)
            note = "" if tally.every_trick else words.say(TRICKS, count=count)
            yield chair._replace(note=note, won=tally.before(seat, words, face_up.get(seat, ())), open=seat in face_up)

    def prompt(self, words: Html, /) -> str:
        """The prompt to play, or in an exercise to try."""
        return words.say(PLAY if self.live else TRY)

    def tell(self, move: Card, words: Words, /) -> Iterator[str]:
        """The lines on a card played, on the winner of a trick, and on an early end of play."""
        yield from played(self.at, move, words)
        decided = self.at.after(move).decided
        if decided is not None:
            yield f"{capital(words.tell(decided.line, decided.facts))}."

    def is_a_choice(self, move: Card, seat: int | None, /) -> bool:
        """Whether one of several cards is led, or played by the player at the seat."""
        return (self.at.turn == seat or not self.at.trick.cards) and super().is_a_choice(move, seat)

    def praised(self, own: Step, step: Step, seat: int, /) -> Praise | None:
        """The praise for a costly trick that was ducked."""
        return of_trick(own, step, seat)

    def so_far(self, words: Words, /) -> Iterator[str]:
        """The cards face up before their winners, the cards of the trick, and the things taken that count."""
        for seat, cards in self.at.contract.face_up(self.at.taken):
            yield words.say(LIES_FACE_UP, by=seat, cards=cards)
        yield from trick_so_far(self.at.trick, words)
        tally = self._tally
        if tally.taken and not self.asked:
            yield tally.said(words)

    def before(self, words: Html, /) -> Iterator[str]:
        """The contract, and a drawing of the trick."""
        yield element("p", self.title(words))
        yield laid(self.at.trick, TRICK_SO_FAR, words)
