"""What the dog brings, before one has seen it: estimated, and counted exactly."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.core.cards import TAROT, TRUMP, Cards
from tutor.core.message import N_, Facts, Message
from tutor.tarot.advice.odds import DOG_BRINGS, at_least, in_dog, unseen
from tutor.tarot.setting import FOUR, HAND_SIZES, dog_size
from tutor.tarot.trick import BOUTS
from tutor.teach.draw import Draw
from tutor.teach.kind import kind
from tutor.teach.kinds.odds.counted import NEAR, WORTH_ASKING, estimated, hundredths
from tutor.teach.kinds.odds.family import ODDS
from tutor.teach.open_boards import Shares
from tutor.teach.posed import Asked, Posed
from tutor.teach.question import Laid
from tutor.teach.saying import Saying

YOUR_HAND = N_("Your hand, before anybody has bid", "above some cards")
KING = N_(
    "You sit at a table of {players}, and the dog has {dog} cards. In how many of 100 such deals does it hold a king?"
    " Estimate: your answer is right if it is no more than {near} off."
)
BOUT = N_(
    "You sit at a table of {players}, and the dog has {dog} cards. In how many of 100 such deals does it hold a bout?"
    " Estimate: your answer is right if it is no more than {near} off."
)
COURTS = N_(
    "You sit at a table of {players}, and the dog has {dog} cards. In how many of 100 such deals does it hold at least"
    " {least:count} {least:n|card that is a king or a queen|cards that are kings or queens}? Estimate: your answer is"
    " right if it is no more than {near} off."
)
TRUMPS = N_(
    "You sit at a table of {players}, and the dog has {dog} cards. In how many of 100 such deals does it hold at least"
    " {least:count} {least:n|trump|trumps}, the Excuse not counted? Estimate: your answer is right if it is no more"
    " than {near} off."
)
PICTURE = N_("Of {missing} missing cards, how many are in the dog?", "above bars")
HOW_MANY_LACKING = N_(
    "Of the {all} cards that count here, you hold {held:and}. How many of the others are there, among the {unseen}"
    " cards that you do not see?"
)
ALL_LACKING = N_(
    "You hold {own} {own:n|trump|trumps}, and none of the {all} cards that count here. How many of those are among"
    " the {unseen} cards that you do not see?"
)
LACKING = N_("You lack {missing} of them, and of the {unseen} cards that you do not see {dog} are in the dog.")
COUNTED = N_("Each of them is there in {each} deals of 100, and in {share} deals {least} or more of them are.")
ADDED_UP = N_(
    "Each of the {missing} is in the dog in {each} deals of 100. But sometimes two are, and so the chances do not add"
    " up."
)

#: The cards that one may hope for, with the question about each, and how many of them one hopes for.
HOPED: Mapping[str, tuple[Message, Cards, range]] = {
    "king": (KING, TAROT.all.of_rank("K"), range(1, 2)),
    "bout": (BOUT, BOUTS, range(1, 2)),
    "courts": (COURTS, TAROT.all.of_rank("K") | TAROT.all.of_rank("Q"), range(1, 3)),
    "trumps": (TRUMPS, TAROT.all.of(TRUMP), range(1, 4)),
}
#: The trumps that a hand may hold that is worth a thought of bidding.
TRUMPS_HELD = range(5, 10)


@kind(ODDS, about=dict.fromkeys(HOPED, (DOG_BRINGS,)), edition=2)
def dog_odds(draw: Draw) -> Posed | None:
    """A hand and the picture of what it lacks; the picture of two cards more; no picture, at any table."""
    rng = draw.rng
    players = rng.choice(draw.of((FOUR,), (FOUR,), tuple(HAND_SIZES)))
    prompt, wanted, enough = HOPED[draw.about]
    hand = _hand(draw, HAND_SIZES[players])
    missing, least = len(wanted - hand), rng.choice(enough)
    # Of a king and of a bout the chances are never far apart.
    near = NEAR[draw.level - 1] // (2 if len(enough) == 1 else 1)
    dog, cards = dog_size(players), unseen(players)
    odds = in_dog(missing, cards, dog)
    share, each = hundredths(at_least(least, odds)), round(100 * dog / cards)
    told: Facts = {"missing": missing, "unseen": cards, "dog": dog, "players": players, "each": each}
    facts: Facts = {**told, "least": least, "near": near, "all": len(wanted)}
    # Nobody should often be right who answers with the number of their cards.
    counted = abs(share - len(hand)) <= near and rng.random() < draw.of(0, 0, 1 / 2)
    if missing <= least or share not in WORTH_ASKING or counted:
        return None
    held = Laid(tuple(hand), Saying.plain(YOUR_HAND))
    like = missing + draw.of(0, 2, 0)
    picture = Shares(Saying.plain(PICTURE, missing=like), in_dog(like, cards, dog))
    asked = Asked(draw.of((held, picture), (held, picture), (held,)), prompt, facts=facts, data={"hoped": draw.about})
    because = (Saying(DOG_BRINGS, ((LACKING, told), (COUNTED, {**facts, "share": share}))),)
    own = wanted & hand
    nudge = (HOW_MANY_LACKING, {**facts, "held": own}) if own else (ALL_LACKING, {**facts, "own": len(hand.of(TRUMP))})
    added = {round(100 * dog * missing / cards): ADDED_UP} if least == 1 else {}
    return estimated(asked, odds, DOG_BRINGS, because, nudge=nudge, known=added, hoped=True)


def _hand(draw: Draw, size: int) -> Cards:
    """A hand of so many cards with some trumps."""
    trumps = draw.rng.sample([*TAROT.all.of(TRUMP)], draw.rng.choice(TRUMPS_HELD))
    others = TAROT.all - TAROT.all.of(TRUMP)
    return TAROT.set((*trumps, *draw.rng.sample([*others], size - len(trumps))))
