"""The side or the player that each line belongs to, pays for or gets."""

from types import ModuleType

from tutor.teach.kinds.fate import bonuses, cards, petit, petit_slam

MODULES: tuple[ModuleType, ...] = (cards, bonuses, petit, petit_slam)
