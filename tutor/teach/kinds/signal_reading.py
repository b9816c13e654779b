"""Reading a partner’s card: what it tells together with what one sees, and what is proved and what is only told."""

from __future__ import annotations

import random
from collections.abc import Mapping

from tutor.core.cards import SUITS, TAROT, TRUMP, Card, Cards
from tutor.core.message import N_, Facts
from tutor.core.rule import Reason, Rule
from tutor.tarot.advice.knowledge import known
from tutor.tarot.advice.told import told
from tutor.tarot.conventions.catalogue import LEAD_HIGH
from tutor.tarot.legal_cards import FOLLOW
from tutor.teach import plays, spoken
from tutor.teach.kinds.proofs import DUTIES, says
from tutor.teach.legacy import Kind
from tutor.teach.open_boards import Played
from tutor.teach.plays import CHAIR
from tutor.teach.question import Board, Hints, Option, Question
from tutor.teach.saying import Saying
from tutor.teach.spoken import honours

# Which cards can your partner not hold?

CANNOT_HOLD = N_(
    "The first trick was led by a partner. Mark every card below that this partner certainly cannot hold any more, even"
    " if they do not keep to the conventions."
)
NOBODY_CAN_LIE = N_("Which of this partner’s cards would have been forbidden with another hand?")
ONLY_TOLD = N_(
    "{card:card} denies it, but that is only the word of {by:player}. The rules would have allowed the same lead from a"
    " hand with this card."
)
NOTHING_RULES_OUT = N_("Nothing that {by:player} {by:you|have|has} played rules it out.")
OFFERED = 6
#: What such a partner may lack besides a suit: all trumps, or the high ones.
_MISSING_TRUMPS = (TAROT.all.of(TRUMP), TAROT.all.above(TAROT["T8"]))


def _draw_cannot(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """A partner leads a high card, and then plays to a trick or two in a suit that this partner lacks."""
    while True:
        taker, partner, _ = spoken.seats(rng)
        spent, suit = rng.sample(SUITS, 2)
        missing = (
            TAROT.all.of(spent) | honours(suit) | (_MISSING_TRUMPS[rng.random() < 1 / 2] if level > 1 else TAROT.none)
        )
        play = spoken.dealt(rng, taker, partner, {}, {partner: missing})
        play = spoken.after(play, rng, 1, lambda _, suit=suit: spoken.HIGH.of(suit))  # type: ignore[misc] # a default
        play = spoken.after(play, rng, 2 if level == 1 else 3, lambda _, spent=spent: TAROT.all.of(spent))  # type: ignore[misc] # a default
        if spoken.honest(play):
            return (plays.board(play),)


def _ask_cannot(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    (seen,) = boards
    if not isinstance(seen, Played):
        return None
    play, by = seen.play(), seen.tricks[0].leader
    lead = next((one for one in told(play) if one.trick == 1 and one.signal.rule is LEAD_HIGH), None)
    proved = {card: one.reason for one in known(play) if one.seat == by for card in one.missing}
    if lead is None or len({why.rule for why in proved.values()}) < min(level, 2):
        return None
    denied = honours(lead.card.suit) - play.played - TAROT.set(proved)
    near = list(lead_or_trump(lead.card) - play.played - TAROT.set(proved) - denied)
    certain = _some_of_each(proved, rng)
    if not denied or len(certain) + len(denied) + len(near) < OFFERED:
        return None
    offered = [*certain, *denied, *rng.sample(near, OFFERED - len(certain) - len(denied))]
    rng.shuffle(offered)
    facts: Facts = {"card": lead.card, "by": by}
    only_told = Saying(LEAD_HIGH, ((ONLY_TOLD, facts),), CHAIR)
    open_to = Saying(None, ((NOTHING_RULES_OUT, facts),), CHAIR)
    options = tuple(
        Option(
            card.code,
            card,
            card in proved,
            says(proved[card]) if card in proved else only_told if card in denied else open_to,
        )
        for card in offered
    )
    because = [option.says for option in options if option.right]
    because = [one for n, one in enumerate(because) if one not in because[:n]]
    hints = Hints((Saying.plain(NOBODY_CAN_LIE),), (Saying.plain(FOLLOW.statement, FOLLOW),))
    return Question("mark", boards, CANNOT_HOLD, tuple(because), hints, options=options)


def _some_of_each(proved: Mapping[Card, Reason], rng: random.Random) -> list[Card]:
    """A card or two for each rule that has proved some missing."""
    by_rule: dict[Rule, list[Card]] = {}
    for card, why in proved.items():
        by_rule.setdefault(why.rule, []).append(card)
    return [card for cards in by_rule.values() for card in rng.sample(cards, min(len(cards), 3 - min(len(by_rule), 2)))]


def lead_or_trump(card: Card) -> Cards:
    """The cards of the suit of a card, and the trumps: what one thinks of first."""
    return TAROT.all.of(card.suit) | TAROT.all.of(TRUMP)


PARTNER_CANNOT = Kind(
    "partner-cannot",
    N_("What can your partner not hold?"),
    "mark",
    (*DUTIES, LEAD_HIGH),
    _draw_cannot,
    _ask_cannot,
    of_a_deal=False,
)
