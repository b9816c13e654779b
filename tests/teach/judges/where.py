"""Where a card can be, said again: with no one who could not have played as they did with it in hand."""

from __future__ import annotations

from tests.teach.judges.asked import Json, seen
from tests.teach.judges.out import shown
from tests.teach.judges.proves import cannot, lacks
from tutor.teach.question import Answer


def who_lacks(asked: Json, answer: Answer) -> bool:
    """Whether each cell says if its player can have any card of its suit that has not been played."""
    deal = seen(asked["boards"][0])
    names = [cell["id"] for cell in asked["options"]]
    return {*answer} == {f"{name}={'none' if lacks(deal, int(name[0]), name[1]) else 'may'}" for name in names}


def said_of(can: set[int], answer: Answer) -> bool:
    """Whether the one who alone can have a card is said to have it, and of several that they may."""
    sure = "has" if len(can) == 1 else "may"
    return {*answer} == {f"{seat}={sure if seat in can else 'cannot'}" for seat in (1, 2, 3)}


def where(asked: Json, answer: Answer) -> bool:
    """Whether those can have the Petit who may hide it from a poignée, or could have played as they did with it."""
    board, *hand = asked["boards"]
    if not hand:
        return said_of(shown(board)[2]["T1"], answer)
    [mine] = hand
    assert "T1" not in (*board["moves"], *mine["cards"])
    return said_of({seat for seat in (1, 2, 3) if not cannot(seen(board), seat, "T1")}, answer)


def where_partner(asked: Json, answer: Answer) -> bool:
    """Whether those can have the called card who could have played as they did with it, the taker too."""
    [board] = asked["boards"]
    called = board["from"]["called"]
    assert called not in board["moves"]
    can = {seat for seat in (1, 2, 3, 4) if not cannot(seen(board), seat, called)}
    sure = "has" if len(can) == 1 else "may"
    return {*answer} == {f"{seat}={sure if seat in can else 'cannot'}" for seat in (1, 2, 3, 4)}


JUDGES = {"where-partner": where_partner, "who-lacks": who_lacks, "where": where}
