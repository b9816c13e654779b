"""The states of the gallery: all of them are found, and none that a match can come to is missing."""

from __future__ import annotations

import pytest

from site_hooks import states as gallery
from site_hooks.states import states
from tests.every import every
from tutor.barbu.contracts import KINDS
from tutor.barbu.play import Play
from tutor.games import GAMES
from tutor.hosts.session import Session
from tutor.show.games import STAGES
from tutor.tarot.cut import Cutting
from tutor.tarot.deal import Dealing
from tutor.tarot.draw import Drawing

#: A match begins when the cards are dealt: on these phases it never stands.
BEFORE_A_MATCH = {Drawing, Cutting, Dealing}


def at_table(state: str) -> Session:
    """The table of a state."""
    return Session(dict(states()[state]))


@every(states())
def test_in_every_state_the_learner_is_asked_or_the_deal_is_over(state: str) -> None:
    session = at_table(state)
    assert session.over or session.at.turn == session.state.table.learner
    assert session.answer({"lang": "fr"}).keys() == {"html", "state"}


def test_every_phase_on_which_a_match_can_stand_is_there() -> None:
    shown = {type(at_table(state).at) for state in states()}
    assert shown == {phase for stage in STAGES.values() for phase in stage.phases} - BEFORE_A_MATCH


def test_every_contract_of_barbu_is_played_at_some_table() -> None:
    positions = [at_table(state).at for state in states()]
    in_tricks = {at.contract.name for at in positions if isinstance(at, Play)}
    assert in_tricks | {"domino", "chinese-poker"} == {kind.name for kind in KINDS}


def test_every_size_of_table_is_there_in_both_games() -> None:
    sizes = {(table.match["game"], table.match["players"]) for table in gallery.TABLES.values()}
    assert sizes == {(name, size) for name, game in GAMES.items() for size in game.HOUSE.sizes}


def test_a_state_follows_from_the_smallest_number_of_a_match_that_leads_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    table = gallery.TABLES["tarot-4"]
    found = {kind: moment.match.seed or 0 for kind, moment in table.found().items()}
    assert min(found.values()) == 1
    for kind, seed in found.items():
        monkeypatch.setattr(gallery, "MOST_SEEDS", seed - 1)
        with pytest.raises(LookupError):
            table._replace(wanted={kind: table.wanted[kind]}).found()


def test_what_never_comes_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gallery, "MOST_SEEDS", 2)
    with pytest.raises(LookupError, match="a-miracle"):
        gallery.TABLES["tarot-4"]._replace(wanted={"a-miracle": lambda _, __: False}).found()
