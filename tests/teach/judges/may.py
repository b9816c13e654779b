"""What may be done, said again: the duties of a trick and of every other phase, naively."""

from __future__ import annotations

from tests.tarot.naive_poignees import NEEDED
from tests.teach import naive
from tests.teach.judges.asked import Json
from tutor.teach.question import Answer


def allowed(asked: Json, answer: Answer) -> bool:
    """Whether just the options are marked that are allowed on their boards."""
    boards = asked["boards"]
    names = [option["id"] for option in asked["options"]]
    legal: set[str] = set()
    for number, board in enumerate(boards):
        prefix = f"{number}:" if len(boards) > 1 else ""
        own = {name.removeprefix(prefix): name for name in names if name.startswith(prefix)}
        legal |= {own[move] for move in naive.allowed(board, [*own])}
    return {*answer} == legal and len(answer) == len(legal)


def deal_next(asked: Json, answer: Answer) -> bool:
    """Whether these are the next player in turn, unless the dog must have its card, and the dog, if it may."""
    told = asked["facts"]
    missing, left = told["count"] - told["laid"], told["all"] - told["dealt"]
    may = {f"packet-{told['dealt'] % told['players']}"} if missing < left else set()
    if missing and told["last"] != "dog":
        may.add("dog")
    return {*answer} == may


def where_to_cut(asked: Json, answer: Answer) -> bool:
    """Whether these are the cuts that leave more than three cards in either part."""
    return {*answer} == {f"cut-{top}" for top in asked["facts"]["numbers"] if min(top, 78 - top) > 3}


def seven_calls(asked: Json, answer: Answer) -> bool:
    """Whether just the contracts are marked that the learner has not called."""
    [board] = asked["boards"]
    return {*answer} == {option["id"] for option in asked["options"]} - {*board["called"]}


def handful_sizes(asked: Json, answer: Answer) -> bool:
    """Whether these are the sizes for which there are trumps enough, the Excuse for one of them."""
    held, sizes = asked["boards"][0]["cards"], NEEDED[asked["facts"]["players"]]
    may = {f"poignee {size}" for size, least in sizes.items() if len(held) >= least}
    return {*answer} == (may or {"none"})


JUDGES = {
    "handful-sizes": handful_sizes,
    "allowed": allowed,
    "may": allowed,
    "may-at-five": allowed,
    "may-at-three": allowed,
    "may-elsewhere": allowed,
    "forced-card": allowed,
    "deal-next": deal_next,
    "where-to-cut": where_to_cut,
    "seven-calls": seven_calls,
}
