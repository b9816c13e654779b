"""The doubling on the table: the six pairs, whom one may double and redouble, and who has."""

from __future__ import annotations

from tests.page import page
from tests.show.barbu.positions import STAGE, on_table, pictured, reached, shown, words, written
from tutor.barbu.bets import Bets
from tutor.barbu.doubling import Doubling
from tutor.show.barbu.bets import matrix
from tutor.show.story import Step
from tutor.show.words import Words


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


def test_everybodys_word_stands_at_their_place_and_the_dealers_is_the_contract() -> None:
    table = shown(reached("no-tricks", "double max", "pass", dealer=1))
    assert [(chair.who, chair.word, chair.tags) for chair in table.chairs] == [
        ("You", None, ("to speak",)),
        ("Left", "No Tricks", ("dealer",)),
        ("Opposite", "double: You, Left, Right", ()),
        ("Right", "pass", ()),
    ]
    assert table.part("felt").one("caption").text == "Who has doubled whom: six pairs"


def test_whoever_has_redoubled_is_said_to_have() -> None:
    chairs = shown(reached("no-tricks", "double 1", "double 2 0", dealer=3)).chairs
    assert [chair.word for chair in chairs] == ["double: Left", "double: Opposite; redouble: You", None, "No Tricks"]


def test_the_dealer_is_asked_for_redoubles_only() -> None:
    assert shown(reached("no-tricks")).prompt.startswith("Your turn: do you bet that you will do better")
    dealer = shown(reached("no-tricks", "double 0", "pass", "pass", dealer=0))
    assert dealer.prompt.startswith("Your turn: you may redouble those who have doubled you, or pass.")


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
