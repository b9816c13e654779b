"""Which of some lines is wrong, said again: each line is reckoned anew from what lies on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tests.barbu import plain
from tests.tarot import naive as tarot
from tests.tarot.naive_hand_value import BY_LENGTH, sheet
from tests.tarot.naive_score import POIGNEES, SLAMS, TIMES, made, margin, petit, unit
from tests.teach.judges.asked import Json
from tests.teach.judges.bets import levels, said
from tests.teach.judges.line import USUAL
from tutor.teach.question import Answer

#: The points of a pair of each kind.
PAIRS = {"fives": 5, "fours": 4, "threes": 3, "twos": 2, "ones": 1}


def facts(option: Json) -> Json:
    """All that the words of a line speak of."""
    return {name: fact for said in option["facts"] for name, fact in said.items()}


def lines(asked: Json) -> list[Json]:
    """The lines that are asked about, in order."""
    return [facts(option) for option in asked["options"]]


def hand(asked: Json) -> Iterator[bool]:
    """Lines by Noël Chavey's table."""
    cards = asked["boards"][0]["cards"]
    for rule, line in zip(asked["facts"]["lines"], lines(asked), strict=True):
        if rule == "T-EVAL-LONG":
            yield line["points"] == BY_LENGTH[len(plain.of(cards, line["suit"]))]
        elif rule == "T-EVAL-MARRIAGE":
            yield line["points"] == 10
        else:
            yield line["points"] == sum(points for name, _, points in sheet(cards) if name == rule)


def count(asked: Json) -> Iterator[bool]:
    """As many pairs of a kind as there are high cards of it, then the low cards that are left."""
    worths = [tarot.worth(card) for card in asked["boards"][0]["cards"]]
    there = {name: worths.count(worth - 0.5) for name, worth in PAIRS.items() if name != "ones"}
    there["ones"] = (worths.count(0.5) - sum(there.values())) // 2
    *pairs, together = lines(asked)
    for option, line in zip(asked["options"], pairs, strict=False):
        yield line["points"] == there[option["id"]] * PAIRS[option["id"]]
    yield together["points"] == sum(line["points"] for line in pairs)


def score(asked: Json) -> Iterator[bool]:
    """Each line by the deal, and by the lines above it."""
    [deal] = asked["boards"]
    contract, times = made(deal) * (25 + margin(deal)), TIMES[deal["contract"]]
    above: list[int] = []
    for rule, line in zip(asked["facts"]["lines"], lines(asked), strict=True):
        due = {
            "T-SCORE-FORMULA": contract,
            "T-SCORE-MULT": sum(above[:1]) * (times - 1),
            "T-PAB-DEF": petit(deal),
            "T-POIGNEE-VALUE": made(deal) * POIGNEES[line.get("poignee", "simple")],
            "T-SLAM-BONUS": SLAMS[deal["slam"]],
            "T-SLAM-DEFENCE": SLAMS[deal["slam"]],
            "T-SCORE-DIST": sum(above),
            "T-SCORE-ZERO-SUM": sum(above[-1:]) * (deal["players"] - 1),
        }
        yield line["value"] == due[rule]
        above.append(line["value"])


def tricks(asked: Json) -> Iterator[bool]:
    """Two points a trick."""
    yield from (
        line["points"] == -2 * won for line, won in zip(lines(asked), asked["boards"][0]["tricks"], strict=True)
    )


def hearts(asked: Json) -> Iterator[bool]:
    """The hearts of each player, card by card."""
    piles = {board["of"]: board.get("cards", []) for board in asked["boards"]}
    for line in lines(asked):
        yield line["points"] == sum(plain.penalty("no-hearts", card) for card in piles[line["by"]])


def doubling(asked: Json) -> Iterator[bool]:
    """What is said to be between two players is what they have said."""
    found = levels(said(asked["boards"][0]))
    yield from (
        ("none", "double", "redouble")[found[line["by"], line["other"]]] == line["claim"] for line in lines(asked)
    )


def settle(asked: Json) -> Iterator[bool]:
    """The difference, as often as the two have doubled."""
    [board] = asked["boards"]
    base, found = board["base"], levels(said(board))
    for line in lines(asked):
        by, other = line["by"], line["other"]
        yield line["value"] == found[min(by, other), max(by, other)] * (base[by] - base[other])


def whole_set(asked: Json) -> Iterator[bool]:
    """Four scores come to what the contract does."""
    for line in lines(asked):
        four = (line[name] for name in ("you", "left", "opposite", "right"))
        yield sum(four) == USUAL[line["contract"].split()[0]]


def report(asked: Json) -> Iterator[bool]:
    """The score without the luck, the decisions, cards and luck, and the score without what the decisions cost."""
    account = asked["boards"][0]["account"]

    def total(*names: str) -> int:
        return sum(line[name] for line in account for name in names)

    made, decided = total("made"), total("calls", "doubles", "play")
    sums = made - total("luck"), decided, total("cards", "luck"), made - decided
    yield from (line["points"] == points for line, points in zip(lines(asked), sums, strict=True))


def salade(asked: Json) -> Iterator[bool]:
    """What so many tricks, hearts and queens cost, and their sum as it is written."""
    players = asked["facts"]["players"]
    left = [card for card in plain.DECK if card not in plain.WITHOUT[players]]
    costs = [5 * (len(left) // players), 30, 10 * len(plain.of(left, "H")), 20 * 4, 50]
    *penalties, together = (line["points"] for line in lines(asked))
    yield from (cost == written for cost, written in zip(costs, penalties, strict=True))
    yield together == sum(penalties)


def poker(asked: Json) -> Iterator[bool]:
    """6 units a row, three rows, times the value, and the others added."""
    told = {name: fact for line in lines(asked) for name, fact in line.items()}
    yield told["row"] == 6
    yield told["units"] == 3 * told["row"]
    yield told["points"] == told["each"] * told["units"]
    yield told["sum"] == told["points"] + told["others"]


RIGHT: dict[str, Callable[[Json], Iterator[bool]]] = {
    "hand": hand,
    "count": count,
    "score": score,
    "bonus": score,
    "poignee": score,
    "no-tricks": tricks,
    "no-hearts": hearts,
    "doubling": doubling,
    "settle": settle,
    "set": whole_set,
    "report": report,
    "salade": salade,
    "poker": poker,
}


def audit(asked: Json, answer: Answer) -> bool:
    """Whether the line is the only one that is not right."""
    right = RIGHT[asked["facts"]["reckoned"]](asked)
    return [*answer] == [option["id"] for option, holds in zip(asked["options"], right, strict=True) if not holds]


def score_mistake(asked: Json, answer: Answer) -> bool:
    """Whether the mistake, made in the formula, leads to the number that somebody has said."""
    [deal] = asked["boards"]
    contract, times = made(deal) * (25 + margin(deal)), TIMES[deal["contract"]]
    come_to = {"nothing": unit(deal)}
    for option in asked["options"][:-1]:
        line, value = option["facts"][0]["claim"].split(": ")
        come_to[option["id"]] = int(value) * times if line == "line 1" else contract + int(value)
    return [*answer] == [name for name, points in come_to.items() if points == asked["facts"]["value"]]
