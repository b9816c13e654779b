"""The browser's scripts and styles: many small files, joined into one text for each host.

JupyterLab takes a widget as one text; a page fetches one file sooner than ten, and no half of it can be older than the
other.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from posixpath import dirname, join, normpath

HERE = Path(__file__).parent
#: The style sheets in their order; later ones override earlier ones.
STYLES = (
    "palette",
    "table",
    "felt",
    "hand",
    "pads",
    "motion",
    "beside",
    "rule",
    "question",
    "answers",
    "inferences",
    "coach",
    "estimate",
    "fleeting",
    "notebook",
    "print",
)
#: Those of what helps people at a table of their own, on pages of the site that have a style sheet for them.
AIDS = ("setup", "reckoning", "scoring", "our_table", "crib")
#: That of the map of the course, which one page has.
MAP = ("map",)
#: The only forms of import and export in our modules: by names, from the same folder or another one.  Type checkers
#: make sure that the names exist.
IMPORT = re.compile(r'^import (\{[^}]*\}) from "(\.[\w./]+)\.js"$', re.MULTILINE)
EXPORT = re.compile(r"^export (?=(?:class|const|(?:async )?function) (\w+))", re.MULTILINE)

#: A class of ours in a style sheet.
OWN = re.compile(r"\.tutor-(?!sheet|keys)[\w-]+")


def joined(entry: str) -> str:
    """Return a module, such as ``"notebook/widget"``, and all that it imports as one module that imports nothing.

    Each module becomes a function that returns what it exports, so that two may use one name for things of their own.
    Only the entry stays as it is, with its ``export default`` and its ``import.meta``; ``ImportError`` for a circle.
    """
    *needed, last = dict.fromkeys(_in_order(entry))
    return "\n".join([*map(_as_function, needed), _body(last)])


def style_sheet(names: Iterable[str] = STYLES) -> str:
    """Return style sheets as one: those of every table, if none is named."""
    return "\n".join((HERE / "styles" / f"{name}.css").read_text("utf-8") for name in names)


def scoped(styles: str, version: str) -> str:
    """Styles that hold only in elements with a ``data-tutor-version``, and that weigh as much as they did before.

    So notebooks of two versions can stand open on one page.  The drawings of cards and the sheet of answers have their
    place outside of all notebooks.
    """
    place = f'[data-tutor-version="{version}"]'
    return OWN.sub(rf"\g<0>:where({place}, {place} *)", styles)


def _in_order(name: str, *under_way: str) -> Iterator[str]:
    """The modules that a module needs, each after those that it needs itself, and the module."""
    if name in under_way:
        raise ImportError(f"{name}.js imports itself, by way of {', '.join(under_way)}")
    for _, needed in IMPORT.findall(_text(name)):
        yield from _in_order(_from(name, needed), *under_way, name)
    yield name


def _as_function(name: str) -> str:
    exported = ", ".join(EXPORT.findall(_text(name)))
    return f"const {_variable(name)} = (() => {{\n{_body(name)}\nreturn {{ {exported} }}\n}})()\n"


def _body(name: str) -> str:
    def as_variable(found: re.Match[str]) -> str:
        return f"const {found[1]} = {_variable(_from(name, found[2]))}"

    return EXPORT.sub("", IMPORT.sub(as_variable, _text(name)))


def _from(name: str, needed: str) -> str:
    """The module that another one imports as ``needed``, such as ``"../shared/dom"``, by its folder and name."""
    return normpath(join(dirname(name), needed))


def _variable(name: str) -> str:
    return "$" + name.replace("/", "_")


def _text(name: str) -> str:
    return (HERE / f"{name}.js").read_text("utf-8")
