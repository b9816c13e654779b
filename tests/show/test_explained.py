"""An explained deal: data for Python, and a picture with a table of verdicts for the reader of a notebook."""

from __future__ import annotations

import json
import re

import pytest

from tests.page import page
from tutor import explain
from tutor.games import GAMES, reached, record_of
from tutor.hosts.table.session import Session
from tutor.show.answer import answer
from tutor.show.languages import LANGUAGES
from tutor.show.numbers import signed
from tutor.show.words import Words

TAROT = {
    "game": "tarot",
    "hands": {"0": ["S4", "D10", "T6", "T16", "EX"]},
    "from": {"phase": "play", "taker": 3, "contract": "garde", "leader": 2},
    "moves": ["H7", "T9"],
}
BARBU = {
    "game": "barbu",
    "dealer": 1,
    "hands": {"0": ["S4", "H10", "HK"]},
    "from": {"phase": "play", "contract": "no-hearts", "leader": 3},
    "moves": ["S9"],
}
PASSED = {"game": "tarot", "dealer": 3, "hands": {}, "moves": ["pass"] * 4}
#: The end of a deal of which nobody knows what came before, so that there is no score.
END = {
    "game": "barbu",
    "dealer": 0,
    "hands": {str(seat): [f"{suit}2"] for seat, suit in enumerate("SHDC")},
    "from": {"phase": "play", "contract": "no-tricks", "leader": 0},
    "moves": ["S2", "H2", "D2", "C2"],
}
DEALS = (TAROT, BARBU, PASSED, END)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("deal", DEALS)
def test_it_is_the_answer_of_the_command_as_plain_data(deal: dict[str, object], lang: str) -> None:
    found = explain(deal, lang)
    assert found == answer(record_of(deal), Words(lang))
    assert json.loads(json.dumps(found)) == found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("deal", [TAROT, BARBU])
def test_a_notebook_shows_every_verdict_once_with_its_rule_and_what_is_allowed_first(
    deal: dict[str, object], lang: str
) -> None:
    rows = page(explain(deal, lang)._repr_html_()).all("tbody tr")
    words, rulings = Words(lang, 0, 4), reached(record_of(deal)).obligation().rulings
    told = [[cell.text for cell in row.all("td")] for row in rows]
    assert sorted((verdict, rule) for _, verdict, rule in told) == sorted(
        (words.verdict(ruling), words.say(ruling.rule.title)) for ruling in rulings
    )
    assert [moves[0] for moves, *_ in told] == sorted((moves[0] for moves, *_ in told), key="✓✗".index)
    named = " ".join(moves for moves, *_ in told)
    assert [move for ruling in rulings for move in ruling.moves if words.move(move) not in named] == []


def test_it_shows_the_board_as_a_picture_with_its_words_and_needs_no_script_and_no_style() -> None:
    html = explain(TAROT)._repr_html_()
    assert "You hold" in page(html).one("img")["alt"]
    assert not re.search(r"<(svg|script|style|button)|style=|class=", re.sub(r'src="[^"]*"', "", html))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "seed"), [("tarot", 14), ("barbu", 8)])
def test_of_a_deal_that_is_over_it_shows_the_score_line_by_line_and_the_points_of_each_player(
    game: str, seed: int, lang: str
) -> None:
    session = Session({"game": game, "seed": seed})
    session.answer({"finish": True})
    found, sheet = page(explain(session.record, lang)._repr_html_()), GAMES[game].result(session.at)
    assert sheet.scores
    assert len(found.all("tbody tr")) == len(sheet.lines) > 0
    assert [line.text.split()[-1] for line in found.all("p")] == [*map(signed, sheet.scores)]


def test_where_nobody_can_know_the_score_it_says_that_the_deal_is_over_and_no_more() -> None:
    assert page(explain(END)._repr_html_()).text == "The deal is over."


def test_a_deal_that_nobody_takes_says_why_it_ended() -> None:
    assert "pass" in page(explain(PASSED)._repr_html_()).text


def test_what_it_says_is_escaped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "verdict", lambda *_: "<script>")
    html = explain(TAROT)._repr_html_()
    assert "<script>" not in html
    assert "&lt;script&gt;" in html
