"""A lead of one's own that says what one wants to say, and truly."""

from __future__ import annotations

from tutor.core.cards import SUITS, TRUMP, Card, Cards
from tutor.core.message import N_
from tutor.tarot.conventions.catalogue import LEADS, MAIN_FORTE
from tutor.tarot.conventions.claims import MANY_TRUMPS
from tutor.tarot.conventions.meanings import told, usual_convention
from tutor.tarot.play import Play
from tutor.teach import talk
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.say.family import SAY
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.positions import LEARNER
from tutor.teach.question import Hints, Notes
from tutor.teach.saying import Saying
from tutor.teach.talk import lead

SAY_THIS = N_(
    "You defend, and you make the first lead of the deal. Choose a card that tells your partners this, and tells the"
    " truth."
)
#: The wish that speaks of no suit.
STRONG = "strong-hand"
#: The sentences about what is to be said, by the name of the meaning.
WISHES = told(lambda one: one.wish)
OTHER_SUIT = N_("That is a card of another suit, and speaks of its own suit only.")
ODD_COMMANDS = N_("An odd trump as the first lead of the deal also shows a strong hand.")


@kind(SAY, *LEADS, MAIN_FORTE)
def say_by_lead(draw: Draw) -> Posed | None:
    """Something that is to be said, and the hand that is to say it; later a card of the suit would be a lie."""
    play = talk.begun(draw.rng, LEARNER)
    wished = draw.of(("honour", "no-honour"), ("many-trumps", "few-trumps", "no-honour"), (*WISHES,))
    wish, suit = draw.rng.choice(wished), draw.rng.choice(SUITS)
    led = suit if "honour" in wish else TRUMP
    lies = [card for card in play.hand.of(led) if lead(play, card).true is False]
    if len(lies) < draw.of(0, 1, 1):
        return None
    if wish == STRONG and not _strong(play.hand):
        return None
    said = Notes((), {"wish": wish, "led": led}, Saying.plain(WISHES[wish].sentence, led=led))
    asked = Asked((said,), SAY_THIS, tuple(Offer(card.code, card) for card in play.hand))

    def verdicts(judge: Judge) -> Verdicts:
        rule = usual_convention(wish)
        hints = Hints((Saying.plain(WISHES[wish].nudge),), (Saying.plain(rule.statement, rule),))
        on = {card.code: _verdict(play, card, (wish, led), judge) for card in play.hand}
        return Verdicts((Saying.plain(WISHES[wish].afterwards, rule),), hints, on, any_of=True)

    return Posed(asked, verdicts)


def _strong(hand: Cards) -> bool:
    """Whether anybody would call a hand strong: many trumps, and a king."""
    return len(hand.of(TRUMP)) >= MANY_TRUMPS and any(card.rank == "K" for card in hand)


def _verdict(play: Play, card: Card, asked: tuple[str, str], judge: Judge) -> tuple[bool, Saying]:
    """Whether a card says what is wished of a suit, and truly; and what it says."""
    wish, led = asked
    one = lead(play, card, judge.signals)
    if wish != STRONG and card.suit != led:
        return False, Saying.plain(OTHER_SUIT, usual_convention(wish))
    means = any(signal.meaning.name == wish for signal in judge.signals(play, LEARNER, card))
    says = one.judged
    if wish == STRONG and card.suit == TRUMP and means:
        command = Saying.plain(ODD_COMMANDS, MAIN_FORTE)
        says = command._replace(sentences=(*command.sentences, *says.sentences))
    return means and one.true is not False, says
