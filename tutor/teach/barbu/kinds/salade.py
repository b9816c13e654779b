"""Salade: the sum of all its penalties, and the cards with which it is played."""

from __future__ import annotations

import random

from tutor.barbu.contracts.salade import PLAYERS
from tutor.barbu.house import HOUSE
from tutor.core.cards import BARBU
from tutor.core.message import N_
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.saying import Saying

# With which cards it is played

WHICH_GO = N_(
    "{players} players want to play the Salade, and all must have equally many cards. Mark every card that is left out."
)
BLACK_CARDS, AS_IN_CANADA = (
    N_("At this table low black cards are left out."),
    N_("At this table low cards of clubs and diamonds are left out, as in Canadian Salad."),
)
WITH_ALL = N_("Divide 52 by the number of players: how many cards are over?")
GOES = N_("With {players} players it goes, so that {cards} cards are left: {each} for each.")
STAYS = N_("It stays: {cards} cards are enough for {each} each.")


def _ask_pack(_boards: tuple[Board, ...], level: int, rng: random.Random) -> Question:
    players = rng.choice((3, 5) if level == 1 else (3, 5, 6))
    canadian = level > 2 and players > 4 and rng.random() < 2 / 3  # noqa: PLR2004 - with three both leave out the same
    pack = HOUSE.pack(players, {"salade": True, "removed": "canadian" if canadian else "black"})
    left = {card.code for card in pack.cards}
    offered = [*BARBU.read("S2 H2 D2 C2"), *BARBU.read("S3 D3 C3")]
    rng.shuffle(offered)
    facts = {"players": players, "cards": len(pack), "each": len(pack) // players}
    options = tuple(
        Option(
            card.code, card, card.code not in left, Saying.plain(STAYS if card.code in left else GOES, PLAYERS, **facts)
        )
        for card in offered
    )
    because = tuple(option.says for option in options if option.right)[:1]
    hints = Hints((Saying.plain(WITH_ALL),), (Saying.plain(PLAYERS.statement, PLAYERS),))
    boards = (Laid((), Saying.plain(AS_IN_CANADA if canadian else BLACK_CARDS), data={"canadian": canadian}),)
    return Question("mark", boards, WHICH_GO, because, hints, facts, options)


SALADE_PACK = Kind(
    "salade-pack", N_("Which cards go?"), "mark", (PLAYERS,), lambda *_: (), _ask_pack, of_a_deal=False, stock=2
)
