"""Wherever there is a choice in Tarot, whoever asks is told what the tutor's player would do, and why."""

from __future__ import annotations

from typing import Any

import pytest

from tests.page import page
from tests.tarot.table import tutored
from tutor.show.games import STAGES
from tutor.show.html import Html
from tutor.show.languages import LANGUAGES
from tutor.show.table.recommended import CHOICE
from tutor.show.words import capital
from tutor.tarot import ADVICE
from tutor.tarot.announce import Declaration


def asked(at: Any, words: Html) -> str:  # noqa: ANN401 - any phase
    """What the panel says to the player to move."""
    counsel = STAGES["tarot"].on_table(at).advice()
    return counsel.html(words.to(at.turn, len(getattr(at, "hands", ())) or at.setting.players)) if counsel else ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_panel_names_the_move_gives_the_reason_and_is_called_advice(lang: str) -> None:
    words, phases = Html(lang, rulebook="../rulebook/"), set()
    for at, move in tutored(5, 5):
        if len(at.obligation().legal()) == 1 or at.phase == "auction":
            continue
        panel, *_ = page(asked(at, words)).all(".tutor-advice")
        assert panel.one(".heading").text == words.say(CHOICE)
        assert panel.one("strong").text == page(capital(words.move(move))).text
        assert panel.rules[0] in {rule.anchor for rule in ADVICE.values()}
        phases.add(at.phase)
    assert phases == {"call", "dog", "announce", "play"}


def test_a_poignee_that_is_better_shown_is_what_to_do_and_one_that_is_not_is_said_beside_the_card() -> None:
    words, shown = Html("en"), 0
    for seed in range(60):
        for at, move in tutored(4, seed):
            if isinstance(move, Declaration):
                panel, *_ = page(asked(at, words)).all(".tutor-advice")
                assert panel.one("strong").text == f"Show a {move.size} poignée"
                assert "Show it: of 100 players" in panel.text
                shown += 1
    assert shown


def test_where_there_is_only_one_card_to_play_nobody_needs_advice() -> None:
    for at, _ in tutored(4, 5):
        if at.phase == "play" and len(at.obligation().legal()) == 1:
            assert Html("en").say(CHOICE) not in asked(at, Html("en"))
