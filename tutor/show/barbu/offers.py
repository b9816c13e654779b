"""The advice for a call with its prices: the points that each contract left promises, and the value of keeping it."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.barbu.advice import prices
from tutor.barbu.setting import Setting
from tutor.core.advice import Advice
from tutor.core.hands import hand_of
from tutor.show.exercises import offered
from tutor.show.html import Html
from tutor.show.reasoned import JsonObject
from tutor.show.table.recommended import Recommended
from tutor.show.words import Words
from tutor.teach.open_boards import ContractOffer, ContractOffers


class PricedCall(Recommended):
    """The contract to call and why, and all the contracts that are left with their promises and prices."""

    def __init__(self, found: Advice, setting: Setting) -> None:
        """Keep the advice, and reckon the promises of the dealer's hand; raise ``RecordError`` if it is not known."""
        super().__init__(found)
        left = frozenset(setting.left)
        promises = prices.promises(hand_of(setting.hands, setting.dealer), setting)
        self.board = ContractOffers(
            tuple(
                ContractOffer(name, promises=round(one.points), price=round(prices.price(name, left)))
                for name, one in promises.items()
            )
        )

    def html(self, words: Html) -> str:
        """The panel, and below it a tile for each contract."""
        return super().html(words) + offered.html(self.board, words)

    def lines(self, words: Words) -> Iterator[str]:
        """The move, its reason, and a line for each contract."""
        yield from super().lines(words)
        yield from (f"    {line}" for line in offered.lines(self.board, words))

    def as_json(self, words: Words) -> JsonObject:
        """The move, its reason, and the contracts."""
        return {**super().as_json(words), **offered.told(self.board)}
