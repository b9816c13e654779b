"""The score pad of a table: its state, and its answers to intents."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace

from tutor.core.errors import Json, RecordError, RefusedError
from tutor.core.match import LONGEST_NAME, Match, corrected
from tutor.core.message import N_
from tutor.core.reading import an_object, one_of, parse
from tutor.games import GAMES, SIZES, Game, match_of
from tutor.hosts.aid import Aid
from tutor.hosts.table.session import AN_INTENT
from tutor.hosts.table.state import a_name, an_address
from tutor.hosts.table.tables import TYPED_SIZES, VARIANTS
from tutor.rulebook.our_table import OurTable
from tutor.show.languages import LANGUAGES
from tutor.show.match import as_text
from tutor.show.picture.svg import Alternative, drawn, standalone
from tutor.show.scoring.names import Named, NamedPlainly, names_of
from tutor.show.scoring.pad import LONGEST_EVENING, OURS, pad
from tutor.show.scoring.replaced import Replaced, replacements
from tutor.show.scoring.sheet import as_csv, preview, still
from tutor.show.words import Words

SOME_NAMES = N_("a list of names, each a text")
SOME_REPLACED = N_("a list of players who were replaced: the seat, how many deals they had played, and their name")
NOTHING_YET = N_("Nothing has been written down yet.")
A_DEAL = N_("the number of a deal that has been written down")
MOST_PLAYERS = max(SIZES)
#: How wide the picture of a sheet is for each player, and for all else.
COLUMN, FIRST_COLUMNS = 110, 240
#: The files that can be had of a match: its own, a spreadsheet’s, and its sheet to read.
ENDINGS = ("json", "csv", "txt", "svg")


class Scoring(Aid):
    """A score pad, as a ``Session`` is a table.

    >>> said = {"begin": {"table": "fft", "players": "4", "name-0": "Ann"}}
    >>> state = Scoring({"scoring": None}).answer(said)["state"]
    >>> deal = {"taker": "0", "contract": "garde", "bouts": "2", "points": "49"}
    >>> Scoring(state).answer({"deal": deal})["state"]["scoring"]["deals"][0]["points"]
    49.0
    """

    def __init__(self, state: Json) -> None:
        """Take up an evening where ``state`` left it; raise ``RecordError``."""
        known = an_object(state, "state", '{"scoring": null}')
        self.lang = one_of(known.get("lang", LANGUAGES[0]), "lang", LANGUAGES)
        self.rulebook = an_address(known.get("rulebook", ""))
        self.name = a_name(known.get("name", "score"))
        self.match = None if known.get("scoring") is None else match_of(known["scoring"])
        self.names = _names(known.get("names", []))
        self.replaced = _replaced(known.get("replaced", []))
        self.ours = None if known.get("ours") is None else OurTable.of(known["ours"])
        self.evening = str(known.get("evening", ""))[:LONGEST_EVENING]
        self.editing = self._a_deal(known.get("editing")) if known.get("editing") is not None else None

    @property
    def html(self) -> str:
        """All of it as HTML."""
        return pad(self.match, self.editing, self.ours, self.replaced, self._words)

    @property
    def sheet_html(self) -> str:
        """What has been written down, as HTML on which nothing can be pressed."""
        return still(self.match, self.replaced, self._words) if self.match and self.match.deals else ""

    @property
    def _words(self) -> Named:
        players = self.match.players if self.match else 0
        return Named(self.lang, names_of(self.names, players, self.lang), rulebook=self.rulebook)

    @property
    def _game(self) -> Game:
        return GAMES[self._known.HOUSE.game]

    @property
    def _known(self) -> Match:
        if self.match is None:
            raise RefusedError(NOTHING_YET)
        return self.match

    def to_json(self) -> dict[str, Json]:
        """The state as JSON writes it; its match is that of ``tutor score``."""
        match = self.match.to_json() if self.match else None
        replaced: list[Json] = [[*one] for one in self.replaced]
        kept = {"scoring": match, "names": list(self.names), "evening": self.evening, "editing": self.editing}
        ours = self.ours.to_json() if self.ours else None
        return {
            **kept,
            "replaced": replaced,
            "ours": ours,
            "lang": self.lang,
            "rulebook": self.rulebook,
            "name": self.name,
        }

    def answer(self, intent: Json) -> dict[str, Json]:
        """Answer an intent with the new ``html`` and ``state``, or with an ``error`` to read; then nothing changes.

        ``{"begin": {…}}`` begins a match with the fields of a form, and ``{"open": text}`` takes up the file of one.
        ``{"deal": {…}}`` writes the next deal down, or the one that ``{"edit": 2}`` has opened, and all after it is
        scored anew; ``{"try": {…}}`` is answered with the score that it would be (``told``, HTML), which is empty as
        long as something is missing.  ``{"leave": true}`` leaves a deal as it was, ``{"back": true}`` takes the last
        one back, ``{"deals": 2}`` has another seat deal next, or the deal that is open; ``{"names": {…}}`` renames the
        players, or with ``"replaces"`` has somebody else play in their place, ``{"another": true}`` begins another
        evening.
        ``{"ours": {…}}`` says by which house rules our table plays: a match may begin with them.
        ``{"file": "json"}`` is answered with the match’s file; ``"csv"`` and ``"txt"`` are others.
        """
        try:
            match intent:
                case {"try": Mapping() as fields}:
                    return {"told": self._tried(fields)}
                case {"file": str(ending)}:
                    return self._file(one_of(ending, "file", ENDINGS))
            if not (self._follows(intent) or self._begins(intent)):
                self._change(intent)
        except RecordError as error:
            return {"error": Words(self.lang).error(error)}
        except RefusedError as refused:
            return {"error": Words(self.lang).tell(refused.expected, refused.facts)}
        return {"html": self.html, "state": self.to_json()}

    def _file(self, ending: str) -> dict[str, Json]:
        match, names = self._known, self._words.names
        plain = NamedPlainly(self.lang, names)
        texts = {
            "json": lambda: json.dumps(self._named(match).to_json(), ensure_ascii=False, indent=1) + "\n",
            "csv": lambda: as_csv(match, names),
            "txt": lambda: (
                as_text(match, plain) + "".join(f"{line}\n" for line in replacements(match, self.replaced, plain))
            ),
        }
        file = f"{self.evening or match.HOUSE.game}.{ending}"
        return (
            {"picture": self._picture(match), "file": file}
            if ending == "svg"
            else {"text": texts[ending](), "file": file}
        )

    def _named(self, match: Match) -> Match:
        """The match with the names that the players have given, as its file has them."""
        given = (*self.names, *[""] * match.players)[: match.players]
        return replace(match, names=given if any(given) else ())

    def _picture(self, match: Match) -> str:
        names = self._words.names
        sheet = drawn(
            still(match, self.replaced, self._words), Words(self.lang), width=FIRST_COLUMNS + COLUMN * len(names)
        )
        return standalone(sheet, around=Alternative(self.evening, as_text(match, NamedPlainly(self.lang, names))))

    def _follows(self, intent: Json) -> bool:
        """Whether an intent says what our table plays, which is heeded."""
        match intent:
            case {"ours": table}:
                self.ours = None if table is None else OurTable.of(table)
                return True
        return False

    def _begins(self, intent: Json) -> bool:
        """Whether an intent asks for another evening, which then stands here; the one before stays kept as it is."""
        match intent:
            case {"begin": Mapping() as fields}:
                self._begin(fields)
            case {"open": str(text)}:
                self.match, self.evening = match_of(parse(text)), ""
                self.names = self.match.names
            case {"another": True}:
                self.match, self.names, self.evening = None, (), ""
            case _:
                return False
        self.replaced, self.editing = (), None
        return True

    def _change(self, intent: Json) -> None:
        match intent:
            case {"deal": Mapping() as fields}:
                self.match, self.editing = self._with(fields), None
            case {"edit": number}:
                self.editing = self._a_deal(number)
            case {"leave": True}:
                self.editing = None
            case {"back": True}:
                self.match, self.editing = self._known.before(self._a_deal(len(self._known.deals))), None
            case {"deals": seat}:
                dealers = tuple(range(self._known.players))
                self.match = self._known.dealt_by(one_of(seat, "deals", dealers), self.editing)
            case {"names": Mapping() as fields}:
                self._rename(_typed_names(fields), replacing=bool(fields.get("replaces")))
            case {"lang": lang}:
                self.lang = one_of(lang, "lang", LANGUAGES)
            case _:
                raise RecordError("intent", intent, AN_INTENT, example='{"edit": 1}')

    def _begin(self, fields: Mapping[str, Json]) -> None:
        by_ours = {f"{OURS}{game}": game for game in GAMES} if self.ours else {}
        games = {**VARIANTS, **by_ours}
        variant = one_of(fields.get("table"), "table", tuple(games))
        game, typed = games[variant], fields.get("players")
        players = TYPED_SIZES.get(typed, typed) if isinstance(typed, str) else typed
        rules = self.ours.rules(game) if self.ours and variant in by_ours else dict(GAMES[game].VARIANTS[variant])
        self.match = match_of({"game": game, "players": players, "rules": rules, "dealer": 0, "deals": []})
        self.names = _typed_names(fields)
        self.evening = str(fields.get("evening", "")).strip()[:LONGEST_EVENING]

    def _rename(self, names: tuple[str, ...], *, replacing: bool) -> None:
        """Call the players otherwise; or, with ``replacing``, those who are new play on in the places of others."""
        match, before = self._known, self._words.names
        self.names = names
        if replacing:
            changed = enumerate(zip(before, self._words.names, strict=True))
            new = [Replaced(seat, len(match.deals), old) for seat, (old, now) in changed if old != now]
            self.replaced = (*self.replaced, *new)

    def _with(self, fields: Mapping[str, Json]) -> Match:
        """The match with the deal that some fields make: the next one, or in place of the one that is edited."""
        known = self._known
        typed = {name: said for name, said in fields.items() if isinstance(said, str)}
        if self.editing is None:
            return known.after(self._game.entered(typed, known))
        summary = self._game.entered(typed, known.before(self.editing))
        return match_of(corrected(known.to_json(), self.editing, summary))

    def _tried(self, fields: Mapping[str, Json]) -> str:
        try:
            return preview(self._with(fields), self.editing or self._known.number, self._words)
        except RecordError:
            return ""

    def _a_deal(self, number: Json) -> int:
        played = len(self.match.deals) if self.match else 0
        if type(number) is int and 1 <= number <= played:
            return number
        raise RecordError("deal", number, A_DEAL)


def _names(data: Json) -> tuple[str, ...]:
    if not isinstance(data, Sequence) or not all(isinstance(name, str) for name in data):
        raise RecordError("names", data, SOME_NAMES)
    return tuple(str(name)[:LONGEST_NAME] for name in data)


def _replaced(data: Json) -> tuple[Replaced, ...]:
    if not isinstance(data, list):
        raise RecordError("replaced", data, SOME_REPLACED)
    found = []
    for number, one in enumerate(data):
        match one:
            case [int(seat), int(deals), str(name)] if seat in range(MOST_PLAYERS) and deals >= 0:
                found.append(Replaced(seat, deals, name[:LONGEST_NAME]))
            case _:
                raise RecordError(f"replaced[{number}]", one, SOME_REPLACED)
    return tuple(found)


def _typed_names(fields: Mapping[str, Json]) -> tuple[str, ...]:
    """The names in a form, by seat."""
    return tuple(str(fields.get(f"name-{seat}", "")).strip()[:LONGEST_NAME] for seat in range(MOST_PLAYERS))
