"""A poignée laid out as an answer is right where the game would take it, and else refused for the game's own reason."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.core.cards import TAROT, Cards
from tutor.show.exercises.asked import as_text
from tutor.show.words import Words
from tutor.tarot.announce import HIDES_A_TRUMP, POIGNEES, TRUMPS, TRUMPS_NEEDED
from tutor.teach.arrangement import Arrangement, Thing
from tutor.teach.judge import RULES
from tutor.teach.kinds import KINDS
from tutor.teach.kinds.lay.poignee import LAY_OUT, ROW, WOULD_HIDE, Wanted
from tutor.teach.tarot.poignees import Held

held = st.builds(
    lambda players, few: Held(players, TAROT.set(few)),
    st.sampled_from([*TRUMPS_NEEDED]),
    st.lists(st.sampled_from([*TRUMPS]), min_size=8, max_size=19, unique=True),
)


def shown_exactly(of: Held, size: str) -> Arrangement:
    """The cards of a hand, and what must hold of those that are laid out."""
    wanted = Wanted(of, size, LAY_OUT)
    asked = wanted.asked()
    things = tuple(Thing(one.id, one.shows) for one in asked.offers)
    return Arrangement(things, asked.places, (*wanted.demands(RULES),))


def answer(laid: Cards) -> list[str]:
    """These cards laid out, as answers write it."""
    return [f"{card.code}@{ROW}" for card in laid]


def agree(asked: Arrangement, of: Held, size: str, laid: Cards) -> None:
    """What is said of an answer is what the game says of the same cards: right, or the same rule and its sentence."""
    reply, fault = asked.reply(answer(laid), ()), of.fault(size, laid)
    assert reply.right is (fault is None)
    if fault:
        [because] = reply.because
        [(says, facts)] = because.sentences
        assert because.rule is fault.rule
        if fault.says is HIDES_A_TRUMP:  # the demand counts the cards that the game names
            assert (says, facts["hidden"]) == (WOULD_HIDE, len(of.all - laid))
        else:
            assert (says, facts) == (fault.says, fault.facts)


@given(held, st.sampled_from(POIGNEES), st.data())
def test_whatever_is_laid_out_is_judged_as_the_game_judges_it(of: Held, size: str, data: st.DataObject) -> None:
    if not of.ruling(size).legal:
        return
    few = data.draw(st.lists(st.sampled_from([*of.all]), unique=True))
    exact = data.draw(st.permutations([*of.all])) if data.draw(st.booleans()) else few
    count = TRUMPS_NEEDED[of.players][POIGNEES.index(size)]
    agree(shown_exactly(of, size), of, size, TAROT.set(exact[:count] if exact is not few else few))


@pytest.mark.parametrize(
    "cards", ["T1 T2 T3 T4 T5 T6 T7 EX", "T1 T2 T3 T4 T5 T6 T7 T8 EX", "T1 T2 T3 T4 T5 T6 T7 T8 T9"]
)
def test_every_single_way_to_lay_out_a_small_hand_is_judged_so(cards: str) -> None:
    """Five players show eight: seven trumps with the Excuse, eight without it, any eight of nine."""
    of = Held(5, TAROT.read(cards))
    asked = shown_exactly(of, "simple")
    ways = [TAROT.set(few) for count in range(1, len(of.all) + 1) for few in combinations(of.all, count)]
    for laid in ways:
        agree(asked, of, "simple", laid)
    assert asked.members == sum(of.fault("simple", laid) is None for laid in ways)


def test_a_trump_that_had_to_go_into_the_ecart_is_laid_out_with_the_others() -> None:
    """Four kings and fifteen trumps, one of which had to be set aside: the triple is shown with it, or not at all."""
    trumps = TAROT.read("T1 T2 T3 T5 T6 T8 T9 T10 T12 T13 T15 T16 T18 T20 T21")
    of = Held(4, trumps.without(TAROT["T9"]), TAROT.read("T9"))
    asked = shown_exactly(of, "triple")
    assert asked.reply(answer(trumps), ()).right
    assert not asked.reply(answer(of.hand), ()).right


def test_plain_text_too_says_who_has_shown_a_poignee() -> None:
    """Two have played and the third has shown one: only the last may still do so."""
    question = KINDS["handful-who"].question(3, 3)
    text = as_text(KINDS["handful-who"], question, Words(), "")
    assert "You show a simple poignée: trumps 2, 6, 9, 10, 11, 12, 14, 17, 18 and 21." in text
    assert question.key == (("player-2",),)
