"""Golden transcripts: whole deals that are judged today as they were when somebody last read them."""

from __future__ import annotations

import json
from dataclasses import fields

import pytest

from tests.golden import messages
from tests.golden.transcript import BARBU, FOLDER, SETTINGS, transcript
from tutor import barbu, tarot
from tutor.barbu.contracts import names
from tutor.barbu.history import History
from tutor.barbu.options import Options as BarbuOptions
from tutor.core.record import Record
from tutor.games import record_of
from tutor.tarot.options import Options


def told(name: str) -> tuple[str, Record]:
    text = (FOLDER / f"{name}.txt").read_text("utf-8")
    return text, record_of(json.loads(text.split("\n", 1)[0]))


@pytest.mark.parametrize("name", [*SETTINGS, *BARBU])
def test_a_deal_is_judged_as_it_was_read(name: str) -> None:
    text, record = told(name)
    assert transcript(record) == text


@pytest.mark.parametrize("name", SETTINGS)
def test_a_transcript_is_of_its_table_and_whole(name: str) -> None:
    _, record = told(name)
    assert (record.players, dict(record.rules)) == SETTINGS[name]
    assert tarot.position(record).turn is None


@pytest.mark.parametrize("name", BARBU)
def test_a_transcript_of_barbu_is_of_its_contract_and_whole(name: str) -> None:
    _, record = told(name)
    called = History.of(record.history, record.players).called
    assert (record.players, dict(record.rules), called, record.moves[0]) == BARBU[name]
    assert barbu.position(record).turn is None


def test_every_message_is_said_as_it_was_read() -> None:
    """``python -m tests.golden`` writes the pages anew; read the difference."""
    read = {path.name: path.read_text("utf-8") for path in messages.PAGES.glob("*.txt")}
    said = messages.pages()
    assert said.keys() == read.keys()
    changed = {
        name: [one for one in said[name].split("\n\n") if one not in set(read[name].split("\n\n"))][:3]
        for name in said
        if said[name] != read[name]
    }
    assert changed == {}


def test_every_phase_and_every_house_rule_has_a_transcript() -> None:
    records = [told(name)[1] for name in SETTINGS]
    phases = {at.phase for record in records for at in tarot.positions(record)}
    assert phases == {"draw", "cut", "deal", "auction", "call", "dog", "announce", "play"}
    assert changed(records, Options) == {field.name for field in fields(Options)}


def test_every_contract_phase_and_house_rule_of_barbu_has_a_transcript() -> None:
    records = [told(name)[1] for name in BARBU]
    phases = {at.phase for record in records for at in barbu.positions(record)}
    assert phases == {"call", "doubling", "play", "setting"}
    contracts = {record.moves[0].partition(" ")[0] for record in records}
    assert contracts == {name for record in records for name in names(BarbuOptions.of(record.rules))}
    assert changed(records, BarbuOptions) | {"rotation"} == {field.name for field in fields(BarbuOptions)}


def changed(records: list[Record], options: type[Options | BarbuOptions]) -> set[str]:
    """The house rules that some of the records change."""
    default = options()
    return {
        field.name
        for record in records
        for field in fields(options)
        if getattr(options.of(record.rules), field.name) != getattr(default, field.name)
    }
