"""What one had better do, said again: by sums of what each option brings, and by the advice’s own words."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from functools import cache
from itertools import islice
from statistics import mean, stdev

from tests.barbu import naive_doubling, plain
from tests.barbu.naive_prices import gains
from tests.tarot import naive as tarot
from tests.tarot import naive_hand_value as hand_value
from tests.tarot.advice.naive_signals import heard
from tests.tarot.naive_ecart import may_go
from tests.tarot.naive_weighing import DOUBLE, PLAYED_OUT, SIMPLE, bid_and_passed, on_average, won
from tests.teach import naive
from tests.teach.judges.asked import Json, seen
from tests.teach.judges.proves import lacks
from tutor.coach.coaches import TURNS
from tutor.coach.tarot.before_play import EcartTurn
from tutor.core.record import KEYS
from tutor.games import GAMES, record_of
from tutor.teach.question import Answer

#: The most worlds in which the coach looks at a turn once more; after how many it is asked whether that is enough, and
#: by how many standard errors it then has to be.
WORLDS, LAP, SURE = 240, 20, 3


def show(asked: Json, answer: Answer) -> bool:
    """Whether no other poignée that is offered, and not to show any, brings more."""
    wins = won(asked["boards"][0])
    bonuses = {"keep": 0, "show": SIMPLE, "simple": SIMPLE, "double": DOUBLE}
    brings = {option["id"]: on_average(bonuses[option["id"]], wins) for option in asked["options"]}
    assert max(map(abs, brings.values())) > SIMPLE / 10, "too near to even: nobody can say"
    return answer == (max(brings, key=lambda name: brings[name]),)


def weigh_bid(asked: Json, answer: Answer) -> bool:
    """Whether it brings more points a deal than the other."""
    bid, passed = bid_and_passed(asked["boards"][0])
    return answer == ("bid" if bid > passed else "pass",)


def prize(asked: Json, answer: Answer) -> bool:
    """Whether at this table alone one shows in so many games: where it pays, and where the contract is safe as well."""
    tables = [board for board in asked["boards"] if "hands" in board]
    games = []
    for share in (won(board) / PLAYED_OUT for board in tables):
        assert share < 0.45 or 0.545 < share < 0.8 or share > 0.895, "neither doubtful nor clear"
        games.append(0 if share < 0.5 else 1 if share < 0.8 else 2)
    assert sorted(games) == [0, 1, 2]
    return answer == (("first", "second", "third")[games.index(asked["facts"]["games"])],)


def lead(asked: Json, answer: Answer) -> bool:
    """Whether it is the lead of the advice: a trump, a small even one, or a suit that the taker is known to lack."""
    if len(answer) != 1:
        return False
    [card] = answer
    match asked["facts"]:
        case {"advice": "hunt", "players": players}:
            takers = [one["cards"] for one in asked["options"]]
            if players == 5:
                return "T21" in takers[int(card) - 1] and "T1" not in takers[int(card) - 1]
            return "T1" not in takers[int(card) - 1] and len(takers[int(card) - 1]) == max(
                len(held) for held in takers if "T1" not in held
            )
        case {"advice": "two-for-one"}:
            return card in {"T2", "T4", "T6", "T8"}
    [board] = asked["boards"]
    return card[0] in "SHDC" and lacks(seen(board), board["from"]["taker"], card[0])


def partner_ruffs(asked: Json, answer: Answer) -> bool:
    """Whether a partner’s two cards have said that the suit of this card has run out."""
    deal = seen(asked["boards"][0])
    told = {
        suit
        for said in heard(deal)
        for seat, name, suit in said
        if name == "no-more" and seat not in {deal["taker"], deal["seat"]} and not lacks(deal, seat, "T")
    }
    return len(answer) == 1 and answer[0][0] in told


def your_turn(asked: Json, answer: Answer) -> bool:
    """Whether it brings most of all that is offered, when the coach looks at the turn once more, in other worlds."""
    of = {" ".join(option["cards"]) if "cards" in option else option["id"]: option["id"] for option in asked["options"]}
    board = {name: value for name, value in asked["boards"][0].items() if name in KEYS}
    return answer == (of[_best(json.dumps(board), (*of,))],)


@cache
def _best(board: str, offered: tuple[str, ...]) -> str:
    """The move, or the whole écart, that brings most on average, in as many worlds as it takes to be sure of it."""
    record = record_of(json.loads(board))
    turn = TURNS[record.game](GAMES[record.game].positions(record))
    assert turn is not None
    names = [(ecart,) for ecart in turn.whole] if isinstance(turn, EcartTurn) else turn.groups
    among = [next(number for number, moves in enumerate(names) if move in moves) for move in offered]
    usual, brought = turn.assumptions[0], list[Sequence[float]]()
    for world in islice(turn.worlds(random.Random(board), read=usual.read), WORLDS):
        brought.append(turn.brought(world, usual.style, among))
        if len(brought) % LAP == 0 and _sure(brought):
            break
    return offered[_ahead(brought)]


def _ahead(brought: Sequence[Sequence[float]]) -> int:
    """The place of what has brought most so far."""
    sums = [sum(each) for each in zip(*brought, strict=True)]
    return sums.index(max(sums))


def _sure(brought: Sequence[Sequence[float]]) -> bool:
    """Whether what has brought most leads everything else by more than chance does."""
    best = _ahead(brought)
    gaps = [[one[best] - one[place] for one in brought] for place in range(len(brought[0])) if place != best]
    return all(mean(gap) > SURE * stdev(gap) / len(gap) ** 0.5 for gap in gaps)


def captain(asked: Json, answer: Answer) -> bool:
    """Whether nobody has more trumps."""
    counts = [len(board["cards"]) for board in asked["boards"]]
    return len(answer) == 1 and counts[int(answer[0]) - 1] == max(counts)


def most_points(asked: Json, answer: Answer) -> bool:
    """Whether no other card that may be played leaves the defence better off, by the points of the trick."""
    [board] = asked["boards"]
    before, start = board["moves"], board["from"]
    assert (start["leader"] + len(before)) % board["players"] == board["seat"]

    def comes_to(card: str) -> float:
        trick = [*before, card]
        winner = (start["leader"] + trick.index(tarot.winning(trick))) % board["players"]
        return sum(map(tarot.worth, trick)) * (-1 if winner == start["taker"] else 1)

    legal = tarot.playable([option["id"] for option in asked["options"]], before)
    return len(answer) == 1 and answer[0] in legal and comes_to(answer[0]) == max(map(comes_to, legal))


def shed(asked: Json, answer: Answer) -> bool:
    """Whether the card has more cards below it in the other hands than any other of one’s own."""
    record, others = asked["boards"]
    own, trick = naive.hand_of(record), naive.trick_of(record)
    out = [card for card in plain.DECK if card not in (*own, *naive.cards_of(record["moves"]))]
    assert {*out} == {*others["cards"]}
    assert not plain.of(own, trick[0][0])
    counts = {card: sum(plain.height(other) < plain.height(card) for other in plain.of(out, card[0])) for card in own}
    return [*answer] == [card for card, count in counts.items() if count == max(counts.values())]


def call(asked: Json, answer: Answer) -> bool:
    """Whether it is the longest suit, the rank to which the cards are nearest beside usual, or what gains most."""
    match asked["facts"]["call"]:
        case "trumps":
            hand = asked["boards"][0]["cards"]
            merits = {suit: len(plain.of(hand, suit)) for suit in plain.SUITS}
        case "domino":
            heights = [plain.height(card) for card in asked["boards"][0]["cards"]]
            ranks = [option["id"] for option in asked["options"]]
            starts = {rank: plain.RANKS.index(rank) for rank in ranks}
            usual = {rank: sum(abs(height - at) for height in range(13)) for rank, at in starts.items()}
            merits = {rank: usual[rank] - sum(abs(height - at) for height in heights) for rank, at in starts.items()}
        case _:
            merits = gains(*asked["boards"])
    return [*answer] == [name for name, merit in merits.items() if merit == max(merits.values())]


def domino_way(asked: Json, answer: Answer) -> bool:
    """Whether most of one’s own cards, or fewest of the others’, can come only after this card."""
    [board] = asked["boards"]
    hand, lying = naive.hand_of(board), naive.cards_of(board["moves"])
    start = board["from"]["contract"].split()[1]

    def behind(card: str) -> set[str]:
        row = [plain.height(other) for other in plain.of(lying, card[0])]
        goes_up, mine = plain.height(card) > max(row, default=0), plain.height(card)
        suit = [other for other in plain.of(plain.DECK, card[0]) if other != card]
        return {other for other in suit if not row or (plain.height(other) > mine) is goes_up}

    merits = {}
    for card in (card for card in hand if plain.fits(card, lying, start)):
        waiting = behind(card)
        own = asked["facts"]["way"] == "own"
        merits[card] = len(waiting & {*hand}) if own else -len(waiting - {*hand})
    return [*answer] == [card for card, merit in merits.items() if merit == max(merits.values())]


def doubling_say(asked: Json, answer: Answer) -> bool:
    """Of what may be said, what promises most: the differences from all whom it names."""
    [board] = asked["boards"]
    seat, dealer, base = board["seat"], board["dealer"], board["base"]
    allowed = naive.doubles(board | {"hands": {str(seat): []}})
    promised = {}
    for word in (option["id"] for option in asked["options"] if option["id"] in allowed):
        named = naive_doubling.named(naive.targets(word), seat, dealer, [])
        promised[word] = sum(base[seat] - base[other] for other in named)
    return [*answer] == [word for word, points in promised.items() if points == max(promised.values())]


def doubling_whom(asked: Json, answer: Answer) -> bool:
    """Who has doubled now and could otherwise no longer have come to two."""
    [board] = asked["boards"]
    (_, *words), dealer, history = board["moves"], board["dealer"], board["history"]
    spoken = {(dealer + turn) % 4: word for turn, word in enumerate(words, 1)}
    later = 7 - len(history["called"]) - 1
    assert asked["facts"]["number"] == 7 - later
    owing = [at for at, word in spoken.items() if word != "pass" and history["doubled"][str(at)] + later < 2]
    return [*answer] == [f"player-{at}" for at in owing]


def better_ecart(asked: Json, answer: Answer) -> bool:
    """Whether the six cards may go, empty a suit, leave the suits of kings alone and are worth more than the others."""
    hand = asked["boards"][0]["cards"]
    good = []
    for option in asked["options"]:
        aside = option["cards"]
        left = {card[0] for card in hand if card not in aside}
        empties = any(card[0] not in left for card in aside)
        if may_go(hand, aside) and empties and not any(f"{card[0]}K" in hand for card in aside):
            good.append((sum(map(tarot.worth, aside)), option["id"]))
    return answer == (max(good)[1],)


def advised_bid(asked: Json, answer: Answer) -> bool:
    """Whether the bid is the one that the points are worth, or a pass where it may not be made any more."""
    hand = asked["boards"][0]["cards"]
    leaving, taking = hand_value.worth(hand, alone=True), hand_value.worth(hand)
    total = leaving if leaving > 70 else taking
    bid = next((bid for bid, least in hand_value.BIDS if total >= least), "pass")
    ladder = [bid for bid, _ in hand_value.BIDS][::-1]
    highest = asked["facts"].get("highest")
    late = bid != "pass" and highest is not None and ladder.index(bid) <= ladder.index(highest)
    return answer == ("pass" if late else bid,)


def called_card(asked: Json, answer: Answer) -> bool:
    """Whether the card is with somebody else, and most cards of the hand are of its suit."""
    [board] = asked["boards"]
    away = {option["id"] for option in asked["options"]} - {*board["cards"]}
    lengths = {card: len(plain.of(board["cards"], card[0])) for card in away}
    return len(answer) == 1 and lengths.get(answer[0]) == max(lengths.values())


def tells_less(asked: Json, answer: Answer) -> bool:
    """Whether the fewest trumps become certain: those that are shown, and all others if the Excuse is among them."""
    shows = {option["id"]: option["cards"] for option in asked["options"]}
    certain = {name: 21 if "EX" in show else len(show) for name, show in shows.items()}
    return len(answer) == 1 and certain[answer[0]] == min(certain.values())


def slam_sure(asked: Json, answer: Answer) -> bool:
    """Whether the highest trumps are as many as the others have, and no plain card is below a gap."""
    [board] = asked["boards"]
    ranks = [*map(str, range(1, 11)), "J", "N", "Q", "K"]
    trumps = {int(card[1:]) for card in board["cards"] if card[0] == "T"}
    run = next(length for length in range(22) if 21 - length not in trumps)
    if run < 21 - len(trumps):
        return [*answer] == ["trumps"]
    held = {suit: [card[1:] for card in board["cards"] if card[0] == suit] for suit in "SHDC"}
    gaps = [suit for suit, own in held.items() if own and set(own) != {*ranks[-len(own) :]}]
    return [*answer] == ["suit" if gaps else "announce"]


JUDGES = {
    "slam-sure": slam_sure,
    "better-ecart": better_ecart,
    "advised-bid": advised_bid,
    "tells-less": tells_less,
    "called-card": called_card,
    "weigh-show": show,
    "weigh-bid": weigh_bid,
    **dict.fromkeys(("your-card", "your-bid", "your-call", "your-ecart", "your-double"), your_turn),
    "weigh-prize": prize,
    "lead": lead,
    "partner-ruffs": partner_ruffs,
    "captain": captain,
    "most-points": most_points,
    "no-tricks-shed": shed,
    "call": call,
    "domino-way": domino_way,
    "doubling-say": doubling_say,
    "doubling-whom": doubling_whom,
}
