"""A draft: this hand and this trick, while somebody sets them up, and the record that they make.

People at a table ask about one card: *I hold these, that was played, may I?*  They are seat 0, whoever dealt, so all
that a draft must know is their cards, the cards before theirs and the contract; its game adds what else a record says.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal, get_args

from tutor.core.cards import Card, Pack
from tutor.core.errors import Json, RecordError, RefusedError
from tutor.core.message import N_
from tutor.core.reading import an_object, one_of, pile
from tutor.core.record import Record

Place = Literal["hand", "trick", "lying"]
#: The places into which a card can be put: one's hand, the trick before one's turn, the rows of Domino.
PLACES: tuple[Place, ...] = get_args(Place)
#: The seat of whoever asks.
ME = 0

FULL_TRICK = N_("The trick is full: with {count} players, yours comes after {before} {before:n|card|cards} at most.")
FULL_HAND = N_("Your hand is full: with {count} players nobody holds more than {most} cards.")


@dataclass(frozen=True, slots=True)
class Scene:
    """A table at which a position can be set up: the game, its players, and the ``contract`` as records write it.

    ``places`` are those into which cards can be put, ``most`` is the number of cards in a whole hand, and ``taken``
    says whether one player plays against the others.  In the ``phase`` before the play, whoever asks is the taker, and
    holds the cards of the dog too.
    """

    id: str
    game: str
    players: int
    contract: str
    pack: Pack
    most: int
    places: tuple[Place, ...] = ("hand", "trick")
    taken: bool = False
    phase: Literal["play", "dog"] = "play"


@dataclass(frozen=True, slots=True)
class Draft:
    """The cards in each place of a scene, in the order in which they were put there, and the seat of the ``taker``.

    No card is in two places, and no place is overfull.  Where nobody takes, as in Barbu, the taker means nothing.
    """

    scene: Scene
    taker: int = 1
    cards: Mapping[Place, tuple[Card, ...]] = field(default_factory=dict)

    @classmethod
    def of(cls, data: Json, scenes: Mapping[str, Scene]) -> Draft:
        """Read a draft that has been away in a page; raise ``RecordError``, or ``RefusedError`` for too many cards."""
        known = an_object(data, "draft", '{"scene": "tarot-4", "hand": ["S4"]}')
        scene = scenes[one_of(known.get("scene", next(iter(scenes))), "draft.scene", tuple(scenes))]
        taker = one_of(known.get("taker", 1), "draft.taker", tuple(range(scene.players)))
        draft, places = cls(scene, taker), dict[Card, str]()
        for place in scene.places:
            said = known.get(place)
            pile(said, f"draft.{place}", scene.pack, places)
            for code in said if isinstance(said, list) else ():
                draft = draft.put(scene.pack[code], place)
        return draft

    @classmethod
    def like(cls, record: Record, scene: Scene) -> Draft | None:
        """The draft at a table that may have made a record, ``None`` if none can: whether it has, its game knows."""
        start, hand = record.start or {}, record.hands[ME]
        if (record.game, record.players) != (scene.game, scene.players) or hand is None:
            return None
        if scene.phase == "dog":
            held = [card.code for card in hand | (record.dog or scene.pack.none)]
            return cls.of({"scene": scene.id, "hand": held}, {scene.id: scene}) if len(held) == scene.most else None
        if start.get("contract") != scene.contract or not set(record.moves) <= {card.code for card in scene.pack.cards}:
            return None
        placed: dict[str, Json] = {"hand": [card.code for card in hand]}
        placed |= {"trick": list(record.moves), "lying": start.get("lying")}
        try:
            return cls.of({"scene": scene.id, "taker": start.get("taker", 1), **placed}, {scene.id: scene})
        except (RecordError, RefusedError):
            return None

    def to_json(self) -> dict[str, Json]:
        """The draft as JSON writes it."""
        placed: dict[str, Json] = {place: [card.code for card in cards] for place, cards in self.cards.items()}
        return {"scene": self.scene.id, "taker": self.taker, **placed}

    def at(self, place: Place) -> tuple[Card, ...]:
        """The cards in a place."""
        return self.cards.get(place, ())

    def place_of(self, card: Card) -> Place | None:
        """The place in which a card is."""
        return next((place for place, cards in self.cards.items() if card in cards), None)

    def put(self, card: Card, place: Place) -> Draft:
        """The draft with a card in a place, out of any other; one that is there already is taken away.

        Raise ``RefusedError`` if there is no room.
        """
        kept = {name: tuple(one for one in cards if one is not card) for name, cards in self.cards.items()}
        if card in self.at(place):
            return replace(self, cards=kept)
        before = self.scene.players - 1
        if place == "trick" and len(kept.get(place, ())) == before:
            raise RefusedError(FULL_TRICK, count=self.scene.players, before=before)
        if place == "hand" and len(kept.get(place, ())) == self.scene.most:
            raise RefusedError(FULL_HAND, count=self.scene.players, most=self.scene.most)
        return replace(self, cards={**kept, place: (*kept.get(place, ()), card)})

    def in_scene(self, scene: Scene) -> Draft:
        """The same cards at another table, without those that it does not have or has no room for."""
        moved = Draft(scene, min(self.taker, scene.players - 1))
        known = {card.code: card for card in scene.pack.cards}
        for place in scene.places:
            here = [known[card.code] for card in self.at(place) if card.code in known]
            for card in here[: scene.players - 1 if place == "trick" else scene.most]:
                moved = moved.put(card, place)
        return moved

    def record(self, rules: Mapping[str, Json], **start: Json) -> Record:
        """The record of the position, in which it is one's turn; ``start`` is what the game adds to its ``from``."""
        trick, pack = self.at("trick"), self.scene.pack
        leader = (ME - len(trick)) % self.scene.players
        return Record(
            self.scene.game,
            self.scene.players,
            (pack.set(self.at("hand")), *(None,) * (self.scene.players - 1)),
            rules=rules,
            start={"phase": "play", "contract": self.scene.contract, "leader": leader, **start},
            moves=tuple(card.code for card in trick),
        )
