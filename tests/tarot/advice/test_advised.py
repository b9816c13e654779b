"""What a player is advised in each phase, and why: the tutor's players do just that, and nobody looks into a hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.strategies import PLAYERS, deals, position
from tests.tarot.advice.test_opponent import WEAK, known_to, setting
from tests.tarot.advice.test_tactics import advised as advised_card
from tests.tarot.table import OPTIONS, tutored
from tutor import tarot
from tutor.core.advice import Advice
from tutor.core.cards import TAROT, Card
from tutor.core.record import Record
from tutor.show.languages import LANGUAGES
from tutor.show.words import Words
from tutor.tarot import advised, choose
from tutor.tarot.advice.tactics import card_to_play, observed
from tutor.tarot.auction import Auction
from tutor.tarot.call import Call
from tutor.tarot.dog import Dog
from tutor.tarot.match import Match
from tutor.tarot.play import Play
from tutor.tarot.slam import Slam
from tutor.tarot.trick import Trick

WORDS = [Words(lang, 0) for lang in LANGUAGES]


def text(found: Advice | None, words: Words = WORDS[0]) -> str:
    """A piece of advice, as seat 0 is told it."""
    assert found
    return words.tell(found.reason.hint, found.reason.facts)


# --- which king, which écart, which announcement ----------------------------------------------------------------------


def test_whoever_calls_is_told_who_becomes_the_partner_and_why_in_this_suit() -> None:
    hand = setting("SK HQ H9 H8 H2 D4 D3 C2 T21 T19 T15 T9 T5 T3 T2", 5)
    found = advised(Call(hand, 0, "garde"))
    assert found
    assert (found.move, found.reason.rule.id) == ("call HK", "T-STR-CALL")
    assert text(found) == (
        "Whoever holds K♥ becomes your partner, and you hold 4 cards of hearts, at least as many as in any other suit"
        " with such a card to call."
    )


def test_whoever_holds_every_card_that_may_be_called_plays_alone_and_is_told_so() -> None:
    cards = " ".join(suit + rank for rank in "KQN" for suit in "SHDC")
    found = advised(Call(setting(f"{cards} T21 T20 T19", 5, call_jack=False), 0, "garde"))
    assert "You hold every card that may be called" in text(found)


def discards(held: str, left: int) -> Iterator[tuple[str, str, str]]:
    """Card by card what is to be set aside, by which rule, and what is said of it."""
    at = Dog(setting(WEAK), 0, "garde", None, TAROT.read(held), count=6 - left)
    while at.turn is not None:
        found = advised(at)
        assert found
        yield found.move.removeprefix("discard "), found.reason.rule.id.removeprefix("T-STR-ECART-"), text(found)
        at = at.after(found.move)


def test_a_short_suit_goes_as_a_whole_so_that_it_can_be_trumped() -> None:
    (queen, why, first), (three, _, second) = discards("SK SQ S9 S7 S4 S2 HQ H3 D9 D8 D6 D5 D4 T20 T1", 2)
    assert (queen, three, why) == ("HQ", "H3", "VOID")
    assert first == "The whole suit can go, 3♥ and Q♥: with no hearts left, you can trump them from the first round on."
    assert second == first, "the whole suit is named, although the queen has gone"


def test_of_long_suits_without_their_king_the_dear_cards_are_saved() -> None:
    ((card, why, said),) = discards("SK S2 HQ H9 H8 H7 H6 D10 D9 D8 T20 T1", 1)
    assert (card, why) == ("HQ", "POINTS")
    assert (
        said == "Without the king of its suit, Q♥ could be lost in a trick. In the écart its 3½ points count for you."
    )


def test_where_no_dear_card_is_left_a_low_one_goes_because_something_has_to() -> None:
    ((card, why, said),) = discards("SK S2 H9 H8 H7 H6 D10 D9 D8 T20 T1", 1)
    assert (TAROT[card].suit in {"H", "D"}, why) == (True, "POINTS")
    assert said.startswith("Something has to go")


def test_the_suit_of_a_king_gives_its_cheapest_card_and_trumps_go_last() -> None:
    first, second = discards("SK SQ S2 T3 T9 T20 T21 T1 EX", 2)
    assert (first[:2], second[:2]) == (("S2", "KING"), ("SQ", "KING"))
    *_, last = discards("SK S2 T3 T9 T20 T21 T1 EX", 2)
    assert last == ("T3", "TRUMP", "Only trumps may still be set aside, and trump 3 is the lowest of them.")


def test_a_slam_is_advised_only_where_every_trick_is_sure() -> None:
    trumps = " ".join(f"T{rank}" for rank in range(8, 22))
    sure, unsure = (
        advised(Slam(setting(WEAK), 0, "garde", None, TAROT.read(f"{trumps} {rest}")))
        for rest in ("SK SQ HK DK", "SK SQ HK D2")
    )
    assert text(sure).startswith("Every trick is sure")
    assert text(unsure).startswith("Some tricks are not sure")


def test_at_a_table_of_three_or_five_a_hand_is_weighed_in_proportion_and_the_player_bids_as_advised() -> None:
    """A hand of fifteen cards with 49 points is as good as one of eighteen with 58: enough for a garde."""
    hand = "T21 T19 T12 T6 EX HK HN H10 H8 DJ D8 CQ CN C7 S6"
    found = advised(Auction(setting(hand, 5)))
    assert found
    assert found.reason.facts["scaled"] == found.reason.facts["total"] * 18 // 15  # type: ignore[operator] # a number
    assert found.move == found.reason.facts["bid"]
    assert "in a hand of 15" in text(found)


# --- which card -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "moves", "taker", "leader", "said"),
    [
        ("S4 S9 SK H2 T21", "", 1, 0, "No other lead promises more than the longest suit in your hand, spades"),
        ("S4 H9 T21", "", 1, 0, "No lead promises a trick, and 4♠ gives little away."),
        ("T5 T6", "", 1, 0, "Only trumps are left in your hand, and trump 5 is the one that will be missed least."),
        ("T21 T16 H9", "S7", 0, 3, "No opponent can beat trump 21 any more: the trick and its points are yours."),
        ("H2 H9 H5", "H3 H4 H8", 3, 1, "All opponents have played, and 9♥ wins the trick."),
        ("T5 T15 S3", "H7", 0, 3, "You cannot be sure of this trick, but trump 5 wins it for now, and the bigger"),
        ("H2 HQ HK", "H7", 0, 3, "K♥ wins the trick for now and may still be beaten"),
        ("H2 HQ S3", "H7 HK H8", 2, 1, "This trick is lost, so give it as little as possible: 2♥."),
        ("HQ EX", "H7", 3, 3, "The last trick comes next, and the Excuse would be lost in it"),
    ],
)
def test_a_card_comes_with_a_reason_that_is_true_of_the_case(
    hand: str, moves: str, taker: int, leader: int, said: str
) -> None:
    assert text(advised_card(hand, moves, taker=taker, leader=leader)).startswith(said)


def test_a_card_that_is_played_in_place_of_a_lie_says_which_promise_it_avoids() -> None:
    """Led by a defender, the ace of spades would promise the king or the queen of the suit; the seven does not."""
    start = {"phase": "play", "taker": 1, "contract": "garde", "leader": 0}
    cards = "S1 S4 S7 S9 DK D2 H2 H3 H4 H6 C2 C3 C4 C6 T2 T3 T4 T6"
    found = card_to_play(position(Record("tarot", PLAYERS, (TAROT.read(cards), None, None, None), start=start)))
    assert found.note
    assert found.note.rule.id == "T-STR-FAITH"
    assert WORDS[0].tell(found.note.hint, found.note.facts) == (
        f"{WORDS[0].card(found.note.facts['instead'])} would do as well, but would promise the partners something that"  # type: ignore[arg-type] # a card
        " is not true of your hand."
    )


# --- what everybody can see -------------------------------------------------------------------------------------------


def taker_leads(card: str, *moves: str) -> Play:
    """Seat 0 has taken and leads, after these moves; its hand alone is known."""
    start = {"phase": "play", "taker": 0, "contract": "garde", "leader": 0}
    hands = (TAROT.read(f"{card} H10 HN S3 S4 CK T5"), None, None, None)
    at: Play = position(Record("tarot", PLAYERS, hands, start=start, moves=moves))
    return at


def test_everybody_sees_that_a_king_is_the_highest_of_its_suit_but_not_that_a_knight_is() -> None:
    """That the knight of hearts is the highest left, only who holds the king and the queen themselves could know."""
    at = taker_leads("HK HQ")
    king, knight = (observed(at, TAROT[card]) for card in ("HK", "HN"))
    assert king
    assert (king.rule.id, WORDS[0].tell(king.shows, king.facts)) == (
        "T-STR-CASH",
        "no higher card of hearts is left, and no opponent is known to trump the suit",
    )
    assert knight is None


def test_a_defender_is_told_that_the_trick_may_be_with_the_takers_secret_partner() -> None:
    """Seat 0 leads the king of diamonds and is no taker: a partner, seat 4 hopes, and gives it the queen."""
    hands = tuple(map(TAROT.read, ("H2", "S1", "H4", "HK", "S3 DQ DN")))
    trick = Trick(0, 5, tuple(TAROT[code] for code in ("DK", "D1", "D2", "D3")))
    secret = Play(2, 1, "garde", hands, trick, called=TAROT["HK"]).seen_by(4)
    found = card_to_play(secret)
    assert (found.move, found.reason.rule.id) == ("DQ", "T-STR-LOAD")
    assert found.note
    assert WORDS[0].tell(found.note.hint, {**found.note.facts, "by": 0}) == (
        "Until K♥ is played, you cannot be sure who plays with the taker; but of the three others only one does."
    )
    assert card_to_play(replace(secret, called=None)).note is None
    assert card_to_play(replace(secret, taker=0)).note is None, "that the taker is no partner everybody knows"


def test_while_the_partner_is_secret_nothing_is_said_that_takes_sides() -> None:
    """The taker can no longer beat seat 0's king of diamonds, and seat 4 gives it the queen: as a partner, or not."""
    hands = tuple(map(TAROT.read, ("H2", "S1", "H4", "HK", "S3 DQ")))
    trick = Trick(0, 5, tuple(TAROT[code] for code in ("DK", "D1", "D2", "D3")))
    secret = Play(2, 1, "garde", hands, trick, called=TAROT["HK"])
    known = replace(secret, contract="garde", dog=TAROT.read("HK S5 S6"), announcing=True)
    assert observed(secret, TAROT["DQ"]) is None
    found = observed(known, TAROT["DQ"])
    assert found
    assert found.rule.id == "T-STR-LOAD", "the called king came with the dog, so the taker is alone"


