"""Signals at any moment of a whole deal: what a card has just told, and what has been told so far."""

from __future__ import annotations

import random

from tutor.core.cards import SUITS, Card
from tutor.core.message import N_, Facts
from tutor.tarot.advice.signals import signals
from tutor.tarot.advice.told import Told, told
from tutor.tarot.conventions import meanings
from tutor.tarot.conventions.catalogue import (
    EXC_FIRST_TRUMP,
    EXC_LEAD,
    EXC_TAKER_SUIT,
    HIGH_LOW_DEF,
    HIGH_LOW_TAKER,
    HIGH_LOW_TRUMP,
    LEAD_HIGH,
    LEAD_LOW,
    LEAD_TRUMP_EVEN,
    LEAD_TRUMP_ODD,
    MAIN_FORTE,
)
from tutor.tarot.play import Play
from tutor.tarot.trick import THE_EXCUSE, Trick
from tutor.teach import honest_plays, plays
from tutor.teach.kinds.signal_duty import IT_SPEAKS, NEEDS
from tutor.teach.legacy import Kind
from tutor.teach.open_boards import Played
from tutor.teach.plays import CHAIR, PLAYERS
from tutor.teach.positions import LEARNER
from tutor.teach.question import Board, Hints, Option, Question
from tutor.teach.readings import NOTHING, READINGS, convention
from tutor.teach.saying import Saying
from tutor.teach.silences import silence

#: The conventions of which a deal is full.
CONVENTIONS = (
    LEAD_LOW,
    LEAD_HIGH,
    LEAD_TRUMP_ODD,
    LEAD_TRUMP_EVEN,
    MAIN_FORTE,
    HIGH_LOW_TAKER,
    HIGH_LOW_DEF,
    HIGH_LOW_TRUMP,
    EXC_FIRST_TRUMP,
    EXC_LEAD,
    EXC_TAKER_SUIT,
)
SILENT = "nothing"


# What has this card told?

WHAT_TOLD = N_("You defend this deal. Its last card has just been played. What does it tell by convention?")
WHICH_MOMENT = N_(
    "Was the card led, or played to a suit? Who opened the suit, and what did the same player play to the round before?"
)
#: The line of play that follows for somebody who has heard it.
THEN = meanings.told(lambda one: one.then)
#: What is offered beside the right reading, by what can be mistaken for it.
_LEADS, _TRUMPS = ("honour", "no-honour", "no-more"), ("many-trumps", "few-trumps", "petit")
BESIDE: dict[str, tuple[str, ...]] = {
    "high-low-taker": ("tenue", "no-more", "honour"),
    "high-low-defence": ("no-more", "tenue", "honour"),
    "excuse-opening": ("perhaps-petit", "stop-trumps", "strong-hand"),
    "excuse-first-trump": ("stop-trumps", "many-trumps", "few-trumps"),
    "excuse-taker": ("honour", "no-honour", "stop-trumps"),
}
#: How many tricks have been played, by level.
TRICKS = {1: range(3), 2: range(2, 5), 3: range(4, 8)}
#: How often the question is about a lead, of which there are many, and about a card that says nothing.
_LEAD, _NOTHING = 0.15, 0.05
#: After so many cards without a word another deal is played.
PATIENCE = 12


