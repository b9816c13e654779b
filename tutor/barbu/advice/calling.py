"""Advice for the call: the contract whose promise most exceeds the price of using it up, and the reasons."""

from __future__ import annotations

from tutor.barbu import contracts
from tutor.barbu.advice import prices
from tutor.barbu.advice.prospects import prospect
from tutor.barbu.call import Call
from tutor.barbu.sources import BARBETTE, MURPHY
from tutor.core.advice import Advice, advise
from tutor.core.cards import Cards
from tutor.core.hands import hand_of
from tutor.core.message import N_
from tutor.core.rule import Reason, Rule

BEST = Rule(
    "B-STR-CALL",
    title=N_("Call what suits the hand"),
    statement=N_("Advice: call the contract in which your hand is most likely to do better than the others."),
    sources=(),
    hint=N_("Of the contracts you have left, this is the one that promises your hand most."),
)
KEEP = Rule(
    "B-STR-CALL-KEEP",
    title=N_("What to keep for another hand"),
    statement=N_(
        "Advice: every contract has to be called once, and each is worth something to keep: most of all Domino and"
        " Trumps, where you choose the rank or the suit. Call the one that promises more than it is worth to keep, by"
        " most, and keep the others for hands that suit them better."
    ),
    sources=(MURPHY, BARBETTE),
    hint=N_("Of what is left, {kept:term} suits this hand least: keep it for another."),
)
PRICED = N_(
    "{kept:term} promises {promise:signed} {promise:n|point|points} with this hand, but to keep it for another is worth"
    " about {price}."
)


def contract_to_call(at: Call) -> Advice:
    """The contract whose promise beats its price by most, and why; and which to keep for later.

    At a table whose contracts have no price it is the one that the hand promises most in, beside an average hand.
    """
    setting = at.setting
    hand = hand_of(setting.hands, setting.dealer)
    left = frozenset(setting.left)
    move, note = _priced(at, hand, left) if prices.known(left, setting.options) else _most_promising(at, hand)
    contract = contracts.calls(setting.options, setting.pack)[move]
    advice = advise(contract.code, contract.promise.advice or BEST, contract.hint(hand), **contract.evidence(hand))
    return advice._replace(note=note) if note.facts["kept"] != contract.name else advice


def _priced(at: Call, hand: Cards, left: prices.Left) -> tuple[str, Reason]:
    """The contract to call, whose promise beats its price by most, and the reason, with one to keep for later."""
    promised = prices.promises(hand, at.setting)
    gain = {name: found.points - prices.price(name, left) for name, found in promised.items()}
    best = max(promised, key=gain.__getitem__)
    richest = max(promised, key=lambda name: promised[name].points)
    kept = richest if richest != best else min(promised, key=gain.__getitem__)
    facts = {"promise": round(promised[kept].points), "price": round(prices.price(kept, left))}
    return promised[best].call, Reason(KEEP, {"kept": kept, **facts}, says=PRICED)


def _most_promising(at: Call, hand: Cards) -> tuple[str, Reason]:
    """The contract to call by promise alone, and the reason, which tells the contract that the hand suits least."""
    calls = contracts.calls(at.setting.options, at.setting.pack)
    ranked = sorted(at.obligation().legal(), key=lambda code: -prospect(hand, calls[code], at.setting))
    return ranked[0], Reason(KEEP, {"kept": calls[ranked[-1]].name})
