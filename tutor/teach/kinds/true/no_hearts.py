"""Sentences that are true of a moment in No Hearts, for somebody who leads, who follows, and who cannot."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tutor.barbu.contracts.hearts import FOLLOW_OK, HEARTS, NO_LEAD
from tutor.barbu.contracts.no_hearts import NoHearts
from tutor.barbu.play import Play
from tutor.barbu.trick import FOLLOW, VOID_FREE
from tutor.core.cards import Cards
from tutor.core.message import N_, Facts, Message
from tutor.core.rule import Rule
from tutor.teach.barbu.moments import moment
from tutor.teach.barbu.plays import WHOLE, board
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.true.family import TRUE
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints, Notes
from tutor.teach.saying import Saying

#: The sentences that can be true of the cards that one may play.
SENTENCES = {
    "any": N_("You may play any card that you hold."),
    "no-heart": N_("You may play any card but a heart."),
    "heart": N_("You must play a heart."),
    "suit": N_("You must follow suit, and not with a heart."),
    "nothing": N_("You may play nothing: hearts are forbidden."),
}
#: The test for each of them, by the cards that may be played, the hand, and the suit led.
HOLDS: Mapping[str, Callable[[Cards, Cards, str | None], bool]] = {
    "any": lambda allowed, hand, _: allowed == hand,
    "no-heart": lambda allowed, hand, _: allowed != hand and allowed == hand - hand.of(HEARTS),
    "heart": lambda allowed, hand, _: allowed != hand and allowed == hand.of(HEARTS),
    "suit": lambda allowed, hand, led: led not in {None, HEARTS} and allowed == hand.of(led or ""),
    "nothing": lambda allowed, _, __: not allowed,
}
WHICH_IS_TRUE = N_("Look at the trick and at your hand. Mark what is true.")
A_SHORT_DEAL = N_("This is a short deal: everybody was dealt {count} cards, so that suits run out soon.")
YOU_LEAD = N_(
    "You lead, with {hearts} {hearts:n|heart|hearts} and {others:count} other {others:n|card|cards}. What may you not"
    " lead here, and when may you after all?"
)
SUIT_LED = N_(
    "{led:Suit} were led, and you hold {hearts} {hearts:n|heart|hearts} and {others:count} other"
    " {others:n|card|cards}. Do you hold the suit led, and is the ban on hearts about anything but leads?"
)
NO_SUIT_YET = N_("You lead, so there is no suit to follow yet.")
#: The reasons for and against each, by the moment: a lead with hearts and others, or with hearts alone, a suit that
#: one does not hold, one that one does, and hearts; with the rule that decides.
WHY: Mapping[str, tuple[Rule, Mapping[str, Message]]] = {
    "lead": (
        NO_LEAD,
        {
            "any": N_("A heart may not be led by a player who holds another card."),
            "no-heart": N_("You lead, and you hold other cards: so you may lead anything but a heart."),
            "heart": N_("Quite the contrary: you lead, and hearts may not be led as long as you hold another card."),
            "suit": NO_SUIT_YET,
        },
    ),
    "only-hearts": (
        NO_LEAD,
        {
            "any": N_("You lead and hold nothing but hearts, so you may lead whichever you like."),
            "no-heart": N_("You hold no other card, and then a heart may be led."),
            "suit": NO_SUIT_YET,
            "nothing": N_("Somebody has to lead. A player who holds nothing but hearts may lead one."),
        },
    ),
    "void": (
        VOID_FREE,
        {
            "any": N_(
                "You cannot follow suit, so you may discard what you like, a heart too, even to the first trick."
            ),
            "no-heart": N_("Hearts may not be led, but they may be discarded."),
            "heart": N_("You may throw a heart, and usually you will want to; but you do not have to."),
            "suit": N_("You hold no card of the suit led."),
        },
    ),
    "follow": (
        FOLLOW,
        {
            "any": N_("You hold cards of the suit led, so you must follow suit."),
            "no-heart": N_("You hold cards of the suit led, so you must follow suit: other suits are out as well."),
            "heart": N_("You hold cards of the suit led, so you cannot throw a heart now."),
            "suit": N_("You hold cards of the suit led, so you follow suit."),
        },
    ),
    "hearts-led": (
        FOLLOW_OK,
        {
            "any": N_("Hearts were led and you hold some, so you must follow with a heart."),
            "no-heart": N_("The ban is for leads only: when hearts are led, they are followed like any suit."),
            "heart": N_("Hearts were led and you hold some, so you follow with one. The ban is for leads only."),
            "suit": N_("The suit led is hearts, and you hold some."),
        },
    ),
}
#: The moments of a short deal, in which everybody is soon out of a suit, or has nothing but hearts.
SHORT_DEAL = {"only-hearts", "void", "hearts-led"}
#: The number of cards that everybody is dealt there.
FEW = 5


@kind(TRUE, NO_LEAD, VOID_FREE, FOLLOW, FOLLOW_OK, edition=2)
def no_hearts_true(draw: Draw) -> Posed:
    """A moment with hearts in hand; from the second level on hearts have been played, which changes nothing."""
    sorts = draw.of(("lead", "void", "follow"), ("lead", "void", "follow", "hearts-led"), (*WHY,))
    wanted = sorts[draw.number % len(sorts)]

    def fits(at: Play) -> bool:
        late = wanted != "lead" or draw.level == 1 or bool(at.gone.of(HEARTS))
        return late and len(at.hand) > 1 and bool(at.hand.of(HEARTS)) and _sort(at) == wanted

    short = wanted in SHORT_DEAL
    at, record = moment(NoHearts.name, draw, fits, cards=FEW if short else WHOLE)
    rule, why = WHY[wanted]
    offers = tuple(Offer(name, Saying.plain(SENTENCES[name])) for name in why)

    hearts = at.hand.of(HEARTS)
    seen: Facts = {"led": at.trick.led, "hearts": len(hearts), "others": len(at.hand - hearts)}
    nudge = Saying(None, ((SUIT_LED if at.trick.cards else YOU_LEAD, seen),))

    def verdicts(judge: Judge) -> Verdicts:
        allowed = at.pack.set(judge.obligation(at).legal())
        on = {
            name: (HOLDS[name](allowed, at.hand, at.trick.led), Saying.plain(says, rule)) for name, says in why.items()
        }
        hints = Hints.of(nudge, rule)
        return Verdicts(tuple(says for right, says in on.values() if right), hints, on)

    noted = [Notes((Saying.plain(A_SHORT_DEAL, count=FEW),), {"dealt": FEW})] if short else []
    return Posed(Asked((*noted, board(record)), WHICH_IS_TRUE, offers), verdicts)


def _sort(at: Play) -> str:
    """The sort of moment, by what was led and what the player to move holds; empty where there is nothing to ask."""
    led = at.trick.led
    if led is None:
        return "only-hearts" if at.hand == at.hand.of(HEARTS) else "lead"
    follows = at.hand.of(led)
    if not follows:
        return "void"
    # Of two suits of which one is hearts it would be true as well that any card but a heart may be played.
    others = at.hand - follows if led == HEARTS else at.hand - follows - at.hand.of(HEARTS)
    return "" if not others else "hearts-led" if led == HEARTS else "follow"
