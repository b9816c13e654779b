"""The card to play to a trick: what leaves one's side best off in its points, or is the most dangerous one to keep."""

from __future__ import annotations

from itertools import islice

from tutor import barbu
from tutor.barbu.advice.losing import SHED
from tutor.barbu.contracts.no_tricks import NoTricks
from tutor.barbu.play import Play
from tutor.core.cards import BARBU, SUITS, TAROT, TRUMP, Card
from tutor.core.message import N_
from tutor.core.record import Record
from tutor.tarot.score.count import VALUES
from tutor.tarot.trick import TRICK_WON, Trick
from tutor.teach.barbu.plays import board, dealt, in_tricks, onwards
from tutor.teach.draw import Draw
from tutor.teach.glances import by_height, longest_suit, shortest_suit
from tutor.teach.judge import RULES, Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.choice.family import CHOICE
from tutor.teach.kinds.choice.options import FORBIDDEN, Advice, Merit, best_by_advice, best_of
from tutor.teach.open_boards import Played
from tutor.teach.posed import Asked, Offer, Posed, card_offers
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying
from tutor.teach.tarot.plays import CHAIR, PLAYERS

# Give points, or keep them?

WHICH_BRINGS = N_(
    "You play the last card of this trick. Of the cards that you may play, choose the one that is best for your side,"
    " counting only the points in this trick."
)
WHO_WINS = N_(
    "So far {by:player} wins this trick with {top:card}. Is that the taker or a partner, and could you beat it?"
)
BRINGS = N_("With it your side wins {points:half} points in this trick.")
COSTS = N_("With it the taker wins {points:half} points in this trick.")
#: The points in such a trick make a sentence of their own.
SAFE, LOST = (
    N_("Your partner’s trick is safe, since nobody plays after you: put your most valuable card on it."),
    N_("You cannot win this trick, so give the taker as little as you can."),
)
WIN_IT = N_("You can win this trick for your side, with the most valuable card that wins it.")
#: The number of cards in the learner's hand, which can be seen at a glance.
HELD = 7


#: The cards that one plays who looks only at one’s own hand.
AT_A_GLANCE = (by_height(-1, longest_suit), by_height(-1), by_height(0, longest_suit))


@kind(CHOICE, VALUES, TRICK_WON, edition=2, against=AT_A_GLANCE)
def most_points(draw: Draw) -> Posed | None:
    """Three cards of a trick, and a hand: a plain suit; some have trumped; anything."""
    rng = draw.rng
    led = rng.choice(SUITS)
    of_suit = rng.sample([*TAROT.all.of(led)], 14)
    trumps = rng.sample([*TAROT.all.of(TRUMP)], 21)
    often = draw.of(0, 1 / 2, 1 / 2)  # somebody has ruffed, or the learner has to
    cards = [of_suit.pop(), of_suit.pop(), trumps.pop() if often and rng.random() < often else of_suit.pop()]
    own = of_suit[: rng.randint(2, 4)] if not often or rng.random() < often else trumps[:3]
    others = [card for card in TAROT.cards if card.suit in SUITS and card.suit != led]
    hand = TAROT.set((*own, *rng.sample(others, HELD - len(own))))
    trick = Trick(1, PLAYERS, tuple(cards))
    top = trick.best or trick.cards[0]
    seen = Played((trick,), rng.randrange(1, PLAYERS), CHAIR)
    at = seen.play(hand)

    def advised(judge: Judge) -> Advice:
        merits = {}
        for verdict in judge.obligation(at):
            worth = _comes_to(trick.with_card(verdict.move), seen.taker, judge)
            says = Saying.plain(BRINGS if worth > 0 else COSTS, VALUES, points=abs(worth) / 2)
            allowed = Merit(worth, says)
            merits[verdict.move.code] = allowed if verdict.legal else Merit(FORBIDDEN, Saying.of(verdict.ruling, CHAIR))
        partners = trick.seat_of(judge.winner(trick) or trick.cards[0]) != seen.taker
        best = max(merit.worth for merit in merits.values())
        lesson = SAFE if partners and best > 0 else WIN_IT if best > 0 else LOST
        first = next(merits[card.code] for card in hand if merits[card.code].worth == best)
        nudge = Saying(None, ((WHO_WINS, {"by": trick.seat_of(top), "top": top}),), CHAIR)
        return Advice(merits, Hints.of(nudge, VALUES), (Saying.plain(lesson), first.says))

    brings = {merit.worth for merit in advised(RULES).options.values() if merit.worth > FORBIDDEN}
    asked = Asked((seen,), WHICH_BRINGS, card_offers(hand))
    return best_of(asked, advised, any_of=True) if len(brings) > 1 else None


