"""How a suit splits among the hands that the taker does not see: estimated, and counted exactly."""

from __future__ import annotations

from tutor.core.cards import SUITS, TAROT, Card
from tutor.core.message import N_, Facts
from tutor.tarot.advice.odds import SUIT_SPLITS, Odds, at_least, defenders, in_dog, longest
from tutor.tarot.setting import FOUR, HAND_SIZES
from tutor.teach.draw import Draw
from tutor.teach.kind import kind
from tutor.teach.kinds.odds.counted import NEAR, WORTH_ASKING, estimated, hundredths
from tutor.teach.kinds.odds.family import ODDS
from tutor.teach.open_boards import Shares
from tutor.teach.posed import Asked, Posed
from tutor.teach.question import Board, Laid
from tutor.teach.saying import Saying

YOUR_CARDS = N_("All the {suit:suit} that you have seen, in your hand and in the dog", "above some cards")
HOW_OFTEN = N_(
    "You are the taker at a table of {players}. The others have {size} cards each. In how many of 100 such deals does"
    " one of them hold {least} {suit:suit} or more? Estimate: your answer is right if it is no more than {near} off."
)
PICTURE = N_("Of {missing} missing cards, how many has the player with the most?", "above bars")
HOW_MANY_MISSING = N_(
    "A suit has 14 cards. You have seen {seen} {suit:suit}: how many are missing, and how many does each of the"
    " {hands} others hold if they are split evenly?"
)
MISSING = N_("There are {missing} {suit:suit} missing, with {hands} players who hold {size} cards each.")
COUNTED = N_("Of all ways in which they can be dealt, {share} of 100 put {least} or more into one hand.")
ONE_HAND = N_(
    "That is how often one particular player holds {least} or more. The question is about any of them, and there are"
    " {hands}."
)

#: The cards of a suit.
LONG = 14
#: Numbers of missing cards about which one can be asked; two more than one sees in a picture are too many to compare.
MISSING_CARDS = range(5, 11)


@kind(ODDS, SUIT_SPLITS)
def split_odds(draw: Draw) -> Posed | None:
    """A suit and the picture of how it splits; the picture of one card more; no picture, at any table."""
    rng = draw.rng
    players = rng.choice(draw.of((FOUR,), (FOUR,), tuple(HAND_SIZES)))
    missing, suit, near = rng.choice(MISSING_CARDS), rng.choice(SUITS), NEAR[draw.level - 1]
    hands = defenders(players)
    odds = longest(missing, hands)
    least = rng.choice([held for held in odds if hundredths(at_least(held, odds)) in WORTH_ASKING] or [0])
    if not least:
        return None
    cards = [*TAROT.all.of(suit)]
    seen = sorted(rng.sample(cards, LONG - missing), key=lambda card: card.height)
    told: Facts = {"missing": missing, "hands": len(hands), "size": hands[0], "players": players, "suit": suit}
    facts: Facts = {**told, "least": least, "near": near, "seen": len(seen)}
    picture = _picture(missing + draw.of(0, 1, 0), hands)
    boards = draw.of((_laid(seen, suit), picture), (_laid(seen, suit), picture), (_laid(seen, suit),))
    asked = Asked(boards, HOW_OFTEN, facts=facts)
    share = hundredths(at_least(least, odds))
    because = (Saying(SUIT_SPLITS, ((MISSING, told), (COUNTED, {**facts, "share": share}))),)
    one = hundredths(at_least(least, _one_hand(missing, hands)))
    return estimated(asked, odds, SUIT_SPLITS, because, nudge=(HOW_MANY_MISSING, facts), known={one: ONE_HAND})


def _laid(cards: list[Card], suit: str) -> Board:
    return Laid(tuple(cards), Saying.plain(YOUR_CARDS, suit=suit))


def _picture(missing: int, hands: tuple[int, ...]) -> Shares:
    return Shares(Saying.plain(PICTURE, missing=missing), longest(missing, hands))


def _one_hand(missing: int, hands: tuple[int, ...]) -> Odds:
    """The odds of the number of missing cards in one certain hand."""
    return in_dog(missing, sum(hands), hands[0])
