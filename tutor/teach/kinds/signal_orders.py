"""What the order of two cards tells: the end of a suit, a tenue, the Petit, or nothing."""

from __future__ import annotations

import random

from tutor.core.cards import SUITS, TRUMP
from tutor.core.message import N_, Facts, Message
from tutor.tarot.conventions.catalogue import HIGH_LOW_DEF, HIGH_LOW_TAKER, HIGH_LOW_TRUMP, LEAD_TRUMP_ODD
from tutor.tarot.conventions.meanings import told, usual_convention
from tutor.teach.grid import Cell, Grid, State
from tutor.teach.legacy import Kind
from tutor.teach.open_boards import Played
from tutor.teach.plays import CHAIR
from tutor.teach.question import Board, Hints, Option, Question
from tutor.teach.readings import NOTHING, READINGS
from tutor.teach.rounds import AHEAD, COURT, RISING, SECOND_AHEAD, TAKERS, Followed, followed
from tutor.teach.saying import Saying

ORDERS = (HIGH_LOW_DEF, HIGH_LOW_TAKER, HIGH_LOW_TRUMP)
#: The sentences about what two cards tell, and the convention by which they do.
TWO_CARDS = told(lambda one: one.order)
BY = {name: usual_convention(name) for name in TWO_CARDS}
WHO_OPENED = N_("Who led the suit? And could the two cards just as well have come in the other order?")
IN_TRUMPS = N_("Which of the two trumps is higher, and was each of them below a trump that lay there already?")

# What the two cards say

WHAT_SAID = N_(
    "The last card has just been played by one of your partners. What does it say, by convention, after the card that"
    " the same partner played to the round before?"
)
OUT_OF_TRUMPS = N_("{by:Player} {by:you|have|has} no more trumps.")
#: What a reading would have needed, where the cards say something else.
NEEDED: dict[str, Message] = {
    **{name: order.needed for name, order in TWO_CARDS.items()},
    "many-trumps": N_("That is said by an odd trump which the defence leads, and not by cards that follow."),
    "out": N_("High, then low, ends a plain suit. In trumps it speaks of the Petit."),
    "nothing": N_("The order was chosen freely, and it is not the natural one. So it speaks."),
}
#: Why two cards say nothing.
SILENT: dict[str, Message] = {
    RISING: N_("{first:card} is lower than {card:card}. Low, then high, is how everybody plays, so it says nothing."),
    COURT: N_("{first:card} is a court card, and those are played for their points. So the order says nothing."),
    AHEAD: N_("{first:card} took the lead of its trick. A card that wants to win is not talking."),
    SECOND_AHEAD: N_("{card:card} had to go above {top:card}. Where there was no choice, nothing is said."),
    TAKERS: N_("These are the taker’s cards. The taker plays alone, and has nobody to tell anything."),
}
FORCED = N_("{first:card} had to go above {best:card}. Where there was no choice, nothing is said.")
#: The readings that are offered in a plain suit, and in trumps.
OFFERED = {
    False: {name: TWO_CARDS[name].reading for name in ("no-more", "petit", "tenue")},
    True: {
        "petit": TWO_CARDS["petit"].reading,
        "many-trumps": READINGS["many-trumps"],
        "out": OUT_OF_TRUMPS,
    },
}


