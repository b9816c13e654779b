"""How cards are named: their signs, the names of suits and ranks, and the forms that a sentence asks for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from tutor.cards import EXCUSE, TRUMP
from tutor.rule import N_, Message
from tutor.show.languages import Language

SUIT_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
SUIT_NAMES = {"S": N_("spades"), "H": N_("hearts"), "D": N_("diamonds"), "C": N_("clubs"), TRUMP: N_("trumps")}
EXCUSE_SIGN = "★"
INDICES = {"K": N_("K"), "Q": N_("Q"), "N": N_("C"), "J": N_("J")}
CARD_NAME = N_("{rank} of {suit}")
#: The first of several trumps in a list, those between, and the last.
SEVERAL_TRUMPS = N_("trumps {rank} | {rank} | {rank}")


class Naming(NamedTuple):
    """How cards are named in one form: the ranks that have a name and those that are numbers, trumps, the Excuse.

    ``number`` is nothing where a number stands alone, and ``before`` is what is put before a card that is shown and not
    named.
    """

    ranks: dict[str, Message]
    number: Message | None
    trump: Message
    excuse: Message
    before: Message | None = None


RANK_NAMES = {"K": N_("king"), "Q": N_("queen"), "N": N_("knight"), "J": N_("jack"), "A": N_("ace"), "1": N_("ace")}
THE_RANKS = {
    "K": N_("the king"),
    "Q": N_("the queen"),
    "N": N_("the knight"),
    "J": N_("the jack"),
    "A": N_("the ace"),
    "1": N_("the ace"),
}
OF_RANKS = {
    "K": N_("of the king"),
    "Q": N_("of the queen"),
    "N": N_("of the knight"),
    "J": N_("of the jack"),
    "A": N_("of the ace"),
    "1": N_("of the ace"),
}
#: The forms of a card: its bare name, as it is said in a sentence, and behind *of*.
FORMS = {
    "": Naming(RANK_NAMES, None, N_("trump {rank}"), N_("the Excuse")),
    "the": Naming(THE_RANKS, N_("the {rank}"), N_("trump {rank}"), N_("the Excuse")),
    "de": Naming(OF_RANKS, N_("of the {rank}"), N_("of trump {rank}"), N_("of the Excuse"), N_("of ")),
}


class Mention(NamedTuple):
    """A card that a sentence mentions: its suit, the rank that stands in its corner, and its name as one says it.

    ``before`` is what the sentence's form puts before a card that is shown and not named: French *de*.
    """

    suit: str
    rank: str
    name: str
    before: str = ""


@cache
def mention(code: str, form: str, language: Language) -> Mention:
    """The card with this code, as a sentence mentions it in a form."""
    before = FORMS[form].before
    said = language.text(before) if before else ""
    return Mention(code[0], index(code, language), card_name(code, form, language), said)


def card_name(code: str, form: str, language: Language) -> str:
    """The full name of the card with this code, as one says it in a form."""
    suit, rank = code[0], code[1:]
    if code == EXCUSE:
        return language.text(FORMS[form].excuse)
    if suit == TRUMP:
        return language.text(FORMS[form].trump).format(rank=rank)
    return language.text(CARD_NAME).format(rank=rank_name(rank, form, language), suit=suit_name(suit, language))


def rank_name(rank: str, form: str, language: Language) -> str:
    """The name of a rank in a form: the queen, the 8."""
    naming = FORMS[form]
    if rank in naming.ranks:
        return language.text(naming.ranks[rank])
    return language.text(naming.number).format(rank=rank) if naming.number else rank


def suit_name(suit: str, language: Language) -> str:
    """The name of a suit, or of the trumps."""
    return language.text(SUIT_NAMES[suit])


def index(code: str, language: Language) -> str:
    """What stands in a card's corner."""
    return EXCUSE_SIGN if code == EXCUSE else rank_index(code[1:], language)


def rank_index(rank: str, language: Language) -> str:
    """A rank, as it stands in the corner of a card."""
    return language.text(INDICES[rank]) if rank in INDICES else rank


def several_trumps(ranks: Sequence[str], language: Language) -> list[str]:
    """What two or more trumps of one list are called: the word is said once."""
    first, between, last = language.text(SEVERAL_TRUMPS).split(" | ")
    shapes = [first, *[between] * (len(ranks) - 2), last]
    return [shape.format(rank=rank) for shape, rank in zip(shapes, ranks, strict=True)]
