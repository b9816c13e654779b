"""Whatever is wrong with a record is said with its place, what was found there, and what was expected instead."""

from __future__ import annotations

import json

import pytest

from tutor.core.errors import RecordError
from tutor.core.reading import LESS_DEEP, parse
from tutor.games import read_record
from tutor.show.answer import answer, problem
from tutor.show.words import Words

FROM = {"phase": "play", "taker": 1, "contract": "garde", "leader": 0}
HANDS = {"0": ["H2", "H5", "T5"], "1": ["H7", "S4", "T9"]}
GOOD = {"game": "tarot", "players": 4, "hands": HANDS, "from": FROM, "moves": []}
DOG = ["C1", "C2", "C3", "C4", "C5", "C6"]
NINETEEN = [f"{suit}{number}" for suit in "HS" for number in range(1, 11)][:19]

#: A record, the place of what is wrong with it, what is found there, and what is expected instead.
Case = tuple[str, str, object, str]

A_COMMA = "JSON: here a comma, or the end of the list or object"
A_RECORD = 'a record, one JSON object such as {"game": "tarot", "hands": {...}, "moves": [...]}'
A_KEY = "one of game, players, rules, dealer, pack, hands, dog, history, moves, from"
A_TABLE = "the number of players, one of 3, 4, 5"
A_SEAT = "a seat from 0 to 3"
A_CARD = "one of the 78 cards, such as S10, T21"
SOME_CARDS = 'a list of cards such as ["S10", "T21"], or null if they are unknown'
SOME_HANDS = 'an object from seats to their cards, such as {"0": ["S10", "T21"]}'
SOME_MOVES = 'a list of moves such as ["pass", "H10"]'
RULES = 'an object such as {"profile": "fft"}'
START = 'an object such as {"phase": "play", "taker": 1, "contract": "garde", "leader": 2}'
A_PHASE = "a phase with which this record can begin, one of draw, auction, play"
A_NUMBER_OF_CARDS = f"one of {', '.join(map(str, range(19)))}"
A_CONTRACT = "one of prise, pousse, garde, garde-sans, garde-contre"
ELSEWHERE = "a card that the player can hold; this one is elsewhere"
OVER = "nothing more: the deal is over"
PROVED = "a card that the player can hold; an earlier move of theirs proves that they do not have this one"


def also_at(place: str) -> str:
    """What is expected of a card that stands twice."""
    return f"a card that is nowhere else in the deal; this one is also at {place}"


def good(**changes: object) -> str:
    """A good record, but for some changes."""
    return json.dumps({**GOOD, **changes})


def dealt(**changes: object) -> str:
    """A record of a whole deal, from its auction on, but for some changes."""
    return json.dumps({"game": "tarot", "players": 4, "dealer": 3, "hands": {}, "moves": [], **changes})


def good_from(**changes: object) -> str:
    """A good record, but for some changes to where it begins."""
    return good(**{"from": {**FROM, **changes}})


