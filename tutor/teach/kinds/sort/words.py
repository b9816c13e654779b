"""The players’ words: for what a hand holds of each suit, and for what a card does in a trick."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tutor.core.cards import SUITS, TAROT, TRUMP, Card
from tutor.core.message import N_, Message
from tutor.teach.draw import Draw
from tutor.teach.grid import State
from tutor.teach.kind import kind
from tutor.teach.kinds.sort.family import SORT
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying, Shown, once
from tutor.teach.tarot.words import HOLDINGS, ORDINARY, held, holding
from tutor.teach.topics import TOPICS

# In a hand

WHICH_WORD = N_("These are the four suits of a hand, without its trumps. Which of the words fits each of them?")
NO_CARD = N_("no {suit:suit}", "a suit of which there is no card in a hand")
NONE_FITS = N_("none of these", "a word for a suit in a hand")
NO_WORD = N_(
    "There is nothing special here: two, three or four cards of a suit, and no more than one of king, queen and knight."
)
HOW_MANY = N_("Begin with the {suit:suit}: there {count:n|is|are} {count:count} of them in this hand. What stands out?")
NONE_HELD = N_("Begin with the {suit:suit}: there are none of them in this hand. Is that worth a word?")
FEW_OR_MANY = N_("There are words for no card of a suit, for one, for five or more, and for court cards side by side.")
#: The holdings for which a question has words, by level, and how many of its suits are of those.
_SORTS = (("void", "one", "long"), ("void", "one", "long"), ("void", "one", "marriage", "grand", "little"))


@kind(SORT, trains=(TOPICS["T50"],))
def suit_words(draw: Draw) -> Posed:
    """The lengths of four suits by their usual words, by any of their words, and court cards side by side."""
    rng, sorts = draw.rng, _SORTS[draw.level - 1]
    drawn = [*rng.sample(sorts, 3), rng.choice((*sorts, ORDINARY, ORDINARY))]
    rng.shuffle(drawn)
    suits = {suit: TAROT.set(held(sort, suit, rng)) for suit, sort in zip(SUITS, drawn, strict=True)}
    words = {sort: [*HOLDINGS[sort].words] for sort in sorts}
    named = {sort: rng.choice(draw.of(names[:1], names, names)) for sort, names in words.items()}
    states = tuple(State(name, Saying.plain(HOLDINGS[sort].words[name])) for sort, name in named.items())
    offers = tuple(Offer(suit, _shown(suit, tuple(cards))) for suit, cards in suits.items())

    found = {suit: holding(cards) for suit, cards in suits.items()}
    says = {
        suit: (named[sort], Saying.plain(HOLDINGS[sort].means)) if sort in named else (ORDINARY, Saying.plain(NO_WORD))
        for suit, sort in found.items()
    }
    first = rng.choice(SUITS)
    count = len(suits[first])
    begin = Saying.plain(HOW_MANY if count else NONE_HELD, suit=first, count=count)
    asked = Asked((), WHICH_WORD, offers, states=(*states, State(ORDINARY, Saying.plain(NONE_FITS))))
    verdicts = Verdicts(
        once(why for _, why in says.values()), Hints((begin,), (Saying.plain(FEW_OR_MANY),)), states=says
    )
    return Posed.for_any_judge(asked, verdicts)


def _shown(suit: str, cards: tuple[Card, ...]) -> Shown:
    """The cards of a suit, or that there is none."""
    return cards or Saying.plain(NO_CARD, suit=suit)


# In a trick

WHAT_DOES_EACH = N_("{card:card} is led, and the others play in this order. What does each of them do?")
THE_TRICK = N_("The trick:")
SAME_SUIT_OR_TRUMP = N_(
    "{led:card} is led, and {card:card} comes next: is it of the same suit, is it a trump, or neither?"
)
LOOK_AT_TRUMPS = N_(
    "A card of the suit led follows suit; a trump takes the trick, or stays below another; any other card can win"
    " nothing."
)


class Deed(NamedTuple):
    """What a card does in a trick: the word, and what is said of it."""

    title: Message
    means: Message


DEEDS: Mapping[str, Deed] = {
    "follow": Deed(
        N_("fournir", "what a card does in a trick"),
        N_("{card:card} is of the suit led: its player follows suit, “fournit”."),
    ),
    "ruff": Deed(
        N_("couper", "what a card does in a trick"),
        N_("{card:card} is the first trump on a plain suit: its player trumps, “coupe”."),
    ),
    "over": Deed(
        N_("surcouper", "what a card does in a trick"),
        N_("{card:card} is a trump above the one that was there: its player overtrumps, “surcoupe”."),
    ),
    "under": Deed(
        N_("pisser", "what a card does in a trick"),
        N_("{card:card} is a trump below one that is there: its player undertrumps, “pisse”."),
    ),
    "discard": Deed(
        N_("se défausser", "what a card does in a trick"),
        N_("{card:card} is neither of the suit led nor a trump: its player discards, “se défausse”."),
    ),
}


@kind(SORT, trains=(TOPICS["T50"],))
def trick_words(draw: Draw) -> Posed | None:
    """A trick with one trump at most; with two or more; and one of five players."""
    rng = draw.rng
    led, *others = rng.sample(SUITS, 4)
    own, trumps = [*TAROT.all.of(led)], [*TAROT.all.of(TRUMP)]
    rng.shuffle(own)
    rng.shuffle(trumps)
    first, played = own.pop(), list[Card]()
    for _ in range(draw.of(3, 3, 4)):
        sort = rng.choice(("own", "trump", "trump", "other"))
        other = rng.choice([*TAROT.all.of(rng.choice(others))])
        played.append({"own": own, "trump": trumps}[sort].pop() if sort != "other" else other)
    ruffs = sum(card.suit == TRUMP for card in played)
    deeds = {card.code: deed((first, *played[:place]), card) for place, card in enumerate(played)}
    if (
        ruffs not in draw.of((1,), (2, 3), (2, 3))
        or len({*deeds.values()}) < draw.of(2, 3, 3)
        or len(deeds) < len(played)
    ):
        return None

    offers = tuple(Offer(card.code, card) for card in played)
    states = tuple(State(name, Saying.plain(one.title)) for name, one in DEEDS.items())
    asked = Asked(
        (Laid((first, *played), Saying.plain(THE_TRICK)),), WHAT_DOES_EACH, offers, {"card": first}, states=states
    )
    says = {card.code: (deeds[card.code], Saying.plain(DEEDS[deeds[card.code]].means, card=card)) for card in played}
    begin = Saying.plain(SAME_SUIT_OR_TRUMP, led=first, card=played[0])
    verdicts = Verdicts(
        tuple(why for _, why in says.values()), Hints((begin,), (Saying.plain(LOOK_AT_TRUMPS),)), states=says
    )
    return Posed.for_any_judge(asked, verdicts)


def deed(before: tuple[Card, ...], card: Card) -> str:
    """What a card does in a trick in which a plain suit was led."""
    if card.suit == before[0].suit:
        return "follow"
    if card.suit != TRUMP:
        return "discard"
    highest = max((other.height for other in before if other.suit == TRUMP), default=None)
    return "ruff" if highest is None else "over" if card.height > highest else "under"
