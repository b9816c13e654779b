"""Giving out the cards: when one may go to the dog, and what may be dealt next."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache

from tutor.core.cards import TAROT
from tutor.core.message import N_, Facts
from tutor.core.obligation import Ruling
from tutor.tarot.deal import (
    DOG,
    DOG_NOT_CONSECUTIVE,
    DOG_NOT_ENDS,
    DOG_SINGLE,
    PACKET,
    PACKETS,
    SIZES,
    Dealing,
)
from tutor.tarot.options import Options
from tutor.tarot.setting import Setting, dog_size
from tutor.teach.arrangement import Arrangement, Demand, Place, Thing
from tutor.teach.boards import undrawn
from tutor.teach.kind import LEVELS
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Option, Question
from tutor.teach.saying import Chair, Saying

LAY_THE_DOG = N_(
    "You deal for {players} players. {dealt} of the {all} packets are dealt, the dog has {laid} of its {count} cards,"
    " and the last thing that you dealt was {last:move}. Lay the rest of the dog: press each moment at which a card"
    " is to go there."
)
TO_THE_DOG = N_("A card goes to the dog", "a place for moments of a deal")
NOW, AFTER, AT_LAST = (
    N_("now", "a moment of a deal"),
    N_("after packet {number}", "a moment of a deal"),
    N_("after the last packet", "a moment of a deal"),
)
TOO_FEW = N_("With these the dog has {laid} of its {count} cards. It must be complete when all is dealt.")
TOO_MANY = N_("With these the dog has {laid} cards, and it gets only {count}.")
WELL_LAID = N_("The dog has all its {count} cards, and a packet lies before and behind each of them.")

#: The sizes of the tables, by level.
AT_TABLES = {1: (4,), 2: (3, 5), 3: (3, 4, 5)}


def undealt(players: int) -> Dealing:
    """The deal before its first packet; which cards they are does not matter."""
    return Dealing.begin(Setting(players, 0, Options(), (None,) * players), TAROT.cards)


def dealt(players: int, packets: int, laid: int, rng: random.Random, *, last: str) -> Dealing | None:
    """A deal after so many packets and cards of the dog, the ``last`` a packet or such a card, if it can be so."""
    early = laid - (last == DOG)
    if not 0 <= early < packets:
        return None
    behind = {*rng.sample(range(1, packets), early), *([packets] if last == DOG else [])}
    moves = [move for number in range(1, packets + 1) for move in (PACKET, *([DOG] if number in behind else []))]
    return replace(undealt(players), moves=tuple(moves))


def _facts(at: Dealing) -> Facts:
    """What is told of a deal: how far it has come."""
    gone = at.moves.count(PACKET)
    count = dog_size(at.players)
    told = {"players": at.players, "dealt": gone, "all": gone + at.packets, "laid": count - at.missing, "count": count}
    return {**told, "last": at.moves[-1]}


def _midway(level: int, rng: random.Random) -> Dealing | None:
    """A deal for four, with a third of it to come; for three or five; for any, and the dog has waited long."""
    players = rng.choice(AT_TABLES[level])
    missing = rng.randint(2, min(4, dog_size(players)))
    left = missing + rng.randint(1, 3) if level == LEVELS[-1] else rng.randint(6, 9)
    packets, laid = undealt(players).packets - left, dog_size(players) - missing
    return dealt(players, packets, laid, rng, last=DOG if laid and rng.random() < 1 / 2 else PACKET)


def _ask_dog(_boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    at = _midway(level, rng)
    if at is None:
        return None
    count = dog_size(at.players)
    hints = Hints(
        (Saying.plain(DOG_NOT_CONSECUTIVE.ask or LAY_THE_DOG),),
        (Saying.plain(DOG_NOT_CONSECUTIVE.statement, DOG_NOT_CONSECUTIVE),),
    )
    because = (Saying.plain(WELL_LAID, DOG_SINGLE, count=count),)
    return Question("arrange", (), LAY_THE_DOG, because, hints, facts=_facts(at), arrangement=moments(at))


def moments(at: Dealing) -> Arrangement:
    """The moments left in a deal at which a card might go to the dog, and what the rules ask of those that are chosen.

    A moment is called by how many packets have been dealt at it.
    """
    gone, count = at.moves.count(PACKET), dog_size(at.players)
    names = tuple(str(number) for number in range(gone, gone + at.packets + 1))
    laid = count - at.missing
    demands = []
    if not at.obligation().verdict(DOG).legal:
        demands.append(Demand("dog", names[:1], 0, 0, Saying.of(at.obligation().verdict(DOG).ruling)))
    demands.append(Demand("dog", names[-1:], 0, 0, Saying.of(_last(at.players))))
    for more in range(at.missing):
        says = Saying.plain(TOO_FEW, SIZES, laid=laid + more, count=count)
        demands.append(Demand("dog", names, more + 1, len(names), says))
    for more in range(len(names), at.missing, -1):
        says = Saying.plain(TOO_MANY, SIZES, laid=laid + more, count=count)
        demands.append(Demand("dog", names, 0, more - 1, says))
    titles = (NOW, *[AFTER] * (len(names) - 2), AT_LAST)
    things = tuple(
        Thing(name, Saying.plain(title, number=int(name))) for name, title in zip(names, titles, strict=True)
    )
    return Arrangement(things, (Place("dog", Saying.plain(TO_THE_DOG), len(names)),), tuple(demands))


@cache
def _last(players: int) -> Ruling[str]:
    """What the rules say when the last packet would leave only the last card of the pack for the dog."""
    rng = random.Random(players)
    at = dealt(players, undealt(players).packets - 1, dog_size(players) - 1, rng, last=PACKET)
    if at is None:
        raise ValueError(players)
    return at.obligation().verdict(PACKET).ruling


DEAL_DOG = Kind(
    "deal-dog",
    N_("Lay the dog"),
    "arrange",
    (DOG_SINGLE, DOG_NOT_ENDS, DOG_NOT_CONSECUTIVE),
    undrawn,
    _ask_dog,
    of_a_deal=False,
)

WHAT_NEXT = N_(
    "You deal for {players} players. {dealt} of the {all} packets are dealt, the dog has {laid} of its {count} cards,"
    " and the last thing that you dealt was {last:move}. Mark everything that you may deal next."
)
A_PACKET_TO = N_("a packet to {seat:player}")
ANOTHER_TURN = N_(
    "The first packet goes to the player on your right, and {dealt} {dealt:n|has|have} been dealt: the next is for"
    " {next:player}."
)


def _any_time(level: int, rng: random.Random) -> Dealing | None:
    """A deal for four, before its last round or two; for three or five; for any, near its end."""
    players = rng.choice(AT_TABLES[level])
    every, size = undealt(players).packets, dog_size(players)
    packets = rng.randint(1, every - size)
    laid = rng.randint(0, min(packets, size))
    if level == LEVELS[-1]:
        left = rng.randint(1, 4)
        packets, laid = every - left, max(0, size - rng.choice((left, left, left - 1, 0)))
    return dealt(players, packets, laid, rng, last=DOG if laid and rng.random() < 1 / 2 else PACKET)


def _ask_next(_boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    at = _any_time(level, rng)
    if at is None or at.missing > at.packets:
        return None
    dealer = Chair(at.turn, at.players, clockwise=False)
    verdicts = at.obligation()
    packet, dog = (verdicts.verdict(move).ruling for move in (PACKET, DOG))
    options = []
    for turn in range(at.players):
        seat = (at.setting.first + turn) % at.players
        shows = Saying(None, ((A_PACKET_TO, {"seat": seat}),), dealer)
        another = Saying(PACKETS, ((ANOTHER_TURN, {"next": at.seat, "dealt": at.moves.count(PACKET)}),), dealer)
        says = Saying.of(packet, dealer) if seat == at.seat else another
        options.append(Option(f"packet-{turn}", shows, packet.legal and seat == at.seat, says))
    options.append(Option(DOG, DOG, dog.legal, Saying.of(dog, dealer)))
    because = tuple(option.says for option in options if option.right)
    nudges = (Saying.plain((dog if not dog.legal else packet).rule.ask or PACKETS.title),)
    hints = Hints(nudges, (Saying.plain(PACKETS.statement, PACKETS),))
    return Question("mark", (), WHAT_NEXT, because, hints, facts=_facts(at), options=tuple(options))


DEAL_NEXT = Kind(
    "deal-next",
    N_("What may be dealt next?"),
    "mark",
    (PACKETS, DOG_SINGLE, DOG_NOT_ENDS, DOG_NOT_CONSECUTIVE),
    undrawn,
    _ask_next,
    of_a_deal=False,
)
