"""Which is which, said again."""

from __future__ import annotations

from tests.barbu import naive as barbu
from tests.barbu import plain
from tests.barbu.naive_prices import gains
from tests.tarot.advice.naive_leads import NO_TRICKS, says
from tests.tarot.advice.naive_signals import height
from tests.teach import naive
from tests.teach.judges.asked import Json, seen
from tutor.teach.question import Answer

#: What the Excuse may save.
DEAR_QUEENS, BIG_TRUMPS = ("SQ", "HQ", "DQ", "CQ"), ("T17", "T18", "T19", "T20")


def leads_say(asked: Json, answer: Answer) -> bool:
    """Whether each card has what it says; where it says nothing, that."""
    before = seen(asked["boards"][0]) if asked["boards"] else NO_TRICKS
    cards = [option["id"] for option in asked["options"]]
    tells = {card: says(card, before, 0) - {"strong-hand"} or {"nothing"} for card in cards}
    return {*answer} == {f"{card}={one}" for card, found in tells.items() for one in found}


def same_gesture(asked: Json, answer: Answer) -> bool:
    """Whether each case is told apart by who led, and by what the cards fell below."""
    right = set()
    for option in asked["options"]:
        name, falls = option["id"], option["facts"][-1]
        first, card, best = falls["first"], falls["card"], falls["best"]
        quiet = height(first) > height(best) or (card[0] != "T" and height(first) > 10)
        led = "trumps" if card[0] == "T" else asked["facts"]["led_by"][name]
        says = {"taker": "tenue", "defence": "no-more", "trumps": "petit"}[led]
        assert height(first) > height(card)
        right.add(f"{name}={'nothing' if quiet else says}")
    return {*answer} == right


def obey_or_not(asked: Json, answer: Answer) -> bool:
    """Whether the Petit among few trumps, and no trump at all, are the only reasons to lead something else."""
    right = set()
    for option in asked["options"]:
        trumps = [card for card in option["cards"] if card[0] == "T"]
        assert "T1" not in trumps or len(trumps) < 4
        right.add(f"{option['id']}={'none' if not trumps else 'petit' if 'T1' in trumps else 'back'}")
    return {*answer} == right


#: How many there are at tables of three, four and five, in this order.
TABLES = {
    "hand": (24, 18, 15),
    "dog": (6, 6, 3),
    "packet": (4, 3, 3),
    "opponents": (2, 3, 3),
    "simple": (13, 10, 8),
    "triple": (18, 15, 13),
    "average": (6, 4, 4),
    "half": (1, 0, 1),
    "opposite": (0, 1, 0),
    "king": (0, 0, 1),
}


def table_of(asked: Json, answer: Answer) -> bool:
    """Whether each line has the number of players of whom it is true."""
    sizes = ("three", "four", "five")
    right = {
        f"{name}={sizes[TABLES[figure].index(number)]}" for name, (figure, number) in asked["facts"]["figures"].items()
    }
    return {*answer} == right


#: Where the coach puts each thing that has happened in a set.
PARTS = {
    "cards": ("poor-hand", "seven-spades", "high-cards"),
    "calls": ("called-richest", "domino-kept", "six-better"),
    "doubles": ("rash-redouble", "not-redoubled", "redoubled-one"),
    "play": ("won-the-king", "took-in-vain", "helped-others"),
    "luck": ("queens-elsewhere", "six-in-one-hand", "king-elsewhere"),
}


def coach_parts(asked: Json, answer: Answer) -> bool:
    """Whether each thing is said to belong where the list has it, or elsewhere if that part is not named."""
    claims = {option["id"]: option["facts"][0]["claim"] for option in asked["options"]}
    named = {state["id"] for state in asked["states"]}
    return {*answer} == {
        f"{name}={part if part in named else 'elsewhere'}"
        for part, known in PARTS.items()
        for name, claim in claims.items()
        if claim in known
    }


def excuse_well_spent(asked: Json, answer: Answer) -> bool:
    """Whether it saves a queen who stands alone, or a big trump; not a knight, a jack, or what could stay in hand."""
    right = set()
    for option in asked["options"]:
        [told] = option["facts"]
        saved = len(told["cards"]) == 1 and told["cards"][0] in {*DEAR_QUEENS, *BIG_TRUMPS}
        right.add(f"{option['id']}={'well' if saved else 'kept'}")
    return {*answer} == right


