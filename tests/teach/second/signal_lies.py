"""What the defenders’ cards say, again: read off the sources’ sentences, with lists and codes."""

from __future__ import annotations

import re
from typing import Any

from tests.tarot import naive as tarot
from tests.teach.asked import codes
from tests.teach.second.proofs import PACK, SEATS, SUITS, cannot, is_proved, played, tricks_of
from tutor.show.said import said
from tutor.show.words import Words
from tutor.teach.question import Answer, Question
from tutor.teach.saying import Saying

Trick = dict[str, Any]
#: The convention behind a word, and what asks for an end of trumps.
RULES = {
    "honour": "T-SIG-LEAD-LOW",
    "no-honour": "T-SIG-LEAD-HIGH",
    "many-trumps": "T-SIG-LEAD-TRUMP-ODD",
    "few-trumps": "T-SIG-LEAD-TRUMP-EVEN",
    "no-more": "T-SIG-HIGH-LOW-DEF",
    "tenue": "T-SIG-HIGH-LOW-TAKER",
    "petit": "T-SIG-HIGH-LOW-TRUMP",
}
STOP = {"petit", "stop-trumps"}


def asked(trick: Trick) -> str:
    """The suit that a trick asks for: that of the first card which is not the Excuse."""
    return next((card[0] for card in trick["cards"] if card != "EX"), "")


def opened_by(trick: Trick) -> int:
    """Who has said which suit is asked for: the leader, or the next player if that was the Excuse."""
    return int((trick["leader"] + (trick["cards"][0] == "EX")) % 4)


def words(seen: dict[str, Any], number: int, place: int) -> set[str]:
    """What the card at a place of a trick says, by the names that answers have."""
    trick, before = seen["tricks"][number], seen["tricks"][:number]
    so_far = {**trick, "cards": trick["cards"][:place]}
    card, by = trick["cards"][place], (trick["leader"] + place) % 4
    if by == seen["taker"]:
        return set()
    if card == "EX":
        return _excuse(seen["taker"], before, so_far)
    if not asked(so_far):
        return _lead(seen["taker"], before, card)
    return _two_cards(seen["taker"], before, so_far, card)


def _excuse(taker: int, before: list[Trick], trick: Trick) -> set[str]:
    """First lead of the deal; first round of trumps; first or second round of a suit that the taker leads."""
    suit = asked(trick)
    if not suit:
        return set() if before or trick["cards"] else {"perhaps-petit"}
    rounds = [one for one in before if asked(one) == suit]
    if suit == "T":
        return set() if rounds else {"stop-trumps"}
    by_taker = sum(opened_by(one) == taker for one in rounds)
    return {"honour"} if opened_by(trick) == taker and by_taker < 2 else set()


def _lead(taker: int, before: list[Trick], card: str) -> set[str]:
    """The defence’s first lead of a suit, by its rank, of trumps by odd or even; the first of the deal by a king."""
    suit, rank = card[0], card[1:]
    if any(asked(one) == suit and opened_by(one) != taker for one in before):
        return set()
    strong = set() if before else {"strong-hand"}
    if suit == "T":
        return {"many-trumps", *strong} if int(rank) % 2 else {"few-trumps"}
    if rank in "QK":
        return strong if rank == "K" else set()
    return {"honour"} if rank in "12345" else {"no-honour"}


def _two_cards(taker: int, before: list[Trick], trick: Trick, card: str) -> set[str]:
    """High, then low, to two rounds that others have led, if nobody would have played the first anyway."""
    by, suit = (trick["leader"] + len(trick["cards"])) % 4, asked(trick)
    rounds = [(one, one["cards"][(by - one["leader"]) % 4]) for one in before if asked(one) == suit]
    rounds = [(one, had) for one, had in rounds if had[0] == suit and had != "EX"]
    if card[0] != suit or len(rounds) != 1:
        return set()
    ((one, first),) = rounds
    openers = {opened_by(one), opened_by(trick)}
    if by in openers or wins(one["cards"][: one["cards"].index(first) + 1]) or first[1:] in "JNQK":
        return set()
    if PACK.index(first) < PACK.index(card):
        return set()
    if suit == "T":
        return set() if card == "T1" or wins([*trick["cards"], card]) else {"petit"}
    if openers == {taker}:
        return {"tenue"}
    return set() if taker in openers else {"no-more"}


def wins(cards: list[str]) -> bool:
    """Whether the last card of a trick so far is its best."""
    return bool(tarot.winning(cards) == cards[-1])


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
    first = [one["cards"][-one["leader"] % 4] for one in tricks[:-1] if asked(one) == card[0]]
    said_now = words(seen, len(tricks) - 1, len(now["cards"]) - 1)
    return {word for word in said_now if not true(word, card[0], hand, [had for had in first if had[0] == card[0]])}


def lying_cards(question: Question, answer: Answer) -> bool:
    """Whether just the cards are marked that promise what the hand does not keep."""
    return {*answer} == {option.id for option in question.options if broken(question, option.id)}


def free_truth(question: Question, answer: Answer) -> bool:
    """Whether no other card that tells no lie is worth as little."""
    honest = {option.id: tarot.worth(option.id) for option in question.options if not broken(question, option.id)}
    least = min(honest.values())
    return len(answer) == 1 and answer[0] in honest and honest[answer[0]] == least


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


def overheard(question: Question, answer: Answer) -> bool:
    """Whether it is the one who has asked for an end of trumps, if there is one."""
    seen = tricks_of(question)
    asks = {
        str((trick["leader"] + place) % 4)
        for number, trick in enumerate(seen["tricks"])
        for place in range(4)
        if words(seen, number, place) & STOP
    }
    return seen["taker"] == 0 and {*answer} == (asks or {"nobody"})


def odd_later(question: Question, answer: Answer) -> bool:
    """Whether it goes by odd or even, and for an odd one by whether the defence has led trumps before."""
    seen = tricks_of(question)
    *before, now = seen["tricks"]
    (card,) = now["cards"] if now["cards"][0] != "EX" else now["cards"][1:]
    later = any(asked(one) == "T" and opened_by(one) != seen["taker"] for one in before)
    assert card[0] == "T" and opened_by(now) not in {seen["taker"], 0} and not (later and int(card[1:]) % 2 == 0)
    return [*answer] == ["few-trumps" if int(card[1:]) % 2 == 0 else "more-trumps" if later else "many-trumps"]


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
    "lying-cards": lying_cards,
    "free-truth": free_truth,
    "broken-promise": broken_promise,
    "word-or-duty": word_or_duty,
    "overheard": overheard,
    "odd-later": odd_later,
    "signal-audit": signal_audit,
    "who-teaches": who_teaches,
}
