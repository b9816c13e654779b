"""What tests of a notebook need: what a table has sent, and what its plain HTML carries."""

from __future__ import annotations

from html.parser import HTMLParser
from typing import Any

from tutor.hosts.notebook.widget import Table

Cell = dict[str, Any]


class Snapshot(HTMLParser):
    """The state that the HTML of a table carries, and all that it links to."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.states: list[str] = []
        self.links: set[str] = set()
        self.ids: set[str] = set()
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take note of one tag."""
        given = {name: value or "" for name, value in attrs}
        if given.get("class") == "tutor-live":
            self.states.append(given["data-state"])
        if tag == "a":
            self.links.add(given["href"])
        if "id" in given:
            self.ids.add(given["id"])


class Heard(list[object]):
    """All that a table has sent to its page."""

    def __call__(self, message: object) -> None:
        """Keep one message."""
        self.append(message)


def html_of(table: Table) -> str:
    bundle = table._repr_mimebundle_()
    assert bundle is not None
    return str(bundle[0]["text/html"])


def send(table: Table, message: object) -> None:
    """Hand the table a message as the kernel does."""
    table._handle_custom_msg(message, [])  # noqa: SLF001


def shown(table: Table) -> Cell:
    """What a table, or an exercise, remembers."""
    return table.session.state.to_json()
