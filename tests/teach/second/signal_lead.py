"""What a lead says, said again from the words of those who teach it; and how often it would be so by chance.

The defence’s first lead of a suit: an ace to a 5 promises the king or the queen, a 6 or more says: neither of them.
Its first trump: an odd one promises seven and asks for trumps, an even one says that there are fewer.  Whoever opens
the deal with a king, or with an odd trump, shows a strong hand; with the Excuse, perhaps the Petit.
"""

from __future__ import annotations

from math import comb
from typing import Any

from tests.teach.asked import codes
from tests.teach.second.proofs import tricks_of
from tutor.show.said import said
from tutor.show.words import Words
from tutor.teach.open_boards import Played
from tutor.teach.question import Answer, Laid, Question

LOW = {"1", "2", "3", "4", "5"}
HIGH = {"6", "7", "8", "9", "10", "J", "N"}
SUITS = {"spades": "S", "hearts": "H", "diamonds": "D", "clubs": "C"}
NO_TRICKS: dict[str, Any] = {"players": 4, "seat": 0, "taker": 1, "tricks": []}


def says(card: str, seen: dict[str, Any], leader: int) -> set[str]:
    """All that a card says which a player leads now, after the tricks that everybody has seen."""
    if leader == seen["taker"]:
        return set()
    suit, rank = card[0], card[1:]
    found, opening = set[str](), not seen["tricks"]
    if card == "EX":
        return {"perhaps-petit"} if opening else set()
    odd = suit == "T" and int(rank) % 2 == 1
    if opening and (rank == "K" or odd):
        found.add("strong-hand")
    if suit not in led_by_defence(seen):
        if suit == "T":
            found.add("many-trumps" if odd else "few-trumps")
        elif rank in LOW:
            found.add("honour")
        elif rank in HIGH:
            found.add("no-honour")
    return found


def led_by_defence(seen: dict[str, Any]) -> set[str]:
    """The suits that a defender has opened; after a led Excuse the next card opens."""
    opened = set()
    for trick in seen["tricks"]:
        skipped = trick["cards"][0] == "EX"
        if (trick["leader"] + skipped) % 4 != seen["taker"]:
            opened.add(trick["cards"][skipped][0])
    return opened


def lie(card: str, hand: list[str], seen: dict[str, Any]) -> bool | None:
    """Whether what the learner would say with a card is a lie; ``None`` if it says nothing that could be one."""
    trumps = sum(one[0] == "T" for one in hand)
    honour = f"{card[0]}K" in hand or f"{card[0]}Q" in hand
    kept = {"honour": honour, "no-honour": not honour, "many-trumps": trumps > 6, "few-trumps": trumps < 7}
    judged = [not kept[one] for one in says(card, seen, 0) if one in kept]
    return judged[0] if judged else None


def before(question: Question) -> dict[str, Any]:
    """The tricks that were played before the learner leads."""
    return tricks_of(question) if question.boards and isinstance(question.boards[0], Played) else NO_TRICKS


def hand_of(question: Question) -> list[str]:
    """The learner’s hand: it is shown, or one answers with it."""
    shown = [codes(board) for board in question.boards if isinstance(board, Laid) and board.cards]
    return shown[0] if shown else [option.id for option in question.options]


def promising_leads(question: Question, answer: Answer) -> bool:
    """Whether just the cards are marked that say so; which of the two is asked, the prompt says."""
    asked = "no-honour" if "denies" in question.prompt else "honour"
    seen = before(question)
    return {*answer} == {card for card in hand_of(question) if asked in says(card, seen, 0)}


def lying_leads(question: Question, answer: Answer) -> bool:
    """Whether just the cards are marked that would be a lie."""
    hand, seen = hand_of(question), before(question)
    return {*answer} == {card for card in hand if lie(card, hand, seen)}


def leads_say(question: Question, answer: Answer) -> bool:
    """Whether each card has what it says; where it says nothing, that."""
    assert question.grid
    seen = before(question)
    tells = {cell.id: says(cell.id, seen, 0) - {"strong-hand"} or {"nothing"} for cell in question.grid.cells}
    return {*answer} == {f"{card}={one}" for card, found in tells.items() for one in found}


def say_by_lead(question: Question, answer: Answer) -> bool:
    """Whether the card says what is wished, by its English words, and no lie."""
    board, hand = question.boards[0], [option.id for option in question.options]
    assert isinstance(board, Laid)
    assert board.title
    wish = said(board.title, Words("en"))
    suit = next((letter for name, letter in SUITS.items() if name in wish), None)
    asked = {"neither": "no-honour", "or the queen": "honour", "at least 7": "many-trumps", "fewer": "few-trumps"}
    meaning = next((name for part, name in asked.items() if part in wish), "strong-hand")
    right = {
        card
        for card in hand
        if meaning in says(card, NO_TRICKS, 0) and suit in {None, card[0]} and not lie(card, hand, NO_TRICKS)
    }
    return len(answer) == 1 and answer[0] in right


def rule_or_signal(question: Question, answer: Answer) -> bool:
    """Whether the card is said to lie, to tell the truth, or nothing: it may always be led."""
    found = lie(str(question.facts["card"]), hand_of(question), before(question))
    return [*answer] == [{None: "nothing", True: "false", False: "true"}[found]]


def lead_odds(question: Question, answer: Answer) -> bool:
    """Whether the answer is near enough to the share of hands, by counting ways to choose eighteen cards."""
    hand, *dog = map(codes, question.boards)
    near = 4 if question.facts["led"] == "T" else 8
    seen, led = [*hand, *(dog[0] if dog else [])], str(question.facts["led"])
    unseen = 78 - len(seen)
    if led == "T":
        left, least = 21 - sum(card[0] == "T" for card in seen), 7
    else:
        left, least = 2 - sum(card in {f"{led}K", f"{led}Q"} for card in seen), 1
    ways = sum(comb(left, held) * comb(unseen - left, 18 - held) for held in range(least, left + 1))
    return len(answer) == 1 and abs(float(answer[0]) - round(100 * ways / comb(unseen, 18))) <= near


JUDGES = {
    "promising-leads": promising_leads,
    "lying-leads": lying_leads,
    "leads-say": leads_say,
    "say-by-lead": say_by_lead,
    "rule-or-signal": rule_or_signal,
    "lead-odds": lead_odds,
}
