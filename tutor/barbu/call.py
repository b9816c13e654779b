"""The call: the dealer, who is the declarer, looks at the hand and names a contract."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from tutor.barbu import contracts
from tutor.barbu.contracts import Contract
from tutor.barbu.contracts.order import fixed_order, in_order, order_rule
from tutor.barbu.setting import Setting
from tutor.barbu.sources import GOLDSMITH, ONLINE, TRENTHAM, TRICTRAC, WIKIPEDIA
from tutor.core.errors import RecordError, RefusedError
from tutor.core.message import N_, Facts
from tutor.core.obligation import Obligation, Ruling, allow, forbid
from tutor.core.rule import Reason, Rule

DECLARER = Rule(
    "B-DEALER-IS-DECLARER",
    title=N_("The dealer calls"),
    statement=N_("The dealer is the declarer, who names the contract of the deal and leads to the first trick."),
    sources=(WIKIPEDIA, TRENTHAM, ONLINE, TRICTRAC),
    differs=N_(
        "Most sources let the dealer declare, and so does the tutor. On pagat.com the player on the declarer’s right"
        " deals, and the one opposite the declarer cuts."
    ),
)
AFTER_LOOK = Rule(
    "B-CALL-AFTER-LOOK",
    title=N_("The dealer looks first"),
    statement=N_("The dealer names the contract after looking at the hand, and before anybody doubles."),
    sources=(WIKIPEDIA, TRENTHAM, GOLDSMITH),
)
ONCE = Rule(
    "B-CALL-ONCE",
    title=N_("Each contract once"),
    statement=N_(
        "A dealer calls each contract exactly once; one that has been called already may not be called again."
    ),
    sources=(WIKIPEDIA,),
    allows=N_("You have not called this contract yet, so you may call it."),
    forbids=N_("You have called this contract before, and each may be called only once. You may call {allowed:or}."),
    ask=N_("Which contracts have you called already, and how often may you call each of them?"),
)
FORCED_LAST = Rule(
    "B-CALL-FORCED-LAST",
    title=N_("The last contract is not chosen"),
    statement=N_("In the last deal of a dealer’s set only one contract is left, so there is no choice."),
    sources=(WIKIPEDIA,),
    allows=N_("This is the only contract that you have not called yet, so you must call it."),
    forbids=N_("You have called this contract before. Only {allowed:or} is left, so there is no choice."),
    ask=N_("How many contracts are left for you to call?"),
)
DETAIL = Rule(
    "B-CALL-DETAIL",
    title=N_("A suit with Trumps, a rank with Domino"),
    statement=N_(
        "Trumps is called together with its suit, and Domino with the rank that starts it; a dealer may not call"
        " no-trump."
    ),
    sources=(WIKIPEDIA, GOLDSMITH, TRENTHAM),
)

A_CALL = N_("a contract to call, one of {names}")
A_WHOLE_CALL = N_("a call with its suit or rank, one of {names} ({rule})")
A_NEW_CONTRACT = N_("a contract that is still to be called, {allowed:or} ({rule})")


@dataclass(frozen=True, slots=True)
class Call:
    """The dealer's call; ``contract`` is what has been called."""

    setting: Setting
    contract: Contract | None = None

    phase = "call"

    @property
    def turn(self) -> int | None:
        """The dealer (B-DEALER-IS-DECLARER), until a contract is called."""
        return self.setting.dealer if self.contract is None else None

    def obligation(self) -> Obligation[str]:
        """The rulings on all calls: any that is left is legal, unless the order is fixed (B-SAL-SEQ, B-FR-NODOUBLE)."""
        if (order := fixed_order(self.setting.options)) is not None:
            return in_order(order, self.setting.called, order_rule(self.setting.options))
        left = self.setting.left
        calls = contracts.calls(self.setting.options, self.setting.pack)
        legal = [code for code, contract in calls.items() if contract.name in left]
        return Obligation.decided(legal, self._rulings, calls, left)

    def _rulings(self, calls: Mapping[str, Contract], left: tuple[str, ...]) -> Iterator[Ruling[str]]:
        facts: Facts = {"allowed": left, "called": self.setting.called}
        once = Reason(ONCE, facts)
        only = len(left) == 1
        legal = [contract for contract in calls.values() if contract.name in left]
        chain = (once, Reason(FORCED_LAST, facts, says=legal[0].last_call)) if only else (once,)
        for rule in dict.fromkeys(contract.call_rule for contract in legal):
            codes = [contract.code for contract in legal if contract.call_rule is rule]
            yield allow(codes, *chain, notes=(Reason(rule, {}),) if rule else ())
        others = [code for code, contract in calls.items() if contract.name not in left]
        yield forbid(others, once, *((Reason(FORCED_LAST, facts),) if only else ()))

    def after(self, move: str) -> Call:
        """The call made; raise ``RefusedError`` if the contract may not be called."""
        duty = self.obligation()
        if move not in duty:
            names = dict.fromkeys(legal.partition(" ")[0] for legal in duty.legal())
            raise RefusedError(A_NEW_CONTRACT, allowed=tuple(names), rule=duty.verdict(move).rule.id)
        return Call(self.setting, contracts.calls(self.setting.options, self.setting.pack)[move])

    def read(self, text: str, place: str) -> str:
        """Read a call; raise ``RecordError``, also for Trumps without a suit (B-CALL-DETAIL)."""
        calls = contracts.calls(self.setting.options, self.setting.pack)
        if text in calls:
            return text
        name = text.partition(" ")[0]
        if whole := [code for code in calls if code.partition(" ")[0] == name != code]:
            raise RecordError(place, text, A_WHOLE_CALL, names=", ".join(whole), rule=DETAIL.id)
        names = contracts.names(self.setting.options)
        examples = {contract.name: code for code, contract in calls.items()}
        raise RecordError(place, text, A_CALL, names=", ".join(examples[name] for name in names))
