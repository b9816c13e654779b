"""The story of a deal: a line for every move of every phase, telling nobody more than they may know."""

from __future__ import annotations

from typing import Any

import pytest

from tutor.cards import TAROT
from tutor.show.games import STAGES
from tutor.show.languages import LANGUAGES
from tutor.show.story import Step
from tutor.show.words import Words
from tutor.tarot.announce import Declaration
from tutor.tarot.auction import Auction
from tutor.tarot.call import Call
from tutor.tarot.dog import Dog
from tutor.tarot.options import Options
from tutor.tarot.play import Play
from tutor.tarot.setting import Setting
from tutor.tarot.slam import Slam
from tutor.tarot.trick import Trick

DOG = TAROT.read("HK D2 T9")
#: Seat 1 holds trumps, kings and little else, so a trump must be set aside.
HELD = TAROT.read("SK DK CK HK T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 EX C2 C3")
FIVE = Setting(5, 0, Options(), (None,) * 5, DOG)
FOUR = Setting(4, 3, Options(), (None,) * 4, TAROT.read("HK D2 T9 S4 S5 S6"))
PLAY = Play(18, 1, "garde", (TAROT.read("H5 H6"), None, None, None), Trick(0, 4), announcing=True)


def told(at: Any, *moves: Any, seat: int = 0, lang: str = "en") -> list[str]:  # noqa: ANN401 - any phase
    """What the player at ``seat`` hears of moves made one after another."""
    steps = []
    for move in moves:
        steps.append(Step(at, move))
        at = at.after(move)
    players = len(at.hands) if isinstance(at, Play) else at.setting.players
    return list(STAGES["tarot"].tell(steps, Words(lang, seat, players)))


def test_every_bid_is_told_and_then_the_taker_and_the_dog() -> None:
    assert told(Auction(FOUR), "pass", "garde", "pass", "pass", seat=0) == [
        "You: pass.",
        "The player on your right: garde.",
        "The player opposite: pass.",
        "The player on your left: pass.",
        "The player on your right is the taker.",
        "The dog is turned for everybody to see: 4♠, 5♠, 6♠, K♥, 2♦ and trump 9.",
    ]
    assert "You are the taker." in told(Auction(FOUR), "pass", "garde", "pass", "pass", seat=1)


@pytest.mark.parametrize(("contract", "side"), [("garde-sans", "taker"), ("garde-contre", "defence")])
def test_a_dog_that_nobody_sees_is_not_told(contract: str, side: str) -> None:
    lines = told(Auction(FOUR), contract, "pass", "pass", "pass")
    assert lines[-1] == f"Nobody sees the dog; it counts for the {side}."
    assert not any("trump 9" in line for line in lines)


def test_a_call_is_told_before_the_dog_is_turned() -> None:
    lines = told(Call(FIVE, 1, "garde"), "call HK")
    assert lines[0].startswith("The player on your right: K♥ is called.")
    assert lines[1].startswith("The dog is turned")


def test_the_taker_hears_of_each_card_set_aside_and_the_others_only_of_trumps() -> None:
    at = Dog(FIVE, 1, "garde", TAROT["HK"], HELD)
    moves = ("discard C2", "discard C3", "discard T2")
    assert told(at, *moves, seat=1) == [
        "You: 2♣ is set aside.",
        "You: 3♣ is set aside.",
        "You: trump 2 is set aside.",
        "Trumps set aside are shown to all: trump 2.",
    ]
    assert told(at, *moves, seat=0) == [
        "The player on your right: the écart is made, face down. It has as many cards as the dog had: 3.",
        "Trumps set aside are shown to all: trump 2.",
    ]


def test_a_slam_that_is_announced_is_told_and_its_absence_is_not() -> None:
    at = Slam(FOUR, 1, "garde", None, None)
    assert "a slam is announced" in told(at, "slam")[0]
    assert told(at, "no-slam") == []


def test_a_declaration_is_told_with_the_cards_that_are_shown() -> None:
    said = Declaration("poignee simple", TAROT.read("T2 T3 T4 T5 T6 T7 T8 T9 T10 T11"))
    steps = [Step(PLAY, said), Step(PLAY, Declaration("misere"))]
    lines = list(STAGES["tarot"].tell(steps, Words("en", 0)))
    assert lines[0].startswith("You: a simple poignée is shown, trumps 2, 3,")
    assert lines[1] == "You: misère is declared."


def test_a_card_is_told_with_its_reason_and_a_full_trick_with_its_winner() -> None:
    hands = tuple(TAROT.read(codes) for codes in ("H5", "H9", "H2", "H3"))
    at = Play(1, 1, "garde", hands, Trick(0, 4))
    lines = told(at, *(TAROT[code] for code in ("H5", "H9", "H2", "H3")))
    assert len(lines) == 5
    assert lines[0] == "You: 5♥. A free lead."
    assert lines[-1] == "The player on your right wins the trick with 9♥."


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("at", [Auction(FOUR), Call(FIVE, 1, "garde"), Dog.begin(FOUR, 1, "garde", None), PLAY])
def test_every_phase_is_a_chapter(at: Any, lang: str) -> None:  # noqa: ANN401 - any phase
    assert STAGES["tarot"].on_table(at).chapter(Words(lang))
