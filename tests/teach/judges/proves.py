"""What is certain of others’ cards, said again: with a card in hand, all that was done must have been allowed."""

from __future__ import annotations

from tests.barbu import naive as barbu
from tests.barbu import plain
from tests.tarot import naive as tarot
from tests.teach import naive
from tests.teach.judges.asked import Json, hand, seen
from tests.teach.judges.out import pack, shown
from tutor.teach.question import Answer


def plays(deal: Json) -> list[tuple[int, str, list[str]]]:
    """Who has played which card, and what lay in the trick before it."""
    return [
        ((trick["leader"] + place) % deal["players"], card, trick["cards"][:place])
        for trick in deal["tricks"]
        for place, card in enumerate(trick["cards"])
    ]


def cannot(deal: Json, seat: int, card: str) -> bool:
    """Whether a player of Tarot cannot have held a card: with it, something that they played was not allowed."""
    return any(
        by == seat and had != card and had not in tarot.playable([had, card], before) for by, had, before in plays(deal)
    )


def lacks(deal: Json, seat: int, suit: str) -> bool:
    """Whether a player of Tarot cannot have any card of a suit that has not been played."""
    gone = [card for _, card, _ in plays(deal)]
    return all(cannot(deal, seat, card) for card in pack("tarot") if card[0] == suit and card not in gone)


def proves(asked: Json, answer: Answer) -> bool:
    """Whether just those are marked with which the last card, the last pass, or all of a partner, was not allowed."""
    [board] = asked["boards"]
    offered = [option["id"] for option in asked["options"]]
    if board["game"] == "barbu" and board["from"]["contract"].startswith("domino"):
        return {*answer} == fitted(board, offered, asked["facts"]["by"])
    deal, by = seen(board), asked["facts"]["by"]
    assert by != deal["seat"]
    if board["game"] == "tarot":
        return {*answer} == {card for card in offered if cannot(deal, by, card)}
    seat, last, before = plays(deal)[-1]
    assert seat == by
    call = board["from"]["contract"]
    return {*answer} == {card for card in offered if last not in plain.legal(call, [last, card], before)}


def fitted(board: Json, offered: list[str], by: int) -> set[str]:
    """The cards that fitted when somebody passed last, and so are not with that player; nobody is out yet."""
    moves, start = board["moves"], board["from"]["contract"].split()[1]
    last = max(number for number, move in enumerate(moves) if move == "pass")
    assert (board["from"]["leader"] + last) % 4 == by
    assert not {*offered} & {*hand(board | {"seat": naive.learner(board)})}
    return {card for card in offered if barbu.layable([card], naive.cards_of(moves[:last]), start) == {card}}


def king_holders(asked: Json, answer: Answer) -> bool:
    """Whether just those are marked who might have played as they did with the king in hand."""
    table, board = asked["boards"]
    assert bool(board["rules"].get("no_wait")) is table["no_wait"]
    barred = {
        seat
        for seat, card, before in plays(seen(board))
        if card not in barbu.playable([card, "HK"], before, "barbu", [], board["rules"])
    }
    return {*answer} == {f"player-{seat}" for seat in (1, 2, 3) if seat not in barred}


def handful_who(asked: Json, answer: Answer) -> bool:
    """Whether these are all who have neither played a card nor shown a poignée."""
    [board] = asked["boards"]
    at, gone = (board["dealer"] + 1) % board["players"], set()
    for move in board["moves"]:
        if move.startswith("poignee "):
            gone.add(at)
        elif naive.CARD.fullmatch(move):
            gone.add(at)
            at = (at + 1) % board["players"]
    return {*answer} == {f"player-{seat}" for seat in range(board["players"]) if seat not in gone}


def others_hold(asked: Json, answer: Answer) -> bool:
    """Whether just the trumps are marked that the one may hold who neither takes nor has shown anything."""
    [board] = asked["boards"]
    shower, _, where = shown(board)
    taker = (board["dealer"] + 1 + next(place for place, bid in enumerate(board["moves"]) if bid != "pass")) % 4
    silent = next(seat for seat in range(4) if seat not in {taker, shower, board["seat"]})
    return {*answer} == {option["id"] for option in asked["options"] if silent in where[option["id"]]}


def watched_voids(asked: Json, answer: Answer) -> bool:
    """Whether it is every other player who has played another suit when this one was led."""
    suit, void = asked["facts"]["suit"], set()
    for trick in seen(asked["boards"][0])["tricks"]:
        for place, card in enumerate(trick["cards"]):
            if trick["cards"][0][0] == suit != card[0]:
                void.add((trick["leader"] + place) % 4)
    return {*answer} == {f"player-{seat}" for seat in void - {asked["boards"][0]["seat"]}}


JUDGES = {
    "watched-voids": watched_voids,
    "proves": proves,
    "king-holders": king_holders,
    "handful-who": handful_who,
    "others-hold": others_hold,
}
