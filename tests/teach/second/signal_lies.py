"""What the defenders’ cards say, again: read off the sources’ sentences, with lists and codes."""

from __future__ import annotations

import re
from typing import Any

from tests.tarot.advice.naive_signals import says
from tests.teach.second.proofs import SEATS, SUITS, cannot, is_proved, played, tricks_of
from tutor.show.said import said
from tutor.show.words import Words
from tutor.teach.question import Answer, Question
from tutor.teach.saying import Saying

#: What each convention says, as answers name it.
SAYS = {
    "LEAD-LOW": "honour",
    "LEAD-HIGH": "no-honour",
    "LEAD-TRUMP-ODD": "many-trumps",
    "LEAD-TRUMP-EVEN": "few-trumps",
    "MAIN-FORTE": "strong-hand",
    "HIGH-LOW-DEF": "no-more",
    "HIGH-LOW-TAKER": "tenue",
    "HIGH-LOW-TRUMP": "petit",
    "EXC-LEAD": "perhaps-petit",
    "EXC-FIRST-TRUMP": "stop-trumps",
    "EXC-TAKER-SUIT": "honour",
}


def seated(trick: dict[str, Any]) -> list[tuple[int, str]]:
    """The cards of a trick with who has played them."""
    return [((trick["leader"] + place) % 4, card) for place, card in enumerate(trick["cards"])]


def words(seen: dict[str, Any], number: int, place: int) -> set[str]:
    """What the card at a place of a trick says, by the names that answers have."""
    *before, trick = map(seated, seen["tricks"][: number + 1])
    return {SAYS[rule] for rule in says(before, trick[:place], seen["taker"], *trick[place])}


#: What a remark claims of a player, by its English words.
CLAIMS = {
    "honour": r"The player (.+) holds the king or the queen of (\w+)",
    "no-honour": r"The player (.+) holds neither the king nor the queen of (\w+)",
    "many-trumps": r"The player (.+) holds at least 7 (trump)s and asks for trumps",
    "few-trumps": r"The player (.+) holds fewer than 7 (trump)s and asks for nothing",
    "strong-hand": r"The player (.+) has a strong hand and begins the line of play()",
    "tenue": r"The player (.+) began with five cards of (\w+) with its king or queen, and invites trumps",
    "no-more": r"The player (.+) has no more (\w+) and will trump the next round",
    "petit": r"The player (.+) holds the Petit and asks for an end of trump leads()",
    "perhaps-petit": r"The player (.+) may hold the Petit()",
    "stop-trumps": r"The player (.+) demands an end of trump leads()",
}


def signal_audit(question: Question, answer: Answer) -> bool:
    """Whether it is the remark that is wrong."""
    seen = tricks_of(question)
    return [*answer] == [option.id for option in question.options if not _right(seen, option.shows)]


def _right(seen: dict[str, Any], line: object) -> bool:
    """Whether something was told as a remark says, or is certain, by its English words."""
    assert isinstance(line, Saying)
    remark = said(line, Words("en"))
    for name, claim in CLAIMS.items():
        found = re.fullmatch(claim + r"\. That (was told by convention|is proved).+ in trick (\d+)\.", remark)
        if found:
            seat, number = SEATS[found[1]], int(found[4]) - 1
            place = (seat - seen["tricks"][number]["leader"]) % 4
            if found[3] != "is proved":
                return name in words(seen, number, place)
            return _certain(seen, name, seat, SUITS[found[2]])
    return is_proved(seen, line)


def _certain(seen: dict[str, Any], name: str, seat: int, suit: str) -> bool:
    """Whether nobody but this player can hold the king or the queen; or this player neither."""
    left = [card for card in (f"{suit}K", f"{suit}Q") if card not in played(seen)]
    if name == "no-honour":
        return all(cannot(seen, seat, card) for card in left)
    return any(all(cannot(seen, other, card) for other in range(4) if other != seat) for card in left)


JUDGES = {
    "signal-audit": signal_audit,
}
