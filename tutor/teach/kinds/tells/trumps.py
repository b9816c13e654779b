"""Signals about trumps: a demand that the taker hears as well, and an odd trump that is led later in the play."""

from __future__ import annotations

from dataclasses import replace

from tutor.core.cards import TAROT, TRUMP, Card
from tutor.core.message import N_, Fact, Facts, Message
from tutor.core.replay import moved
from tutor.tarot.advice.signals import Signal
from tutor.tarot.advice.told import earlier, told
from tutor.tarot.conventions.catalogue import (
    EXC_FIRST_TRUMP,
    HIGH_LOW_TRUMP,
    LEAD_TRUMP_EVEN,
    LEAD_TRUMP_ODD,
    TRUMP_ODD_LATER,
)
from tutor.tarot.conventions.claims import MANY_TRUMPS
from tutor.tarot.conventions.meanings import usual_convention
from tutor.tarot.play import Play
from tutor.tarot.trick import PETIT
from tutor.teach.draw import Draw
from tutor.teach.judge import RULES, Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.tells.family import TELLS
from tutor.teach.open_boards import Played
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.positions import LEARNER
from tutor.teach.question import Hints
from tutor.teach.saying import Saying
from tutor.teach.signals.honest_deals import dealt, seats
from tutor.teach.signals.honest_plays import STOP, talked, talked_on
from tutor.teach.signals.readings import NOTHING, READINGS, SILENT
from tutor.teach.tarot import plays
from tutor.teach.tarot.plays import CHAIR, OF_DEFENDER, PLAYERS


def _of(message: Message, **facts: Fact) -> Saying:
    return Saying(None, ((message, facts),), CHAIR)


# The taker hears it as well

WHO_ASKS = N_(
    "Now you are the taker. Which of the defenders has asked the others, by convention, to stop leading trumps?"
)
THE_ORDER = N_(
    "{cards:and} {cards:n|was|were} led. Whose second trump in these rounds is lower than the first, though both were"
    " free?"
)
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
#: The name of none of the defenders in answers.
NONE = "nobody"


@kind(TELLS, HIGH_LOW_TRUMP, EXC_FIRST_TRUMP, edition=2)
def overheard(draw: Draw) -> Posed:
    """Some tricks with trumps in them, in a deal in which the learner is the taker."""
    share = draw.of(1, 3 / 4, 3 / 4)
    asked = share == 1 or draw.rng.random() < share
    seen = draw.until(lambda: _overheard(draw, asked=asked))
    play = seen.play()
    defenders = range(1, PLAYERS)
    led = TAROT.set(trick.cards[0] for trick in play.tricks if trick.led == TRUMP)
    offers = (*(Offer(str(seat), _of(OF_DEFENDER, by=seat)) for seat in defenders), Offer(NONE, Saying.plain(NOBODY)))

    def verdicts(judge: Judge) -> Verdicts:
        cards = ((at, at.trick.turn, card) for at, card in earlier(play))
        said = ((seat, signal) for at, seat, card in cards for signal in judge.signals(at, seat, card))
        asks = {seat: signal for seat, signal in said if signal.meaning.name in ASKS}
        on = {str(seat): (seat in asks, _asks(seat, asks.get(seat))) for seat in defenders}
        on[NONE] = not asks, Saying.plain(SOMEBODY_ASKED if asks else NOBODY_ASKED, HIGH_LOW_TRUMP)
        hints = Hints.plain(THE_ORDER, HIGH_LOW_TRUMP, cards=led)
        return Verdicts(tuple(says for right, says in on.values() if right), hints, on)

    return Posed(Asked((seen,), WHO_ASKS, offers), verdicts)


def _overheard(draw: Draw, *, asked: bool) -> Played | None:
    """Tricks in which one defender has asked for an end of trump leads, or none has."""
    play = talked(draw.rng, 3 + draw.level, LEARNER, TRUMP)
    words = [one for one in told(play) if one.signal.meaning.name in ASKS]
    for count in range(2 + draw.level, 1, -1):
        tricks = play.tricks[:count]
        seats = {one.seat for one in words if one.trick <= count}
        gone = any(PETIT in trick.cards for trick in tricks)
        if len(seats) == asked and not gone and sum(trick.led == TRUMP for trick in tricks) > 1:
            return Played(tricks, LEARNER, CHAIR)
    return None


def _asks(seat: int, signal: Signal | None) -> Saying:
    """The cards with which a defender has asked for an end of trump leads, or that there are none."""
    if signal is None:
        return _of(ASKED_NOTHING, by=seat)
    says = BY_TWO_TRUMPS if "first" in signal.facts else BY_THE_EXCUSE
    return Saying(signal.rule, ((says, {**signal.facts, "by": seat}), (YOU_HEAR, {})), CHAIR)


# An odd trump later on

