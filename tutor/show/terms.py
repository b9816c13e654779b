"""The names that records and summaries use, as people say them: bids, contracts, moves."""

from __future__ import annotations

from tutor.barbu.contracts import KINDS as CONTRACTS
from tutor.rule import N_

#: Terms of the auction and the score, by the names that records and summaries use.
TERMS = {
    "pass": N_("pass"),
    "prise": N_("prise"),
    "pousse": N_("pousse"),
    "garde": N_("garde"),
    "garde-sans": N_("garde sans"),
    "garde-contre": N_("garde contre"),
    "simple": N_("simple"),
    "double": N_("double"),
    "triple": N_("triple"),
    "made": N_("made without being announced"),
    "announced": N_("announced and made"),
    "failed": N_("announced and missed"),
    "defence": N_("made by the defence"),
    "contract-made": N_("made"),
    "contract-lost": N_("lost"),
    "back": N_("back"),
    "middle": N_("middle"),
    "front": N_("front"),
    "high-card": N_("high card"),
    "pair": N_("pair"),
    "two-pairs": N_("two pairs"),
    "three-of-a-kind": N_("three of a kind"),
    "straight": N_("straight"),
    "flush": N_("flush"),
    "full-house": N_("full house"),
    "four-of-a-kind": N_("four of a kind"),
    "straight-flush": N_("straight flush"),
    "petit-made": N_("made without being announced"),
    "petit-announced": N_("announced and made"),
    "petit-failed": N_("announced and missed"),
    "the-attack": N_("the attack"),
    "the-defence": N_("the defence"),
    "throw-in": N_("throw the hand in"),
    **{contract.name: contract.title for contract in CONTRACTS},
}
#: Moves that are no card and no bid, by the words that records use.
MOVES = {
    "packet": N_("a packet"),
    "dog": N_("a card to the dog"),
    "call": N_("call {card:card}"),
    "discard": N_("set aside {card:card}"),
    "draw": N_("draw {card:card}"),
    "cut": N_("cut at card {size}"),
    "slam": N_("announce a slam"),
    "petit-slam": N_("announce a petit slam"),
    "no-slam": N_("announce no slam"),
    "poignee": N_("show a {size:term} poignée"),
    "misere": N_("declare misère"),
    "back": N_("set {card:card} at the back"),
    "middle": N_("set {card:card} in the middle"),
    "double": N_("double {others:and}"),
    "double self": N_("double yourself"),
    "double max": N_("say “maximum”"),
    "double flanks": N_("say “flanks”"),
    **{contract.name: contract.call for contract in CONTRACTS if contract.call},
}
