"""Who can be the taker’s partner: what questions say, held against all ways in which the hidden cards can lie."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, islice

import pytest

from tests.every import every
from tests.tarot import naive as tarot
from tests.teach.asked import questions
from tutor.core.cards import TAROT
from tutor.core.replay import moved
from tutor.tarot.advice.partner import sign
from tutor.tarot.advice.told import LEFT_OUT, lying
from tutor.tarot.play import Play
from tutor.teach.kind import LEVELS
from tutor.teach.kinds import KINDS
from tutor.teach.open_boards import Played
from tutor.teach.positions import LEARNER
from tutor.teach.question import Laid, Notes, Question
from tutor.teach.saying import Saying
from tutor.teach.tarot import five

#: The cards that everybody holds at the end of a deal, where all ways to lay out the others are tried.
LEFT = 2
OTHERS = (1, 2, 3, 4)
PAIRS = dict[int, list[frozenset[str]]]


def holders(play: Play) -> set[int]:
    """The others who hold the called card in some way to lay all the cards, by how many there is room for."""
    king = TAROT.set([five.called(play)])
    world = lying(play).missing(king, LEARNER, LEFT_OUT)
    return {seat for seat in OTHERS if world.lying(king, seat).possible}


@every(one for level in LEVELS for one in questions(KINDS["where-partner"], level).values())
def test_who_is_said_to_have_the_called_card_has_it_in_all_ways_to_lay_the_cards(question: Question) -> None:
    [board] = question.boards
    assert isinstance(board, Played)
    found = holders(moved(board.play(), hands=(None,) * 5))
    sure = "has" if len(found) == 1 else "may"
    assert question.key[0] == tuple(f"{seat}={sure if seat in found else 'cannot'}" for seat in OTHERS)


@every(one for level in LEVELS for one in questions(KINDS["partner-signs"], level).values())
def test_a_player_is_proved_not_to_be_the_partner_who_holds_the_card_in_no_way_to_lay_them(question: Question) -> None:
    [board] = question.boards
    assert isinstance(board, Played)
    found = holders(moved(board.play(), hands=(None,) * 5))
    for cell in question.grid.cells if question.grid else ():
        assert isinstance(cell.shows, Saying)
        [(_, facts)] = cell.shows.sentences
        assert (cell.right == "proved") is (facts["by"] not in found)


@every(one for level in LEVELS for one in questions(KINDS["lead-at-five"], level).values())
def test_whoever_is_heard_as_a_defender_is_one_in_some_way_to_lay_the_cards(question: Question) -> None:
    """As long as the called card may be elsewhere; the word of one who must hold it would be no word to a defender."""
    [board] = question.boards
    assert isinstance(board, Played)
    play = board.play()
    [leader] = [trick.leader for trick in play.tricks if trick.cards[0] == question.facts["card"]]
    found = holders(moved(play, hands=(None,) * 5)) if play.called not in play.played else set[int]()
    assert question.key[0] == ("nothing",) or found - {leader}


@every(one for level in LEVELS for one in questions(KINDS["sides-at-five"], level).values())
def test_the_sides_are_known_before_the_first_card_if_they_are_the_same_wherever_the_called_card_lies(
    question: Question,
) -> None:
    said, mine, *dog = question.boards
    assert isinstance(said, Notes)
    assert isinstance(mine, Laid)
    taker, king = said.data["taker"], TAROT[str(said.data["called"])]
    shown = {card for board in dog if isinstance(board, Laid) for card in board.cards}
    unseen: set[object] = {LEARNER} if king in mine.cards else {"dog"} if king in shown else {*OTHERS}
    places = unseen if dog or unseen == {LEARNER} else {*unseen, "dog"}
    sides = {"alone" if place in {taker, "dog"} else "you" if place == LEARNER else "somebody" for place in places}
    assert question.key[0] == ((*sides,) if len(sides) == 1 else ("open",))


def ended(seed: int) -> Play:
    """A deal of five with two cards left each, in which nobody has played the called card or the last of its suit."""
    rng = random.Random(seed)
    play = five.dealt(rng, rng.randrange(5), 2)
    while len(play.tricks) < play.size - LEFT:
        legal = play.duty().legal()
        play = play.after(rng.choice([card for card in legal if card is not play.called] or legal))
    return play


def pairs(play: Play, hidden: list[str]) -> PAIRS:
    """For each of the others the pairs of hidden cards with which all that they have played was allowed."""
    found: PAIRS = {}
    for seat in OTHERS:
        mine = [trick.card_of(seat).code for trick in play.tricks]
        before = [[card.code for card in trick.cards[: (seat - trick.leader) % 5]] for trick in play.tricks]
        found[seat] = [
            frozenset(two)
            for two in combinations(hidden, LEFT)
            if all(
                mine[number] in tarot.playable([*mine[number:], *two], before[number]) for number in range(len(mine))
            )
        ]
    return found


def laid(fits: PAIRS, hidden: frozenset[str], seats: tuple[int, ...]) -> Iterator[dict[int, frozenset[str]]]:
    """All ways to lay the hidden cards into hands; plain cards below the king are left for the écart."""
    if not seats:
        if all(card[0] in "SHDC" and card[1] != "K" for card in hidden):
            yield {}
        return
    for two in fits[seats[0]]:
        if two <= hidden:
            yield from ({**rest, seats[0]: two} for rest in laid(fits, hidden - two, seats[1:]))


@pytest.mark.parametrize("seed", [seed for seed in range(1, 40) if ended(seed).called not in ended(seed).played][:6])
def test_those_hold_it_by_room_who_hold_it_when_all_ways_to_lay_the_last_cards_are_tried(seed: int) -> None:
    """Two cards in every hand and three in the écart, the learner's own known to the learner."""
    play = ended(seed)
    hidden = frozenset(card.code for card in TAROT.all - play.played - (play.hands[LEARNER] or TAROT.none))
    fits = pairs(play, sorted(hidden))
    king = five.called(play).code
    found = set[int]()
    for seat in OTHERS:
        with_it = {**fits, seat: [two for two in fits[seat] if king in two]}
        found |= {seat for _ in islice(laid(with_it, hidden, OTHERS), 1)}
    assert holders(play.seen_by(LEARNER)) == found


# What a card makes likely


def last_of(cards: str, taker: int) -> Play:
    """A first trick, led by seat 0, before its last card."""
    play = five.dealt(random.Random(1), taker, 1, leader=0)
    return moved(play, trick=replace(play.trick, cards=tuple(TAROT[code] for code in cards.split())))


@pytest.mark.parametrize(
    ("cards", "taker", "card", "likely"),
    [
        ("S5 S9 SQ S2", 2, "SN", "partner"),
        ("S5 S9 SQ S2", 2, "S10", None),
        ("S5 S9 SQ S2", 2, "SK", "not"),
        ("S5 S9 SQ S2", 1, "SN", None),
        ("S5 S9 T7 S2", 2, "T9", None),
        ("S5 S9 T7 S2", 2, "SK", "partner"),
        ("S5 S9 SQ", 2, "SN", None),
        ("S5 S9 SQ S2", 2, "EX", None),
    ],
)
def test_only_the_last_card_on_a_trick_of_the_taker_is_a_sign(
    cards: str, taker: int, card: str, likely: str | None
) -> None:
    assert sign(last_of(cards, taker), TAROT[card]) == likely
