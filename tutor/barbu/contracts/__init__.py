"""The contracts, one module each: their duties for the players, and their points."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from tutor.barbu.contracts import order
from tutor.barbu.contracts.barbu import Barbu
from tutor.barbu.contracts.chinese_poker import ChinesePoker
from tutor.barbu.contracts.contract import Contract, TrickContract
from tutor.barbu.contracts.domino import Domino
from tutor.barbu.contracts.no_hearts import NoHearts
from tutor.barbu.contracts.no_last_two import NoLastTwo
from tutor.barbu.contracts.no_queens import NoQueens
from tutor.barbu.contracts.no_tricks import NoTricks
from tutor.barbu.contracts.ravage_city import RavageCity
from tutor.barbu.contracts.salade import NoLastTrick, Salade
from tutor.barbu.contracts.trumps import Trumps
from tutor.barbu.options import Options
from tutor.core.cards import BARBU, Pack
from tutor.core.errors import RecordError
from tutor.core.message import N_

__all__ = [
    "KINDS",
    "OTHERS",
    "SEVEN",
    "ChinesePoker",
    "Contract",
    "Domino",
    "TrickContract",
    "Trumps",
    "calls",
    "names",
    "read",
]

#: The seven contracts that every dealer calls once, in the order of the rulebook.
SEVEN: tuple[type[Contract], ...] = (NoTricks, NoHearts, NoQueens, Barbu, NoLastTwo, Trumps, Domino)
#: The contracts that a table may add, or that come in a fixed order.
OTHERS: tuple[type[Contract], ...] = (RavageCity, ChinesePoker, NoLastTrick, Salade)
#: All contracts: nothing outside this list needs to know a contract by name.
KINDS = (*SEVEN, *OTHERS)

A_CONTRACT = N_("a contract, one of {names}")


@cache
def names(options: Options) -> tuple[str, ...]:
    """The contracts that this table plays, where it fixes their order in this order."""
    if (fixed := order.fixed_order(options)) is not None:
        return fixed
    return tuple(kind.name for kind in KINDS if kind.played(options))


@cache
def calls(options: Options, pack: Pack = BARBU) -> Mapping[str, Contract]:
    """Every call that this table knows, as records write it, and the contract that it names."""
    played = names(options)
    known = (contract for kind in KINDS if kind.name in played for contract in kind.calls(pack))
    return MappingProxyType({contract.code: contract for contract in known})


def read(code: object, place: str, options: Options, pack: Pack = BARBU) -> Contract:
    """Read a contract, its suit or rank included; raise ``RecordError``."""
    known = calls(options, pack)
    if not isinstance(code, str) or code not in known:
        raise RecordError(place, code, A_CONTRACT, names=", ".join(known))
    return known[code]
