"""No Hearts: every heart is a penalty, the ace the heaviest."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.barbu.contracts import hearts
from tutor.barbu.contracts.contract import NEGATIVE
from tutor.barbu.contracts.hearts import HEARTS, HeartsBanned
from tutor.barbu.contracts.kinds import PenaltyCards
from tutor.barbu.contracts.promise import Mark, Promise, high, low
from tutor.barbu.sources import BARBU_PYTHON, WIKIPEDIA
from tutor.barbu.values import Values
from tutor.core.cards import Card
from tutor.core.message import N_
from tutor.core.rule import Rule

SCORE = Rule(
    "B-NH-SCORE",
    title=N_("No Hearts: what hearts cost"),
    statement=N_("In No Hearts every heart costs points: with the usual values 2, the ace of hearts 6, and 30 in all."),
    sources=(WIKIPEDIA,),
    line=N_("{by:player} won {cards:n|a heart|hearts} ({cards:and})"),
)
FACE_UP = Rule(
    "B-NH-FACEUP",
    title=N_("No Hearts: the hearts won stay face up"),
    statement=N_("In No Hearts the hearts that have been won lie face up in front of the player who won them."),
    sources=(WIKIPEDIA,),
)
EARLY_END = Rule(
    "B-NH-EARLY-END",
    title=N_("No Hearts: play ends with the last heart"),
    statement=N_(
        "Some tables stop No Hearts after the trick with the last heart, since nothing can change any more. No score"
        " depends on it."
    ),
    sources=(BARBU_PYTHON,),
    differs=N_(
        "Wikipedia stops only No Queens and Barbu early. Some programs stop No Hearts as well; no score depends on it."
    ),
    option="hearts_early_end",
    line=N_("all hearts have been won, so play stops"),
)

#: The features that avoid hearts: low cards, and one's own hearts, which nobody can lead to one.
PROMISE = Promise(
    Rule(
        "B-STR-CALL-NH",
        title=N_("No Hearts with low cards"),
        statement=N_(
            "Advice: call No Hearts with low cards in all suits. Hearts in your own hand do little harm if your other"
            " cards are low: nobody may lead them, and you can give them away."
        ),
        sources=(),
        hint=N_(
            "You hold {low} low {low:n|card|cards} (2 to 5) to slip under others and {high} high {high:n|one|ones}"
            " (jack to ace) that {high:n|wins|win} tricks; 4 of each is usual. You also hold {hearts}"
            " {hearts:n|heart|hearts} (3 is usual), which you can give away and nobody may lead."
        ),
        differs=N_(
            "Players in San Francisco think that a hand with many hearts does badly, since hearts may not be led. In"
            " the deals that the tutor’s players played among themselves, hearts in one’s own hand helped, so the tutor"
            " counts them as good."
        ),
    ),
    {"low": Mark(1.75, 4, low), "high": Mark(-0.5, 4, high), "hearts": Mark(1.25, 3.25, hearts.held)},
)


@dataclass(frozen=True, slots=True)
class NoHearts(HeartsBanned, PenaltyCards):
    """No Hearts: take as few as you can; they may not be led."""

    name = "no-hearts"
    title = N_("No Hearts", "a contract of Barbu")
    goal = N_("Take as few hearts as you can.")
    counts = N_("each heart {heart:signed}, the ace {ace:signed}")
    things = N_("hearts", "what counts in a contract")
    chapter = NEGATIVE
    lead_rule, score_rule, open_rule, end_rule = hearts.NO_LEAD, SCORE, FACE_UP, EARLY_END
    shown_with = ("hearts_early_end",)
    promise = PROMISE

    def costly(self, card: Card) -> bool:
        """The hearts."""
        return card.suit == HEARTS

    def price(self, card: Card, values: Values, /) -> int:
        """The penalty for a heart (B-NH-SCORE)."""
        return values.ace_of_hearts if card.rank == "A" else values.heart