#: What everybody is told of a card only if the side of its player is sure of the trick.
SURE = {"T-STR-SURE", "T-STR-PETIT", "T-STR-TAKE-OVER", "T-STR-LOAD"}


def cards_of(players: int, seed: int) -> Iterator[tuple[Play, Card]]:
    """Every card of a deal by the tutor's players, from the position that knows all hands."""
    yield from ((at, move) for at, move in tutored(players, seed) if isinstance(move, Card))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_everybody_sees_in_a_card_is_true_of_the_hands(players: int) -> None:
    told = set()
    for seed in range(25):
        for at, card in cards_of(players, seed):
            reason = observed(at, card)
            if reason is None:
                continue
            told.add(reason.rule.id)
            others = TAROT.set(held for seat, hand in enumerate(at.hands) if seat != at.turn for held in hand or ())
            match reason.rule.id:
                case "T-STR-CASH":
                    assert not others.above(card)
                case "T-STR-RUFF":
                    assert not (at.hands[at.taker] or TAROT.none).of(card.suit)
                case sure if sure in SURE:
                    best = at.trick.with_card(card).best
                    assert best
                    later = [seat for seat in range(players) if not at.trick.with_card(card).has_card_of(seat)]
                    foes = [at.hands[seat] or TAROT.none for seat in later if seat not in at.side(at.trick.turn)]
                    assert not any(hand.above(best) for hand in foes)
    assert {"T-STR-CASH", "T-STR-SURE", "T-STR-LOAD"} <= told