def _draw_said(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """A suit whose order speaks, or rises; one in which the first card may be natural; trumps as well."""
    in_trumps = level > 2 and rng.random() < 2 / 3  # noqa: PLR2004 - the last level
    speaks = rng.random() < 2 / 3
    causes = {RISING} if level == 1 else {AHEAD, SECOND_AHEAD} if in_trumps else {COURT, AHEAD, RISING}
    cause = None if speaks else rng.choice(sorted(causes))
    suit = TRUMP if in_trumps else rng.choice(SUITS)
    return (followed(rng, suit, {cause} if cause else set(), by_taker=may_be_taker(cause, rng)),)


def _ask_said(boards: tuple[Board, ...], _level: int, rng: random.Random) -> Question | None:
    (seen,) = boards
    if not isinstance(seen, Played):
        return None
    one = Followed.on(seen)
    told = one.said.meaning.name if one.said else "nothing"
    offered = [*OFFERED[one.suit == TRUMP].items()]
    rng.shuffle(offered)
    options = tuple(
        Option(name, Saying(None, ((says, facts(one)),), CHAIR), name == told, _why(name, told, one))
        for name, says in (*offered, ("nothing", NOTHING))
    )
    (because,) = (option.says for option in options if option.right)
    rule = BY[_could_say(one)]
    hints = Hints(
        (Saying.plain(IN_TRUMPS if one.suit == TRUMP else WHO_OPENED),), (Saying.plain(rule.statement, rule),)
    )
    return Question("choose", boards, WHAT_SAID, (because,), hints, options=options)


def may_be_taker(cause: str | None, rng: random.Random) -> bool:
    """Whether the taker leads both rounds: not if a defender is ahead in the first, or the cards are the taker’s."""
    return cause not in {AHEAD, TAKERS} and rng.random() < 1 / 2


def facts(one: Followed) -> Facts:
    """Who has followed with which cards, and what was the best of each trick before."""
    (then, now), (first, card) = one.before, one.cards
    return {"by": one.seat, "led": one.suit, "first": first, "card": card, "best": then.best, "top": now.best}


def _could_say(one: Followed) -> str:
    """What two cards would say if nothing kept them from it."""
    return "petit" if one.suit == TRUMP else "tenue" if one.by_taker else "no-more"


def _why(name: str, told: str, one: Followed) -> Saying:
    """Why a reading is right, or is not."""
    if told == "nothing" and name in {told, _could_say(one)}:
        return silent(one)
    if name == told:
        return Saying(BY[name], ((TWO_CARDS[name].why, facts(one)),), CHAIR)
    return Saying(LEAD_TRUMP_ODD if name == "many-trumps" else BY.get(name), ((NEEDED[name], facts(one)),), CHAIR)


def silent(one: Followed) -> Saying:
    """Why two cards say nothing, by one of the causes."""
    cause = min(one.causes)
    message = FORCED if cause == AHEAD and one.suit == TRUMP else SILENT[cause]
    return Saying(BY[_could_say(one)], ((message, facts(one)),), CHAIR)


TWO_CARDS_TELL = Kind(
    "two-cards-tell",
    N_("What do the two cards say?"),
    "choose",
    ORDERS,
    _draw_said,
    _ask_said,
    of_a_deal=False,
)


# One gesture, three messages

WHAT_EACH = N_(
    "In each of these cases a partner of yours follows to two rounds of a suit. Say of each what the two cards tell, by"
    " convention."
)
LED_BY = {
    (False, True): N_("The taker leads {led:suit} twice.", "in a question"),
    (False, False): N_("Your own side leads {led:suit} twice.", "in a question"),
    (True, True): N_("The taker leads trumps twice.", "in a question"),
    (True, False): N_("Your own side leads trumps twice.", "in a question"),
}
FALLS = N_("Your partner plays {first:card} below {best:card}, then {card:card} below {top:card}.", "in a question")
WINS = N_("Your partner plays {first:card} above {best:card}, then {card:card} below {top:card}.", "in a question")
MEANT = (
    State("no-more", Saying.plain(N_("the suit ends here", "what two cards say"))),
    State("tenue", Saying.plain(N_("a tenue", "what two cards say"))),
    State("petit", Saying.plain(N_("the Petit is here", "what two cards say"))),
    State("nothing", Saying.plain(N_("nothing", "what two cards say"))),
)
#: Of how many cases a question asks that speak, and that say nothing, by level.
CASES = {1: (3, 0), 2: (3, 1), 3: (3, 2)}


def _draw_each(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """The same two cards in a suit of the taker, in one of the defence and in trumps; then some that say nothing."""
    low, high = sorted(rng.sample(range(2, 11), 2))
    ranks = (str(high), str(low))
    plain = rng.sample(SUITS, 4)
    spoken = [(plain[0], True), (plain[1], False), (TRUMP, rng.random() < 1 / 2)]
    cases: list[tuple[str, bool, frozenset[str], tuple[str, ...]]]
    cases = [(suit, by_taker, frozenset(), ranks) for suit, by_taker in spoken]
    causes = rng.sample(((COURT, plain[2]), (AHEAD, plain[3]), (AHEAD, TRUMP)), CASES[level][1])
    for cause, suit in causes:
        cases.append((suit, may_be_taker(cause, rng), frozenset({cause}), ()))
    rng.shuffle(cases)
    return tuple(followed(rng, suit, silent, by_taker=by_taker, ranks=pair) for suit, by_taker, silent, pair in cases)


def _ask_each(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    found = [Followed.on(board) for board in boards if isinstance(board, Played)]
    cells = []
    for number, one in enumerate(found, 1):
        told = one.said.meaning.name if one.said else "nothing"
        opens = LED_BY[one.suit == TRUMP, one.by_taker]
        shows = Saying(None, ((opens, facts(one)), (WINS if AHEAD in one.causes else FALLS, facts(one))), CHAIR)
        cells.append(Cell(str(number), shows, told, _why(told, told, one)))
    because = tuple(cell.says for cell in cells if cell.right != "nothing")
    hints = Hints((Saying.plain(WHO_OPENED),), (Saying.plain(HIGH_LOW_DEF.statement, HIGH_LOW_DEF),))
    return Question("pairs", (), WHAT_EACH, because, hints, grid=Grid(tuple(cells), MEANT))


SAME_GESTURE = Kind(
    "same-gesture",
    N_("One gesture, three messages"),
    "pairs",
    ORDERS,
    _draw_each,
    _ask_each,
    of_a_deal=False,
)
