"""The bank of endings: each is a deal that can be played, in which a true word leads to a clear best card."""

from __future__ import annotations

import pytest

from tests.every import every
from tests.teach.judges.tarot_puzzle import won_before, worths
from tutor.core.cards import TAROT, TRUMP
from tutor.core.message import Fact
from tutor.tarot.advice.endings import Outcome, solve
from tutor.tarot.advice.tactics import card_to_play
from tutor.tarot.advice.told import told
from tutor.tarot.play import Play
from tutor.tarot.trick import PETIT, THE_EXCUSE, Trick
from tutor.teach.judge import RULES
from tutor.teach.kind import LEVELS
from tutor.teach.kinds.puzzle.tarot import A_BOUT, AT_THE_END, ENDINGS, GETS, WORSE_IN_ALL, of_ending, tarot_puzzle
from tutor.teach.positions import LEARNER
from tutor.teach.tarot.endgames import (
    FILE,
    SIZE,
    SORTS,
    STOCK,
    Ending,
    at_the_end,
    bank,
    endings,
    numbered,
    petit_won,
)


@every(bank())
def test_every_card_on_the_way_was_allowed(ending: Ending) -> None:
    """The deal is played again from its first card; a card that may not be played is refused."""
    end = ending.play
    played = [[trick.card_of(seat) for trick in end.tricks] for seat in range(4)]
    hands = tuple((hand or TAROT.none) | TAROT.set(own) for hand, own in zip(end.hands, played, strict=True))
    play = Play(SIZE, end.taker, "garde", hands, Trick(end.tricks[0].leader, 4), aside=end.aside)
    for trick in end.tricks:
        for card in trick.cards:
            play = play.after(card)
    assert play == end
    assert play.turn == LEARNER
    assert THE_EXCUSE in play.played
    assert SIZE - len(play.tricks) == SORTS[ending.sort][ending.level - 1]


@every(ending for ending in bank() if ending.spoken)
def test_what_was_told_is_true_and_nobody_else_has_spoken(ending: Ending) -> None:
    heard = [one for one in told(ending.play) if one.trick <= ending.spoken]
    assert all(one.signal.true is not False for one in heard)
    assert {one.seat for one in heard if one.trick == ending.spoken} - {LEARNER} == {ending.teller}
    assert ending.word
    assert ending.teller not in {LEARNER, ending.play.taker}
    assert (ending.play.taker == LEARNER) is (ending.sort == "taker")


@every(bank())
def test_a_second_solver_finds_every_card_better_or_worse_by_as_much(ending: Ending) -> None:
    """It leaves out what was won before, so it is differences that are compared."""
    best = ending.outcomes[ending.best].worth
    play = ending.play
    hands = tuple(frozenset(card.code for card in hand or ()) for hand in play.hands)
    tricks = [{"leader": trick.leader, "cards": [card.code for card in trick.cards]} for trick in play.tricks]
    found = worths(hands, play.taker, won_before(tricks, play.taker))
    assert {card.code: (best - outcome.worth) / 2 for card, outcome in ending.outcomes.items()} == {
        code: found[ending.best.code] - worth for code, worth in found.items()
    }
    assert ending.clear


@every(bank())
def test_the_lines_are_those_that_the_search_finds(ending: Ending) -> None:
    assert ending.outcomes == solve(ending.play)


@every(ending for ending in bank() if ending.sort == "petit")
def test_only_the_best_card_gets_the_petit(ending: Ending) -> None:
    won = {card for card, outcome in ending.outcomes.items() if petit_won(outcome)}
    assert won == {ending.best}


@every(ending for ending in bank() if ending.sort == "signal")
def test_to_listen_to_a_partner_is_best(ending: Ending) -> None:
    """The suit in which the partner has no more, the suit of their honour, trumps if they asked for them, else none."""
    assert ending.word
    signal = ending.word.signal
    asked = TRUMP if signal.meaning.name == "many-trumps" else signal.facts["led"]
    follows = ending.best.suit == asked
    assert follows is (signal.meaning.name not in {"petit", "stop-trumps"})
    assert any(card.suit != asked for card in ending.outcomes) or not follows
    if not follows:
        assert not any(petit_won(outcome) for card, outcome in ending.outcomes.items() if card.suit == TRUMP)
        assert petit_won(ending.outcomes[ending.best])


