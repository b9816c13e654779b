"""What a card proves of the hand it came from."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given

from tests.strategies import PLAYERS, deals, hidden, position, records
from tutor.core.cards import TAROT, Cards
from tutor.core.record import Record
from tutor.tarot.inference import proof, proofs
from tutor.tarot.trick import Trick

HEARTS, TRUMPS, NOTHING = TAROT.all.of("H"), TAROT.all.of("T"), TAROT.none


@pytest.mark.parametrize(
    ("trick", "card", "missing"),
    [
        ("", "H7", NOTHING),
        ("EX", "H7", NOTHING),
        ("H7", "H2", NOTHING),
        ("H7", "EX", NOTHING),
        ("H7", "T6", HEARTS),
        ("H7 T9", "T16", HEARTS),
        ("H7 T18", "T6", HEARTS | TAROT.read("T19 T20 T21")),
        ("H7", "S4", HEARTS | TRUMPS),
        ("T9", "T16", NOTHING),
        ("T18", "T6", TAROT.read("T19 T20 T21")),
        ("T9", "S4", TRUMPS),
        ("EX H7", "S4", HEARTS | TRUMPS),
    ],
    ids=[
        "a lead proves nothing",
        "a free card after the Excuse proves nothing",
        "who follows proves nothing",
        "the Excuse proves nothing",
        "who trumps has none of the suit",
        "who overtrumps has none of the suit",
        "who undertrumps has no higher trump either",
        "who discards has neither the suit nor a trump",
        "who goes higher proves nothing",
        "who stays lower has no higher trump",
        "who plays a suit to a trump lead has no trump",
        "who discards to the suit that followed the Excuse has neither",
    ],
)
def test_a_card_proves_what_its_player_cannot_hold(trick: str, card: str, missing: Cards) -> None:
    cards = tuple(TAROT[code] for code in trick.split())
    assert proof(TAROT[card], Trick(0, PLAYERS, cards)) == missing


def test_each_part_of_what_a_card_proves_has_its_own_rule() -> None:
    trick = Trick(0, PLAYERS, (TAROT["H7"], TAROT["T18"]))
    found = {proof.reason.rule.id: proof.missing for proof in proofs(TAROT["T6"], trick)}
    assert found == {"T-PLAY-FOLLOW": HEARTS, "T-PLAY-OVERTRUMP": TAROT.read("T19 T20 T21")}
    found = {proof.reason.rule.id: proof.missing for proof in proofs(TAROT["S4"], trick)}
    assert found == {"T-PLAY-FOLLOW": HEARTS, "T-PLAY-MUST-TRUMP": TRUMPS}


@given(records())
@deals
def test_no_card_that_a_player_holds_is_ever_excluded(record: Record) -> None:
    truth = position(record)
    seen = position(hidden(record, truth.turn))
    for hand, excluded in zip(truth.hands, seen.excluded, strict=True):
        assert not excluded & (hand or TAROT.none)
    assert any(truth.hands)


@given(records(over=True))
@deals
def test_nobody_plays_a_card_after_it_was_excluded(record: Record) -> None:
    play = position(record)
    excluded = [TAROT.none] * PLAYERS
    for trick in play.tricks:
        for number, card in enumerate(trick.cards):
            seat = (trick.leader + number) % PLAYERS
            assert card not in excluded[seat]
            excluded[seat] |= proof(card, replace(trick, cards=trick.cards[:number]))
    assert tuple(excluded) == play.excluded
