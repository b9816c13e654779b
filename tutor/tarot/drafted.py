"""Positions of French Tarot that somebody sets up, card by card."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.core.cards import TAROT, TRUMP, Card
from tutor.core.draft import Draft, Scene
from tutor.core.errors import Json, RefusedError
from tutor.core.message import N_
from tutor.core.record import Record
from tutor.tarot.auction import PASS
from tutor.tarot.call import CALLABLE
from tutor.tarot.setting import FIVE, HAND_SIZES, dog_size
from tutor.tarot.trick import PETIT, THE_EXCUSE

SIZES = (4, 3, 5)
#: The tables, the usual one first.  The contract decides nothing of what may be played.
PLAYED = tuple(Scene(f"tarot-{size}", "tarot", size, "garde", TAROT, HAND_SIZES[size], taken=True) for size in SIZES)
#: The same before the play, for a taker who has picked up the dog.
SET_ASIDE = tuple(
    Scene(f"tarot-{size}-dog", "tarot", size, "garde", TAROT, HAND_SIZES[size] + dog_size(size), ("hand",), phase="dog")
    for size in SIZES
)
SCENES = (*PLAYED, *SET_ASIDE)

WHOLE = N_(
    "To say what may be set aside the tutor needs all your cards, those of the dog among them: {count}"
    " {count:n|is|are} missing."
)


#: The house rules that decide something of such a position, or of what is said of it.
DECIDING = ("petit_imprenable", "lead_ban", "misere", "poignee_values", "tenue", "conventions")


def drafted(draft: Draft, rules: Mapping[str, Json]) -> Record:
    """The record of a draft at a table with house rules; of five players’ kings one that is not in sight is called.

    Raise ``RefusedError`` if a taker who sets cards aside has not named them all.
    """
    deciding = {name: rules[name] for name in DECIDING if name in rules}
    if draft.scene.phase == "dog":
        return _picked_up(draft, deciding)
    if draft.scene.players != FIVE:
        return draft.record(deciding, taker=draft.taker)
    return draft.record(deciding, taker=draft.taker, called=_called(draft).code)


def _picked_up(draft: Draft, rules: Mapping[str, Json]) -> Record:
    """The record of a taker who has bid garde and picked up the dog; which cards have lain there does not matter."""
    scene, held = draft.scene, draft.at("hand")
    if len(held) < scene.most:
        raise RefusedError(WHOLE, count=scene.most - len(held))
    # With the Petit in the dog no deal is void because of a lone one.
    likely = sorted(
        held, key=lambda card: (card != PETIT, card.suit == TRUMP, card == THE_EXCUSE, card.height, card.suit)
    )
    dog = TAROT.set(likely[: dog_size(scene.players)])
    moves = [scene.contract, *[PASS] * (scene.players - 1)]
    if scene.players == FIVE:
        moves.append(f"call {_called(draft).code}")
    hands = (TAROT.set(held) - dog, *(None,) * (scene.players - 1))
    return Record(scene.game, scene.players, hands, dealer=scene.players - 1, rules=rules, dog=dog, moves=tuple(moves))


def _called(draft: Draft) -> Card:
    """A king that is not in sight, if there is one."""
    seen = {*draft.at("hand"), *draft.at("trick")}
    return next((card for card in CALLABLE if card not in seen), CALLABLE[0])