WHAT_NOW = N_(
    "A table has agreed on the usual signals, and on what the club of Boulogne teaches of odd trumps later in the play."
    " What does the last lead, {card:card}, say there?"
)
FIRST_OR_LATER = N_(
    "Is {card:card} odd or even? And had the defence led trumps before {by:player} did so, or only the taker?"
)
NO_LONGER = N_("The defence has led trumps before, so this one makes no promise about their number.")
STILL_FIRST = N_("It is the first trump that the defence leads. What the taker has led does not count.")
IS_ODD, IS_EVEN = N_("This trump is odd."), N_("This trump is even, so it asks for nothing.")
IT_SAYS = N_("At this table it says something.")
#: The agreement of such a table.
BOULOGNE = "boulogne"
#: The messages of a trump that is led, and the convention for each.
TRUMPS_SITUATIONS = {name: usual_convention(name) for name in ("many-trumps", "more-trumps", "few-trumps")}


@kind(TELLS, LEAD_TRUMP_ODD, LEAD_TRUMP_EVEN, TRUMP_ODD_LATER, edition=3)
def odd_later(draw: Draw) -> Posed:
    """A deal up to a trump that a partner leads; the taker, or another partner, may have led trumps before."""
    wanted = draw.rng.choice(("many-trumps", "more-trumps", "more-trumps", "few-trumps"))
    at, card = draw.until(lambda: _trump_led(draw, wanted))
    readings = [(name, _of(READINGS[name], by=at.trick.turn, card=card)) for name in TRUMPS_SITUATIONS]
    readings.append((SILENT, Saying.plain(NOTHING)))
    draw.rng.shuffle(readings)
    offers = tuple(Offer(name, says) for name, says in readings)
    board = plays.board(at.after(card))
    asked = Asked((board,), WHAT_NOW, offers, facts={"card": card}, data={"conventions": BOULOGNE})

    def verdicts(judge: Judge) -> Verdicts:
        right = _meaning(at, card, judge) or SILENT
        on = {name: (name == right, _why(name, right, card, at.trick.turn)) for name, _ in readings}
        other = LEAD_TRUMP_EVEN if right != "few-trumps" else LEAD_TRUMP_ODD
        hints = Hints.of(_of(FIRST_OR_LATER, card=card, by=at.trick.turn), other)
        return Verdicts((on[right][1],), hints, on)

    return Posed(asked, verdicts)


def _trump_led(draw: Draw, wanted: str) -> tuple[Play, Card] | None:
    """The position before a partner leads a trump that says what is wanted, and the trump, if a deal has one."""
    tricks = 3 + draw.level
    later = wanted == "more-trumps"
    play = talked(draw.rng, tricks, led=TRUMP) if later else talked_on(_dealt(draw, wanted), draw.rng, tricks, TRUMP)
    for at, card in earlier(play) if play else ():
        led = {trick.leader for trick in at.tricks if trick.led == TRUMP} - {at.trick.turn}
        others = led - {at.taker} if wanted == "more-trumps" else led & {at.taker}
        says = _meaning(at, card, RULES) if at.tricks and at.trick.turn != LEARNER else None
        if says == wanted and len(others) >= draw.of(0, 1, 1):
            return at, card
    return None


def _dealt(draw: Draw, wanted: str) -> Play:
    """A deal in which the defence may well lead its first trump so: late, since the taker has the first lead.

    Where many trumps are to be told of, a partner holds as many, which is rare otherwise.
    """
    taker, partner, _ = seats(draw.rng)
    many = draw.rng.sample([*TAROT.all.of(TRUMP)], MANY_TRUMPS if wanted == "many-trumps" else 0)
    leader = draw.of(draw.rng.randrange(PLAYERS), taker, taker)
    return dealt(draw.rng, taker, leader, {partner: TAROT.set(many)}, {})


def _meaning(at: Play, card: Card, judge: Judge) -> str | None:
    """The meaning of a trump that is led, at a table that keeps to what Boulogne teaches; ``None`` if there is none."""
    if at.trick.cards or card.suit != TRUMP:
        return None
    there = moved(at, options=replace(at.options, conventions=BOULOGNE))
    names = (signal.meaning.name for signal in judge.signals(there, at.trick.turn, card))
    return next((name for name in names if name in TRUMPS_SITUATIONS), None)


def _why(name: str, right: str, card: Card, by: int) -> Saying:
    """The reason why a trump says this, or does not."""
    if name == SILENT:
        return Saying.plain(NOTHING if right == SILENT else IT_SAYS, TRUMPS_SITUATIONS.get(right))
    facts: Facts = {"by": by, "card": card}
    odd_or_even = IS_ODD if int(card.rank) % 2 else IS_EVEN
    first = NO_LONGER if right == "more-trumps" else STILL_FIRST
    says = (first, TRUMPS_SITUATIONS[name].statement) if name == right else (odd_or_even, first)
    return Saying(TRUMPS_SITUATIONS[name], tuple((sentence, facts) for sentence in says), CHAIR)
