"""The script that the tables of a notebook share, and what an older notebook is told of it."""

from __future__ import annotations

import gzip
import json
from base64 import b64decode

from ipywidgets import Widget

from tests.hosts.test_scripts import node
from tutor.hosts.notebook.lesson import Lesson
from tutor.hosts.notebook.script import CODE, LOADER, VERSION, Script, newest
from tutor.show.faces import card_sheet


def unpacked(text: object) -> str:
    return gzip.decompress(b64decode(str(text))).decode()


def test_all_tables_of_a_kernel_share_one_script_and_bring_none_of_their_own() -> None:
    Widget.close_all()
    lesson = Lesson(lang="en")
    tables = [lesson.table("follow", seed=3), lesson.deal(seed=3)]
    shared = Script.shared("en")
    assert {table.script for table in tables} == {shared.model_id} == {VERSION}
    assert [*shared.cards] == ["en"]
    assert unpacked(shared.code) == CODE
    assert all(len(table.get_state()["_esm"]) < 3_000 and "_css" not in table.get_state() for table in tables)


def test_where_all_widgets_were_closed_the_next_table_opens_the_script_again() -> None:
    before = Script.shared("en")
    Widget.close_all()
    after = Script.shared("en")
    assert (before.comm, after.comm is not None, after.model_id) == (None, True, VERSION)


def test_an_older_notebook_gets_the_script_of_now_and_one_of_now_nothing() -> None:
    answer = newest('"of another day"', '"fr"')
    assert answer._repr_json_() == answer  # so Jupyter hands it on as JSON
    assert (answer["script"], answer["loader"]) == (VERSION, LOADER)
    state = json.loads(json.dumps(answer))["state"]
    assert (unpacked(state["code"]), unpacked(state["cards"]["fr"])) == (CODE, card_sheet("fr"))
    assert newest(json.dumps(VERSION), '"en"') == {}


def test_the_part_of_the_script_that_each_table_carries_is_another_text_in_another_version() -> None:
    assert LOADER.endswith(f"// {VERSION}\n")


def test_the_script_brings_the_cards_of_every_language_that_is_shown() -> None:
    Widget.close_all()
    Lesson(lang="en").table("follow", seed=3)
    Lesson(lang="fr").table("follow", seed=3)
    cards = Script.shared("en").cards
    assert {lang: unpacked(cards[lang]) for lang in cards} == {"en": card_sheet("en"), "fr": card_sheet("fr")}


def test_without_its_comments_the_script_is_still_a_script() -> None:
    for script in (CODE, LOADER):
        checked = node("--input-type=module", "--check", "-", given=script)
        assert checked.returncode == 0, checked.stderr
        assert "/** @type {AnyWidget" not in script
