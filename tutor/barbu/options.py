"""House rules: the agreements of a table before it plays, and the points of each contract there."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from tutor.barbu.values import EARLY, RAVAGE_36, SALADE, STANDARD, TABLES, Values, named, written
from tutor.core.errors import RecordError
from tutor.core.house import chosen
from tutor.core.message import N_

#: House rules that do not go together: the six rounds with Salade and the early form have their own contracts.
CLASHES = {"salade": ("ravage_city", "chinese_poker", "pack", "values"), "pack": ("ravage_city", "chinese_poker")}
NOT_TOGETHER = N_("nothing: it does not go with {other}")
WITH_32_CARDS = N_("values for 52 cards, or {example} with them")


@dataclass(frozen=True, slots=True)
class Options:
    """The house rules of a table.

    - ``hearts_ban``: hearts may not be led while anything else is held: ``strict``, all deal long; ``broken``, until a
      heart has been played; or ``none`` (B-HEARTS-NO-LEAD).
    - ``no_wait``: the king of hearts must be discarded at the first chance (B-KH-NO-WAIT).
    - ``hearts_early_end``: No Hearts stops when all hearts are captured (B-NH-EARLY-END).
    - ``must_beat``: a trump that is led must be beaten (B-TR-TRUMPLED-BEAT, B-TR-NOHEAD-VARIANT).
    - ``ace_low``: in Domino the ace comes below the two (B-DOM-ENDS).
    - ``doubling``: ``all`` may be doubled in a negative contract, or only the ``dealer`` (B-DBL-NEG-ANY).
    - ``flanks``: one may double the two other non-dealers at once (B-DBL-FLANKS).
    - ``late_redouble``: a player who has spoken and is then doubled may still redouble (B-DBL-ONE-TURN).
    - ``play_undoubled``: a negative contract is played even if nobody doubles (B-UND-SKIP).
    - ``values``: ``standard``, ``ravage`` or ``balanced`` (B-TOT, B-RC-REBALANCE, B-CP-BALANCED), or ``san-francisco``,
      with Ravage City in place of No Tricks (B-RC-SF); with 32 cards also ``bga-32``, ``ludophinois`` or
      ``wikipedia-fr`` (B-FR-VALUES).  A table's own are kept as ``tutor.barbu.values.written`` writes them.
    - ``domino``: the points of Domino, from the first place to the last, or ``table``: as ``values`` has them
      (B-DOM-SCORE).
    - ``rotation``: a dealer deals ``seven`` times in a row, or once: ``quick`` (B-ROT-7, B-ROT-QUICK).
    - ``pack``: 52 cards or 32 (B-DECK-52, B-FR-32).
    - ``ravage_city``: Ravage City is an eighth contract (B-RC-PLAY).
    - ``ravage_36``: it costs 36 in all, in place of 24 (B-RC-36).
    - ``chinese_poker``: Chinese poker is a ninth contract (B-CP-SET).
    - ``overall_unit``: in it, one more unit goes to the best hand overall (B-CP-76).
    - ``salade``: six fixed rounds, the last of them with all penalties at once (B-SAL-ROUNDS).
    - ``removed``: the low cards that go with five or six players in it: ``black`` ones, or those of clubs and diamonds,
      as in ``canadian`` Salad (B-SAL-PLAYERS).
    """

    hearts_ban: str = "strict"
    no_wait: bool = False
    hearts_early_end: bool = False
    must_beat: bool = True
    ace_low: bool = False
    doubling: str = "all"
    flanks: bool = True
    late_redouble: bool = False
    play_undoubled: bool = False
    values: str = "standard"
    domino: str = "table"
    rotation: str = "seven"
    pack: int = 52
    ravage_city: bool = False
    ravage_36: bool = False
    chinese_poker: bool = False
    overall_unit: bool = False
    salade: bool = False
    removed: str = "black"

    @classmethod
    def of(cls, rules: Mapping[str, object]) -> Options:
        """Read a record's ``rules``; raise ``RecordError`` for a house rule or a value that does not exist."""
        if not rules:
            return USUAL
        spoken = {name: written(value) for name, value in rules.items() if name == "values"}
        options = cls(**chosen({**rules, **spoken}, USUAL, {**CHOICES, "values": tuple(spoken.values())}))
        _check_together(rules, options)
        return options

    @property
    def table(self) -> Values:
        """The points of every contract at this table."""
        values = named(self.values, SALADE if self.salade else STANDARD)
        if self.ravage_36:
            values = replace(values, ravage=RAVAGE_36)
        if self.domino != "table":
            first, second, third, last = map(int, self.domino.split("/"))
            values = replace(values, domino=(first, second, third, last))
        return values


#: The house rules of a table that has agreed on nothing else.
USUAL = Options()
#: The games that a table offers by name: the house rules of each, as records write them; the first is the usual one.
VARIANTS: dict[str, dict[str, object]] = {
    "usual": {},
    "quick": {"rotation": "quick"},
    "ravage-city": {"ravage_city": True, "values": "ravage"},
    "chinese-poker": {"ravage_city": True, "chinese_poker": True, "values": "balanced"},
    "salade": {"salade": True},
    "early": {"pack": 32},
}

#: The values of a house rule that is neither on nor off.
CHOICES: dict[str, tuple[Any, ...]] = {
    "hearts_ban": ("strict", "broken", "none"),
    "doubling": ("all", "dealer"),
    "values": tuple(TABLES),
    "domino": ("table", "45/20/5/-5", "40/25/10/-10", "45/20/10/-10", "40/20/10/-10"),
    "rotation": ("seven", "quick"),
    "pack": (52, 32),
    "removed": ("black", "canadian"),
}


def _check_together(rules: Mapping[str, object], options: Options) -> None:
    """Refuse house rules that contradict each other."""
    early = options.pack != USUAL.pack
    for one, applies in (("salade", options.salade), ("pack", early)):
        for name, value in rules.items() if applies else ():
            own = name == "values" and isinstance(value, Mapping)
            if name in CLASHES[one] and value != getattr(USUAL, name) and not own:
                raise RecordError(f"rules.{name}", value, NOT_TOGETHER, other=f'"{one}": {json.dumps(rules[one])}')
    if options.values == "san-francisco" and early:
        # Its tricks cost nothing, since Ravage City stands in for them: a contract that 32 cards do not have.
        raise RecordError("rules.values", options.values, NOT_TOGETHER, other='"pack": 32')
    if options.values in EARLY and not early:
        raise RecordError("rules.values", options.values, WITH_32_CARDS, example='"pack": 32')
