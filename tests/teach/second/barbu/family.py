"""The family of Barbu, said again in codes and lists: Ravage City, Chinese poker, Salade, 32 cards, the quick deal."""

from __future__ import annotations

from collections import Counter

from tests.teach.second.barbu.plain import DECK, RANKS, SUITS, height, of
from tutor.teach.question import Answer, Laid, Question

# What is seen


def laid(question: Question) -> list[list[str]]:
    """The cards of each board."""
    return [[card.code for card in board.cards] for board in question.boards if isinstance(board, Laid)]


def facts_of(question: Question) -> list[dict[str, object]]:
    """What stands in the written lines of the boards."""
    written = [line for board in question.boards if isinstance(board, Laid) for line in board.written]
    return [dict(facts) for line in written for _, facts in line.sentences]


# Ravage City


def payers(question: Question) -> list[int]:
    """The seats with the most cards of one suit."""
    longest = [max(len(of(pile, suit)) for suit in SUITS) for pile in laid(question)]
    return [at for at, number in enumerate(longest) if number == max(longest)]


def ravage_who(question: Question, answer: Answer) -> bool:
    """Whether just those are marked who pay."""
    return sorted(answer) == [str(at) for at in payers(question)]


def ravage_score(question: Question, answer: Answer) -> bool:
    """24 points, or 36, divided by those who pay; the learner sits first."""
    who, cost = payers(question), int(str(question.facts["cost"]))
    return len(answer) == 1 and float(answer[0]) == (-cost / len(who) if 0 in who else 0)


#: What each contract comes to with the usual values, with those changed for Ravage City, and in the two other tables.
USUAL = {
    "no-tricks": 13 * -2,
    "no-hearts": 12 * -2 - 6,
    "no-queens": 4 * -6,
    "barbu": -20,
    "no-last-two": -10 - 20,
    "trumps": 13 * 5,
    "domino": 45 + 20 + 5 - 5,
    "ravage-city": -24,
    "chinese-poker": 4 * 18,
}
CHANGED = {**USUAL, "no-tricks": -39, "no-queens": -32, "barbu": -21, "trumps": 91, "domino": 50 + 25 + 10}
NINE = {
    "no-tricks": -39,
    "no-hearts": -3 * 12 - 9,
    "no-queens": -48,
    "barbu": -30,
    "no-last-two": -15 - 25,
    "trumps": 65,
    "domino": 40 + 25 + 10 - 10,
    "ravage-city": -36,
    "chinese-poker": 6 * 18,
}
IN_SAN_FRANCISCO = {**USUAL, "barbu": -17, "domino": 40 + 20 + 10 - 10}


def set_sum(question: Question, answer: Answer) -> bool:
    """The sum of what is written; or, of a table that adds up to zero, what is missing, looked up."""
    shown = {str(facts["contract"]): int(str(facts["total"])) for facts in facts_of(question)}
    tables = [USUAL, CHANGED, NINE, IN_SAN_FRANCISCO]
    tables += [{**USUAL, "ravage-city": -36}, {**CHANGED, "ravage-city": -36}]
    assert any(all(table[name] == total for name, total in shown.items()) for table in tables)
    asked = sum(shown.values())
    if "missing" in question.prompt:
        board = question.boards[0]
        assert isinstance(board, Laid)
        [hidden] = [facts for line in board.written for text, facts in line.sentences if text.endswith("?")]
        assert asked == 0
        asked = int(str(hidden["total"]))
    return len(answer) == 1 and float(answer[0]) == asked


# Chinese poker


def value(cards: list[str]) -> tuple[int, list[int]]:
    """What a row is worth: its kind from 0 to 8, then the heights that decide."""
    heights = sorted((height(card) for card in cards), reverse=True)
    count = Counter(heights)
    ordered = sorted(count, key=lambda one: (-count[one], -one))
    shape = sorted(count.values(), reverse=True)
    if len(cards) == 5 and len(count) == 5:
        if heights == [12, 3, 2, 1, 0]:
            ordered = heights = [3, 2, 1, 0, -1]
        in_a_row, one_suit = heights[0] - heights[4] == 4, len({card[0] for card in cards}) == 1
        if in_a_row or one_suit:
            return (8 if in_a_row and one_suit else 5 if one_suit else 4), ordered
    kinds = [[1], [2], [2, 2], [3], [], [], [3, 2], [4]]
    groups = [many for many in shape if many > 1] or [1]
    return kinds.index(groups), ordered


