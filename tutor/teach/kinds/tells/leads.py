"""The card that somebody has led: a partner, or the taker, who tells nobody anything."""

from __future__ import annotations

from collections.abc import Callable

from tutor.core.cards import TAROT, TRUMP, Card
from tutor.core.message import N_, Message
from tutor.tarot.advice.signals import defends, lies, moment
from tutor.tarot.conventions.catalogue import EXC_LEAD, LEAD_HIGH, LEAD_LOW, LEAD_TRUMP_EVEN, LEAD_TRUMP_ODD, MAIN_FORTE
from tutor.tarot.play import Play
from tutor.tarot.trick import PETIT, THE_EXCUSE
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.tells.duties import IT_SPEAKS
from tutor.teach.kinds.tells.excuse import PROMISES_TRUMPS
from tutor.teach.kinds.tells.family import TELLS
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.positions import LEARNER
from tutor.teach.question import Hints
from tutor.teach.saying import Saying
from tutor.teach.signals import leads as talk
from tutor.teach.signals.leads import Lead, by_lead, lead
from tutor.teach.signals.readings import NOTHING, READINGS, SILENT
from tutor.teach.tarot import plays
from tutor.teach.tarot.plays import CHAIR, PLAYERS

WHAT_TOLD = N_("A card has just been led to the last trick here. What does it say by convention?")
WHO_LED_WHAT = N_(
    "{by:Player} {by:you|have|has} led {card:card}. Is that a partner of yours or the taker, and what had the defence"
    " led before?"
)
#: The beliefs about a lead that no convention holds, each with the reason.
BELIEFS: dict[str, tuple[Message, Message]] = {
    "short": (
        N_("{by:Player} {by:you|hold|holds} only one card or two of {led:suit}."),
        N_("No convention says so: the first lead of a suit is about its king and queen, not about how long it is."),
    ),
    "big-trumps": (
        N_("{by:Player} {by:you|hold|holds} big trumps."),
        N_("No convention says so: the rank of the trump says nothing, only odd or even does."),
    ),
    "both": (
        N_("{by:Player} {by:you|hold|holds} the king and the queen of {led:suit}."),
        N_("No convention promises both of them."),
    ),
    "no-trump": (
        N_("{by:Player} {by:you|have|has} no trump."),
        N_("No convention says so: the Excuse may be led from any hand."),
    ),
}


def _offered(card: Card) -> tuple[str, ...]:
    """The readings among which one chooses, when a card is led."""
    if card is THE_EXCUSE:
        return ("perhaps-petit", "many-trumps", "no-trump", SILENT)
    if card.suit == TRUMP:
        return ("many-trumps", "few-trumps", "big-trumps", SILENT)
    if card.rank in {"K", "Q"}:
        return ("strong-hand", "both", "short", SILENT)
    return ("honour", "no-honour", "short", SILENT)


Sort = Callable[[Play, Card], bool]
PLAIN_LEADS: tuple[Sort, ...] = (
    lambda play, card: lead(play, card).tells == "honour",
    lambda play, card: lead(play, card).tells == "no-honour",
)
OPENINGS: tuple[Sort, ...] = (
    lambda play, card: lead(play, card).tells == "many-trumps",
    lambda play, card: lead(play, card).tells == "few-trumps",
    lambda _, card: card.rank == "K",
    lambda _, card: card is THE_EXCUSE,
)
LATER_LEADS: tuple[Sort, ...] = (
    *PLAIN_LEADS,
    *OPENINGS[:2],
    lambda play, card: not defends(play, play.trick.turn) and card is not THE_EXCUSE,
    lambda play, card: _at(play, card) == "later-suit" and card.rank.isdigit(),
    lambda play, card: _at(play, card) == "first-suit" and card.rank in {"K", "Q"},
)
#: The leads by level: a suit first; trumps, kings and the Excuse; later on, when some leads say nothing.
SORTS = (PLAIN_LEADS, OPENINGS, LATER_LEADS)


def _at(play: Play, card: Card) -> str | None:
    spoken = moment(play, play.trick.turn, card)
    return spoken and spoken.moment


@kind(TELLS, LEAD_LOW, LEAD_HIGH, LEAD_TRUMP_ODD, LEAD_TRUMP_EVEN, MAIN_FORTE, EXC_LEAD, edition=2)
def lead_tells(draw: Draw) -> Posed:
    """Some tricks, and a card that another player leads who keeps their word."""
    sort = draw.rng.choice(draw.of(*SORTS))
    play, card = draw.until(lambda: _led(draw, sort))
    names = draw.rng.sample(_offered(card), 4)
    offers = tuple(Offer(name, _says(name, play.trick.turn, card)) for name in names)

    def verdicts(judge: Judge) -> Verdicts:
        heard = lead(play, card, judge.signals)
        on = {name: (name == heard.tells, _why(name, card, heard)) for name in names}
        rule = heard.why.rule or LEAD_LOW
        hints = Hints.of(Saying(None, ((WHO_LED_WHAT, {"by": play.trick.turn, "card": card}),), CHAIR), rule)
        after = (Saying.plain(talk.TELLS[heard.tells].afterwards, rule),) if heard.tells in talk.TELLS else ()
        return Verdicts((heard.why, *after), hints, on)

    return Posed(Asked((plays.board(play.after(card)),), WHAT_TOLD, offers), verdicts)


def _led(draw: Draw, sort: Sort) -> tuple[Play, Card] | None:
    """A position in which another player is on lead, and a card of this sort that they can lead without a lie."""
    others = frozenset(range(PLAYERS)) - {LEARNER}
    play = talk.after(draw.rng, draw.rng.randint(1, 3) if draw.of(0, 0, 1) else 0, others)
    seat, may = play.trick.turn, set(play.duty().legal()) - {PETIT}
    cards = TAROT.set(card for card in may if sort(play, card) and not lies(play, seat, card))
    if not cards or not (play.tricks or defends(play, seat)):
        return None
    return play, draw.rng.choice([*cards])


def _says(name: str, by: int, card: Card) -> Saying:
    """The reading of this name, as a sentence about the player who has led."""
    sentence = READINGS[name] if name in talk.TELLS else BELIEFS[name][0] if name in BELIEFS else NOTHING
    return Saying(None, ((sentence, {"by": by, "led": card.suit}),), CHAIR)


def _why(name: str, card: Card, heard: Lead) -> Saying:
    """The reason why this is what the card tells, or what it would have taken, and why it does not tell that here."""
    if name in BELIEFS:
        return Saying.plain(BELIEFS[name][1], heard.why.rule)
    if name == heard.tells:
        return heard.why
    if name == SILENT:
        return Saying.plain(IT_SPEAKS, heard.why.rule)
    if card is THE_EXCUSE:
        return Saying.plain(PROMISES_TRUMPS)
    needs = by_lead(name, card.suit)
    return needs._replace(sentences=(*needs.sentences, *(heard.why.sentences if heard.tells == SILENT else ())))
