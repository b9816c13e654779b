"""The écart on the table: the dog lies open, and the taker sets as many cards aside."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.core.cards import TAROT, TRUMP, Card, Cards
from tutor.core.message import N_
from tutor.show.html import Html
from tutor.show.tarot.before_play import PROGRESS, TO_SET_ASIDE, DogSettledOnTable
from tutor.show.words import Words
from tutor.tarot.dog import PREFIX, Dog

SET_ASIDE = N_("You set aside {card:card}.")
ALL_SET_ASIDE = N_(
    "{by:Player} {by:you|have|has} made the écart, face down: {count} {count:n|card|cards}, as many as the dog had."
)
TRUMPS_SHOWN = N_("Everybody is shown the {cards:n|trump|trumps} in the écart: {cards:and}.")


class DogOnTable(DogSettledOnTable[Dog]):
    """The écart."""

    TITLE = N_("French Tarot: the écart")
    CHAPTER = N_("The écart")
    DUE = TO_SET_ASIDE
    PROMPT = N_("Your turn: choose a card. You have {left} {left:n|card|cards} to set aside.")

    def fresh(self, hand: Cards) -> Cards:
        """The cards of the dog that are still in the hand."""
        return hand & (self.dog or TAROT.none)

    def so_far(self, words: Words, /) -> Iterator[str]:
        """The number of cards set aside, for one who is asked which may be."""
        if self.asked:
            yield words.say(PROGRESS, count=self.at.count, all=self.at.count + self.at.left)

    def card_of(self, move: str, /) -> Card | None:
        """The card that is set aside."""
        return TAROT[move.removeprefix(PREFIX)] if move.startswith(PREFIX) else None

    def prompt(self, words: Html, /) -> str:
        """The prompt to choose a card, with the number of cards left to choose."""
        return words.say(self.PROMPT, left=self.at.left)

    def tell(self, move: str, words: Words, /) -> Iterator[str]:
        """The lines on the écart: for the taker each card; for all others only its end, and any trumps in it."""
        at = self.at
        card = TAROT[move.removeprefix(PREFIX)]
        aside = at.aside | TAROT.set([card])
        if words.chairs.seat == at.taker:
            yield words.say(SET_ASIDE, card=card)
        if at.left > 1:
            return
        if words.chairs.seat != at.taker:
            yield words.say(ALL_SET_ASIDE, by=at.taker, count=len(aside))
        if trumps := aside.of(TRUMP):
            yield words.say(TRUMPS_SHOWN, cards=trumps)
