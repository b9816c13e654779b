"""The lesson on remembering the cards of Barbu, at the pace of a table."""

from tutor.barbu.advice.counting import COUNT
from tutor.core.message import N_
from tutor.teach.beliefs import barbu_play as beliefs
from tutor.teach.course.lesson import Lesson, Step, deal

MEMORY = Lesson(
    "b-memory",
    "barbu",
    N_("Remembering the cards in Barbu"),
    N_("You can say what has gone with the tricks: how many of a suit, which queens, the king of hearts, who is void."),
    14,
    (COUNT,),
    hook=deal(4),
    steps=(
        Step("suit-shown", "watched-count", 1, 1, "worked", about="suit"),
        Step("suit-watched", "watched-count", 1, 3, about="suit"),
        Step("queens-watched", "watched-ranks", 1, 2, about="queens"),
        Step("voids-watched", "watched-voids", 1, 2, about="discarded"),
        Step("king-watched", "who-played", 1, 2, about="king"),
        Step("suit-watched-longer", "watched-count", 2, 3, about="suit"),
        Step("queens-watched-longer", "watched-ranks", 2, 3, about="queens"),
        Step("voids-watched-longer", "watched-voids", 2, 3, about="discarded"),
        Step("winning-advice", "barbu-advice", 1, 1, about="winning"),
        Step("hearts-out", "out", 3, 71, about="no-hearts"),
        Step("king-holders", "king-holders", 3, 71),
        Step("king-watched-longer", "who-played", 2, 3, about="king"),
        Step("queens-out", "no-queens-out", 3, 71),
        Step("losing-advice-again", "barbu-advice", 2, 1, about="losing"),
    ),
    check=(
        Step("check-suit-watched", "watched-count", 3, 2, "none", about="suit"),
        Step("check-queens-watched", "watched-ranks", 3, 2, "none", about="queens"),
        Step("check-trumps-out", "out", 3, 72, "none", about="barbu-trumps"),
        Step("check-voids-watched", "watched-voids", 3, 2, "none", about="discarded"),
    ),
    play_on=deal(7),
    needs=("b-no-queens", "b-king", "b-last-two", "b-trumps"),
    fights=(beliefs.ONLY_WHEN_LED,),
)
