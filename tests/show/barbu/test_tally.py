"""The tally: the score in pictures, as long as the deal lasts."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.page import page
from tests.show.barbu.positions import played, shown, words, written
from tutor import barbu
from tutor.barbu.contracts import SEVEN
from tutor.barbu.play import Play
from tutor.core.cards import BARBU, Card
from tutor.core.record import Record
from tutor.show.barbu.suit_tally import SuitTally
from tutor.show.barbu.tally import Tally
from tutor.show.words import Words

#: Everybody has thirteen cards: seat 0 the 2, the 6, the 10 and the ace of spades, and so on.
HANDS = tuple(" ".join(card.code for card in BARBU.cards[number::4]) for number in range(4))
FOUR_SPADES = ("S2", "S3", "S4", "S5")


def row(at: Any) -> str:  # noqa: ANN401 - any phase
    """What one sees along the edge of the felt."""
    return page(Tally.of(at).row(words())).seen


def lying(at: Any) -> list[str]:  # noqa: ANN401 - any phase
    """What one sees that everybody has won, the learner first."""
    return [page(Tally.of(at).before(seat, words())).seen for seat in range(4)]


@pytest.mark.parametrize(
    ("contract", "out"),
    [
        ("no-tricks", "Still to come: −26"),
        ("no-hearts", "Not yet taken: ♥♥♥♥♥♥♥♥♥♥♥♥A♥−30"),
        ("no-queens", "Not yet taken: Q♠Q♥Q♣Q♦−24"),
        ("barbu", "Not yet taken: K♥−20"),
        ("no-last-two", "Still to come: 1213−30"),
        ("trumps S", "Still to come: +65"),
    ],
)
def test_before_the_first_card_all_that_counts_is_out(contract: str, out: str) -> None:
    at = played(contract, HANDS)
    assert row(at) == out
    assert lying(at) == [""] * 4
    assert [piece["class"] for piece in shown(at).felt.all("p.tally")] == ["tally"]


def test_tricks_are_drawn_as_thirteen_things_that_have_no_name() -> None:
    drawn = page(Tally.of(played("no-tricks", HANDS)).row(words())).all("i")
    assert [one.text for one in drawn] == [""] * 13


def test_a_trick_moves_to_whoever_takes_it_and_the_number_with_it() -> None:
    at = played("no-tricks", HANDS, *FOUR_SPADES)
    assert row(at) == "Still to come: −24"
    assert lying(at) == ["", "", "", "−2"]


def test_a_card_that_costs_moves_to_whoever_takes_it() -> None:
    at = played("no-queens", ("SQ S2", "SK H4", "SJ H3", "S10 H2"), "SQ", "SK", "SJ", "S10")
    assert lying(at) == ["", "Q♠−6", "", ""]


def test_in_the_last_two_tricks_each_has_its_number_and_costs_its_own() -> None:
    at = played("no-last-two", ("S2 S6", "S3 S7", "S4 S8", "S5 S9"), *FOUR_SPADES)
    assert lying(at) == ["", "", "", "12−10"]
    assert row(at) == "Still to come: 13−20"


def test_for_the_ear_it_is_a_sentence_who_has_how_many_and_how_many_are_out() -> None:
    said = page(Tally.of(played("no-tricks", HANDS, *FOUR_SPADES)).row(words())).text
    assert said == "Tricks: You 0, Left 0, Opposite 0, Right 1 (−2); 12 still to come."


def test_plain_text_says_the_same_once_there_is_something_to_say() -> None:
    at = played("barbu", ("HK H9", "H2 S2", "HJ SK", "H5 S3"))
    assert not any("king" in line for line in written(at))
    after = played("no-tricks", HANDS, *FOUR_SPADES, "S9")
    assert written(after)[-1] == "Tricks: You 0, Left 0, Opposite 0, Right 1 (−2); 12 still to come."


def test_of_a_deal_that_begins_in_its_middle_nobody_is_told_which_cards_are_still_out() -> None:
    at = played("no-queens", ("SQ S2", "SK H4", "SJ H3", "S10 H2"))
    assert Tally.of(at).row(words()) == ""


def test_of_such_a_deal_the_tricks_that_are_left_are_still_to_come() -> None:
    late = ("S2 S6", "S3 S7", "S4 S8", "S5 S9")
    assert row(played("no-tricks", late)) == "Still to come: −4"
    assert row(played("no-last-two", late)) == "Still to come: 1213−30"


def test_at_the_salade_so_much_counts_that_things_of_a_sort_stand_together() -> None:
    at = played("salade", HANDS, salade=True)
    assert row(at) == "×1213Q♠♥×11Q♥K♥Q♣Q♦−355"
    assert lying(played("salade", HANDS, *FOUR_SPADES, salade=True)) == ["", "", "", "−5"]


# --- Ravage City: the cards of each suit --------------------------------------------------------------------------


def ravage(hands: tuple[str, ...], *moves: str) -> Any:  # noqa: ANN401 - any play
    """Ravage City after some cards."""
    return played("ravage-city", hands, *moves, ravage_city=True)


def heaps(at: Any) -> list[str]:  # noqa: ANN401 - any phase
    """What one sees of everybody's cards by suit, the learner's first."""
    return [page(SuitTally.of(at).before(seat, words())).seen for seat in range(4)]


def test_in_ravage_city_the_cards_won_stand_by_suit_and_whoever_has_most_of_one_would_pay() -> None:
    at = ravage(HANDS, *FOUR_SPADES)
    assert heaps(at) == ["", "", "", "4♠−24"]
    assert page(SuitTally.of(at).row(words())).seen == "Most of one suit so far: Right 4♠"
    assert page(SuitTally.of(ravage(HANDS)).row(words())).seen == ""


def test_a_second_suit_of_the_same_length_changes_nothing_and_another_player_with_as_many_shares() -> None:
    hands = ("S2 H2", "S3 H3", "S4 H4", "S5 H5")
    assert heaps(ravage(hands, *FOUR_SPADES, "H5", "H2", "H3", "H4")) == ["", "", "", "4♠4♥−24"]
    hands = ("S2 H9", "S3 H3", "S4 H4", "S5 H2")
    assert heaps(ravage(hands, *FOUR_SPADES, "H2", "H9", "H3", "H4")) == ["4♥−12", "", "", "4♠−12"]


def test_for_the_ear_it_is_a_sentence_of_everybodys_longest_suit() -> None:
    said = "Most cards of one suit: Right with 4 (spades)."
    assert said in page(SuitTally.of(ravage(HANDS, *FOUR_SPADES)).row(words())).text
    assert written(ravage(HANDS, *FOUR_SPADES, "S9"))[-1] == said


def positions(call: str, seed: int) -> list[Play]:
    """The play of a contract by any allowed cards, card by card."""
    rng = random.Random(seed)
    cards = rng.sample(BARBU.cards, len(BARBU))
    hands = tuple(BARBU.set(cards[seat::4]) for seat in range(4))
    start = {"phase": "play", "contract": call, "leader": rng.randrange(4)}
    at: Any = barbu.position(Record("barbu", 4, hands, start=start))
    passed = [at]
    while at.turn is not None:
        at = at.after(rng.choice(list(at.obligation().legal())))
        passed.append(at)
    return passed


IN_TRICKS = [call.code for kind in SEVEN for call in list(kind.calls(BARBU))[:1] if kind.name != "domino"]


@pytest.mark.parametrize("call", IN_TRICKS)
@given(seed=st.integers(0, 10_000))
def test_at_the_end_the_tally_is_the_score(call: str, seed: int) -> None:
    *_, over = positions(call, seed)
    base = [0] * 4
    for line in over.base:
        base[int(str(line.reason.facts["by"]))] += line.value
    tally = Tally.of(over)
    assert [sum(thing.points for thing in tally.of_seat(seat)) for seat in range(4)] == base


@pytest.mark.parametrize("call", IN_TRICKS)
@given(seed=st.integers(0, 10_000))
def test_nothing_is_lost_and_what_somebody_has_stays_with_them(call: str, seed: int) -> None:
    tallies = [Tally.of(at) for at in positions(call, seed)]
    everything = {thing.what for thing in tallies[0].out}
    for before, after in pairwise(tallies):
        assert {thing.what for thing in (*after.taken, *after.out)} == everything
        assert set(before.taken) <= set(after.taken)


@pytest.mark.parametrize("call", IN_TRICKS)
def test_the_things_are_those_that_players_name(call: str) -> None:
    """Counted anew: hearts, queens, the king of hearts, tricks."""
    things = [thing.what for thing in Tally.of(played(call, HANDS)).out]
    named: dict[str, list[Card | int]] = {
        "no-hearts": [card for card in BARBU.cards if card.suit == "H"],
        "no-queens": [card for card in BARBU.cards if card.rank == "Q"],
        "barbu": [BARBU["HK"]],
        "no-last-two": [12, 13],
    }
    expected = named.get(call) or list(range(1, 14))
    assert sorted(things, key=str) == sorted(expected, key=str)


def test_the_cards_that_lie_face_up_are_named_for_the_ear() -> None:
    at = played("no-hearts", ("H9 H8", "H2 S2", "HJ SK", "H5 S3"), "H9", "H2", "HJ", "H5")
    before = page(Tally.of(at).before(2, words(), dict(at.contract.face_up(at.taken))[2]))
    assert before.text == "face up: the 2 of hearts, the 5 of hearts, the 9 of hearts, the jack of hearts"
    assert before.seen == "2♥5♥9♥J♥−8"


def test_what_is_said_needs_no_page() -> None:
    at = played("trumps H", HANDS, *FOUR_SPADES)
    said = Tally.of(at).said(Words("en", 0).to(0, 4, clockwise=True))
    assert said == "Tricks: You 0, Left 0, Opposite 0, Right 1 (+5); 12 still to come."
