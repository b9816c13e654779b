"""The call of a contract on the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tutor import barbu
from tutor.barbu import contracts
from tutor.barbu.advice import prices
from tutor.barbu.call import Call
from tutor.barbu.contracts import Contract
from tutor.barbu.contracts.order import fixed_order
from tutor.core.message import N_
from tutor.show.advice import Counsel
from tutor.show.barbu.goals import counts, goal
from tutor.show.barbu.offers import PricedCall
from tutor.show.barbu.phase import TO_SPEAK, BarbuOnTable
from tutor.show.forms import SUIT_SIGNS
from tutor.show.html import Html, element
from tutor.show.table.felt import Chair, Felt
from tutor.show.table.hand import own_hand
from tutor.show.table.recommended import recommended
from tutor.show.words import Words, capital

ROUND_NOW = N_("Your turn: you are the dealer. The order of the contracts is fixed; call the one that is next.")
CALLED = N_("{by:Player} {by:you|call|calls} {contract:move}.")
CALLED_BEFORE = N_("You have already called {called:and}.")


class CallOnTable(BarbuOnTable[Call, str]):
    """The call of a contract."""

    TITLE = N_("Barbu: the call of a contract")
    CHAPTER = N_("The dealer calls", "heading of a part of the story")
    PROMPT = N_("Your turn: you are the dealer and call a contract. Each may be called only once.")

    def advice(self) -> Counsel | None:
        """The contract to call and why; with the prices of all contracts that are left, where they are known."""
        found, setting = recommended(self.at, barbu.advised), self.at.setting
        priced = found and prices.known(frozenset(setting.left), setting.options)
        return PricedCall(found.found, setting) if found and priced else found

    def felt(self, seat: int | None, words: Html, /) -> Felt:
        """The table before there is a contract: who deals and speaks."""
        setting = self.at.setting
        return Felt(
            about=(self.chapter(words),),
            role=goal(None, words),
            chairs=tuple(self._chair(other) for other in range(setting.players)),
            free="".join(element("p", line) for line in self.so_far(words)),
            hand=own_hand(setting.hands, seat),
        )

    def so_far(self, words: Words, /) -> Iterator[str]:
        """The contracts that were called: one who is asked what may be called has to know them."""
        if self.asked and (called := self.at.setting.called):
            yield words.say(CALLED_BEFORE, called=called)

    def _chair(self, seat: int) -> Chair:
        return Chair(marks=(TO_SPEAK,) if seat == self.at.turn else ())

    @property
    def _calls(self) -> Mapping[str, Contract]:
        """The calls that this table knows, in the order of the rulebook."""
        return contracts.calls(self.at.setting.options, self.at.setting.pack)

    def buttons(self, moves: list[str], /) -> list[str]:
        """The calls in the order of the rulebook."""
        return [code for code in self._calls if code in moves]

    def label(self, written: str, words: Html, /) -> str:
        """The contract’s name and what counts in it; of Trumps only the suit and of Domino only the rank.

        An exercise does not say what is counted: it may be what it asks.
        """
        suit: str | None = None
        match self._calls[written].facts:
            case {"suit": str(suit)}:
                shown = SUIT_SIGNS[suit]
            case {"rank": str(rank)}:
                shown = words.rank(rank)
            case _:
                counted = "" if self.asked else f" {element('small', self._counts(written, words), class_='counts')}"
                return capital(words.term(written)) + counted
        said = element("span", capital(words.move(written)), class_="tutor-said")
        return element("span", shown, class_="short", data_suit=suit, aria_hidden="true") + said

    def group(self, written: str, words: Html, /) -> str:
        """The title of a group: that of Trumps for its suits, and of Domino for its ranks."""
        choose = self._calls[written].choose
        return words.say(choose) if choose else ""

    def group_note(self, written: str, words: Html, /) -> str:
        """The things that count in Trumps, or in Domino."""
        return self._counts(written, words)

    def _counts(self, written: str, words: Html) -> str:
        return counts(self._calls[written], self.at.setting.options, words)

    def prompt(self, words: Html, /) -> str:
        """The prompt to call a contract that is left, or the next one where the order is fixed."""
        return words.say(self.PROMPT if fixed_order(self.at.setting.options) is None else ROUND_NOW)

    def without_choice(self, _move: str, words: Html, /) -> str:
        """The sentence that tells the dealer of a fixed order that there never is a choice."""
        return self.prompt(words)

    def tell(self, move: str, words: Words, /) -> Iterator[str]:
        """The contract that is called, as a line of the story."""
        yield words.say(CALLED, by=self.at.turn, contract=move)

    def before(self, words: Html, /) -> Iterator[str]:
        """The contracts that the dealer has called before this deal."""
        if called := self.at.setting.called:
            yield element("p", words.say(CALLED_BEFORE, called=called))
        yield from super().before(words)
