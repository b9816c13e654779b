"""The players’ words and the story of the games, said again: lengths, court cards, trumps, and lists."""

from __future__ import annotations

from collections.abc import Callable

from tests.barbu import plain
from tests.tarot.advice.naive_signals import height
from tests.teach.judges.asked import Json
from tutor.teach.question import Answer

Held = list[str]


def courts(cards: Held) -> str:
    """The knight, the queen and the king among some cards."""
    return "".join(rank for rank in "NQK" if any(card[1:] == rank for card in cards))


ONE: Callable[[Held], bool] = lambda cards: len(cards) == 1  # noqa: E731 - one of a list
MANY: Callable[[Held], bool] = lambda cards: len(cards) > 4  # noqa: E731
#: What each word says of the cards of a suit.
SAYS: dict[str, Callable[[Held], bool]] = {
    "coupe-franche": lambda cards: not cards,
    **dict.fromkeys(("singlette", "demi-coupe", "fausse-coupe"), ONE),
    **dict.fromkeys(("longue", "filante", "allonge"), MANY),
    "mariage": lambda cards: courts(cards) == "QK",
    "grand-mariage": lambda cards: courts(cards) == "NQK",
    "petit-mariage": lambda cards: courts(cards) == "NQ",
}


def suit_words(asked: Json, answer: Answer) -> bool:
    """Whether each suit has the one word that is true of it, or none if none is."""
    words = [state["id"] for state in asked["states"] if state["id"] != "ordinary"]
    right = set()
    for option in asked["options"]:
        true = [word for word in words if SAYS[word](option.get("cards", []))] or ["ordinary"]
        right |= {f"{option['id']}={word}" for word in true}
    return {*answer} == right


def hand_word(asked: Json, answer: Answer) -> bool:
    """Whether it is the one sentence that is true of its suit."""
    [board] = asked["boards"]
    said = [option["id"].rpartition("-") for option in asked["options"]]
    return [*answer] == [f"{word}-{suit}" for word, _, suit in said if SAYS[word](plain.of(board["cards"], suit))]


def trick_words(asked: Json, answer: Answer) -> bool:
    """Whether each card is said to follow, or to be the first trump, a higher or a lower one, or none of it."""
    [board] = asked["boards"]
    led, *others = board["cards"]
    trumps, right = [0], set()
    for card in others:
        if card[0] == "T":
            above = height(card) > max(trumps)
            does = "ruff" if trumps == [0] else "over" if above else "under"
            trumps.append(height(card))
        else:
            does = "follow" if card[0] == led[0] else "discard"
        right.add(f"{card}={does}")
    return {*answer} == right


def masters(asked: Json, answer: Answer) -> bool:
    """Whether just the cards are marked above which everything has been played."""
    [board] = asked["boards"]
    top = {"T": 21}
    right = set()
    for card in (option["id"] for option in asked["options"]):
        gone = [height(other) for other in plain.of(board["cards"], card[0])]
        if all(above in gone for above in range(height(card) + 1, top.get(card[0], 14) + 1)):
            right.add(card)
    return {*answer} == right


#: The story of Tarot from the beginning.
STORY = ["italy", "france", "nevers", "paris", "soldiers", "federation"]


def tarot_years(asked: Json, answer: Answer) -> bool:
    """Whether they stand in the order of the story."""
    names = sorted((option["id"] for option in asked["options"]), key=STORY.index)
    return {*answer} == {f"{name}@{place}" for place, name in enumerate(names, 1)}


#: What is told of Barbu, and what belongs to each game.
TOLD = {"bearded", "students", "thirty-two", "bridge", "ancestors", "boxes", "alone"}
BELONGS = {
    "cards": ("queens", "fifty-two", "doubles", "seven"),
    "coup": ("notes", "daggers", "coup-card", "tens"),
    "dragon": ("jewels", "suits", "fools", "wizards"),
}


def barbu_past(asked: Json, answer: Answer) -> bool:
    """Whether just the sentences are marked that are told of the game."""
    return {*answer} == {option["id"] for option in asked["options"]} & TOLD


def boxed_games(asked: Json, answer: Answer) -> bool:
    """Whether each thing stands with its game."""
    things = {option["id"] for option in asked["options"]}
    return {*answer} == {f"{thing}={game}" for game, own in BELONGS.items() for thing in own if thing in things}


JUDGES = {
    "suit-words": suit_words,
    "hand-word": hand_word,
    "trick-words": trick_words,
    "masters": masters,
    "tarot-years": tarot_years,
    "barbu-past": barbu_past,
    "boxed-games": boxed_games,
}
