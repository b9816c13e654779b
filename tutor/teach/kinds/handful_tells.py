"""What a table learns from a poignée: who can hold which trumps, and where the Petit can be."""

from __future__ import annotations

import random
from decimal import Decimal

from tutor.core.cards import TAROT, TRUMP
from tutor.core.message import N_, Fact, Message
from tutor.tarot.announce import EXCUSE_IMPLIES, SHOW_EXACT
from tutor.tarot.setting import HAND_SIZES
from tutor.tarot.trick import PETIT, THE_EXCUSE
from tutor.teach import shows
from tutor.teach.grid import Cell, Grid
from tutor.teach.kinds.trumps import HAVING, OF_PLAYER
from tutor.teach.legacy import Kind
from tutor.teach.number import Number
from tutor.teach.open_boards import Strip
from tutor.teach.plays import PLAYERS
from tutor.teach.question import Board, Hints, Question
from tutor.teach.saying import Saying

TRUMPS = TAROT.all.of(TRUMP)
WAS_EXCUSE_SHOWN = N_("Was the Excuse among the cards that were shown?")
IMPLIED = N_("The Excuse was shown, so no other trump is hidden there.")


def _of(strip: Strip, message: Message, **facts: Fact) -> Saying:
    """A sentence about the players of a strip, said to the learner."""
    return Saying(None, ((message, facts),), strip.chair)


