"""The cards that are still to come while they are being dealt: to a hand, or out of the whole pack."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tutor.core.cards import TAROT
from tutor.core.message import N_, Facts
from tutor.core.rule import Rule
from tutor.tarot.deal import PACKETS, SIZES
from tutor.tarot.setting import HAND_SIZES, dog_size
from tutor.teach.draw import Draw
from tutor.teach.kind import kind
from tutor.teach.kinds.out.count import so_many
from tutor.teach.kinds.out.family import OUT
from tutor.teach.posed import Asked, Posed
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying
from tutor.teach.tarot.dealing import AT_TABLES, undealt

# To a hand

HOW_MANY_TO_COME = N_(
    "At a table of {players} the cards are being dealt, and you have these so far. How many more will you get?"
)
HOW_MANY_EACH = N_(
    "How many cards does everybody have at a table of {players}, once all are dealt? Count yours from {first:card} to"
    " {last:card}."
)
STILL_TO_COME = N_("With {players} players everybody is dealt {size} cards. You have {held}, so {left} are to come.")
AT_ANOTHER_TABLE = N_("That would be so with {players} players.")


def _to_a_hand(draw: Draw) -> Posed | None:
    """Some packets of three cards, more of them from level to level."""
    cards = TAROT.set(draw.rng.sample(TAROT.cards, 3 * draw.rng.randint(draw.level, 2 * draw.level)))
    players, held = draw.rng.choice(AT_TABLES[draw.level]), len(cards)
    if held >= HAND_SIZES[players]:
        return None
    asked = Asked((Laid(tuple(cards), data={"of": "you"}),), HOW_MANY_TO_COME, facts={"players": players})

    first, *_, last = cards
    size = HAND_SIZES[players]
    says = Saying.plain(STILL_TO_COME, SIZES, players=players, size=size, held=held, left=size - held)
    slips = {
        other - held: Saying.plain(AT_ANOTHER_TABLE, SIZES, players=table)
        for table, other in HAND_SIZES.items()
        if other > held
    }
    verdicts = so_many(
        size - held, (says,), Hints.plain(HOW_MANY_EACH, SIZES, players=players, first=first, last=last), slips
    )
    return Posed.for_any_judge(asked, verdicts)


# Out of the pack

HOW_MANY_LEFT = N_(
    "There are {players} of you at the table. Everybody has {each} cards so far, and the dog has {laid}. How many of"
    " the 78 cards are still to be dealt?"
)
SO_MANY = N_(
    "With {players} times {each} and {laid} in the dog, {gone} of the 78 cards are dealt, and {left} are left."
)
WITHOUT_DOG = N_("You have left out the cards that are already in the dog.")
LESS_DOG = N_("That is what the hands still get; the dog is not complete yet either.")
HOW_MUCH_GONE = N_(
    "{players} hands of {each} cards, and {laid} {laid:n|card|cards} in the dog: how many cards are dealt already?"
)


def _out_of_the_pack(draw: Draw) -> Posed:
    """A deal for four, for three or five, for any, after some rounds of packets."""
    players = draw.rng.choice(AT_TABLES[draw.level])
    packet = undealt(players).packet
    each = packet * draw.rng.randint(1, HAND_SIZES[players] // packet - 1)
    laid = draw.rng.randint(1, dog_size(players) - 1)
    facts: Facts = {"players": players, "each": each, "laid": laid}

    gone = players * each + laid
    left = len(TAROT) - gone
    slips = {
        left + laid: Saying.plain(WITHOUT_DOG, PACKETS),
        left - (dog_size(players) - laid): Saying.plain(LESS_DOG, PACKETS),
    }
    says = Saying.plain(SO_MANY, PACKETS, **facts, gone=gone, left=left)
    verdicts = so_many(left, (says,), Hints.plain(HOW_MUCH_GONE, SIZES, **facts), slips)
    return Posed.for_any_judge(Asked((), HOW_MANY_LEFT, facts=facts), verdicts)


#: The rules that are trained, by what is being dealt.
TRAINED: Mapping[str, tuple[Rule, ...]] = {"cards": (SIZES,), "pack": (PACKETS, SIZES)}
POSED: Mapping[str, Callable[[Draw], Posed | None]] = {"cards": _to_a_hand, "pack": _out_of_the_pack}


@kind(OUT, about=TRAINED)
def to_come(draw: Draw) -> Posed | None:
    """The cards that somebody is still to be dealt, or everybody and the dog together."""
    return POSED[draw.about](draw)
