"""The messages that the source marks for translation, and the places where they are used, read from its syntax.

A translator sees a message without the program around it.  So each one comes with its file and the place of its use:
the rule and its field (``T-PLAY-FOLLOW, allows``), a word of the glossary, or the name that the source has for it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from tutor.core.message import N_, Message
from tutor.core.rule import Rule
from tutor.show.languages import LOCALE

PACKAGE = LOCALE.parent
#: The calls that show the use of the messages in them; the values are the names of their arguments in order.
SPEAKERS = {"Rule": Rule._fields, "Reason": ("rule", "facts"), "Term": ("id",)}


class Marked(NamedTuple):
    """A message that the source marks: its plural if it counts, its file, and the place of its use (``where``)."""

    message: Message
    plural: str | None
    file: str
    where: str

    @property
    def context(self) -> str | None:
        """The context that tells the message from others with the same text; ``None`` without one."""
        return self.message.rpartition("\4")[0] or None

    @property
    def text(self) -> str:
        """The message without its context."""
        return self.message.rpartition("\4")[2]


@cache
def marked() -> tuple[Marked, ...]:
    """All messages that the package marks, file by file."""
    files = sorted(PACKAGE.rglob("*.py"))
    sources = {path.relative_to(PACKAGE.parent).as_posix(): path.read_text("utf-8") for path in files}
    rules = {name: rule for source in sources.values() for name, rule in _rules(ast.parse(source))}
    return tuple(one for file, source in sources.items() for one in _Module(file, source, rules).messages())


def _rules(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """The names that a module gives to rules, and their ids."""
    for node in tree.body:
        match node:
            case ast.Assign([ast.Name(name)], ast.Call(ast.Name("Rule"), [ast.Constant(str(rule)), *_])):
                yield name, rule


class _Module:
    """A module, with the rules and words that use each message that has a name in it."""

    def __init__(self, file: str, source: str, rules: Mapping[str, str]) -> None:
        self.file = file
        self.lines = source.splitlines()
        self.tree = ast.parse(source)
        self.rules = {**rules, **dict(_rules(self.tree))}
        self.places: dict[ast.AST, str] = {}
        self.speakers: dict[str, dict[str, None]] = {}
        for node in ast.walk(self.tree):
            for where, slot in self._slots(node):
                self._speak(slot, {where: None})
        for node in self.tree.body:
            match node:
                case ast.Assign([ast.Name(name)], value) if name in self.speakers:
                    self._speak(value, self.speakers[name])

    def _speak(self, slot: ast.AST, where: dict[str, None]) -> None:
        """Keep the place of use of the messages that a slot refers to by name."""
        for inner in ast.walk(slot):
            if isinstance(inner, ast.Name):
                self.speakers.setdefault(inner.id, {}).update(where)

    def messages(self) -> Iterator[Marked]:
        """The module's messages in their order."""
        yield from self._messages(self.tree, "")

    def _messages(self, node: ast.AST, where: str) -> Iterator[Marked]:
        match node:
            case ast.Call(ast.Name("N_"), [text]):
                yield Marked(N_(ast.literal_eval(text)), None, self.file, where)
            case ast.Call(ast.Name("N_"), [text, context]):
                yield Marked(N_(ast.literal_eval(text), ast.literal_eval(context)), None, self.file, where)
            case ast.Call(ast.Attribute(_, "ngettext"), [ast.Constant(str(one)), ast.Constant(str(many)), _]):
                yield Marked(Message(one), many, self.file, where)
            case _:
                self.places.update({slot: place for place, slot in self._slots(node)} | dict(self._named(node, where)))
                for child in ast.iter_child_nodes(node):
                    yield from self._messages(child, self.places.get(child, where))

    def _slots(self, node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
        """The arguments of a rule, a reason or a word of the glossary, each with its place of use."""
        match node:
            case ast.Call(ast.Name(kind), [first, *_]) if kind in SPEAKERS:
                who = self._who(first)
                given = [
                    *zip(SPEAKERS[kind], node.args, strict=False),
                    *((one.arg, one.value) for one in node.keywords),
                ]
                yield from ((f"{who}, {name}", slot) for name, slot in given[1:] if who and name != "facts")

    def _who(self, first: ast.AST) -> str | None:
        match first:
            case ast.Constant(str(name)):
                return name
            case ast.Name(name):
                return self.rules.get(name)
        return None

    def _named(self, node: ast.AST, where: str) -> Iterator[tuple[ast.AST, str]]:
        """The values with a name, each with its places of use, or else with the name and the comment on it."""
        match node:
            case ast.Assign([ast.Tuple(names)], ast.Tuple(values)):
                for name, value in zip(names, values, strict=True):
                    yield value, self._said(name, node.lineno)
            case ast.Assign([ast.expr() as name], value) | ast.AnnAssign(name, _, ast.expr() as value):
                yield value, self._said(name, node.lineno)
            case ast.Dict(keys, values):
                for key, value in zip(keys, values, strict=True):
                    if isinstance(key, ast.Constant):
                        head, *comment = where.split(": ", 1)
                        yield value, ": ".join([f"{head} [{key.value!s}]", *comment])

    def _said(self, target: ast.AST, line: int) -> str:
        name = ast.unparse(target)
        if name in self.speakers:
            return "; ".join(self.speakers[name])
        above: list[str] = []
        while (comment := self.lines[line - 2 - len(above)].strip()).startswith("#:"):
            above.insert(0, comment.removeprefix("#:").strip())
        return " ".join([f"{name}:" if above else name, *above])
