"""The words for the names in records and summaries: bids, contracts, moves."""

from __future__ import annotations

from tutor.barbu.contracts import KINDS as CONTRACTS
from tutor.core.message import N_

#: Terms of the auction and the score, by the names that records and summaries use.
TERMS = {
    "pass": N_("pass", "a bid or a move"),
    "prise": N_("prise", "a contract of French Tarot"),
    "pousse": N_("pousse", "a contract of French Tarot"),
    "garde": N_("garde", "a contract of French Tarot"),
    "garde-sans": N_("garde sans", "a contract of French Tarot"),
    "garde-contre": N_("garde contre", "a contract of French Tarot"),
    "simple": N_("simple", "size of a poignée"),
    "double": N_("double", "size of a poignée"),
    "triple": N_("triple", "size of a poignée"),
    "made": N_("made without being announced", "a slam"),
    "announced": N_("announced and made", "a slam"),
    "failed": N_("announced and missed", "a slam"),
    "defence": N_("made by the defence", "a slam"),
    "contract-made": N_("made", "a contract"),
    "contract-lost": N_("lost", "a contract"),
    "back": N_("back", "a row in Chinese poker"),
    "middle": N_("middle", "a row in Chinese poker"),
    "front": N_("front", "a row in Chinese poker"),
    "high-card": N_("high card", "a hand in Chinese poker"),
    "pair": N_("pair", "a hand in Chinese poker"),
    "two-pairs": N_("two pairs", "a hand in Chinese poker"),
    "three-of-a-kind": N_("three of a kind", "a hand in Chinese poker"),
    "straight": N_("straight", "a hand in Chinese poker"),
    "flush": N_("flush", "a hand in Chinese poker"),
    "full-house": N_("full house", "a hand in Chinese poker"),
    "four-of-a-kind": N_("four of a kind", "a hand in Chinese poker"),
    "straight-flush": N_("straight flush", "a hand in Chinese poker"),
    "petit-made": N_("made without being announced", "a petit slam"),
    "petit-announced": N_("announced and made", "a petit slam"),
    "petit-failed": N_("announced and missed", "a petit slam"),
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
    "petit-slam": N_("announce a small slam"),
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
