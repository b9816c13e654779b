"""By which house rules something is judged or scored, in a line, with the way to the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tutor.core.errors import Json
from tutor.core.message import N_
from tutor.games import GAMES
from tutor.rulebook.our_table import OurTable, differing, usual
from tutor.show.games import STAGES
from tutor.show.html import Html
from tutor.show.table.controls import intent
from tutor.show.table.house_rules import sentence
from tutor.show.words import Words

BY_OURS, BY_OTHERS = N_("By the rules of {name}: {told}"), N_("By house rules: {told}")
BACK_TO_OURS = N_("Take the rules of {name}")


class Followed(NamedTuple):
    """The house rules by which something of a game is judged or scored, and our table, if there is one.

    ``deciding`` are those that can decide something there; all of them where nothing is said.
    """

    game: str
    rules: Mapping[str, Json]
    table: OurTable | None
    deciding: Sequence[str] | None = None

    def line(self, words: Words) -> str:
        """By which rules it is, in a line; ``""`` if they are the usual ones, and ours are no others."""
        if differ := self._differing(usual(self.game), self.rules):
            options = GAMES[self.game].Options.of(self.rules)
            in_order = (name for name in STAGES[self.game].house_rules.lists if name in differ)
            # In plain words, since they become a part of a sentence in HTML.
            told = " ".join(sentence(self.game, name, options, Words(words.lang)) for name in in_order)
            if self.table and not self._differing(self.rules, self.table.rules(self.game)):
                return words.say(BY_OURS, name=self.table.name, told=told)
            return words.say(BY_OTHERS, told=told)
        return words.say(STAGES[self.game].house_rules.usual.by) if self._ours_are_others else ""

    def way_back(self, words: Html) -> str:
        """The button that takes the usual rules in their place, or ours again."""
        if self._differing(usual(self.game), self.rules):
            return intent("usual", words.say(STAGES[self.game].house_rules.usual.take))
        if self.table and self._ours_are_others:
            return intent("by_ours", words.say(BACK_TO_OURS, name=self.table.name))
        return ""

    @property
    def _ours_are_others(self) -> bool:
        return bool(self.table and self._differing(usual(self.game), self.table.rules(self.game)))

    def _differing(self, one: Mapping[str, Json], other: Mapping[str, Json]) -> list[str]:
        return [name for name in differing(self.game, one, other) if self.deciding is None or name in self.deciding]
