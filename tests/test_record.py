"""Records: what they hold, that they survive their own JSON, and that nothing in one is worse than an error."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.strategies import deals, records
from tutor.core.cards import TAROT
from tutor.core.errors import RecordError
from tutor.core.record import KEYS, Record
from tutor.games import read_record, record_of
from tutor.show.answer import answer, problem
from tutor.show.languages import LANGUAGES
from tutor.show.words import Words

WORDS = [Words(lang) for lang in LANGUAGES]
fuzz = settings(deals, max_examples=300)
Path = tuple[str | int, ...]

scalars = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=6)
    | st.sampled_from([*KEYS, "play", "garde", "fft", "taker", "leader", "contract", "0", "H2", "T21", "EX", "?"])
)
values = st.recursive(scalars, lambda inner: st.lists(inner) | st.dictionaries(scalars.map(str), inner), max_leaves=12)


def test_a_record_holds_what_its_json_says() -> None:
    record = record_of(
        {
            "game": "tarot",
            "players": 4,
            "dealer": 3,
            "rules": {"profile": "seed"},
            "hands": {"2": ["T21", "H2"], "1": None},
            "dog": ["C1", "C2", "C3", "C4", "C5", "C6"],
            "from": {"phase": "play"},
            "moves": ["H2"],
        }
    )
    assert record.hands == (None, None, TAROT.read("H2 T21"), None)
    assert record.dog == TAROT.read("C1 C2 C3 C4 C5 C6")
    assert (record.dealer, record.rules, record.start) == (3, {"profile": "seed"}, {"phase": "play"})
    assert record.moves == ("H2",)


def test_what_a_record_may_leave_out() -> None:
    record = record_of({"game": "tarot", "hands": {}})
    assert record == Record("tarot", 4, (None,) * 4)
    assert (record.dealer, record.dog, record.start, record.moves, record.rules) == (None, None, None, (), {})


def test_a_byte_order_mark_does_no_harm() -> None:
    assert read_record(b'\xef\xbb\xbf{"game": "tarot", "hands": {}}').players == 4


@given(records())
@deals
def test_a_record_survives_its_own_json(record: Record) -> None:
    again = read_record(json.dumps(record.to_json()))
    assert again == record
    assert [answer(again, words) for words in WORDS] == [answer(record, words) for words in WORDS]


@given(values)
@fuzz
def test_no_value_is_worse_than_an_error(data: object) -> None:
    explained(data)


@given(st.dictionaries(st.sampled_from(KEYS), values))
@fuzz
def test_no_object_with_the_right_names_is_worse_than_an_error(data: dict[str, object]) -> None:
    explained({"game": "tarot", "hands": {}} | data)


@given(st.data())
@fuzz
def test_no_record_with_one_wrong_part_is_worse_than_an_error(data: st.DataObject) -> None:
    record = data.draw(records()).to_json()
    at = data.draw(st.sampled_from(sorted(paths(record), key=str)), label="where")
    explained(changed(record, at, data.draw(values, label="what")))


@given(st.data())
@fuzz
def test_no_record_with_a_part_left_out_is_worse_than_an_error(data: st.DataObject) -> None:
    record = data.draw(records()).to_json()
    *before, last = data.draw(st.sampled_from(sorted(paths(record), key=str)), label="where")
    del follow(record, before)[last]
    explained(record)


@given(st.binary() | st.text().map(lambda text: text.encode("utf-8", "surrogatepass")))
@fuzz
def test_no_bytes_are_worse_than_an_error(text: bytes) -> None:
    wrong = fault(read_record, text)
    assert wrong is None or said(wrong)


@given(values)
@deals
def test_json_text_is_read_as_the_values_that_it_tells(data: object) -> None:
    assert str(fault(read_record, json.dumps(data))) == str(fault(record_of, data))


def explained(data: object) -> None:
    """Explain a record, or say what is wrong with it; anything else is a fault of ours."""
    for words in WORDS:
        wrong = fault(partial(in_json, words), data)
        assert wrong is None or said(wrong)


def in_json(words: Words, data: object) -> str:
    """The answer as the terminal writes it."""
    return json.dumps(answer(record_of(data), words), allow_nan=False)


def fault(read: Callable[[Any], object], data: object) -> RecordError | None:
    """What is wrong with a record, if anything."""
    try:
        read(data)
    except RecordError as error:
        return error
    return None


def said(error: RecordError) -> bool:
    """Whether an error can be said in every language, and as JSON."""
    return all(json.dumps(problem(error, words), allow_nan=False) for words in WORDS) and bool(str(error))


def paths(data: object, at: Path = ()) -> Iterator[Path]:
    """The ways to every part of a JSON value."""
    items = enumerate(data) if isinstance(data, list) else data.items() if isinstance(data, dict) else ()
    for name, value in items:
        yield (*at, name)
        yield from paths(value, (*at, name))


def follow(data: Any, at: list[str | int]) -> Any:  # noqa: ANN401 - JSON
    """The part of a JSON value that a way leads to."""
    for name in at:
        data = data[name]
    return data


def changed(data: object, at: Path, value: object) -> object:
    """A JSON value with another value in one place."""
    new = copy.deepcopy(data)
    follow(new, list(at[:-1]))[at[-1]] = value
    return new
