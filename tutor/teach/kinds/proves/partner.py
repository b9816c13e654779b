"""The cards that a partner certainly cannot hold, beside those that this partner has only denied."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from tutor.core.cards import SUITS, TAROT, TRUMP, Card
from tutor.core.message import N_, Facts
from tutor.core.rule import Rule
from tutor.tarot.advice.told import told
from tutor.tarot.conventions.catalogue import LEAD_HIGH
from tutor.tarot.conventions.meanings.honours import HIGH
from tutor.tarot.legal_cards import FOLLOW
from tutor.tarot.play import Play
from tutor.teach.draw import Draw
from tutor.teach.judge import RULES
from tutor.teach.kinds.proves.held import NOT_RULED_OUT, Missing, cannot_hold, missing
from tutor.teach.posed import Asked, Posed
from tutor.teach.question import Hints
from tutor.teach.saying import Saying
from tutor.teach.signals import honest_deals as spoken
from tutor.teach.signals.honest_deals import honours
from tutor.teach.tarot import plays
from tutor.teach.tarot.plays import CHAIR

CANNOT_HOLD = N_(
    "The first trick was led by a partner. Mark every card below that this partner certainly cannot hold any more, even"
    " if they do not keep to the conventions."
)
NOBODY_CAN_LIE = N_(
    "This partner has played {cards:and}. Which of these cards would have been forbidden with another hand?"
)
ONLY_TOLD = N_(
    "{card:card} denies it, but that is only the word of {by:player}. The rules would have allowed the same lead from a"
    " hand with this card."
)
OFFERED = 6
#: The cards that such a partner may lack besides a suit: all trumps, or the high ones.
_MISSING_TRUMPS = (TAROT.all.of(TRUMP), TAROT.all.above(TAROT["T8"]))


def of_a_partner(draw: Draw) -> Posed | None:
    """A partner who has led a high card, then played to a trick or two in a suit that they lack, and later trumps."""
    rng, play = draw.rng, draw.until(lambda: _play(draw))
    seen, by = plays.board(play), play.tricks[0].leader
    lead = next((one for one in told(play) if one.trick == 1 and one.signal.rule is LEAD_HIGH), None)
    proved = missing(seen.play(), by, RULES)
    if lead is None or len({says.rule for says in proved.values()}) < draw.of(1, 2, 2):
        return None
    denied = honours(lead.card.suit) - play.played - TAROT.set(proved)
    others = TAROT.all.of(rng.choice([suit for suit in SUITS if suit != lead.card.suit]))
    thought_of = TAROT.all.of(lead.card.suit) | TAROT.all.of(TRUMP) | draw.of(TAROT.none, others, others)
    near = [*(thought_of - play.played - TAROT.set(proved) - denied)]
    certain = _some_of_each(proved, rng)
    if not denied or len(certain) + len(denied) + len(near) < OFFERED:
        return None
    offered = [*certain, *denied, *rng.sample(near, OFFERED - len(certain) - len(denied))]
    rng.shuffle(offered)
    facts: Facts = {"card": lead.card, "by": by}
    only_told = Saying(LEAD_HIGH, ((ONLY_TOLD, facts),), CHAIR)
    possible = Saying(None, ((NOT_RULED_OUT, facts),), CHAIR)
    hints = Hints.plain(NOBODY_CAN_LIE, FOLLOW, cards=TAROT.set(spoken.played_by(by, play)))
    return cannot_hold(
        Asked((seen,), CANNOT_HOLD, data={"by": by}),
        offered,
        lambda judge: missing(seen.play(), by, judge),
        lambda card: only_told if card in denied else possible,
        lambda _: hints,
    )


def _play(draw: Draw) -> Play | None:
    """A deal in which a partner leads a high card and lacks another suit, if nobody has to lie in it."""
    rng = draw.rng
    taker, partner, _ = spoken.seats(rng)
    spent, suit = rng.sample(SUITS, 2)
    longer = draw.of(0, 1, 1)
    trumps = _MISSING_TRUMPS[rng.random() < 1 / 2] if longer else TAROT.none
    lacks = {partner: TAROT.all.of(spent) | honours(suit) | trumps}
    play = spoken.dealt(rng, taker, partner, {}, lacks)
    play = spoken.after(play, rng, 1, lambda _: HIGH.of(suit))
    play = spoken.after(play, rng, 2 + longer, lambda _: TAROT.all.of(spent))
    return play if spoken.honest(play) else None


def _some_of_each(proved: Missing, rng: Random) -> list[Card]:
    """A card or two for each rule that has proved some missing, one for each of three."""
    by_rule: Mapping[Rule | None, list[Card]] = {
        rule: [card for card, says in proved.items() if says.rule is rule]
        for rule in dict.fromkeys(says.rule for says in proved.values())
    }
    counts = {1: (2,), 2: (1, 2)}.get(len(by_rule), (1,))
    return [card for cards in by_rule.values() for card in rng.sample(cards, min(len(cards), rng.choice(counts)))]
