"""What the taker hears of the defenders' signals, and what an odd trump says later in the play."""

from __future__ import annotations

import random

from tutor.core.cards import TRUMP, Card
from tutor.core.message import N_, Fact, Facts, Message
from tutor.tarot.advice.signals import moment
from tutor.tarot.advice.told import earlier, told
from tutor.tarot.conventions.catalogue import (
    EXC_FIRST_TRUMP,
    HIGH_LOW_TRUMP,
    LEAD_TRUMP_EVEN,
    LEAD_TRUMP_ODD,
    TRUMP_ODD_LATER,
)
from tutor.tarot.conventions.meanings import usual_convention
from tutor.tarot.conventions.pack import named
from tutor.tarot.play import Play
from tutor.tarot.trick import PETIT
from tutor.teach import plays
from tutor.teach.honest_plays import STOP, talked
from tutor.teach.kind import LEVELS
from tutor.teach.legacy import Kind
from tutor.teach.open_boards import Played
from tutor.teach.plays import CHAIR, PLAYERS
from tutor.teach.positions import LEARNER
from tutor.teach.question import Board, Hints, Option, Question
from tutor.teach.readings import NOTHING, READINGS
from tutor.teach.saying import Saying


def _of(message: Message, **facts: Fact) -> Saying:
    return Saying(None, ((message, facts),), CHAIR)


# The taker hears it as well

WHO_ASKS = N_(
    "Now you are the taker. Which of the defenders has asked the others, by convention, to stop leading trumps?"
)
THE_ORDER = N_("Look at the rounds of trumps. Whose second trump is lower than the first, though both were free?")
A_DEFENDER = N_("{by:player}", "a defender, as an option")
NOBODY = N_("none of them", "of the defenders, as an option")
BY_TWO_TRUMPS = N_(
    "{by:Player} played {first:card} and then {card:card}, both below a higher trump, and could have played them the"
    " other way round: the Petit is there."
)
BY_THE_EXCUSE = N_("{by:Player} played the Excuse to the first round of trumps: the Petit is probably there.")
YOU_HEAR = N_("It was meant for the partners, and you hear it just as well.")
ASKED_NOTHING = N_("No card of {by:player} asks for that.")
SOMEBODY_ASKED = N_("One of them has asked for it, with cards that everybody has seen.")
NOBODY_ASKED = N_(
    "Nobody has. For that, somebody’s first two trumps would have to fall high and then low, both below a higher one,"
    " or the Excuse in the first round of trumps."
)
ASKS = {"petit", STOP}


