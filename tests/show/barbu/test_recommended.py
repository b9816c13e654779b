"""What is advised in Barbu: the move, why and who says so."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.show.barbu.positions import reached, shown
from tests.show.test_advice import said
from tutor.core.cards import BARBU
from tutor.core.record import Record
from tutor.show.table.recommended import CHOICE
from tutor.show.text import NO_ADVICE
from tutor.show.text import advice as explain
from tutor.show.words import Words

ENGLISH = Words("en")
LEAD = Record(
    "barbu",
    4,
    (BARBU.read("S4 S9 SK H2 DA"), None, None, None),
    start={"phase": "play", "contract": "no-tricks", "leader": 0},
)


@pytest.mark.parametrize(
    ("lang", "heading", "said"),
    [
        ("en", "Advice, not a rule", "Pass Against an average hand, yours promises about"),
        (
            "fr",
            "Un conseil, pas une règle",
            "Passe Face à une main moyenne, la vôtre promet environ",
        ),
    ],
)
def test_whoever_asks_is_told_what_to_do_why_and_who_says_so(lang: str, heading: str, said: str) -> None:
    panel = shown(reached("no-tricks"), lang).one(".tutor-advice")
    assert panel.one(".heading").text.startswith(heading)
    assert said in panel.text
    assert "Parlett" in panel.text
    assert "b-str-dbl-pass" in panel.rules
    assert shown(reached("no-tricks", "pass"), lang).all(".tutor-advice") == []


def test_the_text_says_what_to_do_why_and_who_says_so() -> None:
    assert said(LEAD)["choice"] == {
        "move": "H2",
        "rule": "B-STR-LOW",
        "facts": {"card": "H2", "suit": "H", "above": 12, "below": 0},
        "text": "Somebody will probably have to beat 2♥: 12 higher cards of its suit are still out, and no lower one.",
        "sources": [],
    }
    assert explain(LEAD, ENGLISH).strip().split("\n") == [
        ENGLISH.say(CHOICE),
        "  2♥",
        f"      {said(LEAD)['choice']['text']} [B-STR-LOW]",
    ]


def test_it_is_said_beside_a_call_what_to_keep_for_another_hand() -> None:
    hands = (BARBU.read("S2 SA S10 H2 HQ H8 D2 DK D9 C2 C8 C9 CJ"), None, None, None)
    call = Record("barbu", 4, hands, dealer=0)
    note = said(call)["choice"]["note"]
    assert note == {
        "rule": "B-STR-CALL-KEEP",
        "facts": {"kept": "domino", "promise": -4, "price": 17},
        "text": "Domino promises −4 points with this hand, but to keep it for another is worth about 17.",
    }
    assert f"\n      {note['text']} [B-STR-CALL-KEEP]\n" in explain(call, ENGLISH)


def test_beside_a_call_stands_what_each_contract_that_is_left_promises_and_is_worth_to_keep() -> None:
    hands = (BARBU.read("S6 S9 H3 H6 H9 HK HA D6 D8 D10 DJ C7 C9"), None, None, None)
    called = ["no-tricks", "no-queens", "no-last-two", "domino"]
    call = Record("barbu", 4, hands, dealer=0, history={"called": called})
    assert said(call)["offers"] == [
        {"contract": "no-hearts", "promises": -3, "price": 3},
        {"contract": "barbu", "promises": 2, "price": 2},
        {"contract": "trumps", "promises": 5, "price": 11},
    ]
    assert explain(call, ENGLISH).endswith("\n      Trumps: promises +5; worth 11 to keep\n")
    another = replace(call, rules={"ravage_city": True, "values": "ravage"}, history={"called": ["barbu"]})
    assert "offers" not in said(another)


def test_there_is_no_advice_where_there_is_no_choice() -> None:
    only = replace(LEAD, start={**(LEAD.start or {}), "leader": 3}, moves=("D3",))
    assert said(only) is None
    assert explain(only, ENGLISH) == f"\n{ENGLISH.say(NO_ADVICE)}\n"


def test_advice_names_other_players_by_where_they_sit() -> None:
    hands = (BARBU.read("S2 S3 S4 S5 H2 H3 H4 D2 D3 D4 C2 C3 C4"), None, None, None)
    redouble = Record("barbu", 4, hands, dealer=0, moves=("no-tricks", "double 0", "pass", "pass"))
    assert said(redouble)["choice"]["text"] == (
        "You were doubled by the player on your left. Your hand promises about 13 points more than an average one:"
        " enough to raise the bet."
    )
