"""The reading of a card at any moment of a whole deal."""

from __future__ import annotations

from tutor.core.cards import SUITS, Card
from tutor.core.message import N_, Facts
from tutor.tarot.advice.signals import signals
from tutor.tarot.conventions.catalogue import LEAD_LOW
from tutor.tarot.conventions.meanings import by_meaning, usual_convention
from tutor.tarot.play import Play
from tutor.tarot.trick import THE_EXCUSE
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.tells.duties import IT_SPEAKS, NEEDS
from tutor.teach.kinds.tells.family import TELLS
from tutor.teach.kinds.tells.leads import WHO_LED_WHAT
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.positions import LEARNER
from tutor.teach.question import Hints
from tutor.teach.saying import Saying
from tutor.teach.signals import honest_plays
from tutor.teach.signals.readings import CONVENTIONS, SILENT, convention, foremost, reading
from tutor.teach.signals.silences import silence
from tutor.teach.tarot import plays
from tutor.teach.tarot.plays import CHAIR

WHAT_TOLD = N_("You defend this deal. Its last card has just been played. What does it say by convention?")
PLAYED_BEFORE = N_(
    "{by:Player} {by:you|have|has} played {card:card} to a trick that {leader:player} led. What had the same player"
    " played in the round of that suit before, if there was one?"
)
#: The line of play that follows for somebody who has heard it.
THEN = by_meaning(lambda one: one.then)
#: The readings offered beside the right one: those for which the card can be mistaken.
_LEADS, _TRUMPS = ("honour", "no-honour", "no-more"), ("many-trumps", "few-trumps", "petit")
_OF_STRONG_HAND = ("strong-hand", "tenue", "no-more")
BESIDE: dict[str, tuple[str, ...]] = {
    "high-low-taker": ("tenue", "no-more", "honour"),
    "high-low-defence": ("no-more", "tenue", "honour"),
    "excuse-opening": ("perhaps-petit", "stop-trumps", "strong-hand"),
    "excuse-first-trump": ("stop-trumps", "many-trumps", "few-trumps"),
    "excuse-taker": ("tenue", "honour", "stop-trumps"),
}
#: The chance of a question about a lead, of which there are many, and of one about a card that says nothing.
_LEAD, _NOTHING = 0.15, 0.05


@kind(TELLS, *CONVENTIONS, edition=2)
def deal_tells(draw: Draw) -> Posed | None:
    """A deal up to a card of another player that tells something, or from the second level on perhaps nothing."""
    at, card = draw.until(lambda: _card(draw))
    by, led = at.trick.turn, str(at.trick.led or card.suit)
    said = foremost(signals(at, by, card))
    names = [*dict.fromkeys((said.meaning.name if said else SILENT, *_beside(at, card), SILENT))]
    draw.rng.shuffle(names)
    offers = tuple(Offer(name, reading(name, by, led)) for name in names)
    asked = Asked((plays.board(at.after(card)),), WHAT_TOLD, offers)

    def verdicts(judge: Judge) -> Verdicts:
        heard = foremost(judge.signals(at, by, card))
        right = heard.meaning.name if heard else SILENT
        why = (convention(heard) if heard else silence(at, card)) or Saying.plain(LEAD_LOW.statement, LEAD_LOW)
        then = THEN.get(right)
        because = why._replace(sentences=(*why.sentences, (then, {"led": led}))) if then else why
        rule = why.rule or LEAD_LOW
        moment: Facts = {"by": by, "card": card, "leader": at.trick.leader}
        begin = Saying(None, ((PLAYED_BEFORE if at.trick.cards else WHO_LED_WHAT, moment),), CHAIR)
        hints = Hints.of(begin, rule)
        return Verdicts((because,), hints, {name: (name == right, _why(name, right, why)) for name in names})

    return Posed(asked, verdicts)


def _card(draw: Draw) -> tuple[Play, Card] | None:
    """A card about which one can ask in a deal, and the position before it, if one comes soon."""
    play = honest_plays.talked(draw.rng, draw.rng.choice(draw.of(*honest_plays.TRICKS)))
    for at, card in honest_plays.onwards(play, draw.rng, honest_plays.PATIENCE):
        if at.trick.turn != LEARNER and _worth_asking(at, card, draw):
            return at, card
    return None


def _worth_asking(at: Play, card: Card, draw: Draw) -> bool:
    found = signals(at, at.trick.turn, card)
    if found:
        led = at.trick.led is None
        return all(signal.true is not False for signal in found) and draw.rng.random() < (_LEAD if led else 1)
    hushed = draw.level > 1 and card.rank not in {"K", "Q"} and silence(at, card) is not None
    return hushed and draw.rng.random() < _NOTHING


def _beside(at: Play, card: Card) -> tuple[str, ...]:
    """The readings that come to mind with a card."""
    if card is THE_EXCUSE:
        rounds = "excuse-taker" if at.trick.led in SUITS else "excuse-first-trump"
        return BESIDE[rounds if at.trick.cards else "excuse-opening"]
    if card.suit not in SUITS:
        return _TRUMPS
    if at.trick.led is None:
        return _OF_STRONG_HAND if card.rank == "K" and not at.tricks else _LEADS
    return BESIDE["high-low-taker" if at.trick.leader == at.taker else "high-low-defence"]


def _why(name: str, right: str, why: Saying) -> Saying:
    """The reason why this is what the card tells, or else what it takes to tell that."""
    if name == right:
        return why
    if name == SILENT:
        return Saying.plain(IT_SPEAKS, why.rule)
    rule = usual_convention(name)
    return Saying.plain(NEEDS.get(name, rule.statement), rule)
