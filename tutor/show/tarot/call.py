"""The call of a king on the table, where five play."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.core.cards import TAROT
from tutor.core.message import N_
from tutor.show.html import Html, element
from tutor.show.tarot.before_play import TakenOnTable, dog_told
from tutor.show.words import Words
from tutor.tarot.call import CALLABLE, PREFIX, Call
from tutor.tarot.phases import onwards

CALLING = N_("call", "a button")
CALLED = N_(
    "{by:Player} {by:you|call|calls} {card:card}. Whoever holds it is {by:you|your|the taker’s} partner, and says"
    " nothing."
)


class CallOnTable(TakenOnTable[Call]):
    """The call of a king."""

    TITLE = N_("French Tarot: the call of a king")
    CHAPTER = N_("The call")
    PROMPT = N_("Your turn: call a card. Its holder will be your partner.")

    def buttons(self, _moves: list[str], /) -> list[str]:
        """Every card that can ever be called, from low to high."""
        return [PREFIX + card.code for card in CALLABLE]

    def label(self, written: str, words: Html, /) -> str:
        """The card, and for screen readers the word that it is called."""
        return f"{element('span', words.say(CALLING), class_='tutor-said')} {words.card(TAROT[_code(written)])}"

    def tell(self, move: str, words: Words, /) -> Iterator[str]:
        """The card that is called, and the fate of the dog."""
        yield words.say(CALLED, by=self.at.turn, card=TAROT[_code(move)])
        yield from dog_told(onwards(self.at.after(move)), words)


def _code(move: str) -> str:
    return move.removeprefix(PREFIX)
