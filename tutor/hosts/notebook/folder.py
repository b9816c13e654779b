"""The names of what lies in a learner’s folder: of a lesson its number in the course, and its title."""

from __future__ import annotations

import re
from pathlib import Path

#: The number of the page to begin with, before all lessons.
FIRST = 0
#: The log of the learner’s answers.
LOG = "progress.json"
#: The number of a lesson before the name of its file, the colons in its title, which become dashes, and the other
#: characters that some system forbids in the name of a file.
NUMBER, COLON, UNNAMEABLE = re.compile(r"^\d+ "), re.compile(r"\s*:\s*"), re.compile(r'\s*[<>"/\\|?*]')


def file_name(title: str) -> str:
    """The name of a lesson’s file, without its number.

    >>> file_name("Barbu: seven contracts")
    'Barbu - seven contracts.ipynb'
    """
    return f"{UNNAMEABLE.sub('', COLON.sub(' - ', title))}.ipynb"


def lying(folder: Path) -> dict[str, str]:
    """The notebooks in a folder: their names by their names without a number."""
    return {NUMBER.sub("", path.name): path.name for path in sorted(folder.glob("*.ipynb"))}
