"""Leads at a table of five: a promise of the defence, unless it was the taker or the taker’s partner who led."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.core.cards import SUITS, TAROT, Card, Cards
from tutor.core.message import N_, Facts, Message
from tutor.tarot.advice.signals import attack, moment
from tutor.tarot.advice.told import earlier
from tutor.tarot.call import SECRET
from tutor.tarot.conventions.catalogue import LEAD_HIGH, LEAD_LOW
from tutor.tarot.play import Play
from tutor.tarot.setting import FIVE
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.tells.family import TELLS
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.positions import LEARNER
from tutor.teach.question import Hints
from tutor.teach.saying import Saying
from tutor.teach.signals import honest_deals as spoken
from tutor.teach.signals.readings import NOTHING, SILENT
from tutor.teach.tarot import five, plays
from tutor.teach.tarot.five import CHAIR
from tutor.teach.topics import TOPICS

WHAT_BY_NOW = N_(
    "There are five of you at the table, and the defenders have agreed on the usual signals. What do you know by now"
    " from the lead of {card:card}?"
)
WHO_WAS_IT = N_(
    "{by:Player} {by:you|have|has} led {card:card}. Is that the taker, and has {called:card} been played since, and by"
    " whom?"
)
#: What is known by a lead, by the name of its meaning.
READ: Mapping[str, Message] = {
    "honour": N_("{by:Player} had the king or the queen of {led:suit}, unless this is the taker’s partner."),
    "no-honour": N_(
        "{by:Player} had neither the king nor the queen of {led:suit}, unless this is the taker’s partner."
    ),
    SILENT: NOTHING,
}
OF_THE_TAKER = N_("The taker is no defender, and promises nothing by a lead.")
PROMISED = N_("{by:Player} may well be a defender, and a defender promises this by such a lead.")
OF_THE_PARTNER = N_(
    "{by:Player} has played {called:card} since, and so is the taker’s partner. The lead was no word to the defence."
)
#: What is wrong with another answer: the lead was no word; it was one; and it was the opposite.
NO_WORD = N_("Only a defender’s lead says anything of the king or the queen.")
A_WORD = N_("Such a lead does say something, if it is a defender who makes it.")
OPPOSITE = N_("It is the other way round.")
#: Who has led, by level: the taker, the partner who has come out since, or somebody of whom no more is known.
_LEADERS = (
    ("taker", "other", "other"),
    ("taker", "partner", "partner", "other", "other", "other"),
    ("taker", "partner", "partner", "other", "other", "other"),
)


@kind(TELLS, LEAD_LOW, LEAD_HIGH, SECRET, trains=(TOPICS["T46"], TOPICS["T56"]))
def lead_at_five(draw: Draw) -> Posed | None:
    """The first lead of a suit, two tricks or more ago; later the partner who led it has come out since, or has not."""
    leader = draw.rng.choice(_LEADERS[draw.level - 1])
    play = _played(draw, leader)
    asked = [(at, card) for at, card in earlier(play) if _is_asked(at, card, play, leader)]
    if not asked or (leader == "partner") is not (five.called(play) in play.played):
        return None
    at, card = draw.rng.choice(asked)
    facts: Facts = {"by": at.trick.turn, "card": card, "led": card.suit, "called": play.called}
    offers = tuple(Offer(name, Saying(None, ((text, facts),), CHAIR)) for name, text in READ.items())

    def verdicts(judge: Judge) -> Verdicts:
        known = attack(play)
        told = () if at.trick.turn in known else judge.signals(at, at.trick.turn, card)
        right = next((signal.meaning.name for signal in told if signal.meaning.name in READ), SILENT)
        why = _why(at, play, facts, right)
        on = {name: (name == right, why if name == right else _why_not(name, why, right)) for name in READ}
        hints = Hints.of(Saying(None, ((WHO_WAS_IT, facts),), CHAIR), SECRET)
        return Verdicts((why,), hints, on)

    return Posed(Asked((plays.board(play),), WHAT_BY_NOW, offers, {"card": card}), verdicts)


def _played(draw: Draw, leader: str) -> Play:
    """A deal in which one of some players has led first; the partner plays the called card later, if they led."""
    rng = draw.rng
    taker = rng.randrange(FIVE)
    begun = five.dealt(rng, taker, 1)
    king = five.called(begun)
    small = TAROT.set(card for card in TAROT.cards if card.suit in SUITS and card.rank.isdigit())

    def wish(at: Play) -> Cards:
        comes_out = leader == "partner" and len(at.tricks) > 0 and king in (at.hands[at.trick.turn] or ())
        return TAROT.set([king]) if comes_out else small if not at.trick.cards else TAROT.all.without(king)

    return spoken.after(begun, rng, 2 + draw.level, wish)


def _is_asked(at: Play, card: Card, play: Play, leader: str) -> bool:
    """Whether this is a lead of such a player that would speak if a defender made it."""
    seat = at.trick.turn
    if at.trick.cards or card.suit not in SUITS or not card.rank.isdigit() or seat == LEARNER:
        return False
    if card.suit == five.called(play).suit:
        return False
    known = attack(play)
    of = "taker" if seat == play.taker else "partner" if seat in known else "other"
    spoken_at = moment(at, seat, card) if of == "other" else None
    first = of != "other" or (spoken_at is not None and spoken_at.moment in {"opening-suit", "first-suit"})
    return of == leader and first and len(at.tricks) < len(play.tricks) - 1


def _why_not(name: str, why: Saying, right: str) -> Saying:
    says = NO_WORD if right == SILENT else A_WORD if name == SILENT else OPPOSITE
    return why._replace(sentences=((says, {}), why.sentences[-1]))


def _why(at: Play, play: Play, facts: Facts, right: str) -> Saying:
    if at.trick.turn == play.taker:
        return Saying(SECRET, ((OF_THE_TAKER, facts),), CHAIR)
    if right == SILENT:
        return Saying(SECRET, ((OF_THE_PARTNER, facts),), CHAIR)
    rule = LEAD_LOW if right == "honour" else LEAD_HIGH
    return Saying(rule, ((PROMISED, facts), (rule.statement, {})), CHAIR)
