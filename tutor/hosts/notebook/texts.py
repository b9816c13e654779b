"""Texts in a notebook: rules, the words of a game, and other HTML that does not change."""

from __future__ import annotations

from collections.abc import Iterable

from tutor.core.message import N_
from tutor.core.rule import Rule
from tutor.show.glossary import folded
from tutor.show.html import Html, element

OTHER_RULES = N_("The other rules of the game")


class Said(str):
    """Some HTML that a notebook shows as it is."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"<{len(self)} characters of HTML>"

    def _repr_html_(self) -> str:
        return self


class Rules:
    """Some rules, as a list that verdicts link to; and ``others``, folded, where there is no rulebook to link to."""

    def __init__(self, rules: Iterable[Rule], words: Html, others: Iterable[Rule] = ()) -> None:
        """Keep the rules, each once, and the words for them."""
        self.rules = dict.fromkeys(rules)
        self.words = words
        self.others = () if words.rulebook else tuple(rule for rule in others if rule not in self.rules)

    def _repr_html_(self) -> str:
        summary = element("summary", self.words.say(OTHER_RULES))
        return self._list(self.rules) + (element("details", summary, self._list(self.others)) if self.others else "")

    def _list(self, rules: Iterable[Rule]) -> str:
        terms = (
            element("dt", self.words.link(rule), id=None if self.words.rulebook else rule.anchor)
            + element("dd", self.words.say(rule.statement))
            for rule in rules
        )
        return element("dl", *terms, class_="tutor-rules")


class Glossary:
    """The words of a game, as a list that unfolds word by word."""

    def __init__(self, game: str, words: Html) -> None:
        """Keep the name of the game and the words for its glossary."""
        self.game = game
        self.words = words

    def _repr_html_(self) -> str:
        return folded(self.game, self.words)
