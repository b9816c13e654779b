"""The odds of cards that nobody has seen, on a page: their state, and their answers to intents."""

from __future__ import annotations

from dataclasses import replace

from tutor.core.errors import Json, RecordError
from tutor.core.reading import an_object, one_of
from tutor.hosts.aid import Aid
from tutor.hosts.table.session import AN_INTENT
from tutor.hosts.table.state import an_address
from tutor.show.html import Html
from tutor.show.languages import LANGUAGES
from tutor.show.tarot.reckoning.odds import MISSING, WANTED, Chance, Wanted, page
from tutor.tarot.setting import HAND_SIZES


class AskedOdds(Aid):
    """What somebody wants to know about unseen cards.

    >>> odds = AskedOdds({"chance": {}})
    >>> odds.answer({"missing": "6"})["state"]["chance"]
    {'wanted': 'suit', 'players': 4, 'missing': 6}
    """

    def __init__(self, state: Json) -> None:
        """Take up a question where ``state`` left it; raise ``RecordError``."""
        known = an_object(state, "state", '{"chance": {}}')
        self.lang = one_of(known.get("lang", LANGUAGES[0]), "lang", LANGUAGES)
        self.rulebook = an_address(known.get("rulebook", ""))
        said, usual = an_object(known.get("chance"), "chance", "{}"), Chance()
        wanted = _wanted(said.get("wanted", usual.wanted), "chance.wanted")
        self.chance = Chance(
            wanted,
            one_of(said.get("players", usual.players), "chance.players", tuple(HAND_SIZES)),
            one_of(said.get("missing", usual.missing), "chance.missing", tuple(MISSING[wanted])),
        )

    @property
    def html(self) -> str:
        """All of it as HTML."""
        return page(self.chance, Html(self.lang, rulebook=self.rulebook))

    def to_json(self) -> dict[str, Json]:
        """The state as JSON writes it."""
        wanted, players, missing = self.chance.wanted, self.chance.players, self.chance.missing
        chance: Json = {"wanted": wanted, "players": players, "missing": missing}
        return {"chance": chance, "lang": self.lang, "rulebook": self.rulebook, "name": "odds"}

    def _change(self, intent: Json) -> None:
        """Do what an intent asks for.

        ``{"wanted": "dog"}`` changes what is asked, ``{"players": "5"}`` the table, ``{"missing": "6"}`` the number.
        """
        match intent:
            case {"wanted": wanted}:
                chosen = _wanted(wanted, "wanted")
                missing = max(self.chance.missing, MISSING[chosen].start)
                self.chance = replace(self.chance, wanted=chosen, missing=missing)
            case {"players": players}:
                size = one_of(players, "players", tuple(map(str, HAND_SIZES)))
                self.chance = replace(self.chance, players=int(size))
            case {"missing": missing}:
                number = one_of(missing, "missing", tuple(map(str, MISSING[self.chance.wanted])))
                self.chance = replace(self.chance, missing=int(number))
            case {"lang": lang}:
                self.lang = one_of(lang, "lang", LANGUAGES)
            case _:
                raise RecordError("intent", intent, AN_INTENT, example='{"missing": "6"}')


def _wanted(data: Json, place: str) -> Wanted:
    """Read what is wanted; raise ``RecordError``."""
    one_of(data, place, WANTED)
    return next(wanted for wanted in WANTED if wanted == data)
