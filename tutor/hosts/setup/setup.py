"""A position that somebody sets up: its state, and its answers to intents."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from tutor.core.draft import Draft
from tutor.core.errors import Json, RecordError, RefusedError
from tutor.core.fragment import unpacked
from tutor.core.message import N_
from tutor.core.reading import an_object, card, one_of
from tutor.core.record import Record
from tutor.core.scene import PLACES, Place, Scene
from tutor.games import GAMES, SCENES, read_record, record_of
from tutor.hosts.aid import Aid
from tutor.hosts.table.session import AN_INTENT
from tutor.hosts.table.state import an_address
from tutor.rulebook.our_table import OurTable
from tutor.show.exercises.boards import Dealt
from tutor.show.html import Html
from tutor.show.languages import LANGUAGES
from tutor.show.picture.svg import Alternative, drawn, standalone
from tutor.show.setup.page import page
from tutor.show.setup.position import Position, file_of
from tutor.show.setup.typed import draft_of
from tutor.show.words import Words

NO_HAND = N_("a hand: put some cards there first")


class Setup(Aid):
    """A position in the making, as a ``Session`` is a table.

    >>> setup = Setup({"setup": {}})
    >>> answers = [setup.answer(intent) for intent in ({"put": "H4"}, {"place": "trick"}, {"put": "HK"})]
    >>> answers[-1]["state"]["setup"]
    {'scene': 'tarot-4', 'taker': '1', 'slam': 'no-slam', 'hand': ['H4'], 'trick': ['HK']}
    """

    def __init__(self, state: Json) -> None:
        """Take up a position where ``state`` left it; raise ``RecordError``."""
        known = an_object(state, "state", '{"setup": {}}')
        self.lang = one_of(known.get("lang", LANGUAGES[0]), "lang", LANGUAGES)
        self.rulebook = an_address(known.get("rulebook", ""))
        self.place = _a_place(known.get("place", "hand"), PLACES)
        self.ours = None if known.get("ours") is None else OurTable.of(known["ours"])
        self.rules = None if known.get("rules") is None else an_object(known["rules"], "rules", "{}")
        said = an_object(known.get("setup"), "setup", "{}")
        try:
            self.position = self._at_table(_taken_up(said))
        except RefusedError as refused:
            raise RecordError("setup", said, refused.expected, **refused.facts) from refused

    @property
    def html(self) -> str:
        """All of it as HTML."""
        return page(self.position, self.place, self.ours, self._words)

    @property
    def _words(self) -> Html:
        return Html(self.lang, rulebook=self.rulebook)

    def to_json(self) -> dict[str, Json]:
        """The state as JSON writes it."""
        of = self.position.of
        said: Json = of.to_json() if isinstance(of, Draft) else {"record": of.to_json()}
        return {
            "setup": said,
            "place": self.place,
            "ours": self.ours.to_json() if self.ours else None,
            "rules": None if self.rules is None else dict(self.rules),
            "lang": self.lang,
            "rulebook": self.rulebook,
            "name": "explain",
        }

    def answer(self, intent: Json) -> dict[str, Json]:
        """Answer an intent with the new ``html`` and ``state``, or with an ``error`` to read; then nothing changes.

        ``{"put": "H10"}`` lays a card into the place that ``{"place": "trick"}`` has chosen, or takes it away from
        there; ``{"scene": "tarot-5"}`` and ``{"taker": "0"}`` change the table, and ``{"say": "3 garde"}`` is what the
        player at seat 3 has said before.  ``{"text": "I hold 4s; KH led"}``
        sets up what was typed, which may be a record or the end of a link too; ``{"link": "#record=…"}`` is only that.
        ``{"clear": true}`` takes all cards off.  ``{"picture": true}`` and ``{"file": true}`` are answered with a file,
        and ``{"ask": true}`` with the address of a page that asks about this position (``opens``).

        ``{"ours": {…}}`` says by which house rules our table plays; ``{"usual": true}`` judges by the usual ones all
        the same, and ``{"by_ours": true}`` by ours again.
        """
        try:
            match intent:
                case {"picture": True}:
                    return self._picture()
                case {"file": True}:
                    return {"text": file_of(self._record()), "file": f"{self._record().game}.json"}
                case {"ask": True}:
                    return {"opens": f"{self.rulebook}../task/{self._asked()}"}
            if not self._follows(intent):
                self._change(intent)
            self.position = self._at_table(self.position)
        except RecordError as error:
            return {"error": Words(self.lang).error(error)}
        except RefusedError as refused:
            return {"error": Words(self.lang).tell(refused.expected, refused.facts)}
        return {"html": self.html, "state": self.to_json()}

    def _follows(self, intent: Json) -> bool:
        """Whether an intent says by which house rules one plays, which is heeded."""
        match intent:
            case {"ours": table}:
                self.ours = None if table is None else OurTable.of(table)
            case {"usual": True}:
                self.rules = {}
            case {"by_ours": True}:
                self.rules = None
            case _:
                return False
        return True

    def _change(self, intent: Json) -> None:
        draft = self.position.draft or Draft(next(iter(SCENES.values())))
        match intent:
            case {"put": code}:
                self.position = Position(draft.put(card(code, "put", draft.scene.pack), self.place))
            case {"place": place}:
                self.place = _a_place(place, draft.scene.places)
            case {"scene": scene}:
                self._move_to(SCENES[one_of(scene, "scene", tuple(SCENES))], draft)
            case {"say": said}:
                self.position = Position(draft.say(said))
            case {"text": str(text)}:
                self._take(_typed(text.strip(), draft, self.lang))
            case {"link": str(link)}:
                self._take(_given(record_of(unpacked("record", link))))
            case {"clear": True}:
                self.position, self.place = Position(replace(draft, cards={}, said={})), "hand"
            case {"lang": lang}:
                self.lang = one_of(lang, "lang", LANGUAGES)
            case Mapping() if asked := [ask.name for ask in draft.scene.asks if ask.name in intent]:
                self.position = Position(draft.choose(asked[0], intent[asked[0]]))
            case _:
                raise RecordError("intent", intent, AN_INTENT, example='{"put": "H10"}')

    def _move_to(self, scene: Scene, draft: Draft) -> None:
        """Set the cards up at another table; another game is played by its own house rules."""
        if scene.game != draft.scene.game:
            self.rules = None
        self.position, self.place = Position(draft.in_scene(scene)), "hand"

    def _take(self, position: Position) -> None:
        """Take up a position that somebody has brought along: by its own house rules, if it has some."""
        self.position = position
        if position.rules:
            self.rules = position.rules

    def _at_table(self, position: Position) -> Position:
        """A draft at a table with our house rules, with the usual ones, or with those that it was brought with."""
        if position.draft is None:
            return position
        game = position.draft.scene.game
        ours = self.ours.rules(game) if self.ours else {}
        return position._replace(rules=ours if self.rules is None else self.rules)

    def _record(self) -> Record:
        record = self.position.record
        if record is None:
            raise RecordError("hand", None, NO_HAND)
        return record

    def _picture(self) -> dict[str, Json]:
        words, plain = self._words, Words(self.lang)
        dealt = Dealt.of(self._record())
        title, *told = map(str.strip, dealt.lines(plain))
        svg = standalone(drawn(dealt.still(words), plain), around=Alternative(title, " ".join(told)))
        return {"picture": svg, "file": f"{dealt.record.game}.svg"}

    def _asked(self) -> str:
        from tutor.hosts.classroom.making import about  # noqa: PLC0415 - every kind of exercise; seldom asked for
        from tutor.teach.classroom.task import Task  # noqa: PLC0415

        return Task(about(file_of(self._record()))[:1]).link


def _a_place(data: Json, places: tuple[Place, ...]) -> Place:
    """Read a place for cards; raise ``RecordError``."""
    one_of(data, "place", places)
    return next(place for place in places if place == data)


def _typed(text: str, draft: Draft, lang: str) -> Position:
    """What somebody has typed or pasted: a record, the end of a link, or a position in words."""
    if text.startswith("{"):
        return _given(read_record(text))
    if "#record=" in text:
        return _given(record_of(unpacked("record", text)))
    return Position(draft_of(text, draft, lang))


def _taken_up(said: Mapping[str, Json]) -> Position:
    if "record" in said:
        return _given(record_of(said["record"]))
    return Position(Draft.of(said, SCENES))


def _given(record: Record) -> Position:
    """The position of a record: a draft if one makes just this record, so that it can be changed.

    A draft may be impossible, which is then said of it card by card; raise ``RecordError`` if there is none.
    """
    for scene in SCENES.values():
        if (scene.game, scene.players) != (record.game, record.players):
            continue
        own = {name: value for name, value in record.rules.items() if name not in (scene.rules or {})}
        try:
            position = Position(GAMES[scene.game].undrafted(record, scene), own)
            if position.record == record:
                return position
        except (RecordError, RefusedError):
            continue
    Dealt.of(record)
    return Position(record)