def poker_best(question: Question, answer: Answer) -> bool:
    """Whether the row that is worth most is named."""
    worth = [value(row) for row in laid(question)]
    return answer == ("ABCD"[worth.index(max(worth))],)


def well_set(question: Question, answer: Answer) -> bool:
    """No row may be better than the one behind it (B-CP-SET)."""
    back, middle, front = map(value, laid(question))
    return answer == ("middle" if middle > back else "front" if front > middle else "well",)


def poker_slip(question: Question, answer: Answer) -> bool:
    """The first line that does not follow: 6 units a row, three rows, times the value, and the others added."""
    _, facts = question.options[0].shows.sentences[0]  # type: ignore[union-attr] # words, in this kind
    row, units, points, total, each, others = (
        int(str(facts[name])) for name in ("row", "units", "points", "sum", "each", "others")
    )
    holds = [row == 6, units == 3 * row, points == each * units, total == points + others]
    return answer == (str(holds.index(False) + 1),)


# Salade


#: With which cards three, five and six players do without: black ones, or as in Canadian Salad (B-SAL-PLAYERS).
WITHOUT = {3: ["C2"], 4: [], 5: ["C2", "S2"], 6: ["C2", "C3", "S2", "S3"]}
IN_CANADA = {3: ["C2"], 5: ["C2", "D2"], 6: ["C2", "C3", "D2", "D3"]}


def salade_line(question: Question, answer: Answer) -> bool:
    """The line that is not what so many tricks, hearts and queens cost."""
    players = int(str(question.facts["players"]))
    left = [card for card in DECK if card not in WITHOUT[players]]
    costs = {
        "no-tricks": 5 * (len(left) // players),
        "no-last-trick": 30,
        "no-hearts": 10 * len(of(left, "H")),
        "no-queens": 20 * 4,
        "barbu": 50,
    }
    shown = {option.id: option.shows.sentences[0][1]["points"] for option in question.options}  # type: ignore[union-attr]
    [wrong] = [name for name, cost in costs.items() if shown[name] != cost]
    return answer == (wrong,)


def salade_pack(question: Question, answer: Answer) -> bool:
    """Whether just the cards go that leave everybody equally many."""
    without = (IN_CANADA if "Canadian" in str(question.boards) else WITHOUT)[int(str(question.facts["players"]))]
    assert (len(SUITS) * len(RANKS) - len(without)) % int(str(question.facts["players"])) == 0
    return sorted(answer) == sorted(without)


# The family, and the deal that passes on

#: Of which game each thing is true.
TRUE_OF = {
    "ravage": ("longest", "eighth", "tie"),
    "poker": ("no-play", "rows", "positive"),
    "salade": ("six", "all-five", "to-the-end"),
    "early": ("eight-cards", "no-twos", "old"),
}


def family_game(question: Question, answer: Answer) -> bool:
    """Whether each thing is said of its own game."""
    assert question.grid
    right = {f"{name}={game}" for game, names in TRUE_OF.items() for name in names}
    asked = {cell.id for cell in question.grid.cells}
    return {*answer} == {one for one in right if one.partition("=")[0] in asked}


def quick_owes(question: Question, answer: Answer) -> bool:
    """Who could no longer double twice in the deals that this dealer has after this one (B-DBL-FORCED)."""
    after = 7 - int(str(question.facts["called"])) - 1
    must = [str(facts["by"]) for facts in facts_of(question) if int(str(facts["done"])) + after < 2]
    return sorted(answer) == must


JUDGES = {
    "ravage-who": ravage_who,
    "ravage-score": ravage_score,
    "set-sum": set_sum,
    "poker-best": poker_best,
    "poker-well-set": well_set,
    "poker-slip": poker_slip,
    "salade-line": salade_line,
    "salade-pack": salade_pack,
    "family-game": family_game,
    "quick-owes": quick_owes,
}
