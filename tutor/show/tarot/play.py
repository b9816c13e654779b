"""The play on the table: the trick with its leader and highest card, the open cards, poignées and misère."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tutor.core.cards import TAROT, TRUMP, Card
from tutor.core.message import N_, Facts
from tutor.core.sheet import Sheet
from tutor.show.advice import Counsel
from tutor.show.html import Html, element
from tutor.show.still import TRICK as TRICK_SO_FAR
from tutor.show.still import laid
from tutor.show.table.felt import Chair, Felt, OpenCards
from tutor.show.table.hand import PLAY, TRY, own_hand
from tutor.show.table.in_tricks import TRICK, Shown, gathered_last
from tutor.show.table.praise import Praise
from tutor.show.table.spread import Spread
from tutor.show.table.stage import OnTable
from tutor.show.table.story import Step, played, trick_so_far
from tutor.show.tarot.around import AroundThePlay
from tutor.show.tarot.before_play import ASIDE, CALLED, CONTRACT, DOG, bids
from tutor.show.tarot.inferences import Inferences
from tutor.show.tarot.motive import motive
from tutor.show.tarot.part import PARTNER, TAKER, Seen, part
from tutor.show.tarot.praise import of_deal, of_declaration, of_trick
from tutor.show.tarot.reported import reported
from tutor.show.words import Words, capital
from tutor.tarot.announce import POIGNEE, POIGNEES, Declaration
from tutor.tarot.play import Play
from tutor.tarot.score.count import taken, total
from tutor.tarot.setting import WITH_DOG
from tutor.tarot.trick import BOUTS

TO_THE_RIGHT = N_("Play goes to the right.")
SHOWN = N_("{by:Player}: a {size:term} poignée")
SHOW_POIGNEE = N_("Show a poignée:")
LAY_OUT = N_("Show a poignée…", "a button")
AS_A_POIGNEE, SHOW_AS = N_("Show them as a poignée:"), N_("Show a {size:term} poignée")
A_POIGNEE = N_("{by:Player} {by:you|show|shows} a {size:term} poignée: {cards:and}.")
TAKEN = N_("{by:Player} {by:you|are|is} the taker, with a {contract:term}.")
THE_DOG = N_("In the dog: {cards:and}.")
WON = N_("{points:half} {points:n|point|points}, {bouts:count} {bouts:n|bout|bouts}")
MISERE = N_("{by:Player} {by:you|declare|declares} misère.")


class PlayOnTable(OnTable[Play, Card | Declaration]):
    """The play of the cards."""

    TITLE = N_("French Tarot, card play: trick {number} of {size}")

    def title(self, words: Words, /) -> str:
        """The title of the play: the number of the trick."""
        return words.say(self.TITLE, number=len(self.at.tricks) + 1, size=self.at.size)

    def chapter(self, words: Words, /) -> str:
        """The title of the trick, which is a chapter of its own."""
        return words.say(TRICK, number=min(len(self.at.tricks) + 1, self.at.size), size=self.at.size)

    @property
    def swept(self) -> bool:
        """Whether a trick has just been gathered."""
        return gathered_last(self.at.trick, self.at.tricks)

    def heard(self, story: Sequence[Step], words: Html, /) -> Mapping[int, str]:
        """Everybody's bid."""
        return bids(story, words)

    def felt(self, seat: int | None, words: Html, /) -> Felt:
        """The trick on the table, each card before its player; when the deal is over, the last one."""
        at = self.at
        seen, hand = at.seen_by(seat), own_hand(at.hands, seat)
        role = part(Seen(at.taker, at.called, seen.partner, hand, seat, len(at.hands)), words)
        return Felt(
            about=tuple(self._about(words)),
            role=role if at.over else f"{role} {words.say(TO_THE_RIGHT)}",
            chairs=tuple(self._chairs(seen, words)),
            lying=tuple(self._counted(words) if at.over else _open(seen, seat, words)),
            spread=self._spread(seat, words),
            hand=hand,
        )

    def inferences(self, seat: int | None, /, *, counted: bool = False) -> Counsel | None:
        """The things known and told; when the deal is over, those that a defender has told in it."""
        if seat is None or self.asked:
            return None
        return reported(self.at, seat) if self.at.over else Inferences(self.at, seat, counted=counted)

    def _spread(self, seat: int | None, words: Html) -> Spread | None:
        """The place to lay out a poignée, for the player to move: right before their first card, whatever they hold."""
        at = self.at
        made = any(by == seat and said.size for by, said in at.shown)
        if seat != at.turn or at.tricks or made or not (at.announcing and self.in_hand):
            return None
        sizes = {f"{POIGNEE} {size}": (capital(words.term(size)), words.say(SHOW_AS, size=size)) for size in POIGNEES}
        set_aside = at.aside.of(TRUMP) if seat == at.taker else TAROT.none
        return Spread(words.say(LAY_OUT), words.say(AS_A_POIGNEE), sizes, set_aside)

    def _about(self, words: Html) -> Iterator[str]:
        yield self.chapter(words)
        if self.at.announcing:
            yield words.say(CONTRACT, contract=self.at.contract)
        if self.at.called:
            yield words.say(CALLED, card=self.at.called)

    def _chairs(self, seen: Play, words: Html) -> Iterator[Chair]:
        """Everybody's place with their card of the trick that is shown, and notes on the player."""
        shown = Shown.of(seen.trick, seen.tricks, still=self.still or seen.over)
        best = None if shown.trick.best is None else shown.trick.seat_of(shown.trick.best)
        won = [words.say(WON, points=total(pile) / 2, bouts=len(pile & BOUTS)) if pile else "" for pile in taken(seen)]
        for seat, chair in enumerate(shown.chairs(best, seen.turn)):
            due = {TAKER: seat == seen.taker, PARTNER: seat == seen.partner != seen.taker}
            yield chair._replace(tags=tuple(tag for tag, said in due.items() if said), note=won[seat])

    def _counted(self, words: Html) -> Iterator[OpenCards]:
        """The cards turned up for the count: the écart, or the dog that nobody has seen."""
        if self.at.announcing and self.at.contract in WITH_DOG:
            yield OpenCards(words.say(ASIDE), self.at.aside)
        elif self.at.announcing and self.at.dog:
            yield OpenCards(words.say(DOG), self.at.dog)

    def buttons(self, moves: list[Card | Declaration], /) -> list[Card | Declaration]:
        """The moves with a button: misère, and in a question the poignées, which are else laid out card by card."""
        return moves if self.asked else [move for move in moves if isinstance(move, Declaration) and not move.size]

    def label(self, written: str, words: Html, /) -> str:
        """The name of a declaration; for a poignée, in its group, only the size is seen."""
        if not written.startswith(POIGNEE):
            return super().label(written, words)
        said = Declaration.read(written, "move")
        short = element("span", capital(words.term(said.size or "")), aria_hidden="true")
        return element("span", capital(words.move(said)), class_="tutor-said") + short

    def group(self, written: str, words: Html, /) -> str:
        """The title of the group of poignées; ``""`` for misère."""
        return words.say(SHOW_POIGNEE) if written.startswith(POIGNEE) else ""

    def prompt(self, words: Html, /) -> str:
        """The prompt to play, or to try a card."""
        return words.say(PLAY if self.live else TRY)

    def advice(self) -> Counsel:
        """The advice and its reasons, the things known of the others, and the messages of a defender's cards."""
        return AroundThePlay(self.at)

    def tell(self, move: Card | Declaration, words: Words, /) -> Iterator[str]:
        """The lines on a card with its reason, or on a declaration right before one."""
        if isinstance(move, Card):
            yield from played(self.at, move, words)
        elif move.size is None:
            yield words.say(MISERE, by=self.at.turn)
        else:
            yield words.say(A_POIGNEE, by=self.at.turn, size=move.size, cards=move.shown)

    def is_a_choice(self, move: Card | Declaration, seat: int | None, /) -> bool:
        """Whether one of several cards opens a suit, or is played by the player at the seat."""
        at = self.at
        goes_on = at.trick.cards or (isinstance(move, Card) and any(trick.led == move.suit for trick in at.tricks))
        return (at.turn == seat or not goes_on) and super().is_a_choice(move, seat)

    def motive(self, move: Card | Declaration, words: Words, *, over: bool) -> Iterator[str]:
        """The things that everybody can see in a card; when the hands lie open, the reason why it was played."""
        yield from motive(self.at, move, words, over=over)

    def praised(self, own: Step, step: Step, seat: int, /) -> Praise | None:
        """The praise for a poignée of one's own, or for a trick."""
        return of_trick(own, step, seat) if isinstance(step.move, Card) else of_declaration(own, step)

    def praised_deal(self, _sheet: Sheet, seat: int, /) -> tuple[Praise, Facts] | None:
        """The praise for an outcome that is a success."""
        return of_deal(self.at, seat)

    def so_far(self, words: Words, /) -> Iterator[str]:
        """The cards of the trick; in a question also the contract, the dog, the called card and the poignées."""
        if self.asked and self.at.announcing:
            yield words.say(TAKEN, by=self.at.taker, contract=self.at.contract)
            if self.at.dog and not self.at.tricks and self.at.contract in WITH_DOG:
                yield words.say(THE_DOG, cards=self.at.dog)
        if self.asked and self.at.called:
            yield capital(words.say(CALLED, card=self.at.called))
        for by, said in self.at.shown if self.asked and not self.at.tricks else ():
            if said.size:
                yield words.say(A_POIGNEE, by=by, size=said.size, cards=said.shown)
        yield from trick_so_far(self.at.trick, words)

    def before(self, words: Html, /) -> Iterator[str]:
        """A drawing of the trick."""
        yield laid(self.at.trick, TRICK_SO_FAR, words)


def _open(seen: Play, seat: int | None, words: Html) -> Iterator[OpenCards]:
    """The open cards beside the first trick: the dog until one's own first card, and the poignées."""
    if seen.dog and len(own_hand(seen.hands, seat)) == seen.size:
        yield OpenCards(words.say(DOG), seen.dog)
    for by, said in seen.shown if not seen.tricks else ():
        if said.size:
            yield OpenCards(words.say(SHOWN, by=by, size=said.size), said.shown)
