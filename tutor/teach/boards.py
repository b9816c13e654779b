"""Boards that are drawn for a question: deals in a situation of a trick, or at any moment of either game."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any, NamedTuple

from tutor.barbu.contracts import names
from tutor.barbu.options import Options
from tutor.core.cards import EXCUSE, SUITS, TAROT, TRUMP, Card, Cards
from tutor.core.errors import Json
from tutor.core.obligation import Position
from tutor.core.record import Record
from tutor.games import GAMES, reached
from tutor.tarot.auction import PASS, Auction
from tutor.tarot.before_bidding import lone_petit
from tutor.tarot.dog import PLAIN
from tutor.tarot.play import Play
from tutor.tarot.setting import FIVE, FOUR, HAND_SIZES, dog_size
from tutor.tarot.trick import PETIT
from tutor.teach.draw import first_found
from tutor.teach.positions import LEARNER, TrickSituation, position, seen, walk
from tutor.teach.rulings import asked

#: A table without house rules of its own.
NO_RULES: Mapping[str, Json] = MappingProxyType({})
#: The chance that a walk goes on at a position that would do.
_PASSED = 0.85


class Sort(NamedTuple):
    """A sort of moment in a deal: a game, the size of its table, the phase, and the contracts that dealers call."""

    game: str
    players: int
    phase: str
    contracts: tuple[str, ...] = ()


#: The contracts of Barbu that are usually played.
SEVEN = names(Options())
#: The phases in which one can be asked for legal moves; dealing and setting rows of poker have too many of them.
ANYWHERE = (
    *(Sort("tarot", players, phase) for players in (3, 4, 5) for phase in ("auction", "dog", "play")),
    Sort("tarot", 5, "call"),
    *(Sort("barbu", 4, phase, SEVEN) for phase in ("call", "doubling", "play", "play", "play")),
)


def falling(cards: Cards) -> tuple[Card, ...]:
    """Trumps as one shows them: from high to low, the Excuse last."""
    excuse = TAROT.all.of(EXCUSE[0])
    return (*reversed([*cards - excuse]), *(cards & excuse))


def of_situation(situation: TrickSituation, seed: int) -> Record:
    """A board in a situation, as the learner sees it."""
    return seen(position(situation, seed), LEARNER)


def as_seen(record: Record) -> Record:
    """A board of a deal that stands where somebody is to move, as that player sees it."""
    turn = reached(record).turn
    return record if turn is None else seen(record, turn)


def of_last_trick(situation: TrickSituation, seed: int) -> Record | None:
    """A deal that begins in a situation, up to the learner’s last card, if that completes the last trick."""
    record, last = position(situation, seed), None
    for at, so_far in walk(record, random.Random(seed)):
        if at.turn == LEARNER:
            last = so_far
    play = reached(last) if last else None
    if last is None or not isinstance(play, Play) or len(play.trick.cards) < play.trick.players - 1:
        return None
    return seen(last, LEARNER)


def of_any(
    sorts: tuple[Sort, ...],
    rng: random.Random,
    fits: Callable[[Position[Any]], bool] = lambda _: True,
    rules: Mapping[str, Json] = NO_RULES,
) -> Record:
    """A board of one of some sorts that fits, seen by the player to move, who may do some things and not others.

    The ``rules`` are the house rules of its table.
    """

    def lived() -> Record | None:
        sort = rng.choice(sorts)
        for at, record in walk(_dealt(sort, rng, rules), rng):
            if at.phase == sort.phase and rng.random() > _PASSED and fits(at) and _is_a_choice(at):
                return as_seen(record)
        return None

    return first_found(lived, f"a board of {sorts}")


def of_bidding(players: int, rng: random.Random, fits: Callable[[Auction], bool], rules: Mapping[str, Json]) -> Record:
    """A board of an auction that fits, seen by the player who speaks next; no card is played to find one."""

    def heard() -> Record | None:
        found: list[Record] = []
        for at, record in walk(_dealt(Sort("tarot", players, "auction"), rng, rules), rng):
            if not isinstance(at, Auction):
                break
            if fits(at) and _is_a_choice(at):
                found.append(record)
        return as_seen(rng.choice(found)) if found else None

    return first_found(heard, f"an auction of {players}")


def of_auction(players: int, spoken: int, rng: random.Random) -> Record:
    """A board on which so many have spoken in an auction, seen by the player who speaks next."""
    record = _dealt(Sort("tarot", players, "auction"), rng)
    while not isinstance(reached(record), Auction):  # whoever has the Petit and no other trump ends the deal
        record = _dealt(Sort("tarot", players, "auction"), rng)
    for _ in range(spoken):
        _, *bids = reached(record).obligation().legal()
        passes = not bids or rng.random() < _PASSES
        word = PASS if passes else bids[-1] if rng.random() < _JUMPS else bids[0]
        record = replace(record, moves=(*record.moves, word))
    return as_seen(record)


#: The chance that somebody passes in an auction, and the one to bid as high as one can: nobody’s cards are looked at.
_PASSES, _JUMPS = 0.5, 0.1


def of_ecart(held: Cards, set_aside: int, rng: random.Random, called: Card | None = None) -> Record:
    """A board whose taker holds these cards, the dog among them; some are ``set_aside`` already.

    It is a table of five where a card was ``called``, and else one of four.
    """
    others = [card for card in TAROT.cards if card not in held]
    # Whoever calls a queen has all kings in hand, and none of them was in the dog.
    free = [card for card in held if called is None or card.suit not in SUITS or card.height <= called.height]
    players = FIVE if called else FOUR
    size, taker, dealer = HAND_SIZES[players], rng.randrange(players), rng.randrange(players)
    words = [PASS if (dealer + 1 + place) % players != taker else rng.choice(PICKED_UP) for place in range(players)]
    words += [f"call {called.code}"] if called else []

    def dealt() -> Record | None:
        rng.shuffle(others)
        dog = TAROT.set(rng.sample(free, len(held) - size))
        hands = _hands(others, players - 1)
        hands.insert(taker, held - dog)
        record = Record("tarot", players, tuple(hands), dealer=dealer, dog=dog)
        return record if isinstance(reached(record), Auction) else None  # nobody has the Petit and no other trump

    record = replace(first_found(dealt, f"an écart from {held}"), moves=tuple(words))
    for _ in range(set_aside):
        record = replace(record, moves=(*record.moves, rng.choice(reached(record).obligation().legal())))
    return seen(record, taker)


def of_call(hand: Cards, rng: random.Random, rules: Mapping[str, Json]) -> Record:
    """A board at a table of five whose taker holds these cards, and is to call one; ``rules`` are its house rules."""
    others = [card for card in TAROT.cards if card not in hand]
    size, taker, dealer = HAND_SIZES[FIVE], rng.randrange(FIVE), rng.randrange(FIVE)
    words = tuple(PASS if (dealer + 1 + place) % FIVE != taker else "garde" for place in range(FIVE))

    def dealt() -> Record | None:
        rng.shuffle(others)
        hands = _hands(others, FIVE - 1)
        dog = TAROT.set(others[size * (FIVE - 1) :])
        hands.insert(taker, hand)
        record = Record("tarot", FIVE, tuple(hands), dealer=dealer, rules=rules, dog=dog)
        return record if isinstance(reached(record), Auction) else None

    return as_seen(replace(first_found(dealt, f"a call from {hand}"), moves=words))


def of_lead(called: Card, rng: random.Random, fits: Callable[[Play], object]) -> Record:
    """A board at a table of five on which somebody is to lead, to the first trick or to one of the next few."""

    def lived() -> Record | None:
        aside = rng.sample([*PLAIN], dog_size(FIVE))
        left = rng.sample([*TAROT.all - TAROT.set(aside)], FIVE * HAND_SIZES[FIVE])
        hands = tuple(TAROT.set(left[seat::FIVE]) for seat in range(FIVE))
        if any(map(lone_petit, hands)):
            return None
        start = {"phase": "play", "taker": rng.randrange(FIVE), "contract": "garde", "called": called.code}
        record = Record("tarot", FIVE, hands, start={**start, "leader": rng.randrange(FIVE)})
        for at, so_far in walk(record, rng):
            if not isinstance(at, Play) or len(at.tricks) > _FEW_TRICKS:
                break
            if not at.trick.cards and fits(at):
                return as_seen(so_far)
        return None

    return first_found(lived, f"a lead after a call of {called}")


def of_petit(trumps: int, rng: random.Random, rules: Mapping[str, Json], fits: Callable[[Play], object]) -> Record:
    """A board of four on which a defender follows whose last trump is the Petit, dealt among so many ``trumps``."""
    size = HAND_SIZES[FOUR]

    def lived() -> Record | None:
        own = [PETIT, *rng.sample([*TAROT.all.of(TRUMP).without(PETIT)], trumps - 1)]
        own += rng.sample([card for card in TAROT.cards if card.suit in SUITS], size - trumps)
        others = rng.sample([*TAROT.all - TAROT.set(own)], len(TAROT) - size)
        hands = (TAROT.set(own), *_hands(others, FOUR - 1))
        dog = TAROT.set(others[size * (FOUR - 1) :])
        record = Record("tarot", FOUR, hands, dealer=rng.randrange(FOUR), rules=rules, dog=dog)
        for at, so_far in walk(record, rng):
            if isinstance(at, Play) and (at.taker == LEARNER or len(at.tricks) > _FEW_TRICKS):
                break
            if isinstance(at, Play) and at.turn == LEARNER and at.hand.of(TRUMP) == _THE_PETIT and fits(at):
                return as_seen(so_far)
        return None

    return first_found(lived, f"a Petit among {trumps} trumps")


def _hands(cards: Sequence[Card], count: int) -> list[Cards]:
    """The hands of so many players, which are all but one at the table, from cards in any order."""
    size = HAND_SIZES[count + 1]
    return [TAROT.set(cards[size * place : size * (place + 1)]) for place in range(count)]


_THE_PETIT = TAROT.set([PETIT])
#: So many tricks are played at most before a card that is asked about.
_FEW_TRICKS = 4
#: The contracts in which the dog is picked up that every table plays.
PICKED_UP = ("prise", "garde")


def _dealt(sort: Sort, rng: random.Random, rules: Mapping[str, Json] = NO_RULES) -> Record:
    """A deal before its first move; a dealer who calls contracts has called some before.

    Two are left at least, and so nobody can have been forced yet to double that dealer (B-DBL-FORCED).
    """
    table = {"game": sort.game, "players": sort.players, "dealer": rng.randrange(sort.players), "rules": {**rules}}
    record = GAMES[sort.game].Match.of({**table, "seed": rng.randrange(1, 10**6), "deals": []}).record()
    if not sort.contracts:
        return record
    called = rng.sample(sort.contracts, rng.randrange(1, len(sort.contracts) - 1))
    others = [seat for seat in range(sort.players) if seat != record.dealer]
    doubled = {str(seat): rng.randrange(min(len(called), 2) + 1) for seat in others}
    return replace(record, history={"called": called, "doubled": doubled})


def _is_a_choice(at: Position[Any]) -> bool:
    """Whether something is allowed and something is not; where cards are played, one of them must be allowed."""
    legal = at.obligation().legal()
    playable = at.phase != "play" or any(isinstance(move, Card) for move in legal)
    return playable and not all(ruling.legal for ruling in asked(at))
