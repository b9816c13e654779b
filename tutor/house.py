"""House rules: reading what a record says about what its table has agreed on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import Field, fields
from typing import Any, ClassVar, Protocol

from tutor.errors import RecordError
from tutor.record import choice
from tutor.rule import N_

AN_OPTION = N_("a house rule, one of {names}")
YES_OR_NO = N_("true or false")


class HouseRules(Protocol):
    """A dataclass with a field for each house rule, and what a table plays that says nothing of it."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


def chosen(rules: Mapping[str, object], defaults: HouseRules, choices: Mapping[str, tuple[Any, ...]]) -> dict[str, Any]:
    """The house rules that a record names; raise ``RecordError`` for one, or a value, that does not exist.

    ``defaults`` has a field for each house rule, and ``choices`` the values of those that are neither on nor off.
    """
    names = [field.name for field in fields(defaults)]
    for name, value in rules.items():
        if name not in names:
            raise RecordError(f"rules.{name}", value, AN_OPTION, names=", ".join(names))
        if name in choices:
            choice(value, f"rules.{name}", choices[name])
        elif not isinstance(value, bool):
            raise RecordError(f"rules.{name}", value, YES_OR_NO)
    return dict(rules)
