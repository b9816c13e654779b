"""The pages on Barbu's variants: their computed tables, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from site_hooks import figures as hook
from tutor.show.barbu.figures import TABLES, show
from tutor.show.languages import LANGUAGES

PAGES = Path(__file__).parents[3] / "docs" / "barbu"
EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)


def page(name: str, lang: str) -> str:
    """The source of a page."""
    return (PAGES / f"{name}{'' if lang == 'en' else f'.{lang}'}.md").read_text("utf-8")


@EVERY_LANGUAGE
def test_the_pages_ask_for_every_table_once_and_for_no_other(lang: str) -> None:
    marks = [mark["name"] for name in ("variants", "figures") for mark in hook.MARK.finditer(page(name, lang))]
    assert sorted(marks) == sorted(TABLES)


@EVERY_LANGUAGE
def test_a_table_stands_where_its_mark_was(lang: str) -> None:
    built = hook.embed(page("figures", lang), lang)
    assert "<!--" not in built
    assert "−65 − 30 − 130 − 80 − 50 = −355" in built
    assert "{" not in built


@pytest.mark.parametrize("name", TABLES)
def test_every_row_of_a_table_has_as_many_cells(name: str) -> None:
    rows = [line.count("|") for line in show(name, "en").splitlines() if line.startswith("|")]
    assert len(set(rows)) <= 1


@pytest.mark.parametrize("name", sorted(set(TABLES) - {"salade-sum"}))
def test_a_table_speaks_french(name: str) -> None:
    english, french = show(name, "en"), show(name, "fr")
    assert english != french
    assert sum(map(str.isdigit, english)) == sum(map(str.isdigit, french))


def test_a_contract_that_is_not_played_is_shared_out_in_a_sum() -> None:
    rows = show("undoubled", "en").splitlines()
    assert "| No Tricks | 3 × −9 + 1 = −26 | 3 × −13 = −39 |" in rows
    assert "| Ravage City |  | 3 × −8 = −24 |" in rows


def test_the_three_wrong_figures_of_the_document_are_marked() -> None:
    wrong = [line for line in show("claims", "en").splitlines() if "✗" in line]
    assert [line.split("✗")[1].strip(" |*") for line in wrong] == ["it is 72", "it is 48", "it is −355"]


@EVERY_LANGUAGE
def test_no_page_invents_scores_of_coup_d_etat(lang: str) -> None:
    coup, dragon = page("relatives", lang).split("## Dragonmaster")
    assert "|" not in coup
    assert "richardrhyan" in dragon
