"""The doubling on the table: the six pairs, whom one may double and redouble, and who has."""

from __future__ import annotations

import json

from tests.page import page
from tests.show.barbu.positions import STAGE, pictured, reached, shown, words, written
from tutor.barbu.doubling import Doubling
from tutor.show.barbu.doubling import DoublingOnTable
from tutor.show.table.story import Step
from tutor.show.words import Words


def knots(at: Doubling) -> dict[str, list[str]]:
    """What is to be seen on each thread, first as it lies there and then as it is when it is tapped."""
    found = shown(at).part("felt").all(".knot")
    return {knot["class"].split()[1]: [state.seen for state in knot.all("[data-name]")] for knot in found}


def test_six_threads_show_who_has_doubled_whom_and_ones_own_three_what_a_tap_would_make_of_them() -> None:
    assert knots(reached("no-tricks", "double 0 1", "pass", dealer=1)) == {
        "between-left-you": ["no bet", "↖ doubled"],
        "between-top-you": ["↓ doubled", "⇄ redoubled"],
        "between-right-you": ["no bet", "↗ doubled"],
        "between-left-top": ["↙ doubled"],
        "between-left-right": ["no bet"],
        "between-right-top": ["no bet"],
    }


def test_the_threads_lie_between_the_places_and_show_their_state_too() -> None:
    lines = shown(reached("no-tricks", "double 0 1", "pass", dealer=1)).part("felt").all("line")
    assert [line["data-state"] for line in lines] == ["0", "1", "0", "1", "0", "0"]
    assert [line["data-cell"] for line in lines] == ["1", "2", "3", "1-2", "1-3", "2-3"]


def test_every_thread_says_in_a_sentence_what_is_between_its_two_players() -> None:
    felt = shown(reached("no-tricks", "double max", "pass", dealer=1)).part("felt")
    own = felt.all("button.knot")
    assert [knot.all("[data-name]")[0].text for knot in own] == [
        "Between you and the player on your left: no bet",
        "The player opposite against you: doubled",
        "Between you and the player on your right: no bet",
    ]
    assert own[1].all("[data-name]")[1].text == "The player opposite against you: redoubled"
    assert "The player opposite against the player on your left: doubled" in felt.one(".threads").text


def test_whatever_is_tapped_is_said_as_records_write_it_and_in_a_sentence() -> None:
    table = shown(reached("no-tricks", "double 0", "pass", dealer=1))
    says = table.part("choices").one("[data-says]")
    moves, told = json.loads(says["data-moves"]), json.loads(says["data-told"])
    assert moves == {
        "": "pass",
        "1": "double 1",
        "2": "double 2",
        "3": "double 3",
        "1 2": "double 1 2",
        "1 3": "double 1 3",
        "2 3": "double flanks",
        "1 2 3": "double max",
    }
    assert (told[""], told["1 2"]) == (
        "Nobody is chosen: you pass.",
        "You double the player on your left. You redouble the player opposite.",
    )
    assert table.part("choices").one(".told").text == "Nobody is chosen: you pass."
    assert set(moves.values()) <= set(table.verdicts), "each has its verdict, also those that are not allowed"


def taps(at: Doubling) -> dict[str, str]:
    """What taps several threads at once, and which."""
    return {button.text: button["data-taps"] for button in shown(at).part("choices").all("[data-taps]")}


def test_maximum_and_flanks_tap_the_threads_that_they_mean() -> None:
    assert taps(reached("no-tricks", "pass", "pass", dealer=1)) == {"Maximum": "1 2 3", "Flanks": "2 3"}
    assert taps(reached("no-tricks", "double 0", "pass", "double 0", dealer=0)) == {"Maximum": "1 3"}
    assert taps(reached("no-tricks", "pass", "pass", "pass", dealer=0)) == {}, "there is nobody to redouble"


def test_who_is_asked_what_may_be_said_taps_nothing_and_has_all_moves_to_choose_from() -> None:
    at = reached("no-tricks", "double 0", "pass", dealer=1)
    asked = DoublingOnTable(at, live=False, asked=True)
    felt = asked.felt(0, words())
    assert (page(felt.free).all("button"), felt.acts) == ([], "")
    moves = [move for move, _ in at.obligation()]
    assert sorted(asked.buttons(moves)) == sorted(moves)
    labels = {move: asked.label(move, words()) for move in moves}
    assert page(labels["double 2"]).text == "Redouble: Opposite"
    assert labels["double 1 2"] == "Double: Left; redouble: Opposite"
    assert labels["double flanks"] == "Flanks (double: Right; redouble: Opposite)"
    assert (
        asked.label("double 1 2", words(lang="fr"))
        == "Contre\N{NO-BREAK SPACE}: Gauche\N{NO-BREAK SPACE}; surcontre\N{NO-BREAK SPACE}: En face"
    )


def test_the_story_tells_who_has_doubled_and_redoubled_whom() -> None:
    start = reached("no-tricks", dealer=0)
    steps, at = [], start
    for move in ("double 0 2", "double max", "pass", "pass"):
        steps.append(Step(at, move))
        at = at.after(move)
    lines = list(STAGE.tell(steps, Words("en", 0).to(0, 4, clockwise=True)))
    assert lines[0] == "The player on your left doubles you and the player opposite."
    assert lines[2] == "The player opposite redoubles the player on your left."
    assert lines[-1] == "You pass."


def test_the_story_says_that_an_undoubled_contract_is_not_played() -> None:
    at = reached("no-tricks", *["pass"] * 3)
    lines = list(STAGE.tell([Step(at, "pass")], Words("en", 0)))
    assert lines[-1] == "Nobody has doubled, so this negative contract is not played."


def test_a_pass_stands_at_its_players_place_and_a_double_on_the_threads() -> None:
    table = shown(reached("no-tricks", "double max", "pass", dealer=1))
    assert [(chair.who, chair.word) for chair in table.chairs] == [
        ("You", None),
        ("Left", None),
        ("Opposite", None),
        ("Right", "pass"),
    ]


def test_the_dealer_is_asked_for_redoubles_only() -> None:
    assert shown(reached("no-tricks")).prompt.startswith("Your turn: who will do worse in this deal than you?")
    dealer = shown(reached("no-tricks", "double 0", "pass", "pass", dealer=0))
    assert dealer.prompt.startswith("Your turn: you may redouble those who have doubled you.")


def test_plain_text_lists_the_bets() -> None:
    assert written(reached("no-tricks")) == [
        "Barbu, No Tricks: the doubling",
        "The player on your right is the dealer.",
        "  Nobody has doubled yet.",
    ]
    assert written(reached("no-tricks", "double 1"))[2:] == ["  You against the player on your left: doubled"]


def test_a_still_picture_says_the_same() -> None:
    at = reached("no-tricks", "double 1")
    assert pictured(at).texts("p") == [line.strip() for line in written(at)]
