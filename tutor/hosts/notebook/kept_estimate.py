"""Estimates made in a notebook: lines of the log beside it, and never judged.

Earlier versions kept them in a file of their own, which still counts and is never written again.
"""

from __future__ import annotations

import time
from pathlib import Path

from tutor.core.errors import Json, RecordError
from tutor.core.reading import parse, read_file
from tutor.hosts.notebook.kept_log import KeptLog
from tutor.teach.kind import Exercise
from tutor.teach.known.estimates import IN_HUNDRED, Estimated, estimated, line

#: The file of earlier versions, in the folder of the matches.
FILE = "my_estimates.json"


class KeptEstimates:
    """The estimates of all exercises, each one’s first; answers to the page tell all of them."""

    def __init__(self, folder: Path, log: KeptLog) -> None:
        """Name the log, and the folder of the earlier file."""
        self.file, self.log = folder / FILE, log

    def told(self) -> dict[str, Json]:
        """All estimates, as a page hears them; none where the log cannot be read."""
        try:
            found = estimated(self.log.read().answers)
        except RecordError:
            found = []
        each = {one.name: one for one in (*found, *self._earlier())}
        return {"estimates": [[*one] for one in each.values()]}

    def add(self, asked: Exercise, given: int, chance: tuple[int, int]) -> Path | None:
        """Keep an estimate, unless the exercise has one; raise ``RecordError`` if it cannot be kept.

        What was no log is put aside, in the file that is returned.
        """
        known = self.told()["estimates"]
        if isinstance(known, list) and any(one[0] == str(asked) for one in known if isinstance(one, list)):
            return None
        return self.log.add(line(int(time.time()), asked, given, chance))

    def _earlier(self) -> list[Estimated]:
        """The estimates in the earlier file, as far as it can be read."""
        try:
            match parse(read_file(self.file)):
                case {"v": 1, "kept": [*found]}:
                    return [one for one in map(_one, found) if one]
        except (RecordError, OSError):
            pass
        return []


def _one(data: object) -> Estimated | None:
    match data:
        case [str(name), int(given), int(won), int(of)] if given in IN_HUNDRED and 0 <= won <= of and of:
            return Estimated(name, given, won, of)
    return None
