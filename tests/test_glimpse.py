"""What strangers wrote can be shown: nothing unseen or endless reaches a terminal, a page or a line of JSON."""

from __future__ import annotations

import json
import sys
import tracemalloc
import unicodedata
from collections.abc import Callable
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.hosts.test_session import JSON
from tutor.core.errors import RecordError
from tutor.core.glimpse import LONGEST, UNSEEN, brief, glimpse, json_line, short, visible
from tutor.core.message import N_
from tutor.games import GAMES, record_of
from tutor.hosts.intents import ask
from tutor.hosts.table.session import Session
from tutor.show.answer import answer, problem
from tutor.show.languages import LANGUAGES
from tutor.show.words import Words

#: Text that could clear a terminal, end a line, turn the reading round, or not be written at all.
ODD = "\x1b[2J\r\n\x00\x07\x7f\x85\x0b\x0c\u2028\u2029\u202e\u2066\u200b\ufeff\ud800\udfff\U000e0041\xad"
#: No error is longer: a place, a glimpse of what was found, and all house rules of Barbu by name.
LONGEST_SENTENCE = 1000
UNSEEN_KINDS = {"Cc", "Cf", "Cs", "Zl", "Zp"}

STRANGE = st.text(st.sampled_from(ODD) | st.characters(), max_size=30) | st.sampled_from(
    (ODD * 9, "x" * 5000, "<b>" * 999)
)
#: JSON in which strange text stands anywhere, also as a name, and beside it names that something is read from.
KNOWN = st.sampled_from(
    ("game", "rules", "hands", "moves", "from", "deals", "doubles", "base", "players", "tarot", "barbu")
)
STRANGELY = st.recursive(
    STRANGE | KNOWN | st.none() | st.integers(0, 5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(STRANGE | KNOWN, inner, max_size=4),
    max_leaves=8,
)
GOOD: dict[str, dict[str, object]] = {
    "tarot": {"game": "tarot", "hands": {}, "dealer": 0, "rules": {}, "moves": ["pass"]},
    "barbu": {"game": "barbu", "hands": {}, "dealer": 0, "rules": {}, "history": {}, "moves": ["barbu"]},
}


def fit(text: str) -> bool:
    """Whether text may be shown: on one line, without anything unseen, and no longer than it must be."""
    return len(text) < LONGEST_SENTENCE and not any(unicodedata.category(sign) in UNSEEN_KINDS for sign in text)


def told(read: Callable[[], object]) -> list[str]:
    """What is said of a record that is refused, in both languages, as text and as data."""
    try:
        read()
    except RecordError as error:
        said = [problem(error, Words(lang))["error"] for lang in LANGUAGES]
        return [str(one[part]) for one in said if isinstance(one, dict) for part in ("text", "place", "expected")]
    return []


def explained(data: object) -> object:
    """The answer to a record."""
    return answer(record_of(data), Words())


def test_whatever_unicode_calls_unseen_is_escaped_and_nothing_else() -> None:
    signs = [chr(number) for number in range(sys.maxunicode + 1)]
    assert [hex(ord(one)) for one in signs if unicodedata.category(one) in UNSEEN_KINDS and not UNSEEN.match(one)] == []
    named = [one for one in signs if UNSEEN.match(one) and unicodedata.category(one) not in {*UNSEEN_KINDS, "Cn"}]
    assert named == []
    assert visible("Où est le roi de cœur ? “7♥” 🂡") == "Où est le roi de cœur ? “7♥” 🂡"
    assert visible("\x1b[2J\n") == r"\x1b[2J\n"


@given(STRANGE | st.text(max_size=200))
def test_a_glimpse_is_a_line_at_most(text: str) -> None:
    assert fit(short(text))
    assert len(short(text)) <= LONGEST + 1
    assert glimpse(text) == short(text)
    assert short(short(text)) in {short(text), short(text)[:LONGEST] + "…"}


@pytest.mark.parametrize(
    ("found", "shown"),
    [
        (None, "null"),
        (True, "true"),
        ([None, False], "[null, false]"),
        ({"a": 2.5}, '{"a": 2.5}'),
        ("None", "None"),
        (10**5000, "…"),
        ({(1, 2): 3}, "{…"),
        ([["\x1b"] * 99] * 99, "[[" + r'"\u001b", ' * 6),
    ],
    ids=lambda one: str(one)[:20] if not isinstance(one, int) else "number",
)
def test_what_was_found_is_shown_as_json_writes_it(found: object, shown: str) -> None:
    assert glimpse(found)[: LONGEST - 2].startswith(shown[: LONGEST - 2])


def test_a_circle_and_a_tower_have_a_glimpse_too() -> None:
    circle: list[object] = []
    circle.append(circle)
    tower: list[object] = []
    for _ in range(100_000):
        tower = [tower]
    assert glimpse(circle).endswith("…")
    assert glimpse(tower) == "[" * LONGEST + "…"


def test_data_repeats_what_was_found_unless_it_is_endless() -> None:
    assert brief(["S1"] * 100) == ["S1"] * 100
    assert brief("x" * 10_001) == "x" * LONGEST + "…"
    assert brief([1] * 10_000) == short(json.dumps([1] * 100))


@pytest.mark.parametrize("data", [["x"] * 1_000_000, {"x" * 1_000_000: 1}, [[7] * 1000] * 1000])
def test_a_glimpse_of_something_endless_takes_no_memory(data: object) -> None:
    tracemalloc.start()
    said = Words().error(RecordError("taker", data, N_("a seat")))
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert fit(said)
    assert most < 5_000_000


@pytest.mark.parametrize(
    "data",
    [
        *({"taker": 0, name: ["simple"] * 1_000_000} for name in ("poignees", "misere", "stacks", "points", "rules")),
        *(
            {"dealer": 0, "contract": "barbu", name: [[1, "max"]] * 1_000_000}
            for name in ("doubles", "base", "history")
        ),
        {"taker": 0, "contract": "garde", "points": 49, "bouts": 2, "poignees": ["simple"] * 1_000_000},
        {"taker": 0, "contract": "garde", "points": 49, "bouts": 2, "misere": [1] * 1_000_000},
    ],
    ids=glimpse,
)
def test_an_absurd_summary_is_refused_without_being_reckoned_out(data: dict[str, object]) -> None:
    game = GAMES["barbu" if "dealer" in data else "tarot"]
    tracemalloc.start()
    assert all(map(fit, told(partial(game.settle, data))))
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 5_000_000


@given(st.recursive(STRANGE | JSON, lambda inner: st.lists(inner) | st.dictionaries(STRANGE, inner), max_leaves=9))
def test_json_stands_on_one_line_for_every_reader_and_means_the_same(data: object) -> None:
    line = json_line(data)
    assert line.splitlines() == [line]
    assert not UNSEEN.search(line)
    assert line.encode("utf-8")
    assert repr(json.loads(line)) == repr(json.loads(json.dumps(data)))


def test_letters_are_written_as_letters() -> None:
    assert (
        json_line({"dit": "Vous n’avez pas de cœur\u00a0: 7♥\u202f!"})
        == '{"dit": "Vous n’avez pas de cœur\u00a0: 7♥\u202f!"}'
    )


@pytest.mark.parametrize("game", GOOD)
@given(strange=STRANGELY, name=STRANGE | KNOWN | st.sampled_from(("moves", "history", "rules", "dealer", "dog")))
def test_an_error_about_a_record_can_be_shown_whatever_the_record_says(game: str, strange: object, name: str) -> None:
    for data in (strange, {**GOOD[game], name: strange}, {**GOOD[game], "hands": {name: strange}}):
        assert all(map(fit, told(partial(explained, data))))


@given(strange=STRANGELY, name=STRANGE | KNOWN | st.sampled_from(("taker", "contract", "points", "deals", "dealer")))
def test_an_error_about_a_summary_or_a_match_can_be_shown_whatever_it_says(strange: object, name: str) -> None:
    for game in GAMES.values():
        for data in (strange, {"dealer": 0, "taker": 0, name: strange}):
            assert all(map(fit, told(partial(game.settle, data))))
        assert all(map(fit, told(partial(game.Match.of, {"dealer": 0, "deals": [strange], name: strange}))))


@given(strange=STRANGELY, name=STRANGE | KNOWN)
def test_an_error_in_a_page_can_be_shown_whatever_the_page_says(strange: object, name: str) -> None:
    state = {"kind": "follow", "seed": 3}
    for page, intent in (({**state, name: strange}, strange), (state, {"play": strange}), (state, {name: strange})):
        said = json.loads(ask(json.dumps(page), json.dumps(intent)))
        assert fit(said.get("error", ""))


def test_nothing_typed_reaches_a_page_as_markup_or_endless() -> None:
    said = Session({"kind": "follow", "seed": 3}).answer({"play": "\x1b<b>" * 999})
    assert fit(str(said["error"]))
