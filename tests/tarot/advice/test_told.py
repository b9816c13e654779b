"""What the cards have told, and how much each promise changes: exactly, and again by listing all ways near the end."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from math import comb

import pytest

from tests.tarot.advice.defender import SEAT, TAKER, deal, table
from tests.tarot.naive import playable
from tutor.core.cards import TAROT
from tutor.tarot.advice.told import Heard, Report, Told, before, heard, lying, report, share, told
from tutor.tarot.play import Play

PARTNER, OTHER = 2, 3
#: What a defender holds who has neither the king nor the queen of hearts, and leads nothing.
NO_HONOUR = "S1 S2 S3 S4 H2 H3 H6 H7 D1 D2 D3 D4 C1 C2 C3 C4 T2 T3"


def whole(seed: int) -> Play:
    """A deal that has been played to its end."""
    *_, (play, card) = deal(seed, 4)
    return play.after(card)


def test_a_low_lead_turns_half_of_the_deals_into_all_of_them() -> None:
    """A partner leads the ace of hearts: of 60 cards that I do not see they have 18, the king or the queen among them.

    A dog that nobody has turned is as good as a hand: here the taker leaves it where it lies.
    """
    play = table(NO_HONOUR, PARTNER, "H1")
    play = Play(play.size, TAKER, "garde-sans", play.hands, play.trick)
    [(one, then, now)] = heard(play, SEAT)
    assert (one.seat, one.trick, str(one.card), one.signal.rule.id) == (PARTNER, 1, "H1", "T-SIG-LEAD-LOW")
    assert then == 1 - Fraction(comb(58, 18), comb(60, 18)), "51 of 100"
    # Now one of the 18 is known to be another card.
    assert now == 1 - Fraction(comb(57, 17), comb(59, 17))


def test_kings_do_not_lie_in_an_ecart() -> None:
    """The king is with one of three, the queen perhaps with the écart, which has neither kings nor trumps."""
    world = lying(table(NO_HONOUR, PARTNER))
    assert [place for place, (_, may) in world.places.items() if TAROT["HK"] in may] == [TAKER, PARTNER, OTHER]
    assert [place for place, (_, may) in world.places.items() if TAROT["T9"] in may] == [TAKER, PARTNER, OTHER]
    assert len([place for place, (_, may) in world.places.items() if TAROT["HQ"] in may]) == len(world.places) - 1


def test_a_request_promises_nothing_and_changes_nothing() -> None:
    [first] = heard(table(NO_HONOUR, PARTNER, "HK"), SEAT)
    assert first.told.signal.rule.id == "T-SIG-MAIN-FORTE"
    assert (first.before, first.now) == (None, None)
    with pytest.raises(ValueError, match="T-SIG-MAIN-FORTE"):
        share(first.told, first.told.at)


def test_a_promise_turns_out_to_be_broken() -> None:
    """Partner's ace promises the king or the queen of hearts; then both of them fall from another hand."""
    [(_, _, now)] = heard(table(NO_HONOUR, PARTNER, "H1 HK H9 H2 HQ"), SEAT)
    assert now == 0


def test_a_promise_turns_out_to_be_kept() -> None:
    lines = heard(table(NO_HONOUR, PARTNER, "H1 H5 H4 H2 H8 H9 H3 HQ"), SEAT)
    assert lines[0].told.seat == PARTNER
    assert lines[0].now == 1


def test_what_somebody_has_told_themselves_is_not_counted() -> None:
    assert heard(table(NO_HONOUR, SEAT, "H2"), SEAT) == (Heard(told(table(NO_HONOUR, SEAT, "H2"))[0], None, None),)


@pytest.mark.parametrize("seed", range(0, 40, 5))
def test_hidden_hands_change_nothing_that_is_heard(seed: int) -> None:
    play = whole(seed)
    for chair in range(4):
        public = play.seen_by(chair)
        assert [sentences(one.told) for one in heard(play, chair)] == [
            sentences(one.told) for one in heard(public, chair)
        ]


def sentences(one: Told) -> tuple[int, int, str, str]:
    return one.seat, one.trick, str(one.card), one.signal.rule.id


