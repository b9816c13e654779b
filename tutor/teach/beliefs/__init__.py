"""The wrong beliefs that lessons fight, by id."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType

from tutor.teach.beliefs import (
    advice,
    at_the_table,
    barbu_bets,
    barbu_play,
    coached,
    five,
    house,
    odds,
    poignees,
    signals,
    tarot_deal,
    tarot_score,
    tarot_trick,
    three,
    words,
)
from tutor.teach.beliefs.belief import Belief

SUBJECTS: tuple[ModuleType, ...] = (
    tarot_trick,
    tarot_deal,
    tarot_score,
    poignees,
    signals,
    advice,
    five,
    three,
    house,
    at_the_table,
    odds,
    words,
    barbu_play,
    barbu_bets,
    coached,
)
#: The one table of all beliefs, by their ids.
BELIEFS: Mapping[str, Belief] = {belief.id: belief for subject in SUBJECTS for belief in subject.BELIEFS}
