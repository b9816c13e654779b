"""The gallery: every state of a table is found and shown, and none that a match can come to is missing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from site_hooks import states as gallery
from site_hooks.gallery import MARK, embed
from site_hooks.states import states
from tests.every import every
from tests.page import page
from tutor.barbu.contracts import KINDS
from tutor.barbu.play import Play
from tutor.games import GAMES
from tutor.hosts.intents import ask
from tutor.hosts.table.session import Session
from tutor.show.games import STAGES
from tutor.show.languages import LANGUAGES
from tutor.tarot.cut import Cutting
from tutor.tarot.deal import Dealing
from tutor.tarot.draw import Drawing

#: A match begins when the cards are dealt: on these phases it never stands.
BEFORE_A_MATCH = {Drawing, Cutting, Dealing}


PAGES = Path(__file__).parents[1] / "docs" / "reference" / "gallery"


def at_table(state: str) -> Session:
    """The table of a state."""
    return Session(dict(states()[state]))


@every(states())
def test_in_every_state_the_learner_is_asked_or_the_deal_is_over(state: str) -> None:
    session = at_table(state)
    assert session.over or session.at.turn == session.state.table.learner
    assert session.answer({"lang": "fr"}).keys() == {"html", "state"}


@every(states())
def test_every_table_leads_to_its_position_where_it_is_copied_asked_kept_and_found_wrong(state: str) -> None:
    table = json.dumps({**states()[state], "lang": "fr", "rulebook": "../rulebook/"})
    link = str(json.loads(ask(table, '{"explain": true}'))["opens"]).partition("explain/")[2]
    explained = ask('{"setup": {}, "lang": "fr", "rulebook": "../rulebook/"}', json.dumps({"link": link}))
    html = json.loads(explained)["html"]
    offered = {"data-copies", "data-keeps", "data-report", 'data-intent="ask"'}
    assert {one for one in offered if one not in html} == set()


def test_every_phase_on_which_a_match_can_stand_is_there() -> None:
    shown = {type(at_table(state).at) for state in states()}
    assert shown == {phase for stage in STAGES.values() for phase in stage.phases} - BEFORE_A_MATCH


def test_every_contract_of_barbu_is_played_at_some_table() -> None:
    positions = [at_table(state).at for state in states()]
    in_tricks = {at.contract.name for at in positions if isinstance(at, Play)}
    assert in_tricks | {"domino", "chinese-poker"} == {kind.name for kind in KINDS}


def test_every_size_of_table_is_there_in_both_games() -> None:
    sizes = {(table.match["game"], table.match["players"]) for table in gallery.TABLES.values()}
    assert sizes == {(name, size) for name, game in GAMES.items() for size in game.HOUSE.sizes}


def test_a_state_follows_from_the_smallest_number_of_a_match_that_leads_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    table = gallery.TABLES["tarot-4"]
    found = {kind: moment.match.seed or 0 for kind, moment in table.found().items()}
    assert min(found.values()) == 1
    for kind, seed in found.items():
        monkeypatch.setattr(gallery, "MOST_SEEDS", seed - 1)
        with pytest.raises(LookupError):
            table._replace(wanted={kind: table.wanted[kind]}).found()


def test_what_never_comes_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gallery, "MOST_SEEDS", 2)
    with pytest.raises(LookupError, match="a-miracle"):
        gallery.TABLES["tarot-4"]._replace(wanted={"a-miracle": lambda _, __: False}).found()


@every(LANGUAGES)
def test_every_state_stands_once_in_the_pages_of_each_language(lang: str) -> None:
    pages = [path for path in sorted(PAGES.glob("*.md")) if path.name.endswith(".fr.md") is (lang == "fr")]
    assert sorted(MARK.findall("".join(path.read_text("utf-8") for path in pages))) == sorted(states())


def test_a_mark_becomes_a_table_in_the_language_of_the_page_that_nobody_keeps() -> None:
    shown = page(embed("<!-- state tarot-3-middle -->", "fr", "fr/reference/gallery/tarot-3/"))
    assert shown.one('[id="tarot-3-middle"] .tutor-table')["lang"] == "fr"
    assert json.loads(shown.one(".tutor-live")["data-state"])["name"] == ""
    linked = {link["href"].partition("#")[0] for link in shown.all("a.rule")}
    assert linked == {"../../../rulebook/tarot/the-tricks/", "../../../rulebook/tarot/advice/"}


def test_the_widths_are_radio_buttons_of_which_one_is_chosen_and_each_has_its_rule() -> None:
    shown = page(embed("<!-- widths How wide? -->", "en", "reference/gallery/tarot-3/"))
    radios = shown.all("fieldset input")
    assert shown.one("legend").text == "How wide?"
    assert [radio["value"] for radio in radios if "checked" in radio] == ["360"]
    sheet = (PAGES.parents[1] / "stylesheets" / "gallery.css").read_text("utf-8")
    for radio in radios:
        assert (
            f'[value="{radio["value"]}"]:checked) .gallery-frame > .tutor-live {{ width: {radio["value"]}px; }}'
            in sheet
        )
