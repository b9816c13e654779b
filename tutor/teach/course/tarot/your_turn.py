"""The lesson on a closed hand: the card, the bid and the écart that all one knows makes the best."""

from tutor.core.message import N_
from tutor.teach.beliefs import coached as beliefs
from tutor.teach.course.lesson import Lesson, Step, deal

YOUR_TURN = Lesson(
    "your-turn",
    "tarot",
    N_("Your card, your bid"),
    N_(
        "You can weigh all that you know to choose a card, a bid and an écart, and you notice when a rule of thumb"
        " misleads."
    ),
    17,
    (),
    hook=deal(39),
    steps=(
        Step("taker-shown", "your-card", 1, 2, "worked", about="taker"),
        Step("taker-hinted", "your-card", 1, 5, "half", about="taker"),
        Step("taker", "your-card", 1, 13, about="taker"),
        Step("taker-harder", "your-card", 2, 33, about="taker"),
        Step("defender", "your-card", 1, 8, about="defender"),
        Step("defender-harder", "your-card", 2, 5, about="defender"),
        Step("your-bid", "your-bid", 1, 7),
        Step("your-ecart", "your-ecart", 1, 3),
        Step("trumps-watched", "watched-count", 3, 74, about="trumps"),
        Step("advised-bid", "advised-bid", 3, 74),
        Step("king-to-call", "your-call", 1, 19, about="king"),
        Step("who-lacks", "who-lacks", 3, 74),
        Step("kings-watched", "watched-ranks", 3, 74, about="kings"),
    ),
    check=(
        Step("check-taker", "your-card", 3, 13, "none", about="taker"),
        Step("check-defender", "your-card", 3, 1, "none", about="defender"),
        Step("check-bid", "your-bid", 3, 4, "none"),
        Step("check-petit-hunted", "petit-hunted", 3, 74, "none"),
    ),
    play_on=deal(12),
    needs=("memory", "odds", "advice", "five"),
    fights=(beliefs.EXCUSE_FOR_LATER, beliefs.TRUMPS_FOR_LATER),
)
