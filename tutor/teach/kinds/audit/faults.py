"""Cards that were not allowed, as far as a later card of the same player shows it; in tricks of any game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, islice
from typing import Generic, NamedTuple, TypeVar

from tutor.core.cards import Card
from tutor.core.message import N_
from tutor.core.trick import Trick

T = TypeVar("T", bound=Trick)

LOOK_FOR_LATER = N_(
    "{by:Player} {by:you|have|has} played {card:card} to trick {trick}. Is that of the suit led, or a trump that is"
    " high enough? If not, what came from the same hand later?"
)
A_CARD = N_("Trick {trick}: {by:player} {by:you|play|plays} {card:card}.")
BROKEN = N_(
    "In trick {later} {by:player} {by:you|play|plays} {had:card}. So {by:you|you|they} held it in trick {trick}, and"
    " {card:card} was not allowed."
)
WENT_HIGHER = N_("Trumps were led, and this one is higher than those before it.")
STAYED_BELOW = N_("Trumps were led. No later card shows that {by:player} had a higher one than {top:card}.")
RUFFED_IT = N_("No later card shows that {by:player} could have followed suit, and this trump was high enough.")
NO_BETTER = N_("No later card shows that {by:player} could have followed suit, or had a trump that had to be played.")


class Fault(NamedTuple, Generic[T]):
    """A card that was against the rules, and the later card of the same player that shows it, with their tricks."""

    card: Card
    trick: T
    had: Card
    later: int


#: Whether a card may be played to a trick by somebody who also holds another one.
Allows = Callable[[T, Card, Card], bool]


def shown_later(tricks: tuple[T, ...], allows: Allows[T]) -> Iterator[Fault[T]]:
    """The cards that were not allowed, as far as later cards show it, each with the first of those."""
    for number, trick in enumerate(tricks, 1):
        for card in trick.cards[1:]:
            before = trick.before(card)
            later = ((one.card_of(before.turn), place) for place, one in enumerate(tricks[number:], number + 1))
            shows = (one for one in later if not allows(before, card, one[0]))
            yield from (Fault(card, trick, *one) for one in islice(shows, 1))


def planted(tricks: tuple[T, ...], wins: Callable[[T], Card | None], allows: Allows[T]) -> Iterator[tuple[T, ...]]:
    """The tricks with two cards of one player exchanged, so that one of them is against the rules, and won as before.

    No other card is, as far as one can see.
    """
    for seat in range(tricks[0].players):
        for first, second in combinations(range(len(tricks)), 2):
            pair = {
                tricks[at].card_of(seat): tricks[other].card_of(seat)
                for at, other in ((first, second), (second, first))
            }
            changed = tuple(
                type(one)(one.leader, one.players, tuple(pair.get(card, card) for card in one.cards)) for one in tricks
            )
            as_before = all(_seat(changed[at], wins) == _seat(tricks[at], wins) for at in (first, second))
            if as_before and len([*islice(shown_later(changed, allows), 2)]) == 1:
                yield changed


def _seat(trick: T, wins: Callable[[T], Card | None]) -> int | None:
    """The seat that wins a trick."""
    best = wins(trick)
    return None if best is None else trick.seat_of(best)
