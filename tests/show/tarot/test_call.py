"""The call of a king on the table: every card that can be called is a button, the dog still lies face down."""

from __future__ import annotations

from tests.show.tarot.positions import seen, setting, told, written
from tutor.core.cards import TAROT
from tutor.tarot.call import Call
from tutor.tarot.setting import Setting


def calling(taker: int = 0) -> Call:
    """The taker of five has to call."""
    return Call(setting(5), taker, "garde")


def test_a_king_that_may_be_called_is_a_button_with_a_name() -> None:
    choices = seen(calling(), 5).part("choices")
    assert len(choices.all('button[data-move^="call "]')) == 16
    assert choices.one('button[data-move="call SK"]').text == "call the king of spades"


def test_many_forbidden_calls_are_folded_away_behind_those_that_are_allowed() -> None:
    table = seen(calling(), 5)
    fold = table.part("choices").one(".fold")
    open_ = [move for move in table.part("choices").moves if move not in fold.moves]
    assert open_ == ["call SK", "call HK", "call DK", "call CK"]
    assert fold.moves == table.forbidden
    assert fold.one("summary").text == f"Not allowed now, and why ({len(fold.moves)})"
    stops = [button["data-move"] for button in table.part("choices").all('button[tabindex="0"]')]
    assert stops == [open_[0], fold.moves[0]]


def test_the_taker_is_known_and_the_dog_is_not_yet_turned() -> None:
    table = seen(calling(), 5)
    assert table.part("felt").cards == []
    assert [(chair.word, chair.marks) for chair in table.chairs] == [("garde", ("to speak",)), *[(None, ())] * 4]
    assert ["taker" in chair.tags for chair in table.chairs] == [True, False, False, False, False]
    assert table.facts == "The call · contract: garde"
    assert table.prompt.startswith("Your turn: call a card.")
    assert written(calling()) == ["French Tarot: the call of a king"]


def test_the_others_see_who_has_to_call() -> None:
    table = seen(calling(taker=2), 5)
    assert ["taker" in chair.tags for chair in table.chairs] == [False, False, True, False, False]
    assert [chair.marks for chair in table.chairs] == [(), (), ("to speak",), (), ()]
    assert table.hand == seen(calling(), 5).hand
    assert table.part("choices").moves == []


def test_a_call_is_told_before_the_dog_is_turned() -> None:
    at = Call(Setting(5, 0, setting(5).options, (None,) * 5, TAROT.read("HK D2 T9")), 1, "garde")
    assert told(at, "call HK") == [
        "The player on your right calls K♥. Whoever holds it is the taker’s partner, and says nothing.",
        "The dog is turned for everybody to see: K♥, 2♦ and trump 9.",
    ]