NO_RECORDS: list[Case] = [
    ("", "column 1", "", "JSON: here a value"),
    ("[1, ?]", "column 5", "?]", "JSON: here a value"),
    ("{", "column 2", "", "JSON: here a name in double quotes"),
    ('{"game" "tarot"}', "column 9", '"tarot"}', "JSON: here a colon"),
    ('{"game": "tarot" "players": 4}', "column 18", '"players": 4}', A_COMMA),
    ('{"game":\n "tarot" 4}', "line 2, column 10", "4}", A_COMMA),
    ("{} {}", "column 4", "{}", "JSON: one value and nothing after it"),
    ('{"game', "column 2", '"game', "JSON: a string with a double quote at its end"),
    ('["\t"]', "column 3", '\t"]', "JSON: a string on one line, without control characters"),
    ('["\\q"]', "column 3", '\\q"]', "JSON: after a backslash one of the letters that JSON knows"),
    ("\ufeff{}", "column 1", "\ufeff{}", "one value in JSON"),
    ('{"game": "tarot", "game": "barbu"}', "game", "game", "each name only once in an object"),
    (good().replace('"1"', '"0"'), "0", "0", "each name only once in an object"),
    ('{"dealer": 0, "hands": {}, "hands": {}, "dealer": 0}', "hands", "hands", "each name only once in an object"),
    ('{"dealer": NaN}', "record", "NaN", "a finite number"),
    ('{"dealer": -Infinity}', "record", "-Infinity", "a finite number"),
    ('{"dealer": 1e999}', "record", "1e999", "a finite number"),
    (f'{{"dealer": {"9" * 5000}}}', "record", "9" * 5000, "a finite number"),
    ("[" * 100_000, "record", "", "JSON that is nested less deeply"),
    ('{"game": ' + "[" * 980 + "]" * 980 + "}", "record", "", "JSON that is nested less deeply"),
    ("[" * 101 + "]" * 101, "record", "", "JSON that is nested less deeply"),
    ("[]", "record", [], A_RECORD),
    ('"tarot"', "record", "tarot", A_RECORD),
    ("null", "record", None, A_RECORD),
]
SHAPES: list[Case] = [
    (good(hand={}), "hand", {}, A_KEY),
    (good(game="bridge"), "game", "bridge", "one of tarot, barbu"),
    ("{}", "game", None, "one of tarot, barbu"),
    (good(players=7), "players", 7, A_TABLE),
    (good(players="4"), "players", "4", A_TABLE),
    (good(players=4.0), "players", 4.0, A_TABLE),
    (good(players=True), "players", True, A_TABLE),
    (good(dealer=9), "dealer", 9, A_SEAT),
    (good(dealer=-1), "dealer", -1, A_SEAT),
    (good(dealer="0"), "dealer", "0", A_SEAT),
    (good(dealer=True), "dealer", True, A_SEAT),
    (good(rules=[]), "rules", [], RULES),
    (good(rules={"profile": "mine"}), "rules.profile", "mine", "one of fft, seed"),
    (good(rules={"profile": ["fft"]}), "rules.profile", ["fft"], "one of fft, seed"),
    (good(rules={"misere": 1}), "rules.misere", 1, "true or false"),
    (good(rules={"maldonne_below": 19}), "rules.maldonne_below", 19, A_NUMBER_OF_CARDS),
    (good(rules={"petit_slam_allowed_losses": 0}), "rules.petit_slam_allowed_losses", 0, "one of 1, 2, 3"),
    (good(rules={"round_margin": 2}), "rules.round_margin", 2, "one of 1, 5, 10"),
    (good(rules={"garde_contre": 7}), "rules.garde_contre", 7, "one of 6, 8"),
    (good(moves={}), "moves", {}, SOME_MOVES),
    (good(moves=None), "moves", None, SOME_MOVES),
    (good(moves=["H2", 7]), "moves[1]", 7, 'a move such as "H10"'),
]
CARDS: list[Case] = [
    (good(hands=[]), "hands", [], SOME_HANDS),
    (good(hands=None), "hands", None, SOME_HANDS),
    (good(hands={"4": []}), "hands.4", "4", A_SEAT),
    (good(hands={"00": []}), "hands.00", "00", A_SEAT),
    (good(hands={"0": "H2"}), "hands.0", "H2", SOME_CARDS),
    (good(hands={"0": {}}), "hands.0", {}, SOME_CARDS),
    (good(dog="C1"), "dog", "C1", SOME_CARDS),
    (good(hands={"0": ["H2", "H99"]}), "hands.0[1]", "H99", A_CARD),
    (good(hands={"0": ["H2", "HA"]}), "hands.0[1]", "HA", A_CARD),
    (good(hands={"0": [7]}), "hands.0[0]", 7, A_CARD),
    (good(hands={"0": ["H2", "H3", "H2"]}), "hands.0[2]", "H2", also_at("hands.0[0]")),
    (good(hands={"0": ["H2"], "3": ["H2"]}), "hands.3[0]", "H2", also_at("hands.0[0]")),
    (good(dog=["C1", "C1", *DOG[2:]]), "dog[1]", "C1", also_at("dog[0]")),
    (good(dog=["H2", *DOG[1:]]), "dog", "H2", also_at("hands.0")),
    (good(dog=["C1"]), "dog", 1, "the 6 cards of the dog"),
    (good(hands={"0": ["H2", "H3"], "2": ["H5"]}), "hands.2", 1, "2 cards, as many as in hands.0"),
    (good(hands={"0": NINETEEN}), "hands.0", 19, "at most 18 cards"),
]
STARTS: list[Case] = [
    (good(**{"from": None}), "dealer", None, "the dealer’s seat"),
    (good(**{"from": []}), "from", [], START),
    (good_from(taken=1), "from.taken", 1, "one of phase, taker, contract, leader, called, slam"),
    (good_from(phase=None), "from.phase", None, A_PHASE),
    (good_from(phase="deal"), "from.phase", "deal", A_PHASE),
    (good_from(phase="call"), "from.phase", "call", A_PHASE),
    (good_from(taker=None), "from.taker", None, A_SEAT),
    (good_from(taker=4), "from.taker", 4, A_SEAT),
    (good_from(leader="2"), "from.leader", "2", A_SEAT),
    (good_from(leader=False), "from.leader", False, A_SEAT),
    (good_from(contract=None), "from.contract", None, A_CONTRACT),
    (good_from(contract="petite"), "from.contract", "petite", A_CONTRACT),
    (good_from(called="HK"), "from.called", "HK", "nothing: a king is called only at a table of five (T-CALL-WHEN)"),
]
MOVES: list[Case] = [
    (good(moves=["H2", "S4"]), "moves[1]", "S4", "a card that may be played: 7♥ (T-PLAY-FOLLOW)"),
    (good(moves=["H2", "T9"]), "moves[1]", "T9", "a card that may be played: 7♥ (T-PLAY-FOLLOW-BEATS-TRUMP)"),
    (good(moves=["H6"]), "moves[0]", "H6", "a card that the player holds: 2♥, 5♥ or trump 5"),
    (good(moves=["H2", "H7", "H3", "H4", "H7"]), "moves[4]", "H7", "a card that the player holds: 4♠ or trump 9"),
    (good(moves=["pass"]), "moves[0]", "pass", A_CARD),
    (good(moves=["H2", "H7", "H5"]), "moves[2]", "H5", ELSEWHERE),
    (good(moves=["H2", "H7", "H2"]), "moves[2]", "H2", ELSEWHERE),
    (good(hands={"0": ["HK", "HQ"]}, moves=["HK", "S7", "H2", "H3", "HQ", "H7"]), "moves[5]", "H7", PROVED),
    (
        good(hands={"0": ["H2"]}, moves=["H2", "H3", "H4", "H5", "C1"]),
        "moves[4]",
        "C1",
        "nothing more: the deal is over",
    ),
    (good(hands={"1": ["H7"]}), "hands.0", None, "the hand of the player to move"),
]
#: What another table has, or another rule would allow.
TABLES: list[Case] = [
    (dealt(hands={"0": NINETEEN[:15]}), "hands.0", 15, "18 cards, the hand of a player at a table of 4"),
    (
        dealt(moves=["pousse"]),
        "moves[0]",
        "pousse",
        "one of pass, prise, garde, garde-sans, garde-contre (T-BID-POUSSE)",
    ),
    (
        dealt(rules={"pouse": True}),
        "rules.pouse",
        "pouse",
        "one of 23 house rules; nearest to it are pousse, profile, no_prise, base, packet",
    ),
    (
        dealt(players=5, dealer=4, moves=["garde", *["pass"] * 4, "call HQ"], hands={"0": NINETEEN[:15]}),
        "moves[5]",
        "call HQ",
        "a card that may be called: K♠, K♥, K♦ or K♣ (T-CALL-FALLBACK)",
    ),
    (
        dealt(players=5, dealer=4, moves=["garde", *["pass"] * 4, "call T21"]),
        "moves[5]",
        "call T21",
        "a king to call, such as call HK (T-CALL-KING)",
    ),
]
CASES = [*NO_RECORDS, *SHAPES, *CARDS, *STARTS, *MOVES, *TABLES]
EVERY_ERROR = pytest.mark.parametrize(
    ("text", "place", "found", "expected"), CASES, ids=[f"{place} {str(found)[:20]!r}" for _, place, found, _ in CASES]
)


