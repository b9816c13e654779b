"""What the Excuse tells: an order in the first round of trumps, a promise in the taker’s suit, nothing elsewhere."""

from __future__ import annotations

import random

from tutor.core.cards import SUITS, TAROT, TRUMP
from tutor.core.message import N_, Facts
from tutor.tarot.advice.signals import signals
from tutor.tarot.conventions.catalogue import EXC_FIRST_TRUMP, EXC_TAKER_SUIT
from tutor.tarot.legal_cards import EXCUSE_ANYTIME
from tutor.tarot.trick import PETIT, THE_EXCUSE
from tutor.teach.kinds.signal_orders import OUT_OF_TRUMPS
from tutor.teach.legacy import Kind
from tutor.teach.open_boards import Played
from tutor.teach.plays import CHAIR, PLAYERS
from tutor.teach.question import Board, Hints, Option, Question
from tutor.teach.readings import NOTHING, READINGS
from tutor.teach.rounds import dealt_out, possible, up_to
from tutor.teach.saying import Saying

EXCUSE_SAYS = N_("One of your partners has just played the Excuse. What does it say by convention?")
WHEN_AND_WHOSE = N_("What was led, by whom, and for which time?")
AN_ORDER = N_(
    "This is the first round of trumps. The Excuse is an order there, and not a wish: no more trumps. The player"
    " usually holds the Petit."
)
IN_TAKERS = N_(
    "The taker leads {led:suit} for the first time. There the Excuse promises the king or the queen, and saves a card"
    " of a long holding."
)
NOT_FIRST = N_("Trumps have been led before. Only in the first round of trumps does the Excuse order an end of them.")
TOO_LATE = N_("The taker has led {led:suit} twice before. By now the Excuse promises nothing any more.")
OWN_SUIT = N_("Your own side leads {led:suit}. In a plain suit the Excuse speaks only where the taker leads it.")
NO_PROOF = N_("Whoever plays the Excuse may still hold the suit that was led, so it says nothing of the kind.")
TRUMPS_ONLY = N_("The Excuse says this in the first round of trumps. Here {led:suit} were led.")
PROMISES_TRUMPS = N_("That is said by an odd trump which the defence leads. The Excuse is no trump.")
OFFERED = {
    False: {name: READINGS[name] for name in ("honour", "no-more", "stop-trumps")},
    True: {**{name: READINGS[name] for name in ("stop-trumps", "many-trumps")}, "no-more": OUT_OF_TRUMPS},
}
#: The suits led before and now, whether they are trumps, and whether the taker leads the last of them, by level.
CASES = {
    1: (("T", None), ("s", True), ("s", False)),
    2: (("sT", None), ("s", True), ("s", False), ("TT", None)),
    3: (("sT", None), ("ts", True), ("ts", False), ("TT", None), ("sss", True)),
}


def _draw(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """Some tricks, the last of them as far as the Excuse of a partner."""
    shape, by_taker = rng.choice(CASES[level])
    one, other = rng.sample(SUITS, 2)
    suits = [{"T": TRUMP, "s": one, "t": other}[letter] for letter in shape]
    among = {suit: [*TAROT.all.of(suit).without(PETIT)] for suit in suits}
    while True:
        taker, seat = rng.randrange(1, PLAYERS), rng.randrange(1, PLAYERS)
        *tricks, last = dealt_out(rng, suits, rng.randrange(PLAYERS), among, {})
        opened = {trick.leader for trick in (*tricks, last) if trick.led == last.led}
        fits = by_taker is None or (opened == {taker} if by_taker else taker not in opened)
        if fits and seat not in {taker, last.leader} and possible([*tricks, up_to(last, seat)]):
            return (Played((*tricks, up_to(last, seat).with_card(THE_EXCUSE)), taker, CHAIR),)


def _ask(boards: tuple[Board, ...], _level: int, rng: random.Random) -> Question | None:
    (seen,) = boards
    if not isinstance(seen, Played) or seen.tricks[-1].cards[-1] is not THE_EXCUSE:
        return None
    seat = seen.tricks[-1].seat_of(THE_EXCUSE)
    play = seen._replace(tricks=(*seen.tricks[:-1], up_to(seen.tricks[-1], seat))).play()
    said = next(iter(signals(play, seat, THE_EXCUSE)), None)
    told, led = said.meaning.name if said else "nothing", play.trick.led or TRUMP
    facts: Facts = {"by": seat, "led": led}
    offered = [*OFFERED[led == TRUMP].items()]
    rng.shuffle(offered)
    by_taker = play.trick.leader == seen.taker
    options = tuple(
        Option(name, Saying(None, ((says, facts),), CHAIR), name == told, _why(name, told, led, by_taker=by_taker))
        for name, says in (*offered, ("nothing", NOTHING))
    )
    (because,) = (option.says for option in options if option.right)
    rule = EXC_FIRST_TRUMP if led == TRUMP else EXC_TAKER_SUIT
    hints = Hints((Saying.plain(WHEN_AND_WHOSE),), (Saying.plain(rule.statement, rule),))
    return Question("choose", boards, EXCUSE_SAYS, (because,), hints, options=options)


def _why(name: str, told: str, led: str, *, by_taker: bool) -> Saying:
    """Why a reading is right, or is not."""
    if name == "no-more":
        return Saying.plain(NO_PROOF, EXCUSE_ANYTIME)
    if name == "many-trumps":
        return Saying.plain(PROMISES_TRUMPS)
    if name == "stop-trumps" and led != TRUMP:
        return Saying.plain(TRUMPS_ONLY, EXC_FIRST_TRUMP, led=led)
    if led == TRUMP:
        return Saying.plain(NOT_FIRST if told == "nothing" else AN_ORDER, EXC_FIRST_TRUMP)
    if told == "nothing":
        return Saying.plain(TOO_LATE if by_taker else OWN_SUIT, EXC_TAKER_SUIT, led=led)
    return Saying.plain(IN_TAKERS, EXC_TAKER_SUIT, led=led)


EXCUSE_SPEAKS = Kind(
    "excuse-speaks",
    N_("What does the Excuse say?"),
    "choose",
    (EXC_FIRST_TRUMP, EXC_TAKER_SUIT),
    _draw,
    _ask,
    of_a_deal=False,
)
