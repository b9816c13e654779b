"""What translators are told: where each message is said, and what it means there."""

from __future__ import annotations

from catalogues.marked import marked


def told(text: str) -> set[tuple[str, str]]:
    """Where a message is said: its files, and the places in them."""
    return {(one.file, one.where) for one in marked() if one.text == text}


def test_a_sentence_of_a_rule_comes_with_the_rule_and_its_place() -> None:
    assert told("If you hold a card of the suit led, you must play one.") == {
        ("tutor/barbu/trick.py", "B-FOLLOW, statement"),
        ("tutor/tarot/legal_cards.py", "T-PLAY-FOLLOW, statement"),
    }


def test_a_sentence_of_one_case_comes_with_the_rules_whose_reasons_say_it() -> None:
    assert told("too few trumps (they count from 5 on): {cards:and}") == {
        ("tutor/tarot/advice/hand_value.py", "T-EVAL-TRUMPS, says")
    }


def test_a_message_that_no_rule_says_comes_with_its_name_and_what_the_source_says_of_it() -> None:
    assert told("redoubled") == {
        (
            "tutor/show/words.py",
            "LEVELS [2]: The words for a double between two players, by the level to which it has come.",
        )
    }
    assert told("COMMAND") == {("tutor/cli/arguments.py", "COMMAND")}


def test_nearly_every_message_says_where_it_belongs() -> None:
    assert len([one for one in marked() if not one.where]) < 20
