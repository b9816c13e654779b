"""A second, naive statement of every right answer: lists and codes only, off what stands on the board.

Boards come as JSON writes them, with the hand of the player to move alone.
"""

from __future__ import annotations

import re
from typing import Any

from tests.barbu import naive as barbu
from tests.barbu import naive_doubling
from tests.tarot import naive as tarot
from tests.tarot import naive_phases

Board = dict[str, Any]

CARD = re.compile(r"[SHDC](\d+|[JNQKA])|T\d+|EX")
DOG = {3: 6, 4: 6, 5: 3}


def learner(board: Board) -> int:
    """The seat to move: the one whose hand is known."""
    [seat] = [int(seat) for seat, hand in board["hands"].items() if hand is not None]
    return seat


def cards_of(moves: list[str]) -> list[str]:
    """The cards among some moves."""
    return [move for move in moves if CARD.fullmatch(move)]


def trick_of(board: Board) -> list[str]:
    """The cards of the trick to which the player to move plays."""
    cards = cards_of(board["moves"])
    return cards[len(cards) - len(cards) % board["players"] :]


def hand_of(board: Board) -> list[str]:
    """What the player to move holds now: what was dealt, and the dog if they took it, less what they have parted with.

    Before the play somebody who has picked up the dog is the only one to move.
    """
    moves, hand = board["moves"], board["hands"][str(learner(board))]
    gone = {*cards_of(moves), *(move.removeprefix("discard ") for move in moves)}
    return [card for card in [*hand, *(board.get("dog") or [] if has_picked_up(board) else [])] if card not in gone]


def has_picked_up(board: Board) -> bool:
    """Whether the player to move has taken up the dog."""
    return board["game"] == "tarot" and contract_of(board) in {"prise", "garde"} and taker_of(board) == learner(board)


def bids_of(board: Board) -> list[str]:
    """What was said in the auction, in which everybody speaks once, but where it goes on for several rounds."""
    words = [move for move in board["moves"] if move in {"pass", *naive_phases.CONTRACTS}]
    return words if board["rules"].get("auction") == "multi" else words[: board["players"]]


def auction_goes_on(board: Board) -> bool:
    """Whether somebody is still to speak: everybody once, or until all but one have passed."""
    bids, players = bids_of(board), int(board["players"])
    if board["rules"].get("auction") != "multi":
        return len(bids) < players
    return len(bids) < players or bids.count("pass") < players - 1


def contract_of(board: Board) -> str | None:
    """The contract, once everybody has spoken."""
    if "from" in board:
        return None  # the end of a deal, in which nobody picks anything up
    bids = [bid for bid in bids_of(board) if bid != "pass"]
    return bids[-1] if bids and len(bids_of(board)) == board["players"] else None


def taker_of(board: Board) -> int:
    """Who has made the last bid; the player after the dealer has spoken first."""
    bids = bids_of(board)
    last = max(number for number, bid in enumerate(bids) if bid != "pass")
    return int((board["dealer"] + 1 + last) % board["players"])


def allowed(board: Board, asked: list[str]) -> set[str]:
    """Which of the moves that are asked about are allowed."""
    return {move for move in asked if move in (in_tarot(board) if board["game"] == "tarot" else in_barbu(board))}


def in_tarot(board: Board) -> set[str]:
    """What the player to move may do in a deal of French Tarot, but for what may be announced."""
    moves, hand, players, rules = board["moves"], hand_of(board), board["players"], board["rules"]
    if "from" not in board and auction_goes_on(board):
        pousse, no_prise = rules.get("pousse", False), rules.get("no_prise", False)
        return {*naive_phases.bids(bids_of(board), pousse=pousse, no_prise=no_prise)}
    called = [move.removeprefix("call ") for move in moves if move.startswith("call ")]
    called += [board["from"]["called"]] if players == 5 and "from" in board else []
    if players == 5 and not called and "from" not in board:
        return {*naive_phases.calls(hand, jack=rules.get("call_jack", True))}
    left = DOG[players] - sum(move.startswith("discard ") for move in moves)
    if left and has_picked_up(board):
        return {*naive_phases.discards(hand, left)}
    if called and not cards_of(moves):
        return tarot.first_lead(hand, called[0])
    if rules.get("petit_imprenable") and petit_was_alone(board) and {*trick_of(board)} - {"EX"}:
        return tarot.playable([card for card in hand if card != "T1"], trick_of(board)) | {"T1"}
    return tarot.playable(hand, trick_of(board))


