"""House rules: the agreements of a table before it plays, and the two profiles that settle all of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from tutor.core.house import chosen
from tutor.tarot.conventions.agreed import written
from tutor.tarot.conventions.pack import PACKS, USUAL

#: The two readings of what a tenue is.
HONOUR, TRICKS = "honour", "tricks"


@dataclass(frozen=True, slots=True)
class Options:
    """The house rules of a table; the defaults are the federation's.

    - ``packet``: cards a packet with three players, 4 or 3 (T-DEAL-PACKETS).
    - ``shuffle``: ``full`` before every deal, or ``soft``, only collecting and cutting (T-DEAL-SHUFFLE).
    - ``dead_player``: five or six sit at the table; the dealer of each deal sits out, and the others play
      (T-CALL-DEAD-5).
    - ``dealer_barred``: after a misdeal the dealer deals again and may not bid (T-DEAL-MISDEAL).
    - ``petit_imprenable``: a lone Petit does not end the deal but is played like the Excuse (T-DEAL-PETIT-IMPRENABLE).
    - ``maldonne``: a hand without trumps may be thrown in (T-DEAL-HOUSE-MALDONNE);
    - ``maldonne_below``: and so may a hand with fewer trumps and court cards than this; 0 for none.
    - ``auction``: ``single`` round, or ``multi``: until all others have passed (T-BID-ONE-TURN).
    - ``pousse``: the old bid between prise and garde (T-BID-POUSSE).
    - ``no_prise``: garde is the least bid (T-BID-NO-PRISE).
    - ``call_jack``: with all kings, queens and knights, a jack may be called (T-CALL-FALLBACK).
    - ``lead_ban``: the first lead may not be in the called suit (T-CALL-LEAD-BAN).
    - ``poignee_values``: ``fft`` 20/30/40 or ``seed`` 20/40/60 (T-POIGNEE-VALUE).
    - ``misere``: a hand without trumps, or without court cards, earns a bonus (T-MISERE).
    - ``petit_slam``: all tricks but a few earn a bonus (T-SLAM-PETIT);
    - ``petit_slam_allowed_losses``: how few, 1 to 3.
    - ``garde_contre``: its multiplier, 6 or 8 (T-SCORE-MULT).
    - ``base``: ``multiplied``, the old ``ladder`` of base values (T-SCORE-ALT-BASE), or ``chips`` (T-SCORE-CHIPS).
    - ``round_margin``: the difference to the points needed is rounded to fives or tens; 1 for not at all
      (T-SCORE-ROUND-MARGIN).
    - ``round_to_ten``: each defender's score is rounded to tens (T-SCORE-ROUND10).
    - ``tenue``: what the defence means by one, five cards of a suit with its king or queen (``honour``), or five, or
      four and the Excuse, with two sure tricks (``tricks``); it decides no move and no score (T-SIG-HIGH-LOW-TAKER).
    - ``conventions``: what the defenders' cards tell, a pack by its name, or a club's own in full; it decides no move
      either.  It is kept as ``tutor.tarot.conventions.pack.named`` takes it.
    """

    profile: str = "fft"
    packet: int = 4
    shuffle: str = "full"
    dead_player: bool = False
    dealer_barred: bool = True
    petit_imprenable: bool = False
    maldonne: bool = False
    maldonne_below: int = 0
    auction: str = "single"
    pousse: bool = False
    no_prise: bool = False
    call_jack: bool = True
    lead_ban: bool = True
    poignee_values: str = "fft"
    misere: bool = False
    petit_slam: bool = False
    petit_slam_allowed_losses: int = 1
    garde_contre: int = 6
    base: str = "multiplied"
    round_margin: int = 1
    round_to_ten: bool = False
    tenue: str = HONOUR
    conventions: str = USUAL

    @classmethod
    def of(cls, rules: Mapping[str, object]) -> Options:
        """Read a record's ``rules``; raise ``RecordError`` for a house rule or a value that does not exist."""
        if not rules:
            return PROFILES["fft"]
        spoken = {name: written(value) for name, value in rules.items() if name == "conventions"}
        wished = chosen({**rules, **spoken}, cls(), {**VALUES, "conventions": tuple(spoken.values())})
        return replace(PROFILES[wished.get("profile", "fft")], **wished)


#: ``fft`` follows the federation, ``seed`` the document that the project grew from.
PROFILES = {
    "fft": Options(),
    "seed": Options(
        profile="seed",
        packet=3,
        dealer_barred=False,
        call_jack=False,
        lead_ban=False,
        poignee_values="seed",
        petit_slam_allowed_losses=3,
    ),
}

#: The games that a table offers by name: the house rules of each, as records write them; the first is the usual one.
VARIANTS: dict[str, dict[str, object]] = {
    **{name: {"profile": name} for name in PROFILES},
    "soft": {"profile": "fft", "shuffle": "soft"},
    "dead": {"profile": "fft", "dead_player": True},
}

#: The values of a house rule that is neither on nor off.
VALUES: dict[str, tuple[Any, ...]] = {
    "profile": tuple(PROFILES),
    "packet": (3, 4),
    "shuffle": ("full", "soft"),
    "auction": ("single", "multi"),
    "poignee_values": ("fft", "seed"),
    "maldonne_below": tuple(range(19)),
    "petit_slam_allowed_losses": (1, 2, 3),
    "garde_contre": (6, 8),
    "base": ("multiplied", "ladder", "chips"),
    "round_margin": (1, 5, 10),
    "tenue": (HONOUR, TRICKS),
    "conventions": PACKS,
}
