"""The lesson on remembering the cards of Tarot, at the pace of a table."""

from tutor.core.message import N_
from tutor.tarot.advice.strategy import WATCH
from tutor.teach.beliefs import tarot_trick as beliefs
from tutor.teach.course.lesson import Lesson, Step, deal

MEMORY = Lesson(
    "memory",
    "tarot",
    N_("Remembering the cards"),
    N_(
        "You can say what has gone with the tricks: how many trumps, which kings, the Petit, and who can no longer"
        " follow suit."
    ),
    16,
    (WATCH,),
    hook=deal(14, inferences=True),
    steps=(
        Step("trumps-shown", "watched-count", 1, 1, "worked", about="trumps"),
        Step("trumps-watched", "watched-count", 1, 4, about="trumps"),
        Step("kings-watched", "watched-ranks", 1, 2, about="kings"),
        Step("voids-watched", "watched-voids", 1, 2, about="ruffed"),
        Step("petit-watched", "who-played", 1, 2, about="petit"),
        Step("trumps-watched-longer", "watched-count", 2, 3, about="trumps"),
        Step("kings-watched-longer", "watched-ranks", 2, 3, about="kings"),
        Step("voids-watched-longer", "watched-voids", 2, 3, about="ruffed"),
        Step("petit-where", "where", 3, 71, about="petit"),
        Step("who-lacks", "who-lacks", 3, 72),
        Step("petit-watched-longer", "who-played", 2, 3, about="petit"),
        Step("trumps-out", "out", 3, 73, about="trumps"),
    ),
    check=(
        Step("check-trumps-watched", "watched-count", 3, 2, "none", about="trumps"),
        Step("check-kings-watched", "watched-ranks", 3, 2, "none", about="kings"),
        Step("check-petit-hunted", "petit-hunted", 3, 71, "none"),
        Step("check-voids-watched", "watched-voids", 3, 2, "none", about="ruffed"),
    ),
    play_on=deal(84, inferences=True),
    needs=("petit",),
    fights=(beliefs.EXCUSE_AMONG_THE_TRUMPS,),
)
