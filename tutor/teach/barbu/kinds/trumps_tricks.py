"""Tricks in Trumps: who wins one, and which cards are sure to win."""

from __future__ import annotations

import random
from collections.abc import Hashable

from tutor.barbu.advice.winning import CASH, DRAW
from tutor.barbu.contracts.ladder import WINNER
from tutor.barbu.contracts.trumps import Trumps
from tutor.barbu.play import Play
from tutor.barbu.trick import Trick
from tutor.core.cards import BARBU, SUITS, Card, Cards
from tutor.core.message import N_
from tutor.core.possible import Whereabouts
from tutor.core.record import Record
from tutor.games import reached
from tutor.teach.barbu.plays import CHAIR, PLAYERS, dealt, lived
from tutor.teach.legacy import Kind
from tutor.teach.open_boards import Tricks
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.saying import Saying

# Who wins the trick?

TRUMPS_ARE = N_("Trumps: {suit:suit}", "above cards that lie open")
WHO_WINS = N_("{suit:Suit} are trumps, and the first of these four cards was led. Which of them wins the trick?")
ANY_TRUMP_THERE = N_("Is there a trump among the four? If there are several, which is the highest?")
HIGHEST_TRUMP = N_("There are trumps in the trick, and the highest of them is {card:card}.")
ONE_TRUMP = N_("A trump beats every card of another suit, and {card:card} is the only one in the trick.")
NO_TRUMP = N_("There is no trump in the trick, so the suit led decides: the highest of it is {card:card}.")
BEATEN = N_("It is of the suit led, but {top:card} is higher.")
RUFFED = N_("There is a trump in the trick, {top:card}, and a trump beats every card of another suit.")
LOWER_TRUMP = N_("It is a trump, but {top:card} is a higher one.")
DISCARDED = N_("{led:Suit} were led. A card of another suit that is no trump cannot win, however high it is.")


