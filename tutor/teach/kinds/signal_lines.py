"""The line that a partner has begun: which lead keeps to it."""

from __future__ import annotations

import random

from tutor.core.cards import TAROT, TRUMP, Cards
from tutor.core.message import N_, Facts
from tutor.tarot.advice.lines import wanted
from tutor.tarot.advice.told import Told, told
from tutor.tarot.conventions import meanings
from tutor.tarot.conventions.catalogue import (
    EXC_FIRST_TRUMP,
    HIGH_LOW_DEF,
    HIGH_LOW_TAKER,
    LEAD_LOW,
    LEAD_TRUMP_ODD,
    OBEY,
)
from tutor.tarot.trick import PETIT, THE_EXCUSE
from tutor.teach import plays, spoken
from tutor.teach.legacy import Kind
from tutor.teach.open_boards import Played
from tutor.teach.plays import CHAIR
from tutor.teach.positions import LEARNER
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.rulings import IN_ORDER
from tutor.teach.saying import Saying
from tutor.teach.stories import STORIES

# Which lead goes on with your partner's line?

GO_ON = N_(
    "You have won the last trick and are on lead, with these cards among others; you do not hold the Petit. Lead a card"
    " with which you keep to what a partner has told you in that trick."
)
WHAT_WAS_SAID = N_("Which card of a partner speaks in the last trick, and what would its player like to see led?")
#: Why a lead goes on with the line, by the meaning of the card that has begun it.
AGREES = meanings.told(lambda one: one.agrees)
OTHER_SUIT = N_("This begins a line of its own. {by:Player} would like to see {led:suit} again.")
NOT_TRUMPS = N_("This begins a line of its own. {by:Player} would like to see trumps.")
STILL_TRUMPS = N_("This goes on with trumps, and {by:player} {by:you|have|has} just demanded to stop.")
#: What a card may tell at each level.
BY_LEVEL = {
    1: ("honour", "many-trumps"),
    2: ("honour", "many-trumps", "no-more", "stop-trumps"),
    3: ("no-more", "stop-trumps", "tenue"),
}
#: How many cards of the learner's hand are laid out.
HELD = 7


def _draw_back(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """A partner's card speaks in the last trick, which the learner has won."""
    story = rng.choice(BY_LEVEL[level])
    while True:
        play = STORIES[story](rng)
        if play.turn != LEARNER or not spoken.honest(play):
            continue
        hand = [card for card in play.hands[LEARNER] or () if card is not THE_EXCUSE]
        board = plays.board(play)
        return board, plays.in_hand(TAROT.set(rng.sample(hand, HELD)), Saying.plain(plays.SOME_CARDS))


def _ask_back(boards: tuple[Board, ...], level: int, _rng: random.Random) -> Question | None:
    seen, held = boards
    if not (isinstance(seen, Played) and isinstance(held, Laid)):
        return None
    last = [one for one in told(seen.play()) if one.trick == len(seen.tricks) and one.seat != LEARNER]
    lines = [(one, cards) for one in last if (cards := wanted(one)) is not None]
    if len(lines) != 1 or lines[0][0].signal.meaning.name not in BY_LEVEL[level] or PETIT in held.cards:
        return None
    ((one, cards),) = lines
    options = tuple(
        Option(card.code, card, card in cards, _of_lead(one, cards, card in cards))
        for card in sorted(held.cards, key=lambda card: IN_ORDER.index(card.code))
    )
    because = tuple(option.says for option in options if option.right)[:1]
    hints = Hints(
        (Saying.plain(WHAT_WAS_SAID),),
        (Saying.plain(one.signal.rule.statement, one.signal.rule),),
        (TAROT.set([one.card]),),
    )
    return Question("choose", (seen,), GO_ON, because, hints, options=options, any_of=True)


def _of_lead(one: Told, cards: Cards, agrees: bool) -> Saying:  # noqa: FBT001 - whether it does
    """Why a lead keeps to the line, or does not."""
    facts: Facts = {"by": one.seat, "card": one.card, "led": one.signal.facts.get("led")}
    if agrees:
        return Saying(OBEY, ((AGREES[one.signal.meaning.name], facts),), CHAIR)
    suits = {card.suit for card in cards}
    why = STILL_TRUMPS if len(suits) > 1 else NOT_TRUMPS if suits == {TRUMP} else OTHER_SUIT
    return Saying(OBEY, ((why, facts),), CHAIR)


LEAD_BACK = Kind(
    "lead-back",
    N_("Which lead says: I agree?"),
    "choose",
    (OBEY, LEAD_LOW, LEAD_TRUMP_ODD, HIGH_LOW_DEF, EXC_FIRST_TRUMP, HIGH_LOW_TAKER),
    _draw_back,
    _ask_back,
    of_a_deal=False,
)
