"""Cards of Barbu that win for certain, that cannot win, and that beat a queen somebody else holds."""

from __future__ import annotations

from collections.abc import Hashable

from tutor.barbu.advice.winning import CASH, DRAW
from tutor.barbu.contracts.no_queens import FACE_UP, QUEEN, NoQueens
from tutor.barbu.play import Play
from tutor.barbu.trick import WINNER, Trick
from tutor.core.cards import BARBU, SUITS, Card, Cards
from tutor.core.message import N_
from tutor.core.possible import Whereabouts
from tutor.teach.barbu.moments import hand_in_trumps, moment, seen, trumps_led
from tutor.teach.barbu.plays import CHAIR, OTHERS, PLAYERS, board
from tutor.teach.draw import Draw
from tutor.teach.judge import RULES, Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.beats.family import BEATS
from tutor.teach.kinds.find.marked import marked
from tutor.teach.posed import Asked, Posed, Verdicts, card_offers
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying, once

# Which cards beat a queen that is still out?

WHAT_CATCHES = N_(
    "Mark every card of yours with which you would beat a queen of the same suit that another player holds."
)
LOOK_AT = N_(
    "Look at {cards:and}. Which of them go over a queen, and which of those queens are still with another player?"
)
CATCHES = N_(
    "{card:card} beats {queen:card}, which another player still holds: if both fall to one trick, yours wins her."
)
QUEEN_PLAYED = N_("{card:card} has no queen of its suit to win any more: {queen:card} has been played.")
QUEEN_YOURS = N_("{card:card} would beat {queen:card}, but you hold that one yourself.")
THE_QUEEN = N_("{card:card} is a queen herself. There is only one in each suit, so she can beat no other.")
BELOW_QUEEN = N_("{card:card} is below {queen:card}: it cannot win her.")


@kind(BEATS, WINNER, FACE_UP, edition=2)
def no_queens_catches(draw: Draw) -> Posed:
    """A moment when a few kings and aces can win a queen, and others cannot any more; at first such are often none."""

    def fits(at: Play) -> bool:
        high = [card for card in at.hand if card.height > _queen_of(card).height]
        catching = [card for card in high if _catches(at, card, RULES)]
        tempting = len(high) - len(catching)
        settled = not any(card.rank == QUEEN for card in at.trick.cards)  # or one that was played could still be won
        return settled and len(at.hand) in draw.of((6, 7), (7, 8), (8, 9)) and bool(catching) and tempting >= least

    least = draw.of(draw.rng.randint(0, 1), 1, 2)
    at, record = moment(NoQueens.name, draw, fits)
    tops = BARBU.set(card for card in at.hand if not at.hand.above(card))
    mixed = tops if any(not _catches(at, card, RULES) for card in tops) else at.hand

    def verdicts(judge: Judge) -> Verdicts:
        on = {card.code: (_catches(at, card, judge), _queen_and(card, at, judge)) for card in at.hand}
        high = BARBU.set(card for card in at.hand if _goes_over(_queen_of(card), card, judge))
        return marked(on, Hints.plain(LOOK_AT, WINNER, high, cards=mixed))

    return Posed(Asked((board(record),), WHAT_CATCHES, card_offers(at.hand)), verdicts)


def _queen_of(card: Card) -> Card:
    return BARBU[card.suit + QUEEN]


def _goes_over(led: Card, card: Card, judge: Judge) -> bool:
    """Whether a card wins from one that was led."""
    return card is not led and judge.best(Trick(1, PLAYERS, (led, card)), None) is card


def _catches(at: Play, card: Card, judge: Judge) -> bool:
    """Whether a card beats the queen of its suit, and another player still has her."""
    return _goes_over(_queen_of(card), card, judge) and _queen_of(card) not in at.hand | at.played


def _queen_and(card: Card, at: Play, judge: Judge) -> Saying:
    """Whether a card of the learner can win the queen of its suit, and why."""
    queen = _queen_of(card)
    if not _goes_over(queen, card, judge):
        says = THE_QUEEN if card is queen else BELOW_QUEEN
    elif queen in at.hand:
        says = QUEEN_YOURS
    else:
        says = QUEEN_PLAYED if queen in at.played else CATCHES
    return Saying.plain(says, WINNER, card=card, queen=queen)


# Which cards cannot win the last trick?

WHICH_LOSE = N_(
    "Somebody else will lead to the last trick, and you will have kept one of your cards for it. Mark every card that"
    " cannot win it, whatever is led."
)
YOURS = N_("Your cards:", "above cards that lie open")
THEIRS = N_("What the others still hold, all together:", "above cards that lie open")
GO_THROUGH = N_(
    "You keep one of {own:and}. Which of them could be higher than a card of the same suit that another player leads?"
)
NONE_BELOW = N_(
    "A card cannot win if the others hold no lower card of its suit: whoever leads that suit then has a higher one, and"
    " under any other lead it is a discard."
)
COULD_WIN = N_("If {low:card} is led, {card:card} is higher and may win.")
NOTHING_LOWER = N_(
    "Nobody else holds a card below {card:card} in its suit: whoever leads that suit has a higher card than yours."
)
SUIT_GONE = N_("Nobody else has a card of this suit, so nobody can lead it: {card:card} would be a discard.")


