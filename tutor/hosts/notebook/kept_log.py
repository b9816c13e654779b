"""The log of a learner’s answers in a notebook: a file beside it, the same as the site gives out and takes in.

Answers are only ever added.  Several notebooks may add to it at once: each reads the file, adds its line and replaces
the file while it holds the file’s lock.
"""

from __future__ import annotations

from pathlib import Path
from shutil import copyfile

from tutor.core.errors import RecordError
from tutor.core.glimpse import json_line
from tutor.core.reading import cause, read_file
from tutor.core.saving import A_FILE_TO_WRITE, alone, replace
from tutor.hosts.notebook.aside import free_name
from tutor.hosts.notebook.folder import LOG
from tutor.teach.known.log import AN_OLDER, Answer, Log

#: The file, relative to the notebook.
FILE = LOG


class KeptLog:
    """The log in a file; by itself, in the one beside the notebook."""

    def __init__(self, file: Path | None = None) -> None:
        """Name the file, which need not be there yet."""
        self.file = file or Path(FILE)

    def read(self) -> Log:
        """The log as the file has it, empty if there is none; raise ``RecordError`` if it cannot be read."""
        return _log(read_file(self.file)) if self.file.exists() else Log()

    def add(self, answer: Answer) -> Path | None:
        """Add an answer; raise ``RecordError`` if it cannot be kept, as in a log that a newer tutor has written.

        What was no log is put aside first, in the file that is returned.
        """
        try:
            # An empty file is an empty log, so that it can be locked before anything stands in it.
            if not self.file.exists():
                self.file.touch()
            with alone(self.file, lambda: None):
                return self._add(answer)
        except OSError as error:
            raise RecordError("FILE", str(self.file), A_FILE_TO_WRITE, detail=cause(error)) from error

    def _add(self, answer: Answer) -> Path | None:
        text = read_file(self.file)
        aside: Path | None = None
        try:
            log = _log(text)
        except RecordError as error:
            if error.expected == AN_OLDER:
                raise
            log, aside = Log(), free_name(self.file)
            copyfile(self.file, aside)
        replace(self.file, json_line(log.merged(Log((answer,))).to_json()).encode())
        return aside


def _log(text: bytes) -> Log:
    return Log.read(text) if text else Log()
