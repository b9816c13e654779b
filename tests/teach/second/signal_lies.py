"""What the defenders’ cards say, again: read off the sources’ sentences, with lists and codes."""

from __future__ import annotations

import re
from typing import Any

from tests.tarot import naive as tarot
from tests.tarot.advice.naive_signals import opened, says
from tests.teach.asked import codes
from tests.teach.second.proofs import PACK, SEATS, SUITS, cannot, is_proved, played, tricks_of
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
#: The convention behind a word of one's own.
RULES = {word: f"T-SIG-{rule}" for rule, word in SAYS.items() if not rule.startswith("EXC")}
STOP = {"petit", "stop-trumps"}


def seated(trick: dict[str, Any]) -> list[tuple[int, str]]:
    """The cards of a trick with who has played them."""
    return [((trick["leader"] + place) % 4, card) for place, card in enumerate(trick["cards"])]


def words(seen: dict[str, Any], number: int, place: int) -> set[str]:
    """What the card at a place of a trick says, by the names that answers have."""
    *before, trick = map(seated, seen["tricks"][: number + 1])
    return {SAYS[rule] for rule in says(before, trick[:place], seen["taker"], *trick[place])}


def true(word: str, suit: str, hand: list[str], first: list[str]) -> bool:
    """Whether a hand keeps a word; ``first`` is the first of two cards."""
    honours = any(f"{suit}{rank}" in hand for rank in "KQ")
    of_suit, trumps = [card for card in hand if card[0] == suit], [card for card in hand if card[0] == "T"]
    return {
        "honour": honours,
        "no-honour": not honours,
        "many-trumps": len(trumps) >= 7,
        "few-trumps": len(trumps) < 7,
        "no-more": len(of_suit) == 1,
        "tenue": len(of_suit + first) >= 5 and honours,
        "petit": "T1" in hand,
    }.get(word, True)


def broken(question: Question, card: str) -> set[str]:
    """What the learner would promise with a card and not keep."""
    seen, hand = tricks_of(question), codes(question.boards[1])
    tricks = [*seen["tricks"]]
    if len(tricks[-1]["cards"]) == 4:
        tricks.append({"leader": 0, "cards": []})
    now = {**tricks[-1], "cards": [*tricks[-1]["cards"], card]}
    assert (now["leader"] + len(now["cards"]) - 1) % 4 == seen["seat"] == 0
    seen = {**seen, "tricks": [*tricks[:-1], now]}
    first = [dict(seated(one))[0] for one in tricks[:-1] if opened(seated(one))[1] == card[0]]
    said_now = words(seen, len(tricks) - 1, len(now["cards"]) - 1)
    return {word for word in said_now if not true(word, card[0], hand, [had for had in first if had[0] == card[0]])}


def broken_promise(question: Question, answer: Answer) -> bool:
    """Whether it is the convention behind the word that is not kept."""
    false = [RULES[word] for word in broken(question, str(question.facts["card"]))]
    return [*answer] == (false or ["none"])


def last(seen: dict[str, Any]) -> set[str]:
    """What the last card that was played says."""
    return words(seen, len(seen["tricks"]) - 1, len(seen["tricks"][-1]["cards"]) - 1)


def word_or_duty(question: Question, answer: Answer) -> bool:
    """Whether it is the word that the card says; or if none, whether it rules out any card that is still to come."""
    seen = tricks_of(question)
    *before, had = seen["tricks"][-1]["cards"]
    left = [card for card in PACK if card not in played(seen)]
    proves = any(had not in tarot.playable([had, card], before) for card in left)
    return [*answer] == ([*last(seen)] or ["proves" if proves else "silent"])


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


#: Words by which each line can be told, and who has written it.
WRITTEN = {
    "a trick or two": "burgundy",
    "the Petit is here": "burgundy",
    "two sure tricks": "boulogne",
    "no longer promises 7": "boulogne",
    "from the last seat": "boulogne",
    "middle, high, low": "forum",
    "A strong hand": "forum",
    "A weak hand": "forum",
    "Leading": "nobody",
}


def who_teaches(question: Question, answer: Answer) -> bool:
    """Whether each line has the source in which one finds it."""
    assert question.grid
    right = set()
    for cell in question.grid.cells:
        assert isinstance(cell.shows, Saying)
        text = said(cell.shows, Words("en"))
        (who,) = {who for part, who in WRITTEN.items() if part in text}
        right.add(f"{cell.id}={who}")
    return {*answer} == right


JUDGES = {
    "broken-promise": broken_promise,
    "word-or-duty": word_or_duty,
    "signal-audit": signal_audit,
    "who-teaches": who_teaches,
}
