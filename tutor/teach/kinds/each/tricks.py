"""The points that winning a trick of Barbu costs or brings: contract by contract, or trick by trick."""

from __future__ import annotations

from string import ascii_lowercase
from typing import NamedTuple

from tutor.barbu.contracts import TrickContract
from tutor.barbu.contracts.barbu import Barbu
from tutor.barbu.contracts.no_hearts import NoHearts
from tutor.barbu.contracts.no_last_two import COUNT, SCORE, NoLastTwo
from tutor.barbu.contracts.no_queens import NoQueens
from tutor.barbu.contracts.no_tricks import NoTricks
from tutor.barbu.contracts.trumps import Trumps
from tutor.barbu.match import ZERO
from tutor.barbu.trick import Taken, Trick
from tutor.barbu.values import STANDARD, Values
from tutor.core.cards import BARBU, SUITS, Card
from tutor.core.message import N_, Facts, Message
from tutor.teach.barbu.plays import PLAYERS, WHOLE
from tutor.teach.draw import Draw
from tutor.teach.grid import State
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.each.family import EACH
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.positions import LEARNER
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying


def _brings(contract: TrickContract, number: int, size: int, values: Values, cards: tuple[Card, ...] = ()) -> int:
    """The points of a player who wins just the trick of this number, in a deal of ``size`` tricks."""
    winners = (LEARNER if at == number else LEARNER + 1 for at in range(1, size + 1))
    taken = [Taken(Trick(by, PLAYERS, cards), by, BARBU.set(cards)) for by in winners]
    return sum(line.value for line in contract.base(taken, values) if line.reason.facts["by"] == LEARNER)


# One trick in six contracts

#: The contracts that are played in tricks, with what is said of one that a trick bears on, and of one that it does not.
IN_TRICKS: dict[TrickContract, tuple[Message, Message | None]] = {
    NoTricks(): (N_("Every trick counts here, whatever is in it: {points:signed}."), None),
    NoHearts(): (
        N_("Only hearts count here, and {cards:and} {cards:n|is|are} in it: {points:signed}."),
        N_("Only hearts count here, and there is none in it."),
    ),
    NoQueens(): (
        N_("Only queens count here, and {cards:and} {cards:n|is|are} in it: {points:signed}."),
        N_("Only queens count here, and there is none in it."),
    ),
    Barbu(): (
        N_("Only the king of hearts counts here, and there he is: {points:signed}."),
        N_("Only the king of hearts counts here, and he is somewhere else."),
    ),
    NoLastTwo(): (
        N_("It is one of the last two tricks, and only they count here: {points:signed}."),
        N_("Only tricks 12 and 13 count here, and this is not one of them."),
    ),
    Trumps("S"): (N_("Here you want tricks, and each of them brings points: {points:signed}."), None),
}
THE_TRICK = N_("You have won this trick. It is trick {number} of 13.")
WHAT_DOES_IT_DO = N_("Does winning it cost you points in each of these contracts, or bring you some, or nothing?")
WHAT_COUNTS = N_(
    "This is trick {number}, with {cards:and} in it. Which contracts look at the cards, which at the number of the"
    " trick, and which at neither?"
)
TRICKS_OR_CARDS = N_(
    "In No Tricks and in Trumps every trick counts, in No Last Two only the last two; in No Hearts, No Queens and Barbu"
    " it is cards that count."
)
NOTHING = "nothing"
_DOES = (
    State("costs", Saying.plain(N_("costs", "what winning a trick does"))),
    State(NOTHING, Saying.plain(N_("nothing", "what winning a trick does"))),
    State("brings", Saying.plain(N_("brings", "what winning a trick does"))),
)
_QUEENS = tuple(BARBU[f"{suit}Q"] for suit in SUITS)


@kind(EACH, ZERO)
def seven_trick(draw: Draw) -> Posed:
    """A trick led in another suit than hearts; at first in the middle of the deal, later often at its end."""
    (led, *own), rest = _trick(draw)
    early = draw.of(1, draw.number % 2, draw.number % 2)
    number = draw.rng.randint(2, 11) if early else draw.rng.choice((12, 13))
    cards = (led, *draw.rng.sample([*own, *rest], PLAYERS - 1))
    contracts = {contract.name: contract for contract in IN_TRICKS}
    look = Saying.plain(WHAT_COUNTS, number=number, cards=BARBU.set(cards))
    asked = Asked(
        (Laid(cards, Saying.plain(THE_TRICK, number=number)),),
        WHAT_DOES_IT_DO,
        tuple(Offer(name, Saying.plain(contract.title)) for name, contract in contracts.items()),
        states=_DOES,
    )

    def verdicts(judge: Judge) -> Verdicts:
        points = {name: _brings(contract, number, WHOLE, judge.values, cards) for name, contract in contracts.items()}
        states = {name: (_does(worth), _says(contracts[name], cards, worth, judge)) for name, worth in points.items()}
        because = tuple(says for does, says in states.values() if does != NOTHING)
        return Verdicts(because, Hints((look,), (Saying.plain(TRICKS_OR_CARDS),)), states=states)

    return Posed(asked, verdicts)


