"""The placement test: five boards for people who play other trick games, that say with which lesson to begin."""

from __future__ import annotations

from tutor.teach.kind import Exercise
from tutor.teach.kinds.beats.ranks import beats
from tutor.teach.kinds.may.moments import allowed

#: Each board, and the lesson with which to begin if it goes wrong.  Few have seen a knight; belote spares a partner,
#: bridge and hearts let everybody discard, and no other game has an Excuse.
BOARDS: tuple[tuple[Exercise, str], ...] = (
    (Exercise(beats, 2, 142), "pack"),
    (Exercise(allowed, 1, 93), "which-cards"),
    (Exercise(allowed, 1, 34), "which-cards"),
    (Exercise(allowed, 1, 114), "which-cards"),
    (Exercise(allowed, 1, 57), "excuse"),
)
#: The lesson for those who get all of them right.
BEYOND = "auction"