def no_tricks_lead(asked: Json, answer: Answer) -> bool:
    """Whether it is said of each card whether the others can go above it, and whether they can stay below."""
    [others] = asked["boards"]
    right = set()
    for card in (cell["id"] for cell in asked["options"]):
        out = plain.of(others["cards"], card[0])
        above = [other for other in out if plain.height(other) > plain.height(card)]
        state = "wins" if not above else "loses" if len(above) == len(out) else "depends"
        right.add(f"{card}={state}")
    return {*answer} == right


def planning_above(asked: Json, answer: Answer) -> bool:
    """Whether just the contracts are said to promise more whose promise beats their price."""
    found = gains(*asked["boards"])
    names = [option["id"] for option in asked["options"]]
    return {*answer} == {f"{name}={'above' if found[name] > 0 else 'below'}" for name in names}


def auction_seats(asked: Json, answer: Answer) -> bool:
    """Whether everybody is named who speaks, takes and leads: round to the right, from the dealer’s right on."""
    [board] = asked["boards"]
    players, dealer, said = board["players"], board["dealer"], naive.bids_of(board)
    first, own = (dealer + 1) % players, naive.learner(board)
    bidders = [(first + number) % players for number, word in enumerate(said) if word != "pass"]
    right = {
        f"first={first}",
        "next=nobody" if own == dealer else f"next={(own + 1) % players}",
        f"taker={bidders[-1]}" if bidders else "taker=nobody",
        f"lead={first}",
    }
    return {*answer} == right


def seven_cards(asked: Json, answer: Answer) -> bool:
    """Whether it is said of each card in which of two contracts it costs."""
    first, second = asked["boards"][0]["contracts"]
    where = {(False, False): "neither", (True, False): first, (False, True): second, (True, True): "both"}
    cards = [option["id"] for option in asked["options"]]
    costs = {card: (bool(plain.penalty(first, card)), bool(plain.penalty(second, card))) for card in cards}
    return {*answer} == {f"{card}={where[found]}" for card, found in costs.items()}


#: What is true of which game of the family.
OF_GAMES = {
    "ravage": ("longest", "eighth", "tie"),
    "poker": ("no-play", "rows", "positive"),
    "salade": ("six", "all-five", "to-the-end"),
    "early": ("eight-cards", "no-twos", "old"),
}


def family_game(asked: Json, answer: Answer) -> bool:
    """Whether each fact stands with its game, or with another one if that is not named."""
    told, named = ({one["id"] for one in asked[these]} for these in ("options", "states"))
    return {*answer} == {
        f"{fact}={game if game in named else 'another'}"
        for game, facts in OF_GAMES.items()
        for fact in facts
        if fact in told
    }


def king_wait(asked: Json, answer: Answer) -> bool:
    """Whether each card is said to be playable at the tables at which it is: where the king may wait, and may not."""
    [board] = asked["boards"]
    call, hand = board["from"]["contract"], [option["id"] for option in asked["options"]]
    free, bound = (barbu.playable(hand, board["moves"], call, [], {"no_wait": rule}) for rule in (False, True))
    states = {card: "both" if card in bound else "waits" if card in free else "neither" for card in hand}
    return {*answer} == {f"{card}={state}" for card, state in states.items()}


def king_away(asked: Json, answer: Answer) -> bool:
    """Whether it is said of each trick if the king may be played to it, and if he would win it."""
    [board], told = asked["boards"], asked["facts"]
    right = set()
    for option in asked["options"]:
        trick = option["cards"]
        may = barbu.playable(board["cards"], trick, told["contract"], [], {"no_wait": told["no_wait"]})
        wins = barbu.winner([*trick, "HK"], None) == len(trick)
        right.add(f"{option['id']}={'forbidden' if 'HK' not in may else 'yours' if wins else 'theirs'}")
    return {*answer} == right


JUDGES = {
    "table-of": table_of,
    "auction-seats": auction_seats,
    "seven-cards": seven_cards,
    "family-game": family_game,
    "no-tricks-lead": no_tricks_lead,
    "leads-say": leads_say,
    "same-gesture": same_gesture,
    "obey-or-not": obey_or_not,
    "coach-parts": coach_parts,
    "excuse-well-spent": excuse_well_spent,
    "planning-above": planning_above,
    "king-wait": king_wait,
    "king-away": king_away,
}