def _draw_overheard(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """Some tricks with trumps in them, in a deal in which the learner is the taker."""
    asked = level == LEVELS.start or rng.random() < 3 / 4
    while True:
        play = talked(rng, 3 + level, LEARNER, TRUMP)
        words = [one for one in told(play) if one.signal.meaning.name in ASKS]
        for count in range(2 + level, 1, -1):
            tricks = play.tricks[:count]
            seats = {one.seat for one in words if one.trick <= count}
            gone = any(PETIT in trick.cards for trick in tricks)
            if len(seats) == asked and not gone and sum(trick.led == TRUMP for trick in tricks) > 1:
                return (Played(tricks, LEARNER, CHAIR),)


def _ask_overheard(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    (seen,) = boards
    if not isinstance(seen, Played):
        return None
    asks = {one.seat: one.signal for one in told(seen.play()) if one.signal.meaning.name in ASKS}
    options = []
    for seat in range(1, PLAYERS):
        why = _of(ASKED_NOTHING, by=seat)
        if signal := asks.get(seat):
            says = BY_TWO_TRUMPS if "first" in signal.facts else BY_THE_EXCUSE
            why = Saying(signal.rule, ((says, {**signal.facts, "by": seat}), (YOU_HEAR, {})), CHAIR)
        options.append(Option(str(seat), _of(A_DEFENDER, by=seat), seat in asks, why))
    nobody = SOMEBODY_ASKED if asks else NOBODY_ASKED
    options.append(Option("nobody", Saying.plain(NOBODY), not asks, Saying.plain(nobody, HIGH_LOW_TRUMP)))
    because = tuple(option.says for option in options if option.right)
    hints = Hints((Saying.plain(THE_ORDER),), (Saying.plain(HIGH_LOW_TRUMP.statement, HIGH_LOW_TRUMP),))
    return Question("choose", boards, WHO_ASKS, because, hints, options=tuple(options))


OVERHEARD = Kind(
    "overheard",
    N_("The taker hears it too"),
    "choose",
    (HIGH_LOW_TRUMP, EXC_FIRST_TRUMP),
    _draw_overheard,
    _ask_overheard,
    of_a_deal=False,
)


# An odd trump later on

WHAT_NOW = N_(
    "A table has agreed on the usual signals, and on what the club of Boulogne teaches of odd trumps later in the play."
    " What does the last lead, {card:card}, say there?"
)
FIRST_OR_LATER = N_(
    "Is the trump odd or even? And is it the first that the defence leads, or has it led trumps before?"
)
NO_LONGER = N_("The defence has led trumps before, so this one makes no promise about their number.")
STILL_FIRST = N_("It is the first trump that the defence leads. What the taker has led does not count.")
IS_ODD, IS_EVEN = N_("This trump is odd."), N_("This trump is even, so it asks for nothing.")
IT_SAYS = N_("At this table it says something.")
#: What such a table has agreed on.
BY_BOULOGNE = named("boulogne")
#: What a trump that is led can say, and the convention for it.
OF_TRUMPS = {name: usual_convention(name) for name in ("many-trumps", "more-trumps", "few-trumps")}


def _meaning(at: Play, card: Card) -> str | None:
    """What a trump says that a partner of the learner’s leads, by the club of Boulogne; of later even ones nothing."""
    spoken = moment(at, at.trick.turn, card)
    if at.trick.cards or card.suit != TRUMP or spoken is None or at.trick.turn == LEARNER:
        return None
    lines = BY_BOULOGNE.spoken(spoken.moment, card.rank)
    return next((line.meaning.name for line in lines if line.meaning.name in OF_TRUMPS), None)


def _draw_odd(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """A deal up to a trump that a partner leads; the taker, or another partner, may have led trumps before."""
    wanted = rng.choice(("many-trumps", "more-trumps", "more-trumps", "few-trumps"))
    while True:
        play = talked(rng, 3 + level, led=TRUMP)
        for at, card in earlier(play):
            led = {trick.leader for trick in at.tricks if trick.led == TRUMP} - {at.trick.turn}
            tempts = level == LEVELS.start or (led - {play.taker} if wanted == "more-trumps" else play.taker in led)
            if at.tricks and _meaning(at, card) == wanted and tempts:
                return (plays.board(at.after(card)),)


def _ask_odd(boards: tuple[Board, ...], _level: int, rng: random.Random) -> Question | None:
    (seen,) = boards
    if not isinstance(seen, Played):
        return None
    *_, (at, card) = earlier(seen.play())
    right = _meaning(at, card)
    if right is None:
        return None
    facts: Facts = {"by": at.trick.turn, "card": card}
    options = []
    for name, rule in OF_TRUMPS.items():
        odd_or_even = IS_ODD if int(card.rank) % 2 else IS_EVEN
        first = NO_LONGER if right == "more-trumps" else STILL_FIRST
        says = (first, rule.statement) if name == right else (odd_or_even, first)
        why = Saying(rule, tuple((sentence, facts) for sentence in says), CHAIR)
        options.append(Option(name, _of(READINGS[name], **facts), name == right, why))
    options.append(Option("nothing", Saying.plain(NOTHING), right=False, says=Saying.plain(IT_SAYS, OF_TRUMPS[right])))
    rng.shuffle(options)
    because = tuple(option.says for option in options if option.right)
    other = LEAD_TRUMP_EVEN if right != "few-trumps" else LEAD_TRUMP_ODD
    hints = Hints((Saying.plain(FIRST_OR_LATER),), (Saying.plain(other.statement, other),))
    return Question("choose", boards, WHAT_NOW, because, hints, facts={"card": card}, options=tuple(options))


ODD_LATER = Kind(
    "odd-later",
    N_("An odd trump, first and later"),
    "choose",
    (LEAD_TRUMP_ODD, LEAD_TRUMP_EVEN, TRUMP_ODD_LATER),
    _draw_odd,
    _ask_odd,
    of_a_deal=False,
)