def _comes_to(trick: Trick, taker: int, judge: Judge) -> int:
    """The worth of a whole trick to the defence, doubled; less than nothing if the taker wins it."""
    worth = judge.total(TAROT.set(trick.cards))
    return -worth if trick.seat_of(judge.winner(trick) or trick.cards[0]) == taker else worth


# Get rid of danger

OUT = N_("In the other hands, but you do not know in which:")
GET_RID = N_(
    "{led:Suit} were led, and you have none, so you may discard any card. Which of yours has most lower cards of its"
    " suit in the other hands? Most of the time that is the one to be rid of."
)
COUNT_BELOW = N_("For each of your cards, {hand:and}: how many lower ones of its suit are in the other hands?")
MOST_BELOW = N_("The others hold {below} {below:n|card|cards} below {card:card}, more than below any other of yours.")
FEWER_BELOW = N_("Below {card:card} the others hold only {below} {below:n|card|cards}.")
NONE_BELOW = N_(
    "Below {card:card} the others hold nothing, so it cannot win while they have higher ones to follow with."
)


#: A deal goes on in so many ways from a trick before the end, since it takes longer to play it up to there.
_WAYS = 30


@kind(CHOICE, SHED, edition=5)
def no_tricks_shed(draw: Draw) -> Posed:
    """One of the last tricks of a deal, in which the learner cannot follow; in half of them the highest card is it.

    At last it is the second highest in half of them, and never the highest.  In half of them it may not be the highest
    of the shortest suit either.

    The table, which also goes through the ways in which the others’ cards can lie, advises the same card.
    """
    count, seen, tempts = draw.of(3, 4, 5), draw.of(0, 0, 1), draw.rng.random() < 1 / 2
    any_suit = draw.rng.random() < 1 / 2

    def tells(at: Play) -> bool:
        """Whether one card is the most dangerous by far, and as high as is wanted."""
        if not _discards(at, count):
            return False
        below = _below(at)
        *_, second, right = sorted(below, key=below.__getitem__)
        higher = sum(card.height > right.height for card in at.hand)
        if below[right] - below[second] < draw.of(2, 1, 1) or (higher <= seen if tempts else higher != seen):
            return False
        return any_suit or right != max(shortest_suit([*at.hand]), key=_height)

    def discard() -> tuple[Play, Record] | None:
        moments = in_tricks(dealt(NoTricks.name, draw.rng), draw.rng)
        before = next(moment for moment in moments if len(moment[0].hand) == count + 1)
        ways = (moment for _ in range(_WAYS) for moment in islice(onwards(*before, draw.rng), 1, 2))
        found = next(((at, so_far) for at, so_far in ways if isinstance(at, Play) and tells(at)), None)
        return found if found and barbu.choose(found[0]) == _most_dangerous(found[0]).code else None

    at, record = draw.until(discard)
    out, below, right = BARBU.all - at.hand - at.played, _below(at), _most_dangerous(at)
    boards = board(record), Laid(tuple(out), Saying.plain(OUT))
    offers = tuple(Offer(card.code, card, 0) for card in at.hand)

    merits = {card.code: Merit(below[card], _shed(card, below[card], right)) for card in at.hand}
    advice = Advice(merits, Hints.plain(COUNT_BELOW, SHED, hand=at.hand))
    return best_by_advice(Asked(boards, GET_RID, offers, {"led": at.trick.led}), advice)


def _discards(at: Play, count: int) -> bool:
    """Whether the player to move holds so many cards, and cannot follow suit with any of them."""
    led = at.trick.led
    return len(at.hand) == count and led is not None and not at.hand.of(led)


def _height(card: Card) -> int:
    return card.height


def _below(at: Play) -> dict[Card, int]:
    """The number of lower cards of its suit in the other hands, for each card of the player to move."""
    out = BARBU.all - at.hand - at.played
    return {card: len(out.of(card.suit) - out.above(card)) for card in at.hand}


def _most_dangerous(at: Play) -> Card:
    """The card of the player to move with most lower ones in the other hands."""
    below = _below(at)
    return max(below, key=below.__getitem__)


def _shed(card: Card, below: int, right: Card) -> Saying:
    says = MOST_BELOW if card is right else FEWER_BELOW if below else NONE_BELOW
    return Saying.plain(says, SHED, card=card, below=below)
