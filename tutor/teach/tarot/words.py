"""The players’ words for what a hand holds of a suit: how many cards, or which of the court cards."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import NamedTuple

from tutor.core.cards import TAROT, Card, Cards
from tutor.core.message import N_, Message

#: So many cards of a suit are a long one.
LONG = 5
_COURTS = ("N", "Q", "K")


def _courts(cards: Cards) -> set[str]:
    """The ranks of the knight, the queen and the king among the cards of a suit."""
    return {card.rank for card in cards} & {*_COURTS}


class Holding(NamedTuple):
    """A holding that players have a word for: the words, the cards of a suit that ``are`` one, and the meaning.

    Several words mean the same; the first is the usual one.  ``courts`` are the court cards that it takes, and
    ``lengths`` how many cards one of it is drawn with.
    """

    words: Mapping[str, Message]
    are: Callable[[Cards], bool]
    means: Message
    lengths: tuple[int, ...]
    courts: str = ""


HOLDINGS: Mapping[str, Holding] = {
    "void": Holding(
        {"coupe-franche": N_("coupe franche", "a word for a suit in a hand")},
        lambda cards: not cards,
        N_("If you have no card of a suit, you have a “coupe franche” there, a void."),
        (0,),
    ),
    "one": Holding(
        {
            "singlette": N_("singlette", "a word for a suit in a hand"),
            "demi-coupe": N_("demi-coupe", "a word for a suit in a hand"),
            "fausse-coupe": N_("fausse coupe", "a word for a suit in a hand"),
        },
        lambda cards: len(cards) == 1,
        N_("A single card of a suit is a “singlette”, a singleton; some say “demi-coupe” or “fausse coupe”."),
        (1,),
    ),
    "long": Holding(
        {
            "longue": N_("longue", "a word for a suit in a hand"),
            "filante": N_("filante", "a word for a suit in a hand"),
            "allonge": N_("allonge", "a word for a suit in a hand"),
        },
        lambda cards: len(cards) >= LONG,
        N_("Five cards of a suit or more are a “longue”, a long suit; some say “filante” or “allonge”."),
        (LONG, LONG, LONG + 1),
    ),
    "marriage": Holding(
        {"mariage": N_("mariage", "a word for a suit in a hand")},
        lambda cards: _courts(cards) == {"Q", "K"},
        N_("The king and the queen of a suit, without the knight, are a “mariage”."),
        (2, 3, 4),
        "QK",
    ),
    "grand": Holding(
        {"grand-mariage": N_("grand mariage", "a word for a suit in a hand")},
        lambda cards: _courts(cards) == {*_COURTS},
        N_("The king, the queen and the knight of a suit are a “grand mariage”."),
        (3, 4),
        "NQK",
    ),
    "little": Holding(
        {"petit-mariage": N_("petit mariage", "a word for a suit in a hand")},
        lambda cards: _courts(cards) == {"N", "Q"},
        N_("The queen and the knight of a suit, without the king, are a “petit mariage”."),
        (2, 3, 4),
        "NQ",
    ),
}
#: The cards of a suit for which there is no such word: two to four, and no two of the high court cards.
ORDINARY = "ordinary"
_ORDINARY_LENGTHS = (2, 3, 4)


def held(sort: str, suit: str, rng: random.Random) -> tuple[Card, ...]:
    """Some cards of a suit that are a holding of a sort, and of no other, or an ordinary one."""
    courts, lengths = ("", _ORDINARY_LENGTHS) if sort == ORDINARY else (HOLDINGS[sort].courts, HOLDINGS[sort].lengths)
    low = [card for card in TAROT.all.of(suit) if card.rank not in _COURTS]
    length = rng.choice(lengths)
    own = [TAROT[suit + rank] for rank in courts]
    if not courts and length > 1 and rng.random() < 1 / 2:
        own = [TAROT[suit + rng.choice(_COURTS)]]
    return tuple(TAROT.set((*own, *rng.sample(low, length - len(own)))))


def holding(cards: Cards) -> str:
    """The sort of some cards of a suit."""
    return next((sort for sort, one in HOLDINGS.items() if one.are(cards)), ORDINARY)