def _draw_four(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """A trick with one trump; with two, and high discards; with trumps led, or none of them at all."""
    trumps, led, *others = rng.sample(SUITS, len(SUITS))
    ruffs = 1 if level == 1 else 2
    if level == 3:  # noqa: PLR2004 - levels are counted
        ruffs = rng.choice((0, 2))
        led = trumps if ruffs else led
    first = rng.choice([*BARBU.all.of(led)][-9:-2])
    more = [card for card in BARBU.all.of(led) if card is not first]
    high = [card for suit in others for card in BARBU.all.of(suit) if card.rank in "AKQ"]
    rest = rng.sample([card for card in BARBU.all.of(trumps) if card is not first], ruffs)
    rest += rng.sample([card for card in more if card not in rest], 1 if rng.random() < 1 / 2 else 0)
    rest += rng.sample(high, PLAYERS - 1 - len(rest))
    return (Laid((first, *rng.sample(rest, len(rest))), Saying.plain(TRUMPS_ARE, suit=trumps)),)


def reasons(options: tuple[Option, ...]) -> tuple[Saying, ...]:
    """Why the right options are right, each reason once."""
    every = [option.says for option in options if option.right]
    return tuple(one for number, one in enumerate(every) if one not in every[:number])


def trump_suit(laid: Laid) -> str:
    """The trumps of which the title of a board speaks."""
    return str(laid.title.sentences[0][1]["suit"]) if laid.title else ""


def _ask_four(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    (laid,) = boards
    if not isinstance(laid, Laid):
        return None
    suit = trump_suit(laid)
    trick = Trick(0, PLAYERS, laid.cards)
    best = trick.card_of(Trumps(suit).winner(trick))
    options = tuple(Option(card.code, card, card is best, _stands(card, best, trick, suit)) for card in trick.cards)
    because = tuple(option.says for option in options if option.right)
    lit = BARBU.set(card for card in trick.cards if card.suit == best.suit)
    hints = Hints((Saying.plain(ANY_TRUMP_THERE),), (Saying.plain(WINNER.statement, WINNER),), (lit,))
    return Question("choose", boards, WHO_WINS, because, hints, facts={"suit": suit}, options=options)


def _stands(card: Card, best: Card, trick: Trick, trumps: str) -> Saying:
    """Why a card of a trick is its best one, or is not."""
    if card is best:
        several = sum(other.suit == trumps for other in trick.cards) > 1
        says = NO_TRUMP if best.suit != trumps else HIGHEST_TRUMP if several else ONE_TRUMP
    elif best.suit == trumps:
        says = LOWER_TRUMP if card.suit == trumps else RUFFED
    else:
        says = BEATEN if card.suit == trick.led else DISCARDED
    return Saying.plain(says, WINNER, card=card, top=best, led=trick.led)


TRUMPS_WINNER = Kind(
    "trumps-winner", N_("Trumps: who wins the trick?"), "choose", (WINNER,), _draw_four, _ask_four, of_a_deal=False
)


# The tricks so far, and the learner's hand

#: After so many complete tricks one asks, by level.
AFTER = {1: (2, 3), 2: (3, 4), 3: (5, 6, 7)}
YOUR_HAND = N_("Trumps: {suit:suit}. Your hand now:")


def _on_lead(level: int, rng: random.Random) -> tuple[Board, ...] | None:
    """The tricks of a deal, and the hand of the learner, who leads to the next one; ``None`` if they never do."""
    suit, wanted = rng.choice(SUITS), rng.choice(AFTER[level])
    for at, _ in lived(dealt(f"trumps {suit}", rng), rng):
        if isinstance(at, Play) and len(at.taken) >= wanted:
            if len(at.taken) > wanted or at.trick.cards:
                return None
            return Tricks(at.tricks, CHAIR, f"trumps {suit}"), Laid(
                tuple(sorted(at.hand, key=_place)), Saying.plain(YOUR_HAND, suit=suit)
            )
    return None


def _place(card: Card) -> tuple[int, int]:
    """The place of a card in a hand that is laid out."""
    return SUITS.index(card.suit), card.height


def _draw_tricks(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    while True:
        found = _on_lead(level, rng)
        if found:
            return found


def _play(boards: tuple[Board, ...]) -> tuple[Play, str]:
    """The play after the tricks, as the learner knows it, and the trumps."""
    tricks, laid = boards
    if not isinstance(tricks, Tricks) or not isinstance(laid, Laid):
        raise TypeError(boards)
    suit = trump_suit(laid)
    own = [trick.card_of(CHAIR.seat or 0) for trick in tricks.tricks]
    hands = (BARBU.set([*own, *laid.cards]), *[None] * (PLAYERS - 1))
    start = {"phase": "play", "contract": f"trumps {suit}", "leader": tricks.tricks[0].leader}
    moves = tuple(card.code for trick in tricks.tricks for card in trick.cards)
    record = Record("barbu", PLAYERS, hands, dealer=tricks.tricks[0].leader, start=start, moves=moves)
    at = reached(record)
    if not isinstance(at, Play):
        raise TypeError(at)
    return at, suit


# Which cards are sure to win?

SURE = N_(
    "{suit:Suit} are trumps, and you lead to the next trick. Mark every card that is certain to win it, whatever the"
    " others hold."
)
WHO_COULD_BEAT = N_("For each card: is a higher one of its suit still out? And could anybody ruff it?")
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


def _ask_sure(boards: tuple[Board, ...], level: int, _rng: random.Random) -> Question | None:
    at, suit = _play(boards)
    out = at.pack.all - at.played - at.hand
    masters = [card for card in at.hand if not out.above(card)]
    plain = [card for card in masters if card.suit != suit]
    if not masters or len(masters) == len(at.hand) or (level > 1 and not plain):
        return None
    if out.of(suit) and (len(masters) == len(plain) or not all(_may_be_ruffed(card, out, at, suit) for card in plain)):
        return None
    in_order = sorted(at.hand, key=_place)
    options = tuple(Option(card.code, card, *_certain(card, out, suit)) for card in in_order)
    because = reasons(options)[:2]
    hints = Hints((Saying.plain(WHO_COULD_BEAT),), (Saying.plain(SURE_IF, CASH),))
    return Question("mark", boards, SURE, because, hints, facts={"suit": suit}, options=options)


def _certain(card: Card, out: Cards, suit: str) -> tuple[bool, Saying]:
    """Whether a card is sure to win, and why."""
    if higher := out.above(card):
        return False, Saying.plain(A_HIGHER, CASH, out=higher)
    if card.suit == suit:
        return True, Saying.plain(TOP_TRUMP, DRAW)
    left = len(out.of(suit))
    return not left, Saying.plain(A_RUFF, DRAW, left=left) if left else Saying.plain(TOP_AND_SAFE, CASH)


def _may_be_ruffed(card: Card, out: Cards, at: Play, suit: str) -> bool:
    """Whether the unknown cards can lie so that somebody holds a trump and no card of this suit."""
    rooms: dict[Hashable, int] = {seat: at.size - len(at.taken) for seat in range(PLAYERS)}
    world = Whereabouts.of(at.pack, rooms | {"gone": len(at.played)}).lying(at.played, "gone")
    world = world.lying(at.hand, CHAIR.seat)
    for seat in range(1, PLAYERS):
        world = world.missing(at.excluded[seat], seat)
    return any(
        world.missing(out.of(card.suit), seat).lying(at.pack.set([trump]), seat).possible
        for seat in range(1, PLAYERS)
        for trump in out.of(suit)
    )


TRUMPS_SURE = Kind(
    "trumps-sure",
    N_("Which of your cards are sure to win?"),
    "mark",
    (DRAW, CASH),
    _draw_tricks,
    _ask_sure,
    of_a_deal=False,
)
