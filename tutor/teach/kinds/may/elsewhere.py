"""Moments at tables with house rules at which it is asked what may be said or played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from tutor.core.cards import TRUMP
from tutor.core.errors import Json
from tutor.core.message import N_
from tutor.core.record import Record
from tutor.core.rule import Rule
from tutor.tarot.auction import NO_PRISE, ONE_TURN, OVERCALL, POUSSE, Auction
from tutor.tarot.before_bidding import PETIT_IMPRENABLE, lone_petit
from tutor.tarot.play import Play
from tutor.tarot.setting import FIVE, FOUR
from tutor.teach.boards import NO_RULES, of_bidding, of_petit
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import LEVELS, kind
from tutor.teach.kinds.may.asked import Prompts, moves, something_is_refused
from tutor.teach.kinds.may.contracts import Boards
from tutor.teach.kinds.may.family import MAY
from tutor.teach.posed import Posed, Verdicts
from tutor.teach.saying import Saying

#: The house rules of the table, as records write them, by what is asked about.
RULES: Mapping[str, Mapping[str, Json]] = {
    "pousse": {"pousse": True},
    "garde": {"no_prise": True},
    "rounds": {"auction": "multi"},
    "petit": {"petit_imprenable": True},
}
#: The highest bids before the learner speaks, each as often; ``None`` where nobody has bid.
HIGHEST: Mapping[str, tuple[str | None, ...]] = {
    "pousse": ("prise", "garde", "garde-sans"),
    "garde": (None, "garde", "garde-sans"),
    "rounds": ("garde", "garde-sans", "garde-contre"),
}


def _bid(at: Auction) -> str | None:
    """The highest bid so far."""
    return at.highest[1] if at.highest else None


def _auctions(draw: Draw) -> Boards:
    """One auction; the same beside the federation’s table; both at a table of three or five."""
    highest, players = draw.rng.choice(HIGHEST[draw.about]), draw.of(FOUR, FOUR, draw.rng.choice((3, FIVE)))
    spoken = draw.rng.randrange(1, players)

    def wanted(at: Auction) -> bool:
        return len(at.said) == spoken and _bid(at) == highest and "pousse" not in {word for _, word in at.said}

    board = of_bidding(players, draw.rng, wanted, RULES[draw.about])
    return (board,) if draw.level == LEVELS.start else (board, replace(board, rules=NO_RULES))


def _later_rounds(draw: Draw) -> Boards:
    """The turn of somebody who has bid before and was outbid: of four players, of three or five."""
    highest = draw.rng.choice(HIGHEST[draw.about])

    def again(at: Auction) -> bool:
        return _bid(at) == highest and at.turn in {seat for seat, _ in at.said}

    sizes = draw.of((FOUR,), (3, FIVE), (3, FOUR, FIVE))
    return (of_bidding(draw.rng.choice(sizes), draw.rng, again, RULES[draw.about]),)


def _follows(at: Play) -> bool:
    """A plain suit was led that the player can follow."""
    return at.trick.led not in {None, TRUMP} and len(at.hand.of(at.trick.led or "")) > 1


def _would_have_to(at: Play) -> bool:
    """The player cannot follow, or trumps were led: anywhere else the Petit would have to be played."""
    return at.trick.led is not None and not (at.hand.of(at.trick.led) and at.trick.led != TRUMP)


def _petits(draw: Draw) -> Boards:
    """A suit to follow; beside it a trick to trump; a Petit that was dealt alone and one that was not."""
    rules = RULES[draw.about]
    dealt = draw.of(((1, _follows),), ((1, _follows), (1, _would_have_to)), ((1, _would_have_to), (2, _would_have_to)))
    boards = [of_petit(trumps, draw.rng, rules, fits) for trumps, fits in dealt]
    draw.rng.shuffle(boards)
    return tuple(boards)


def _was_alone(board: Record) -> bool:
    """Whether the player whose board it is was dealt no trump but the Petit."""
    return any(hand is not None and lone_petit(hand) for hand in board.hands)


DRAWN: Mapping[str, Callable[[Draw], Boards]] = {
    "pousse": _auctions,
    "garde": _auctions,
    "rounds": _later_rounds,
    "petit": _petits,
}
ROUNDS = N_(
    "At this table the auction goes on until all but one have passed, and it is your turn once more. Mark everything"
    " that you may say."
)
PROMPTS: Mapping[str, Prompts] = {
    "pousse": Prompts(
        N_(
            "This table plays the pousse, an old bid between prise and garde. It is your turn in the auction. Mark"
            " everything that you may say."
        ),
        N_(
            "The same auction at two tables. The first plays the pousse, an old bid between prise and garde; the second"
            " keeps to the federation’s rules. At each of them, mark everything that you may say."
        ),
    ),
    "garde": Prompts(
        N_("At this table a garde is the least that one bids. It is your turn. Mark everything that you may say."),
        N_(
            "The same auction at two tables. At the first a garde is the least that one bids; the second keeps to the"
            " federation’s rules. At each of them, mark everything that you may say."
        ),
    ),
    "rounds": Prompts(ROUNDS, ROUNDS),
    "petit": Prompts(
        N_(
            "You were dealt no trump but the Petit. At this table the deal is played all the same, and such a Petit"
            " cannot be taken. Mark every card that you may play."
        ),
        N_(
            "At both of these tables you were dealt no trump but the Petit. Both play the deal all the same, and such a"
            " Petit cannot be taken. At each of them, mark every card that you may play."
        ),
    ),
}
DEALT_ALONE_OR_NOT = N_(
    "At both of these tables a Petit that was dealt as the only trump cannot be taken. At table {alone} you were dealt"
    " no other trump; at table {other} you have played another one already. At each of them, mark every card that you"
    " may play."
)
TRAINED: Mapping[str, tuple[Rule, ...]] = {
    "pousse": (POUSSE, OVERCALL),
    "garde": (NO_PRISE, OVERCALL),
    "rounds": (ONE_TURN, OVERCALL),
    "petit": (PETIT_IMPRENABLE,),
}


@kind(MAY, about=TRAINED, edition=2)
def may_elsewhere(draw: Draw) -> Posed:
    """An auction, or a card, at a table with a house rule; from level 2 on mostly beside another table."""
    boards = DRAWN[draw.about](draw)
    posed = moves(boards, PROMPTS[draw.about])
    asked = posed.asked
    if draw.about == "petit" and draw.level == LEVELS[-1]:
        alone = 1 if _was_alone(boards[0]) else 2
        asked = replace(asked, prompt=DEALT_ALONE_OR_NOT, facts={"alone": alone, "other": 3 - alone})

    def verdicts(judge: Judge) -> Verdicts:
        found = posed.verdicts(judge)
        pousse = (Saying.plain(POUSSE.statement, POUSSE),) if draw.about == "pousse" else ()
        return replace(found, because=(*pousse, *found.because))

    return Posed(asked, verdicts, something_is_refused)
