"""The games of the family, told apart."""

from __future__ import annotations

import random

from tutor.barbu.arranging import SET
from tutor.barbu.contracts.chinese_poker import SIGN, ChinesePoker
from tutor.barbu.contracts.order import EARLY_ORDER, EARLY_PACK, SALADE_ORDER
from tutor.barbu.contracts.ravage_city import COUNT, PLAY, RavageCity
from tutor.barbu.contracts.salade import NO_EARLY_END, ROUNDS, Salade
from tutor.core.message import N_, Message
from tutor.core.rule import Rule
from tutor.teach.grid import Cell, Grid, State
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Question
from tutor.teach.saying import Saying

WHICH_GAME = N_("Of which game of the family is this true?")
WHAT_IS_SPECIAL = N_("What does each game count, how many deals has it, and who decides what comes next?")
GAMES: dict[str, Message] = {
    "ravage": RavageCity.title,
    "poker": ChinesePoker.title,
    "salade": Salade.title,
    "early": N_("32 cards"),
}
#: What is true of one of these games and of no other, and the rule that says so.
TRUE: tuple[tuple[str, str, Message, Rule], ...] = (
    ("longest", "ravage", N_("Whoever has the most cards of one suit pays."), COUNT),
    ("eighth", "ravage", N_("It makes a match of 32 deals."), PLAY),
    ("tie", "ravage", N_("Players with equally many cards share what it costs."), COUNT),
    ("no-play", "poker", N_("No card is played to a trick."), SIGN),
    ("rows", "poker", N_("Everybody makes three rows of their cards."), SET),
    ("positive", "poker", N_("It brings points, and costs none."), SIGN),
    ("six", "salade", N_("There are six rounds in all."), SALADE_ORDER),
    ("all-five", "salade", N_("In the end five penalties count at once."), ROUNDS),
    (
        "to-the-end",
        "salade",
        N_("Its last round goes on when the king of hearts and all queens are gone."),
        NO_EARLY_END,
    ),
    ("eight-cards", "early", N_("Everybody has eight cards."), EARLY_PACK),
    ("no-twos", "early", N_("The seven is the lowest card."), EARLY_PACK),
    ("old", "early", N_("Barbu was first played so, in a fixed order and without doubling."), EARLY_ORDER),
)


def _ask_game(_boards: tuple[Board, ...], level: int, rng: random.Random) -> Question:
    told = rng.sample(TRUE, 3 + level)
    cells = tuple(
        Cell(name, Saying.plain(text), game, Saying(rule, ((rule.statement, {}),))) for name, game, text, rule in told
    )
    states = tuple(State(name, Saying.plain(title)) for name, title in GAMES.items())
    hints = Hints((Saying.plain(WHAT_IS_SPECIAL),), (Saying.plain(told[0][3].statement, told[0][3]),))
    because = tuple(
        cell.says for number, cell in enumerate(cells) if cell.says not in [one.says for one in cells[:number]]
    )
    return Question("pairs", (), WHICH_GAME, because, hints, grid=Grid(cells, states))


FAMILY_GAME = Kind(
    "family-game",
    N_("Which game is it?"),
    "pairs",
    (COUNT, PLAY, SIGN, SET, SALADE_ORDER, ROUNDS, NO_EARLY_END, EARLY_PACK, EARLY_ORDER),
    lambda *_: (),
    _ask_game,
    of_a_deal=False,
)
