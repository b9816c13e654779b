"""No Tricks: what may be played, which card stays below, which leads win, what to get rid of, and what it all costs."""

from __future__ import annotations

import random

from tutor.barbu.advice.losing import DUCK
from tutor.barbu.contracts.no_tricks import LEAD_FREE, NoTricks
from tutor.barbu.phases import Phase
from tutor.barbu.play import Play
from tutor.barbu.trick import FOLLOW, NO_HEADING, WINNER, Trick
from tutor.core.cards import BARBU, SUITS, Card, Cards
from tutor.core.message import N_
from tutor.teach import rulings
from tutor.teach.barbu.plays import PLAYERS, board, dealt, until
from tutor.teach.grid import Cell, Grid, State
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.saying import Saying

CONTRACT = NoTricks()
#: How many cards everybody holds on the boards that show what is still out, by level.
HELD = (3, 4, 5)


def _both_ways(at: Phase) -> bool:
    """Fits a turn at which one can go higher and stay below."""
    if not isinstance(at, Play) or not at.trick.cards:
        return False
    follows = _suit_led(at)
    higher = follows.above(at.trick.best)
    return bool(higher) and len(follows - higher) > 1


def _with_others_high(at: Phase) -> bool:
    """Fits such a turn where somebody has discarded a card that is higher, but of another suit."""
    return _both_ways(at) and isinstance(at, Play) and bool(_outranking(at))


def _outranking(at: Play) -> list[Card]:
    best = at.trick.best
    return [card for card in at.trick.cards if card.suit != best.suit and card.height > best.height]


def _suit_led(at: Play) -> Cards:
    """The cards of the hand that follow suit."""
    return at.hand.of(at.trick.cards[0].suit)


STAY_BELOW = N_(
    "You want to leave this trick to somebody else, and to be rid of as high a card as you can. Which card do you play?"
)
WHO_IS_BEST = N_("Which card is best in the trick so far? And which of yours are lower?")
JUST_BELOW = N_("{card:card} is your highest card below {best:card}. Your lower ones are worth more later.")
TOO_HIGH = N_("{card:card} goes over {best:card}: you may have to take the trick, and nothing obliges you to.")
TAKES_IT = N_("{card:card} goes over {best:card}, so you would win the trick, and nothing obliges you to.")
TOO_LOW = N_("{card:card} stays below too. But it can duck under many cards later, and {better:card} under fewer.")


def _draw_below(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """A table with cards above and below the best one; at last with a higher card of another suit in the trick."""
    fits = _with_others_high if level > 2 else _both_ways  # noqa: PLR2004 - levels are counted
    while True:
        found = until(dealt(CONTRACT.code, rng), rng, fits)
        if found is not None:
            return (board(found),)


def _ask_below(boards: tuple[Board, ...], level: int, _rng: random.Random) -> Question | None:
    at = rulings.moment(boards[0])
    if not isinstance(at, Play) or (level == 1 and len(at.trick.cards) < PLAYERS - 1):
        return None
    best = at.trick.best
    legal = BARBU.set(at.obligation().legal())
    lower = legal - legal.above(best)
    right = [*lower][-1]
    options = tuple(
        Option(card.code, card, card is right, _below(card, at.trick, right), 0) for card in at.hand if card in legal
    )
    hints = Hints((Saying.plain(WHO_IS_BEST),), (Saying.plain(DUCK.statement, DUCK),), (lower,))
    return Question("choose", boards, STAY_BELOW, (_below(right, at.trick, right),), hints, options=options)


def _below(card: Card, trick: Trick, right: Card) -> Saying:
    best = trick.best
    if card is right:
        return Saying.plain(JUST_BELOW, DUCK, card=card, best=best)
    if card.height > best.height:
        says = TAKES_IT if len(trick.cards) == PLAYERS - 1 else TOO_HIGH
        return Saying.plain(says, NO_HEADING, card=card, best=best)
    return Saying.plain(TOO_LOW, DUCK, card=card, better=right)


STAYS_BELOW = Kind(
    "no-tricks-below",
    N_("Stay below, but only just"),
    "choose",
    (DUCK, NO_HEADING),
    _draw_below,
    _ask_below,
    of_a_deal=False,
)

YOURS, OUT = N_("Your cards:"), N_("In the other hands, but you do not know in which:")
IF_YOU_LEAD = N_("You are on lead. If you play this card now, does it win the trick for sure, or can it not win?")
HIGHER_OR_LOWER = N_("Are there higher cards of its suit in the other hands? And lower ones?")
WINS, LOSES, DEPENDS = (
    State("wins", Saying.plain(N_("wins", "a card that is led"))),
    State("loses", Saying.plain(N_("cannot win", "a card that is led"))),
    State("depends", Saying.plain(N_("it depends", "whether a card that is led wins"))),
)
NOBODY_HAS = N_("Nobody else has a card of its suit, so nobody can beat {card:card}.")
NONE_HIGHER = N_("No higher card of its suit is out, so nobody can beat {card:card}.")
ALL_HIGHER = N_("{card:card} is below all that is out of its suit, {cards:and}, and whoever has one must follow suit.")
SOME_HIGHER = N_("{higher:and} {higher:n|beats|beat} {card:card}, but {lower:and} {lower:n|does|do} not.")


def _draw_out(level: int, _seed: int, rng: random.Random) -> tuple[Laid, Laid]:
    """The last cards of a deal: one’s own, and all that the others hold together; few suits at first."""
    held = HELD[level - 1]
    suits = rng.sample(SUITS, 2 if level == 1 else 3)
    cards = rng.sample([card for card in BARBU.cards if card.suit in suits], held * PLAYERS)
    own, others = BARBU.set(cards[:held]), BARBU.set(cards[held:])
    return Laid(tuple(own), Saying.plain(YOURS)), Laid(tuple(others), Saying.plain(OUT))


def _read_out(boards: tuple[Board, ...]) -> tuple[Cards, Cards]:
    own, others = (BARBU.set(board.cards) for board in boards if isinstance(board, Laid))
    return own, others


def _ask_lead(boards: tuple[Board, ...], level: int, _rng: random.Random) -> Question | None:
    own, others = _read_out(boards)
    cells = tuple(_if_led(card, others.of(card.suit)) for card in own)
    if len({cell.right for cell in cells}) < min(level + 1, 3):
        return None
    hints = Hints((Saying.plain(HIGHER_OR_LOWER),), (Saying.plain(WINNER.statement, WINNER),))
    because = tuple(cell.says for cell in cells)
    # One’s own cards stand in the cells: once is enough.
    return Question("pairs", boards[1:], IF_YOU_LEAD, because, hints, grid=Grid(cells, (WINS, LOSES, DEPENDS)))


def _if_led(card: Card, out: Cards) -> Cell:
    higher = out.above(card)
    lower = out - higher
    if not higher:
        return Cell(card.code, card, WINS.id, Saying.plain(NONE_HIGHER if out else NOBODY_HAS, WINNER, card=card))
    if not lower:
        return Cell(card.code, card, LOSES.id, Saying.plain(ALL_HIGHER, FOLLOW, card=card, cards=out))
    return Cell(card.code, card, DEPENDS.id, Saying.plain(SOME_HIGHER, WINNER, card=card, higher=higher, lower=lower))


IF_LED = Kind(
    "no-tricks-lead",
    N_("Which leads win?"),
    "pairs",
    (WINNER, FOLLOW, LEAD_FREE),
    _draw_out,
    _ask_lead,
    of_a_deal=False,
)