@pytest.mark.parametrize("seed", range(60))
def test_the_share_is_that_of_all_ways_in_which_the_last_cards_can_lie(seed: int) -> None:
    """Near the end all ways can be listed: each player's cards, and the dog, so that nobody ever broke a rule."""
    play = whole(seed)
    for one in told(play):
        for chair in range(4):
            if one.trick == play.size - 1 and one.signal.claim and chair != one.seat:
                seen = before(play.seen_by(chair), one.at)
                assert share(one, seen) == listed(one, seen, chair)


def listed(one: Told, seen: Play, chair: int) -> Fraction:
    """The share in which a hand keeps its promise, of all ways to give out the cards that somebody does not see."""
    tricks = [[str(card) for card in trick.cards] for trick in (*seen.tricks, seen.trick)]
    leaders = [trick.leader for trick in (*seen.tricks, seen.trick)]
    gone = {card for trick in tricks for card in trick}
    own = {str(card) for card in seen.hands[chair] or ()}
    unseen = [str(card) for card in TAROT.cards if str(card) not in gone | own]
    others = [seat for seat in range(4) if seat != chair]
    plays: dict[int, list[tuple[list[str], str]]] = {seat: [] for seat in others}
    for leader, trick in zip(leaders, tricks, strict=True):
        for place, card in enumerate(trick):
            if (seat := (leader + place) % 4) in plays:
                plays[seat].append((trick[:place], card))
    may = {
        seat: [card for card in unseen if all(played in playable([card, played], so_far) for so_far, played in past)]
        for seat, past in plays.items()
    }
    room = {seat: seen.size - len(past) for seat, past in plays.items()}
    kept = ways = 0
    first, second, third = others
    for one_hand in combinations(may[first], room[first]):
        for next_hand in combinations([card for card in may[second] if card not in one_hand], room[second]):
            left = [card for card in may[third] if card not in one_hand + next_hand]
            for last_hand in combinations(left, room[third]):
                ways += 1
                hand = dict(zip(others, (one_hand, next_hand, last_hand), strict=True))[one.seat]
                kept += keeps(one, hand)
    return Fraction(kept, ways)


def keeps(one: Told, hand: tuple[str, ...]) -> bool:
    """Whether a hand keeps a promise, by the words of the sources."""
    led = str(one.signal.facts.get("led", ""))
    trumps = len([card for card in hand if card[0] == "T"])
    return {
        "T-SIG-LEAD-LOW": f"{led}K" in hand or f"{led}Q" in hand,
        "T-SIG-LEAD-HIGH": f"{led}K" not in hand and f"{led}Q" not in hand,
        "T-SIG-LEAD-TRUMP-ODD": trumps >= 7,
        "T-SIG-LEAD-TRUMP-EVEN": trumps < 7,
        "T-SIG-HIGH-LOW-DEF": len([card for card in hand if card[0] == led]) <= 1,
        "T-SIG-HIGH-LOW-TRUMP": "T1" in hand,
        "T-SIG-HIGH-LOW-TAKER": False,
        "T-SIG-EXC-TAKER-SUIT": False,
    }[one.signal.rule.id]


def test_the_report_of_a_defence() -> None:
    """Seat 1 leads a small heart without an honour: false; another, with the queen of clubs, would have been true."""
    hands = ("HK S1 C9 T5", "H2 C2 CQ T6", "H5 S2 C3 T7", "H4 S3 C4 T8")
    cards = tuple(TAROT.read(hand) for hand in hands)
    play = Play(18, TAKER, "garde", cards, table("", SEAT).trick)
    for code in ("H2", "H5", "H4", "HK"):
        play = play.after(TAROT[code])
    found = report(play, SEAT)
    assert isinstance(found, Report)
    assert [len(part) for part in found] == [0, 1, 0, 0], "no other heart could have been led"
    assert [sentences(one) for one in found.broken] == [(SEAT, 1, "H2", "T-SIG-LEAD-LOW")]


def test_the_report_says_what_was_missed() -> None:
    """With seven trumps the 8 denies them; the 9, worth as much, would have told the truth."""
    play = table("T3 T5 T8 T9 T10 T12 T14 C2 C3", SEAT, "T8")
    found = report(play, SEAT)
    assert [sentences(one) for one in found.broken] == [(SEAT, 1, "T8", "T-SIG-LEAD-TRUMP-EVEN")]
    assert [one.signal.rule.id for one in found.missed] == ["T-SIG-LEAD-TRUMP-ODD"]
