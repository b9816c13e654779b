"""Praise: it is true, it is earned, it gives nothing away, and it does not repeat itself."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise, zip_longest
from typing import Any

import pytest

from tests.page import Table
from tests.tarot.table import OPTIONS, choose, record, shown
from tests.tarot.test_play import slam
from tutor import barbu, tarot
from tutor.barbu import contracts
from tutor.core.cards import BARBU, TAROT
from tutor.core.errors import RecordError
from tutor.core.message import Message
from tutor.core.record import Record
from tutor.hosts.table.session import Session
from tutor.show.answer import answer
from tutor.show.barbu import praise as barbu_praise
from tutor.show.games import STAGES
from tutor.show.languages import LANGUAGES
from tutor.show.table import praise
from tutor.show.table.praise import of_moves, worded
from tutor.show.table.story import Step
from tutor.show.tarot import praise as tarot_praise
from tutor.show.words import Words
from tutor.tarot.announce import Declaration
from tutor.tarot.legal_cards import obligation
from tutor.tarot.play import Play
from tutor.tarot.score.count import count
from tutor.tarot.trick import Trick


def is_said(line: object) -> bool:
    """Whether something is a line that is said, and no part of one; before it may stand what it means here."""
    return isinstance(line, str) and line.rpartition("\4")[2][:1].isupper()


KINDS = {
    name: kind
    for room in (praise, tarot_praise, barbu_praise)
    for name, kind in vars(room).items()
    if name.isupper() and isinstance(kind, tuple) and all(map(is_said, kind))
}
#: What a contract says to those who duck its penalties is its own; No Last Trick has the words of No Last Two.
KINDS |= {
    f"{kind.name}: ducked": kind.praise
    for kind in contracts.SEVEN
    if issubclass(kind, contracts.TrickContract) and kind.praise
}


def kind_of(message: Message) -> str:
    """The kind that a line belongs to."""
    return next(name for name, kind in KINDS.items() if message in kind)


def of_story(story: list[Step], seat: int, number: int, game: str = "tarot") -> dict[int, Message]:
    """What is said along a story of a game."""
    return praise.of_story(story, STAGES[game].praised, seat, number)


def kinds(story: list[Step], seat: int, game: str = "tarot") -> list[str]:
    """The kinds of praise along a story."""
    return [kind_of(message) for message in of_story(story, seat, 0, game).values()]


def story(game: Any, start: Record) -> list[Step]:  # noqa: ANN401 - a game
    """The moves of a record, each with the position before it."""
    passed = game.positions(start)
    return [Step(at, at.read(move, "")) for at, move in zip(passed, start.moves, strict=False)]


def deal(players: int, seed: int) -> list[Step]:
    """A deal of Tarot played with random legal moves."""
    rng, told = random.Random(seed), []
    at: Any = tarot.position(record(players, seed, OPTIONS[seed % len(OPTIONS)]))
    while at.turn is not None:
        chosen = choose(at.obligation().legal(), rng)
        move = at.read(shown(at, chosen) if isinstance(chosen, Declaration) else str(chosen), "")
        told.append(Step(at, move))
        at = tarot.onwards(at.after(move))
    return told


SEEDS = 24


@cache
def random_deals() -> list[list[Step]]:
    """Deals at tables of every size: as many of three players as of four and of five."""
    return [deal(players, seed) for players in (3, 4, 5) for seed in range(SEEDS)]


def seats(told: list[Step]) -> Iterator[int]:
    """Everybody who plays a deal that is played to the end."""
    if isinstance(told[-1].before, Play):
        yield from range(len(told[-1].before.hands))


def test_a_contract_that_is_said_to_be_decided_ends_that_way() -> None:
    said: Counter[str] = Counter()
    for told in random_deals():
        last = told[-1]
        for seat in seats(told):
            over = last.before.after(last.move)
            for kind in kinds(told, seat):
                said[kind] += 1
                attacks = seat in over.side(over.taker)
                if kind in {"SECURED", "STOPPED"}:
                    assert (count(over).made, attacks) == ((True, True) if kind == "SECURED" else (False, False))
    assert min(said["SECURED"], said["STOPPED"], said["SHOWN"]) > 0


def test_praise_follows_from_what_the_learner_knows() -> None:
    for told in random_deals():
        for seat in seats(told):
            known = [
                Step(step.before.seen_by(seat), step.move) if isinstance(step.before, Play) else step for step in told
            ]
            assert of_story(known, seat, 3) == of_story(told, seat, 3)


def test_no_line_comes_twice_in_a_row_and_the_deal_decides_which_one_comes() -> None:
    several = 0
    for told in random_deals():
        for seat in seats(told):
            lines = list(of_story(told, seat, 0).values())
            several += len(lines) > 1
            assert all(one != other for one, other in pairwise(lines))
            assert lines == list(of_story(told, seat, 0).values())
    assert several
    decided = [
        list(of_story(told, seat, number).values())
        for number in (0, 1)
        for told in random_deals()
        for seat in seats(told)
    ]
    assert decided[: len(decided) // 2] != decided[len(decided) // 2 :]


def test_every_kind_has_several_wordings_and_no_two_kinds_share_one() -> None:
    assert all(len(set(kind)) > 1 for kind in KINDS.values())
    assert len({line for kind in KINDS.values() for line in kind}) == sum(map(len, KINDS.values())) >= 20
    for lang in LANGUAGES:
        assert len({Words(lang).say(line, points=6) for kind in KINDS.values() for line in kind}) >= 20


@pytest.mark.parametrize(
    ("moves", "beside", "seat", "found"),
    [
        ("T21 T1 T2 T3", "S2 S3 S4 S5", 0, ["HUNTED"]),
        ("T21 T1 T2 T3", "", 0, []),  # it was the last card: no choice, no merit
        ("T21 T1 T2 T3", "S2 S3 S4 S5", 3, []),
        ("H7 T1 H8 H9", "", 1, ["BROUGHT_HOME"]),
        ("T21 T2 T1 T3", "", 2, []),
    ],
)
def test_the_petit_is_hunted_by_leading_trumps_and_brought_home_by_its_holder(
    moves: str, beside: str, seat: int, found: list[str]
) -> None:
    hands = tuple(TAROT.read(" ".join(held)) for held in zip_longest(moves.split(), beside.split(), fillvalue=""))
    start = {"phase": "play", "taker": 0, "contract": "garde", "leader": 0}
    told = story(tarot, Record("tarot", 4, hands, start=start, moves=tuple(moves.split())))
    assert kinds(told, seat) == found


@pytest.mark.parametrize(
    ("contract", "hands", "moves", "found"),
    [
        ("barbu", ("S2 SA C2", "S3 C3 D3", "SK C4 D4", "HK C5 D5"), "SK HK SA S3", []),
        ("barbu", ("S2 SA C2", "S3 C3 D3", "SK C4 D4", "HK C5 D5"), "SK HK S2 S3", ["barbu: ducked"]),
        ("barbu", ("S2 S4 C2", "S3 C3 D3", "SK C4 D4", "HK C5 D5"), "SK HK S2 S3", []),
        ("no-queens", ("S2 SA C2", "S3 C3 D3", "SQ C4 D4", "SK C5 D5"), "SQ SK S2 S3", ["no-queens: ducked"]),
        ("no-tricks", ("S2 SA C2", "S3 C3 D3", "SQ C4 D4", "SK C5 D5"), "SQ SK S2 S3", []),
        ("no-last-two", ("S2 SA", "S3 C3", "SQ C4", "SK C5"), "SQ SK S2 S3", ["no-last-two: ducked"]),
    ],
)
def test_ducking_is_praised_where_one_could_have_gone_higher(
    contract: str, hands: tuple[str, ...], moves: str, found: list[str]
) -> None:
    start = {"phase": "play", "contract": contract, "leader": 2}
    held = tuple(map(BARBU.read, hands))
    told = story(barbu, Record("barbu", 4, held, start=start, moves=tuple(moves.split())))
    assert kinds(told, 0, "barbu") == found


def test_who_is_out_first_in_domino_is_congratulated_and_nobody_else() -> None:
    start = {"phase": "play", "contract": "domino 8", "leader": 0}
    held = tuple(map(BARBU.read, ("H8", "S8", "D8", "C8")))
    told = story(barbu, Record("barbu", 4, held, start=start, moves=("H8", "S8", "D8")))
    assert [kinds(told, seat, "barbu") for seat in range(3)] == [["FIRST_OUT"], [], []]


def deal_kind(at: Any, seat: int) -> str:  # noqa: ANN401 - any phase
    """The kind of praise for a whole deal."""
    said = tarot_praise.of_deal(at, seat)
    return kind_of(said[0][0]) if said else ""


def test_a_contract_made_is_praised_and_one_lost_is_not() -> None:
    won = slam("SK", excuse="first")
    assert [deal_kind(won, seat) for seat in (0, 1)] == ["SLAM", ""]
    for told in random_deals():
        for seat in seats(told):
            over = told[-1].before.after(told[-1].move)
            found = deal_kind(over, seat)
            assert bool(found) is (count(over).made is (seat in over.side(over.taker)))


def test_a_double_that_paid_is_praised_to_whoever_has_doubled() -> None:
    sheet = barbu.settle({"dealer": 0, "contract": "no-tricks", "doubles": [[1, [0]]], "base": [-20, -2, -2, -2]})
    found = [barbu_praise.of_deal(sheet, seat) for seat in range(4)]
    said = [Words().tell(worded(kind, 0), facts) for kind, facts in filter(None, found)]
    assert (said, [bool(one) for one in found]) == (["Your doubling has paid: +18."], [False, True, False, False])


def test_an_answer_is_praised_only_where_another_would_be_wrong() -> None:
    free = obligation(TAROT.read("S4 H9"), Trick(0, 4))
    bound = obligation(TAROT.read("S4 H9 H2"), Trick(3, 4, (TAROT["H7"],)))
    only = obligation(TAROT.read("S4 H9"), Trick(3, 4, (TAROT["H7"],)))
    assert of_moves(free, 1) is None
    assert [kind_of(line) for line in of_moves(bound, 1) or ()] == ["ALLOWED", "MENDED"]
    assert [kind_of(line) for line in of_moves(only, 1) or ()] == ["THE_ONE", "MENDED"]


def praised(html: str, part: str) -> list[str]:
    """The lines of praise in one part of a table."""
    return Table(html).part(part).texts(".praise")


def test_an_exercise_has_its_praise_ready_and_a_game_has_none_for_trying() -> None:
    session = Session({"kind": "overtrump", "seed": 3})
    assert len(praised(session.html, "rulings")) in {2, 4}
    assert praised(Session({"game": "tarot", "seed": 3}).html, "rulings") == []


def test_a_move_put_right_is_praised_once() -> None:
    session = Session({"kind": "overtrump", "seed": 3, "live": True})
    verdicts = list(session.at.obligation())
    wrong, right = (next(one.move.code for one in verdicts if one.legal is legal) for legal in (False, True))
    for refused, lines in ((wrong, 1), (right, 0), ("<b>", 0), (7, 0), (None, 0)):
        table = Session({"kind": "overtrump", "seed": 3, "live": True})
        said: Any = table.answer({"play": right, "refused": refused})
        found = [line for line in praised(said["html"], "verdict") if line in praise.MENDED]
        assert len(found) == lines
        again: Any = table.answer({"lang": "en"})
        assert not [line for line in praised(again["html"], "verdict") if line in praise.MENDED]


def test_what_the_tutor_has_played_for_somebody_is_not_praised() -> None:
    won = 0
    for seed in range(1, 25):
        table = Session({"game": "tarot", "seed": seed})
        table.answer({"finish": True})
        assert praised(table.html, "score") == praised(table.html, "verdict") == []
        alone = Session({"game": "tarot", "seed": seed, "moves": list(table.state.moves)})
        won += len(praised(alone.html, "score"))
    assert won > 0, "whoever plays the same cards is praised"


def test_a_deal_that_is_taken_back_to_before_the_tutor_played_on_is_the_learners_again() -> None:
    table = Session({"game": "tarot", "seed": 3})
    table.answer({"finish": True})
    assert table.state.handed is not None
    again = Session(json.loads(json.dumps(table.state.to_json())))
    assert again.state == table.state
    while len(again.state.moves) > table.state.handed:
        again.answer({"back": True})
    assert again.state.handed is None
    over = Session(table.state.to_json() | {"handed": None})
    over.answer({"finish": True})
    assert over.state.handed is None, "there was nothing left to play"


@pytest.mark.parametrize("handed", [-1, 1, True, "0", 0.5, []])
def test_a_state_in_which_the_tutor_played_on_before_its_time_is_refused(handed: object) -> None:
    with pytest.raises(RecordError, match="handed"):
        Session({"game": "tarot", "seed": 3, "handed": handed})


def test_no_answer_in_json_praises_anybody() -> None:
    everything = {line for kind in KINDS.values() for line in kind}
    over = record(4, 3, {})
    said = json.dumps([answer(over, Words()), *(answer(at, Words()) for at in finished())], ensure_ascii=False)
    assert not [line for line in everything if line.partition("{")[0] in said]


def finished() -> Iterator[Record]:
    """Deals to their end, as records."""
    for told, seed in zip(random_deals()[SEEDS : SEEDS + 5], range(5), strict=True):
        moves = (step.move.written if isinstance(step.move, Declaration) else str(step.move) for step in told)
        yield replace(record(4, seed, OPTIONS[seed % len(OPTIONS)]), moves=tuple(moves))
