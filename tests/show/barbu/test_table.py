"""Barbu on the table: the six pairs, the suits of Domino, what lies face up, the settlement, the score sheet."""

from __future__ import annotations

from typing import Any, cast

import pytest

from tests.page import Table, page
from tutor import barbu
from tutor.barbu.bets import Bets
from tutor.barbu.doubling import Doubling
from tutor.barbu.match import Match
from tutor.barbu.settlement import settled
from tutor.cards import BARBU
from tutor.hosts.session import Session
from tutor.hosts.tables import Deal
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


def reached(*moves: str, dealer: int = 3, **more: Any) -> Any:  # noqa: ANN401 - house rules, and any phase
    return barbu.position(Record("barbu", 4, HANDS, dealer=dealer, moves=moves, **more))


def on_table(at: Any) -> OnTable[Any, Any]:  # noqa: ANN401 - any phase
    return BarbuStage().on_table(at)


def shown(at: Any, lang: str = "en") -> Table:  # noqa: ANN401 - any phase
    match = Match.of({"game": "barbu", "dealer": 3, "seed": 1, "deals": []})
    return Table(table(View("barbu", at, 0, 1, live=True, match=match), Html(lang)))


def test_the_next_player_sits_on_the_left() -> None:
    chairs = Table(on_table(reached()).felt(0, words()).html(3, words())).chairs
    assert [chair.at for chair in chairs] == ["you", "left", "top", "right"]
    assert [chair.who for chair in chairs] == ["You", "Left", "Opposite", "Right"]
    assert words().player(1) == "the player on your left"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_everybody_has_a_place_at_a_table_of_salade(players: int) -> None:
    chairs = Table(Session({"game": "barbu", "players": players, "seed": 1, "rules": {"salade": True}}).html).chairs
    assert sorted(chair.at for chair in chairs) == sorted(PLACES[players])
    assert chairs[1].at == "left"
    assert len({chair.who for chair in chairs}) == players


def test_the_matrix_has_six_pairs_with_a_sign_a_word_and_who_has_said_so() -> None:
    bets = page(matrix(Bets(((1, 0), (2, 1), (0, 1))), words()))
    assert bets.columns == ["against", "Left", "Opposite", "Right"]
    assert list(bets.rows) == ["You", "Left", "Opposite"]
    pairs = [cell for cell in bets.all("td") if cell.content]
    assert len(pairs) == 6
    assert bets.one("caption").text
    assert "×2 redoubled" in pairs[0].seen
    assert "Left ⇄ You" in pairs[0].seen
    assert "The player on your left against you: redoubled" in pairs[0].text
    assert [pair.text for pair in pairs[1:3]] == ["no bet", "no bet"]
    assert "×1 doubled" in pairs[3].seen
    assert "Opposite → Left" in pairs[3].seen


def test_the_buttons_of_a_doubling_say_whom_they_are_against() -> None:
    at = reached("no-tricks", dealer=3)
    assert isinstance(at, Doubling)
    offered = on_table(at).buttons([move for move, _ in at.obligation()])
    assert offered[0] == "pass"
    assert [page(on_table(at).label(move, words())).text for move in offered[1:]] == [
        *("Double: Left", "Double: Opposite", "Double: Right", "Double: Left, Right", "Double: Opposite, Right"),
        *("Flanks (double: Left, Opposite)", "Maximum (double: Left, Opposite, Right)"),
    ]


def test_whoever_was_doubled_may_redouble_with_the_same_button() -> None:
    at = reached("no-tricks", "double 0", "pass", "pass", dealer=0)
    offered = on_table(at).buttons([move for move, _ in at.obligation()])
    labels = {move: page(on_table(at).label(move, words())).text for move in offered}
    assert labels["double 1"] == "Redouble: Left"
    assert labels["double max"] == "Maximum (redouble: Left)"
    assert "double flanks" not in labels
    assert len(shown(at).forbidden) == 2


def test_redoubles_stand_together_then_doubles_and_what_is_both_says_so_in_full() -> None:
    at = reached("no-tricks", "double 0", "pass", dealer=1)
    groups = shown(at).part("choices").all(".group")
    assert [(group["role"], group["aria-label"]) for group in groups] == [("group", "Redouble:"), ("group", "Double:")]
    offered = on_table(at).buttons([move for move, _ in at.obligation()])
    labels = {move: on_table(at).label(move, words()) for move in offered}
    assert ">Opposite<" in labels["double 2"]
    assert page(labels["double 2"]).text == "Redouble: Opposite"
    assert labels["double 1 2"] == "Double: Left; redouble: Opposite"
    assert labels["double flanks"] == "Flanks (double: Right; redouble: Opposite)"
    assert (
        on_table(at).label("double 1 2", words(lang="fr"))
        == "Contre\N{NO-BREAK SPACE}: Gauche\N{NO-BREAK SPACE}; surcontre\N{NO-BREAK SPACE}: En face"
    )


def test_many_calls_that_are_made_already_are_folded_away_and_keep_their_groups() -> None:
    at = reached(dealer=0, history={"called": ["domino", "barbu"]})
    calling = shown(at)
    fold = calling.part("choices").one(".fold")
    assert fold.moves == calling.forbidden
    assert "trumps H" in {*calling.part("choices").moves} - {*fold.moves}
    assert len(fold.moves) == 14
    assert fold.one(".group")["aria-label"] == "Domino from:"
    assert fold.one("summary").text == "Not allowed now, and why (14)"


