"""Which are they, said again."""

from __future__ import annotations

from tests.barbu import plain
from tests.tarot import naive as tarot
from tests.tarot import naive_hand_value as hand_value
from tests.tarot.naive_poignees import refused_cards
from tests.teach.judges.asked import Json
from tutor.teach.question import Answer


def coach_deals(asked: Json, answer: Answer) -> bool:
    """The deals whose decisions cost points, those lost without any, or those that without luck have another sign."""
    [board] = asked["boards"]
    marked = set()
    for line in board["account"]:
        decided = line["calls"] + line["doubles"] + line["play"]
        found = {
            "spent": decided < 0,
            "blameless": line["made"] < 0 and decided == 0,
            "turned": line["made"] * (line["made"] - line["luck"]) < 0,
        }
        if found[asked["facts"]["asks"]]:
            marked.add(line["contract"])
    return {*answer} == marked


def given_for_it(asked: Json, answer: Answer) -> bool:
    """Whether just the low cards are marked; or that there is none."""
    cards = [option["id"] for option in asked["options"] if option["id"] != "none"]
    return {*answer} == ({card for card in cards if tarot.worth(card) == 0.5} or {"none"})


def find(asked: Json, answer: Answer) -> bool:
    """The Petit, the 21 and the Excuse; or all cards that are worth half a point."""
    cards = {option["id"] for option in asked["options"]}
    low = {card for card in cards if tarot.worth(card) == 0.5}
    return {*answer} == (low if asked["facts"]["sort"] == "low" else cards & {"T1", "T21", "EX"})


def no_queens_out(asked: Json, answer: Answer) -> bool:
    """The queens that are neither in the hand nor among the cards that have been played."""
    [board] = asked["boards"]
    known = {*board["moves"], *board["hands"]["0"]}
    return {*answer} == {"SQ", "HQ", "DQ", "CQ"} - known


def ravage_who(asked: Json, answer: Answer) -> bool:
    """All who have as many cards of one suit as anybody has (B-RC-COUNT)."""
    longest = {
        str(board["by"]): max(len(plain.of(board.get("cards", []), suit)) for suit in plain.SUITS)
        for board in asked["boards"]
    }
    return {*answer} == {seat for seat, number in longest.items() if number == max(longest.values())}


def salade_pack(asked: Json, answer: Answer) -> bool:
    """As many low cards of two suits as leave everybody equally many: black ones, or of clubs and diamonds."""
    [board], players = asked["boards"], asked["facts"]["players"]
    suits = "CS" if board["removed"] == "black" else "CD"
    low = [suit + rank for rank in "23" for suit in suits]
    return {*answer} == {*low[: len(plain.DECK) % players]}


def ecart_shown(asked: Json, answer: Answer) -> bool:
    """Whether just the trumps are marked."""
    return {*answer} == {option["id"] for option in asked["options"] if option["id"][0] == "T"}


def counted_cards(asked: Json, answer: Answer) -> bool:
    """The cards of the hand that make the line."""
    hand, [board] = [option["id"] for option in asked["options"]], asked["boards"]
    lines = hand_value.sheet(hand)
    return {*answer} == {card for line, cards, points in lines if line == board["line"] and points for card in cards}


def handful_kept(asked: Json, answer: Answer) -> bool:
    """Whether these are the lines after which what is not kept may be shown."""
    held = asked["boards"][0]["cards"]
    lines = {option["id"]: [card for card in held if card not in option["cards"]] for option in asked["options"]}
    return {*answer} == {name for name, laid in lines.items() if not refused_cards(asked["facts"], held, laid)}


def watched_ranks(asked: Json, answer: Answer) -> bool:
    """Whether it is every one of these cards that is neither in the tricks nor in the hand."""
    [tricks, mine] = asked["boards"]
    return {*answer} == {option["id"] for option in asked["options"]} - {*tricks["moves"], *mine["cards"]}


def soft_deal(asked: Json, answer: Answer) -> bool:
    """Whether it is the packet of the learner, when the pack is cut and dealt from its top."""
    [board] = asked["boards"]
    pack = [option["id"] for option in asked["options"]][board["lifted"] :]
    place = (3 - board["dealer"]) % 4
    at = 3 * place + (board["dog"] and place > 0)
    return {*answer} == {*pack[at : at + 3]}


JUDGES = {
    "watched-ranks": watched_ranks,
    "soft-deal": soft_deal,
    "handful-kept": handful_kept,
    "counted-cards": counted_cards,
    "ecart-shown": ecart_shown,
    "find": find,
    "no-queens-out": no_queens_out,
    "ravage-who": ravage_who,
    "salade-pack": salade_pack,
    "given-for-it": given_for_it,
    "coach-deals": coach_deals,
}
