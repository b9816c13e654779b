"""The call: the dealer, who is the declarer, looks at the hand and names a contract."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tutor.barbu import contracts
from tutor.barbu.contracts import Contract
from tutor.barbu.setting import Setting
from tutor.rule import Obligation


@dataclass(frozen=True, slots=True)
class Call:
    """The dealer's call of a contract; ``contract`` is what has been called."""

    setting: Setting
    contract: Contract | None = None

    phase = "call"

    @property
    def turn(self) -> int | None:
        """The dealer, until a contract is called."""
        return self.setting.dealer if self.contract is None else None

    def obligation(self) -> Obligation[str]:
        """Which contracts may be called."""
        raise NotImplementedError

    def after(self, move: str) -> Call:
        """The call made; raise ``RefusedError`` if the contract may not be called."""
        return replace(self, contract=contracts.calls(self.setting.options, self.setting.pack)[move])

    def read(self, text: str, place: str) -> str:
        """Read a call; raise ``RecordError``."""
        return contracts.read(text, place, self.setting.options, self.setting.pack).code
