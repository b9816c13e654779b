"""Deals to order: each is what it is said to be, by a second statement that has never seen the orders' own."""

from __future__ import annotations

import time
from collections import Counter
from typing import Any

import pytest

from tutor.core.cards import Card
from tutor.games import GAMES
from tutor.hosts.table.session import Session
from tutor.tarot.advice.signals import signals
from tutor.tarot.play import Play
from tutor.teach.course.parts import LESSONS
from tutor.teach.orders import ORDERS, Order, dealt
from tutor.teach.positions import LEARNER

EVERY_ORDER = pytest.mark.parametrize("order", ORDERS.values(), ids=ORDERS)
SUITS = "SHDC"
#: How many trumps make the smallest poignée, by the number of players (the Excuse may stand for one of them).
POIGNEE = {3: 13, 4: 10, 5: 8}
A_SECOND = 1.0


def hand(table: Session) -> list[str]:
    """The learner's cards as they were dealt."""
    cards = table.state.table.record().hands[LEARNER]
    return [card.code for card in cards or ()]


def of_suit(codes: list[str], suit: str) -> int:
    return sum(code[0] == suit for code in codes)


def defends(table: Session) -> bool:
    """Whether the learner has passed, somebody else has taken, and calls no card of the learner's."""
    if table.at.turn is None:
        return False
    record = table.state.table.record()
    called = [move.split()[1] for move in table.state.moves if move.startswith("call ")]
    bids = [move for move in table.state.moves if move in {"pass", "prise", "garde", "garde-sans", "garde-contre"}]
    first = ((record.dealer or 0) + 1) % record.players
    said = {(first + number) % record.players: bid for number, bid in enumerate(bids[: record.players])}
    return said[LEARNER] == "pass" and {*said.values()} != {"pass"} and not {*called} & {*hand(table)}


def speaks(table: Session) -> bool:
    """Whether the partners tell two truths and no lie, and the learner one, if the tutor's players play the deal."""
    record = table.state.table.record()
    at: Any = GAMES["tarot"].positions(record)[-1]
    said = Counter[tuple[bool, bool | None]]()
    for move in table.state.table.begun:
        at = GAMES["tarot"].onwards(at.after(at.read(move, "here")))
    while at.turn is not None:
        move = at.read(GAMES["tarot"].choose(at), "here")
        if isinstance(at, Play) and isinstance(move, Card):
            said.update((at.turn == LEARNER, signal.true) for signal in signals(at, at.turn, move))
        at = GAMES["tarot"].onwards(at.after(move))
    partners, own = ([said[by, true] for true in (True, None, False)] for by in (False, True))
    return sum(partners[:2]) > 1 and not partners[2] and sum(own[:2]) > 0


#: What each order promises, said anew.
PROMISES: dict[str, Any] = {
    "poignee": lambda table: (
        of_suit(hand(table), "T") + of_suit(hand(table), "E") >= POIGNEE[table.state.table.record().players]
    ),
    "defence": defends,
    "signals": lambda table: defends(table) and speaks(table),
    "kings": lambda table: {"SK", "HK", "DK", "CK"} <= {*hand(table)},
    "petit": lambda table: "T1" in hand(table),
    "excuse-and-21": lambda table: {"EX", "T21"} <= {*hand(table)},
    "bouts": lambda table: {"EX", "T1", "T21"} <= {*hand(table)},
    "void": lambda table: any(of_suit(hand(table), suit) == 0 for suit in SUITS),
    "long-suit": lambda table: any(of_suit(hand(table), suit) > 5 for suit in SUITS),
}
assert PROMISES.keys() == ORDERS.keys()


def at_a_table(order: str, seed: int = 1, **wish: object) -> Session:
    """A table of the order's game at which somebody has chosen it."""
    table = Session({"game": ORDERS[order].game, "seed": 9999})
    answer = table.answer({"new": {"order": order, "seed": seed, **wish}})
    assert "error" not in answer, answer["error"]
    return table


@EVERY_ORDER
def test_every_deal_is_as_it_was_ordered_and_the_learner_is_to_move(order: Order) -> None:
    for seed in (1, 400, 9000):
        for players in GAMES[order.game].HOUSE.sizes if order.game == "tarot" else (4,):
            table = at_a_table(order.id, seed, players=players)
            assert PROMISES[order.id](table), (seed, players, table.state.table.seed)
            assert table.at.turn == LEARNER
            assert len(table.state.table.record().hands) == players


@EVERY_ORDER
def test_it_is_the_first_such_deal_from_its_number_on_and_the_same_each_time(order: Order) -> None:
    match = {"game": order.game, "seed": 50}
    seed, begun = dealt(order, match)
    assert (seed, begun) == dealt(order, match)
    # Where nobody bids, or the learner is called, shows only after the auction.
    if order.id not in {"defence", "signals"}:
        passed_over = [Session({**match, "seed": number}) for number in range(50, seed)]
        assert [table.state.table.seed for table in passed_over if PROMISES[order.id](table)] == []


def test_the_deals_of_the_lesson_on_a_defence_that_talks_are_as_if_they_had_been_ordered() -> None:
    for table in LESSONS["signal-deal"].tables:
        assert PROMISES["signals"](Session({**table, "live": True}))


def test_who_asks_again_at_the_number_of_the_match_on_the_table_gets_the_next_one() -> None:
    table = at_a_table("kings")
    first = table.state.table.seed
    table.answer({"new": {"order": "kings", "seed": str(first)}})
    assert table.state.table.seed > first
    assert PROMISES["kings"](table)


def test_after_the_last_number_comes_the_first() -> None:
    assert (
        dealt(ORDERS["kings"], {"game": "tarot", "seed": 9999})[0]
        == dealt(ORDERS["kings"], {"game": "tarot", "seed": 1})[0]
    )


def test_an_order_of_the_other_game_is_refused_in_words_and_changes_nothing() -> None:
    table = Session({"game": "tarot", "seed": 7, "lang": "en"})
    before = table.html
    assert table.answer({"new": {"order": "void"}}) == {
        "error": "Such deals belong to the other game: choose that game too."
    }
    assert table.html == before
    assert "html" in table.answer({"new": {"order": "void", "variant": next(iter(GAMES["barbu"].VARIANTS))}})


def test_no_order_is_any_deal() -> None:
    table = Session({"game": "tarot", "seed": 7})
    table.answer({"new": {"order": "", "seed": 8}})
    assert (table.state.table.seed, table.state.moves[:1]) == (8, Session({"game": "tarot", "seed": 8}).state.moves[:1])


@EVERY_ORDER
def test_it_is_found_within_a_second(order: Order) -> None:
    begins = time.perf_counter()
    dealt(order, {"game": order.game, "seed": 1})
    assert time.perf_counter() - begins < A_SECOND
