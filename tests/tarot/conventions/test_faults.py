"""What can be wrong with a pack of conventions: each fault has a pack that has it, and the packs here have none."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.tarot.conventions.clubs import line, pack
from tutor.core.errors import Json
from tutor.show.languages import LANGUAGES
from tutor.show.tarot.conventions import said
from tutor.show.words import Words
from tutor.tarot.conventions.faults import AT_ODDS, FORGOTTEN, NEVER_TRUE, TWO_MEANINGS, UNSPOKEN, faults
from tutor.tarot.conventions.meanings import MEANINGS
from tutor.tarot.conventions.pack import PACKS, named, read

SILENT = {"when": "first-suit", "cards": "all", "because": "Nothing is said of it."}


def found(*lines: Json, **more: Json) -> list[tuple[str, object, tuple[str, ...]]]:
    """The faults of a pack with these lines: at which moment, what, and of which cards."""
    return [
        (fault.moment.name, fault.says, cards_of(fault.facts["cards"])) for fault in faults(read(pack(*lines, **more)))
    ]


def cards_of(fact: object) -> tuple[str, ...]:
    assert isinstance(fact, tuple)
    return fact


@pytest.mark.parametrize("name", PACKS)
def test_the_packs_here_have_no_faults(name: str) -> None:
    assert list(faults(named(name))) == []


def test_a_card_with_two_meanings_at_one_moment_is_a_fault() -> None:
    lines = line("first-suit", "1-5", "king"), line("first-suit", "4-K", "queen", "other")
    assert found(*lines) == [("first-suit", TWO_MEANINGS, ("4", "5"))]


def test_a_card_may_say_a_second_thing_that_is_marked_so() -> None:
    assert not found(line("first-suit", "all", "king"), line("first-suit", "1", "queen", "other", also=True))


def test_the_first_lead_of_the_deal_is_also_the_first_of_its_suit() -> None:
    lines = line("first-suit", "all", "honour"), line("opening-suit", "N", "queen", "other")
    assert found(*lines) == [("opening-suit", TWO_MEANINGS, ("N",))]


def test_two_things_that_no_hand_can_keep_are_a_fault_though_they_are_marked() -> None:
    lines = line("first-suit", "all", "honour"), line("first-suit", "9-J", "no-honour", "other", also=True)
    assert found(*lines) == [("first-suit", AT_ODDS, ("9-J",))]
    assert not found(lines[0], line("first-suit", "1-5", "long-suit", "other", also=True))


def test_a_promise_that_the_card_itself_belies_is_a_fault() -> None:
    assert found(line("first-suit", "all", "no-honour")) == [("first-suit", NEVER_TRUE, ("Q", "K"))]


def test_a_card_that_a_pack_forgets_is_a_fault_unless_it_is_said_to_be_silent() -> None:
    assert found(line("first-suit", "3-J", "king")) == [("first-suit", FORGOTTEN, ("1", "2", "N-K"))]
    assert not found(line("first-suit", "3-J", "king"), silent=[{**SILENT, "cards": "1 2 N-K"}])


def test_a_card_that_is_silent_and_speaks_is_a_fault() -> None:
    assert found(line("first-suit", "1-5", "king"), silent=[SILENT]) == [("first-suit", UNSPOKEN, ("1-5",))]


def test_no_table_plays_by_a_pack_with_which_nobody_can_keep_their_word() -> None:
    lines = line("first-suit", "3-K", "no-honour"), line("first-suit", "5", "king", "other")
    serious = {fault.says: fault.serious for fault in faults(read(pack(*lines, silent=[{**SILENT, "cards": "3"}])))}
    assert serious == {NEVER_TRUE: True, TWO_MEANINGS: True, UNSPOKEN: False, FORGOTTEN: False}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_faults_are_said_in_words(lang: str) -> None:
    lines = line("first-suit", "3-N", "king"), line("first-suit", "3", "queen", "other")
    told = [said(fault, Words(lang)) for fault in faults(read(pack(*lines)))]
    english = [
        "two meanings for 3, by ours and by other, and neither line says “also = true”.",
        "nothing is written for 1, 2, Q, K: give a meaning, or a reason for silence.",
    ]
    assert len(told) == len(english)
    assert (told == [f"The defence’s first lead of a suit: {fault}" for fault in english]) is (lang == "en")


#: What no hand can keep at once, of what is said by two cards of a plain suit, as one would find by thinking about it.
#: Whoever has no more after a card that is neither king nor queen does not hold these either.
CONTRARY = {
    *(("no-honour", other) for other in ("honour", "king", "queen", "tenue")),
    *(("no-more", other) for other in ("honour", "king", "queen", "long-suit", "tenue", "sure-tricks")),
    ("few-trumps", "many-trumps"),
}


def test_just_those_meanings_are_at_odds_of_which_one_denies_what_the_other_promises() -> None:
    at_odds = {
        frozenset(pair)
        for pair in combinations(MEANINGS, 2)
        if AT_ODDS
        in {says for _, says, _ in found(*(line("high-low-taker", "all", one, one, also=True) for one in pair))}
    }
    if doubtful := at_odds ^ {frozenset(pair) for pair in CONTRARY}:
        pairs = ", ".join(" and ".join(sorted(pair)) for pair in doubtful)
        pytest.fail(f"Name in CONTRARY of this file just the pairs that no hand can keep at once; see {pairs}.")
