"""The cards of one's own hand that would promise something if they were led, or would tell a lie."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.core.cards import SUITS, TAROT, TRUMP, Card, Cards
from tutor.core.message import N_
from tutor.tarot.conventions.catalogue import LEAD_HIGH, LEAD_LOW, LEAD_TRUMP_ODD, LEADS
from tutor.tarot.conventions.meanings import usual_convention
from tutor.tarot.play import Play
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.lies.family import LIES
from tutor.teach.posed import Asked, Posed, Verdicts, card_offers
from tutor.teach.question import Board, Hints, Question
from tutor.teach.saying import Saying
from tutor.teach.signals import leads as talk
from tutor.teach.signals.leads import lead
from tutor.teach.tarot import plays

# Which cards promise an honour?

WHICH_PROMISE = N_(
    "You defend, and you make the first lead of the deal. Mark every card that promises by convention the king or the"
    " queen of its suit, whether you hold one of them or not."
)
WHICH_DENY = N_(
    "You defend, and you make the first lead of the deal. Mark every card that denies by convention the king and the"
    " queen of its suit, whether you hold one of them or not."
)
WHICH_STILL_PROMISE = N_(
    "You defend, and after these tricks you are on lead. Mark every card that promises by convention the king or the"
    " queen of its suit, whether you hold one of them or not."
)
UP_TO_WHICH = N_("What would {cards:and} each say if you led them? Up to which card is an honour promised?")
STILL_SPEAKS = N_("What would {cards:and} each say if you led them? Has the defence led those suits before?")
IN_THE_CARD = N_("What is told is in the card, and not in your hand: partners hear it even if it is not true.")
NO_TRUMP_HONOUR = N_("Trumps have no king and no queen. A trump says how many trumps its player holds.")


@kind(LIES, LEAD_LOW, LEAD_HIGH)
def promising_leads(draw: Draw) -> Posed:
    """A hand, before the first lead of the deal or at a later one."""
    play = talk.on_lead(draw.rng, draw.level)
    wanted = draw.of("honour", "no-honour", "honour")
    prompt = draw.of(WHICH_PROMISE, WHICH_DENY, WHICH_STILL_PROMISE)
    offers = card_offers(play.hand)
    asked = Asked(before(play), prompt, offers, data={"claim": wanted})

    def verdicts(judge: Judge) -> Verdicts:
        on = {card.code: _promise(play, card, wanted, judge) for card in play.hand}
        rule = usual_convention(wanted)
        hints = Hints.plain(draw.of(UP_TO_WHICH, UP_TO_WHICH, STILL_SPEAKS), rule, cards=unlike(on))
        return Verdicts((Saying.plain(IN_THE_CARD, rule),), hints, on)

    return Posed(asked, verdicts, _some_plain_cards)


def unlike(on: Mapping[str, tuple[bool, Saying]]) -> Cards:
    """The first card that is right and the first that is not, if there are both, to begin with."""
    said = [(TAROT[code], right) for code, (right, _) in on.items()]
    right, wrong = ([card for card, is_right in said if is_right is wanted] for wanted in (True, False))
    return TAROT.set((*right[:1], *wrong[:1]))


def before(play: Play) -> tuple[Board, ...]:
    """The tricks that have been played, if any have; the hand is what one answers with."""
    return (plays.board(play),) if play.tricks else ()


def _promise(play: Play, card: Card, wanted: str, judge: Judge) -> tuple[bool, Saying]:
    """Whether a card says what is wanted, and why."""
    found = lead(play, card, judge.signals)
    why = Saying.plain(NO_TRUMP_HONOUR, LEAD_TRUMP_ODD) if card.suit == TRUMP else found.why
    return found.tells == wanted, why


def _some_plain_cards(question: Question) -> bool:
    """Whether some cards of the plain suits say it, and some do not."""
    return len({option.right for option in question.options if option.id[0] in SUITS}) > 1


# Which leads would be a lie?

WHICH_LIE = N_(
    "You defend, and you make the first lead of the deal. These are all your cards but the trumps. Mark every card that"
    " would tell a lie if you led it."
)
WHICH_LIE_OF_ALL = N_(
    "You defend, and you make the first lead of the deal. Mark every card that would tell a lie if you led it."
)
WHICH_LIE_NOW = N_(
    "You defend, and after these tricks you are on lead. Mark every card that would tell a lie if you led it now."
)
COMPARE = N_("What would {cards:and} each promise if you led them? Look whether your hand keeps it.")
NOBODY_FORBIDS = N_("Nobody forbids these leads. But your partners will believe what they hear.")


@kind(LIES, *LEADS)
def lying_leads(draw: Draw) -> Posed:
    """A hand, at first without its trumps, before the first lead of the deal or at a later one."""
    play = talk.on_lead(draw.rng, draw.level)
    cards = draw.of(play.hand - play.hand.of(TRUMP), play.hand, play.hand)
    prompt = draw.of(WHICH_LIE, WHICH_LIE_OF_ALL, WHICH_LIE_NOW)
    asked = Asked(before(play), prompt, card_offers(cards))

    def verdicts(judge: Judge) -> Verdicts:
        found = {card.code: lead(play, card, judge.signals) for card in cards}
        on = {code: (one.true is False, one.judged) for code, one in found.items()}
        rules = [says.rule for right, says in on.values() if right and says.rule] or [LEAD_LOW]
        hints = Hints.plain(COMPARE, rules[-1], cards=unlike(on))
        return Verdicts((Saying.plain(NOBODY_FORBIDS, rules[0]),), hints, on)

    return Posed(asked, verdicts, _some_lie)


def _some_lie(question: Question) -> bool:
    """Whether some cards would be a lie, and some would not."""
    return len({option.right for option in question.options}) > 1