def error(text: str | bytes) -> RecordError:
    """What is wrong with a record."""
    with pytest.raises(RecordError) as caught:
        answer(read_record(text), Words())
    return caught.value


@EVERY_ERROR
def test_an_error_says_where_it_is_what_was_found_and_what_was_expected(
    text: str, place: str, found: object, expected: str
) -> None:
    said = problem(error(text), Words("en"))["error"]
    assert isinstance(said, dict)
    assert (said["place"], said["found"], said["expected"]) == (place, found, expected)
    assert str(said["text"]).startswith(f"{place}: found ")
    assert str(said["text"]).endswith(f", expected {expected}")


@EVERY_ERROR
def test_an_error_says_the_same_in_french(text: str, place: str, found: object, expected: str) -> None:
    said = Words("fr").error(error(text))
    assert said.startswith(f"{place} : trouvé ")
    assert ", attendu " in said
    assert expected not in said
    assert (found is None) == ("trouvé null" in said)


def test_errors_in_french_name_cards_in_french() -> None:
    assert Words("fr").error(error(good(moves=["H6"]))) == (
        "moves[0] : trouvé « H6 », attendu une carte que le joueur détient : 2♥, 5♥ ou le 5 d’atout"
    )
    assert Words("fr").error(error(good(players=7))) == (
        "players : trouvé 7, attendu le nombre de joueurs, parmi 3, 4, 5"
    )


