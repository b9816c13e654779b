"""Who pays, or gets something, said again."""

from __future__ import annotations

from tests.barbu import plain
from tests.tarot import naive as tarot
from tests.teach.judges.asked import Json
from tutor.teach.question import Answer


def pays(asked: Json, answer: Answer) -> bool:
    """Whether it is the winner of the trick who pays, or nobody as long as a card that is out would win it."""
    [board] = asked["boards"]
    cards, leader = board["moves"], board["from"]["leader"]
    out = [card for card in plain.DECK if card not in cards]
    if len(cards) < 4 and any(plain.best([*cards, card]) == card for card in out):
        return [*answer] == ["nobody"]
    return [*answer] == [f"player-{(leader + cards.index(plain.best(cards))) % 4}"]


def petit_end(asked: Json, answer: Answer) -> bool:
    """Whether the bonus goes to the side that has won the last trick, if the Petit is in it."""
    _, last = asked["boards"]
    [told] = last["facts"]
    side = "attack" if told["card"] == tarot.winning(last["cards"]) else "defence"
    return [*answer] == [side if "T1" in last["cards"] else "nobody"]


JUDGES = {"pays": pays, "petit-end": petit_end}
