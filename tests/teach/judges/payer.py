"""Who pays for a card in a trick, said again."""

from __future__ import annotations

from tests.teach.judges.asked import Json
from tests.teach.second.barbu import plain
from tutor.teach.question import Answer


def pays(asked: Json, answer: Answer) -> bool:
    """Whether it is the winner of the trick who pays, or nobody as long as a card that is out would win it."""
    [board] = asked["boards"]
    cards, leader = board["moves"], board["from"]["leader"]
    out = [card for card in plain.DECK if card not in cards]
    if len(cards) < 4 and any(plain.best([*cards, card]) == card for card in out):
        return [*answer] == ["nobody"]
    return [*answer] == [f"player-{(leader + cards.index(plain.best(cards))) % 4}"]


JUDGES = {"pays": pays}
