"""Signals on one sheet, and the tables of all that an agreement can say, made from the data themselves."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from site_hooks import advice
from tests.page import page
from tutor.hosts.crib.signals import Signals
from tutor.show.html import Html
from tutor.show.languages import LANGUAGES
from tutor.show.tarot.pocket import meanings, moments, packs, pocket
from tutor.tarot.conventions.faults import faults
from tutor.tarot.conventions.meanings import MEANINGS
from tutor.tarot.conventions.moments import MOMENTS
from tutor.tarot.conventions.pack import PACKS, named, read


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", PACKS)
def test_a_sheet_has_every_line_of_its_agreement_with_cards_that_follow_it(name: str, lang: str) -> None:
    words, pack = Html(lang, 0), named(name)
    sheet = page(pocket(name, words))
    rows = sheet.all("li")
    assert len(rows) == len(pack.lines) + len(pack.silences)
    for line in pack.lines:
        row = next(
            row
            for row in rows
            if words.say(line.meaning.says) in row.text and drawn(row, line.moment.name) in line.ranks
        )
        assert row.cards


def drawn(row: object, moment: str) -> str:
    """The rank of the card that speaks: of two that fall one after the other it is the second."""
    cards = row.cards  # type: ignore[attr-defined]
    card = cards[-1] if moment.startswith("high-low") else cards[0]
    return "X" if card == "EX" else card[1:]


def test_two_cards_whose_order_speaks_are_drawn_high_then_low() -> None:
    sheet = page(pocket("federation", Html("en", 0)))
    pairs = [row.cards for row in sheet.all("li") if "→" in row.text]
    assert pairs == [["H7", "H4"], ["H7", "H4"], ["T14", "T8"]]


def test_no_sheet_has_the_petit_for_an_example_of_a_trump_that_is_led() -> None:
    assert "T1" not in page(pocket("federation", Html("en", 0))).cards


def test_a_sheet_says_when_two_cards_that_fall_say_nothing() -> None:
    text = page(pocket("federation", Html("en", 0))).text
    assert "the first is no court card and does not go ahead in its trick" in text


def test_a_sheet_names_what_the_sources_do_not_agree_on_and_who_they_are() -> None:
    text = page(pocket("federation", Html("en", 0))).text
    assert "The committee of Burgundy teaches" in text
    assert "Only the club of Boulogne writes of odd trumps" in text
    assert "Players of a forum show the end of any short suit" in text
    assert "Tarot-club de Vineuil" in text


def test_the_sheet_follows_our_table_and_goes_back_to_the_federation() -> None:
    club = {"name": "club", "title": "Thursdays & <b>", "extends": "federation", "without": ["T-SIG-MAIN-FORTE"]}
    state: Any = {"signals": True, "lang": "en"}
    usual = Signals(state).html
    for name, rules in (("Misère", {"misere": True}), ("Thursday <b>", {"conventions": club})):
        ours = {"v": 1, "name": name, "rules": {"tarot": rules}}
        answer: Any = Signals(state).answer({"ours": ours})
        state = answer["state"]
        if name == "Misère":
            assert answer["html"] == usual
    assert "By the rules of Thursday &lt;b&gt;" in answer["html"]
    assert "Thursdays &amp; &lt;b&gt;" in answer["html"]
    assert len(page(answer["html"]).all("li")) < len(page(usual).all("li"))
    back: Any = Signals(state).answer({"usual": True})["html"]
    assert page(back).all("li")[0].text == page(usual).all("li")[0].text
    assert "Take the rules of Thursday &lt;b&gt;" in back


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_club_can_look_up_every_moment_every_meaning_and_every_agreement_by_its_name(lang: str) -> None:
    for table, names in ((moments, MOMENTS), (meanings, MEANINGS), (packs, PACKS)):
        rows = page(table("", Html(lang))).all("tr")[1:]
        assert [row.all("code")[0].text for row in rows] == list(names)


def test_a_page_shows_the_example_of_a_club_and_it_has_no_faults() -> None:
    shown = advice.embed("<!-- example our-club.toml -->", "en", "advice/your-conventions/")
    fenced = re.fullmatch(r"```toml\n(.*)```", shown, re.DOTALL)
    assert fenced
    assert not list(faults(read(tomllib.loads(fenced[1]))))


def test_the_marks_of_the_pages_become_what_they_stand_for() -> None:
    marks = ("conventions moments", "conventions meanings", "conventions packs")
    for mark in marks:
        made = advice.embed(f"<!-- {mark} -->", "fr", "fr/advice/pocket/")
        assert page(made).text
        assert "<!--" not in made
