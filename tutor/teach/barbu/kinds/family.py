"""The games of the family, told apart; and the deal that passes on every time, with what is owed to each dealer."""

from __future__ import annotations

import random

from tutor.barbu.arranging import SET
from tutor.barbu.compulsory import NEEDED, Debt
from tutor.barbu.contracts import SEVEN
from tutor.barbu.contracts.chinese_poker import SIGN, ChinesePoker
from tutor.barbu.contracts.order import EARLY_ORDER, EARLY_PACK, SALADE_ORDER
from tutor.barbu.contracts.ravage_city import COUNT, PLAY, RavageCity
from tutor.barbu.contracts.salade import NO_EARLY_END, ROUNDS, Salade
from tutor.barbu.match import QUICK
from tutor.core.message import N_, Message
from tutor.core.rule import Rule
from tutor.teach.barbu.plays import CHAIR, PLAYERS
from tutor.teach.grid import Cell, Grid, State
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Laid, Option, Question
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

WHO_MUST_DOUBLE = N_(
    "At this table the deal passes to the left every time. This time the player on your right is the dealer, who has"
    " called {called} of the seven contracts before. Mark everybody who must double the dealer now."
)
HAS_DOUBLED = N_("{by:Player} {by:you|have|has} doubled this dealer {done} {done:n|time|times}.")
#: Where somebody sits, in which nothing is to be translated.
A_NAME = Message("{by:Player}")
HOW_MANY_MORE = N_("How many deals has this dealer after this one? Whose two doubles would no longer fit in?")
MUST = N_(
    "{by:Player} {by:you|have|has} made {done} of two doubles, and after this deal the dealer has {left}"
    " {left:n|deal|deals} left. So it must be now."
)
NEED_NOT = N_(
    "{by:Player} {by:you|have|has} made {done} of two doubles, and after this deal the dealer has {left}"
    " {left:n|deal|deals} left. There is no need to double now."
)
DEALER = PLAYERS - 1


def _draw_debts(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """How often the three others have doubled the dealer: with few of the dealer's deals left."""
    called = 6 if level == 1 else rng.choice((4, 5, 5, 6))
    least = max(NEEDED - (len(SEVEN) - called), 0)
    lines = (
        Saying(None, ((HAS_DOUBLED, {"by": at, "done": rng.randint(least, 2), "called": called}),), CHAIR)
        for at in range(DEALER)
    )
    return (Laid((), written=tuple(lines)),)


def _ask_debts(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    written = boards[0].written if isinstance(boards[0], Laid) else ()
    options, called = [], 0
    for line in written:
        [(_, facts)] = line.sentences
        seat, done, called = (int(str(facts[name])) for name in ("by", "done", "called"))
        debt = Debt(done, len(SEVEN) - called - 1)
        told = {"by": seat, "done": done, "left": debt.left}
        says = Saying(QUICK, ((MUST if debt.due else NEED_NOT, told),), CHAIR)
        options.append(Option(str(seat), Saying(None, ((A_NAME, {"by": seat}),), CHAIR), debt.due, says))
    because = tuple(option.says for option in options if option.right)
    if not because:
        return None
    hints = Hints((Saying.plain(HOW_MANY_MORE),), (Saying.plain(QUICK.statement, QUICK),))
    return Question("mark", boards, WHO_MUST_DOUBLE, because, hints, {"called": called}, tuple(options))


QUICK_OWES = Kind(
    "quick-owes", N_("Who must double now?"), "mark", (QUICK,), _draw_debts, _ask_debts, of_a_deal=False, stock=6
)
