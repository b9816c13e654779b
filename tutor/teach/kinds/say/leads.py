"""A lead of one’s own that says what one wants to say, and truly; or that agrees with what a partner has said."""

from __future__ import annotations

from tutor.core.cards import SUITS, TAROT, TRUMP, Card, Cards
from tutor.core.message import N_, Facts
from tutor.tarot.advice.lines import wanted
from tutor.tarot.advice.signals import signals
from tutor.tarot.advice.told import Told, earlier
from tutor.tarot.conventions.catalogue import (
    EXC_FIRST_TRUMP,
    HIGH_LOW_DEF,
    HIGH_LOW_TAKER,
    LEAD_LOW,
    LEAD_TRUMP_ODD,
    LEADS,
    MAIN_FORTE,
    OBEY,
)
from tutor.tarot.conventions.claims import MANY_TRUMPS
from tutor.tarot.conventions.meanings import MEANINGS, by_meaning, usual_convention
from tutor.tarot.conventions.meanings.meaning import LeadBack
from tutor.tarot.play import Play
from tutor.tarot.trick import PETIT, THE_EXCUSE
from tutor.teach.draw import Draw
from tutor.teach.glances import but_hearts, by_height
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.say.family import SAY
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.positions import LEARNER
from tutor.teach.question import Hints, Notes
from tutor.teach.rulings import IN_ORDER
from tutor.teach.saying import Saying
from tutor.teach.signals import honest_deals as spoken
from tutor.teach.signals import leads as talk
from tutor.teach.signals import scenes
from tutor.teach.signals.leads import Reader, lead
from tutor.teach.tarot import plays
from tutor.teach.tarot.plays import CHAIR

# A lead that says what is wished

SAY_THIS = N_(
    "You defend, and you make the first lead of the deal. Choose a card that tells your partners this, and tells the"
    " truth."
)
#: The wish that speaks of no suit.
STRONG = "strong-hand"
YOU_HOLD_OF_IT = N_("Of {led:suit} you hold {count}.")
YOU_HOLD_TRUMPS = N_("You hold {count} {count:n|trump|trumps}.")
#: The sentences about what is to be said, by the name of the meaning.
WISHES = by_meaning(lambda one: one.wish)
OTHER_SUIT = N_("That is a card of another suit, and is only about its own suit.")
ODD_COMMANDS = N_("An odd trump as the first lead of the deal also shows a strong hand.")


@kind(SAY, *LEADS, MAIN_FORTE)
def say_by_lead(draw: Draw) -> Posed | None:
    """Something that is to be said, and the hand that is to say it; later a card of the suit would be a lie."""
    play = talk.begun(draw.rng, LEARNER)
    wished = draw.of(("honour", "no-honour"), ("many-trumps", "few-trumps", "no-honour"), (*WISHES,))
    wish, suit = draw.rng.choice(wished), draw.rng.choice(SUITS)
    led = suit if MEANINGS[wish].of_suit else TRUMP
    lies = [card for card in play.hand.of(led) if lead(play, card).true is False]
    if len(lies) < draw.of(0, 1, 1):
        return None
    if wish == STRONG and not _strong(play.hand):
        return None
    said = Notes((), {"wish": wish, "led": led}, Saying.plain(WISHES[wish].sentence, led=led))
    asked = Asked((said,), SAY_THIS, tuple(Offer(card.code, card) for card in play.hand))

    def verdicts(judge: Judge) -> Verdicts:
        rule = usual_convention(wish)
        held: Facts = {"led": led, "count": len(play.hand.of(led))}
        hints = Hints.of(
            Saying(None, ((YOU_HOLD_TRUMPS if led == TRUMP else YOU_HOLD_OF_IT, held), (WISHES[wish].nudge, {}))), rule
        )
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


# A lead that agrees with what was said

