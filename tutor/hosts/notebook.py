"""The notebook's host: tables as widgets in JupyterLab, and as plain HTML wherever there is no kernel."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from tutor.games import GAMES
from tutor.hosts.session import Session
from tutor.rule import Rule
from tutor.show.faces import sheet
from tutor.show.glossary import folded
from tutor.show.html import Html, element
from tutor.show.words import language
from tutor.teach.which_cards import WHICH_CARDS

HERE = Path(__file__).parent
#: Set while the site is built: the folder of its rulebooks, one page a game, seen from a lesson.
RULEBOOK = "TUTOR_RULEBOOK"


class Lesson:
    """A lesson in a notebook: it makes its tables.

    ``lang`` is its language, ``"en"`` or ``"fr"``; without one, the environment's.
    """

    def __init__(self, lang: str | None = None) -> None:
        """Open the lesson."""
        self.lang = language(lang)
        self.rulebook = os.environ.get(RULEBOOK, "")

    def table(self, kind: str, seed: int = 1) -> Table:
        """A table with deal ``seed`` of a kind of position, such as ``"follow"``; raise ``RecordError``."""
        return self._open(kind=kind, seed=seed)

    def deal(self, seed: int = 1, game: str = "tarot", **more: object) -> Table:
        """A table that plays a match, deal after deal; raise ``RecordError``.

        The cards follow from ``seed``.  More can be said as records say it: ``players``, ``rules``, in Barbu the first
        ``dealer``, and ``moves`` that have been made already.  You sit in seat 0.
        """
        return self._open(game=game, seed=seed, **more)

    def _open(self, **state: object) -> Table:
        return Table(Session({**state, "lang": self.lang, "rulebook": self.rulebook}))

    def rules(self, game: str | None = None) -> Rules:
        """The rules that the first lesson teaches, or all rules of a game and then its advice."""
        taught = (kind.rule for kind in WHICH_CARDS)
        if game:
            taught = (rule for rules in (GAMES[game].RULES, GAMES[game].ADVICE) for rule in rules.values())
        return Rules(taught, Html(self.lang, rulebook=self.rulebook))

    def glossary(self, game: str = "tarot") -> Glossary:
        """The words of a game, each of which unfolds to its meaning."""
        return Glossary(game, Html(self.lang))


class Rules:
    """Some rules, as a list that verdicts link to."""

    def __init__(self, rules: Iterable[Rule], words: Html) -> None:
        """Say these rules in these words, each once."""
        self.rules = dict.fromkeys(rules)
        self.words = words

    def _repr_html_(self) -> str:
        terms = (
            element("dt", self.words.link(rule), id=None if self.words.rulebook else rule.anchor)
            + element("dd", self.words.say(rule.statement))
            for rule in self.rules
        )
        return element("dl", *terms, class_="tutor-rules")


class Glossary:
    """The words of a game, as a list that unfolds word by word."""

    def __init__(self, game: str, words: Html) -> None:
        """Say the words of ``game`` in these words."""
        self.game = game
        self.words = words

    def _repr_html_(self) -> str:
        return folded(self.game, self.words)


class Table(anywidget.AnyWidget):
    """A card table.  ``html`` goes to the browser, intents come back."""

    _esm = HERE / "table.js"
    _css = HERE / "table.css"
    html = traitlets.Unicode().tag(sync=True)

    def __init__(self, session: Session) -> None:
        """Show ``session``."""
        super().__init__(html=session.html)
        self.session = session
        self.on_msg(self._take)

    def _take(self, _: object, intent: object, __: object) -> None:
        if intent == {"sheet": True}:
            self.send({"sheet": sheet(self.session.state.lang)})
            return
        answer = self.session.answer(intent)
        if "error" in answer:
            self.send(answer)
        elif self.html == self.session.html:
            self.send({"same": True})
        else:
            self.html = self.session.html

    def _repr_mimebundle_(self, **options: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:  # noqa: ANN401
        """Add the table as plain HTML, for the site and for viewers without a kernel."""
        bundle = super()._repr_mimebundle_(**options)
        if bundle is not None:
            bundle[0]["text/html"] = self.session.page_html
        return bundle
