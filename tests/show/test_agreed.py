"""What a table has agreed on is said in words, whatever it has chosen."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tests.every import every
from tutor import barbu, tarot
from tutor.barbu.options import CHOICES
from tutor.show.agreed import AGREED, agreed
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
    for rule in game.RULES.values()
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
    assert set(AGREED) == {rule.option for game, _, _ in GAMES for rule in game.RULES.values() if rule.option}


def test_a_table_that_follows_its_values_is_told_the_points_of_domino() -> None:
    assert agreed("domino", barbu.options.Options(), Words()).endswith("bring 45, 20, 5 and −5.")
