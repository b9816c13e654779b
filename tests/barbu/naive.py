"""The rules of Barbu once more, in plain lists of codes and without a line of the tutor's own."""

from __future__ import annotations

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
CONTRACTS = ["no-tricks", "no-hearts", "no-queens", "barbu", "no-last-two", "trumps", "domino"]


def height(card: str) -> int:
    """How high a card stands in its suit."""
    return RANKS.index(card[1:])


def callable_now(called: list[str]) -> set[str]:
    """What a dealer may call who has called these contracts before."""
    calls = {"trumps": [f"trumps {suit}" for suit in "SHDC"], "domino": [f"domino {rank}" for rank in RANKS]}
    return {call for name in CONTRACTS if name not in called for call in calls.get(name, [name])}


def playable(hand: list[str], trick: list[str], contract: str, played: list[str], rules: dict[str, object]) -> set[str]:
    """The cards of a hand that may be played to a trick; ``played`` are the cards of earlier tricks."""
    hearts = contract in {"no-hearts", "barbu"}
    if not trick:
        ban = rules.get("hearts_ban", "strict")
        broken = ban == "none" or (ban == "broken" and any(card[0] == "H" for card in played))
        others = [card for card in hand if card[0] != "H"]
        return set(others if hearts and others and not broken else hand)
    if contract.startswith("trumps"):
        return with_trumps(hand, trick, contract[-1], beat=rules.get("must_beat", True) is True)
    following = [card for card in hand if card[0] == trick[0][0]]
    if not following and contract == "barbu" and rules.get("no_wait") and "HK" in hand:
        return {"HK"}
    return set(following or hand)


def with_trumps(hand: list[str], trick: list[str], trump: str, *, beat: bool) -> set[str]:
    """The cards of a hand that may be played to a trick that has begun, in Trumps."""
    following = [card for card in hand if card[0] == trick[0][0]]
    trumps = [card for card in hand if card[0] == trump]
    highest = max((height(card) for card in trick if card[0] == trump), default=-1)
    higher = [card for card in trumps if height(card) > highest]
    if trick[0][0] != trump:
        return set(following or higher or (trumps if highest < 0 else []) or hand)
    return set((higher if beat else []) or trumps or hand)


def winner(trick: list[str], trump: str | None = None) -> int:
    """Which card of a complete trick wins it, counted from its leader."""
    suit = trump if any(card[0] == trump for card in trick) else trick[0][0]
    return max(range(len(trick)), key=lambda at: height(trick[at]) if trick[at][0] == suit else -1)


def layable(hand: list[str], lying: list[str], start: str, *, ace_low: bool = False) -> set[str]:
    """What a player of Domino may do: the cards that fit, or else a pass."""
    order = ["A", *RANKS[:-1]] if ace_low else RANKS
    fitting = set()
    for card in hand:
        row = [order.index(other[1:]) for other in lying if other[0] == card[0]]
        at = order.index(card[1:])
        if (row and at in {min(row) - 1, max(row) + 1}) or (not row and card[1:] == start):
            fitting.add(card)
    return fitting or {"pass"}


def score(contract: str, tricks: list[tuple[int, list[str]]]) -> list[int]:
    """What each seat wins or pays in a contract that is played in tricks; a trick is its winner and its cards."""
    points = [0, 0, 0, 0]
    for number, (seat, cards) in enumerate(tricks, 1):
        hearts = [card for card in cards if card[0] == "H"]
        points[seat] += {
            "no-tricks": -2,
            "no-hearts": -2 * len(hearts) - 4 * ("HA" in hearts),
            "no-queens": -6 * sum(card[1:] == "Q" for card in cards),
            "barbu": -20 * ("HK" in hearts),
            "no-last-two": {12: -10, 13: -20}.get(number, 0),
            "trumps": 5,
        }[contract.partition(" ")[0]]
    return points
