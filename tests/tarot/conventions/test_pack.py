"""A pack of conventions is a small file: what can stand in it, and what is said of a file that is not as it must be."""

from __future__ import annotations

import subprocess
import sys

import pytest
from hypothesis import given

from tests.every import every
from tests.tarot.conventions.clubs import line, pack, packs
from tutor.core.errors import Json, RecordError
from tutor.show.languages import LANGUAGES, language_of
from tutor.show.words import Words
from tutor.tarot.conventions.agreed import from_file, written
from tutor.tarot.conventions.faults import TWO_MEANINGS, faults
from tutor.tarot.conventions.moments import MOMENTS
from tutor.tarot.conventions.pack import LONGEST_PACK, PACKS, named, parse, read
from tutor.tarot.conventions.pack import WORDS as SAID
from tutor.tarot.conventions.parts import LONGEST_TEXT, MOST_LINES
from tutor.tarot.options import Options


def ranks(cards: str, when: str = "first-suit") -> set[str]:
    """The cards that a line means which are written like this."""
    means = "strong-hand"
    return set(read(pack(line(when, cards, means))).lines[0].ranks)


def refused(data: Json) -> tuple[str, str]:
    """Where a pack is not as it must be, and what is said of it."""
    with pytest.raises(RecordError) as caught:
        read(data, "pack")
    return caught.value.place, Words().error(caught.value)


# What can be written


@pytest.mark.parametrize(
    ("cards", "meant"),
    [("1-3", {"1", "2", "3"}), ("9-J K", {"9", "10", "J", "K"}), ("all", set("123456789JNQK") | {"10"})],
)
def test_cards_are_written_as_ranks_and_ranges_from_the_ace_up_to_the_king(cards: str, meant: set[str]) -> None:
    assert ranks(cards) == meant


def test_trumps_are_odd_or_even() -> None:
    assert ranks("odd 2", "first-trump") == {*map(str, range(1, 22, 2)), "2"}
    assert ranks("even", "first-trump") == {*map(str, range(2, 22, 2))}


def test_the_excuse_needs_no_cards_to_be_named() -> None:
    silent = {"when": "excuse-first-trump", "because": "It goes unnoticed."}
    assert read(pack(silent=[silent])).silent("excuse-first-trump", "X") == "It goes unnoticed."


def test_a_pack_is_made_from_another_by_leaving_lines_out_and_adding_some() -> None:
    usual, ours = named("federation"), read(pack(line("later-suit", "K", "king"), extends="federation"))
    assert ours.lines[:-1] == usual.lines
    less = read(pack(extends="federation", without=["T-SIG-MAIN-FORTE"]))
    assert {one.rule.id for one in usual.lines} - {one.rule.id for one in less.lines} == {"T-SIG-MAIN-FORTE"}


def test_what_is_said_at_the_first_lead_of_a_suit_is_said_at_the_first_of_the_deal_too() -> None:
    usual = named("federation")
    assert [one.rule.id for one in usual.spoken("opening-suit", "3")] == ["T-SIG-LEAD-LOW"]
    odd = [one.rule.id for one in usual.spoken("opening-trump", "7")]
    assert odd == ["T-SIG-LEAD-TRUMP-ODD", "T-SIG-MAIN-FORTE"]
    assert not usual.spoken("first-suit", "K"), "only a king that begins the deal shows a strong hand"


def test_a_convention_of_ones_own_has_its_words_once_and_may_speak_at_several_moments() -> None:
    again = {"rule": "ours", "when": "later-suit", "cards": "K", "means": "king"}
    first, second = read(pack(line("later-suit", "1-5", "queen"), again)).lines
    assert first.rule.title == second.rule.title == "Ours"
    assert "the queen of" in str(first.rule.hint)
    assert "the king of" in str(second.rule.hint)


# Where sources differ, packs do


def told(name: str, moment: str, rank: str) -> list[str]:
    return [one.meaning.name for one in named(name).spoken(moment, rank)]


@pytest.mark.parametrize(
    ("moment", "rank", "says"),
    [
        ("high-low-taker", "4", (["tenue"], ["sure-tricks"], ["no-more"])),
        ("high-low-defence", "4", (["no-more"], ["no-more"], ["no-more"])),
        ("later-trump", "7", ([], ["more-trumps"], [])),
        ("later-trump", "8", ([], [], [])),
        ("first-trump", "7", (["many-trumps"], ["many-trumps"], ["many-trumps"])),
    ],
)
def test_the_packs_differ_where_their_sources_do(moment: str, rank: str, says: tuple[list[str], ...]) -> None:
    assert tuple(told(name, moment, rank) for name in PACKS) == says


def test_every_line_of_a_pack_here_has_a_source() -> None:
    assert all(line.rule.sources for name in PACKS for line in named(name).lines)


@every(PACKS, [lang for lang in LANGUAGES if lang != "en"])
def test_the_titles_and_reasons_of_a_pack_here_are_translated(name: str, lang: str) -> None:
    pack, language = named(name), language_of(lang)
    for said in (pack.title, *(one.because for one in pack.silences)):
        assert said in SAID
        assert language.text(said) != said


# What cannot be written

