"""The way in which a suit is split most often, of several ways; counted exactly."""

from __future__ import annotations

from math import factorial, prod

from tutor.core.cards import SUITS, TAROT
from tutor.core.message import N_, Facts
from tutor.tarot.advice.odds import SUIT_SPLITS, defenders, splits
from tutor.tarot.setting import FIVE, FOUR
from tutor.teach.draw import Draw
from tutor.teach.kind import kind
from tutor.teach.kinds.odds.counted import hundredths
from tutor.teach.kinds.odds.splits import LONG, YOUR_CARDS
from tutor.teach.kinds.which.family import WHICH
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying, Sentence

MOST_OFTEN = N_(
    "You are the taker at a table of {players}. How are the {suit:suit} that you have not seen split among the {hands}"
    " others most often? It does not matter who of them has how many."
)
SPLIT = N_("{split}")
HOW_MANY_WAYS = N_(
    "You have seen {seen} {suit:suit} of 14. In how many ways can the numbers of each answer fall to the {hands}"
    " others?"
)
COMES = N_("{split} comes in {share} deals of 100, more often than anything else.")
SELDOMER = N_("{split} comes in only {share} deals of 100, and {best} in {most}.")
EVEN = N_(
    "As even as can be, and yet {split} comes in only {share} deals of 100, and {best} in {most}. There are fewer ways"
    " in which equal numbers can fall to the others."
)
WAYS = N_("{split} can fall to the {hands} others in {ways} {ways:n|way|ways}.")

THREE = 3
#: The numbers of missing cards at a table of so many players, in two halves: those that are split most often as evenly
#: as can be, and others. At a table of five none are.
MISSING = {
    FOUR: ((4, 5, 7), (3, 6, 9)),
    THREE: ((5, 7, 9, 11), (4, 6, 8, 10, 12)),
    FIVE: ((4, 5, 7, 9), (3, 6, 8, 10)),
}
#: The number of ways that one can choose from, and of the likeliest ones among which they are.
OFFERED, LIKELIEST = 4, 6


@kind(WHICH, SUIT_SPLITS, edition=3)
def usual_split(draw: Draw) -> Posed:
    """Four ways in which a suit can lie: with three defenders, with two, and with four others."""
    rng = draw.rng
    players, suit = draw.of(FOUR, THREE, FIVE), rng.choice(SUITS)
    missing = rng.choice(rng.choice(MISSING[players]))
    odds = splits(missing, defenders(players))
    best, *others = [*odds][:LIKELIEST]
    even = min(odds, key=lambda split: max(split) - min(split))
    others = [split for split in others if split != even]
    rng.shuffle(others)
    offered = [*dict.fromkeys((best, even, *others))][:OFFERED]
    rng.shuffle(offered)
    names = {split: "–".join(map(str, split)) for split in offered}
    seen = sorted(rng.sample([*TAROT.all.of(suit)], LONG - missing), key=lambda card: card.height)
    facts: Facts = {"players": players, "hands": players - 1, "suit": suit, "seen": len(seen)}
    offers = tuple(Offer("-".join(map(str, split)), Saying.plain(SPLIT, split=name)) for split, name in names.items())
    asked = Asked((Laid(tuple(seen), Saying.plain(YOUR_CARDS, suit=suit)),), MOST_OFTEN, offers, facts)

    most: Facts = {"best": names[best], "most": hundredths(odds[best])}
    on = {}
    for split, offer in zip(offered, offers, strict=True):
        says = COMES if split == best else EVEN if split == even else SELDOMER
        told: Facts = {**most, "split": names[split], "share": hundredths(odds[split])}
        on[offer.id] = split == best, Saying(SUIT_SPLITS, ((says, told),))
    ways = (_told_ways(split, names[split]) for split in dict.fromkeys((best, even)))
    because = Saying(SUIT_SPLITS, ((COMES, {**most, "split": names[best], "share": hundredths(odds[best])}), *ways))
    hints = Hints.plain(HOW_MANY_WAYS, SUIT_SPLITS, **facts)
    return Posed.for_any_judge(asked, Verdicts((because,), hints, on))


def _told_ways(split: tuple[int, ...], name: str) -> Sentence:
    """A sentence on the number of ways in which numbers can be given to as many players."""
    return WAYS, {"split": name, "hands": len(split), "ways": _ways(split)}


def _ways(split: tuple[int, ...]) -> int:
    """The number of ways in which numbers can be given to as many players."""
    return factorial(len(split)) // prod(factorial(split.count(number)) for number in {*split})
