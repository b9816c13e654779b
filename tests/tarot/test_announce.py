"""A poignée that is laid out card by card: which cards may be shown, and what is said of those that may not."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tarot import naive_phases
from tutor.core.cards import TAROT, Cards
from tutor.core.errors import RefusedError
from tutor.show.words import Words
from tutor.tarot.announce import POIGNEES, Declaration
from tutor.tarot.play import Play
from tutor.tarot.trick import Trick

TEN = "T2 T3 T5 T6 T8 T9 T11 T12 T14 T15"
NINE = TEN.removeprefix("T2 ")
PLAIN = "S2 S5 H3 H9 D4 DJ C6"


def first_card(hand: str | Cards, aside: str = "", shown: tuple[tuple[int, Declaration], ...] = ()) -> Play:
    """Four players, and the first card is ours: we have taken."""
    own = TAROT.read(hand) if isinstance(hand, str) else hand
    hands = (own, None, None, None)
    return Play(18, 0, "garde", hands, Trick(0, 4), aside=TAROT.read(aside), shown=shown, announcing=True)


def said_of(at: Play, cards: str, size: str = "simple", lang: str = "en") -> tuple[bool, str, str]:
    """Whether these cards may be shown, by which rule, and in which words."""
    ruling = at.ruling(Declaration(f"poignee {size}", TAROT.read(cards)))
    return ruling.legal, ruling.rule.id, Words(lang, 0).verdict(ruling)


def test_ten_trumps_are_a_simple_poignee() -> None:
    legal, rule, _ = said_of(first_card(f"{TEN} {PLAIN}"), TEN)
    assert (legal, rule) == (True, "T-POIGNEE-THRESH")


def test_too_few_cards_or_too_many_are_no_poignee() -> None:
    at = first_card(f"{TEN} T16 {PLAIN}")
    assert said_of(at, NINE) == (
        False,
        "T-POIGNEE-SHOW-EXACT",
        "A simple poignée shows exactly 10 trumps, and you have laid out 9 cards.",
    )
    assert said_of(at, f"{TEN} T16")[2].endswith("you have laid out 11 cards.")
    assert said_of(at, "")[2].endswith("you have laid out 0 cards.")


def test_a_plain_card_is_no_trump() -> None:
    legal, rule, text = said_of(first_card(f"{TEN} {PLAIN}"), f"{NINE} S2")
    assert (legal, rule) == (False, "T-POIGNEE-THRESH")
    assert text == "Only trumps make a poignée, and 2♠ is not a trump: put it back into your hand."


def test_the_excuse_is_not_shown_while_a_trump_stays_hidden() -> None:
    at = first_card(f"{TEN} EX {PLAIN}")
    legal, rule, text = said_of(at, f"{NINE} EX")
    assert (legal, rule) == (False, "T-POIGNEE-EXCUSE-IMPLIES")
    assert "you still hold trump 2. Show a trump in place of the Excuse." in text
    assert said_of(first_card(f"{NINE} EX {PLAIN}"), f"{NINE} EX")[0], "no other trump is left"


def test_a_trump_that_is_not_held_cannot_be_shown_and_one_that_was_set_aside_can() -> None:
    legal, rule, text = said_of(first_card(f"{TEN} {PLAIN}"), f"{NINE} T21")
    assert (legal, rule, text) == (
        False,
        "T-POIGNEE-THRESH",
        "You cannot show trump 21: that card is not yours to show.",
    )
    assert said_of(first_card(f"{NINE} {PLAIN}", aside="T2"), TEN)[0]


def test_a_hand_far_from_a_poignee_is_told_how_many_trumps_it_takes() -> None:
    assert said_of(first_card(f"T2 T3 {PLAIN}"), "T2 T3") == (
        False,
        "T-POIGNEE-THRESH",
        "This poignée takes 10 trumps and you have 2.",
    )


def test_a_poignee_is_shown_once_and_right_before_ones_first_card() -> None:
    made = ((0, Declaration("poignee simple", TAROT.read(TEN))),)
    assert said_of(first_card(f"{TEN} {PLAIN}", shown=made), TEN)[1] == "T-POIGNEE-WHO"
    later = Play(18, 0, "garde", (TAROT.read(TEN), None, None, None), Trick(0, 4))
    assert said_of(later, TEN)[1:] == (
        "T-POIGNEE-WHEN",
        "You show a poignée or declare misère right before your own first card, and at no other time.",
    )


@pytest.mark.parametrize(("lang", "words"), [("en", "exactly 10 trumps"), ("fr", "compte exactement 10 atouts")])
def test_what_is_wrong_is_said_in_both_languages(lang: str, words: str) -> None:
    assert words in said_of(first_card(f"{TEN} {PLAIN}"), NINE, lang=lang)[2]


@given(st.data())
def test_a_poignee_may_be_shown_exactly_if_a_plain_statement_of_the_rules_says_so(data: st.DataObject) -> None:
    trumps = data.draw(st.sets(st.sampled_from([*TAROT.all.of("T"), TAROT["EX"]]), min_size=8, max_size=17))
    hand = TAROT.set(trumps) | TAROT.read("S2")
    mostly = data.draw(st.permutations(sorted(trumps, key=str)))[: data.draw(st.sampled_from((9, 10, 13, 15)))]
    laid = [*mostly, *data.draw(st.lists(st.sampled_from((TAROT["S2"], TAROT["T21"])), max_size=1, unique=True))]
    said = Declaration(f"poignee {data.draw(st.sampled_from(POIGNEES))}", TAROT.set(laid))
    at = first_card(hand)
    legal = at.ruling(said).legal
    assert legal is naive_phases.shows([card.code for card in said.shown], [card.code for card in hand], said.kind)
    try:
        at.after(said)
    except RefusedError:
        assert not legal
    else:
        assert legal
