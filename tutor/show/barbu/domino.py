"""Domino on the table: the suits as they lie, and the number of cards that everybody has left."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tutor.barbu.layout import PASS, Layout
from tutor.barbu.row import Row
from tutor.core.cards import Card
from tutor.core.message import N_
from tutor.show.barbu.bets import heard
from tutor.show.barbu.goals import goal
from tutor.show.barbu.phase import BarbuOnTable
from tutor.show.barbu.praise import of_card_laid
from tutor.show.forms import SUIT_SIGNS
from tutor.show.html import Html, element
from tutor.show.table.felt import Chair, Felt
from tutor.show.table.hand import own_hand
from tutor.show.table.in_tricks import TO_PLAY
from tutor.show.table.praise import Praise
from tutor.show.table.story import LINE, Step, why
from tutor.show.words import BETWEEN, Words

CARDS, OUT = N_("{count} {count:n|card|cards}"), N_("out {place:place}")
THE_LAYOUT = N_("The suits on the table")
LIES = N_("{suit:Suit}: {low:card} to {high:card}")
LIES_ALONE = N_("{suit:Suit}: {low:card}")
NOT_OPEN = N_("{suit:Suit}: nothing yet")
FITS = N_("{cards:or} fits next")
NOTHING_FITS = N_("Your turn. None of your cards fits, so you can only pass.")
PASSES = N_("{by:Player} {by:you|pass|passes}.")
IS_OUT = N_("{by:Player} {by:you|play your|plays their} last card and {by:you|go|goes} out {place:place}.")


class DominoOnTable(BarbuOnTable[Layout, Card | str]):
    """The play of Domino."""

    TITLE = N_("Barbu, {contract:move}")
    CHAPTER = N_("The play")
    PROMPT = N_("Your turn: play a card that fits, or pass if you have none.")

    def without_choice(self, move: Card | str, words: Html, /) -> str:
        """The message to a player without a card that fits, who must pass."""
        return words.say(NOTHING_FITS) if move == PASS else super().without_choice(move, words)

    def title(self, words: Words, /) -> str:
        """The title with the rank from which the suits start."""
        return words.say(self.TITLE, contract=self.at.contract.code)

    def heard(self, _story: Sequence[Step], words: Html, /) -> Mapping[int, str]:
        """Whom everybody has doubled."""
        return heard(self.at.bets, words)

    def felt(self, seat: int | None, words: Html, /) -> Felt:
        """The suits as they lie, and the number of cards that everybody has left."""
        at = self.at
        return Felt(
            about=self.about(at.contract, at.options, words),
            role=goal(at.contract, words),
            chairs=tuple(self._chairs(words)),
            free=_suits(at, words, fits=not self.asked),
            wide=True,
            hand=own_hand(at.hands, seat),
        )

    def _chairs(self, words: Html) -> Iterator[Chair]:
        at = self.at
        for seat, left in enumerate(at.left):
            out = words.say(OUT, place=at.out.index(seat) + 1) if seat in at.out else words.say(CARDS, count=left)
            yield Chair(marks=(TO_PLAY,) if seat == at.turn else (), holds=out)

    def tell(self, move: Card | str, words: Words, /) -> Iterator[str]:
        """The lines on a card or a pass with its reason, and on a player's last card."""
        turn = self.at.turn
        reason = why(self.at.obligation().verdict(move).ruling.reason, words)
        said = words.say(LINE, by=turn, card=move) if isinstance(move, Card) else words.say(PASSES, by=turn)
        yield f"{said} {reason}"
        after = self.at.after(move)
        if len(after.out) > len(self.at.out):
            yield words.say(IS_OUT, by=turn, place=len(after.out))

    def praised(self, own: Step, step: Step, seat: int, /) -> Praise | None:
        """The praise for being the first player out."""
        return of_card_laid(own, step, seat)

    def so_far(self, words: Words, /) -> Iterator[str]:
        """The cards that lie, suit by suit."""
        yield from (f"  {_lies(row, words)}" for row in self.at.rows())


def _lies(row: Row, words: Words) -> str:
    """The first and the last card that lie of a suit, in words."""
    message = (NOT_OPEN, LIES_ALONE, LIES)[len(row.ends)]
    return words.tell(message, {"suit": row.suit, **dict(zip(("low", "high"), row.ends, strict=False))})


def _suits(at: Layout, words: Html, *, fits: bool) -> str:
    """The suits as they lie, a row each; with ``fits`` the cards that fit next are marked, but not in a question.

    Below them is a line in which the page explains why a card that the pointer is on does not fit (``places.js``).
    """
    rows = (_suit(row if fits else row._replace(fits=row.fits.pack.none), words) for row in at.rows())
    title = element("p", words.say(THE_LAYOUT), class_="tutor-said")
    suits = element("ul", *rows, class_="domino", data_cards=len(at.rows()[0].order))
    return title + suits + (element("p", class_="where", aria_hidden="true") if fits else "")


def _suit(row: Row, words: Html) -> str:
    """One suit: a place for every card, and in words the cards that lie and those that fit."""
    said = _lies(row, words)
    if row.fits:
        said += words.say(BETWEEN) + words.say(FITS, cards=row.fits)
    text = element("span", said, class_="tutor-said")
    places = (_place(card, row, words) for card in row.order)
    return element("li", text, element("div", *places, class_="suit", data_suit=row.suit, aria_hidden="true"))


def _place(card: Card, row: Row, words: Html) -> str:
    """The place of a card in its suit, which can be seen while it is empty too."""
    lies = card in row.lying
    index = f"{words.index(card)}<br>{SUIT_SIGNS[card.suit]}"
    return element(
        "span",
        element("span", index, class_="card", data_card=card.code) if lies else index,
        class_="rank",
        data_place=card.code,
        data_lies=lies,
        data_fits=card in row.fits,
    )