def test_calls_are_grouped_by_suit_and_rank_with_full_names() -> None:
    choices = shown(reached(dealer=0)).part("choices")
    groups = {group["aria-label"]: group.moves for group in choices.all(".group")}
    assert groups == {
        "Trumps:": [f"trumps {suit}" for suit in "SHDC"],
        "Domino from:": [
            f"domino {rank}" for rank in ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
        ],
    }
    assert choices.one('[data-move="trumps H"]').text == "Trumps, hearts"
    assert len(choices.all('[tabindex="0"]')) == 1


def test_the_suits_of_domino_say_what_lies_and_what_fits() -> None:
    at = reached("domino 8", *["pass"] * 4, "H8", "D8", "D9", "S8")
    row = page(on_table(at).felt(0, words()).free)
    said = [spoken for spoken in row.texts(".tutor-said") if ":" in spoken]
    assert said == [
        "Spades: the 8 of spades; fits next: the 7 of spades or the 9 of spades",
        "Hearts: the 8 of hearts; fits next: the 7 of hearts or the 9 of hearts",
        "Diamonds: the 8 of diamonds to the 9 of diamonds; fits next: the 7 of diamonds or the 10 of diamonds",
        "Clubs: nothing yet; fits next: the 8 of clubs",
    ]
    assert row.cards == ["S8", "H8", "D8", "D9"]
    assert len(row.all("[data-fits]")) == 7
    assert len(row.all(".rank")) == 52


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


def cells(html: str) -> dict[str, list[str]]:
    """The rows of the last table by their heads."""
    return page(html).all("table")[-1].rows


def test_the_settlement_is_a_sum_that_can_be_followed_column_by_column() -> None:
    bets = Bets(((1, 0), (2, 3), (3, 2), (0, 1)))
    settlement = cells(sheet(settled((-4, -8, -2, -12), bets), words(), linked=True))
    assert settlement == {
        "in the contract": ["−4", "−8", "−2", "−12"],
        "The player on your left against you: redoubled": ["+8", "−8", "", ""],
        "The player opposite against the player on your right: redoubled": ["", "", "+20", "−20"],
        "in all": ["+4", "−16", "+18", "−32"],
    }
    for column in range(4):
        *addends, total = [int(row[column].replace("−", "-") or 0) for row in settlement.values()]
        assert sum(addends) == total


def test_without_a_bet_the_lines_of_the_contract_are_enough() -> None:
    assert "<table" not in sheet(settled((-4, -8, -2, -12), Bets()), words(), linked=True)
    undoubled = reached("no-tricks", *["pass"] * 4)
    told = page(sheet(barbu.result(undoubled), words(), linked=True))
    assert "b-und-skip" in told.rules
    assert "a third of −26" in told.text
    assert isinstance(barbu.result(undoubled), Sheet)


def test_the_score_sheet_says_who_has_called_what_and_who_owes_a_double() -> None:
    deals = [{"dealer": 0, "contract": "barbu", "base": [0, -20, 0, 0], "doubles": [[1, "max"]]}]
    called, owed = page(ledger(Match.of({"game": "barbu", "dealer": 0, "deals": deals}), words())).all("table")
    assert "in deal 1" in called.text
    assert called.text.count("still to call") == 27
    assert owed.rows["Left"] == ["1", "", "2", "2"]
    assert owed.rows["Right"] == ["2", "2", "2", ""]


def test_nothing_is_written_down_where_nobody_chooses_a_contract_or_doubles() -> None:
    assert ledger(Match.of({"game": "barbu", "dealer": 0, "deals": [], "rules": {"salade": True}}), words()) == ""


def salade(lang: str = "en") -> Session:
    """The first deal of a match with Salade at a table of six, where the learner has something to play."""
    return Session({"game": "barbu", "players": 6, "rules": {"salade": True}, "seed": 1, "lang": lang})


def answered(one: Session, intent: dict[str, object]) -> Table:
    """The table after an intent."""
    return Table(str(one.answer(intent)["html"]))


def test_at_a_large_table_a_trick_that_is_over_folds_under_who_has_won_it() -> None:
    said = answered(salade(), {"play": "S6"}).part("verdict")
    folded = said.one("details")
    assert folded.one("summary").text.startswith("The second player on your left wins the trick with")
    assert "You:" in folded.text
    assert "A free lead." in said.text.removeprefix(folded.text)
    assert shown(reached("no-tricks", *["pass"] * 4)).part("verdict").all("details") == []


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
    over_now = answered(one, {"finish": True})
    ranking = match.closed(one.at).ranking
    first = words(6, lang).list((words(6, lang).player(place.seat) for place in ranking if place.place == 1), "and")
    assert f"{over}{first}." in over_now.part("verdict").text.replace("\xa0", " ")
    last = words(6, lang).player(ranking[-1].seat)
    assert (
        over_now.part("score")
        .texts("p")[-1]
        .replace("\xa0", " ")
        .startswith({"en": f"{ranking[-1].place}. {last}: −", "fr": f"{ranking[-1].place}. {last} : −"}[lang])
    )
    assert over_now.part("controls").values("data-intent") == ["deal", "back"]
    another = answered(one, {"deal": None})
    assert another.title.replace("\xa0", " ") == {"en": "Barbu: deal 1 of 6", "fr": "Barbu : donne 1 sur 6"}[lang]


def test_after_a_deal_stands_who_deals_next_and_what_may_be_called() -> None:
    one = Session({"game": "barbu", "dealer": 0, "seed": 55})
    assert "Next to deal" not in one.html
    assert "Next to deal: you. Still to call: " in answered(one, {"finish": True}).part("score").text


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
    panel = shown(reached("no-tricks"), lang).one(".tutor-advice")
    assert panel.one(".heading").text.startswith(heading)
    assert said in panel.text
    assert "Parlett" in panel.text
    assert "b-str-dbl-pass" in panel.rules
    assert shown(reached("no-tricks", "pass"), lang).all(".tutor-advice") == []


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
