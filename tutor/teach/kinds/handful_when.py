"""Who may still show a poignée, and when: each player right before their own first card, and once."""

from __future__ import annotations

import random
from contextlib import suppress
from dataclasses import replace

from tutor.core.cards import TAROT, TRUMP, Card, Cards
from tutor.core.errors import RefusedError
from tutor.core.message import N_
from tutor.core.obligation import Ruling
from tutor.core.record import Record
from tutor.games import reached
from tutor.tarot.announce import POIGNEES, TRUMPS_NEEDED, WHEN, WHO, Declaration
from tutor.tarot.before_bidding import lone_petit
from tutor.tarot.play import Play
from tutor.tarot.setting import HAND_SIZES
from tutor.teach.boards import as_seen
from tutor.teach.kinds.handful_may import ALL_THREE, FOUR
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Option, Question
from tutor.teach.rulings import chair
from tutor.teach.saying import Saying

WHO_MAY = N_(
    "This is the first trick. Suppose that everybody has enough trumps: who may still show a poignée in this deal? Mark"
    " every one of them."
)
THE_PLAYER = N_("{seat:Player}")
STILL_TO_PLAY = (
    WHEN,
    N_(
        "{seat:Player} {seat:you|have|has} not played a card yet, and may show one right before the first. It does not"
        " matter on which side one is."
    ),
)
HAS_PLAYED = N_("{seat:Player} {seat:you|have|has} played a first card already, and later is too late.")
HAS_SHOWN = N_("{seat:Player} {seat:you|have|has} shown a poignée already, and each player shows one only.")
WHY_NOT = {WHEN: (WHEN, HAS_PLAYED), WHO: (WHO, HAS_SHOWN)}
WHOSE_FIRST = N_("Whose first card is still to come?")

SIMPLE = f"poignee {POIGNEES[0]}"


def _draw(level: int, _seed: int, rng: random.Random) -> tuple[Record]:
    """The first trick at a table of four; at any table; after somebody has shown a poignée."""
    players = FOUR if level == 1 else rng.choice(ALL_THREE)
    taker, dealer, gone = (rng.randrange(players) for _ in range(3))
    first = (dealer + 1) % players
    shower = (first + rng.randint(0, gone)) % players if level > 2 else None  # noqa: PLR2004 - levels are counted
    record = _begun(Record("tarot", players, _hands(players, shower, rng), dealer=dealer), taker)
    for _ in range(gone):
        record = _shown(record, shower)
        record = _with(record, rng.choice(_play(record).duty().legal()).code)
    return (as_seen(_shown(record, shower)),)


def _begun(record: Record, taker: int) -> Record:
    """The deal before its first card: a garde sans, no slam, and at a table of five some card called."""
    at = reached(record)
    while at.turn is not None and not isinstance(at, Play):
        bid = "garde-sans" if at.turn == taker else "pass"
        legal = at.obligation().legal()
        record = _with(record, bid if bid in legal else "no-slam" if "no-slam" in legal else str(legal[0]))
        at = reached(record)
    return record


def _hands(players: int, shower: int | None, rng: random.Random) -> tuple[Cards, ...]:
    """Whole hands with which a deal is played, one of them with a simple poignée if somebody shows one."""
    least = TRUMPS_NEEDED[players][0] if shower is not None else 0
    size = HAND_SIZES[players]
    while True:
        trumps = rng.sample([*TAROT.all.of(TRUMP)], least)
        others = [card for card in TAROT.cards if card not in trumps]
        rng.shuffle(others)
        hands = []
        for seat in range(players):
            own = trumps if seat == shower else []
            dealt, others = others[: size - len(own)], others[size - len(own) :]
            hands.append(TAROT.set((*own, *dealt)))
        if not any(map(lone_petit, hands)):
            return tuple(hands)


def _shown(record: Record, shower: int | None) -> Record:
    """The deal after the player to move has shown a poignée, if it is the one who does."""
    play = _play(record)
    if play.turn != shower:
        return record
    count = TRUMPS_NEEDED[record.players][0]
    return _with(record, Declaration(SIMPLE, TAROT.set([*play.hand.of(TRUMP)][-count:])).written)


def _with(record: Record, move: str) -> Record:
    return replace(record, moves=(*record.moves, move))


def _play(record: Record) -> Play:
    play = reached(record)
    if not isinstance(play, Play):
        raise TypeError(play)
    return play


def _ask(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    (board,) = boards
    if not isinstance(board, Record):
        return None
    to_move = chair(board)
    options = []
    for turn in range(board.players):
        seat = (1 + (board.dealer or 0) + turn) % board.players
        ruling = _may_show(board, seat)
        says = STILL_TO_PLAY if ruling.legal else WHY_NOT[ruling.rule]
        shows, said = (Saying(rule, ((text, {"seat": seat}),), to_move) for rule, text in ((None, THE_PLAYER), says))
        options.append(Option(f"player-{seat}", shows, ruling.legal, said))
    because = tuple(option.says for option in options if option.right)[:1]
    hints = Hints((Saying.plain(WHOSE_FIRST),), (Saying.plain(WHEN.statement, WHEN),))
    return Question("mark", boards, WHO_MAY, because, hints, options=tuple(options))


def _may_show(board: Record, seat: int) -> Ruling[Declaration | Card]:
    """What the rules say of a poignée when it is next this player’s turn, if the hand is good enough for one."""
    play = _play(replace(board, hands=(None,) * board.players))
    while play.turn != seat:
        play = _onwards(play)
    enough = TAROT.set([*TAROT.all.of(TRUMP)][: TRUMPS_NEEDED[board.players][0]])
    hands = tuple(enough if at == seat else None for at in range(board.players))
    return replace(play, hands=hands).ruling(Declaration(SIMPLE, enough))


def _onwards(play: Play) -> Play:
    """The play after any card that has not been seen yet."""
    for card in TAROT.cards:
        with suppress(RefusedError):
            return play.after(card)
    raise ValueError(play)


HANDFUL_WHO = Kind(
    "handful-who", N_("Who may still show a poignée?"), "mark", (WHEN, WHO), _draw, _ask, of_a_deal=False
)
