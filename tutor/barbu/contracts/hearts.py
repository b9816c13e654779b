"""The ban on leading hearts, in the contracts that have it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tutor.barbu.contracts.contract import MAY_LEAD, TrickContract
from tutor.barbu.options import Options
from tutor.barbu.sources import ACANOMAS, BOARD_GAME_ARENA, ONLINE, SAN_FRANCISCO, TRICTRAC, WIKIPEDIA
from tutor.barbu.trick import Trick, following
from tutor.core.cards import Card, Cards
from tutor.core.message import N_, Facts, Message
from tutor.core.obligation import Obligation, Ruling, allow, forbid
from tutor.core.rule import Reason, Rule

HEARTS = "H"

NO_LEAD = Rule(
    "B-HEARTS-NO-LEAD",
    title=N_("Hearts may not be led"),
    statement=N_(
        "In No Hearts a heart may be led only by a player who holds nothing else. The ban lasts the whole deal, even"
        " after hearts have been discarded or led. At some tables it ends with the first heart played, or there is"
        " none."
    ),
    sources=(WIKIPEDIA, ONLINE, SAN_FRANCISCO, TRICTRAC, ACANOMAS, BOARD_GAME_ARENA),
    differs=N_(
        "Most sources never lift the ban. On Board Game Arena it may end with the first heart discarded, and some"
        " programs have no ban at all."
    ),
    option="hearts_ban",
    allows=N_("You lead this trick: you may play any card but a heart."),
    forbids=N_("Hearts may not be led by a player who holds anything else. You may lead {allowed:or}."),
    seen=N_("a lead, and not a heart"),
    ask=MAY_LEAD,
)
#: Said of leads that the ban does not touch: with hearts alone in hand, after a first heart, or where there is no ban.
NOTHING_ELSE = N_("You lead and hold nothing but hearts, so you may lead one.")
SEEN_NOTHING_ELSE = N_("a heart led, with nothing but hearts in hand")
BROKEN = N_("You lead, and a heart has been played before: at this table hearts may now be led.")
NO_BAN = N_("You lead this trick, so you may play any card: this table lets hearts be led.")
FREE_LEAD = N_("a free lead")
FOLLOW_OK = Rule(
    "B-HEARTS-FOLLOW-OK",
    title=N_("The ban on hearts is for leads only"),
    statement=N_(
        "When hearts are led you must follow with a heart, and a player who cannot follow suit may discard one: only"
        " leading them is forbidden."
    ),
    sources=(WIKIPEDIA, TRICTRAC),
    note=N_("The ban on hearts is for leads only."),
)


def lead(hand: Cards, played: Cards, options: Options, rule: Rule = NO_LEAD) -> Obligation[Card]:
    """The duty of a leader with ``hand`` under the ban on hearts; ``rule`` is the contract's own name for the ban."""
    others = hand - hand.of(HEARTS)
    lifted = _lifted(played, options)
    free = hand if lifted else others or hand
    return Obligation.decided(free, _leads, hand, rule, lifted)


def _lifted(played: Cards, options: Options) -> Message | None:
    """The message why hearts may be led all the same: the ban has ended, or there is none; else ``None``."""
    if options.hearts_ban == "none":
        return NO_BAN
    return BROKEN if options.hearts_ban == "broken" and played.of(HEARTS) else None


def _leads(hand: Cards, rule: Rule, lifted: Message | None) -> Iterator[Ruling[Card]]:
    """The rulings on a lead, once it is known whether the ban is ``lifted``, and why."""
    hearts = hand.of(HEARTS)
    facts: Facts = {"led": None, "allowed": hand - hearts}
    if lifted:
        yield allow(hand, Reason(rule, facts, says=lifted, seen=FREE_LEAD))
    elif hearts == hand:
        yield allow(hand, Reason(rule, facts, says=NOTHING_ELSE, seen=SEEN_NOTHING_ELSE))
    else:
        yield allow(hand - hearts, Reason(rule, facts))
        yield forbid(hearts, Reason(rule, facts))


def followed(hand: Cards, led: str) -> Obligation[Card]:
    """The duty of a player with ``hand`` to a suit led; if a heart may be discarded, it notes that leads differ."""
    binding = hand.of(led)
    explain = following if binding or led == HEARTS else _discards
    return Obligation.decided(binding or hand, explain, hand, led)


def _discards(hand: Cards, led: str) -> Iterator[Ruling[Card]]:
    hearts = hand.of(HEARTS)
    for ruling in following(hand, led):
        yield ruling._replace(moves=hand - hearts)
        yield ruling._replace(moves=hearts, notes=(*ruling.notes, Reason(FOLLOW_OK, {})))


def held(hand: Cards) -> int:
    """The number of hearts in a hand."""
    return len(hand.of(HEARTS))


@dataclass(frozen=True, slots=True)
class HeartsBanned(TrickContract):
    """A contract with the ban on leading hearts, by its ``lead_rule``."""

    lead_rule = NO_LEAD

    def duty(self, hand: Cards, trick: Trick, played: Cards, options: Options, /) -> Obligation[Card]:
        """The duty to follow suit, and not to lead hearts (B-HEARTS-NO-LEAD)."""
        led = trick.led
        return lead(hand, played, options, self.lead_rule) if led is None else followed(hand, led)
