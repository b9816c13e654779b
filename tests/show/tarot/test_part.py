"""The learner's part in a deal of Tarot, told with no more than the learner knows."""

from __future__ import annotations

import pytest

from tests.page import page
from tutor.core.cards import TAROT
from tutor.show.html import Html
from tutor.show.tarot.part import Seen, part

KING = TAROT["SK"]
HOLDS, LACKS = TAROT.read("SK T3"), TAROT.read("HK T3")


def told(players: int, taker: int, **known: object) -> str:
    """What the player at seat 0 is told of their part."""
    seen = Seen(taker, None, None, LACKS, 0, players)._replace(**known)  # type: ignore[arg-type]
    return page(part(seen, Html("en", 0, players))).text


@pytest.mark.parametrize(("players", "others"), [(3, "the other two"), (4, "the other three")])
def test_at_a_small_table_the_taker_plays_alone(players: int, others: str) -> None:
    assert told(players, 0) == f"You are the taker: you play alone against {others}."


@pytest.mark.parametrize(
    ("players", "allies"), [(3, "the third player is your partner"), (4, "the other two are your partners")]
)
def test_at_a_small_table_everybody_else_defends_together(players: int, allies: str) -> None:
    assert told(players, 1) == f"The taker is the player on your right; {allies}."


def test_who_has_called_a_card_does_not_know_who_holds_it_until_it_is_played() -> None:
    assert told(5, 0, called=KING) == "You are the taker; whoever holds the king of spades is your partner."
    assert told(5, 0, called=KING, partner=2) == (
        "You are the taker; your partner is the player opposite on the right."
    )


def test_who_holds_the_card_that_was_called_is_told_to_keep_it_secret_until_it_is_played() -> None:
    assert told(5, 1, called=KING, partner=0, hand=HOLDS).endswith("Keep it to yourself.")
    assert told(5, 1, called=KING, partner=0) == "You are the partner of the taker, the player on your right."


def test_a_defender_of_five_does_not_know_the_other_side_until_the_card_is_played() -> None:
    assert "Nobody knows yet who holds" in told(5, 1, called=KING)
    assert told(5, 1, called=KING, partner=3) == (
        "The taker is the player on your right, the partner the player opposite on the left;"
        " you and the other two defend."
    )


def test_a_taker_who_has_called_a_card_of_their_own_plays_alone_as_soon_as_one_knows() -> None:
    assert told(5, 0, called=KING, partner=0) == "You are the taker: you play alone against the other four."
    assert "who plays alone; the other three are your partners" in told(5, 1, called=KING, partner=1)


def test_before_a_card_is_called_there_is_nothing_to_say_at_a_table_of_five() -> None:
    assert told(5, 1) == ""


def test_who_sits_out_looks_on() -> None:
    assert told(4, 1, seat=None).startswith("You sit out. The taker is ")
