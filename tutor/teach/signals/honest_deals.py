"""Deals of Tarot whose defenders keep their word: any cards that are allowed, but none that would tell a lie.

The learner defends.  As in ``plays``, no trump was set aside.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping

from tutor.core.cards import TAROT, Card, Cards
from tutor.tarot.advice.signals import defends, lies
from tutor.tarot.advice.told import Told, told
from tutor.tarot.conventions.catalogue import LEAD_TRUMP_EVEN, LEAD_TRUMP_ODD
from tutor.tarot.dog import PLAIN
from tutor.tarot.play import Play
from tutor.tarot.setting import FIVE, HAND_SIZES
from tutor.tarot.trick import Trick
from tutor.teach.positions import LEARNER
from tutor.teach.tarot.plays import PLAYERS

#: The cards that the player to move would like to play, if the rules and their word allow it.
Wish = Callable[[Play], Cards]


def honours(suit: str) -> Cards:
    """The king and the queen of a suit, of which such a lead speaks."""
    return TAROT.read(f"{suit}K {suit}Q")


def seats(rng: random.Random) -> tuple[int, int, int]:
    """The taker, and the learner's two partners, in any order."""
    others = rng.sample([seat for seat in range(PLAYERS) if seat != LEARNER], PLAYERS - 1)
    return others[0], others[1], others[2]


def mine(play: Play) -> Cards:
    """The cards that the learner holds by now, in a play whose hands are known."""
    return play.hands[LEARNER] or TAROT.none


def played_by(seat: int, play: Play) -> list[Card]:
    """The cards that a player has played to the complete tricks."""
    return [trick.card_of(seat) for trick in play.tricks]


def trump_lead(play: Play) -> Told | None:
    """The first lead by which a defender has told how many trumps they hold."""
    leads = (one for one in told(play) if one.signal.rule in {LEAD_TRUMP_ODD, LEAD_TRUMP_EVEN})
    return next((one for one in leads if not one.at.trick.cards), None)


def dealt(  # noqa: PLR0913 - all that may be asked of a deal
    rng: random.Random,
    taker: int,
    leader: int,
    holds: Mapping[int, Cards],
    lacks: Mapping[int, Cards],
    *,
    called: Card | None = None,
) -> Play:
    """A deal after the écart, which is of plain cards, in which some seats hold some cards, and lack others.

    Five play where a card was ``called``, and else four.
    """
    players = FIVE if called else PLAYERS
    size = HAND_SIZES[players]
    given = TAROT.set(card for cards in holds.values() for card in cards)
    left = rng.sample([*(TAROT.all - given)], len(TAROT) - len(given))
    aside = [card for card in left if card in PLAIN][: len(TAROT) - players * size]
    left = [card for card in left if card not in aside]
    hands = dict[int, Cards]()
    for seat in sorted(range(players), key=lambda seat: -len(lacks.get(seat, TAROT.none))):
        own, without = holds.get(seat, TAROT.none), lacks.get(seat, TAROT.none)
        more = [card for card in left if card not in without][: size - len(own)]
        left = [card for card in left if card not in more]
        hands[seat] = own | TAROT.set(more)
    held = tuple(hands[seat] for seat in range(players))
    return Play(size, taker, "garde", held, Trick(leader, players), called=called)


def after(play: Play, rng: random.Random, tricks: int, wish: Wish | None = None) -> Play:
    """The play when so many tricks are complete; everybody plays what they wish, where they may."""
    while len(play.tricks) < tricks:
        play = play.after(kept(play, rng, wish(play) if wish else ()))
    return play


def kept(play: Play, rng: random.Random, wished: Iterable[Card] = ()) -> Card:
    """A card that the player to move may play and that breaks no promise, if there is one; a wished one, if it can."""
    legal, seat = play.duty().legal(), play.trick.turn
    true = [card for card in legal if not lies(play, seat, card)] if defends(play, seat) else legal
    liked = [card for card in true if card in wished]
    return rng.choice(liked or true or legal)


def honest(play: Play) -> bool:
    """Whether all that has been told is true, in a play whose hands are known."""
    return not any(one.signal.true is False for one in told(play))
