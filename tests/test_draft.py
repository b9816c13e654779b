"""Positions that are set up card by card: what can be put where, and the records that come of it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.every import every
from tutor.core.cards import Card
from tutor.core.draft import Draft
from tutor.core.errors import RecordError, RefusedError
from tutor.core.scene import Scene
from tutor.games import GAMES, SCENES, reached

FOUR = SCENES["tarot-4"]


def draft(scene: str, **cards: str) -> Draft:
    return Draft.of({"scene": scene, **{place: codes.split() for place, codes in cards.items()}}, SCENES)


def verdicts(asked: Draft) -> dict[str, str]:
    """The rule that decides each card of the hand, behind a ``!`` where it forbids the card."""
    rulings = reached(GAMES[asked.scene.game].drafted(asked, {})).obligation().rulings
    return {str(move): ("" if one.legal else "!") + one.rule.id for one in rulings for move in one.moves}


def test_this_hand_and_this_trick_are_all_that_a_verdict_needs() -> None:
    assert verdicts(draft("tarot-4", hand="S4 H4 T21", trick="HK H6")) == {
        "H4": "T-PLAY-FOLLOW",
        "T21": "!T-PLAY-FOLLOW-BEATS-TRUMP",
        "S4": "!T-PLAY-FOLLOW",
    }
    assert verdicts(draft("no-hearts", hand="S4 H4", trick="HK")) == {"H4": "B-FOLLOW", "S4": "!B-FOLLOW"}


def test_the_trick_comes_before_whoever_asks_and_seat_zero_leads_where_there_is_none() -> None:
    records = [GAMES["tarot"].drafted(draft("tarot-5", hand="S4", trick=trick), {}) for trick in ("", "H4 H5")]
    assert [(record.start or {}).get("leader") for record in records] == [0, 3]


def test_of_earlier_tricks_the_cards_alone_tell_who_led_to_them_and_which_of_their_cards_were_ones_own() -> None:
    asked = draft("tarot-4", hand="S4 H4 T1", trick="HK", earlier="D1 D5 T3 D7 C4 C8 C9 C2")
    record = GAMES["tarot"].drafted(asked, {})
    # Seat 3 leads now, who has won the clubs by their third card; so seat 1 led to them, and won before by the trump.
    assert (record.start or {}).get("leader") == 3
    assert [str(card) for card in record.hands[0] or ()] == ["S4", "H4", "D5", "C2", "T1"]
    assert verdicts(asked)["T1"] == "!T-PLAY-FOLLOW-BEATS-TRUMP"


def test_a_card_that_is_put_elsewhere_leaves_its_place_and_one_put_there_again_is_taken_away() -> None:
    card = FOUR.pack["H4"]
    moved = draft("tarot-4", hand="H4 H5").put(card, "trick")
    assert (moved.at("hand"), moved.at("trick")) == ((FOUR.pack["H5"],), (card,))
    assert moved.put(card, "trick").place_of(card) is None


def test_no_place_takes_more_cards_than_it_has_room_for() -> None:
    with pytest.raises(RefusedError, match="The trick is full"):
        draft("tarot-3", trick="H4 H5 H6")
    with pytest.raises(RefusedError, match="Your hand is full"):
        draft("no-tricks", hand=" ".join(card.code for card in SCENES["no-tricks"].pack.cards[:14]))


@pytest.mark.parametrize(
    ("data", "place"),
    [
        ({"scene": "bridge"}, "draft.scene"),
        ({"hand": ["H4"], "trick": ["H4"]}, r"draft.trick\[0\]"),
        ({"hand": ["Z4"]}, r"draft.hand\[0\]"),
        ({"hand": "H4"}, "draft.hand"),
        ({"taker": "4"}, "taker"),
        ({"scene": "tarot-3-auction", "said": ["3 garde"]}, "said"),
        ({"scene": "doubling", "contract": "no-luck"}, "contract"),
        ([], "draft"),
    ],
)
def test_a_broken_draft_is_refused_with_the_place(data: object, place: str) -> None:
    with pytest.raises(RecordError, match=f"^{place}: "):
        Draft.of(data, SCENES)


def test_in_domino_all_cards_in_sight_are_needed() -> None:
    with pytest.raises(RefusedError, match="In Domino"):
        GAMES["barbu"].drafted(draft("domino-8", hand="S7"), {})
    hand = "S7 D2 D3 D4 D5 D6 D7 C2 C3 C4 C5 C6 CA"
    assert verdicts(draft("domino-8", hand=hand, lying="S8"))["S7"] == "B-DOM-EXTEND"


@every(SCENES.values())
def test_at_every_table_whatever_is_put_there_can_be_asked_about_or_is_refused_and_its_record_makes_it_again(
    scene: Scene,
) -> None:
    words = scene.speech.words if scene.speech else ()
    whole = st.sampled_from((0, 1, scene.room(scene.places[-1]), scene.most))

    @settings(max_examples=25)
    @given(st.permutations(scene.pack.cards), st.lists(whole, min_size=3, max_size=3), st.data())
    def tried(cards: list[Card], counts: list[int], data: st.DataObject) -> None:
        asked, left = Draft(scene), iter(cards)
        for place, count in zip(scene.places, counts, strict=False):
            for _ in range(min(count, scene.room(place), scene.most - len(asked.held))):
                asked = asked.put(next(left), place)
        for ask in scene.asks:
            asked = asked.choose(ask.name, data.draw(st.sampled_from(ask.choices)))
        for seat in asked.speakers:
            asked = asked.say(f"{seat} {data.draw(st.sampled_from(words))}")
        try:
            record = GAMES[scene.game].drafted(asked, {})
            all_set = len(asked.at("middle")) == scene.room("middle")
            assert reached(record).turn in {1 if all_set else 0, None}
        except (RecordError, RefusedError):
            return
        again = GAMES[scene.game].undrafted(record, scene)
        assert GAMES[scene.game].drafted(again, {}) == record

    tried()


def test_another_table_keeps_the_cards_that_it_has() -> None:
    other = draft("tarot-4", hand="S4 T21 SN", trick="HK H6 H7").in_scene(SCENES["no-hearts"])
    assert other.to_json() == {"scene": "no-hearts", "hand": ["S4"], "trick": ["HK", "H6", "H7"]}
