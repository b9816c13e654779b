"""What a lead says, said again from the words of those who teach it; and how often it would be so by chance.

The defence’s first lead of a suit: an ace to a 5 promises the king or the queen, a 6 or more says: neither of them.
Its first trump: an odd one promises seven and asks for trumps, an even one says that there are fewer.  Whoever opens
the deal with a king, or with an odd trump, shows a strong hand; with the Excuse, perhaps the Petit.
"""

from __future__ import annotations

from math import comb

from tests.teach.asked import codes
from tutor.teach.question import Answer, Question


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
    "lead-odds": lead_odds,
}
