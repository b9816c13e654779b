"""The rule or the convention that decides, said again."""

from __future__ import annotations

from tests.barbu import plain
from tests.tarot.advice.naive_leads import NO_TRICKS, lie
from tests.tarot.advice.naive_lies import broken
from tests.teach import naive
from tests.teach.judges.asked import Json, hand, seen
from tutor.teach.question import Answer

BOUTS = {"T1", "T21", "EX"}
#: Trumps for each size of a poignée, by the number of players.
NEEDED = {
    3: {"simple": 13, "double": 15, "triple": 18},
    4: {"simple": 10, "double": 13, "triple": 15},
    5: {"simple": 8, "double": 10, "triple": 13},
}


def rule(asked: Json, answer: Answer) -> bool:
    """Whether it is the one on the écart, or the first of a ladder that bears on the card."""
    [board], card = asked["boards"], asked["facts"]["card"]
    held, trick = naive.hand_of(board), naive.trick_of(board)
    if board["game"] == "barbu":
        return answer == (duty(held, trick, board["from"]["contract"].split()[1]),)
    aside = sum(move.startswith("discard ") for move in board["moves"])
    in_the_dog = naive.has_picked_up(board) and aside < naive.DOG[board["players"]]
    return answer == (of_ecart(held, card) if in_the_dog else naive.deciding_rule(card, held, trick),)


def of_ecart(held: list[str], card: str) -> str:
    """The rule on kings, on bouts, or on trumps as long as there are plain cards, or when there are too few."""
    if card in BOUTS:
        return "T-ECART-NO-BOUT"
    if card[0] != "T":
        return "T-ECART-NO-KING"
    low = [one for one in held if one[0] in "SHDC" and one[1:] != "K"]
    return "T-ECART-FORCED-TRUMP" if len(low) < 6 else "T-ECART-NO-TRUMP"


def duty(held: list[str], trick: list[str], trumps: str) -> str:
    """The duty of a player on the ladder of Trumps."""
    if not trick:
        return "B-TR-SUIT"
    own, ruffs, led = plain.of(held, trumps), plain.of(trick, trumps), trick[0][0]
    higher = [card for card in own if all(plain.height(card) > plain.height(other) for other in ruffs)]
    if led == trumps:
        return "B-TR-TRUMPLED-BEAT" if higher else "B-TR-TRUMPLED-LOW" if own else "B-TR-TRUMPLED-VOID"
    if plain.of(held, led):
        return "B-TR-PLAIN-FOLLOW"
    if not own:
        return "B-TR-VOID-ALL"
    if not ruffs:
        return "B-TR-MUST-RUFF"
    return "B-TR-OVERRUFF" if higher else "B-TR-NO-UNDERRUFF-DUTY"


def handful_refused(asked: Json, answer: Answer) -> bool:
    """Whether trumps are missing, or cards are too many or too few, or a trump stays hidden behind the Excuse."""
    laid, *kept = (board["cards"] for board in sorted(asked["boards"], key=lambda board: not board["shown"]))
    needed = NEEDED[asked["facts"]["players"]][asked["facts"]["size"]]
    hidden = [card for cards in kept for card in cards]
    if len(laid) + len(hidden) < needed:
        return answer == ("T-POIGNEE-THRESH",)
    if len(laid) != needed:
        return answer == ("T-POIGNEE-SHOW-EXACT",)
    return answer == ("T-POIGNEE-EXCUSE-IMPLIES" if "EX" in laid and hidden else "nothing",)


def rule_or_signal(asked: Json, answer: Answer) -> bool:
    """Whether the card is said to lie, to tell the truth, or nothing: it may always be led."""
    *before, shown = asked["boards"]
    found = lie(asked["facts"]["card"], shown["cards"], seen(before[0]) if before else NO_TRICKS)
    return [*answer] == [{None: "nothing", True: "false", False: "true"}[found]]


def broken_promise(asked: Json, answer: Answer) -> bool:
    """Whether it is the convention behind the promise that is not kept."""
    board = asked["boards"][0]
    false = [f"T-SIG-{name}" for name in broken(seen(board), hand(board), asked["facts"]["card"])]
    return [*answer] == (false or ["none"])


JUDGES = {
    "deciding-rule": rule,
    "rule": rule,
    "handful-refused": handful_refused,
    "rule-or-signal": rule_or_signal,
    "broken-promise": broken_promise,
}
