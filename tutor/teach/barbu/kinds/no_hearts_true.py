"""No Hearts: what is true of a moment, for somebody who leads, who follows, and who cannot."""

from __future__ import annotations

import random

from tutor.barbu.contracts.hearts import FOLLOW_OK, HEARTS, NO_LEAD
from tutor.barbu.phases import Phase
from tutor.barbu.play import Play
from tutor.barbu.trick import FOLLOW, VOID_FREE
from tutor.core.cards import BARBU
from tutor.core.message import N_
from tutor.teach import rulings
from tutor.teach.barbu.plays import WHOLE, board, dealt, until
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Option, Question
from tutor.teach.saying import Saying

#: What can be true of the cards that one may play.
SENTENCES = {
    "any": N_("You may play any card that you hold."),
    "no-heart": N_("You may play any card but a heart."),
    "heart": N_("You must play a heart."),
    "suit": N_("You must follow suit, and not with a heart."),
    "nothing": N_("You may play nothing: hearts are forbidden."),
}
WHICH_IS_TRUE = N_("Look at the trick and at your hand. What is true?")
LEAD_OR_NOT = N_("Do you lead, or was a suit led? And do you hold a card of it?")

#: Why each of them is right or wrong, by the moment: a lead with hearts and others, or with hearts alone, a suit that
#: one does not hold, one that one does, and hearts.
WHY = {
    "lead": {
        "any": N_("A heart may not be led by a player who holds another card."),
        "no-heart": N_("You lead, and you hold other cards: so you may lead anything but a heart."),
        "heart": N_("Quite the contrary: you lead, and hearts may not be led as long as you hold another card."),
        "suit": N_("You lead, so there is no suit to follow yet."),
    },
    "only-hearts": {
        "any": N_("You lead and hold nothing but hearts, so you may lead whichever you like."),
        "no-heart": N_("You hold no other card, and then a heart may be led."),
        "suit": N_("You lead, so there is no suit to follow yet."),
        "nothing": N_("Somebody has to lead. A player who holds nothing but hearts may lead one."),
    },
    "void": {
        "any": N_("You cannot follow suit, so you may discard what you like, a heart too, even to the first trick."),
        "no-heart": N_("Hearts may not be led, but they may be discarded."),
        "heart": N_("You may throw a heart, and mostly one does; but nobody has to."),
        "suit": N_("You hold no card of the suit led."),
    },
    "follow": {
        "any": N_("You hold cards of the suit led, so you must follow suit."),
        "no-heart": N_("You hold cards of the suit led, so you must follow suit: other suits are out as well."),
        "heart": N_("You hold cards of the suit led, so you cannot throw a heart now."),
        "suit": N_("You hold cards of the suit led, so you follow suit."),
    },
    "hearts-led": {
        "any": N_("Hearts were led and you hold some, so you must follow with a heart."),
        "no-heart": N_("The ban is for leads only: when hearts are led, they are followed like any suit."),
        "heart": N_("Hearts were led and you hold some, so you follow with one. The ban is for leads only."),
        "suit": N_("The suit led is hearts, and you hold some."),
    },
}
RIGHT = {"lead": "no-heart", "only-hearts": "any", "void": "any", "follow": "suit", "hearts-led": "heart"}
RULES = {"lead": NO_LEAD, "only-hearts": NO_LEAD, "void": VOID_FREE, "follow": FOLLOW, "hearts-led": FOLLOW_OK}
MOMENTS = {1: ("lead", "void", "follow"), 2: ("lead", "void", "follow", "hearts-led"), 3: (*WHY,)}
#: With few cards everybody is soon out of a suit, or has nothing but hearts.
FEW = 5


def moment(at: Play) -> str:
    """Which moment it is, read off the cards that are allowed."""
    legal = BARBU.set(at.obligation().legal())
    if not at.trick.cards:
        return "lead" if legal != at.hand else "only-hearts" if at.hand == at.hand.of(HEARTS) else ""
    if legal == at.hand:
        return "" if at.hand.of(at.trick.cards[0].suit) else "void"
    return "hearts-led" if at.trick.cards[0].suit == HEARTS else "follow"


def _draw(level: int, seed: int, rng: random.Random) -> tuple[Board, ...]:
    """A moment with hearts in hand; from the second level on hearts have been played, which changes nothing."""
    wanted = MOMENTS[level][seed % len(MOMENTS[level])]

    def fits(at: Phase) -> bool:
        if not isinstance(at, Play) or len(at.hand) < 2 or not at.hand.of(HEARTS) or moment(at) != wanted:  # noqa: PLR2004
            return False
        hearts_only = at.hand == at.hand.of(HEARTS)
        return (wanted == "only-hearts") is hearts_only and (wanted != "lead" or level == 1 or bool(at.gone.of(HEARTS)))

    cards = FEW if wanted in {"only-hearts", "void", "hearts-led"} else WHOLE
    while True:
        found = until(dealt("no-hearts", rng, cards=cards), rng, fits)
        if found is not None:
            return (board(found),)


def _ask(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    at = rulings.moment(boards[0])
    if not isinstance(at, Play):
        return None
    now = moment(at)
    rule = RULES[now]
    options = tuple(
        Option(name, Saying.plain(SENTENCES[name]), name == RIGHT[now], Saying.plain(why, rule))
        for name, why in WHY[now].items()
    )
    because = tuple(option.says for option in options if option.right)
    hints = Hints((Saying.plain(LEAD_OR_NOT),), (Saying.plain(rule.statement, rule),))
    return Question("choose", boards, WHICH_IS_TRUE, because, hints, options=options)


WHAT_IS_TRUE = Kind(
    "no-hearts-true",
    N_("May you, must you?"),
    "choose",
    (NO_LEAD, VOID_FREE, FOLLOW, FOLLOW_OK),
    _draw,
    _ask,
    of_a_deal=False,
)
