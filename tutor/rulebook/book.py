"""The rulebook of a game as data: its rules, with scenes and worked examples."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from tutor import barbu, tarot
from tutor.core.chapters import Chapter
from tutor.core.message import N_, Message
from tutor.core.rule import Rule
from tutor.core.sheet import Sheet
from tutor.rulebook.barbu.disputes import DISPUTES as BARBU_DISPUTES
from tutor.rulebook.barbu.scenes import SCENES as BARBU_SCENES
from tutor.rulebook.barbu.worked import worked as worked_in_barbu
from tutor.rulebook.dispute import Disputes
from tutor.rulebook.moment import Scene
from tutor.rulebook.tarot.disputes import DISPUTES as TAROT_DISPUTES
from tutor.rulebook.tarot.scenes import SCENES as TAROT_SCENES
from tutor.rulebook.tarot.worked import worked as worked_in_tarot


class Book(NamedTuple):
    """The rulebook of a game: its chapters of rules, with examples.

    Every rule that allows or forbids a move has a scene in which it does so; other rules may have none.  ``worked``
    gives a score sheet that shows a rule at work, and ``advice`` has the rules that only advise, by their ids.
    ``disputes`` has what tables with other house rules disagree on.
    """

    title: Message
    chapters: tuple[Chapter, ...]
    scenes: Mapping[Rule, Scene]
    worked: Callable[[Rule], Sheet | None]
    advice: Mapping[str, Rule] = {}
    disputes: Disputes = MappingProxyType({})


BOOKS = {
    "tarot": Book(
        N_("The rules of French Tarot"),
        tarot.CHAPTERS,
        TAROT_SCENES,
        worked_in_tarot,
        tarot.ADVICE,
        TAROT_DISPUTES,
    ),
    "barbu": Book(
        N_("The rules of Barbu"),
        barbu.CHAPTERS,
        BARBU_SCENES,
        worked_in_barbu,
        barbu.ADVICE,
        BARBU_DISPUTES,
    ),
}
