"""The agreements of a table where the sources differ, in words: by the house rule and what was chosen of it."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.show.games import STAGES
from tutor.show.table.stage import Agreed
from tutor.show.words import Words

#: The house rules of all games; no two games have one of the same name.
AGREED: Agreed = {option: said for stage in STAGES.values() for option, said in stage.agreed.items()}


def agreed(option: str, options: object, words: Words) -> str:
    """The choice of a table with these house rules, of any game, for one of them."""
    said = AGREED[option]
    if callable(said):
        return said(options, words)
    value = getattr(options, option)
    return words.say(said[value]) if isinstance(said, Mapping) else words.say(said, value=value)
