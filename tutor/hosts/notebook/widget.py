"""A table or an exercise as a widget in JupyterLab, and as plain HTML wherever there is no kernel."""

from __future__ import annotations

import json
from typing import Any
from uuid import uuid4

import anywidget
import traitlets

from tutor.core.message import N_
from tutor.hosts import intents
from tutor.hosts.exercise.task import Task
from tutor.hosts.notebook.answer import Answer
from tutor.hosts.notebook.kept_evening import KeptEvening
from tutor.hosts.notebook.kept_match import KeptMatch, taken_up
from tutor.hosts.notebook.packed import packed
from tutor.hosts.notebook.pictured import pictured
from tutor.hosts.notebook.played import Played
from tutor.hosts.notebook.script import LOADER, Script
from tutor.hosts.table.session import Session
from tutor.show.errors import said_in
from tutor.show.faces import card_sheet
from tutor.show.html import Html, element
from tutor.teach.positions import LEARNER

PICTURE = N_(
    "This is a picture: no scripts run here. To play, open the notebook in JupyterLab, press this button,"
    " then “Run Once”:"
)
RUN_ALL = N_("Run all cells")
#: The command of JupyterLab's that the button gives, once JupyterLab has asked whether it may.
COMMAND = "notebook:run-all-cells"


def _changed(html: str, table: Table) -> str:
    """The HTML of a table as the browser is told of it: ``""`` if it is that with which the table was opened."""
    return "" if html == table.first_html else html


class Table(anywidget.AnyWidget):
    """A card table, an exercise, or a score pad.  ``html`` goes to the browser, intents come back.

    ``record`` is what has been played there.

    The browser keeps its ``state`` with the notebook, to ask another kernel about it once this one is gone (``ask``).
    """

    _esm = LOADER
    #: The id of the widget that holds the script of all tables.
    script = traitlets.Unicode().tag(sync=True)
    #: The HTML with which it was opened, packed: so it stands in the notebook.
    opened = traitlets.Unicode().tag(sync=True)
    html = traitlets.Unicode().tag(sync=True, to_json=_changed)
    state = traitlets.Dict().tag(sync=True)
    #: The widget's own id, which is its ``model_id``.
    me = traitlets.Unicode().tag(sync=True)
    #: A note for the learner about what is kept, ``""`` if there is none.
    note = traitlets.Unicode().tag(sync=True)

    def __init__(self, session: Session | Task | KeptEvening) -> None:
        """Show ``session``."""
        note = session.take_up() if isinstance(session, KeptMatch | KeptEvening) else ""
        me, script = uuid4().hex, Script.shared(session.state.lang).model_id
        self.first_html = html = session.html
        shown = {"opened": packed(html), "html": html, "state": session.state.to_json(), "note": note}
        super().__init__(model_id=me, me=me, script=script, **shown)
        self.session = session
        self.on_msg(self._take)

    def __dir__(self) -> list[str]:
        """The names worth knowing, for those who press Tab; a widget has some fifty more."""
        return ["close", "html", "record"]

    @property
    def record(self) -> Played:
        """The deal so far, as a record that ``tutor.explain`` explains; raise ``WordedError`` where there is none.

        It holds what you may know: your cards, and those of the others once the deal is over.

        >>> from tutor import Lesson
        >>> Lesson(lang="en").table("follow", seed=3).record["from"]["phase"]
        'play'
        """
        with said_in(self.session.state.lang, LEARNER):
            return Played(self.session.record.to_json())

    def _take(self, _: object, message: object, __: object) -> None:
        # To Python in a browser (JupyterLite) JavaScript's null comes as a thing of its own.
        intent = json.loads(json.dumps(message, default=lambda _: None))
        if intent == {"sheet": True}:
            self.send({"sheet": card_sheet(self.session.state.lang)})
            return
        answer = self.session.answer(intent)
        # What is only kept has nothing to say of a note that stands there.
        if "html" in answer or "note" in answer:
            self.note = str(answer.get("note", ""))
        if "html" not in answer:
            self.send(answer)
            return
        same = self.html == answer["html"]
        with self.hold_sync():
            self.html, self.state = str(answer["html"]), self.session.state.to_json()
        if same:
            self.send({"same": True})

    def _repr_mimebundle_(self, **options: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:  # noqa: ANN401
        """Add plain HTML: on the site the whole table, which its scripts bring to life, and elsewhere a picture."""
        bundle = super()._repr_mimebundle_(**options)
        if bundle is not None:
            bundle[0]["text/html"] = self.session.page_html if self.session.state.rulebook else self._pictured
        return bundle

    @property
    def _pictured(self) -> str:
        """The table as a picture, with the way to a table that answers."""
        words = Html(self.session.state.lang)
        button = element("button", words.say(RUN_ALL), type="button", data_commandlinker_command=COMMAND)
        return pictured(self.session) + element("p", f"{words.say(PICTURE)} {button}")


def ask(state: str, intent: str) -> Answer:
    """Answer an intent at a table that this kernel knows by its ``state`` alone; both are JSON texts, as on the site.

    So a notebook that was opened again plays on before any of its cells has run (``reopened.js``).
    """
    if json.loads(intent) == {"sheet": True}:
        return Answer(sheet=card_sheet(json.loads(state)["lang"]))
    return Answer(json.loads(intents.ask(state, intent, taken_up)))
