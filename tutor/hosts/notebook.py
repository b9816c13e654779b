"""The notebook's host: tables as widgets in JupyterLab, and as plain HTML wherever there is no kernel."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from tutor.hosts.session import Session
from tutor.show.faces import sheet
from tutor.show.html import Html, element
from tutor.show.words import language
from tutor.teach.which_cards import WHICH_CARDS

HERE = Path(__file__).parent
#: Set while the site is built: where its rulebook is, seen from a lesson.
RULEBOOK = "TUTOR_RULEBOOK"


class Lesson:
    """The lesson *Which cards may I play?* in a notebook.

    ``lang`` is its language, ``"en"`` or ``"fr"``; without one, the environment's.
    """

    def __init__(self, lang: str | None = None) -> None:
        """Open the lesson."""
        self.lang = language(lang)
        self.rulebook = os.environ.get(RULEBOOK, "")

    def table(self, kind: str, seed: int = 1) -> Table:
        """A table with deal ``seed`` of a kind of position, such as ``"follow"``; raise ``RecordError``."""
        return Table(Session({"kind": kind, "seed": seed, "lang": self.lang, "rulebook": self.rulebook}))

    def rules(self) -> Rules:
        """The rules that this lesson teaches."""
        return Rules(Html(self.lang, rulebook=self.rulebook))


class Rules:
    """The rules of the lesson, as a list that verdicts link to."""

    def __init__(self, words: Html) -> None:
        """Say the rules in these words."""
        self.words = words

    def _repr_html_(self) -> str:
        rules = dict.fromkeys(kind.rule for kind in WHICH_CARDS.kinds)
        terms = (
            element("dt", self.words.link(rule), id=None if self.words.rulebook else rule.anchor)
            + element("dd", self.words.say(rule.statement))
            for rule in rules
        )
        return element("dl", *terms, class_="tutor-rules")


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
