"""The chapters of a rulebook: the rules of some modules, each of which stands in one of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import ModuleType
from typing import NamedTuple

from tutor.core.message import Message
from tutor.core.rule import Rule


class Chapter(NamedTuple):
    """A part of a rulebook: the name of its page, its title, its subject, and its rules by id in their order."""

    anchor: str
    title: Message
    about: Message
    rules: Mapping[str, Rule]


def chapters(*parts: tuple[str, Message, Message, tuple[ModuleType, ...]]) -> tuple[Chapter, ...]:
    """Make chapters of anchors, titles, what they are about, and modules."""
    return tuple(Chapter(anchor, title, about, rules_of(*modules)) for anchor, title, about, modules in parts)


def rules_of(*modules: ModuleType) -> dict[str, Rule]:
    """Collect the rules that stand in modules, by id; raise ``ValueError`` if one stands in two of them.

    A module that only refers to a rule of another one therefore imports that module, and not the rule: ``call.IN_DOG``.
    """
    return by_id(value for module in modules for value in vars(module).values() if isinstance(value, Rule))


def by_id(rules: Iterable[Rule]) -> dict[str, Rule]:
    """File rules by id, in their order; raise ``ValueError`` if an id comes twice."""
    found: dict[str, Rule] = {}
    for rule in rules:
        if rule.id in found:
            raise ValueError(rule.id)
        found[rule.id] = rule
    return found
