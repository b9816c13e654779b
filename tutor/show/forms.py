"""Names of cards, and the forms that a name takes: in a sentence, alone, or as a translation asks for it.

A message is said with names as its own language puts them into a sentence: *the king of hearts*.  ``BARE`` is the name
alone, *king of hearts*.  Every other form belongs to a translation: French has *de*, *du roi de cœur*, and a language
with cases has its cases.  A name in such a form is a message of its own, with the form for its context; where a
language does not have it, the name stands as it usually does.

>>> from tutor.show.languages import language_of
>>> card_name("HK", "", language_of("en")), card_name("HK", BARE, language_of("en"))
('the king of hearts', 'king of hearts')
>>> card_name("S1", "de", language_of("fr")), card_name("T17", "de", language_of("fr"))
('de l’as de pique', 'du 17 d’atout')
>>> card_name("HK", "gen", language_of("en"))
'the king of hearts'
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from tutor.core.cards import EXCUSE, TRUMP
from tutor.core.message import N_, Message
from tutor.show.languages import Language
from tutor.show.numbers import NONE
from tutor.show.table.chairs import PLAYERS, SEAT
from tutor.show.terms import TERMS

SUIT_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
SUIT_NAMES = {
    "S": N_("spades", "a suit"),
    "H": N_("hearts", "a suit"),
    "D": N_("diamonds", "a suit"),
    "C": N_("clubs", "a suit"),
    TRUMP: N_("trumps", "a suit"),
}
EXCUSE_SIGN = "★"
INDICES = {
    "K": N_("K", "in the corner of a card"),
    "Q": N_("Q", "in the corner of a card"),
    "N": N_("C", "in the corner of a card"),
    "J": N_("J", "in the corner of a card"),
}
#: A player whom people call by a name of their own.
NAMED = N_("{name}", "a player by their own name")
CARD_NAME = N_("{rank} of {suit:suit}")
#: The first of several trumps in a list, those between, and the last; of several that can only be one of them.
SEVERAL_TRUMPS = {"and": N_("trumps {rank} | {rank} | {rank}"), "or": N_("trump {rank} | {rank} | {rank}")}
#: A card that is shown and not named: a form may put something before it, as French *de* does, or behind it.
SIGN = N_("{card}")


class Naming(NamedTuple):
    """The names of cards in a language: ranks that have a name and ranks that are numbers, trumps, the Excuse."""

    ranks: dict[str, Message]
    number: Message
    trump: Message
    excuse: Message


BARE = "bare"
IN_A_SENTENCE = Naming(
    {
        "K": N_("the king"),
        "Q": N_("the queen"),
        "N": N_("the knight"),
        "J": N_("the jack"),
        "A": N_("the ace"),
        "1": N_("the ace"),
    },
    N_("the {rank}"),
    N_("trump {rank}"),
    N_("the Excuse"),
)
ALONE = Naming(
    {
        "K": N_("king", "a card alone, without an article"),
        "Q": N_("queen", "a card alone, without an article"),
        "N": N_("knight", "a card alone, without an article"),
        "J": N_("jack", "a card alone, without an article"),
        "A": N_("ace", "a card alone, without an article"),
        "1": N_("ace", "a card alone, without an article"),
    },
    N_("{rank}", "a card alone, without an article"),
    N_("trump {rank}", "a card alone, without an article"),
    N_("the Excuse", "a card alone, without an article"),
)
RANKS = (*IN_A_SENTENCE.ranks.values(), IN_A_SENTENCE.number)
CARDS = (*RANKS, IN_A_SENTENCE.trump, IN_A_SENTENCE.excuse, *SEVERAL_TRUMPS.values(), SIGN)
SUITS = tuple(SUIT_NAMES.values())
SEATS = (*(name for names in PLAYERS.values() for name in names), SEAT, NAMED)
#: The names that are shown in each manner: a form that a translation has of one of them, it should have of all.
NAMES = {
    **dict.fromkeys(("card", "and", "or"), CARDS),
    **dict.fromkeys(("suit", "Suit"), SUITS),
    **dict.fromkeys(("player", "Player"), SEATS),
    "the-rank": RANKS,
    "count": (NONE,),
    "term": tuple(TERMS.values()),
}


class Mention(NamedTuple):
    """A card that a sentence mentions: its suit, the rank in its corner, and its name in speech.

    ``before`` and ``after`` are the texts that the form puts around a card that is shown and not named.
    """

    suit: str
    rank: str
    name: str
    before: str = ""
    after: str = ""


@cache
def mention(code: str, form: str, language: Language) -> Mention:
    """The card with this code, as a sentence mentions it in a form."""
    before, _, after = language.text(SIGN, form).partition(SIGN)
    return Mention(code[0], index(code, language), card_name(code, form, language), before, after)


def card_name(code: str, form: str, language: Language) -> str:
    """The full name of the card with this code, in a form."""
    suit, rank = code[0], code[1:]
    naming = ALONE if form == BARE else IN_A_SENTENCE
    if code == EXCUSE:
        return language.text(naming.excuse, form)
    if suit == TRUMP:
        return language.text(naming.trump, form).format(rank=rank)
    said = [
        (before, rank_name(rank, form, language) if name == "rank" else suit_name(suit, of, language) if name else "")
        for before, name, _, of, _ in language.parts(CARD_NAME)
    ]
    return "".join(before + part for before, part in said)


def rank_name(rank: str, form: str, language: Language) -> str:
    """The name of a rank in a form: the queen, the 8."""
    naming = ALONE if form == BARE else IN_A_SENTENCE
    return language.text(naming.ranks.get(rank, naming.number), form).format(rank=rank)


def suit_name(suit: str, form: str, language: Language) -> str:
    """The name of a suit, or of the trumps, in a form."""
    return language.text(SUIT_NAMES[suit], form)


def index(code: str, language: Language) -> str:
    """The index in a card's corner."""
    return EXCUSE_SIGN if code == EXCUSE else rank_index(code[1:], language)


def rank_index(rank: str, language: Language) -> str:
    """The letter or number of a rank in the corner of a card."""
    return language.text(INDICES[rank]) if rank in INDICES else rank


def several_trumps(ranks: Sequence[str], manner: str, form: str, language: Language) -> list[str]:
    """The names of two or more trumps of a list that is shown in a manner, in a form: the word is said once."""
    first, between, last = language.text(SEVERAL_TRUMPS[manner], form).split(" | ")
    shapes = [first, *[between] * (len(ranks) - 2), last]
    return [shape.format(rank=rank) for shape, rank in zip(shapes, ranks, strict=True)]
