"""House rules: the agreements of a table before it plays, and the points of each contract there."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from tutor.core.errors import RecordError
from tutor.core.house import chosen
from tutor.core.message import N_, Facts


@dataclass(frozen=True, slots=True)
class Values:
    """The points of every contract; a penalty is negative.

    - ``trick``: each trick in No Tricks.
    - ``heart``, ``ace_of_hearts``: each heart in No Hearts, and the ace.
    - ``queen``: each queen in No Queens.
    - ``king_of_hearts``: the king of hearts in Barbu.
    - ``last_two``: the last trick but one and the last, in No Last Two; the last alone in No Last Trick.
    - ``trump``: each trick in Trumps.
    - ``domino``: the first place to the last in Domino.
    - ``ravage``: what is paid in Ravage City, in all.
    - ``poker``: each row that is beaten in Chinese poker.
    """

    trick: int = -2
    heart: int = -2
    ace_of_hearts: int = -6
    queen: int = -6
    king_of_hearts: int = -20
    last_two: tuple[int, int] = (-10, -20)
    trump: int = 5
    domino: tuple[int, int, int, int] = (45, 20, 5, -5)
    ravage: int = -24
    poker: int = 4

    @property
    def facts(self) -> Facts:
        """Each value, in points, by the name under which messages speak of it."""
        first, last = self.last_two
        named = {"ace": self.ace_of_hearts, "king": self.king_of_hearts, "first": first, "last": last}
        return {**asdict(self), **named, **{f"out{place}": points for place, points in enumerate(self.domino, 1)}}


#: The usual values: the seven contracts sum to zero (B-TOT).
STANDARD = Values()
#: The same with Ravage City as the eighth contract: all eight sum to zero (B-RC-REBALANCE).
REBALANCED = Values(trick=-3, queen=-8, king_of_hearts=-21, trump=7, domino=(50, 25, 10, 0))
#: The same with Chinese poker as the ninth: all nine sum to zero (B-CP-BALANCED).
BALANCED = Values(
    trick=-3,
    heart=-3,
    ace_of_hearts=-9,
    queen=-12,
    king_of_hearts=-30,
    last_two=(-15, -25),
    domino=(40, 25, 10, -10),
    ravage=-36,
    poker=6,
)

#: Ravage City in place of No Tricks: these seven sum to zero as well (B-RC-SF).
WITHOUT_NO_TRICKS = Values(trick=0, king_of_hearts=-17, domino=(40, 20, 10, -10))
#: The six rounds with Salade; only the last of the last two tricks costs anything (B-SAL-ROUNDS).
SALADE = Values(trick=-5, heart=-10, ace_of_hearts=-10, queen=-20, king_of_hearts=-50, last_two=(0, -30))
#: The early form with 32 cards, as three sources have it; what they do not tell is nothing here (B-FR-VALUES).
EARLY = {
    "bga-32": Values(trick=-1, heart=-1, ace_of_hearts=-1, queen=-2, king_of_hearts=-8, last_two=(0, 0)),
    "ludophinois": Values(trick=-1, heart=-1, ace_of_hearts=-1, queen=-2, king_of_hearts=0, last_two=(0, 0)),
    "wikipedia-fr": Values(trick=-5, heart=-5, ace_of_hearts=-5, queen=-15, king_of_hearts=-70, last_two=(0, 0)),
}
#: The points of Ravage City where it costs more (B-RC-36).
RAVAGE_36 = -36

TABLES = {"standard": STANDARD, "ravage": REBALANCED, "balanced": BALANCED, "san-francisco": WITHOUT_NO_TRICKS, **EARLY}

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
      ``wikipedia-fr`` (B-FR-VALUES).
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
        options = cls(**chosen(rules, USUAL, CHOICES))
        _check_together(rules, options)
        return options

    @property
    def table(self) -> Values:
        """The points of every contract at this table."""
        values = SALADE if self.salade else TABLES[self.values]
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
            if name in CLASHES[one] and value != getattr(Options(), name):
                raise RecordError(f"rules.{name}", value, NOT_TOGETHER, other=f'"{one}": {json.dumps(rules[one])}')
    if options.values == "san-francisco" and early:
        # Its tricks cost nothing, since Ravage City stands in for them: a contract that 32 cards do not have.
        raise RecordError("rules.values", options.values, NOT_TOGETHER, other='"pack": 32')
    if options.values in EARLY and not early:
        raise RecordError("rules.values", options.values, WITH_32_CARDS, example='"pack": 32')