@given(st.integers(3, 5), st.integers(0, 2**32))
@settings(deals, max_examples=15)
def test_no_hand_changes_what_everybody_sees_in_a_card_not_even_that_of_its_player(players: int, seed: int) -> None:
    for at, card in cards_of(players, seed):
        assert observed(at.seen_by(None), card) == observed(at, card)


# --- the tutor's players ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("rules", OPTIONS, ids=str)
def test_the_tutors_players_do_what_is_advised_and_hidden_cards_change_none_of_it(
    players: int, rules: dict[str, object]
) -> None:
    """And all of it can be said, in every language, to the player and of them."""
    for seed in range(4):
        at: Any = tarot.position(Match(players, seed, rules=rules).record())
        while at.turn is not None:
            move = choose(at)
            if len(at.obligation().legal()) > 1:
                found = advised(at)
                assert found
                assert found.move == move
                assert found == advised(known_to(at, at.turn))
                for words, reason in ((words, reason) for words in WORDS for reason in (found.reason, found.note)):
                    assert reason is None or words.tell(reason.hint, reason.facts)
            at = tarot.onwards(at.after(at.read(move, "here")))


def test_before_the_auction_nobody_has_anything_to_weigh() -> None:
    drawing = tarot.position(Record("tarot", 4, (None,) * 4, order=TAROT.cards, start={"phase": "draw"}))
    assert advised(drawing) is None
    assert choose(drawing) in map(str, drawing.obligation().legal())
