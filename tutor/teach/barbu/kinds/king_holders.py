"""Who may still hold the king of hearts: what the tricks prove at a table where he may wait, and where he may not."""

from __future__ import annotations

import random
from dataclasses import replace

from tutor import barbu
from tutor.barbu.contracts.barbu import NO_WAIT
from tutor.barbu.contracts.hearts import HEARTS
from tutor.barbu.play import Play
from tutor.barbu.trick import FOLLOW, Trick
from tutor.core.cards import BARBU, Card
from tutor.core.message import N_, Facts
from tutor.teach.barbu.kinds.king_kept import CONTRACT, KING_OF_HEARTS, LAST, MAY_WAIT, NO_WAITING
from tutor.teach.barbu.plays import CHAIR, PLAYERS, dealt, lived
from tutor.teach.kinds.payer.contracts import THE_PLAYER
from tutor.teach.legacy import Kind
from tutor.teach.open_boards import Tricks
from tutor.teach.positions import LEARNER, seen
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.saying import Saying

WHO_HOLDS = N_(
    "Nobody has played the king of hearts yet, and you do not hold him. Mark every player who may still have him, by"
    " what these tricks prove."
)
HERE_HE_WAITS = N_("At this table the king of hearts may wait.")
HERE_HE_GOES = N_("At this table the king of hearts has to be discarded at the first chance.")
WHO_COULD_NOT = N_("Who could not follow suit, and what would the king’s holder have had to play there, at this table?")
MAY_HOLD = N_("Nothing that {by:player} {by:you|have|has} played rules the king of hearts out.")
MIGHT_WAIT = N_(
    "{by:Player} could not follow suit and discarded something else. But at this table the king may wait, so this"
    " proves nothing."
)
HAD_TO_GO = N_(
    "{by:Player} could not follow suit to trick {trick} and discarded {card:card}. At this table the king would have"
    " had to go then, so he is not there."
)
NO_HEARTS_THERE = N_(
    "{by:Player} did not follow suit to trick {trick}, in which hearts were led: there are no hearts in that hand, and"
    " not their king."
)
#: How many tricks have been won at most, by level.
SEEN = {1: 4, 2: 6, 3: 7}


def _draw_holders(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """Tricks at a table where the king may not wait; at last perhaps at one where he may."""
    waits = level == LAST and rng.random() < 1 / 2
    while True:
        deal = replace(dealt(CONTRACT.name, rng), rules={} if waits else {"no_wait": True})
        for at, record in lived(deal, rng):
            if not isinstance(at, Play) or len(at.taken) > SEEN[level] or KING_OF_HEARTS in at.hand | at.played:
                break
            tricks = (*at.tricks, *((at.trick,) if at.trick.cards else ()))
            if len(tricks) > 1 and sum(map(len, _discards(tricks).values())) >= min(level, 2):
                known = barbu.position(seen(record, LEARNER))
                proved = isinstance(known, Play) and any(KING_OF_HEARTS in one for one in known.excluded)
                if proved or waits:
                    says = HERE_HE_WAITS if waits else HERE_HE_GOES
                    return (
                        Laid((), written=(Saying.plain(says, NO_WAIT),)),
                        Tricks(tricks, CHAIR, CONTRACT.name, rules=deal.rules),
                    )


def _discards(tricks: tuple[Trick, ...]) -> dict[int, list[tuple[int, Trick, Card]]]:
    """The discards of the other players: by the seat the number of the trick, the trick, and the card."""
    found: dict[int, list[tuple[int, Trick, Card]]] = {}
    for number, trick in enumerate(tricks, 1):
        for card in trick.cards:
            if card.suit != trick.led and trick.seat_of(card) != LEARNER:
                found.setdefault(trick.seat_of(card), []).append((number, trick, card))
    return found


def _ask_holders(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    table, played = boards
    if not isinstance(table, Laid) or not isinstance(played, Tricks):
        return None
    waits = table.written[0].sentences[0][0] == HERE_HE_WAITS
    tricks = tuple(trick for trick in played.tricks if isinstance(trick, Trick))
    options = tuple(_holder(seat, tricks, waits=waits) for seat in range(1, PLAYERS))
    because = tuple(option.says for option in options if option.says.rule) or (options[0].says,)
    hints = Hints((Saying.plain(WHO_COULD_NOT),), (Saying.plain(NO_WAIT.statement, NO_WAIT),))
    return Question("mark", boards, WHO_HOLDS, because, hints, options=options)


def _holder(seat: int, tricks: tuple[Trick, ...], *, waits: bool) -> Option:
    """A player, and what the tricks prove of the king: each card is tried beside him."""
    table, gone = MAY_WAIT if waits else NO_WAITING, BARBU.none
    shows = Saying(None, ((THE_PLAYER, {"seat": seat}),), CHAIR)
    found = Option(f"player-{seat}", shows, right=True, says=Saying(None, ((MAY_HOLD, {"by": seat}),), CHAIR))
    for number, trick in enumerate(tricks, 1):
        for place, card in enumerate(trick.cards):
            before = Trick(trick.leader, trick.players, trick.cards[:place])
            facts: Facts = {"by": seat, "trick": number, "card": card}
            if before.turn != seat:
                continue
            if KING_OF_HEARTS in CONTRACT.proof(card, before, gone, table):
                says, rule = (NO_HEARTS_THERE, FOLLOW) if trick.led == HEARTS else (HAD_TO_GO, NO_WAIT)
                return found._replace(right=False, says=Saying(rule, ((says, facts),), CHAIR))
            if waits and place and card.suit != trick.led:
                found = found._replace(says=Saying(NO_WAIT, ((MIGHT_WAIT, facts),), CHAIR))
        gone |= BARBU.set(trick.cards)
    return found


KING_HOLDERS = Kind(
    "king-holders",
    N_("Who may hold the king?"),
    "mark",
    (NO_WAIT, FOLLOW),
    _draw_holders,
    _ask_holders,
    of_a_deal=False,
)
