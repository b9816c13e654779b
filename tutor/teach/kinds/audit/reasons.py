"""Reasons for showing a poignée or for keeping it, one of which does not hold."""

from __future__ import annotations

from tutor.core.message import N_
from tutor.tarot.advice.strategy import SHOW_POIGNEE
from tutor.tarot.announce import THRESHOLD
from tutor.tarot.score.bonuses import POIGNEE_FLAT, POIGNEE_WINNER
from tutor.teach.draw import Draw
from tutor.teach.judge import RULES
from tutor.teach.kinds.audit.claims import Claim, Version, one_false
from tutor.teach.kinds.choice.poignee import facts, shown
from tutor.teach.posed import Asked, Posed
from tutor.teach.question import Hints
from tutor.teach.saying import Saying
from tutor.teach.tarot.weighed import hands

WHICH_LINE = N_(
    "Somebody with this hand thinks about a simple poignée. Which of these lines, taken by itself, does not hold?"
)
READ_EACH = N_(
    "This hand has {trumps} cards for a poignée, {won} of {of} deals were won with such cards, and the poignée is worth"
    " {bonus}. Which line says something that these numbers or the rules do not?"
)

ENOUGH = Claim(
    "trumps",
    THRESHOLD,
    Version(
        "ten-are-enough",
        N_("“I have {trumps} cards for a poignée, and at a table of four ten are enough for a simple one.”"),
        (N_("This line holds: four players need ten trumps."),),
    ),
    Version(
        "eight-are-enough",
        N_("“I have {trumps} cards for a poignée, and at a table of four eight are enough for a simple one.”"),
        (N_("This line does not hold: eight are enough at a table of five, and four players need ten."),),
    ),
)
WINNER = Claim(
    "winner",
    POIGNEE_WINNER,
    Version(
        "to-the-winner",
        N_("“If I show it, the side that wins the deal gets the points, whichever it is.”"),
        (N_("This line holds: a poignée goes to the side that wins, whoever has shown it."),),
    ),
    Version(
        "to-me",
        N_("“If I show it, I get the points, whichever side wins the deal.”"),
        (
            N_(
                "This line does not hold: the points go to the side that wins the deal, and a taker who fails pays for"
                " the poignée."
            ),
        ),
    ),
)
FIGURE = Claim(
    "chance",
    SHOW_POIGNEE,
    Version(
        "won",
        N_("“My side won {won} of {of} deals with these cards, so I may expect to win about {chance} of 100.”"),
        (N_("This line holds: {won} of {of} are about {chance} of 100."),),
    ),
    Version(
        "lost",
        N_("“My side won {won} of {of} deals with these cards, so I may expect to win about {lost} of 100.”"),
        (
            N_(
                "This line does not hold: {won} of {of} are about {chance} of 100, and {lost} is how many of 100 the"
                " side loses."
            ),
        ),
    ),
)
FLAT = Claim(
    "bonus",
    POIGNEE_FLAT,
    Version(
        "flat",
        N_("“The poignée is worth {bonus} points from each opponent, whatever the contract.”"),
        (N_("This line holds: a poignée is worth as much in every contract."),),
    ),
    Version(
        "multiplied",
        N_("“The poignée is worth {bonus} points from each opponent, times what the contract is multiplied by.”"),
        (N_("This line does not hold: the points of the contract are multiplied, a poignée never is."),),
    ),
)
BRINGS = N_("“So, by these numbers, showing it brings me about {points} {points:n|point|points} a deal on average.”")
COSTS = N_("“So, by these numbers, showing it costs me about {points} {points:n|point|points} a deal on average.”")
SHOWS = Claim(
    "worth",
    SHOW_POIGNEE,
    Version(
        "brings",
        BRINGS,
        (N_("This line holds: a side that wins more deals than it loses gets the poignée more often than it pays."),),
    ),
    Version(
        "costs",
        COSTS,
        (N_("This line does not hold: this side wins more deals than it loses, so the poignée brings points."),),
    ),
)
KEEPS = Claim(
    "worth",
    SHOW_POIGNEE,
    Version(
        "costs",
        COSTS,
        (
            N_(
                "This line holds: a side that loses more deals than it wins pays the poignée more often than it gets"
                " it."
            ),
        ),
    ),
    Version(
        "brings",
        BRINGS,
        (N_("This line does not hold: this side loses more deals than it wins, so the poignée costs points."),),
    ),
)


def on_poignees(draw: Draw) -> Posed:
    """A taker's hand; false is one of the lines that one knows by heart, then one that takes a second look."""
    hand = draw.rng.choice(hands("taker", draw.level))
    told = {**facts(hand, RULES.poignees["simple"]), "trumps": hand.trumps, "lost": 100 - hand.chance.hundredths}
    claims = (ENOUGH, WINNER, FIGURE, FLAT, SHOWS if hand.shows else KEEPS)
    false = draw.rng.choice(draw.of((WINNER, FLAT), claims[:-1], claims))
    hints = Hints.of(Saying(None, ((READ_EACH, told),)), POIGNEE_WINNER)
    return one_false(Asked(shown(hand), WHICH_LINE), claims, false, hints, told)
