"""The rulebook of a game as data: its rules, what shows each of them, and why some cannot be shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from tutor import barbu, tarot
from tutor.rule import N_, Chapter, Message, Rule, Sheet
from tutor.teach import barbu_reasons, barbu_scenes, barbu_worked, tarot_reasons, tarot_scenes, tarot_worked
from tutor.teach.moment import Scene


class Book(NamedTuple):
    """What the rulebook of a game says.

    A rule has a scene, or the reason why it has none; a scene that never permits, or never forbids, has its reason too.
    ``worked`` gives a score sheet that shows a rule at work, and ``advice`` is what decides nothing.
    """

    title: Message
    chapters: tuple[Chapter, ...]
    scenes: Mapping[Rule, Scene]
    never_permits: Mapping[Rule, Message]
    never_forbids: Mapping[Rule, Message]
    why_none: Mapping[Rule, Message]
    worked: Callable[[Rule], Sheet | None]
    advice: Mapping[str, Rule] = {}


BOOKS = {
    "tarot": Book(
        N_("The rules of French Tarot"),
        tarot.CHAPTERS,
        tarot_scenes.SCENES,
        tarot_reasons.NEVER_PERMITS,
        tarot_reasons.NEVER_FORBIDS,
        tarot_reasons.WHY_NONE,
        tarot_worked.worked,
        tarot.ADVICE,
    ),
    "barbu": Book(
        N_("The rules of Barbu"),
        barbu.CHAPTERS,
        barbu_scenes.SCENES,
        barbu_reasons.NEVER_PERMITS,
        barbu_reasons.NEVER_FORBIDS,
        barbu_reasons.WHY_NONE,
        barbu_worked.worked,
        barbu.ADVICE,
    ),
}