def _trick(draw: Draw) -> tuple[list[Card], list[Card]]:
    """Four cards: two or more of the suit led, and others that cost in some contract."""
    rng = draw.rng
    led = rng.choice([suit for suit in SUITS if suit != "H"])
    own = rng.sample([*BARBU.all.of(led)], rng.choice(draw.of((2, 3, 4), (2, 3, 4), (2, 3))))
    hearts = BARBU.all.of("H")
    costly = (*draw.of(hearts.without(BARBU["HK"]), hearts, hearts), *BARBU.set(_QUEENS))
    others = rng.sample([card for card in costly if card not in own], 4)
    if draw.of(0, 0, 1):
        others.insert(0, BARBU["HK"] if rng.random() < 1 / 2 else BARBU["HQ"])
    return own, [card for card in dict.fromkeys(others) if card.suit != led][: PLAYERS - len(own)]


def _does(points: int) -> str:
    return "brings" if points > 0 else "costs" if points else NOTHING


def _says(contract: TrickContract, cards: tuple[Card, ...], points: int, judge: Judge) -> Saying:
    """The reason why a trick costs or brings points in a contract, or does nothing."""
    bears, does_not = IN_TRICKS[contract]
    facts: Facts = {
        "points": points,
        "cards": BARBU.set(card for card in cards if contract.penalty(card, judge.values)),
    }
    return Saying(None, ((does_not if does_not and not points else bears, facts),))


# The last tricks in No Last Two

WHICH_COST = N_("In No Last Two, what does each of these tricks cost the player who wins it?")
TRICK_OF = N_("Trick {number}, when {players} players share {cards} cards")
HOW_MANY_TRICKS = N_(
    "Take trick {number}, when {players} players share {cards} cards. How many cards does everybody get, and how many"
    " tricks come after this one?"
)
LAST_ONE = N_("{cards} cards for {players} make {size} tricks: trick {number} is the very last, and costs {worth}.")
LAST_BUT_ONE = N_(
    "{cards} cards for {players} make {size} tricks: trick {number} is the last but one, and costs {worth}."
)
BEFORE = N_(
    "{cards} cards for {players} make {size} tricks. Trick {number} comes before the last two and costs nothing."
)
_COSTS = {
    0: State("none", Saying.plain(N_("nothing"))),
    10: State("ten", Saying.plain(N_("10 points"))),
    20: State("twenty", Saying.plain(N_("20 points"))),
}
#: The number of players and of cards in a deal.
USUAL, SHORT, FIVE = (4, 52), (4, 32), (5, 50)


NO_LAST_TWO = NoLastTwo()


class Late(NamedTuple):
    """A trick near the end of a deal: how many ``players`` share how many ``cards``, and its number."""

    players: int
    cards: int
    number: int

    @property
    def size(self) -> int:
        """The number of tricks of such a deal."""
        return self.cards // self.players

    @property
    def facts(self) -> Facts:
        """All of it, for sentences."""
        return {"players": self.players, "cards": self.cards, "size": self.size, "number": self.number}

    def costs(self, values: Values) -> int:
        """The points that it costs whoever wins it."""
        return -_brings(NO_LAST_TWO, self.number, self.size, values)

    def told(self, worth: int) -> Saying:
        """The reason why it costs so much."""
        says = BEFORE if not worth else LAST_ONE if self.number == self.size else LAST_BUT_ONE
        return Saying(COUNT if worth else SCORE, ((says, {**self.facts, "worth": worth}),))


@kind(EACH, COUNT, SCORE, edition=2)
def last_two_counts(draw: Draw) -> Posed | None:
    """Some tricks of deals at one table, whatever its pack; then near the end of those at two, and at three."""
    tables = draw.rng.sample((USUAL, SHORT, FIVE), draw.of(1, 2, 3))
    sizes = {table: table[1] // table[0] for table in tables}
    near = [
        Late(*table, size - left) for table, size in sizes.items() for left in range(size if draw.level == 1 else 6)
    ]
    tricks = draw.rng.sample(near, draw.of(4, 5, 6))
    costly = {trick[:2] for trick in tricks if trick.costs(STANDARD)}
    if len({trick.costs(STANDARD) for trick in tricks}) < len(_COSTS) or len(costly) < draw.of(1, 2, 2):
        return None
    # Their names in answers do not tell which trick it is, or whoever has seen one knows it at the next table.
    named = dict(zip(ascii_lowercase, tricks, strict=False))
    offers = tuple(Offer(name, Saying(None, ((TRICK_OF, trick.facts),))) for name, trick in named.items())

    def verdicts(judge: Judge) -> Verdicts:
        worths = {name: trick.costs(judge.values) for name, trick in named.items()}
        states = {
            name: (_COSTS[worth].id if worth in _COSTS else str(worth), named[name].told(worth))
            for name, worth in worths.items()
        }
        because = tuple(says for name, (_, says) in states.items() if worths[name])[:2]
        return Verdicts(because, Hints.plain(HOW_MANY_TRICKS, COUNT, **tricks[len(tricks) // 2].facts), states=states)

    return Posed(Asked((), WHICH_COST, offers, states=tuple(_COSTS.values())), verdicts)
