"""The command that shows what defenders' cards tell by an agreement, and checks one that a club has written down."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.command import Output, said
from tutor.cli.command import main
from tutor.tarot.conventions.pack import PACKS

EXAMPLES = Path(__file__).parents[1] / "docs" / "examples"
CLUB = str(EXAMPLES / "our-club.toml")
#: The hand of a defender who could begin with an ace.
HAND = "D2 DQ D9 C3 C4 C5 C6 S1 S2 S3 S4 H1 H2 H3 H4 H5 H6 T5"
#: The defender leads to the first trick of a deal.
LEAD = {
    "game": "tarot",
    "players": 4,
    "hands": {"1": HAND.split()},
    "from": {"phase": "play", "taker": 0, "contract": "garde", "leader": 1},
}


def refused(output: Output, *arguments: str) -> tuple[str, str]:
    """What a command says before it is refused, and the sentence with which it is."""
    assert main([*arguments, "--lang", "en"]) == 2
    told = output.readouterr()
    return told.out, told.err


def file(folder: Path, text: str) -> str:
    path = folder / "club.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_without_a_file_the_usual_agreement_is_shown_moment_by_moment_with_who_teaches_it(capsys: Output) -> None:
    told = said(capsys, "conventions")
    assert told.startswith(
        "The federation’s signals\n\nThe defence’s first lead of a suit\n  1 to 5: “I hold the king or"
    )
    assert "      A low lead promises a major honour [T-SIG-LEAD-LOW]\n      Sources: Wikipedia" in told
    assert "  Q, K: nothing. A king or a queen that is led speaks for itself.\n" in told
    assert "  Odd trumps: “I hold at least 7 trumps. Please lead trumps.”\n" in told
    assert "  Any trump: “I hold the Petit." in told
    assert "  The Excuse: “I may hold the Petit.”\n" in told
    assert "Where the sources differ: The committee of Burgundy teaches" in told
    assert told.endswith("No card has two meanings at one moment, and none is forgotten.\n")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", PACKS)
def test_every_agreement_that_is_here_can_be_shown_by_its_name(name: str, lang: str, capsys: Output) -> None:
    assert main(["conventions", name, "--lang", lang, "--json"]) == 0
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert told["name"] == name
    assert told["faults"] == []
    assert all(line["sources"] for line in told["lines"])


def test_a_club_s_own_is_shown_with_what_it_has_agreed_on(capsys: Output) -> None:
    told = said(capsys, "conventions", CLUB)
    assert told.startswith("What we play on Thursdays\n")
    assert "A high card, the second time [our-second-lead]\n      Sources: Agreed at our table in March\n" in told
    assert "T-SIG-MAIN-FORTE" not in told
    assert json.loads(said(capsys, "conventions", CLUB, "--json"))["lines"][-1] == {
        "when": "opening-suit",
        "cards": ["1"],
        "means": "long-suit",
        "also": True,
        "rule": "our-ace",
        "text": "I hold at least five cards of this suit.",
        "title": "An ace to begin with",
        "sources": ["Agreed at our table in March"],
    }


def test_standard_input_is_read_too(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(Path(CLUB).read_bytes()), "utf-8"))
    assert said(capsys, "conventions", "-").startswith("What we play on Thursdays\n")


def test_a_forgotten_card_is_told_and_a_card_with_two_meanings_is_refused(tmp_path: Path, capsys: Output) -> None:
    words = 'title = "A"\nstatement = "A."\nsource = "We"\n'
    line = '[[line]]\nrule = "a{n}"\n' + words + 'when = "first-suit"\ncards = "{cards}"\n'
    one = 'name = "club"\n' + line.format(n=1, cards="1-5") + 'means = "king"\n'
    told = said(capsys, "conventions", file(tmp_path, one))
    assert "  · The defence’s first lead of a suit: nothing is written for 6 to K: give a meaning" in told
    two = one + line.format(n=2, cards="5-K") + 'means = "queen"\n'
    shown, error = refused(capsys, "conventions", file(tmp_path, two))
    assert "  ✗ The defence’s first lead of a suit: two meanings for 5, by a1 and by a2" in shown
    assert shown.endswith("No table plays by this agreement until that is put right.\n")
    assert "an agreement that a table can play by" in error


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('name = "club', 'club.toml: line 1: found “name = "club”, expected TOML'),
        (
            'name = "club"\n\n[[silent]]\nwhen = "noon"\n',
            "club.toml: line 3: silent[0].when: found “noon”, expected one of",
        ),
        ('name = "club"\ntitle = "\\u001b[2J"\n', "club.toml: title: found “\\x1b[2J”, expected a text of at most 400"),
    ],
)
def test_a_file_that_cannot_be_read_is_refused_with_its_line(
    text: str, complaint: str, tmp_path: Path, capsys: Output
) -> None:
    shown, error = refused(capsys, "conventions", file(tmp_path, text))
    assert not shown
    assert complaint in error


def test_there_is_no_such_file(capsys: Output) -> None:
    assert "bulogne" in refused(capsys, "conventions", "bulogne")[1]


def test_signals_are_judged_by_a_club_s_agreement_when_a_position_is_explained(tmp_path: Path, capsys: Output) -> None:
    record = tmp_path / "lead.json"
    record.write_text(json.dumps(LEAD), encoding="utf-8")
    usual = said(capsys, "explain", str(record), "--advice")
    ours = said(capsys, "explain", str(record), "--advice", "--conventions", CLUB)
    assert "our-ace" not in usual
    assert "[our-ace]" in ours
    assert "“What we play on Thursdays”" in ours
    assert usual.partition("Advice")[0] == ours.partition("Advice")[0], "no verdict depends on it"
    answer = json.loads(said(capsys, "explain", str(record), "--advice", "--json", "--conventions", "boulogne"))
    assert {tell["rule"] for card in answer["advice"]["signals"] for tell in card["tells"]} >= {"T-SIG-LEAD-LOW"}


def test_an_agreement_is_read_once_for_all_records_of_standard_input(
    capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    two_lines = f"{json.dumps(LEAD)}\n" * 2
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(two_lines.encode()), "utf-8"))
    told = said(capsys, "explain", "-", "--json", "--advice", "--conventions", CLUB)
    assert [line.count('"our-ace"') for line in told.splitlines()] == [2, 2], "the aces of spades and hearts"


def test_barbu_has_no_such_house_rule(tmp_path: Path, capsys: Output) -> None:
    record = tmp_path / "barbu.json"
    record.write_text(json.dumps({"game": "barbu", "players": 4, "dealer": 0, "hands": {}}), encoding="utf-8")
    assert "rules.conventions" in refused(capsys, "explain", str(record), "--conventions", "boulogne")[1]


def test_a_table_s_score_takes_no_notice_of_its_conventions(capsys: Output) -> None:
    deal = ["score", "--taker", "0", "--contract", "garde", "--points", "49", "--bouts", "2"]
    assert said(capsys, *deal) == said(capsys, *deal, "--rule", "conventions=boulogne")
    assert "federation, boulogne, short-suits" in refused(capsys, *deal, "--rule", "conventions=bulogne")[1]
