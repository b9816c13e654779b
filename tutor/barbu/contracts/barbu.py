"""Barbu, No King of Hearts: one card is the penalty."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.barbu.contracts import hearts
from tutor.barbu.contracts.contract import MAY_LEAD, NEGATIVE
from tutor.barbu.contracts.hearts import HEARTS, HeartsBanned
from tutor.barbu.contracts.kinds import PenaltyCards
from tutor.barbu.contracts.promise import Mark, Promise, high, low
from tutor.barbu.options import Options
from tutor.barbu.sources import ACANOMAS, ONLINE, SAN_FRANCISCO, TRICTRAC, WIKIPEDIA
from tutor.barbu.trick import Trick
from tutor.barbu.values import Values
from tutor.core.cards import Card, Cards
from tutor.core.message import N_, Facts, Message
from tutor.core.obligation import Obligation, allow, forbid
from tutor.core.rule import Reason, Rule

KING = "K"

HEART_BAN = Rule(
    "B-KH-HEART-BAN",
    title=N_("Barbu: hearts may not be led"),
    statement=N_(
        "In Barbu, as in No Hearts, a heart may be led only by a player who holds nothing else, all deal long. At some"
        " tables the ban ends with the first heart played, or there is none."
    ),
    sources=(WIKIPEDIA, ONLINE, TRICTRAC),
    differs=hearts.NO_LEAD.differs,
    option=hearts.NO_LEAD.option,
    allows=N_("You lead this trick: you may play any card but a heart."),
    forbids=N_("Hearts may not be led by a player who holds anything else. You may lead {allowed:or}."),
    seen=N_("a lead, and not a heart"),
    ask=MAY_LEAD,
)
SCORE = Rule(
    "B-KH-SCORE",
    title=N_("Barbu: what the king of hearts costs"),
    statement=N_("In Barbu the king of hearts costs points to the player who wins it: 20 with the usual values."),
    sources=(WIKIPEDIA,),
    line=N_("{by:player} won the king of hearts"),
)
END = Rule(
    "B-KH-END",
    title=N_("Barbu: play ends with the king of hearts"),
    statement=N_("In Barbu play stops after the trick with the king of hearts; the trick is completed first."),
    sources=(WIKIPEDIA, ACANOMAS),
    line=N_("the trick with the king of hearts is complete, so play stops"),
)
NO_WAIT = Rule(
    "B-KH-NO-WAIT",
    title=N_("Barbu: no waiting with the king of hearts"),
    statement=N_(
        "Some tables make the holder of the king of hearts discard it at the first chance, when the suit led cannot be"
        " followed. Elsewhere the king may be kept."
    ),
    sources=(ACANOMAS, SAN_FRANCISCO),
    differs=N_(
        "Wikipedia lets the king of hearts be kept. On acanomas.com and in San Francisco it has to be discarded at the"
        " first chance."
    ),
    option="no_wait",
    allows=N_("You have no {led:suit}: at this table the king of hearts has to go at the first chance."),
    forbids=N_(
        "You have no {led:suit}, and at this table the king of hearts has to go at the first chance: play {allowed:or}."
    ),
    seen=N_("for want of {led:suit}, the king of hearts has to go"),
    ask=N_("Can you follow suit? If not, what does this table ask of the king of hearts?"),
)


def king(hand: Cards) -> int:
    """The number of kings of hearts in the hand: 1 or 0."""
    return len(hand.of(HEARTS).of_rank(KING))


#: The advice to call Barbu where the hand is without the king of hearts.
WITHOUT_KING = N_(
    "The king of hearts is not in your hand. You hold {hearts} {hearts:n|heart|hearts} that others lack (3 is"
    " usual), {low} low {low:n|card|cards} (2 to 5; 4 is usual) and {high} high {high:n|one|ones} (jack to ace; 4 is"
    " usual)."
)
#: The king of hearts, since its holder decides who gets it, and others must fear every trick; low cards.
PROMISE = Promise(
    Rule(
        "B-STR-CALL-KH",
        title=N_("Barbu with low cards and hearts"),
        statement=N_(
            "Advice: call Barbu with low cards, and rather with the king of hearts than without: a player who holds it"
            " with other hearts keeps it until it can be given away, while the others must fear every trick."
        ),
        sources=(),
        hint=N_(
            "The king of hearts is in your own hand, for you to give away. You hold {hearts} {hearts:n|heart|hearts} in"
            " all to guard it (3 is usual), {low} low {low:n|card|cards} (2 to 5; 4 is usual) and {high} high"
            " {high:n|one|ones} (jack to ace; 4 is usual)."
        ),
    ),
    {
        "king": Mark(3, 0.25, king),
        "hearts": Mark(1, 3.25, hearts.held),
        "low": Mark(1, 4, low),
        "high": Mark(-0.5, 4, high),
    },
)


@dataclass(frozen=True, slots=True)
class Barbu(HeartsBanned, PenaltyCards):
    """Barbu: do not win the king of hearts; hearts may not be led."""

    name = "barbu"
    title = N_("Barbu", "a contract of Barbu")
    goal = N_("Do not take the king of hearts.")
    counts = N_("the king of hearts {king:signed}")
    things = N_("the king of hearts", "what counts in a contract")
    chapter = NEGATIVE
    lead_rule, score_rule, end_rule = HEART_BAN, SCORE, END
    praise = (
        N_("Well ducked: the king of hearts goes to somebody else."),
        N_("You could have gone higher and did not: the king of hearts passes you by."),
    )
    promise = PROMISE

    def hint(self, hand: Cards, /) -> Message | None:
        """The sentence for a hand without the king of hearts; ``None`` with it."""
        return None if king(hand) else WITHOUT_KING

    def duty(self, hand: Cards, trick: Trick, played: Cards, options: Options, /) -> Obligation[Card]:
        """The duty to follow suit; no heart is led (B-KH-HEART-BAN), and by house rule the king goes (B-KH-NO-WAIT)."""
        led = trick.led
        if led and options.no_wait and not hand.of(led) and (king := hand.of(HEARTS).of_rank(KING)):
            facts: Facts = {"led": led, "allowed": king}
            return Obligation(allow(king, Reason(NO_WAIT, facts)), forbid(hand - king, Reason(NO_WAIT, facts)))
        return HeartsBanned.duty(self, hand, trick, played, options)

    def costly(self, card: Card) -> bool:
        """The king of hearts."""
        return card.suit == HEARTS and card.rank == KING

    def price(self, _card: Card, values: Values, /) -> int:
        """The one penalty (B-KH-SCORE)."""
        return values.king_of_hearts
