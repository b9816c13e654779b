"""The sheet of a played deal explains itself: from its lines alone a reader finds every bout and every half point."""

from __future__ import annotations

import random
from functools import cache
from itertools import chain
from typing import Any

import pytest

from tests.tarot.table import OPTIONS, choose, record, shown
from tests.tarot.test_play import slam
from tutor import tarot
from tutor.core.cards import TAROT, Cards
from tutor.core.record import Record
from tutor.core.sheet import Line, Sheet
from tutor.rulebook.tarot.worked import worked
from tutor.show.languages import LANGUAGES
from tutor.show.table.story import score_sheet
from tutor.show.words import Words
from tutor.tarot.announce import Declaration
from tutor.tarot.play import Play
from tutor.tarot.score.count import count, left_out, points
from tutor.tarot.trick import BOUTS, PETIT, THE_EXCUSE

#: The lines that say of a bout which side has it in the end.
MOVES = {"T-EXC-KEEP": THE_EXCUSE, "T-EXC-LAST-LOST": THE_EXCUSE, "T-EXC-SLAM-WINS": THE_EXCUSE}
MOVES["T-DEAL-PETIT-IMPRENABLE"] = PETIT
ATTACK = "the-attack"


def ids(sheet: Sheet) -> list[str]:
    return [line.reason.rule.id for line in sheet.lines]


def line(sheet: Sheet, rule: str) -> Line | None:
    return next((line for line in sheet.lines if line.reason.rule.id == rule), None)


def facts(sheet: Sheet, rule: str) -> dict[str, Any]:
    found = line(sheet, rule)
    assert found is not None, rule
    return dict(found.reason.facts)


def finished(players: int, seed: int) -> Play | None:
    """A deal played with random legal moves, in two of three the Excuse kept to the end; nothing if nobody played."""
    rng = random.Random(seed)
    at: Any = tarot.position(record(players, seed, OPTIONS[seed % len(OPTIONS)]))
    while at.turn is not None:
        legal = at.obligation().legal()
        others = [move for move in legal if move is not THE_EXCUSE]
        move = choose(others if others and seed % 3 else legal, rng)
        text = shown(at, move) if isinstance(move, Declaration) else str(move)
        at = tarot.onwards(at.after(at.read(text, "here")))
    return at if isinstance(at, Play) else None


@cache
def played() -> list[Play]:
    """Random deals at tables of every size, at their end."""
    ended = (finished(players, seed) for players in (3, 4, 5) for seed in range(150))
    return [at for at in ended if at is not None]


def lying(at: Play) -> Cards:
    """What everybody sees on the attack's pile at the end: the tricks that its cards have won, and what counts with it.

    Nobody but a reader of the sheet knows yet what an Excuse or a free Petit changes: the highest card has the trick.
    """
    attack = at.side(at.taker)
    won = (trick.cards for trick in at.tricks if trick.seat_of(trick.best or trick.cards[0]) in attack)
    aside = () if at.contract == "garde-contre" else tuple(left_out(at))
    return TAROT.set(chain(aside, *won))


def test_random_deals_are_enough_and_of_every_kind() -> None:
    assert len(played()) > 200
    rules = set(chain.from_iterable(ids(tarot.result(at)) for at in played()))
    assert {"T-EXC-KEEP", "T-EXC-LAST-LOST", "T-CALL-IN-DOG", "T-CALL-SELF"} <= rules


def test_every_bout_is_where_the_lines_say() -> None:
    for at in played():
        sheet, bouts = tarot.result(at), lying(at) & BOUTS
        for one in sheet.lines:
            if (card := MOVES.get(one.reason.rule.id)) is not None:
                ours = one.reason.facts["side"] == ATTACK
                bouts = bouts.with_card(card) if ours else bouts - TAROT.set([card])
        told = facts(sheet, "T-DECK-BOUTS")["cards"] if line(sheet, "T-DECK-BOUTS") else TAROT.none
        assert told == bouts
        assert len(bouts) == count(at).bouts


def test_an_excuse_that_does_not_stay_with_its_player_is_always_named() -> None:
    for at in played():
        trick = next((trick for trick in at.tricks if THE_EXCUSE in trick.cards), None)
        if trick is None:
            continue
        attack, has = at.side(at.taker), facts(tarot.result(at), "T-DECK-BOUTS")["cards"] if count(at).bouts else ()
        kept = (trick.seat_of(THE_EXCUSE) in attack) is (THE_EXCUSE in has)
        named = {"T-EXC-LAST-LOST", "T-EXC-SLAM-WINS"} & set(ids(tarot.result(at)))
        assert bool(named) is (trick is at.tricks[-1])
        assert kept or named == {"T-EXC-LAST-LOST"}


