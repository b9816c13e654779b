"""All that cards have told, said again from the federation’s sentences."""

from __future__ import annotations

from tests.tarot.advice.naive_signals import heard
from tests.teach.judges.asked import Json, seen
from tests.teach.judges.proves import cannot, lacks, plays
from tutor.teach.question import Answer


def deal_heard(asked: Json, answer: Answer) -> bool:
    """Whether just those sentences are marked that a card of another defender has said."""
    [board] = asked["boards"]
    said = {f"{seat}-{name}-{suit}" for one in heard(seen(board)) for seat, name, suit in one if seat != board["seat"]}
    return {*answer} == said & {option["id"] for option in asked["options"]}


def why_switched(asked: Json, answer: Answer) -> bool:
    """Whether those reasons are marked that nothing speaks against; who had no card left needs no other reason."""
    board, mine = asked["boards"]
    deal = seen(board)
    first, second, *_ = deal["tricks"]
    suit, by = first["cards"][0][0], second["leader"]
    since = [trick["cards"][(by - trick["leader"]) % 4] for trick in deal["tricks"][1:]]
    shown = any(card[0] == suit for card in since)
    if lacks(deal, by, suit) and not shown:
        return [*answer] == ["none"]
    fallen = [seat for seat, card, _ in plays(deal) if card == "T1"]
    petit = by in fallen if fallen else "T1" not in mine["cards"] and not cannot(deal, by, "T1")
    return {*answer} == {"strong", *(["petit"] if petit else []), *([] if shown else ["none"])}


JUDGES = {"deal-heard": deal_heard, "why-switched": why_switched}
