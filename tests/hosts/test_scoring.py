"""A score pad on a page: deals as ``tutor score`` has them, corrected and scored anew, and all that can go wrong."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import fromstring

import pytest

from tests.every import every
from tutor.core.errors import Json, RecordError
from tutor.games import GAMES, match_of
from tutor.hosts.intents import ask
from tutor.hosts.scoring.scoring import ENDINGS, Scoring

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
FILES = [json.loads((EXAMPLES / name).read_text("utf-8")) for name in ("tarot-match.json", "match.json")]
GARDE = {"taker": "0", "contract": "garde", "bouts": "2", "points": "49"}
PEOPLE = {"name-0": "Ann", "name-1": "Bea", "name-2": "Cid", "name-3": "Dan"}
TAROT: dict[str, Json] = {"begin": {"table": "fft", "players": "4", **PEOPLE, "evening": "Thursday"}}
BARBU: dict[str, Json] = {"begin": {"table": "usual", "players": "4", **PEOPLE}}


def after(*intents: dict[str, Json], lang: str = "en") -> Any:  # noqa: ANN401 - parsed JSON
    """The last answer to some intents, each about the state that the one before has left."""
    state: Any = {"scoring": None, "lang": lang, "rulebook": "../rulebook/"}
    answer: Any = {}
    for intent in intents:
        answer = json.loads(ask(json.dumps(state), json.dumps(intent)))
        state = answer.get("state", state)
    return answer


def totals(answer: Any) -> tuple[int, ...]:  # noqa: ANN401 - parsed JSON
    return match_of(answer["state"]["scoring"]).totals


def words(html: str) -> str:
    return " ".join(re.sub(r"<[^>]+>", " ", html).split())


def test_a_deal_of_tarot_is_its_taker_contract_bouts_and_points() -> None:
    answer = after(TAROT, {"deal": GARDE})
    assert totals(answer) == (198, -66, -66, -66)
    assert "Ann" in words(answer["html"])


def test_what_the_defence_has_counted_is_turned_round() -> None:
    defence = {**GARDE, "bouts": "1", "points": "42", "whose": "defence"}
    assert totals(after(TAROT, {"deal": defence})) == totals(after(TAROT, {"deal": GARDE}))


def test_the_score_is_told_before_it_is_written_down_and_numbers_that_cannot_be_are_doubted() -> None:
    assert "+198" in words(after(TAROT, {"try": GARDE})["told"])
    assert after(TAROT, {"try": {"taker": "0"}}) == {"told": ""}
    doubtful = after(TAROT, {"try": {**GARDE, "bouts": "3", "points": "5"}})["told"]
    assert "this cannot be" in words(doubtful).lower()


def test_a_deal_that_nobody_played_moves_the_dealer_on() -> None:
    answer = after(TAROT, {"deal": {"ended": "T-BID-ALL-PASS"}})
    assert totals(answer) == (0, 0, 0, 0)
    assert "Deal 2: Bea deals" in words(answer["html"])


def test_a_deal_of_barbu_has_its_doubles_and_the_one_number_that_is_left_out() -> None:
    deal = {
        "contract": "no-queens",
        "won-0": "-6",
        "won-2": "-6",
        "won-3": "−12",
        "doubles-1-0": "on",
        "doubles-2-0": "on",
    }
    book = {"dealer": 0, "contract": "no-queens", "base": [-6, 0, -6, -12], "doubles": [[1, [0]], [2, [0]]]}
    assert after(BARBU, {"deal": deal})["state"]["scoring"]["deals"] == [book]


def test_an_undoubled_negative_contract_is_shared_and_a_positive_one_is_played() -> None:
    assert totals(after(BARBU, {"deal": {"contract": "no-tricks"}})) == (1, -9, -9, -9)
    assert "error" in after(BARBU, {"deal": {"contract": "trumps"}})


def test_a_corrected_deal_is_filled_in_again_and_all_that_follows_is_scored_anew() -> None:
    opened = after(TAROT, {"deal": GARDE}, {"deal": {**GARDE, "taker": "1"}}, {"edit": 1})
    assert re.search(r'name="taker" value="0" checked', opened["html"])
    right = after(
        TAROT, {"deal": GARDE}, {"deal": {**GARDE, "taker": "1"}}, {"edit": 1}, {"deal": {**GARDE, "points": "30"}}
    )
    assert totals(right) == totals(after(TAROT, {"deal": {**GARDE, "points": "30"}}, {"deal": {**GARDE, "taker": "1"}}))
    assert right["state"]["editing"] is None


def test_a_deal_of_barbu_that_would_make_a_later_one_impossible_stays_as_it_was() -> None:
    played: list[dict[str, Json]] = [{"deal": {"contract": name}} for name in ("no-tricks", "no-hearts")]
    assert "error" in after(BARBU, *played, {"edit": 1}, {"deal": {"contract": "no-hearts"}})


def test_the_last_deal_is_taken_back_and_a_player_is_called_otherwise() -> None:
    answer = after(TAROT, {"deal": GARDE}, {"deal": GARDE}, {"back": True}, {"names": {**PEOPLE, "name-1": "Bob"}})
    assert len(answer["state"]["scoring"]["deals"]) == 1
    assert "Bob" in words(answer["html"])
    assert "Bea" not in words(answer["html"])


def test_of_six_one_sits_out_and_the_five_others_call_a_king() -> None:
    begun: dict[str, Json] = {"begin": {"table": "dead", "players": "6", **PEOPLE, "name-4": "Eve", "name-5": "Fay"}}
    assert totals(after(begun, {"deal": {**GARDE, "taker": "1", "partner": "3"}})) == (0, 132, -66, 66, -66, -66)
    assert "error" in after(begun, {"deal": {**GARDE, "taker": "1", "partner": "0"}})
    assert "error" in after(begun, {"deal": GARDE})


def test_somebody_deals_out_of_their_turn_and_the_deal_goes_on_from_them() -> None:
    forced = after(TAROT, {"deal": GARDE}, {"deals": 3}, {"deal": GARDE})
    match = match_of(forced["state"]["scoring"])
    assert [match.dealer_of(number) for number in (1, 2, 3)] == [0, 3, 0]
    assert match_of(match.to_json()) == match
    assert "Deal 2: Dan deals" in words(after(TAROT, {"deal": GARDE}, {"deals": 3})["html"])
    # Taken back, and the dealer is again whose turn it was.
    back = after(TAROT, {"deal": GARDE}, {"deal": GARDE}, {"deals": 0}, {"back": True})
    assert match_of(back["state"]["scoring"]).dealer == 1


def test_in_barbu_whoever_has_been_passed_over_deals_later_and_nobody_deals_too_often() -> None:
    left = [{"deal": {"contract": name}} for name in ("no-tricks", "no-hearts", "no-queens", "barbu", "no-last-two")]
    forced = after(BARBU, *left[:2], {"deals": 2}, *left)  # type: ignore[arg-type]
    match = match_of(forced["state"]["scoring"])
    assert [match.dealer_of(number) for number in (1, 3, 9, 10, 17, 24, 28)] == [0, 2, 2, 3, 0, 1, 1]
    state: Any = forced["state"]["scoring"]
    for dealers in ({"99": 1}, {"3": 9}, {"x": 1}, {"8": 5}):
        with pytest.raises(RecordError, match="dealers"):
            match_of({**state, "dealers": {"3": 2, **dealers}})


def test_the_dealer_of_an_earlier_deal_is_put_right_and_those_after_it_stay() -> None:
    played: list[dict[str, Json]] = [{"deal": {"contract": f"no-{name}"}} for name in ("tricks", "hearts", "queens")]
    answer = after(BARBU, *played, {"edit": 2}, {"deals": 3})
    assert [deal["dealer"] for deal in answer["state"]["scoring"]["deals"]] == [0, 3, 0]
    assert "Deal 2, put right: Dan dealt" in words(answer["html"])
    five: list[dict[str, Json]] = [
        {"begin": {"table": "dead", "players": "5"}},
        {"deal": {**GARDE, "taker": "1"}},
        {"edit": 1},
    ]
    dead = after(*five, {"deals": 3})
    assert dead["state"]["scoring"]["deals"][0]["dead"] == 3
    assert "error" in after(*five, {"deals": 1})


def test_the_names_of_the_players_are_in_the_file_in_and_out() -> None:
    file = json.loads(after(TAROT, {"deal": GARDE}, {"file": "json"})["text"])
    assert file["names"] == ["Ann", "Bea", "Cid", "Dan"]
    opened = after({"open": json.dumps(file)})
    assert "Ann" in words(opened["html"])
    assert json.loads(after({"open": json.dumps(file)}, {"file": "json"})["text"]) == file
    assert "names" in after({"open": json.dumps({**file, "names": ["Ann\n", "", "", ""]})})["error"]


def test_a_player_is_replaced_and_each_of_the_two_has_their_part_of_the_place() -> None:
    new: dict[str, Json] = {"names": {**PEOPLE, "name-0": "<b>Zoe", "replaces": "on"}}
    answer = after(TAROT, {"deal": GARDE}, new, {"deal": {**GARDE, "taker": "1"}})
    assert "Ann had +198 points after 1 deal; since then &lt;b&gt;Zoe has won −66" in words(answer["html"])
    assert totals(answer) == (132, 132, -132, -132)
    again = after(
        TAROT, {"deal": GARDE}, new, {"deal": GARDE}, {"names": {**PEOPLE, "name-0": "Yan", "replaces": "on"}}
    )
    assert "since then Yan has won 0" in words(again["html"])
    assert "Ann had" in after(TAROT, {"deal": GARDE}, new, {"file": "txt"})["text"]
    for broken in ([[9, 0, "Ann"]], [[0, -1, "Ann"]], [["0", 1, "Ann"]], "Ann"):
        with pytest.raises(RecordError, match="replaced"):
            Scoring({**answer["state"], "replaced": broken})


def test_the_doubles_of_a_deal_that_is_put_right_are_drawn_as_they_were() -> None:
    deal = {
        "contract": "no-queens",
        "won-0": "-24",
        "won-1": "0",
        "won-2": "0",
        "doubles-1-0": "on",
        "doubles-0-1": "on",
    }
    drawn = re.findall(
        r'<line[^>]* data-cell="([^"]+)" data-state="([^"]+)"', after(BARBU, {"deal": deal}, {"edit": 1})["html"]
    )
    assert {cell: state for cell, state in drawn if state != "0"} == {"1-0": "2"}
    # No pair stands there twice, nor the other way round.
    assert len({frozenset(cell.split("-")) for cell, _ in drawn}) == 6


@every(FILES)
def test_the_file_of_a_match_is_that_of_the_command_in_and_out(file: dict[str, Json]) -> None:
    answer = after({"open": json.dumps(file)}, {"file": "json"})
    kept = json.loads(answer["text"])
    assert match_of(kept) == match_of(file)
    assert json.loads(after({"open": answer["text"]}, {"file": "json"})["text"]) == kept


@every(FILES)
def test_every_deal_of_a_match_can_be_filled_in_again_and_comes_out_the_same(file: dict[str, Json]) -> None:
    match = match_of(file)
    game = GAMES[match.HOUSE.game]
    for number, deal in enumerate(match.deals, 1):
        before = match.before(number)
        assert before.after(game.entered(game.fields_of(deal), before)).sheets[-1].scores == match.scores[number - 1]


def test_a_file_of_ten_megabytes_is_refused() -> None:
    assert "error" in after({"open": '{"deals": ["' + "x" * 10_000_000})


def test_names_are_escaped_and_no_formula_in_a_spreadsheet() -> None:
    begun: dict[str, Json] = {"begin": {"table": "fft", "players": "3", "name-0": "<b>Ann", "name-1": "=1+1"}}
    assert "<b>Ann" not in after(begun, {"deal": GARDE})["html"]
    assert after(begun, {"deal": GARDE}, {"file": "csv"})["text"].startswith(",<b>Ann,'=1+1,Player 3\n1,")


def test_a_misere_is_entered_where_the_house_plays_it_and_can_be_corrected() -> None:
    assert "misere-0" not in after(TAROT)["html"]
    state: Any = after(TAROT)["state"]
    state["scoring"]["rules"] = {**state["scoring"]["rules"], "misere": True}
    begun = Scoring(state)
    assert "misere-3" in begun.html
    plain = Scoring(begun.to_json())
    plain.answer({"deal": GARDE})
    begun.answer({"deal": {**GARDE, "misere-3": "on"}})
    assert [won - less for won, less in zip(begun.match.totals, plain.match.totals, strict=True)] == [-10, -10, -10, 30]  # type: ignore[union-attr]
    begun.answer({"edit": 1})
    assert 'name="misere-3" value="on" checked' in begun.html


def test_a_sheet_is_a_picture_that_says_all_of_it_and_has_nothing_to_press() -> None:
    begun: dict[str, Json] = {"begin": {"table": "fft", "players": "3", "name-0": "<b>Ann", "evening": "Thursday"}}
    answer = after(begun, {"deal": GARDE}, {"file": "svg"})
    assert answer["file"] == "Thursday.svg"
    drawing = fromstring(answer["picture"])  # noqa: S314 (our own)
    written = " ".join(drawing.itertext())
    assert "<b>Ann" in written
    assert "+132 (+132)" in written
    assert "✎" not in written


@every(ENDINGS)
def test_before_anything_is_begun_there_is_no_file(ending: str) -> None:
    assert after({"file": ending}) == {"error": "Nothing has been written down yet."}


@pytest.mark.parametrize(
    ("intents", "said"),
    [
        ([TAROT, {"deal": {**GARDE, "points": "12.3"}}], "points: found “12.3”"),
        ([TAROT, {"deal": {**GARDE, "points": "1e9"}}], "points"),
        ([TAROT, {"deal": {**GARDE, "points": "inf"}}], "points"),
        ([TAROT, {"deal": {**GARDE, "taker": "9"}}], "taker"),
        ([TAROT, {"deal": {}}], "points"),
        ([TAROT, {"edit": 1}], "deal: found 1"),
        ([TAROT, {"back": True}], "deal: found 0"),
        ([{"begin": {"table": "bridge"}}], "table"),
        ([{"begin": {"table": "fft", "players": "6"}}], "players"),
        ([{"open": "{"}], "column 2"),
        ([{"open": '{"game": "tarot", "v": 99}'}], "v: found"),
        ([{"deal": GARDE}], "Nothing has been written down yet."),
        ([{"what": True}], "intent"),
    ],
)
def test_what_cannot_be_is_said_and_changes_nothing(intents: list[dict[str, Json]], said: str) -> None:
    answer = after(*intents)
    assert said in answer["error"]
    assert "html" not in answer


def test_ten_evenings_worth_of_deals_are_on_one_pad() -> None:
    state: Any = after(TAROT)["state"]
    state["scoring"]["deals"] = [Scoring(state)._game.entered(GARDE, match_of(state["scoring"]))] * 280  # noqa: SLF001
    assert totals({"state": state}) == (280 * 198, *(280 * -66,) * 3)
    assert "Deal 281" in words(Scoring(state).html)
