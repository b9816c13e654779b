"""How cards are named: their signs, the names of suits and ranks, and the forms that a sentence asks for."""

from __future__ import annotations

from typing import NamedTuple

from tutor.cards import TRUMP
from tutor.rule import N_, Message

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
