"""A draft: this hand and this trick, while somebody sets them up, and the record that they make.

People at a table ask about one card: *I hold these, that was played, may I?*  They are seat 0, whoever dealt, so all
that a draft must know is their cards, the cards before theirs and the contract; its game adds what else a record says.
Where one speaks in place of playing, it is what was said before them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from tutor.core.cards import Card
from tutor.core.errors import Json, RefusedError
from tutor.core.message import N_
from tutor.core.reading import A_CHOICE, an_object, one_of, pile
from tutor.core.record import Record
from tutor.core.scene import ME, Place, Scene

FULL_TRICK = N_("The trick is full: with {count} players, yours comes after {before} {before:n|card|cards} at most.")
FULL_HAND = N_("Your hand is full: with {count} players nobody holds more than {most} cards.")
FULL_ROW = N_("This row is full: it has {most} cards.")
TRICKS_LACK = N_(
    "The earlier tricks are not whole yet: {count} {count:n|card|cards} of the last one {count:n|is|are} missing."
)

#: What each player who has spoken before has said: words of the scene's speech, by seat.
Said = Mapping[int, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Draft:
    """The cards in each place of a scene, in the order in which they were put there, what was chosen, and was said.

    No card is in two places, and no place is overfull.
    """

    scene: Scene
    cards: Mapping[Place, tuple[Card, ...]] = field(default_factory=dict)
    chosen: Mapping[str, str] = field(default_factory=dict)
    said: Said = field(default_factory=dict)

    @classmethod
    def of(cls, data: Json, scenes: Mapping[str, Scene]) -> Draft:
        """Read a draft that has been away in a page; raise ``RecordError``, or ``RefusedError`` for too many cards."""
        known = an_object(data, "draft", '{"scene": "tarot-4", "hand": ["S4"]}')
        scene = scenes[one_of(known.get("scene", next(iter(scenes))), "draft.scene", tuple(scenes))]
        draft, places = cls(scene), dict[Card, str]()
        for ask in scene.asks:
            draft = draft.choose(ask.name, known.get(ask.name, ask.usual))
        for place in scene.places:
            cards = known.get(place)
            pile(cards, f"draft.{place}", scene.pack, places)
            for code in cards if isinstance(cards, list) else ():
                draft = draft.put(scene.pack[code], place)
        said = known.get("said", [])
        for word in said if isinstance(said, list) else (said,):
            draft = draft.say(word)
        return draft

    @classmethod
    def played(cls, record: Record, scene: Scene) -> Draft:
        """The draft of a play that may make a record again; raise ``RecordError`` or ``RefusedError`` if none can."""
        start, hand = record.start or {}, [card.code for card in record.hands[ME] or ()]
        last = len(record.moves) - len(record.moves) % record.players
        placed: dict[str, Json] = {
            "hand": [code for code in hand if code not in record.moves],
            "earlier": list(record.moves[:last]),
            "trick": list(record.moves[last:]),
            "lying": start.get("lying"),
        }
        chosen = {ask.name: str(start.get(ask.name, ask.usual)) for ask in scene.asks}
        return cls.of({"scene": scene.id, **chosen, **placed}, {scene.id: scene})

    @classmethod
    def spoken(cls, record: Record, scene: Scene, words: Sequence[str], **known: Json) -> Draft:
        """The same of a record in which the players speak: ``words`` are those before one's own, written for a draft.

        ``known`` is what else the draft has.
        """
        held, dealer = record.hands[ME], str(record.dealer)
        said = cls(scene).choose("dealer", dealer).to_json()
        hand = [card.code for card in held] if held else []
        return cls.of({**said, "hand": hand, "said": list(words), **known}, {scene.id: scene})

    def to_json(self) -> dict[str, Json]:
        """The draft as JSON writes it."""
        said: list[Json] = [f"{seat} {word}" for seat, words in self.said.items() for word in words]
        return {
            "scene": self.scene.id,
            **{ask.name: self.choice(ask.name) for ask in self.scene.asks},
            **{place: [card.code for card in cards] for place, cards in self.cards.items()},
            **({"said": said} if said else {}),
        }

    def at(self, place: Place) -> tuple[Card, ...]:
        """The cards in a place."""
        return self.cards.get(place, ())

    def place_of(self, card: Card) -> Place | None:
        """The place in which a card is."""
        return next((place for place, cards in self.cards.items() if card in cards), None)

    @property
    def held(self) -> tuple[Card, ...]:
        """The cards that one holds, those of the rows that one sets and those that one shows among them."""
        return (*self.at("hand"), *self.at("back"), *self.at("middle"), *self.at("shown"))

    def put(self, card: Card, place: Place) -> Draft:
        """The draft with a card in a place, out of any other; one that is there already is taken away.

        Raise ``RefusedError`` if there is no room.
        """
        moved = replace(
            self, cards={at: tuple(one for one in cards if one is not card) for at, cards in self.cards.items()}
        )
        if card in self.at(place):
            return moved
        if len(moved.at(place)) == self.scene.room(place):
            raise self._full(place)
        moved = replace(moved, cards={**moved.cards, place: (*moved.at(place), card)})
        # A card of one's own has left the hand in each earlier trick.
        if place != "trick" and len(moved.held) + len(moved.at("earlier")) // self.scene.players > self.scene.most:
            raise self._full("hand")
        return moved

    def _full(self, place: Place) -> RefusedError:
        count = self.scene.players
        if place == "trick":
            return RefusedError(FULL_TRICK, count=count, before=count - 1)
        if place in {"back", "middle"}:
            return RefusedError(FULL_ROW, most=self.scene.room(place))
        return RefusedError(FULL_HAND, count=count, most=self.scene.most)

    def choice(self, name: str) -> str:
        """What was chosen of something that the scene asks, or the usual."""
        return self.chosen.get(name) or next(ask.usual for ask in self.scene.asks if ask.name == name)

    def choose(self, name: str, choice: Json) -> Draft:
        """The draft with another choice; whoever else deals, others have spoken before.  Raise ``RecordError``."""
        asks = {ask.name: ask for ask in self.scene.asks}
        ask = asks[one_of(name, "ask", tuple(asks))]
        said = {} if name == "dealer" else self.said
        return replace(self, chosen={**self.chosen, name: one_of(choice, name, ask.choices)}, said=said)

    @property
    def dealer(self) -> int:
        """The seat that deals, where that is asked."""
        return int(self.choice("dealer"))

    @property
    def speakers(self) -> tuple[int, ...]:
        """The seats that have spoken before one's turn, in their order; nobody has where nobody speaks."""
        speech, players = self.scene.speech, self.scene.players
        if speech is None:
            return ()
        everybody = tuple((self.dealer + turn) % players for turn in range(1, players + 1))
        return everybody if speech.again else everybody[: everybody.index(ME)]

    def say(self, text: Json) -> Draft:
        """The draft after ``"3 garde"``, what the player at seat 3 has said; said again, it is taken back.

        Raise ``RecordError``.
        """
        speech = self.scene.speech
        known = [f"{seat} {word}" for seat in self.speakers for word in speech.words] if speech else []
        one_of(text, "said", tuple(known), A_CHOICE)
        seat, word = int(str(text)[0]), str(text)[2:]
        before = self.said.get(seat, ())
        rest = tuple(one for one in before if one != word)
        others = rest if speech and speech.several else ()
        return replace(self, said={**self.said, seat: rest if word in before else (*others, word)})

    def in_scene(self, scene: Scene) -> Draft:
        """The same cards and choices at another table, without what it does not have or has no room for."""
        moved = Draft(scene, chosen={ask.name: self.choice_at(ask.name, ask.choices) for ask in scene.asks})
        known = {card.code: card for card in scene.pack.cards}
        for place in scene.places:
            for card in self.at(place):
                try:
                    moved = moved.put(known[card.code], place) if card.code in known else moved
                except RefusedError:
                    break
        return moved

    def choice_at(self, name: str, choices: Sequence[str]) -> str:
        """What was chosen, if that is one of these choices too; else ``""``."""
        chosen = self.chosen.get(name, "")
        return chosen if chosen in choices else ""

    def record(self, rules: Mapping[str, Json], wins: Callable[[Sequence[Card]], int], **start: Json) -> Record:
        """The record of the position, in which it is one's turn; ``start`` is what the game adds to its ``from``.

        ``wins`` says which of a whole trick's cards wins it: so it is known who led to the first of the earlier ones,
        and which of their cards were one's own.  Raise ``RefusedError`` if they are not whole.
        """
        trick, players = self.at("trick"), self.scene.players
        leader, own = (ME - len(trick)) % players, list(self.at("hand"))
        for cards in reversed(self.tricks):
            leader = (leader - wins(cards)) % players
            own.append(cards[(ME - leader) % players])
        return self.begun(rules, leader, own, *(card.code for card in (*self.at("earlier"), *trick)), **start)

    def begun(self, rules: Mapping[str, Json], leader: int, own: Iterable[Card], *moves: str, **start: Json) -> Record:
        """The record of a play that a ``leader`` begins, with one's ``own`` hand as it was then, and these moves."""
        scene, hidden = self.scene, (None,) * (self.scene.players - 1)
        begins: dict[str, Json] = {"phase": "play", "contract": scene.contract, "leader": leader, **start}
        hands = (scene.pack.set(own), *hidden)
        return Record(scene.game, scene.players, hands, rules=rules, start=begins, moves=moves)

    @property
    def tricks(self) -> list[tuple[Card, ...]]:
        """The earlier tricks, the cards of each in their order; raise ``RefusedError`` if the last is not whole."""
        earlier, players = self.at("earlier"), self.scene.players
        if over := len(earlier) % players:
            raise RefusedError(TRICKS_LACK, count=players - over)
        return [earlier[first : first + players] for first in range(0, len(earlier), players)]
