"""What a module declares also stands where it is looked for: a kind, a lesson, a meaning."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Collection
from types import ModuleType

import pytest

from tutor.tarot.conventions import meanings
from tutor.tarot.conventions.meanings import MEANINGS
from tutor.tarot.conventions.meanings.meaning import Meaning
from tutor.teach import course, kinds
from tutor.teach.course.lesson import Lesson
from tutor.teach.course.parts import LESSONS
from tutor.teach.kind import Kind
from tutor.teach.kinds import KINDS


def unlisted(package: ModuleType, sort: type[object], listed: Collection[object]) -> list[str]:
    """The modules of a package that declare something of a sort which is not listed, as paths without an ending."""
    names = [module.name for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")]
    return [
        name.replace(".", "/")
        for name in names
        if any(isinstance(one, sort) and one not in listed for one in vars(importlib.import_module(name)).values())
    ]


def test_a_kind_stands_in_a_module_of_its_family() -> None:
    for path in unlisted(kinds, Kind, KINDS.values()):
        pytest.fail(f"Name {path}.py in the MODULES of {path.rpartition('/')[0]}/__init__.py: it has a kind.")


def test_a_lesson_stands_in_a_part_of_the_course() -> None:
    for path in unlisted(course, Lesson, LESSONS.values()):
        pytest.fail(f"Name the lesson of {path}.py in its part, in tutor/teach/course/parts.py.")


def test_a_meaning_stands_in_the_meanings_of_its_module() -> None:
    for path in unlisted(meanings, Meaning, MEANINGS.values()):
        pytest.fail(f"Name each meaning of {path}.py in the MEANINGS at its end.")
