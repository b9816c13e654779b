"""One of several: the player who has a task, the card that decides, the table that counts so."""

from types import ModuleType

from tutor.teach.kinds.which import (
    advice,
    around_the_deal,
    barbu_advice,
    look_back,
    sides,
    splits,
    tables,
    watched,
    words,
)

MODULES: tuple[ModuleType, ...] = (
    *(around_the_deal, tables, sides, splits, words, look_back),
    *(advice, barbu_advice, watched),
)
