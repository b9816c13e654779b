"""A second, naive statement of what may be said and set aside, with lists and codes only."""

from __future__ import annotations

CONTRACTS = ["prise", "pousse", "garde", "garde-sans", "garde-contre"]
BOUTS = ["T1", "T21", "EX"]
NEEDED = {3: [13, 15, 18], 4: [10, 13, 15], 5: [8, 10, 13]}


def bids(said: list[str], *, pousse: bool, no_prise: bool) -> list[str]:
    """What may be bid after what was said."""
    made = [word for word in said if word != "pass"]
    higher = CONTRACTS[CONTRACTS.index(made[-1]) + 1 :] if made else CONTRACTS
    gone = ([] if pousse else ["pousse"]) + (["prise", "pousse"] if no_prise else [])
    return ["pass"] + [bid for bid in higher if bid not in gone]


def poor(hand: list[str], least: int) -> bool:
    """Whether a hand may be thrown in where that is allowed."""
    trumps = sum(card[0] == "T" for card in hand)
    return trumps == 0 or trumps + sum(card[1:] in ["K", "Q", "N", "J"] for card in hand) < least


def calls(hand: list[str], *, jack: bool) -> list[str]:
    """Which cards a taker with this hand may call."""
    legal = []
    for number, rank in enumerate("KQNJ"):
        above = [suit + higher for higher in "KQNJ"[:number] for suit in "SHDC"]
        if all(card in hand for card in above) and (rank != "J" or jack):
            legal += [f"call {suit}{rank}" for suit in "SHDC"]
    return legal


def discards(held: list[str], left: int) -> list[str]:
    """Which of these cards may be set aside when so many are still to go."""
    plain = [card for card in held if card[0] in "SHDC" and card[1] != "K"]
    trumps = [card for card in held if card[0] == "T" and card not in BOUTS]
    return [f"discard {card}" for card in (plain if len(plain) >= left else plain + trumps)]


def poignees(held: list[str], players: int) -> list[str]:
    """Which poignées may be shown with these cards, those that had to be set aside included."""
    trumps = sum(card[0] == "T" for card in held)
    sizes = zip(["simple", "double", "triple"], NEEDED[players], strict=True)
    return [f"poignee {size}" for size, n in sizes if trumps >= n or (trumps == n - 1 and "EX" in held)]


def shows(laid: list[str], held: list[str], kind: str) -> bool:
    """Whether four players' ``kind`` of poignée, as ``poignee simple``, may be shown with just the cards laid out."""
    count = NEEDED[4][["poignee simple", "poignee double", "poignee triple"].index(kind)]
    trumps = [card for card in laid if card[0] == "T" and card in held]
    excuse = "EX" in laid and "EX" in held
    others = [card for card in held if card[0] == "T" and card not in laid]
    return len(trumps) + excuse == len(laid) == count and not (excuse and others)


def misere(held: list[str]) -> list[str]:
    """Whether misère may be declared with these cards: those without a trump, or without a court card."""
    trumps = [card for card in held if card[0] == "T"]
    courts = [card for card in held if card[0] in "SHDC" and card[1] in "KQNJ"]
    return [] if trumps and courts else ["misere"]