@kind(BEATS, WINNER)
def last_two_losers(draw: Draw) -> Posed:
    """The cards that are left at the end, one’s own and those of the others."""
    count = draw.of(3, 4, 5)
    cards = draw.rng.sample(BARBU.cards, PLAYERS * count)
    own, others = BARBU.set(cards[:count]), BARBU.set(cards[count:])
    boards = (
        Laid(tuple(own), Saying.plain(YOURS), data={"of": "you"}),
        Laid(tuple(others), Saying.plain(THEIRS), data={"of": "others"}),
    )

    def verdicts(judge: Judge) -> Verdicts:
        on = {card.code: _loses(card, others, judge) for card in own}
        return marked(on, Hints((Saying.plain(GO_THROUGH, own=own),), (Saying.plain(NONE_BELOW, WINNER),)))

    least = draw.of(1, 1, 2)
    return Posed(
        Asked(boards, WHICH_LOSE, card_offers(own)),
        verdicts,
        lambda question: least <= sum(option.right for option in question.options) < count,
    )


def _loses(card: Card, others: Cards, judge: Judge) -> tuple[bool, Saying]:
    """Whether a card kept for the last trick loses it after any lead of the others, and why."""
    beaten = [led for led in others if _goes_over(led, card, judge)]
    if beaten:
        return False, Saying.plain(COULD_WIN, WINNER, card=card, low=beaten[0])
    return True, Saying.plain(NOTHING_LOWER if others.of(card.suit) else SUIT_GONE, WINNER, card=card)


# Which cards are sure to win in Trumps?

SURE = N_(
    "{suit:Suit} are trumps, and you lead to the next trick. Mark every card that is certain to win it, whatever the"
    " others hold."
)
SEEN = N_(
    "In the tricks and in your hand you see {trumps} of the 13 trumps and {count} of the 13 {other:suit}. Which of them"
    " are missing, and could one of those beat a card that you lead?"
)
SURE_IF = N_(
    "A trump wins for certain if no higher one is out. A card of another suit needs two things: no higher one of its"
    " suit is out, and no trump is out with which somebody might ruff."
)
TOP_TRUMP = N_("No higher trump is out, and nothing else beats a trump.")
TOP_AND_SAFE = N_("No higher card of this suit is out, and the others have no trump left to ruff it.")
A_HIGHER = N_("A higher card of this suit is out: {out:or}.")
A_RUFF = N_(
    "No higher card of this suit is out, but the others still hold {left} {left:n|trump|trumps}: whoever lacks the suit"
    " ruffs."
)


@kind(BEATS, DRAW, CASH)
def trumps_sure(draw: Draw) -> Posed | None:
    """The tricks of a deal and the hand of the learner, who leads; from the second level on with a high plain card."""
    at, suit = trumps_led(draw)
    out = at.pack.all - at.played - at.hand
    masters = [card for card in at.hand if not out.above(card)]
    plain = [card for card in masters if card.suit != suit]
    if not masters or len(masters) == len(at.hand) or (draw.level > 1 and not plain):
        return None
    if out.of(suit) and (len(masters) == len(plain) or not all(_may_be_ruffed(card, out, at, suit) for card in plain)):
        return None

    other = max((one for one in SUITS if one != suit), key=lambda one: len(at.hand.of(one)))
    visible = {one: len((at.played | at.hand).of(one)) for one in SUITS}
    nudge = Saying.plain(SEEN, trumps=visible[suit], count=visible[other], other=other)

    def verdicts(judge: Judge) -> Verdicts:
        on = {card.code: _certain(card, out, suit, judge) for card in at.hand}
        hints = Hints((nudge,), (Saying.plain(SURE_IF, CASH),))
        return Verdicts(once(says for right, says in on.values() if right)[:2], hints, on)

    boards = seen(at), hand_in_trumps(at, suit)
    return Posed(Asked(boards, SURE, card_offers(at.hand), {"suit": suit}), verdicts)


def _certain(card: Card, out: Cards, suit: str, judge: Judge) -> tuple[bool, Saying]:
    """Whether a card that is led is sure to win, and why."""
    over = {other for other in out if judge.best(Trick(0, PLAYERS, (card, other)), suit) is other}
    if higher := out.of(card.suit) & BARBU.set(over):
        return False, Saying.plain(A_HIGHER, CASH, out=higher)
    if card.suit == suit:
        return True, Saying.plain(TOP_TRUMP, DRAW)
    return not over, Saying.plain(A_RUFF, DRAW, left=len(over)) if over else Saying.plain(TOP_AND_SAFE, CASH)


def _may_be_ruffed(card: Card, out: Cards, at: Play, suit: str) -> bool:
    """Whether the unknown cards can lie so that somebody holds a trump and no card of this suit."""
    rooms: dict[Hashable, int] = {seat: at.size - len(at.taken) for seat in range(PLAYERS)}
    world = Whereabouts.of(at.pack, rooms | {"gone": len(at.played)}).lying(at.played, "gone")
    world = world.lying(at.hand, CHAIR.seat)
    for seat in OTHERS:
        world = world.missing(at.excluded[seat], seat)
    return any(
        world.missing(out.of(card.suit), seat).lying(at.pack.set([trump]), seat).possible
        for seat in OTHERS
        for trump in out.of(suit)
    )
