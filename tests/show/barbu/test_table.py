"""Barbu on the table: the six pairs, the suits of Domino, what lies face up, the settlement, the score sheet."""

from __future__ import annotations

import re
from html import unescape
from typing import Any, cast

import pytest

from tutor import barbu
from tutor.barbu.bets import Bets
from tutor.barbu.doubling import Doubling
from tutor.barbu.match import Match
from tutor.barbu.settlement import settled
from tutor.cards import BARBU
from tutor.hosts.session import Session
from tutor.hosts.state import Deal
from tutor.record import Record
from tutor.rule import Sheet
from tutor.show.barbu.bets import matrix
from tutor.show.barbu.settlement import ledger, sheet
from tutor.show.barbu.stage import BarbuStage
from tutor.show.felt import PLACES
from tutor.show.html import Html
from tutor.show.stage import OnTable
from tutor.show.story import Step
from tutor.show.table import table
from tutor.show.view import View
from tutor.show.words import Words

HANDS = tuple(BARBU.set(BARBU.cards[number::4]) for number in range(4))


def words(players: int = 4, lang: str = "en") -> Html:
    return Html(lang, 0).to(0, players, clockwise=True)


def text(html: str) -> str:
    """What somebody hears who does not see."""
    seen = re.sub(r"<span[^>]*aria-hidden=\"true\"[^>]*>[^<]*</span>", "", html)
    return unescape(re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", seen))).strip()


def reached(*moves: str, dealer: int = 3, **more: Any) -> Any:  # noqa: ANN401 - house rules, and any phase
    return barbu.position(Record("barbu", 4, HANDS, dealer=dealer, moves=moves, **more))


def on_table(at: Any) -> OnTable[Any, Any]:  # noqa: ANN401 - any phase
    return BarbuStage().on_table(at)


def shown(at: Any, lang: str = "en") -> str:  # noqa: ANN401 - any phase
    match = Match.of({"game": "barbu", "dealer": 3, "seed": 1, "deals": []})
    return table(View("barbu", at, 0, 1, live=True, match=match), Html(lang))


def test_the_next_player_sits_on_the_left() -> None:
    page = on_table(reached()).felt(0, words()).html(3, words())
    assert re.findall(r"seat at-([a-z-]+)", page) == ["you", "left", "top", "right"]
    assert re.findall(r'class="who">([^<]*)', page) == ["You", "Left", "Opposite", "Right"]
    assert words().player(1) == "the player on your left"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_everybody_has_a_place_at_a_table_of_salade(players: int) -> None:
    page = Session({"game": "barbu", "players": players, "seed": 1, "rules": {"salade": True}}).html
    places = re.findall(r"seat at-([a-z-]+)", page)
    assert sorted(places) == sorted(PLACES[players])
    assert places[1] == "left"
    assert len(set(re.findall(r'class="who">([^<]*)', page))) == players


def test_the_matrix_has_six_pairs_with_a_sign_a_word_and_who_has_said_so() -> None:
    page = matrix(Bets(((1, 0), (2, 1), (0, 1))), words())
    assert re.findall(r'<th scope="col">([^<]*)', page) == ["against", "Left", "Opposite", "Right"]
    assert re.findall(r'<th scope="row">([^<]*)', page) == ["You", "Left", "Opposite"]
    pairs = [cell for cell in re.findall(r"<td>(.*?)</td>", page) if cell]
    assert len(pairs) == 6
    assert "<caption>" in page
    assert "×2 redoubled" in pairs[0]
    assert "Left ⇄ You" in pairs[0]
    assert "The player on your left against you: redoubled" in text(pairs[0])
    assert [text(pair) for pair in pairs[1:3]] == ["no bet", "no bet"]
    assert "×1 doubled" in pairs[3]
    assert "Opposite → Left" in pairs[3]


def test_the_buttons_of_a_doubling_say_whom_they_are_against() -> None:
    at = reached("no-tricks", dealer=3)
    assert isinstance(at, Doubling)
    offered = on_table(at).buttons([move for move, _ in at.obligation()])
    assert offered[0] == "pass"
    assert [text(on_table(at).label(move, words())) for move in offered[1:]] == [
        *("Double: Left", "Double: Opposite", "Double: Right", "Double: Left, Right", "Double: Opposite, Right"),
        *("Flanks (double: Left, Opposite)", "Maximum (double: Left, Opposite, Right)"),
    ]


def test_whoever_was_doubled_may_redouble_with_the_same_button() -> None:
    at = reached("no-tricks", "double 0", "pass", "pass", dealer=0)
    offered = on_table(at).buttons([move for move, _ in at.obligation()])
    labels = {move: text(on_table(at).label(move, words())) for move in offered}
    assert labels["double 1"] == "Redouble: Left"
    assert labels["double max"] == "Maximum (redouble: Left)"
    assert "double flanks" not in labels
    page = shown(at)
    assert page.count("data-forbidden") == 2


def test_redoubles_stand_together_then_doubles_and_what_is_both_says_so_in_full() -> None:
    at = reached("no-tricks", "double 0", "pass", dealer=1)
    page = shown(at).split('data-part="choices"')[1]
    assert re.findall(r'class="group" role="group" aria-label="([^"]*)"', page) == ["Redouble:", "Double:"]
    offered = on_table(at).buttons([move for move, _ in at.obligation()])
    labels = {move: on_table(at).label(move, words()) for move in offered}
    assert ">Opposite<" in labels["double 2"]
    assert text(labels["double 2"]) == "Redouble: Opposite"
    assert labels["double 1 2"] == "Double: Left; redouble: Opposite"
    assert labels["double flanks"] == "Flanks (double: Right; redouble: Opposite)"
    assert (
        on_table(at).label("double 1 2", words(lang="fr"))
        == "Contre\N{NO-BREAK SPACE}: Gauche\N{NO-BREAK SPACE}; surcontre\N{NO-BREAK SPACE}: En face"
    )


def test_many_calls_that_are_made_already_are_folded_away_and_keep_their_groups() -> None:
    at = reached(dealer=0, history=(("domino", "barbu"), {}))
    open_, fold = shown(at).split('data-part="choices"')[1].split('class="fold"')
    assert "data-forbidden" not in open_
    assert 'data-move="trumps H"' in open_
    assert fold.count("data-forbidden") == 14
    assert 'aria-label="Domino from:"' in fold
    assert "<summary>Not allowed now, and why (14)</summary>" in fold


def test_calls_are_grouped_by_suit_and_rank_with_full_names() -> None:
    page = shown(reached(dealer=0))
    groups = re.findall(r'class="group" role="group" aria-label="([^"]*)"', page)
    assert groups == ["Trumps:", "Domino from:"]
    assert page.count('data-move="trumps ') == 4
    assert page.count('data-move="domino ') == 13
    assert "Trumps, hearts</span>" in page
    assert page.count('tabindex="0"') == 1


def test_the_suits_of_domino_say_what_lies_and_what_fits() -> None:
    at = reached("domino 8", *["pass"] * 4, "H8", "D8", "D9", "S8")
    page = on_table(at).felt(0, words()).free
    rows = [text(row) for row in re.findall(r"<li>(.*?)</li>", re.sub(r'<div class="suit".*?</div>', "", page))]
    assert rows == [
        "Spades: the 8 of spades ; fits next: the 7 of spades or the 9 of spades",
        "Hearts: the 8 of hearts ; fits next: the 7 of hearts or the 9 of hearts",
        "Diamonds: the 8 of diamonds to the 9 of diamonds ; fits next: the 7 of diamonds or the 10 of diamonds",
        "Clubs: nothing yet; fits next: the 8 of clubs",
    ]
    assert re.findall(r'data-card="(\w+)"', page) == ["S8", "H8", "D8", "D9"]
    assert page.count("data-fits") == 7
    assert page.count('class="rank"') == 52


def test_queens_that_were_won_lie_face_up_before_their_taker() -> None:
    hands = ("SQ S2", "SK H4", "SJ H3", "S10 H2")
    start = {"phase": "play", "contract": "no-queens", "leader": 0}
    record = Record("barbu", 4, tuple(map(BARBU.read, hands)), start=start, moves=("SQ", "SK", "SJ", "S10"))
    at = barbu.position(record)
    places = on_table(at).felt(0, words()).chairs
    assert [place.won for place in places] == [BARBU.none, BARBU.read("SQ"), BARBU.none, BARBU.none]
    assert [place.note for place in places] == ["tricks: 0", "tricks: 1", "tricks: 0", "tricks: 0"]
    other = barbu.position(Record("barbu", 4, record.hands, start={**start, "contract": "barbu"}, moves=record.moves))
    assert not any(place.won for place in on_table(other).felt(0, words()).chairs)


def cells(page: str) -> dict[str, list[str]]:
    """The rows of the last table by their heads."""
    last = page.rsplit("<table", maxsplit=1)[-1]
    rows = re.findall(r'<tr><th scope="row">(.*?)</th>(.*?)</tr>', last)
    return {
        text(head): [re.sub("<[^>]*>", "", cell) for cell in re.findall("<td>(.*?)</td>", row)] for head, row in rows
    }


def test_the_settlement_is_a_sum_that_can_be_followed_column_by_column() -> None:
    bets = Bets(((1, 0), (2, 3), (3, 2), (0, 1)))
    page = sheet(settled((-4, -8, -2, -12), bets), words(), linked=True)
    assert cells(page) == {
        "in the contract": ["−4", "−8", "−2", "−12"],
        "The player on your left against you: redoubled": ["+8", "−8", "", ""],
        "The player opposite against the player on your right: redoubled": ["", "", "+20", "−20"],
        "in all": ["+4", "−16", "+18", "−32"],
    }
    for column in range(4):
        *addends, total = [int(row[column].replace("−", "-") or 0) for row in cells(page).values()]
        assert sum(addends) == total


def test_without_a_bet_the_lines_of_the_contract_are_enough() -> None:
    assert "<table" not in sheet(settled((-4, -8, -2, -12), Bets()), words(), linked=True)
    undoubled = reached("no-tricks", *["pass"] * 4)
    page = sheet(barbu.result(undoubled), words(), linked=True)
    assert "b-und-skip" in page
    assert "a third of −26" in page
    assert isinstance(barbu.result(undoubled), Sheet)


def test_the_score_sheet_says_who_has_called_what_and_who_owes_a_double() -> None:
    deals = [{"dealer": 0, "contract": "barbu", "base": [0, -20, 0, 0], "doubles": [[1, "max"]]}]
    page = ledger(Match.of({"game": "barbu", "dealer": 0, "deals": deals}), words())
    called, owed = page.split("<table")[1:]
    assert "in deal 1" in called
    assert called.count("still to call") == 27
    assert cells("<table" + owed)["Left"] == ["1", "", "2", "2"]
    assert cells("<table" + owed)["Right"] == ["2", "2", "2", ""]


def test_nothing_is_written_down_where_nobody_chooses_a_contract_or_doubles() -> None:
    assert ledger(Match.of({"game": "barbu", "dealer": 0, "deals": [], "rules": {"salade": True}}), words()) == ""


def salade(lang: str = "en") -> Session:
    """The first deal of a match with Salade at a table of six, where the learner has something to play."""
    return Session({"game": "barbu", "players": 6, "rules": {"salade": True}, "seed": 1, "lang": lang})


def verdict(html: str) -> str:
    return html.split('data-part="verdict"')[1].split('data-part="rulings"', maxsplit=1)[0]


def test_at_a_large_table_a_trick_that_is_over_folds_under_who_has_won_it() -> None:
    page = verdict(str(salade().answer({"play": "S6"})["html"]))
    folded, now = page.split("<details>")[1].split("</details>")
    assert text(folded).startswith("The second player on your left wins the trick with")
    assert "You:" in text(folded)
    assert "A free lead." in text(now)
    assert "<details>" not in verdict(shown(reached("no-tricks", *["pass"] * 4)))


@pytest.mark.parametrize(
    ("lang", "over"),
    [("en", "The match is over. In first place: "), ("fr", "La partie est finie. À la première place : ")],
)
def test_the_end_of_a_match_names_the_winner_and_offers_another_match(lang: str, over: str) -> None:
    one = salade(lang)
    for _ in range(5):
        one.answer({"finish": True})
        one.answer({"next": True})
    match = cast("Deal", one.state.table).match
    page = str(one.answer({"finish": True})["html"])
    ranking = match.closed(one.at).ranking
    first = words(6, lang).list((words(6, lang).player(place.seat) for place in ranking if place.place == 1), "and")
    assert f"{over}{first}." in text(verdict(page)).replace("\xa0", " ")
    last = words(6, lang).player(ranking[-1].seat)
    assert re.search(rf"[56]. {re.escape(last)} ?: −", text(page).replace("\xa0", " "))
    assert 'data-intent="next"' not in page
    assert page.count('data-intent="deal"') == 1
    another = str(one.answer({"deal": None})["html"])
    assert {"en": "Barbu: deal 1 of 6", "fr": "Barbu : donne 1 sur 6"}[lang] in text(another).replace("\xa0", " ")


def test_after_a_deal_stands_who_deals_next_and_what_may_be_called() -> None:
    one = Session({"game": "barbu", "dealer": 0, "seed": 55})
    assert "Next to deal" not in one.html
    page = text(str(one.answer({"finish": True})["html"]))
    assert "Next to deal: you. Still to call: " in page


@pytest.mark.parametrize(
    ("lang", "heading", "said"),
    [
        ("en", "Advice, not a rule", "Pass Compared with an average hand, yours promises about"),
        (
            "fr",
            "Un conseil, pas une règle",
            "Passe Par rapport à une main moyenne, la vôtre promet, en points, environ",
        ),
    ],
)
def test_whoever_asks_is_told_what_to_do_why_and_who_says_so(lang: str, heading: str, said: str) -> None:
    page = shown(reached("no-tricks"), lang)
    panel = page[page.index('class="tutor-advice"') :]
    assert heading in text(page)
    assert said in text(panel)
    assert "Parlett" in text(panel)
    assert "#b-str-dbl-pass" in panel
    assert 'class="tutor-advice"' not in shown(reached("no-tricks", "pass"), lang)


def test_the_story_tells_who_has_doubled_and_redoubled_whom() -> None:
    start = reached("no-tricks", dealer=0)
    steps, at = [], start
    for move in ("double 0 2", "double max", "pass", "pass"):
        steps.append(Step(at, move))
        at = at.after(move)
    lines = list(BarbuStage().tell(steps, Words("en", 0).to(0, 4, clockwise=True)))
    assert lines[0] == "The player on your left: double against you and the player opposite."
    assert lines[2] == "The player opposite: redouble against the player on your left."
    assert lines[-1] == "You: no double."


def test_the_story_says_that_an_undoubled_contract_is_not_played() -> None:
    at = reached("no-tricks", *["pass"] * 3)
    lines = list(BarbuStage().tell([Step(at, "pass")], Words("en", 0)))
    assert lines[-1] == "Nobody has doubled, so this negative contract is not played."
