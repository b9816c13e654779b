"""When play stops, and who pays: what comes after a trick, or in the middle of one, in a contract played in tricks."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tutor import barbu
from tutor.barbu.contracts import TrickContract
from tutor.barbu.options import Options, Values
from tutor.barbu.play import WINNER_LEADS, Play
from tutor.barbu.trick import WINNER, Trick
from tutor.core.cards import BARBU, Card, Cards
from tutor.core.message import N_, Facts, Message
from tutor.core.rule import Rule
from tutor.teach.barbu.plays import CHAIR, PLAYERS, dealt
from tutor.teach.boards import undrawn
from tutor.teach.grid import Cell, Grid, State
from tutor.teach.legacy import Kind
from tutor.teach.open_boards import Tricks
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.saying import Saying

# What happens next?

NOT_YET_WON = N_("Nobody has won yet:", "above cards that lie open")
PLAYS, LEADS, OVER = N_("the next player plays"), N_("the next trick is led"), N_("the deal is over")
IS_IT_WHOLE = N_("How many cards lie in each trick? And what is still out once its winner has taken it?")
TO_COME = N_("{count} {count:n|card lies|cards lie} in this trick so far, so the next player plays to it.")
LIES_ALREADY = N_(
    "With {cards:and} in this trick, nothing that costs points is left. But the trick is completed first, since a card"
    " still to come may win it: the next player plays."
)
STILL_OUT = N_("The trick is complete, and {cards:and} {cards:n|is|are} still out: its winner leads to the next one.")
NOTHING_LEFT = N_("The trick is complete, and with {cards:and} all that costs points has been won: play stops.")
EVERY_TRICK = N_("The trick is complete, and here play goes on to the last card: its winner leads to the next one.")
NO_CARDS = N_("That was the last trick: nobody has a card left.")

#: How many tricks are asked about, by level, and how many costly cards may be left then.
CELLS = {1: 3, 2: 4, 3: 5}
LEFT = {1: (0, 1), 2: (0, 1, 2), 3: (0, 1, 2)}
_STATES = tuple(
    State(name, Saying.plain(title)) for name, title in (("plays", PLAYS), ("leads", LEADS), ("over", OVER))
)
#: How many ways in which a trick may go are tried.
_TRIED = 24


def ends(name: str, title: Message, call: str, prompt: Message, rules: tuple[Rule, ...]) -> Kind:
    """The kind that asks of some tricks, complete or not, whether play goes on, in a contract, ``call`` as records say.

    ``prompt`` asks it, with how many tricks are ``done`` and how many of them might come next, ``count``; the first of
    the ``rules`` says when this contract ends.
    """

    def ask(_boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
        starts = [at for at in _starts(call, rng) if len(_costly(at)) in LEFT[level]]
        if not starts:
            return None
        at = rng.choice(starts)
        found = _varied([*_goes_on(at, rng)], CELLS[level], rng)
        if found is None:
            return None
        cells = tuple(_cell(str(number), at, after, rules[0]) for number, after in enumerate(found, 1))
        telling = [cell.says for cell in cells if cell.says.rule]
        because = tuple(says for number, says in enumerate(telling) if says not in telling[:number])[:2]
        left = _costly(at)
        hints = Hints((Saying.plain(IS_IT_WHOLE),), (Saying.plain(rules[0].statement, rules[0]),))
        facts: Facts = {"done": len(at.taken), "count": len(cells)}
        boards = (Laid(tuple(left), Saying.plain(NOT_YET_WON)),) if left else ()
        return Question("pairs", boards, prompt, because, hints, facts=facts, grid=Grid(cells, _STATES))

    return Kind(name, title, "pairs", rules, undrawn, ask, of_a_deal=False)


def _starts(call: str, rng: random.Random) -> Iterator[Play]:
    """The beginnings of the tricks of a deal, everybody playing any card that is allowed."""
    at = barbu.position(dealt(call, rng))
    while isinstance(at, Play) and not at.over:
        if not at.trick.cards and at.taken:
            yield at
        at = at.after(rng.choice(at.obligation().legal()))


def _costly(at: Play) -> Cards:
    """The cards that cost whoever wins them, as far as nobody has won them."""
    return BARBU.set(card for card in BARBU.cards if at.contract.penalty(card, Values()) and card not in at.gone)


def _goes_on(at: Play, rng: random.Random) -> Iterator[Play]:
    """Ways in which the next trick may go, each up to some card of it."""
    for _ in range(_TRIED):
        after = at
        for _ in range(rng.randint(2, PLAYERS)):
            after = after.after(rng.choice(after.obligation().legal()))
        yield after


def _varied(found: list[Play], count: int, rng: random.Random) -> list[Play] | None:
    """So many of them, no two alike and not all with one answer; one at least looks like the end and is none."""
    unlike = list({_cards(after): after for after in found}.values())
    sorts: dict[tuple[str, int], list[Play]] = {}
    for after in unlike:
        sorts.setdefault((_next(after), len(_costly(after) - BARBU.set(after.trick.cards))), []).append(after)
    if len({sort for sort, _ in sorts}) == 1 or ("plays", 0) not in sorts:
        return None
    # One of each sort first, so that a last queen lies in a trick that is complete, and in one that is not.
    chosen = [rng.choice(alike) for alike in sorts.values()][:count]
    others = [after for after in unlike if after not in chosen]
    chosen += rng.sample(others, min(len(others), count - len(chosen)))
    rng.shuffle(chosen)
    return chosen if len(chosen) == count else None


def _cards(after: Play) -> tuple[Card, ...]:
    """The trick in progress, or the one that has just been completed."""
    return after.trick.cards or after.taken[-1].trick.cards


def _next(after: Play) -> str:
    """What happens next: by the state of the grid."""
    return "over" if after.over else "plays" if after.trick.cards else "leads"


def _cell(name: str, at: Play, after: Play, rule: Rule) -> Cell:
    cards, left = _cards(after), _costly(at)
    lying, out = left & BARBU.set(cards), left - BARBU.set(cards)
    right = _next(after)
    if right == "over":
        says = Saying.plain(NOTHING_LEFT, rule, cards=lying) if after.decided else Saying.plain(NO_CARDS, rule)
    elif right == "leads":
        says = Saying.plain(STILL_OUT, WINNER_LEADS, cards=out) if out else Saying.plain(EVERY_TRICK, rule)
    elif lying and not out and _stops(after):
        says = Saying.plain(LIES_ALREADY, rule, cards=lying)
    else:
        says = Saying.plain(TO_COME, count=len(cards))
    return Cell(name, cards, right, says)


def _stops(after: Play) -> bool:
    """Whether play stops with this trick, whatever else is played to it, though it is not the last one."""
    while not after.over and after.trick.cards:
        after = after.after(after.obligation().legal()[0])
    return after.decided is not None


# Who pays?

NOBODY_KNOWS = N_("Nobody can say yet")
THE_PLAYER = N_("{seat:Player}")
LOOK_AT_SUIT = N_("Which suit was led, and which is the highest card of that suit? Can a higher one still come?")
WINS = N_(
    "{by:Player} {by:you|have|has} played {top:card}, the highest card of the suit led, and {by:you|win|wins} the trick"
    " with all that lies in it."
)
SURE_TO_WIN = N_(
    "{by:Player} {by:you|have|has} played {top:card}. No card that is still to come can be higher, so it is certain by"
    " now who wins the trick and pays."
)
PLAYED_IT = N_(
    "{by:Player} {by:you|have|has} played {card:card}, but whoever plays a card that costs points does not pay for it:"
    " the winner of the trick pays."
)
CANNOT_WIN = N_("{by:Player} {by:you|have|has} played {card:card}, which is not of the suit led and cannot win.")
IS_BELOW = N_("{by:Player} {by:you|have|has} played {card:card}, and {top:card} is higher.")
BEST_SO_FAR = N_(
    "{by:Player} {by:you|have|has} played {top:card}, the highest card so far. But the trick is not complete, and a"
    " higher one may still come."
)
MAY_WIN = N_("{by:Player} may still play a card above {top:card}, or may not: nobody can say yet.")
TOO_LATE = N_("{by:Player} {by:you|have|has} still to play, but there is no card above {top:card} to win the trick.")
IS_COMPLETE = N_("All four have played, so it is settled: {top:card} wins the trick.")
IS_CERTAIN = N_("Not all have played, but no card above {top:card} is left: it is certain by now who wins the trick.")
MAY_CHANGE = N_(
    "The highest card so far is {top:card}, and a higher one may still come. Only the complete trick says who wins it"
    " and pays."
)
#: How many cards the trick may have, by level, and how often somebody discards.
LYING = {1: (4,), 2: (3, 4), 3: (2, 3, 3, 4)}
_DISCARDS = 0.4
#: How often an ace has been led to a trick that is not complete, so that its winner is certain all the same.
_SETTLED = 0.5


def pays(name: str, title: Message, contract: TrickContract, prompt: Message, rules: tuple[Rule, ...]) -> Kind:
    """The kind that asks who pays for a costly ``card`` of a contract that lies in a trick, complete or not.

    ``prompt`` asks it; the first of the ``rules`` says what the card costs.
    """
    costly = [card for card in BARBU.cards if contract.penalty(card, Values())]
    may_be_led = contract.duty(BARBU.all, Trick(0, PLAYERS), BARBU.none, Options()).legal()
    suits = sorted({card.suit for card in may_be_led})

    def draw(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
        led, count, card = rng.choice(suits), rng.choice(LYING[level]), rng.choice(costly)
        others = [one for one in BARBU.cards if one is not card]
        cards: list[Card] = []
        for place in range(count):
            follows = not place or rng.random() > _DISCARDS
            cards.append(rng.choice([one for one in others if (one.suit == led) is follows and one not in cards]))
        if count < PLAYERS and rng.random() < _SETTLED and (ace := BARBU[f"{led}A"]) not in cards:
            cards[0] = ace
        cards[rng.choice([place for place in range(count) if place or card.suit == led])] = card
        # The learner has played already: nobody can ask whether they might go higher.
        leader = (-rng.randrange(count)) % PLAYERS
        return (Tricks((Trick(leader, PLAYERS, tuple(cards)),), CHAIR, contract.code),)

    def ask(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
        (seen,) = boards
        if not isinstance(seen, Tricks) or not isinstance(trick := seen.tricks[0], Trick):
            return None
        card = next(card for card in trick.cards if card in costly)
        open_yet = not trick.complete and any(
            trick.with_card(one).best is one for one in BARBU.cards if one not in trick.cards
        )
        winner = None if open_yet else trick.seat_of(trick.best)
        options = [_seat(trick, seat, card, winner) for seat in range(PLAYERS)]
        options.append(_nobody(trick, open_yet=open_yet))
        because = tuple(option.says for option in options if option.right)
        hints = Hints((Saying.plain(LOOK_AT_SUIT),), (Saying.plain(WINNER.statement, WINNER),))
        return Question("choose", boards, prompt, because, hints, facts={"card": card}, options=tuple(options))

    return Kind(name, title, "choose", (*rules, WINNER), draw, ask, of_a_deal=False)


def _seat(trick: Trick, seat: int, card: Card, winner: int | None) -> Option:
    """A player as the one who pays, and why, or why not."""
    top = trick.best
    own = trick.card_of(seat) if trick.has_card_of(seat) else None
    if own is None:
        says = MAY_WIN if winner is None else TOO_LATE
    elif own is top:
        says = BEST_SO_FAR if winner is None else WINS if trick.complete else SURE_TO_WIN
    elif own is card:
        says = PLAYED_IT
    else:
        says = IS_BELOW if own.suit == trick.led else CANNOT_WIN
    facts: Facts = {"by": seat, "top": top, "card": own}
    shows = Saying(None, ((THE_PLAYER, {"seat": seat}),), CHAIR)
    return Option(f"player-{seat}", shows, seat == winner, Saying(WINNER, ((says, facts),), CHAIR))


def _nobody(trick: Trick, *, open_yet: bool) -> Option:
    """That nobody can say it yet, and whether that is so."""
    says = MAY_CHANGE if open_yet else IS_COMPLETE if trick.complete else IS_CERTAIN
    return Option("nobody", Saying.plain(NOBODY_KNOWS), open_yet, Saying.plain(says, WINNER, top=trick.best))
