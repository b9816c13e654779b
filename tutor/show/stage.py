"""How each game stands on the table: what its phases put there and what its story says.

A stage decides no rule: it shows a position of its game, and what the position's own obligation says of its moves.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Protocol

from tutor.cards import Card
from tutor.rule import Facts, Message, Sheet
from tutor.show.barbu import stage as barbu
from tutor.show.felt import Felt
from tutor.show.html import Html
from tutor.show.praise import Praise
from tutor.show.story import Step
from tutor.show.tarot import stage as tarot
from tutor.show.words import Words


class Stage(Protocol):
    """What the table needs to know of a game in order to show it."""

    @property
    def NAME(self) -> Message:  # noqa: N802 - the name that modules use
        """The name of the game."""

    @property
    def TITLE(self) -> Message:  # noqa: N802 - the name that modules use
        """The title of a table that plays a match; ``{number}`` is the deal's, of ``{size}`` if there is an end."""

    @property
    def VARIANTS(self) -> dict[str, Message]:  # noqa: N802 - the name that modules use
        """What the game's variants are called."""

    def beginning(self, match: Any, words: Html, /) -> Iterable[str]:  # noqa: ANN401 - the game's own match
        """What there is to say of a match's next deal before its first move, by the places at the table, as HTML."""

    def layout(self, at: Any, seat: int | None, words: Html, /, *, live: bool) -> Felt:  # noqa: ANN401 - any phase
        """What lies on the table, and what ``seat`` knows of it; ``live`` shows the previous trick when one leads.

        Who sits out of a deal has no seat, and sees it when it is over.
        """

    def card_of(self, move: Any, /) -> Card | None:  # noqa: ANN401 - a move of any phase
        """The card of the hand with which a move is made; other moves are buttons."""

    def choices(self, at: Any, moves: list[Any], /) -> list[Any]:  # noqa: ANN401 - any phase
        """Which of the moves that are made with no card get a button, in the order in which one thinks of them."""

    def label(self, at: Any, written: str, words: Html, /) -> str:  # noqa: ANN401 - any phase
        """What stands on the button of a move, as HTML."""

    def group(self, at: Any, written: str, words: Html, /) -> str:  # noqa: ANN401 - any phase
        """What a move's button has in common with its neighbours, as HTML, if that is to be said."""

    def prompt(self, at: Any, words: Html, /, *, live: bool) -> str:  # noqa: ANN401 - any phase
        """What the learner is asked to do, as HTML."""

    def advice(self, at: Any, words: Html, /) -> str:  # noqa: ANN401 - any phase
        """What helps the player to move and decides nothing, as HTML."""

    def chapter(self, at: Any, words: Words, /) -> str:  # noqa: ANN401 - any phase
        """The part of the story to which a position belongs."""

    def tell(self, steps: Iterable[Step], words: Words, /) -> Iterator[str]:
        """The story of some moves, a line each, of what the player at ``words.chairs.seat`` may know."""

    def praised(self, own: Step, step: Step, seat: int, /) -> Praise | None:
        """What the player at ``seat`` is praised for in a step, ``own`` being their last one."""

    def praised_deal(self, at: Any, sheet: Sheet, seat: int, /) -> tuple[Praise, Facts] | None:  # noqa: ANN401 - any phase
        """What the player at ``seat`` is praised for in a deal that is over, and the parts of its wordings."""

    def sheet(self, sheet: Sheet, words: Html, /, *, linked: bool) -> str:
        """How the score of a finished deal comes about, as HTML; ``linked`` to the rules that say so."""

    def deal_name(self, match: Any, number: int, words: Html, /) -> str:  # noqa: ANN401 - the game's own match
        """What a finished deal of a match is called above its scores, as HTML; the first has the number 1."""

    def following(self, match: Any, words: Html, /) -> Iterable[str]:  # noqa: ANN401 - the game's own match
        """What comes after a match's last deal, as HTML; nothing when the match is over."""

    def ledger(self, match: Any, words: Html, /) -> str:  # noqa: ANN401 - the game's own match
        """What else is written down in a match, as HTML."""


STAGES: dict[str, Stage] = {"tarot": tarot, "barbu": barbu}
