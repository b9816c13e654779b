"""How many there are, said again: all cards of a suit one by one, less those that lie open."""

from __future__ import annotations

from tests.barbu import plain
from tests.teach import naive
from tests.teach.judges.asked import Json, is_number, seen
from tutor.teach.question import Answer

#: What is dealt to each of so many players.
DEALT = {3: 24, 4: 18, 5: 15}


def pack(game: str) -> list[str]:
    """All cards of a game, without the Excuse."""
    if game == "barbu":
        return plain.DECK
    ranks = [*map(str, range(1, 11)), "J", "N", "Q", "K"]
    return [*(suit + rank for suit in "SHDC" for rank in ranks), *(f"T{number}" for number in range(1, 22))]


def out(asked: Json, answer: Answer) -> bool:
    """Whether it is what is left of a suit, or of hearts what those cost that nobody has won."""
    facts, boards = asked["facts"], asked["boards"]
    if "wanted" in facts:
        won = [card for board in boards if "of" not in board for card in board.get("cards", ())]
        mine = boards[-1]["cards"] if facts["wanted"] == "hearts" else []
        left = [card for card in plain.of(plain.DECK, "H") if card not in (*won, *mine)]
        points = -sum(plain.penalty(facts["contract"], card) for card in left)
        return is_number(answer, points if facts["wanted"] == "points" else len(left))
    cards = pack("tarot" if facts.get("pack") == 78 else boards[0]["game"])
    open_cards = {card for board in boards for card in (*board.get("moves", ()), *board.get("cards", ()))}
    suit = facts.get("suit") or facts.get("led") or "T"
    return is_number(answer, sum(card[0] == suit and card not in open_cards for card in cards))


def to_come(asked: Json, answer: Answer) -> bool:
    """Whether it is what a hand is still to be dealt, or what is left of 78 cards."""
    facts = asked["facts"]
    if asked["boards"]:
        return is_number(answer, DEALT[facts["players"]] - len(asked["boards"][0]["cards"]))
    return is_number(answer, 78 - facts["players"] * facts["each"] - facts["laid"])


def rounds_of_trumps(asked: Json, answer: Answer) -> bool:
    """Whether it is the most trumps of one defender when they are dealt out one by one."""
    [board] = asked["boards"]
    hands = [0] * (asked["facts"]["players"] - 1)
    for number in range(21 - sum(card[0] == "T" for card in board["cards"])):
        hands[number % len(hands)] += 1
    return is_number(answer, max(hands))


def guards(asked: Json, answer: Answer) -> bool:
    """Whether it is the length of a queen’s suit, or of trumps and the Excuse; or how many queens wait no longer."""
    facts, [board] = asked["facts"], asked["boards"]
    cards = board["cards"]
    if facts.get("card") == "T1":
        return is_number(answer, sum(card[0] == "T" or card == "EX" for card in cards))
    lengths = {queen: len(plain.of(cards, queen[0])) for queen in cards if queen[1:] == "Q"}
    waits = lengths[facts["queen"]] if "queen" in facts else sum(n <= facts["rounds"] for n in lengths.values())
    return is_number(answer, waits)


def trumps_aside(asked: Json, answer: Answer) -> bool:
    """Whether it is what the cards of the suits below the king fall short of six."""
    [board] = asked["boards"]
    return is_number(answer, max(0, 6 - sum(card[0] in "SHDC" and card[1:] != "K" for card in board["cards"])))


def trumps_placed(asked: Json, answer: Answer) -> bool:
    """Whether so many trumps are left for two players, if seven or more, or six at the most, were with the partner."""
    [tricks, mine] = asked["boards"]
    complete = seen(tricks)["tricks"]
    first = complete[0]
    by, lead = first["leader"], first["cards"][0]
    assert by != tricks["from"]["taker"]
    assert lead[0] == "T"
    spent = sum(trick["cards"][(by - trick["leader"]) % 4][0] == "T" for trick in complete)
    out = 21 - sum(card[0] == "T" for card in (*tricks["moves"], *mine["cards"]))
    return is_number(answer, out - ((7 if int(lead[1:]) % 2 else 6) - spent))


def shown(board: Json) -> tuple[int, list[str], dict[str, set[int]]]:
    """Who has just shown a poignée, which cards, and in whose hands each trump may be; nowhere, if it was played."""
    first = (board["dealer"] + 1) % 4
    *played, show = [move for move in board["moves"] if naive.CARD.fullmatch(move) or move.startswith("poignee")]
    shower, cards = (first + len(played)) % 4, show.split()[2:]
    taker = (first + next(place for place, bid in enumerate(board["moves"]) if bid != "pass")) % 4
    where: dict[str, set[int]] = {}
    for card in pack("tarot"):
        if card in played or card[0] != "T":
            where[card] = set()
        elif card in board["trumps"]:
            where[card] = {board["seat"]}
        elif card in cards:
            where[card] = {shower}
        else:
            hands = {taker} if card in board["trumps_in_dog"] else {0, 1, 2, 3} - {board["seat"]}
            where[card] = hands - ({shower} if "EX" in cards else set())
    return shower, cards, where


def still_hidden(asked: Json, answer: Answer) -> bool:
    """Whether so many trumps can be with who has shown, besides the shown ones, in a hand of eighteen."""
    shower, cards, where = shown(asked["boards"][0])
    hidden = [card for card, seats in where.items() if shower in seats and card not in cards]
    return is_number(answer, min(len(hidden), 18 - len(cards)))


def others_together(asked: Json, answer: Answer) -> bool:
    """Whether so many trumps must be with the two others, since nobody else can have them."""
    shower, _, where = shown(asked["boards"][0])
    two = {0, 1, 2, 3} - {shower, asked["boards"][0]["seat"]}
    return is_number(answer, sum(bool(seats) and seats <= two for seats in where.values()))


def domino_first(asked: Json, answer: Answer) -> bool:
    """Whether it is the cards from the end of the suit to the one that is named, or its start and all up to it."""
    [board], card = asked["boards"], asked["facts"]["card"]
    lying = [plain.height(one) for one in plain.of(naive.cards_of(board["moves"]), card[0])]
    start, mine = plain.RANKS.index(board["from"]["contract"].split()[1]), plain.height(card)
    if lying:
        return is_number(answer, min(abs(mine - end) for end in lying) - 1)
    return is_number(answer, abs(mine - start))


def deals(asked: Json, answer: Answer) -> bool:
    """What is left of 7 deals of a dealer, of 28 of a match, or of the set after which the totals are zero."""
    facts = asked["facts"]
    if "of" in facts:
        return is_number(answer, 7 - facts["done"] if facts["of"] == "set" else 28 - 7 * facts["sets"] - facts["done"])
    [board] = asked["boards"]
    left = [(dealer, number) for dealer in range(4) for number in range(1, 8)]
    left = left[left.index((board["sets"], board["number"])) + 1 :]
    return is_number(answer, sum(facts["until"] == "end" or dealer == board["sets"] for dealer, _ in left))


JUDGES = {
    "rounds-of-trumps": rounds_of_trumps,
    "deals": deals,
    "out": out,
    "watched-count": out,
    "to-come": to_come,
    "guards": guards,
    "trumps-aside": trumps_aside,
    "trumps-placed": trumps_placed,
    "still-hidden": still_hidden,
    "others-together": others_together,
    "domino-first": domino_first,
}
