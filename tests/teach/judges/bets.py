"""Doublings and settlements, said again: word by word, in lists of who has named whom; families share them."""

from __future__ import annotations

from itertools import combinations

from tests.barbu import naive_doubling, plain
from tests.teach import naive
from tests.teach.judges.asked import Json, is_number
from tutor.teach.question import Answer

#: How many contracts a dealer calls, and how often each of the others must double this dealer.
SEVEN, TWICE = 7, 2


def said(board: Json) -> naive_doubling.Said:
    """Whom everybody has named, in order from the dealer’s left."""
    turns: naive_doubling.Said = []
    for place, word in enumerate(board["moves"][1:], 1):
        seat = (board["dealer"] + place) % board["players"]
        turns.append((seat, naive_doubling.named(naive.targets(word), seat, board["dealer"], turns)))
    return turns


def levels(turns: naive_doubling.Said) -> dict[tuple[int, int], int]:
    """How often the two players of each pair have named each other."""
    named = [{seat, other} for seat, others in turns for other in others]
    return {pair: named.count({*pair}) for pair in combinations(range(4), 2)}


def doubling_won(asked: Json, answer: Answer) -> bool:
    """A bet is won by whoever has the better score."""
    [board] = asked["boards"]
    base, bets = board["base"], levels(said(board))
    return {*answer} == {f"player-{other}" for other in (1, 2, 3) if bets[0, other] and base[0] > base[other]}


def doubling_still(asked: Json, answer: Answer) -> bool:
    """Those who have been named and have not spoken."""
    turns = said(asked["boards"][0])
    named = {other for _, others in turns for other in others}
    return {*answer} == {f"player-{seat}" for seat in named - {seat for seat, _ in turns}}


def _must(board: Json) -> bool:
    """Whether the learner has to double the dealer now: two are owed, and the deals after this one are too few."""
    called, doubled = board["history"]["called"], board["history"]["doubled"]
    return bool(doubled.get("0", TWICE) + SEVEN - 1 - len(called) < TWICE)


def doubling_words(asked: Json, answer: Answer) -> bool:
    """Whatever is allowed, with what is owed; one redoubles only who has doubled."""
    [board] = asked["boards"]
    turns, dealer, contract = said(board), board["dealer"], board["moves"][0].split()[0]
    words = [option["id"] for option in asked["options"] if not option["id"].startswith("redouble")]
    positive, must = contract in {"trumps", "domino"}, _must(board) and dealer != 0
    allowed = {
        word
        for word in words
        if naive_doubling.allowed(
            naive.targets(word), 0, dealer, turns, positive=positive, must=must, only=False, flanks=True
        )
    }
    return {*answer} == allowed


def owed(asked: Json, answer: Answer) -> bool:
    """Those who could no longer double twice in the deals that this dealer has after this one (B-DBL-FORCED)."""
    [board] = asked["boards"]
    later = SEVEN - asked["facts"]["called"] - 1
    return {*answer} == {f"player-{seat}" for seat, made in board["doubles"].items() if made + later < TWICE}


def doubling_threads(asked: Json, answer: Answer) -> bool:
    """Every pair is as often doubled as one of the two has named the other."""
    found = levels(said(asked["boards"][0]))
    return {*answer} == {f"{one}-{other}={level}" for (one, other), level in found.items()}


def doubling_order(asked: Json, answer: Answer) -> bool:
    """From the dealer’s left, who has the next number, round to the dealer."""
    dealer = asked["boards"][0]["dealer"]
    return {*answer} == {f"player-{(dealer + place) % 4}@{place}" for place in (1, 2, 3, 4)}


def doubling_debt(asked: Json, answer: Answer) -> bool:
    """Two, less the deals in which the dealer was doubled, by name or with maximum."""
    [board] = asked["boards"]
    done = sum(word in {"double max", f"double {board['dealer']}"} for word in board["words"])
    return is_number(answer, max(TWICE - done, 0))


def doubling_played(asked: Json, answer: Answer) -> bool:
    """A negative contract in which nobody names anybody is not played."""
    right = set()
    for number, deal in enumerate(asked["facts"]["deals"], 1):
        skipped = deal["word"] is None and deal["contract"].split()[0] not in {"trumps", "domino"}
        right.add(f"case-{number}={'skipped' if skipped else 'played'}")
    return {*answer} == right


def settle_way(asked: Json, answer: Answer) -> bool:
    """To the better score, where there is a bet."""
    [board] = asked["boards"]
    base, right = board["base"], set()
    for (one, other), level in levels(said(board)).items():
        moved = level * (base[one] - base[other])
        right.add(f"{one}-{other}={'none' if not moved else 'first' if moved > 0 else 'second'}")
    return {*answer} == right


def settle_all(asked: Json, answer: Answer) -> bool:
    """All final scores, each at its player."""
    [board] = asked["boards"]
    final = plain.settled(board["base"], levels(said(board)))
    names = [f"{'minus' if points < 0 else 'plus'}-{abs(points)}" for points in final]
    return {*answer} == {f"{name}@player-{seat}" for seat, name in enumerate(names)}


JUDGES = {
    "doubling-threads": doubling_threads,
    "doubling-order": doubling_order,
    "doubling-debt": doubling_debt,
    "doubling-played": doubling_played,
    "settle-way": settle_way,
    "settle-all": settle_all,
    "doubling-won": doubling_won,
    "doubling-still": doubling_still,
    "doubling-may": doubling_words,
    "doubling-due": doubling_words,
    "owed": owed,
}