def test_every_half_point_follows_from_the_lines() -> None:
    for at in played():
        sheet = tarot.result(at)
        cards = sum(map(points, lying(at)))
        for one in sheet.lines:  # who gains a bout gives a low card for it, unless the line says that there is none
            if (card := MOVES.get(one.reason.rule.id)) is not None:
                ours = one.reason.facts["side"] == ATTACK
                cards += (8 if ours else -8) if ours is not (card in lying(at)) else 0
        assert cards == count(at).points
        assert facts(sheet, "T-COUNT-THRESHOLD")["points"] == cards / 2


def test_a_slam_won_with_the_excuse_says_that_the_excuse_won_the_last_trick() -> None:
    sheet = tarot.result(slam("EX"))
    assert facts(sheet, "T-EXC-SLAM-WINS") == {"side": ATTACK, "seat": 0}
    assert facts(sheet, "T-COUNT-THRESHOLD")["points"] == 91
    said = {lang: "\n".join(score_sheet(sheet, Words(lang))) for lang in LANGUAGES}
    assert "The Excuse wins the last trick, for its side has won every trick before" in said["en"]
    assert "L’Excuse gagne le dernier pli" in said["fr"]


def test_an_excuse_lost_in_the_last_trick_has_its_line_whoever_wins_it() -> None:
    lost = [
        at
        for at in played()
        if THE_EXCUSE in at.tricks[-1].cards and at.winners[-1] != at.tricks[-1].seat_of(THE_EXCUSE)
    ]
    assert len(lost) > 5
    for at in lost:
        by, winner = at.tricks[-1].seat_of(THE_EXCUSE), at.winners[-1]
        said = "\n".join(score_sheet(tarot.result(at), Words("en")))
        partner = winner in at.side(by)
        assert ("although a partner wins that trick" in said) is partner
        assert ("with the trick" in said) is not partner


def test_the_petit_before_the_excuse_of_a_slam_is_not_said_to_lie_in_the_last_trick() -> None:
    sheet = worked(tarot.RULES["T-PAB-SLAM"])
    assert sheet is not None
    bonus = line(sheet, "T-PAB-DEF")
    assert bonus is not None
    assert bonus.value == 20
    said = list(score_sheet(sheet, Words("en")))
    assert "The Petit in the trick before the last: +20" in said
    assert not any("Petit in the last trick" in one for one in said)


FIVE = {"dog": "HK T2 T3", "taker": "SK S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ SN SQ H1 H2"}


@pytest.mark.parametrize(
    ("called", "contract", "rule"),
    [
        ("HK", "garde-sans", "T-CALL-IN-DOG"),
        ("HK", "garde-contre", "T-CALL-IN-DOG"),
        ("SK", "garde-sans", "T-CALL-SELF"),
        ("DK", "garde-sans", None),
    ],
)
def test_the_sheet_says_why_a_taker_of_five_plays_alone(called: str, contract: str, rule: str | None) -> None:
    rest = [card for card in TAROT.cards if card not in TAROT.read(f"{FIVE['dog']} {FIVE['taker']}")]
    hands = (TAROT.read(FIVE["taker"]), *(TAROT.set(rest[seat::4]) for seat in range(4)))
    start = {"phase": "play", "taker": 0, "contract": contract, "leader": 0, "called": called}
    at: Any = tarot.position(Record("tarot", 5, hands, dog=TAROT.read(FIVE["dog"]), start=start))
    while not at.over:
        at = at.after(at.duty().legal()[0])
    sheet = tarot.result(at)
    alone = {"T-CALL-IN-DOG", "T-CALL-SELF"} & set(ids(sheet))
    assert alone == ({rule} if rule else set())
    if rule:
        assert facts(sheet, rule) == {"called": TAROT[called]}


def test_every_deal_of_five_without_a_partner_says_why() -> None:
    for at in played():
        alone = len(at.hands) == 5 and at.partner in {None, at.taker}
        told = [rule for rule in ids(tarot.result(at)) if rule in {"T-CALL-IN-DOG", "T-CALL-SELF"}]
        assert len(told) == alone
