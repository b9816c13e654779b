"""The order of two cards: what it tells, and why it tells nothing."""

from __future__ import annotations

from tutor.core.cards import SUITS, TRUMP
from tutor.core.message import N_, Message
from tutor.tarot.conventions.catalogue import LEAD_TRUMP_ODD
from tutor.tarot.legal_cards import TRUMP_LED_OVER
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.tells.family import TELLS
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying
from tutor.teach.signals.readings import NOTHING, READINGS, SILENT, foremost
from tutor.teach.signals.rounds import AHEAD, COURT, RISING, SECOND_AHEAD, TAKERS, Followed, followed
from tutor.teach.signals.two_cards import (
    BY,
    ORDERS,
    OUT_OF_TRUMPS,
    TWO_CARDS,
    WHO_OPENED,
    could_say,
    facts,
    may_be_taker,
    silent,
    why,
)
from tutor.teach.tarot.plays import CHAIR

# What the two cards say

WHAT_SAID = N_(
    "The last card has just been played by one of your partners. What does it say, by convention, after the card that"
    " the same partner played to the round before?"
)
WHICH_IS_HIGHER = N_(
    "Which is higher, {first:card} or {card:card}? And was each of them below a trump that was there already?"
)
#: A belief about two trumps that no convention holds.
OUT = "out"
#: The readings that are offered in a plain suit, and in trumps.
IN_A_SUIT, IN_TRUMPS = ("no-more", "petit", "tenue"), ("petit", "many-trumps", OUT)
#: The sentence for each reading, and what it needs where the cards say something else.
SAYS = {**READINGS, **{name: order.reading for name, order in TWO_CARDS.items()}, OUT: OUT_OF_TRUMPS, SILENT: NOTHING}
NEEDED: dict[str, Message] = {
    **{name: order.needed for name, order in TWO_CARDS.items()},
    "many-trumps": N_("That is what an odd trump led by the defence says, not cards that follow."),
    OUT: N_("High, then low, ends a plain suit. In trumps it is about the Petit."),
    SILENT: N_("The order was chosen freely, and it is not the natural one. So it speaks."),
}
BUT_FOR_THAT = N_("But for that, it would be what the two cards say.")


@kind(TELLS, *ORDERS)
def two_cards_tell(draw: Draw) -> Posed:
    """A suit whose order speaks, or rises; one in which the first card may be natural; trumps as well."""
    rng = draw.rng
    trumps = draw.of(0, 0, 2 / 3)
    in_trumps = trumps > 0 and rng.random() < trumps
    speaks = rng.random() < 2 / 3
    causes = {AHEAD, SECOND_AHEAD} if in_trumps else draw.of({RISING}, {COURT, AHEAD, RISING}, {COURT, AHEAD, RISING})
    cause = None if speaks else rng.choice(sorted(causes))
    suit = TRUMP if in_trumps else rng.choice(SUITS)
    seen = followed(rng, suit, {cause} if cause else set(), by_taker=may_be_taker(cause, rng))
    one = Followed.on(seen)
    names = [*(IN_TRUMPS if in_trumps else IN_A_SUIT)]
    rng.shuffle(names)
    names.append(SILENT)
    offers = tuple(Offer(name, Saying(None, ((SAYS[name], facts(one)),), CHAIR)) for name in names)

    def verdicts(judge: Judge) -> Verdicts:
        heard = foremost(judge.signals(one.play, one.seat, one.cards[1]))
        right, because = heard.meaning.name if heard else SILENT, why(one, heard)
        on = {name: (name == right, because if name == right else _not_so(name, one)) for name in names}
        rule = BY[could_say(one)]
        hints = Hints.plain(WHICH_IS_HIGHER if in_trumps else WHO_OPENED, rule, **facts(one))
        return Verdicts((because,), hints, on)

    return Posed(Asked((seen,), WHAT_SAID, offers), verdicts)


def _not_so(name: str, one: Followed) -> Saying:
    """The reason why two cards do not say this: a cause keeps them from it, or it takes something else."""
    if one.causes and name == could_say(one):
        why = silent(one)
        return why._replace(sentences=(*why.sentences, (BUT_FOR_THAT, {})))
    rule = LEAD_TRUMP_ODD if name == "many-trumps" else BY.get(name)
    return Saying(rule, ((NEEDED[name], facts(one)),), CHAIR)


# Why they say nothing

WHY_NOTHING = N_(
    "By convention the last card and the one that the same player played to the round before say nothing together. Why"
    " not?"
)
#: The causes among which one chooses, in a plain suit and in trumps.
PLAIN = {
    RISING: N_("The lower card came first."),
    COURT: N_("The first card is a court card, played for its points."),
    AHEAD: N_("The first card took the lead of its trick."),
    TAKERS: N_("They are the cards of the taker."),
}
TRUMPS = {
    RISING: PLAIN[RISING],
    AHEAD: N_("The first trump had to go above the one before it."),
    SECOND_AHEAD: N_("The second trump had to go above the one before it."),
    TAKERS: PLAIN[TAKERS],
}
#: The reasons why each of them is not the cause.
NOT_SO = {
    RISING: N_("The higher card came first: {first:card}, then {card:card}."),
    COURT: N_("{first:card} is no court card."),
    AHEAD: N_("{first:card} stayed below {best:card}."),
    SECOND_AHEAD: N_("{card:card} stayed below {top:card}."),
    TAKERS: N_("{by:Player} defends, and has partners to tell something."),
}
COULD_A_LOWER = N_(
    "{by:Player} {by:you|have|has} played {first:card}, and then {card:card}. Is that the taker or a partner of yours,"
    " and could the lower of the two have come first?"
)


@kind(TELLS, *ORDERS)
def why_silent(draw: Draw) -> Posed:
    """Cards of a partner in a plain suit; of the taker as well; in trumps, where going higher is a duty."""
    rng, plain = draw.rng, (RISING, COURT, AHEAD)
    cause = rng.choice(draw.of(plain, (*plain, TAKERS), (RISING, AHEAD, SECOND_AHEAD, TAKERS)))
    among = draw.of(SUITS, SUITS, "")
    suit = rng.choice(among) if among else TRUMP
    seen = followed(rng, suit, {cause}, by_taker=may_be_taker(cause, rng))
    one = Followed.on(seen)
    offered = [*(TRUMPS if one.suit == TRUMP else PLAIN).items()]
    rng.shuffle(offered)
    asked = Asked((seen,), WHY_NOTHING, tuple(Offer(name, Saying.plain(shows)) for name, shows in offered))

    on = {name: (name in one.causes, _cause(name, one)) for name, _ in offered}
    duty = TRUMP_LED_OVER if one.suit == TRUMP else BY[could_say(one)]
    hints = Hints.of(Saying(None, ((COULD_A_LOWER, facts(one)),), CHAIR), duty)
    verdicts = Verdicts((silent(one),), hints, on)
    return Posed.for_any_judge(asked, verdicts)


def _cause(name: str, one: Followed) -> Saying:
    """The reason why this keeps two cards from saying anything, or is not the case."""
    return silent(one) if name in one.causes else Saying(None, ((NOT_SO[name], facts(one)),), CHAIR)