def _draw_tells(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """A deal up to a card of another player that tells something, or from the second level on perhaps nothing."""
    while True:
        play = honest_plays.talked(rng, rng.choice(TRICKS[level]))
        for at, card in honest_plays.onwards(play, rng, PATIENCE):
            if at.trick.turn != LEARNER and _worth_asking(at, card, level, rng):
                return (plays.board(at.after(card)),)


def _worth_asking(at: Play, card: Card, level: int, rng: random.Random) -> bool:
    found = signals(at, at.trick.turn, card)
    if found:
        led = at.trick.led is None
        return all(signal.true is not False for signal in found) and rng.random() < (_LEAD if led else 1)
    hushed = level > 1 and card.rank not in {"K", "Q"} and silence(at, card) is not None
    return hushed and rng.random() < _NOTHING


def _ask_tells(boards: tuple[Board, ...], _level: int, rng: random.Random) -> Question | None:
    (seen,) = boards
    if not isinstance(seen, Played):
        return None
    at, card = _before_the_last(seen)
    by = at.trick.turn
    found = sorted(signals(at, by, card), key=lambda signal: signal.claim is None)
    right = found[0].meaning.name if found else SILENT
    hushed = None if found else silence(at, card)
    why = convention(found[0]) if found else hushed
    if why is None:
        return None
    led = str(at.trick.led or card.suit)
    names = dict.fromkeys((right, *_beside(at, card), SILENT))
    options = [Option(name, _says(name, by, led), name == right, _why(name, right, why)) for name in names]
    rng.shuffle(options)
    heard = why._replace(sentences=(*why.sentences, (THEN[right], {"led": led}))) if found else why
    rule = why.rule or LEAD_LOW
    hints = Hints((Saying.plain(WHICH_MOMENT),), (Saying.plain(rule.statement, rule),))
    return Question("choose", boards, WHAT_TOLD, (heard,), hints, options=tuple(options))


def _before_the_last(seen: Played) -> tuple[Play, Card]:
    """The position before the last card of the board fell, for somebody who sees no hand, and that card."""
    *earlier, last = seen.tricks
    left = Trick(last.leader, last.players, last.cards[:-1])
    return Played((*earlier, left), seen.taker, seen.chair).play(), last.cards[-1]


def _beside(at: Play, card: Card) -> tuple[str, ...]:
    if card is THE_EXCUSE:
        rounds = "excuse-taker" if at.trick.led in SUITS else "excuse-first-trump"
        return BESIDE[rounds if at.trick.cards else "excuse-opening"]
    if card.suit not in SUITS:
        return _TRUMPS
    if at.trick.led is None:
        return ("strong-hand", "tenue", "no-more") if card.rank == "K" and not at.tricks else _LEADS
    return BESIDE["high-low-taker" if at.trick.leader == at.taker else "high-low-defence"]


def _says(name: str, by: int, led: str) -> Saying:
    sentence = NOTHING if name == SILENT else READINGS[name]
    return Saying(None, ((sentence, {"by": by, "led": led}),), CHAIR)


def _why(name: str, right: str, why: Saying) -> Saying:
    """Why this is what the card tells, or else what it takes to tell that."""
    if name == right:
        return why
    if name == SILENT:
        return Saying.plain(IT_SPEAKS, why.rule)
    rule = meanings.usual_convention(name)
    return Saying.plain(NEEDS.get(name, rule.statement), rule)


DEAL_TELLS = Kind(
    "deal-tells", N_("What has this card told?"), "choose", CONVENTIONS, _draw_tells, _ask_tells, of_a_deal=False
)


# What have they told so far?

ALL_TOLD = N_("Mark everything that a partner’s card has told in these tricks, at the moment when it fell.")
EACH_TRICK = N_("Go from trick to trick: which card could speak, and what did it say?")
IN_TRICK = N_("In trick {trick}, {card:card} said so.")
NOT_SAID = N_("{by:Player} {by:you|have|has} said nothing like that.")
#: How many sentences are offered, and at least so many; and of how many at most somebody has to think.
_OFFERED, _LEAST, _MOST = 5, 4, 3


def _draw_heard(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """Two tricks or more."""
    return (plays.board(honest_plays.talked(rng, level + 1)),)


def _ask_heard(boards: tuple[Board, ...], _level: int, rng: random.Random) -> Question | None:
    (seen,) = boards
    if not isinstance(seen, Played):
        return None
    said = {_key(one): one for one in told(seen.play()) if one.seat != LEARNER}
    if not 0 < len(said) <= _MOST:
        return None
    partners = [seat for seat in range(PLAYERS) if seat not in {LEARNER, seen.taker}]
    wrong = [key for key in _unsaid(partners, said) if key not in said]
    rng.shuffle(wrong)
    # Of one hand the same is offered once, whatever the suit: it is wrong for one reason.
    others = {(seat, name): (seat, name, led) for seat, name, led in wrong}
    keys = [*said, *[*others.values()][: _OFFERED - len(said)]]
    if len(keys) < _LEAST:
        return None
    rng.shuffle(keys)
    options = tuple(_heard(key, said.get(key)) for key in keys)
    because = tuple(option.says for option in options if option.right)
    rule = because[0].rule or LEAD_LOW
    hints = Hints((Saying.plain(EACH_TRICK),), (Saying.plain(rule.statement, rule),))
    return Question("mark", boards, ALL_TOLD, because, hints, options=options)


#: Who has said something, the name of what they said, and the suit that it is about.
Key = tuple[int, str, str]


def _key(one: Told) -> Key:
    return one.seat, one.signal.meaning.name, str(one.signal.facts.get("led", ""))


def _unsaid(partners: list[int], said: dict[Key, Told]) -> list[Key]:
    """What somebody could believe to have heard: the opposite, the same of another hand, or another suit."""
    found = []
    for seat, name, led in said:
        found += [(other, name, led) for other in partners if other != seat]
        if opposite := meanings.MEANINGS[name].opposite:
            found.append((seat, opposite, led))
        if led in SUITS:
            found.append((seat, "no-more", led))
        elif name not in {"stop-trumps", "perhaps-petit"}:  # who says that mostly holds the Petit
            found.append((seat, "petit", led))
        found += [(seat, name, suit) for suit in SUITS if suit != led] if led in SUITS else []
    return list(dict.fromkeys(found))


def _heard(key: Key, one: Told | None) -> Option:
    seat, name, led = key
    rule = meanings.usual_convention(name) if one is None else one.signal.rule
    facts: Facts = {} if one is None else {"card": one.card, "trick": one.trick}
    first = (NOT_SAID, {"by": seat}) if one is None else (IN_TRICK, facts)
    why = (rule.statement, {}) if one is None else convention(one.signal).sentences[0]
    return Option(
        f"{seat}-{name}-{led or 'EX'}", _says(name, seat, led), one is not None, Saying(rule, (first, why), CHAIR)
    )


DEAL_HEARD = Kind(
    "deal-heard", N_("What have they told so far?"), "mark", CONVENTIONS, _draw_heard, _ask_heard, of_a_deal=False
)
