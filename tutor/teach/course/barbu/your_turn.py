"""The lesson on a closed hand of Barbu: the card, the call and the double that all one knows makes the best."""

from tutor.core.message import N_
from tutor.teach.beliefs import coached as beliefs
from tutor.teach.course.lesson import Lesson, Step, deal

YOUR_TURN = Lesson(
    "b-your-turn",
    "barbu",
    N_("Your card in every contract"),
    N_("You can weigh all that you know to choose a card, a call and a double in Barbu."),
    17,
    (),
    hook=deal(6, dealer=1),
    steps=(
        Step("no-tricks-shown", "your-card", 1, 2, "worked", about="no-tricks"),
        Step("no-hearts-hinted", "your-card", 1, 1, "half", about="no-hearts"),
        Step("no-queens", "your-card", 1, 3, about="no-queens"),
        Step("king", "your-card", 1, 5, about="king"),
        Step("last-two", "your-card", 1, 3, about="last-two"),
        Step("trumps", "your-card", 1, 14, about="trumps"),
        Step("domino", "your-card", 1, 3, about="domino"),
        Step("your-contract", "your-call", 1, 3, about="contract"),
        Step("planning-call", "call", 3, 74, about="contract"),
        Step("planning-price", "planning-price", 3, 74),
        Step("your-double", "your-double", 1, 1),
        Step("planning-deals", "deals", 3, 74, about="planning"),
        Step("planning-owed", "owed", 3, 74, about="planning"),
    ),
    check=(
        Step("check-no-tricks", "your-card", 3, 5, "none", about="no-tricks"),
        Step("check-trumps", "your-card", 3, 5, "none", about="trumps"),
        Step("check-double", "your-double", 3, 2, "none"),
        Step("check-price", "planning-price", 2, 74, "none"),
    ),
    play_on=deal(3, dealer=1),
    needs=("planning", "b-memory"),
    fights=(beliefs.LOWEST_CARD_BEST,),
)
