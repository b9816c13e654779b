"""A table of Barbu from deal to deal: its places, long tricks that fold, the end of a match."""

from __future__ import annotations

from typing import cast

import pytest

from tests.page import Table
from tests.show.barbu.positions import reached, shown, words
from tutor.hosts.table.session import Session
from tutor.hosts.table.tables import Deal
from tutor.show.table.felt import PLACES


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_everybody_has_a_place_at_a_table_of_salade(players: int) -> None:
    chairs = Table(Session({"game": "barbu", "players": players, "seed": 1, "rules": {"salade": True}}).html).chairs
    assert sorted(chair.at for chair in chairs) == sorted(PLACES[players])
    assert chairs[1].at == "left"
    assert len({chair.who for chair in chairs}) == players


def salade(lang: str = "en") -> Session:
    """The first deal of a match with Salade at a table of six, where the learner has something to play."""
    return Session({"game": "barbu", "players": 6, "rules": {"salade": True}, "seed": 1, "lang": lang})


def test_at_a_large_table_the_tag_of_the_dealer_passes_on_to_the_left() -> None:
    one = salade()
    dealers = []
    for _ in range(3):
        dealers += [chair.at for chair in Table(one.html).chairs if "dealer" in chair.tags]
        one.answer({"finish": True})
        one.answer({"next": True})
    assert dealers == ["top", "top-right", "right"]


def answered(one: Session, intent: dict[str, object]) -> Table:
    """The table after an intent."""
    return Table(str(one.answer(intent)["html"]))


def test_at_a_large_table_a_trick_that_is_over_folds_under_who_has_won_it() -> None:
    said = answered(salade(), {"play": "S6"}).part("verdict")
    folded = said.one("details")
    assert folded.one("summary").text.startswith("The second player on your left wins the trick with")
    assert "You play" in folded.text
    assert "A free lead." in said.text.removeprefix(folded.text)
    assert shown(reached("no-tricks", *["pass"] * 4)).part("verdict").all("details") == []


@pytest.mark.parametrize(
    ("lang", "over"),
    [("en", "The match is over: {} wins."), ("fr", "La partie est finie : {} gagne.")],
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
    assert over.format(first) in over_now.part("verdict").text.replace("\xa0", " ")
    last = words(6, lang).player(ranking[-1].seat)
    begins = {"en": f"{ranking[-1].place}. {last}: −", "fr": f"{ranking[-1].place}. {last} : −"}[lang]
    assert any(line.replace("\xa0", " ").startswith(begins) for line in over_now.part("score").texts("p"))
    assert over_now.part("controls").values("data-intent") == ["deal"]
    another = answered(one, {"deal": None})
    assert another.title.replace("\xa0", " ") == {"en": "Barbu: deal 1 of 6", "fr": "Barbu : donne 1 sur 6"}[lang]


def test_after_a_deal_stands_who_deals_next_and_what_may_be_called() -> None:
    one = Session({"game": "barbu", "dealer": 0, "seed": 55})
    assert "deal next" not in one.html
    assert "You deal next and still have to call " in answered(one, {"finish": True}).part("score").text