WRONG: dict[str, tuple[Json, str, str]] = {
    "no table": ([], "pack", "expected a table with some of name, title"),
    "no name": ({}, "pack.name", "a name of at most 40 letters"),
    "an unknown part": (pack(words=1), "pack.words", "expected a table with some of name"),
    "an unknown pack": (pack(extends="bulogne"), "pack.extends", "one of federation, boulogne, short-suits"),
    "nothing to leave out": (pack(extends="federation", without=["T-SIG-X"]), "pack.without[0]", "T-SIG-LEAD-LOW"),
    "an unknown moment": (pack(line("noon", "1", "king")), "pack.line[0].when", "first-suit"),
    "an unknown meaning": (pack(line("first-suit", "1", "love")), "pack.line[0].means", "nearest to it are"),
    "no cards": (pack(line("first-suit", "", "king")), "pack.line[0].cards", "such as 1 2 3 4 5"),
    "a range that goes down": (pack(line("first-suit", "5-1", "king")), "pack.line[0].cards", "such as"),
    "an open range": (pack(line("first-suit", "5-", "king")), "pack.line[0].cards", "such as"),
    "a parity without trumps": (pack(line("first-suit", "odd", "king")), "pack.line[0].cards", "such as"),
    "court cards where pips fall": (pack(line("high-low-taker", "K", "king")), "pack.line[0].cards", "such as"),
    "a wrong type": (pack(line("first-suit", "1", "king", also="yes")), "pack.line[0].also", "true or false"),
    "cards of the Excuse": (pack(line("excuse-taker", "5", "king")), "pack.line[0].cards", "such as all"),
    "a suit where none is led": (pack(line("excuse-opening", "all", "king")), "pack.line[0].means", "a suit that is"),
    "a plain suit of trumps": (pack(line("first-trump", "1", "honour")), "pack.line[0].means", "a suit that is led"),
    "no words": (pack({"rule": "ours", "when": "later-suit", "cards": "1", "means": "king"}), "pack.line[0]", "title"),
    "words of a known convention": (
        pack({**line("first-suit", "1", "honour"), "rule": "T-SIG-LEAD-LOW"}),
        "pack.line[0].title",
        "this convention has its own words",
    ),
    "another meaning of a known convention": (
        pack({"rule": "T-SIG-LEAD-LOW", "when": "first-suit", "cards": "1-5", "means": "king"}),
        "pack.line[0]",
        "what this convention says in the tutor’s own agreements",
    ),
    "other cards of a known convention": (
        pack({"rule": "T-SIG-LEAD-LOW", "when": "first-suit", "cards": "1-6", "means": "honour"}),
        "pack.line[0]",
        "what this convention says in the tutor’s own agreements",
    ),
    "a name like the tutor’s": (pack(line("first-suit", "1", "king", "t-sig-ours")), "pack.line[0].rule", "T-, B-"),
    "a name that is none": (pack(line("first-suit", "1", "king", 'a"><b>')), "pack.line[0].rule", "letters, digits"),
    "too many lines": (pack(*[line("later-suit", "1", "king")] * (MOST_LINES + 1)), "pack.line", "at most 40"),
    "a long text": (pack(title="x" * (LONGEST_TEXT + 1)), "pack.title", "at most 400 characters"),
    "curly brackets": (pack(title="{led:suit}"), "pack.title", "without curly brackets"),
    "a control character": (pack(title="a\x1b[2Jb"), "pack.title", "control characters"),
    "a mark of direction": (pack(title="a\u202eb"), "pack.title", "control characters"),
    "an empty text": (pack(title=" \n"), "pack.title", "a text"),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_pack_that_is_not_as_it_must_be_is_told_where_and_what_was_expected(what: str) -> None:
    data, place, expected = WRONG[what]
    where, said = refused(data)
    assert where == place
    assert expected in said


def test_a_text_of_several_lines_is_one_line() -> None:
    assert read(pack(title="two\n  lines")).title == "two lines"


# Files


@pytest.mark.parametrize(
    ("text", "place"),
    [
        (b'name = "x"\ntitle = [1,\n', "club.toml: line 2"),
        (b'name = "x"\nname = "y"\n', "club.toml: line 2, column 11"),
        (b"name = \xff", "club.toml"),
        (b"a = " + b"[" * 5000, "club.toml: line 1"),
        (b"#" * (LONGEST_PACK + 1), "club.toml"),
        (b'name = "x"\n\n[[line]]\n', "club.toml: line 3: line[0].when"),
        (
            b'name = "x"\n[[silent]]\nwhen = "later-suit"\ncards = "1"\nbecause = 5\n',
            "club.toml: line 2: silent[0].because",
        ),
    ],
)
def test_what_is_wrong_with_a_file_names_the_file_and_the_line(text: bytes, place: str) -> None:
    with pytest.raises(RecordError) as caught:
        from_file(text, "club.toml")
    assert caught.value.place.startswith(place)


def test_a_pack_is_the_same_from_a_file_and_from_a_table_s_rules() -> None:
    text = 'name = "x"\nextends = "federation"\nwithout = ["T-SIG-EXC-LEAD"]\n'
    data = parse(text)
    assert named(Options.of({"conventions": data}).conventions) == read(data)
    assert written("boulogne") == "boulogne"


# At a table


def test_a_pack_by_which_nobody_can_play_is_refused_at_a_table_and_one_that_forgets_a_card_is_not() -> None:
    forgets = pack(line("first-suit", "1-5", "king"))
    assert Options.of({"conventions": forgets}).conventions
    twice = pack(line("first-suit", "1-5", "king"), line("first-suit", "5-7", "queen", "other"))
    with pytest.raises(RecordError) as caught:
        Options.of({"conventions": twice})
    assert caught.value.place == "rules.conventions"


@given(packs)
def test_by_a_pack_without_clashes_a_card_says_one_thing_at_a_moment_and_what_is_marked_so_beside_it(
    data: dict[str, Json],
) -> None:
    pack = read(data)
    if any(fault.says == TWO_MEANINGS for fault in faults(pack)):
        return
    for moment in MOMENTS.values():
        for rank in moment.ranks:
            assert sum(not line.also for line in pack.spoken(moment.name, rank)) <= 1


def test_no_pack_is_read_before_somebody_asks_for_one() -> None:
    code = "import sys, tutor.tarot; sys.exit('tomllib' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
