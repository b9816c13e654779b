"""Estimates made in a notebook: kept in a file beside it, with the matches, and never judged.

A file that cannot be read is put aside, and one that a newer version has written is left as it is.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tutor.core.errors import Json, RecordError
from tutor.core.message import N_
from tutor.core.reading import cause, parse, read_file
from tutor.core.saving import replace
from tutor.hosts.notebook.aside import free_name
from tutor.show.words import Words
from tutor.teach.kind import Exercise

VERSION = 1
#: No table has an underscore in its name, so no match lies in the same file.
FILE = "my_estimates.json"
SLIDER = range(101)

NOT_KEPT = N_(
    "Your estimates cannot be kept in the file {name} ({detail}). They will be gone when you close the lesson."
)

NOT_OURS = N_("a newer tutor has written it, or it cannot be read")

#: An exercise by its name, the estimate in hundredths, the number of deals won, and the number played.
Estimated = list[Any]


class KeptEstimates:
    """The estimates of all exercises in a file, each hand's first; answers to the page tell all of them."""

    def __init__(self, folder: Path) -> None:
        """Name the folder of the file; neither need be there yet."""
        self.file = folder / FILE

    def told(self) -> dict[str, Json]:
        """The answer to somebody who has not estimated."""
        return {"estimates": self._kept() or []}

    def add(self, asked: Exercise, given: int, words: Words) -> dict[str, Json]:
        """Keep an estimate, unless the hand already has one; the answer has a note where it cannot be kept."""
        chance, kept = asked.question.estimate, self._kept()
        found = kept or []
        if chance is None or any(name == str(asked) for name, *_ in found):
            return {"estimates": found}
        found = [*found, [str(asked), given, chance.chance.won, chance.chance.of]]
        if kept is None:
            return self._unkept(found, words.say(NOT_OURS), words)
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            replace(self.file, json.dumps({"v": VERSION, "kept": found}).encode())
        except OSError as error:
            return self._unkept(found, cause(error), words)
        return {"estimates": found}

    def _unkept(self, found: list[Estimated], detail: str, words: Words) -> dict[str, Json]:
        """The answer with all estimates, and a note that the last one is not kept."""
        return {"estimates": found, "note": words.say(NOT_KEPT, name=str(self.file), detail=detail)}

    def _kept(self) -> list[Estimated] | None:
        """The estimates in the file; ``None`` if it is not ours to write on."""
        if not self.file.exists():
            return []
        try:
            match parse(read_file(self.file)):
                case {"v": int(version), "kept": [*found]} if version == VERSION and all(map(_is_one, found)):
                    return found
                case {"v": int(version)} if version > VERSION:
                    return None
        except RecordError:
            pass
        except OSError:
            return None
        return self._put_aside()

    def _put_aside(self) -> list[Estimated] | None:
        try:
            self.file.rename(free_name(self.file))
        except OSError:
            return None
        return []


def _is_one(one: object) -> bool:
    match one:
        case [str(), int(given), int(won), int(of)]:
            return given in SLIDER and 0 <= won <= of > 0
    return False