def petit_was_alone(board: Board) -> bool:
    """Whether the player to move was dealt no trump but the Petit, and no Excuse."""
    dealt = board["hands"][str(learner(board))]
    return [card for card in dealt if card[0] == "T" or card == "EX"] == ["T1"]


def in_barbu(board: Board) -> set[str]:
    """What the player to move may do in a deal of Barbu."""
    if "from" in board:
        contract, moves = board["from"]["contract"], board["moves"]
    elif not board["moves"]:
        return barbu.callable_now(board["history"]["called"])
    else:
        contract, *moves = board["moves"]
        if len(moves) < 4:
            return doubles(board)
    hand, played = hand_of(board), cards_of(moves)
    if contract.startswith("domino"):
        return barbu.layable(hand, played, contract.split(" ")[1])
    trick = trick_of(board)
    return barbu.playable(hand, trick, contract, played[: len(played) - len(trick)], {})


def doubles(board: Board) -> set[str]:
    """What may be said in the doubling, by everybody once, the dealer last."""
    contract, *words = board["moves"]
    dealer, seat, history = board["dealer"], learner(board), board["history"]
    said: naive_doubling.Said = []
    for number, word in enumerate(words):
        speaker = (dealer + 1 + number) % 4
        said.append((speaker, naive_doubling.named(targets(word), speaker, dealer, said)))
    left = 7 - len(history["called"]) - 1
    must = seat != dealer and history["doubled"][str(seat)] + left < 2
    positive = contract.startswith(("trumps", "domino"))
    everything = ["pass", "double max", "double flanks"]
    everything += [f"double {one}" for one in range(4)]
    everything += [f"double {one} {other}" for one in range(4) for other in range(one + 1, 4)]
    return {
        move
        for move in everything
        if naive_doubling.allowed(
            targets(move), seat, dealer, said, positive=positive, must=must, only=False, flanks=True
        )
    }


def targets(move: str) -> list[int] | str:
    """Whom a move doubles, or the word with which it does."""
    _, *named = move.split(" ")
    return named[0] if named in (["max"], ["flanks"]) else [int(seat) for seat in named]


def beats(trick: list[str], offered: list[str]) -> set[str]:
    """Which of the cards offered would be the highest of a trick."""
    return {card for card in offered if tarot.winning([*trick, card]) == card}


def deciding_rule(card: str, hand: list[str], trick: list[str]) -> str:  # noqa: PLR0911 - one plain line after the other
    """Which rule decides whether a card of the hand may be played: the ladder, from its top."""
    asked = [other for other in trick if other != "EX"]
    trumps = [int(other[1:]) for other in hand if other[0] == "T"]
    highest = max((int(other[1:]) for other in trick if other[0] == "T"), default=0)
    if not asked:
        return "T-EXC-LED" if trick else "T-PLAY-LEAD-FREE"
    if card == "EX":
        return "T-EXC-ANYTIME"
    led = asked[0][0]
    if led != "T" and any(other[0] == led for other in hand):
        return "T-PLAY-FOLLOW-BEATS-TRUMP" if card[0] == "T" else "T-PLAY-FOLLOW"
    if not trumps:
        return "T-PLAY-DISCARD"
    if not highest or card[0] != "T":
        return "T-PLAY-MUST-TRUMP"
    if max(trumps) < highest:
        return "T-PLAY-UNDERTRUMP"
    return "T-PLAY-TRUMP-LED-OVER" if led == "T" else "T-PLAY-OVERTRUMP"


def trick_points(cards: list[str]) -> float:
    """What some cards are worth together."""
    return sum(map(tarot.worth, cards))