@every(
    ending
    for ending in bank()
    if ending.sort == "signal" and ending.word and ending.word.signal.meaning.name == "no-more"
)
def test_a_partner_who_trumps_is_said_to_take_the_trick_only_who_does(ending: Ending) -> None:
    """Somebody else may put a higher trump on it, or have done so."""
    assert ending.word
    question = of_ending(ending).by(RULES, "choose")
    [(sentence, facts)] = question.because[0].sentences
    trick = ending.outcomes[ending.best].end.tricks[len(ending.play.tricks)]
    assert trick.card_of(ending.word.seat).suit == TRUMP
    if trick.best is trick.card_of(ending.word.seat):
        assert sentence is ENDINGS["no-more"].partner
    else:
        assert (sentence, facts["top"]) == (ENDINGS["no-more"].over, trick.best)


@every(ending for ending in bank() if ending.sort == "taker")
def test_a_taker_leaves_the_suit_alone_in_which_somebody_spoke_and_hunts_the_petit(ending: Ending) -> None:
    assert ending.word
    signal = ending.word.signal
    assert (ending.best.suit == signal.facts["led"]) is (signal.meaning.name in {"petit", "stop-trumps"})
    assert any(card.suit == signal.facts["led"] for card in ending.outcomes)


@every(ending for ending in bank() if ending.level == LEVELS[-1])
def test_at_the_last_level_another_card_is_tempting(ending: Ending) -> None:
    assert {*ending.tempting} - {ending.best}


def test_the_best_card_is_mostly_the_best_against_the_tutors_players_too() -> None:
    """They see their own cards only.  When they have learned to play otherwise, ``make endings`` looks for others."""
    agree = 0
    for ending in bank():
        found = solve(ending.play, lambda play: TAROT[card_to_play(play.seen_by(play.trick.turn)).move])
        agree += found[ending.best].worth == max(outcome.worth for outcome in found.values())
    assert agree >= 9 * len(bank()) / 10


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("sort", SORTS)
def test_there_are_as_many_as_the_kinds_say(sort: str, level: int) -> None:
    count = len(endings(sort, level))
    assert len({ending.line for ending in endings(sort, level)}) == count >= STOCK[sort]
    assert tarot_puzzle.stock is not None
    found = [numbered(sort, level, number) for number in range(1, 24 * count + 1)]
    assert len({ending.play.hands for ending in found}) >= tarot_puzzle.stock
    for before, after in zip(found[:count:4], found[count * 5 :: 4], strict=False):
        assert before.best.rank == after.best.rank
        assert [one.worth for one in by_worth(before)] == [one.worth for one in by_worth(after)]


def by_worth(ending: Ending) -> list[Outcome]:
    """The outcomes of an end, the best first."""
    return sorted(ending.outcomes.values(), key=lambda outcome: outcome.worth, reverse=True)


def test_every_line_is_read_as_it_is_written_and_no_hands_stand_there_twice() -> None:
    lines = [line for line in FILE.read_text("utf-8").splitlines() if not line.startswith("#")]
    assert [ending.line for ending in bank()] == lines
    assert len({ending.play.hands for ending in bank()}) == len(lines)


def test_the_petit_is_won_by_the_side_of_its_trick_and_counts_more_at_the_end() -> None:
    """What it counts there is told apart only if it is there."""
    fates = {(petit_won(outcome), at_the_end(outcome)) for ending in bank() for outcome in ending.outcomes.values()}
    assert fates == {(True, True), (False, False), (True, None), (False, None)}


@every(ending for ending in bank() if ending.sort == "petit")
def test_how_much_worse_a_card_is_adds_up_from_the_points_the_bout_and_the_last_trick(ending: Ending) -> None:
    """In the words of the reasons, a reader can count after it: the points won, what the bout saves, 10 at the end."""
    question = of_ending(ending).by(RULES, "choose")
    said = {option.id: dict(option.says.in_full) for option in question.options}
    best = said.pop(ending.best.code)
    for says in said.values():
        more = _number(best[GETS]["points"]) - _number(says[GETS]["points"])
        last = 10 if AT_THE_END in says else 0
        assert says[WORSE_IN_ALL]["worse"] == more + _number(says[A_BOUT]["fewer"]) + last


def _number(fact: Fact) -> float:
    assert isinstance(fact, int | float)
    return fact


@every(ending for ending in bank() if ending.sort == "defence")
def test_where_it_is_about_points_the_petit_is_gone(ending: Ending) -> None:
    assert PETIT in ending.play.played
    assert len({petit_won(outcome) for outcome in ending.outcomes.values()}) == 1
