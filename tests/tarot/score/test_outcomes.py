"""What deals can come to: against deals really played, even lopsided ones, and against a plain count of all ways."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest

from tests.tarot.table import OPTIONS, play, record
from tutor.core.cards import TAROT
from tutor.core.record import Record
from tutor.tarot.play import Play
from tutor.tarot.score.doubts import doubts
from tutor.tarot.score.outcomes import Table, outcomes
from tutor.tarot.score.summary import summary
from tutor.tarot.setting import HAND_SIZES

DEALS = 60
EVERY_TABLE = pytest.mark.parametrize("players", [3, 4, 5])


def lopsided(players: int, seed: int, rules: dict[str, object]) -> Record:
    """A deal in which one player has most of the trumps, or hardly any; everybody bids at random."""
    rng = random.Random(f"lopsided {players} {seed}")
    best = sorted(TAROT.cards, key=lambda card: (card.suit in "TE", card.height, rng.random()), reverse=True)
    size, kept = HAND_SIZES[players], rng.choice((0, 0, 1, 2, 4))
    hand = TAROT.set(best[kept : size + kept])
    others = rng.sample(list(TAROT.all - hand), len(TAROT) - size)
    hands = [TAROT.set(others[size * seat : size * (seat + 1)]) for seat in range(players - 1)]
    hands.insert(rng.randrange(players), hand)
    return Record(
        "tarot", players, tuple(hands), rng.randrange(players), rules, TAROT.set(others[size * (players - 1) :])
    )


def finished(players: int, rules: dict[str, object]) -> Iterator[Play]:
    """The last positions of many deals at a table, usual and lopsided ones."""
    for seed in range(DEALS):
        for start in (lopsided(players, seed, rules), *([record(players, seed, rules)] if seed % 5 == 0 else [])):
            *_, last = play(start, random.Random(seed))
            if isinstance(last.at, Play):
                yield last.at


@EVERY_TABLE
@pytest.mark.parametrize("rules", OPTIONS, ids=str)
def test_no_deal_that_was_played_is_doubted_however_lopsided(players: int, rules: dict[str, object]) -> None:
    for at in finished(players, rules):
        deal = summary(at)
        assert list(doubts(deal, at.options)) == [], deal


def test_these_deals_meet_slams_and_the_petit_in_the_last_trick() -> None:
    met: Counter[object] = Counter()
    tables: list[dict[str, object]] = [{"petit_slam": True}, {"petit_imprenable": True}]
    for rules in tables:
        for players in (3, 4, 5):
            for at in finished(players, rules):
                met.update([summary(at).slam, summary(at).petit_au_bout])
    assert set(met) >= {"made", "announced", "failed", "defence", "petit-made", "attack", None}


# The same once more, told plainly: where every card can lie, a card at a time

LOW = 59
HONOURS = (9, 7, 5, 3)


@cache
def sums(cards: int, *, kings: bool) -> frozenset[int]:
    """What so many cards that are no bouts can be worth, doubled."""
    found: set[int] = set()
    for counts in product(range(5 if kings else 1), range(5), range(5), range(5)):
        low = cards - sum(counts)
        if 0 <= low <= LOW:
            found.add(low + sum(count * worth for count, worth in zip(counts, HONOURS, strict=True)))
    return frozenset(found)


def told_plainly(table: Table, tricks: int) -> set[tuple[int, str | None, int]]:
    """The bouts, the side with the Petit in the last trick and the points of every deal with so many tricks won."""
    won = {"attack": tricks, "defence": table.tricks - tricks}
    left = "defence" if table.contract == "garde-contre" else "attack"
    of_left = (len(TAROT) - table.players * table.tricks) * (left == "attack")
    found = set()
    for last in (side for side in won if won[side]):
        before = {side: won[side] - (side == last) for side in won}
        for bouts in product(highest(table, won), petits(table, last, before), excuses(table, last, before)):
            lying = [lies for lies, _, _ in bouts]
            owners = [left if owner == "left" else owner for _, owner, _ in bouts]
            in_tricks, owned = lying.count("attack"), owners.count("attack")
            mine = in_tricks + lying.count("left") * (left == "attack")
            for honours in worth(table, table.players * tricks - in_tricks, of_left - (mine - in_tricks)):
                found.add((owned, bouts[1][2], honours + 9 * mine + 8 * (owned - mine)))
    return found


Bout = tuple[str, str, str | None]
Won = dict[str, int]
OTHER = {"attack": "defence", "defence": "attack"}


def in_dog(table: Table) -> list[Bout]:
    return [] if table.contract == "garde" else [("left", "left", None)]


def highest(table: Table, won: Won) -> list[Bout]:
    """In whose tricks trump 21 may lie, and whose it is then."""
    return [(side, side, None) for side in won if won[side]] + in_dog(table)


def petits(table: Table, last: str, before: Won) -> list[Bout]:
    """The same of the Petit, and who wins it in the last trick."""
    lying: list[tuple[str, str | None]] = [(last, last), *((side, None) for side in before if before[side])]
    taken: list[Bout] = [(side, side, bonus) for side, bonus in lying]
    back: list[Bout] = [(side, OTHER[side], bonus) for side, bonus in lying]
    return taken + back * table.petit_returns + in_dog(table)


def excuses(table: Table, last: str, before: Won) -> Iterator[Bout]:
    """The same of the Excuse, by who has played it and when."""
    yield from in_dog(table)
    for winner, by, late in product(before, before, (True, False)):
        alone = winner == by == "attack" and not table.paired
        if late and not before[OTHER[by]]:
            if winner == by == last:  # its side has won all others, and so this one
                yield winner, winner, None
        elif late and winner == last and not alone:
            yield winner, OTHER[by], None
        elif not late and before[winner] and not alone:
            yield winner, by, None


def worth(table: Table, in_tricks: int, of_left: int) -> set[int]:
    """What the attack's cards that are no bouts can be worth together: kings are not set aside."""
    if in_tricks < 0 or of_left < 0:
        return set()
    if table.contract == "garde":
        return {
            total
            for kings in range(min(4, in_tricks) + 1)
            for total in (9 * kings + rest for rest in sums(in_tricks - kings + of_left, kings=False))
        }
    return set(sums(in_tricks + of_left, kings=True))


TABLES = [
    Table(players, contract, paired=paired, petit_returns=returns)
    for players in (3, 4, 5)
    for contract in ("garde", "garde-sans", "garde-contre")
    for paired in ((False, True) if players == 5 else (False,))
    for returns in (False, True)
]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_outcomes_are_those_of_a_plain_count_of_all_ways(table: Table) -> None:
    for tricks in (0, 1, 2, table.tricks // 2, table.tricks - 2, table.tricks - 1, table.tricks):
        found = {
            (one.bouts, one.petit, points)
            for one in outcomes(table, [tricks])
            for points in range(one.least, one.most + 1, 2)
        }
        assert found == told_plainly(table, tricks), tricks
