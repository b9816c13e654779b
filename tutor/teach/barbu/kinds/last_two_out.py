"""How to stay out of the last two tricks: cards that lose, and counting a suit."""

from __future__ import annotations

import random
from decimal import Decimal

from tutor.barbu.contracts.no_last_two import NoLastTwo
from tutor.barbu.play import Play
from tutor.barbu.trick import FOLLOW, WINNER, Trick
from tutor.core.cards import BARBU, Card, Cards
from tutor.core.message import N_, Facts
from tutor.teach import rulings
from tutor.teach.barbu.kinds.moments import found_at
from tutor.teach.barbu.plays import CHAIR, PLAYERS, WHOLE
from tutor.teach.boards import undrawn
from tutor.teach.kind import LEVELS
from tutor.teach.legacy import Kind
from tutor.teach.number import Number
from tutor.teach.open_boards import Tricks
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.saying import Saying

CALL = NoLastTwo.name
LAST = LEVELS[-1]

# Which cards lose?

WHICH_LOSE = N_(
    "Somebody else will lead to the last trick, and you will have kept one of your cards for it. Mark every card that"
    " cannot win it, whatever is led."
)
YOURS = N_("Your cards:", "above cards that lie open")
THEIRS = N_("What the others still hold, all together:", "above cards that lie open")
WHICH_LEAD = N_("To win, your card must be above the card led, and of its suit. Which cards could be led?")
COULD_WIN = N_("If {low:card} is led, {card:card} lies above it and may win.")
NOTHING_LOWER = N_("Nobody else holds a card below {card:card} in its suit: whoever leads that suit lies above you.")
SUIT_GONE = N_("Nobody else has a card of this suit, so nobody can lead it: {card:card} would be a discard.")
#: How many cards everybody has left, by level.
HELD = {1: 3, 2: 4, 3: 5}


def _ask_lose(_boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    """The cards that are left at the end, one’s own and those of the others."""
    count = HELD[level]
    cards = rng.sample(BARBU.cards, PLAYERS * count)
    own, others = BARBU.set(cards[:count]), BARBU.set(cards[count:])
    options = tuple(_loses(card, others) for card in own)
    right = sum(option.right for option in options)
    if not 0 < right < len(options) or (level == LAST and right == 1):
        return None
    because = tuple(option.says for option in options if option.right)
    hints = Hints((Saying.plain(WHICH_LEAD),) * 2, (Saying.plain(WINNER.statement, WINNER),) * 2)
    boards = (Laid(tuple(own), Saying.plain(YOURS)), Laid(tuple(others), Saying.plain(THEIRS)))
    return Question("mark", boards, WHICH_LOSE, because, hints, options=options)


def _loses(card: Card, others: Cards) -> Option:
    """A card kept for the last trick, and whether it can win it after any lead of the others."""
    beaten = [led for led in others if Trick(1, PLAYERS, (led,)).with_card(card).best is card]
    if beaten:
        return Option(card.code, card, right=False, says=Saying.plain(COULD_WIN, WINNER, card=card, low=beaten[0]))
    says = NOTHING_LOWER if others.of(card.suit) else SUIT_GONE
    return Option(card.code, card, right=True, says=Saying.plain(says, WINNER, card=card))


LAST_TWO_LOSERS = Kind(
    "last-two-losers", N_("Which cards cannot win?"), "mark", (WINNER,), undrawn, _ask_lose, of_a_deal=False
)

# How many are still out?

HOW_MANY_OUT = N_(
    "You have seen these tricks, and you hold these cards. How many {led:suit} do the others still have together?"
)
YOU_HOLD = N_("You hold:", "above cards that lie open")
THIRTEEN = N_("There are thirteen cards in a suit. How many have been played, discards too, and how many are yours?")
COUNTED = N_(
    "Of 13 {led:suit}, {played} {played:n|has|have} been played and {own} {own:n|is|are} yours: that leaves {out}."
)
COUNTED_OUTSIDE = N_(
    "Of 13 {led:suit}, {played} {played:n|has|have} been played, and you hold none: that leaves {out}."
)
FORGOT_OWN = N_("That forgets those in your own hand: the others do not have them.")
FORGOT_DISCARDS = N_("That counts only tricks in which {led:suit} were led. Some were discarded to other suits.")
FORGOT_PLAYED = N_("That forgets what has been played.")
#: How many tricks have been won, by level.
SEEN = {1: 3, 2: 5, 3: 7}


def _draw_out(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """A moment after some tricks; from the second level on a card has been discarded."""

    def fits(at: Play) -> bool:
        discards = [card for trick in at.tricks for card in trick.cards if card.suit != trick.led]
        return len(at.taken) == SEEN[level] and (level == 1 or bool(discards))

    at = rulings.moment(found_at(CALL, rng, fits))
    if not isinstance(at, Play):
        return ()
    tricks = (*at.tricks, *((at.trick,) if at.trick.cards else ()))
    return Tricks(tricks, CHAIR, CALL), Laid(tuple(at.hand), Saying.plain(YOU_HOLD))


def _ask_out(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    seen, held = boards
    if not isinstance(seen, Tricks) or not isinstance(held, Laid):
        return None
    played = [(card, trick.cards[0].suit) for trick in seen.tricks for card in trick.cards]
    discarded = sorted({card.suit for card, led in played if card.suit != led})
    suit = rng.choice(discarded if level > 1 else [*BARBU.suits])
    gone, own = [led for card, led in played if card.suit == suit], BARBU.set(held.cards).of(suit)
    right = WHOLE - len(gone) - len(own)
    slips = {
        WHOLE - len(own): FORGOT_PLAYED,
        WHOLE - len(gone): FORGOT_OWN,
        WHOLE - gone.count(suit) - len(own): FORGOT_DISCARDS,
    }
    said = {Decimal(slip): Saying.plain(says, led=suit) for slip, says in slips.items() if slip != right}
    facts: Facts = {"led": suit, "played": len(gone), "own": len(own), "out": right}
    hints = Hints((Saying.plain(THIRTEEN),) * 2, (Saying.plain(FOLLOW.statement, FOLLOW),) * 2)
    number = Number(Decimal(right), said)
    because = (Saying(None, ((COUNTED if own else COUNTED_OUTSIDE, facts),)),)
    return Question("number", boards, HOW_MANY_OUT, because, hints, facts={"led": suit}, number=number)


LAST_TWO_OUT = Kind(
    "last-two-out", N_("How many are still out?"), "number", (FOLLOW,), _draw_out, _ask_out, of_a_deal=False
)
