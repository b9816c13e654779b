"""What a table has agreed on is said in words, whatever it has chosen."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tests.every import every
from tutor import barbu, tarot
from tutor.barbu.options import CHOICES
from tutor.show.agreed import AGREED, agreed
from tutor.show.html import Html
from tutor.show.languages import LANGUAGES
from tutor.show.words import Words
from tutor.tarot.options import VALUES

GAMES: tuple[tuple[Any, Any, Any], ...] = (
    (tarot, tarot.options.Options(), VALUES),
    (barbu, barbu.options.Options(), CHOICES),
)
CHOSEN = [
    (rule.option, replace(usual, **{rule.option: value}))
    for game, usual, values in GAMES
    for rule in (*game.RULES.values(), *game.ADVICE.values())
    if rule.option
    for value in values.get(rule.option, (True, False))
]


@every(CHOSEN, LANGUAGES)
def test_every_choice_of_a_house_rule_is_a_sentence(chosen: tuple[str, object], lang: str) -> None:
    option, options = chosen
    said = agreed(option, options, Words(lang))
    assert said.endswith(".")
    assert "_" not in said
    assert not any(raw in said for raw in ("true", "false", "fft", "seed"))


def test_no_sentence_is_left_over() -> None:
    assert set(AGREED) == {option for option, _ in CHOSEN}


def test_a_table_is_told_what_a_tenue_is_by_its_house_rule_or_by_its_agreement() -> None:
    two, five, none = "good for two sure tricks.", "with its king or queen.", "no cards show a tenue."
    # There two cards show the end of a suit; the Excuse still shows a tenue, unless a club does without it.
    silent = {"name": "club", "title": "club", "extends": "short-suits", "without": ["T-SIG-EXC-TAKER-SUIT"]}
    for rules, said in (
        ({}, five),
        ({"tenue": "tricks"}, two),
        ({"conventions": "boulogne"}, two),
        ({"conventions": "short-suits", "tenue": "tricks"}, two),
        ({"conventions": silent}, none),
    ):
        assert agreed("tenue", tarot.options.Options.of(rules), Words()).endswith(said)


def test_a_table_is_told_the_title_of_the_agreement_on_which_it_plays() -> None:
    club = {"name": "club", "title": "Thursdays & <b>", "extends": "federation"}
    options = tarot.options.Options.of({"conventions": club})
    assert agreed("conventions", options, Words()).endswith("by the agreement “Thursdays & <b>”.")
    assert agreed("conventions", options, Html("en")).endswith("by the agreement “Thursdays &amp; &lt;b&gt;”.")


def test_a_table_that_follows_its_values_is_told_the_points_of_domino() -> None:
    assert agreed("domino", barbu.options.Options(), Words()).endswith("bring 45, 20, 5 and −5.")