GO_ON = N_(
    "You have won the last trick and are on lead, with these cards among others; you do not hold the Petit. Lead a card"
    " that fits what a partner told you in that trick."
)
WHAT_WAS_SAID = N_(
    "{cards:and} made up the last trick. Which of these, from a partner, says something, and what would that partner"
    " like to see led?"
)
#: The leads that go on with a line, by the meaning of the card that has begun it.
LEADS_BACK = by_meaning(lambda one: one.lead_back)
NEW_SUIT = N_("This begins a line of its own. {by:Player} would like to see {led:suit} again.")
NOT_TRUMPS = N_("This begins a line of its own. {by:Player} would like to see trumps.")
STILL_TRUMPS = N_("This goes on with trumps, and {by:player} {by:you|have|has} just demanded to stop.")
#: The number of cards of the learner’s hand that are laid out.
HELD = 7


#: The cards that one leads who looks at their height alone.
AT_A_GLANCE = (by_height(0), by_height(-1), by_height(1), by_height(-1, but_hearts))


@kind(
    SAY, OBEY, LEAD_LOW, LEAD_TRUMP_ODD, HIGH_LOW_DEF, EXC_FIRST_TRUMP, HIGH_LOW_TAKER, edition=3, against=AT_A_GLANCE
)
def lead_back(draw: Draw) -> Posed | None:
    """A trick in which a partner’s card speaks, which the learner has won, and some of the cards to lead then."""
    levels = draw.of((1,), (1, 2), (2, 3))
    meanings = [name for level in levels for name, back in LEADS_BACK.items() if back.level == level]
    said = LEADS_BACK[draw.rng.choice(meanings)]
    play, cards = draw.until(lambda: _on_lead(draw, said))
    lines = _lines(play, signals)
    if len(lines) != 1 or lines[0][0].signal.meaning.name not in meanings or PETIT in cards:
        return None
    offers = tuple(Offer(card.code, card) for card in sorted(cards, key=lambda card: IN_ORDER.index(card.code)))

    def verdicts(judge: Judge) -> Verdicts:
        one, wished = next(iter(_lines(play, judge.signals)), (lines[0][0], TAROT.none))
        on = {card.code: (card in wished, _of_lead(one, wished, card)) for card in cards}
        rule = one.signal.rule
        last = TAROT.set(play.tricks[-1].cards)
        hints = Hints.plain(WHAT_WAS_SAID, rule, TAROT.set([one.card]), cards=last)
        return Verdicts(tuple(says for right, says in on.values() if right)[:1], hints, on, any_of=True)

    return Posed(Asked((plays.board(play),), GO_ON, offers), verdicts)


def _on_lead(draw: Draw, said: LeadBack) -> tuple[Play, Cards] | None:
    """The beginning of a deal after which the learner leads, and some cards of the hand, if it has come out so."""
    play = scenes.played(said, draw.rng)
    if play.turn != LEARNER or not spoken.honest(play):
        return None
    hand = [card for card in spoken.mine(play) if card is not THE_EXCUSE]
    return play, TAROT.set(draw.rng.sample(hand, HELD))


def _lines(play: Play, read: Reader) -> list[tuple[Told, Cards]]:
    """The lines that others have begun in the last trick, as somebody reads their cards, and what goes on with each."""
    last = ((at, card) for at, card in earlier(play) if len(at.tricks) + 1 == len(play.tricks))
    said = (
        Told(at.trick.turn, len(play.tricks), card, signal, at)
        for at, card in last
        if at.trick.turn != LEARNER
        for signal in read(at, at.trick.turn, card)
    )
    return [(one, cards) for one in said if (cards := wanted(one)) is not None]


def _of_lead(one: Told, wished: Cards, card: Card) -> Saying:
    """The reason why a lead keeps to the line, or does not."""
    facts: Facts = {"by": one.seat, "card": one.card, "led": one.signal.facts.get("led")}
    if card in wished:
        name = one.signal.meaning.name
        why = LEADS_BACK[name].why if name in LEADS_BACK else one.signal.rule.statement
    else:
        suits = {card.suit for card in wished}
        why = STILL_TRUMPS if len(suits) > 1 else NOT_TRUMPS if suits == {TRUMP} else NEW_SUIT
    return Saying(OBEY, ((why, facts),), CHAIR)
