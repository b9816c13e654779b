"""Advice for the call: the contract that promises most, and what in the hand speaks for it."""

from __future__ import annotations

from tutor.advice import Advice, advise
from tutor.barbu import contracts
from tutor.barbu.advice.prospects import prospect
from tutor.barbu.call import Call
from tutor.hands import hand_of
from tutor.message import N_
from tutor.rule import Reason, Rule

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
    statement=N_("Advice: every contract has to be called once, so keep for later the one that your hand suits least."),
    sources=(),
    hint=N_("Of what is left, {kept:term} suits this hand least: keep it for another."),
)


def contract_to_call(at: Call) -> Advice:
    """The contract that the hand promises most in, and why; and which to keep for later."""
    setting, legal = at.setting, at.obligation().legal()
    hand = hand_of(setting.hands, setting.dealer)
    calls = contracts.calls(setting.options, setting.pack)
    ranked = sorted(legal, key=lambda code: -prospect(hand, calls[code], setting))
    first = calls[ranked[0]]
    # A contract with several suits or ranks is as good as the best of them.
    names = list(dict.fromkeys(calls[code].name for code in ranked))
    advice = advise(first.code, first.promise.advice or BEST, first.hint(hand), **first.evidence(hand))
    return advice._replace(note=Reason(KEEP, {"kept": names[-1]})) if len(names) > 1 else advice
