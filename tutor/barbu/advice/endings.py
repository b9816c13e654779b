"""The last cards of a deal with all hands open, solved by trying every card that may be played.

Nothing here is advice for a table, where nobody sees the other hands: it is what a puzzle asks.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from tutor.barbu.layout import Layout
from tutor.barbu.play import Play
from tutor.barbu.trick import Trick
from tutor.core.cards import Card, Cards
from tutor.core.errors import RecordError
from tutor.core.message import N_

#: A deal whose last cards are to be played, and what can be done in it.
Late = Play | Layout
Move = Card | str
#: A function that picks the move of the player to move, as records write it.
Player = Callable[[Late], str]

OPEN_HANDS = N_("all hands, since here every card is tried")


class Outcome(NamedTuple):
    """The outcome of a move: the ``scores`` by seat from there on, and the ``moves``, itself the first.

    They lead to the end of the deal, or to where nothing that is still to come costs or brings anything.
    """

    scores: tuple[int, ...]
    moves: tuple[Move, ...]


def solve(at: Late, others: Player | None = None) -> dict[Move, Outcome]:
    """The outcome of each card that may be played, or of a pass; raise ``RecordError`` if a hand is not known.

    The player to move goes on as well as can be, with all hands open.  So do all the others, each for their own score:
    nobody plays for anybody else.  Of what comes to the same for them they do what is worst for the player to move, so
    that nothing is a gift; and of that, what leaves the first seats with least.

    With ``others`` these play as that says instead, such as ``choose``, who goes by one hand and what was played.
    """
    for seat, hand in enumerate(at.hands):
        if hand is None:
            raise RecordError(f"hands.{seat}", None, OPEN_HANDS)
    turn = at.turn
    if turn is None:
        return {}
    search = _Against(turn, others) if others else _InTricks(turn, at) if isinstance(at, Play) else _InDomino(turn)
    return {move: search.after(at, move) for move in at.obligation().legal()}


def followed(at: Late, line: Sequence[str]) -> Outcome:
    """The outcome of some moves that are made one after another, as records write them."""
    scores, moves = (0,) * len(at.hands), []
    for text in line:
        moves.append(at.read(text, "line"))
        later = moved_on(at, moves[-1])
        scores, at = _with(scores, *gained(at, later)), later
    return Outcome(scores, tuple(moves))


def _wish(turn: int, learner: int, scores: Sequence[int]) -> tuple[int, ...]:
    """A key that is larger, the better an outcome is for the player to move."""
    return scores[turn], -scores[learner], *(-score for score in scores)


def _with(scores: tuple[int, ...], seat: int, gain: int) -> tuple[int, ...]:
    """The scores, with the points that one seat gains added."""
    return (*scores[:seat], scores[seat] + gain, *scores[seat + 1 :]) if gain else scores


class _MoveByMove(ABC):
    """A search through every line of play, from one position to the next."""

    def after(self, at: Late, move: Move) -> Outcome:
        """The outcome of a move."""
        later = moved_on(at, move)
        scores, moves = self._best(later)
        return Outcome(_with(scores, *gained(at, later)), (move, *moves))

    @abstractmethod
    def _best(self, at: Late) -> Outcome:
        """The best outcome that can be reached from a position."""


class _Against(_MoveByMove):
    """A search in which one player tries everything, and the others always do the same in the same position."""

    def __init__(self, learner: int, others: Player) -> None:
        self.learner, self.others = learner, others

    def _best(self, at: Late) -> Outcome:
        if settled(at):
            return Outcome((0,) * len(at.hands), ())
        if at.turn != self.learner:
            return self.after(at, at.read(self.others(at), "move"))
        found = (self.after(at, move) for move in at.obligation().legal())
        return max(found, key=lambda one: one.scores[self.learner])


class _InDomino(_MoveByMove):
    """A search in which everybody tries everything, in Domino."""

    def __init__(self, learner: int) -> None:
        self.learner = learner
        self.known: dict[object, Outcome] = {}

    def _best(self, at: Late) -> Outcome:
        turn = at.turn
        if turn is None or not isinstance(at, Layout):
            return Outcome((0,) * len(at.hands), ())
        key = tuple(hand and hand.bits for hand in at.hands), turn, at.out
        if key not in self.known:
            found = (self.after(at, move) for move in at.obligation().legal())
            self.known[key] = max(found, key=lambda one: _wish(turn, self.learner, one.scores))
        return self.known[key]


def moved_on(at: Late, move: Move) -> Late:
    """The position after a move."""
    if isinstance(at, Layout):
        return at.after(move)
    if not isinstance(move, Card):
        raise TypeError(move)
    return at.after(move)


def gained(at: Late, later: Late) -> tuple[int, int]:
    """The seat that scores by a move, and its points: by completing a trick, or going out in Domino; else 0 and 0."""
    if isinstance(at, Layout) and isinstance(later, Layout) and len(later.out) > len(at.out):
        return later.out[-1], at.options.table.domino[len(at.out)]
    if isinstance(at, Play) and isinstance(later, Play) and len(later.taken) > len(at.taken):
        trick, winner, _ = later.taken[-1]
        return winner, _worth(at, trick.cards, at.size - len(at.taken))
    return 0, 0


def _worth(play: Play, cards: Sequence[Card], left: int) -> int:
    """The points that a trick with these cards brings its winner, with ``left`` tricks left, this one included."""
    contract, values = play.contract, play.options.table
    return int(contract.stake(left, values)) + sum(contract.penalty(card, values) for card in cards)


def settled(at: Late) -> bool:
    """Whether nothing that is still to come costs or brings anything."""
    if isinstance(at, Layout) or at.turn is None:
        return at.turn is None
    contract, values, left = at.contract, at.options.table, at.size - len(at.taken)
    if any(contract.stake(one, values) for one in range(1, left + 1)):
        return False
    return not any(contract.penalty(card, values) for cards in (at.trick.cards, *at.hands) for card in cards or ())


#: The points of each seat from a position on, and the cards that each seat holds, in bits.
_Scores = tuple[int, ...]
_Hands = tuple[int, ...]


class _InTricks:
    """A search in which everybody tries everything, in tricks; its results are kept by hands and leader.

    It goes by the contract's own duties, but by bits rather than by positions, of which there are ten thousands.
    """

    def __init__(self, learner: int, play: Play) -> None:
        contract, values = play.contract, play.options.table
        self.learner, self.play, self.pack = learner, play, play.pack
        self.nothing = (0,) * len(play.hands)
        self.stakes = [int(contract.stake(left, values)) for left in range(1, play.size + 1)]
        self.costs = {card: contract.penalty(card, values) for card in self.pack.cards}
        self.costly = self.pack.set(card for card, cost in self.costs.items() if cost).bits
        self.held = sum(hand.bits for hand in play.hands if hand)
        self.known: dict[tuple[_Hands, int], _Scores] = {}
        self.follows: dict[tuple[int, tuple[Card, ...]], Sequence[Card]] = {}
        self.tricks: dict[tuple[Card, ...], tuple[int, int]] = {}

    def after(self, at: Late, move: Move) -> Outcome:
        """The outcome of a card; the moves that follow are found by playing on with the results already known."""
        if not isinstance(at, Play) or not isinstance(move, Card):
            raise TypeError(move)
        scores, moves = self._with_card(*_bare(at), move), [move]
        later = at.after(move)
        while not settled(later):
            moves.append(self._chosen(*_bare(later))[1])
            later = later.after(moves[-1])
        return Outcome(scores, tuple(moves))

    def _led(self, hands: _Hands, leader: int, left: int) -> _Scores:
        """The scores that follow from a position between two tricks, by seat."""
        if not any(self.stakes[:left]) and not sum(hands) & self.costly:
            return self.nothing
        key = hands, leader
        known = self.known.get(key)
        if known is None:
            known = self.known[key] = self._chosen(hands, (), leader, left)[0]
        return known

    def _chosen(self, hands: _Hands, cards: tuple[Card, ...], leader: int, left: int) -> tuple[_Scores, Card]:
        """The scores that follow from a position, by seat, and the card that the player to move plays."""
        turn = (leader + len(cards)) % len(hands)
        found = [
            (self._with_card(hands, cards, leader, left, card), card) for card in self._different(hands, turn, cards)
        ]
        return found[0] if len(found) == 1 else max(found, key=lambda one: _wish(turn, self.learner, one[0]))

    def _with_card(self, hands: _Hands, cards: tuple[Card, ...], leader: int, left: int, card: Card) -> _Scores:
        """The scores that follow from a card, by seat."""
        turn = (leader + len(cards)) % len(hands)
        hands = (*hands[:turn], hands[turn] & ~card.bit, *hands[turn + 1 :])
        cards = (*cards, card)
        if len(cards) < len(hands):
            return self._chosen(hands, cards, leader, left)[0]
        step, cost = self._completed(cards)
        winner = (leader + step) % len(hands)
        return _with(self._led(hands, winner, left - 1), winner, self.stakes[left - 1] + cost)

    def _completed(self, cards: tuple[Card, ...]) -> tuple[int, int]:
        """The winner of a trick, counted in seats from its leader, and the points that the cards in it bring."""
        found = self.tricks.get(cards)
        if found is None:
            winner = self.play.winner(Trick(0, len(cards), cards))
            found = self.tricks[cards] = winner, sum(self.costs[card] for card in cards)
        return found

    def _different(self, hands: _Hands, turn: int, cards: tuple[Card, ...]) -> Collection[Card]:
        """The cards that may be played; of those that come to the same only one.

        Two cards of a suit do that if they cost the same, and no card lies between them that others still hold, or have
        played to the trick.
        """
        legal = self._legal(hands, turn, cards)
        if len(legal) == 1:
            return legal
        others = sum(hands) - hands[turn] + sum(card.bit for card in cards)
        return {(card.suit, others & card.higher, self.costs[card]): card for card in reversed(legal)}.values()

    def _legal(self, hands: _Hands, turn: int, cards: tuple[Card, ...]) -> Sequence[Card]:
        """The cards that may be played; what may follow in a trick depends on nothing but the hand and the trick."""
        key, play = (hands[turn], cards), self.play
        legal = self.follows.get(key)
        if legal is None:
            gone = play.gone | Cards(self.pack, self.held - sum(hands))
            trick = Trick(0, len(hands), cards)
            legal = play.contract.duty(Cards(self.pack, hands[turn]), trick, gone, play.options).legal()
            if cards:
                self.follows[key] = legal
        return legal


def _bare(play: Play) -> tuple[_Hands, tuple[Card, ...], int, int]:
    """The hands as bits, the cards of the trick, who has led to it, and how many tricks are left with it."""
    hands = tuple(hand.bits if hand else 0 for hand in play.hands)
    return hands, play.trick.cards, play.trick.leader, play.size - len(play.taken)