@pytest.mark.parametrize("text", [b'"\xff"', b'{"game": "\xe9"}', b"\xff\xfe{"])
def test_what_is_no_utf_8_is_told_byte_by_byte(text: bytes) -> None:
    caught = error(text)
    assert (caught.place, caught.expected) == ("record", "UTF-8 text")
    assert bytes.fromhex(str(caught.found)) in text


def test_a_long_find_is_cut_short_in_the_sentence() -> None:
    said = Words("en").error(error(good(game="x" * 500)))
    assert len(said) < 120
    assert "…" in said


def test_an_error_can_be_printed_without_any_words() -> None:
    assert str(error(good(dealer=9))) == "dealer: found 9, expected a seat from 0 to {last} {'last': 3}"


def test_the_good_record_is_good() -> None:
    assert answer(read_record(good()), Words())["turn"] == 0


def test_what_is_nested_too_deep_never_reaches_the_parser(monkeypatch: pytest.MonkeyPatch) -> None:
    def parser(*_: object, **__: object) -> None:
        pytest.fail("Python in a browser would not survive this.")

    monkeypatch.setattr("tutor.core.reading.json.loads", parser)
    for text in ("[" * 5000 + "]" * 5000, '{"a": ' * 101 + "1" + "}" * 101, b"[" * 5000, '["]"' + ", [" * 101):
        with pytest.raises(RecordError) as caught:
            parse(text)
        assert caught.value.expected == LESS_DEEP


def test_brackets_in_a_string_and_many_short_lists_are_not_deep() -> None:
    samples: list[object] = [["[" * 500], ['\\"[' * 500], [[]] * 500, {"a": [{}] * 300}]
    for data in samples:
        assert parse(json.dumps(data)) == data
        assert parse(json.dumps(data).encode("utf-16")) == data
