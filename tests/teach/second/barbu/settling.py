"""The settlement, said again: base scores and levels of bets, settled as ``plain`` settles them."""

from __future__ import annotations

from tests.teach.second.barbu import plain
from tests.teach.second.barbu.doubling import levels, said, table
from tutor.teach.question import Answer, Question

#: What each contract comes to in all.
TOTALS = {
    "no-tricks": -26,
    "no-hearts": -30,
    "no-queens": -24,
    "barbu": -20,
    "no-last-two": -30,
    "trumps": 65,
    "domino": 65,
}


def bets(question: Question) -> dict[tuple[int, int], int]:
    """How often each pair has doubled."""
    return levels(said(table(question), "said"))


def final(question: Question) -> list[int]:
    """What everybody has in the end."""
    return plain.settled(table(question)["base"], bets(question))


def way(question: Question, answer: Answer) -> bool:
    """To the better score, where there is a bet."""
    base, right = table(question)["base"], set()
    for (one, other), level in bets(question).items():
        moved = level * (base[one] - base[other])
        right.add(f"{one}-{other}={'none' if not moved else 'first' if moved > 0 else 'second'}")
    return {*answer} == right


def everybody(question: Question, answer: Answer) -> bool:
    """All final scores, each at its player."""
    names = [f"{'minus' if points < 0 else 'plus'}-{abs(points)}" for points in final(question)]
    return {*answer} == {f"{name}@player-{seat}" for seat, name in enumerate(names)}


def audit(question: Question, answer: Answer) -> bool:
    """The line whose points are not what the bet moves."""
    base, known, amiss = table(question)["base"], bets(question), []
    for option in question.options:
        [(_, facts)] = option.shows.sentences  # type: ignore[union-attr] # a line in words
        by, other = facts["by"], facts["other"]
        level = known[min(by, other), max(by, other)]  # type: ignore[type-var, index] # seats
        if facts["value"] != level * (base[by] - base[other]):
            amiss.append(option.id)
    return [*answer] == amiss


def whole_set(question: Question, answer: Answer) -> bool:
    """The deal whose four scores are not what its contract comes to."""
    amiss = []
    for option in question.options:
        [(_, facts)] = option.shows.sentences  # type: ignore[union-attr] # a line in words
        four = [facts[name] for name in ("you", "left", "opposite", "right")]
        if sum(four) != TOTALS[str(facts["contract"]).split()[0]]:  # type: ignore[arg-type] # scores
            amiss.append(option.id)
    return [*answer] == amiss


JUDGES = {
    "settle-way": way,
    "settle-all": everybody,
    "settle-audit": audit,
    "settle-set": whole_set,
}
