"""The keys of a score pad: choices as buttons for a thumb, and fields for numbers."""

from __future__ import annotations

from collections.abc import Iterable

from tutor.core.entered import LONGEST, Fields
from tutor.show.html import element

#: A choice: its value, and its label as HTML.
Choice = tuple[str, str]


def one_of(name: str, title: str, choices: Iterable[Choice], filled: Fields, usual: str = "") -> str:
    """One of some choices, the one that is filled in, or the usual one; without that, one must be chosen."""
    chosen = filled.get(name, usual)
    keys = (_key("radio", name, value, label, checked=value == chosen, required=not usual) for value, label in choices)
    return element("fieldset", element("legend", title), element("div", *keys, class_="thumb-keys"))


def some_of(title: str, choices: Iterable[Choice], filled: Fields) -> str:
    """Any of some choices, each a field of its own, by its name."""
    keys = (_key("checkbox", name, "on", label, checked=bool(filled.get(name))) for name, label in choices)
    return element("fieldset", element("legend", title), element("div", *keys, class_="thumb-keys"))


def number(name: str, title: str, filled: Fields) -> str:
    """A number that must be said: points, with a half where there is one."""
    return element(
        "label", element("b", title), _number(name, filled, inputmode="decimal", required=True), class_="number"
    )


def numbers(title: str, fields: Iterable[Choice], filled: Fields, note: str = "") -> str:
    """Numbers that may be said, each with its label.  A phone's keys for numbers alone have no minus."""
    labels = (
        element("label", element("span", label), _number(name, filled, inputmode="text"), class_="number")
        for name, label in fields
    )
    return element("fieldset", element("legend", title), element("div", *labels, class_="thumb-keys"), note)


def _number(name: str, filled: Fields, **more: str | bool) -> str:
    value = filled.get(name, "")
    return element("input", name_=name, value=value, maxlength=LONGEST, autocomplete="off", size=4, **more)


def _key(kind: str, name: str, value: str, label: str, **state: bool) -> str:
    field = element("input", type=kind, name_=name, value=value, **state)
    return element("label", field, element("span", label), class_="thumb-key")
