"""The cards of one’s own hand that would lie in the middle of a deal, and what each of them would tell."""

from __future__ import annotations

from tutor.core.cards import TAROT, TRUMP, Card
from tutor.core.message import N_
from tutor.tarot.advice.signals import Signal, moment, signals
from tutor.tarot.conventions.catalogue import HIGH_LOW_DEF, LEAD_HIGH, LEAD_LOW, LEAD_TRUMP_ODD, LEADS
from tutor.tarot.play import Play
from tutor.tarot.trick import THE_EXCUSE
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.lies.family import LIES
from tutor.teach.kinds.lies.leads import unlike
from tutor.teach.posed import Asked, Posed, Verdicts, card_offers
from tutor.teach.positions import LEARNER
from tutor.teach.question import Hints
from tutor.teach.saying import Saying
from tutor.teach.signals.honest_plays import chosen, talked
from tutor.teach.tarot import plays
from tutor.teach.tarot.plays import CHAIR

TRUE = N_("That is true of your hand, so it is no lie.")
UNTRUE = N_("That is not true of your hand, so this card would lie.")
LED_BEFORE = N_(
    "The defence has led {led:suit} before, and only its first lead of a suit makes a promise. So this card cannot lie."
)
TRUMPS_LED_BEFORE = N_(
    "The defence has led trumps before, and only its first trump makes a promise. So this card cannot lie."
)
FOR_ITSELF = N_("A king or a queen that is led speaks for itself and promises nothing. So this card cannot lie.")
BY_ORDER_ONLY = N_(
    "When you follow suit, only two cards that fall high and then low, by free choice, promise anything. So this card"
    " cannot lie."
)
EXCUSE_SILENT = N_("The Excuse, led at this moment, promises nothing. So it cannot lie.")


def would_tell(play: Play, card: Card, found: tuple[Signal, ...]) -> Saying:
    """The promise that the learner would make with a card, and whether the hand keeps it; or why there is none."""
    for signal in found:
        if signal.claim:
            hint, verdict = signal.reason.hint, TRUE if signal.true else UNTRUE
            return Saying(signal.rule, ((hint, signal.facts), (verdict, {})), CHAIR)
    if play.trick.led:
        return Saying.plain(BY_ORDER_ONLY, HIGH_LOW_DEF)
    spoken = moment(play, LEARNER, card)
    if card is THE_EXCUSE or spoken is None:
        return Saying.plain(EXCUSE_SILENT)
    if spoken.moment == "later-trump":
        return Saying.plain(TRUMPS_LED_BEFORE, LEAD_TRUMP_ODD)
    if spoken.moment == "later-suit":
        return Saying.plain(LED_BEFORE, LEAD_LOW, led=card.suit)
    return Saying.plain(FOR_ITSELF, LEAD_HIGH)


def lies(found: tuple[Signal, ...]) -> bool:
    """Whether a card would promise something that the hand does not keep."""
    return any(signal.true is False for signal in found)


def lead_later(draw: Draw) -> Play | None:
    """A deal in which everybody has kept their word for some tricks, if the learner comes to lead as a defender."""
    play = talked(draw.rng, draw.level + 1)
    while play.turn != LEARNER and len(play.tricks) <= draw.level + 1 and (card := chosen(play, draw.rng)):
        play = play.after(card)
    return play if play.turn == LEARNER != play.taker and not play.trick.cards else None


WHICH_LIE = N_(
    "You defend and you are on lead. Mark every card below that would lie, if you led it now: it would promise your"
    " partners something that is not true of your hand."
)
WHAT_PROMISES = N_("What would {cards:and} each promise, if anything at all? Has the defence led the same suit before?")
#: The number of cards that are offered.
_OFFERED = 6


@kind(LIES, *LEADS, edition=2)
def lying_cards(draw: Draw) -> Posed | None:
    """Some cards of a hand that leads after some tricks; at first all of them speak, at last one only seems to."""
    play = lead_later(draw)
    if play is None:
        return None
    cards = TAROT.set(draw.rng.sample([*play.hand], _OFFERED))
    says = {card: signals(play, LEARNER, card) for card in cards}
    silent = [card for card, found in says.items() if not found]
    true = [card for card, found in says.items() if found and not lies(found)]
    fits = draw.of(not silent, bool(true), _tempts(silent))
    if not (fits and true and any(map(lies, says.values()))):
        return None
    boards = (plays.board(play), plays.in_hand(play.hand, Saying.plain(plays.YOUR_HAND)))

    def verdicts(judge: Judge) -> Verdicts:
        heard = {card: judge.signals(play, LEARNER, card) for card in cards}
        on = {card.code: (lies(found), would_tell(play, card, found)) for card, found in heard.items()}
        because = tuple(says for right, says in on.values() if right)[:2]
        rule = (because and because[0].rule) or LEAD_LOW
        return Verdicts(because, Hints.plain(WHAT_PROMISES, rule, cards=unlike(on)), on)

    return Posed(Asked(boards, WHICH_LIE, card_offers(cards)), verdicts)


def _tempts(silent: list[Card]) -> bool:
    """Whether a card says nothing that would say something as a first lead."""
    return any(card.suit == TRUMP or (card is not THE_EXCUSE and card.rank not in "QK") for card in silent)
