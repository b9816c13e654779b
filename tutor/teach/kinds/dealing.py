"""Giving out the cards: what may be dealt next."""

from __future__ import annotations

import random
from dataclasses import replace

from tutor.core.cards import TAROT
from tutor.core.message import N_, Facts
from tutor.tarot.deal import (
    DOG,
    DOG_NOT_CONSECUTIVE,
    DOG_NOT_ENDS,
    DOG_SINGLE,
    PACKET,
    PACKETS,
    Dealing,
)
from tutor.tarot.options import Options
from tutor.tarot.setting import Setting, dog_size
from tutor.teach.boards import undrawn
from tutor.teach.kind import LEVELS
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Option, Question
from tutor.teach.saying import Chair, Saying

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


def told(at: Dealing) -> Facts:
    """What is told of a deal: how far it has come."""
    gone = at.moves.count(PACKET)
    count = dog_size(at.players)
    packets = {"dealt": gone, "all": gone + at.packets}
    return {"players": at.players, **packets, "laid": count - at.missing, "count": count, "last": at.moves[-1]}


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
    return Question("mark", (), WHAT_NEXT, because, hints, facts=told(at), options=tuple(options))


DEAL_NEXT = Kind(
    "deal-next",
    N_("What may be dealt next?"),
    "mark",
    (PACKETS, DOG_SINGLE, DOG_NOT_ENDS, DOG_NOT_CONSECUTIVE),
    undrawn,
    _ask_next,
    of_a_deal=False,
)
