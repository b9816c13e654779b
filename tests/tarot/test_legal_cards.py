"""What holds of the obligation in every position: hands and tricks at random."""

from __future__ import annotations

from hypothesis import given, settings

from tests.strategies import positions
from tests.tarot import naive
from tutor.core.cards import TAROT, Cards
from tutor.tarot import RULES
from tutor.tarot.legal_cards import obligation
from tutor.tarot.trick import Trick

tries = settings(max_examples=300)


@given(positions())
@tries
def test_there_is_always_a_card_that_may_be_played(drawn: tuple[Cards, Trick]) -> None:
    assert obligation(*drawn).legal()


@given(positions())
@tries
def test_every_card_held_has_one_verdict_and_no_other_card_has_any(drawn: tuple[Cards, Trick]) -> None:
    hand, trick = drawn
    said = [verdict.move for verdict in obligation(hand, trick)]
    assert TAROT.set(said) == hand
    assert len(said) == len(hand)


@given(positions())
@tries
def test_the_cards_that_a_reason_names_as_allowed_are_those_that_are(drawn: tuple[Cards, Trick]) -> None:
    duty = obligation(*drawn)
    legal = TAROT.set(duty.legal())
    reasons = [reason for ruling in duty.rulings for reason in (*ruling.chain, *ruling.notes)]
    assert {reason.facts["allowed"] for reason in reasons if "allowed" in reason.facts} <= {legal}
    assert all("allowed" in ruling.reason.facts for ruling in duty.rulings if not ruling.legal)


@given(positions())
@tries
def test_a_chain_starts_from_the_trick_and_ends_at_the_rule_that_decides(drawn: tuple[Cards, Trick]) -> None:
    hand, trick = drawn
    for ruling in obligation(hand, trick).rulings:
        assert ruling.chain[0].facts["led"] == trick.led
        assert ruling.rule is ruling.chain[-1].rule
        assert ruling.reason is ruling.chain[-1]


@given(positions())
@tries
def test_facts_are_those_of_the_hand_and_the_table(drawn: tuple[Cards, Trick]) -> None:
    hand, trick = drawn
    for ruling in obligation(hand, trick).rulings:
        for facts in (reason.facts for reason in (*ruling.chain, *ruling.notes)):
            assert facts.get("led") in {None, trick.led}
            assert facts.get("top") in {None, trick.top}
            assert "by" not in facts or trick.card_of(int(str(facts["by"]))) is trick.top
            mine = [facts[name] for name in ("binding", "allowed") if name in facts]
            assert all(isinstance(cards, Cards) and cards and not cards - hand for cards in mine)


@given(positions())
@tries
def test_only_rules_of_the_rulebook_are_named(drawn: tuple[Cards, Trick]) -> None:
    for ruling in obligation(*drawn).rulings:
        assert all(RULES[reason.rule.id] is reason.rule for reason in (*ruling.chain, *ruling.notes))


@given(positions())
@tries
def test_the_rules_agree_with_themselves_told_plainly(drawn: tuple[Cards, Trick]) -> None:
    hand, trick = drawn
    assert legal(hand, trick) == naive.playable(list(map(str, hand)), list(map(str, trick.cards)))


def legal(hand: Cards, trick: Trick) -> set[str]:
    """The codes of the cards that may be played."""
    return {card.code for card in obligation(hand, trick).legal()}
