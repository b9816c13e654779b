"""What a name like ``allowed.1.2.17`` asks stays what it was: links, logs and printed sheets hold nothing but it."""

from __future__ import annotations

import json
from hashlib import sha256

import pytest

from tutor.show.laid import told
from tutor.teach.kind import LEVELS, Exercise, Kind
from tutor.teach.kinds import KINDS
from tutor.teach.naming import linked
from tutor.teach.positions import SEEDS
from tutor.teach.question import Laid, Question

#: The edition of each kind, and what its first forty questions of every level come to.
EDITIONS = {
    "allowed": (1, "3e2e1d13cff2"),
    "forced-card": (1, "df41919f1219"),
    "deciding-rule": (1, "6fa0614f00f7"),
    "beats": (1, "80b300d30d26"),
    "trick-points": (1, "953497556832"),
    "may-bid": (1, "1d70aba31d76"),
    "auction-seats": (1, "20c2d504d651"),
    "wrong-call": (1, "b936acd728cd"),
    "dog-fate": (1, "e50d06b1717e"),
    "dog-points": (1, "5b6ca1b654e1"),
    "contract-factor": (1, "c8130f5e7f63"),
    "handful-sizes": (1, "bce8de66f5d6"),
    "handful-show": (1, "e158708134d7"),
    "handful-aside": (1, "92d69fe696e2"),
    "handful-kept": (1, "5d8e5fb687ab"),
    "handful-refused": (1, "6eb7ffd43777"),
    "handful-wrong-one": (1, "12a38eafe212"),
    "handful-who": (1, "a8fdce8571c3"),
    "weigh-show": (1, "e3118cc159f0"),
    "weigh-defence": (1, "aba94dbcfb06"),
    "weigh-size": (1, "53415de67db1"),
    "weigh-prize": (1, "b15e1374252e"),
    "weigh-worth": (1, "e3c7e7561227"),
    "weigh-leak": (1, "0dfe034c3a89"),
    "weigh-reasons": (1, "e351ef160050"),
}


def digest(kind: Kind) -> str:
    """What some questions of a kind come to in no language: what is shown, what can be answered, and what is right."""
    asked = [kind.question(level, seed) for level in LEVELS for seed in SEEDS[:40]]
    return sha256("\n".join(map(_written, asked)).encode()).hexdigest()[:12]


def _written(question: Question) -> str:
    boards = [
        [card.code for card in board.cards] if isinstance(board, Laid) else told(board) for board in question.boards
    ]
    facts = {name: str(fact) for name, fact in question.facts.items()}
    asked: list[object] = [boards, facts, [option.id for option in question.options], question.key]
    if laid_out := question.arrangement:
        asked += [[thing.id for thing in laid_out.things], [demand[:4] for demand in laid_out.demands]]
    return json.dumps(asked, sort_keys=True)


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_a_kind_that_asks_other_questions_has_another_edition(kind: Kind) -> None:
    edition, came_to = EDITIONS[kind.id]
    found = digest(kind)
    assert kind.edition == edition, f"write ({kind.edition}, “{found}”) down as the edition of {kind.id}"
    assert found == came_to, (
        f"{kind.id} asks other questions than its edition {edition} did: if that is meant, raise its edition to"
        f" {edition + 1}, and write ({edition + 1}, “{found}”) down here"
    )


def test_every_kind_has_its_edition_written_down() -> None:
    assert EDITIONS.keys() == KINDS.keys()


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_a_link_names_the_edition_and_leads_back_to_the_exercise(kind: Kind) -> None:
    for seed in (SEEDS[0], 17, SEEDS[-1]):
        asked = Exercise(kind, 2, seed)
        assert str(asked) == f"{kind.id}.{kind.edition}.2.{seed}"
        assert linked(str(asked)) == asked
