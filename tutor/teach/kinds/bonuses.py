"""What is earned beside the contract: who gets the bonus for the Petit in the last trick, and a sheet with a slip."""

from __future__ import annotations

import random
from itertools import product

from tutor.core.cards import TAROT
from tutor.core.message import N_, Facts
from tutor.core.record import Record
from tutor.tarot.midway import resumed
from tutor.tarot.score.bonuses import (
    PETIT_LAST,
    PETIT_SIGN,
)
from tutor.tarot.score.summary import SIDES, Summary
from tutor.tarot.setting import FOUR
from tutor.tarot.trick import PETIT, Trick
from tutor.teach.boards import undrawn
from tutor.teach.finished import CONTRACTS, TERMS
from tutor.teach.grid import Cell, Grid, State
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.saying import Saying
from tutor.teach.sheets import adding

WHOSE_BONUS = N_(
    "The contract was {contract:term}, and the Petit fell in the last trick. Who gets the bonus in each of these cases?"
)
CASE = N_("Played by {owner:term} to a last trick won by {winner:term}; the contract is {outcome:term}")
SIDE_STATES = tuple(State(side, Saying.plain(N_("{side:term}", "a cell"), side=TERMS[side])) for side in SIDES)
WHO_WON_LAST = N_("Who won the last trick?")
LAST_TRICK_WINS = N_(
    "The last trick, with the Petit in it, was won by {winner:term}, and nothing else counts for this bonus."
)


def petit(contract: str, winner: str, *, made: bool) -> Summary:
    """A deal in which a side has won the Petit in the last trick."""
    return Summary(FOUR, 0, contract, 110 if made else 90, 1, petit_au_bout=winner)


def _ask_side(_boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    contract = rng.choice(CONTRACTS)
    cases = [case for case in product(SIDES, SIDES, (True, False)) if level > 1 or case[0] == case[1]]
    cells = []
    for owner, winner, made in rng.sample(cases, 3 if level == 1 else 2 + level):
        [value] = [one.value for one in adding(petit(contract, winner, made=made)) if one.reason.rule is PETIT_LAST]
        outcome = "contract-made" if made else "contract-lost"
        shows = Saying.plain(CASE, owner=TERMS[owner], winner=TERMS[winner], outcome=outcome)
        says = Saying.plain(LAST_TRICK_WINS, PETIT_SIGN, winner=TERMS[winner])
        cells.append(Cell(f"{owner}-{winner}-{outcome}", shows, SIDES[value < 0], says))
    facts: Facts = {"contract": contract, "cases": " ".join(cell.id for cell in cells)}
    hints = Hints((Saying.plain(WHO_WON_LAST),), (Saying.plain(PETIT_LAST.statement, PETIT_LAST),))
    because = (Saying.plain(PETIT_SIGN.statement, PETIT_SIGN),)
    return Question("pairs", (), WHOSE_BONUS, because, hints, facts, grid=Grid(tuple(cells), SIDE_STATES))


PETIT_SIDE = Kind(
    "petit-side",
    N_("Who gets the Petit’s bonus?"),
    "pairs",
    (PETIT_LAST, PETIT_SIGN),
    undrawn,
    _ask_side,
    of_a_deal=False,
)

BEFORE_LAST, LAST = (
    N_("The trick before the last. The taker played {card:card}."),
    N_("The last trick. The taker played {card:card}."),
)
WHO_GETS = N_("Four play, and the taker is alone. Which side gets the bonus for the Petit?")
THE_SIDE, NOBODY = N_("{side:term}", "an option"), N_("Nobody")
IN_LAST = N_("The Petit is in the last trick, and {winner:term} wins that trick.")
NOT_IN_LAST = N_("The Petit fell one trick too early. Only in the last trick does it earn anything.")
WHERE_IS_IT = N_("In which trick is the Petit, and who wins that trick?")


def _draw_end(level: int, _seed: int, rng: random.Random) -> tuple[Laid, ...]:
    """The last two tricks of a deal, in which the Petit falls; on the first level it is the last card of its holder."""
    trumps, others = [*TAROT.all.of("T").without(PETIT)], [card for card in TAROT.cards if card.suit in "SHDC"]
    cards = [PETIT, *rng.sample(trumps, 3), *rng.sample(others, 4)]
    rng.shuffle(cards)
    hands = tuple(TAROT.set(cards[seat::4]) for seat in range(FOUR))
    start = {"phase": "play", "taker": 0, "contract": "garde", "leader": rng.randrange(FOUR)}
    play = resumed(Record("tarot", FOUR, hands, start=start))
    while not play.over:
        legal = [*play.duty().legal()]
        kept = [card for card in legal if card is not PETIT] if level == 1 else legal
        play = play.after(rng.choice(kept or legal))
    return tuple(
        Laid(trick.cards, Saying.plain(title, card=trick.card_of(0)))
        for title, trick in zip((BEFORE_LAST, LAST), play.tricks, strict=True)
    )


def _ask_end(boards: tuple[Board, ...], level: int, _rng: random.Random) -> Question | None:
    last = boards[-1]
    if not isinstance(last, Laid) or last.title is None or (level == 1 and PETIT not in last.cards):
        return None
    takers = last.title.sentences[0][1]["card"]
    winner = "attack" if Trick(0, FOUR, last.cards).best is takers else "defence"
    right = winner if PETIT in last.cards else "nobody"
    rule = PETIT_LAST
    says = Saying.plain(NOT_IN_LAST if right == "nobody" else IN_LAST, rule, winner=TERMS[winner])
    options = [Option(side, Saying.plain(THE_SIDE, side=TERMS[side]), side == right, says) for side in SIDES]
    options.append(Option("nobody", Saying.plain(NOBODY), right == "nobody", says))
    lit = (None, TAROT.set([PETIT])) if right != "nobody" else (TAROT.set([PETIT]), None)
    hints = Hints((Saying.plain(WHERE_IS_IT),), (Saying.plain(rule.statement, rule),), lit)
    return Question("choose", boards, WHO_GETS, (says,), hints, options=tuple(options))


PETIT_END = Kind(
    "petit-end",
    N_("Is the Petit at the end?"),
    "choose",
    (PETIT_LAST,),
    _draw_end,
    _ask_end,
    of_a_deal=False,
)
