"""Chinese poker on the table: one's own rows while they are set, and everybody's when all are set."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tutor.barbu.arranging import BACK, FIVE, MIDDLE, MOVES, Arranging
from tutor.barbu.contracts import ChinesePoker
from tutor.barbu.contracts.chinese_poker import ROWS, Rows, units
from tutor.core.cards import BARBU, Card
from tutor.core.message import N_
from tutor.show.barbu.bets import heard
from tutor.show.barbu.goals import goal
from tutor.show.barbu.phase import BarbuOnTable
from tutor.show.html import Html, element
from tutor.show.table.felt import Chair, Felt, seat_name
from tutor.show.table.score_table import cells
from tutor.show.table.story import Step
from tutor.show.table.trays import Tray
from tutor.show.words import Words, capital

#: The cards of a front.
THREE = 3

TO_SET = N_("to set", "tag of a player")
AT_BACK, IN_MIDDLE = N_("Back: {count} of 5"), N_("Middle: {count} of 5")
IN_FRONT = N_("Front: the last 3")
NOTHING_SET = N_("You have not set a card yet.")
SET_AT_BACK = N_("You have set {cards:and} at the back.")
SET_IN_MIDDLE = N_("You have set {cards:and} in the middle.")
SETS = {BACK: N_("You set {card:card} at the back."), MIDDLE: N_("You set {card:card} in the middle.")}
SPOIL = N_(
    "Do not set {cards:or} here: the rest could no longer be set in good order, and a mis-set hand loses all three"
    " rows."
)
SAVE = N_(
    "Only {cards:or} will do: after any other card the rest could no longer be set in good order, and a mis-set hand"
    " loses all three rows."
)
TAKE_BACK = N_(
    "Whatever you set now, your hand will be mis-set and lose all three rows: take a card back by pressing it in its"
    " row."
)
HAS_SET = N_("{by:Player} {by:you|have|has} set the three rows, face down.")
SHOW_DOWN = N_("The showdown")
PLAYER = N_("Player", "head of a column")
WINS, FOUL = N_("beats {count:count} {count:n|row|rows}"), N_("mis-set", "beside the name of a hand")


class ArrangingOnTable(BarbuOnTable[Arranging, str]):
    """The setting of the hands in Chinese poker, on the table."""

    TITLE = N_("Barbu, Chinese poker: setting a hand")
    CHAPTER = N_("The hands are set")
    PROMPT = N_(
        "Your turn: press a card to set it in your {row:term} row, which still needs {left} {left:n|card|cards}."
    )

    def heard(self, _story: Sequence[Step], words: Html, /) -> Mapping[int, str]:
        """Whom everybody has doubled."""
        return heard(self.at.bets, words)

    def felt(self, seat: int | None, words: Html, /) -> Felt:
        """One's own rows while one sets them; at the end everybody's."""
        at, contract = self.at, ChinesePoker()
        sets = seat is not None and at.turn == seat
        return Felt(
            about=self.about(contract, at.options, words),
            role=goal(contract, words),
            chairs=tuple(Chair(marks=(TO_SET,) if other == at.turn else ()) for other in range(len(at.hands))),
            trays=tuple(self._trays(words)) if sets else (),
            wide=True,
            below=_show_down(at.rows() or {}, words) if at.turn is None else "",
            hand=at.hand if sets else BARBU.none,
        )

    def _trays(self, words: Html) -> Iterator[Tray]:
        """One's own three rows; the last one sets itself, with the cards that are left."""
        own, takes_back = self.at.own, self.in_hand
        for row, title, pile in ((BACK, AT_BACK, own[:FIVE]), (MIDDLE, IN_MIDDLE, own[FIVE:])):
            moves = {card: f"{row} {card}" for card in pile} if takes_back else {}
            yield Tray(words.say(title, count=len(pile)), FIVE, tuple(pile), moves)
        yield Tray(words.say(IN_FRONT), THREE)

    def card_of(self, move: str, /) -> Card | None:
        """The card that is set."""
        row, _, code = move.partition(" ")
        return BARBU[code] if row in (BACK, MIDDLE) else None

    def prompt(self, words: Html, /) -> str:
        """The prompt to set a card: the row, the number of cards still missing there, and what would spoil the hand."""
        asked = words.say(self.PROMPT, row=self.at.row, left=FIVE - len(self.at.own) % FIVE)
        warned = self._warned(words) if self.in_hand else ""
        return f"{asked} {warned}" if warned else asked

    def _warned(self, words: Words) -> str:
        """The cards with which a hand could no longer be well set, or those few with which it still can."""
        spoils = {verdict.move: bool(verdict.ruling.notes) for verdict in self.at.obligation()}
        spoilt, sound = (
            BARBU.set(card for move, does in spoils.items() if does is wanted and (card := self.card_of(move)))
            for wanted in (True, False)
        )
        if not spoilt:
            return ""
        if not sound:
            return words.say(TAKE_BACK)
        few, says = (spoilt, SPOIL) if len(spoilt) <= len(sound) else (sound, SAVE)
        return words.say(says, cards=few)

    def tell(self, move: str, words: Words, /) -> Iterator[str]:
        """The lines on a card that was set: one's own one by one; for others only that they are ready."""
        at = self.at
        if at.turn == words.chairs.seat:
            yield words.say(SETS[at.row], card=self.card_of(move))
        elif len(at.laid) % MOVES == MOVES - 1:
            yield words.say(HAS_SET, by=at.turn)

    def so_far(self, words: Words, /) -> Iterator[str]:
        """The rows that the player to move has set so far."""
        rows = ((SET_AT_BACK, self.at.own[:FIVE]), (SET_IN_MIDDLE, self.at.own[FIVE:]))
        told = [words.say(message, cards=BARBU.set(cards)) for message, cards in rows if cards]
        yield from (f"  {row}" for row in told or [words.say(NOTHING_SET)])


def _show_down(rows: Mapping[int, Rows], words: Html) -> str:
    """Everybody's three rows, each with its value and the number of other rows that it beats."""
    won = units(rows)
    titles = (element("th", capital(words.term(row)), scope="col") for row in ROWS)
    body = (cells(seat_name(seat, words), _rows(rows[seat], won[seat], words)) for seat in words.chairs.order())
    return element(
        "table",
        element("caption", words.say(SHOW_DOWN)),
        element("thead", element("tr", element("th", words.say(PLAYER), scope="col"), *titles)),
        element("tbody", *body),
        class_="show-down",
    )


def _rows(own: Rows, won: tuple[int, ...], words: Html) -> Iterator[str]:
    for row, strength, count in zip(own, own.strengths, won, strict=True):
        cards = " ".join(map(words.card, sorted(row, key=lambda card: -card.height)))
        told = words.say(FOUL) if own.foul else words.say(WINS, count=count)
        yield f"{cards} {element('span', f'{words.term(strength.name)} ({told})', class_='worth')}"