def _draw_any(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    return (shows.poignee(level, rng, excuse=rng.random() < 1 / 3),)


# How many more can be hidden?

HOW_MANY_MORE = N_(
    "Besides what was shown, how many more trumps can the player who has shown the poignée hold at most?"
)
ELSEWHERE = N_(
    "Of the 21 trumps, {elsewhere} are not there for certain: what you hold, what was played, and what others have"
    " picked up from the dog."
)
LEFT_OVER = N_("Of the others, {shown} were shown. So {left} may still be hidden there.")
NO_ROOM = N_("A hand has {size} cards, and ten of them were shown: there is room for {left} more.")
NEVER_NONE = N_("Whoever shows ten trumps may hold more of them. Only the Excuse in the show says that there are none.")
FORGOT_OWN = N_("That forgets what you know yourself: your own trumps cannot be there.")
NONE_AFTER_ALL = N_("The Excuse was shown. With it, nobody may keep a trump back.")


def _ask_more(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    (strip,) = boards
    if not isinstance(strip, Strip):
        return None
    shown = strip.shown.shown & TRUMPS
    may = strip.may_hold(strip.shower) & TRUMPS - shown
    room = HAND_SIZES[PLAYERS] - len(strip.shown.shown)
    right = min(len(may), room)
    if THE_EXCUSE in strip.shown.shown:
        because = [Saying.plain(IMPLIED, EXCUSE_IMPLIES)]
        slips = {len(TRUMPS - shown - strip.hand): Saying.plain(NONE_AFTER_ALL, EXCUSE_IMPLIES)}
    else:
        because = [
            Saying.plain(ELSEWHERE, elsewhere=len(TRUMPS) - len(may) - len(shown)),
            Saying.plain(LEFT_OVER, SHOW_EXACT, shown=len(shown), left=len(may)),
        ]
        if room < len(may):
            because.append(Saying.plain(NO_ROOM, size=HAND_SIZES[PLAYERS], left=room))
        slips = {0: Saying.plain(NEVER_NONE, SHOW_EXACT), len(TRUMPS - shown): Saying.plain(FORGOT_OWN)}
    number = Number(Decimal(right), {Decimal(n): slip for n, slip in slips.items() if n != right})
    hints = Hints((Saying.plain(WAS_EXCUSE_SHOWN),), (Saying.plain(EXCUSE_IMPLIES.statement, EXCUSE_IMPLIES),))
    return Question("number", boards, HOW_MANY_MORE, tuple(because), hints, number=number)


STILL_HIDDEN = Kind(
    "still-hidden",
    N_("What can still be hidden?"),
    "number",
    (EXCUSE_IMPLIES, SHOW_EXACT),
    _draw_any,
    _ask_more,
    of_a_deal=False,
)


# How many have the others together?

HOW_MANY_TOGETHER = N_(
    "The Excuse was shown. How many trumps do the two players hold together who are neither you nor the one who has"
    " shown the poignée?"
)
WHERE_ELSE = N_("Where can a trump be that was not shown?")
A_SUM = N_(
    "Nothing is hidden behind the Excuse. Of the 21 trumps {shown} were shown and {mine} {mine:n|is|are} yours: the two"
    " others hold the {left} that remain."
)
PLAYED_TOO = N_(
    "Nothing is hidden behind the Excuse. Of the 21 trumps {shown} were shown, {mine} {mine:n|is|are} yours and one has"
    " been played: the two others hold the {left} that remain."
)
LESS_DOG = N_("That leaves out what lay in the dog. The taker has picked it up, and is one of these two players.")
EXCUSE_A_TRUMP = N_("That counts the Excuse as a tenth trump that was shown. It only stands for one.")
WITHOUT_MINE = N_("That forgets the trumps that you hold yourself.")


def _draw_together(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    return (shows.poignee(level, rng, excuse=True),)


def _ask_together(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    (strip,) = boards
    if not isinstance(strip, Strip) or THE_EXCUSE not in strip.shown.shown:
        return None
    two = [seat for seat in range(1, PLAYERS) if seat != strip.shower]
    held = (strip.may_hold(two[0]) | strip.may_hold(two[1])) & TRUMPS
    shown, mine, gone = (len(cards & TRUMPS) for cards in (strip.shown.shown, strip.hand, TAROT.set(strip.trick.cards)))
    right, in_dog = len(held), len(strip.dog & held)
    slips = {
        right + mine: WITHOUT_MINE,
        right - 1: EXCUSE_A_TRUMP,
        **({right - in_dog: LESS_DOG} if in_dog > 0 else {}),
    }
    said = {Decimal(n): Saying.plain(slip) for n, slip in slips.items() if n != right}
    because = (Saying.plain(PLAYED_TOO if gone else A_SUM, EXCUSE_IMPLIES, shown=shown, mine=mine, left=right),)
    hints = Hints((Saying.plain(WHERE_ELSE),), (Saying.plain(EXCUSE_IMPLIES.statement, EXCUSE_IMPLIES),))
    return Question("number", boards, HOW_MANY_TOGETHER, because, hints, number=Number(Decimal(right), said))


TOGETHER = Kind(
    "others-together",
    N_("A guess turns into a sum"),
    "number",
    (EXCUSE_IMPLIES,),
    _draw_together,
    _ask_together,
    of_a_deal=False,
)


# Who can have the Petit?

WHO_HAS_PETIT = N_("Who can have the Petit now, by all that you know?")
WAS_IT_SHOWN = N_("Was it shown, or did it lie in the dog? If not, whose hand can hide a trump?")
IT_WAS_SHOWN = N_("{by:Player} {by:you|have|has} shown it.")
IT_IS_ELSEWHERE = N_("It was shown by somebody else.")
IT_WAS_IN_DOG = N_("It lay in the dog, which the taker has picked up.")
NOT_WITH_EXCUSE = N_("{by:Player} {by:you|have|has} shown the Excuse, and so hides no trump.")
MAY_BE = N_("It was not shown, and nothing says that {by:player} cannot have it.")
NOBODY_ELSE = N_("Nobody else can have it.")


def _ask_petit(boards: tuple[Board, ...], level: int, _rng: random.Random) -> Question | None:
    (strip,) = boards
    if not isinstance(strip, Strip) or PETIT in strip.hand or PETIT in strip.trick.cards:
        return None
    seats = range(1, PLAYERS)
    can = [seat for seat in seats if PETIT in strip.may_hold(seat)]
    if level == 1 and PETIT in strip.dog:
        return None
    cells = []
    for seat in seats:
        right = "cannot" if seat not in can else "has" if len(can) == 1 else "may"
        cells.append(Cell(str(seat), _of(strip, OF_PLAYER, by=seat), right, _why_petit(strip, seat, right)))
    because = tuple(cell.says for cell in cells if cell.right == ("has" if len(can) == 1 else "may"))[:1]
    hints = Hints((Saying.plain(WAS_IT_SHOWN),), (Saying.plain(EXCUSE_IMPLIES.statement, EXCUSE_IMPLIES),))
    return Question("pairs", boards, WHO_HAS_PETIT, because, hints, grid=Grid(tuple(cells), HAVING))


def _why_petit(strip: Strip, seat: int, right: str) -> Saying:
    """Why a player has the Petit, may have it or cannot have it."""
    if PETIT in strip.shown.shown:
        return _of(strip, IT_WAS_SHOWN, by=seat) if right == "has" else Saying.plain(IT_IS_ELSEWHERE)
    if PETIT in strip.dog:
        return Saying.plain(IT_WAS_IN_DOG)
    if right == "may":
        return _of(strip, MAY_BE, by=seat)
    return _of(strip, NOT_WITH_EXCUSE, by=seat) if right == "cannot" else Saying.plain(NOBODY_ELSE)


PETIT_SHOWN = Kind(
    "petit-after-show",
    N_("Where is the Petit now?"),
    "pairs",
    (EXCUSE_IMPLIES, SHOW_EXACT),
    _draw_any,
    _ask_petit,
    of_a_deal=False,
)
