"""The ladder of Trumps: to follow, else to ruff, and to go higher than the trumps in the trick; and who wins it."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.barbu.options import Options
from tutor.barbu.sources import BOARD_GAME_ARENA, SAN_FRANCISCO, TRICTRAC, WIKIPEDIA
from tutor.barbu.trick import Trick, must_follow
from tutor.core.cards import Card, Cards
from tutor.core.message import N_, Facts
from tutor.core.obligation import Obligation, Ruling, allow, forbid
from tutor.core.rule import Reason, Rule

Rulings = Iterator[Ruling[Card]]

LED_BEAT = Rule(
    "B-TR-TRUMPLED-BEAT",
    title=N_("Trumps led: go higher if you can"),
    statement=N_("When trumps are led, you must play one that is higher than every trump in the trick, if you can."),
    sources=(WIKIPEDIA, TRICTRAC),
    allows=N_("Trumps ({led:suit}) were led, so you must play one, and any that is higher than {top:card} will do."),
    forbids=N_(
        "Trumps ({led:suit}) were led and the highest so far is {top:card}: you can go higher, so you must. You may"
        " play {allowed:or}."
    ),
    seen=N_("trumps were led, so it has to be higher than {top:card}"),
    note=N_("Your trump must be higher than {top:card}, since you hold a higher one."),
    ask=N_("Which is the highest trump in the trick, and do you hold a higher one?"),
)
LED_LOW = Rule(
    "B-TR-TRUMPLED-LOW",
    title=N_("Trumps led, none high enough: any trump"),
    statement=N_("When trumps are led and you cannot go higher, you may play any of your trumps."),
    sources=(WIKIPEDIA,),
    allows=N_("Trumps ({led:suit}) were led and none of yours beats {top:card}: any of them will do."),
    seen=N_("a trump to follow suit, with none above {top:card} in hand"),
    note=N_("You hold no trump above {top:card}."),
    ask=LED_BEAT.ask,
)
#: Said of a player who holds one trump and no more.
LED_LOW_ALONE = N_(
    "Trumps ({led:suit}) were led: your only trump does not beat {top:card}, but you must follow suit with it."
)
LED_VOID = Rule(
    "B-TR-TRUMPLED-VOID",
    title=N_("Trumps led, none held: any card"),
    statement=N_("When trumps are led and you hold none, you may play any card."),
    sources=(WIKIPEDIA,),
    allows=N_("Trumps ({led:suit}) were led and you have none, so you may discard any card; it cannot win."),
    seen=N_("a discard, for want of trumps"),
    ask=N_("Which suit was led, and do you hold a card of it?"),
)
PLAIN_FOLLOW = Rule(
    "B-TR-PLAIN-FOLLOW",
    title=N_("A plain suit is followed with any card"),
    statement=N_(
        "When a plain suit is led and you hold it, follow with any card of it. You need not go higher, whether or not"
        " somebody has ruffed, and you may not ruff yourself."
    ),
    sources=(WIKIPEDIA, TRICTRAC),
    allows=N_("{led:Suit} were led, and you follow suit. In a plain suit you need not go higher."),
    forbids=N_("{led:Suit} were led and you hold some, so you may not ruff. You may play {allowed:or}."),
    seen=N_("following suit: {led:suit}"),
    ask=N_("May you ruff a suit of which you hold a card, and must you go higher in it?"),
)
MUST_RUFF = Rule(
    "B-TR-MUST-RUFF",
    title=N_("Cannot follow: ruff"),
    statement=N_(
        "If you cannot follow a plain suit and there is no trump in the trick, you must play a trump if you hold one."
    ),
    sources=(WIKIPEDIA,),
    allows=N_("You have no {led:suit}, so you must ruff. Nobody has ruffed yet: any trump will do."),
    forbids=N_("You have no {led:suit} but you hold trumps, so you must ruff. You may play {allowed:or}."),
    seen=N_("a forced ruff, for want of {led:suit}"),
    ask=N_("Do you hold what was led? If not, do you hold a trump?"),
)
OVERRUFF = Rule(
    "B-TR-OVERRUFF",
    title=N_("Cannot follow, already ruffed: go higher"),
    statement=N_(
        "If you cannot follow a plain suit and somebody has ruffed, you must play a higher trump if you hold one."
    ),
    sources=(WIKIPEDIA, SAN_FRANCISCO, BOARD_GAME_ARENA),
    allows=N_(
        "You have no {led:suit}, and the trick is ruffed with {top:card}: you must go higher if you can, and this card"
        " does."
    ),
    forbids=N_(
        "You have no {led:suit}, and {by:player} {by:you|have|has} ruffed with {top:card}: you can go higher, so you"
        " must. You may play {allowed:or}."
    ),
    seen=N_("a forced ruff, for want of {led:suit}, and above {top:card}"),
    ask=N_("Can you follow suit? If not, has anybody ruffed, and can you go higher?"),
)
NO_UNDERRUFF_DUTY = Rule(
    "B-TR-NO-UNDERRUFF-DUTY",
    title=N_("Cannot go higher: no duty to ruff"),
    statement=N_(
        "If you cannot follow a plain suit, somebody has ruffed and you cannot go higher, you may play any card. A"
        " lower trump is allowed and never compulsory."
    ),
    sources=(WIKIPEDIA, SAN_FRANCISCO, TRICTRAC),
    allows=N_(
        "You have no {led:suit} and no trump above {top:card}: you may play any card, and need not waste a lower trump."
    ),
    seen=N_("free to be any card: no {led:suit} in hand, and no trump above {top:card}"),
    ask=OVERRUFF.ask,
)
VOID_ALL = Rule(
    "B-TR-VOID-ALL",
    title=N_("Neither suit nor trump: any card"),
    statement=N_("If you hold neither the suit led nor a trump, you may play any card; it cannot win."),
    sources=(WIKIPEDIA,),
    allows=N_("You have no {led:suit} and no trump, so you may discard any card; it cannot win."),
    seen=N_("a discard, for want of the suit led and of trumps"),
    ask=MUST_RUFF.ask,
)
WINNER = Rule(
    "B-TR-WINNER",
    title=N_("Trumps: who wins the trick"),
    statement=N_("In Trumps the highest trump wins the trick; without a trump, the highest card of the suit led."),
    sources=(WIKIPEDIA,),
)
NO_HEADING = Rule(
    "B-TR-NOHEAD-VARIANT",
    title=N_("Trumps led: no need to go higher"),
    statement=N_("Some tables drop the duty to beat a trump that is led: any trump will do."),
    sources=(SAN_FRANCISCO, BOARD_GAME_ARENA),
    allows=N_("Trumps ({led:suit}) were led, and you follow suit. At this table you need not go higher."),
    seen=N_("following suit: {led:suit}"),
    ask=N_("Must you go higher at this table when trumps are led?"),
)


def duty(suit: str, hand: Cards, trick: Trick, options: Options) -> Obligation[Card]:
    """The duty of the next player to a trick when ``suit`` is trumps: follow, else ruff; and go higher if they can."""
    led = trick.cards[0].suit
    if led != suit and (following := hand.of(led)):
        return Obligation.decided(following, _follow, suit, hand, trick)
    trumps = hand.of(suit)
    top = trick.top(suit) if led != suit or options.must_beat else None
    higher = trumps.above(top) if top else trumps
    if led == suit:
        return Obligation.decided(higher or trumps or hand, _trumps_led, suit, hand, higher, trick, options)
    return Obligation.decided(higher or hand, _ruff, suit, hand, higher, trick)


def _follow(suit: str, hand: Cards, trick: Trick) -> Rulings:
    led, trumps = trick.cards[0].suit, hand.of(suit)
    binding = hand.of(led)
    follow = must_follow(led, binding, binding)
    plain = Reason(PLAIN_FOLLOW, follow.facts)
    yield allow(binding, follow, plain)
    yield forbid(trumps, follow, plain)
    yield forbid(hand - binding - trumps, follow)


def _trumps_led(suit: str, hand: Cards, higher: Cards, trick: Trick, options: Options) -> Rulings:
    """The rulings where trumps are led and ``higher`` are those that may have to be played."""
    trumps, top = hand.of(suit), trick.best
    if not trumps:
        yield allow(hand, Reason(LED_VOID, {"led": suit}))
        return
    allowed = higher or trumps
    facts: Facts = {"led": suit, "top": top, "by": trick.seat_of(top), "binding": allowed, "allowed": allowed}
    follow = must_follow(suit, trumps, allowed)
    if not options.must_beat:
        yield allow(trumps, follow, Reason(NO_HEADING, {"led": suit}))
        yield forbid(hand - trumps, follow)
        return
    rule = LED_BEAT if higher else LED_LOW
    duty, alone = Reason(rule, facts), LED_LOW_ALONE if not higher and len(trumps) == 1 else None
    yield allow(allowed, follow, Reason(rule, facts, says=alone))
    yield forbid(trumps - allowed, follow, duty)
    yield forbid(hand - trumps, follow, notes=(duty,))


def _ruff(suit: str, hand: Cards, higher: Cards, trick: Trick) -> Rulings:
    """The rulings without the plain suit led, where ``higher`` are the trumps that beat those in the trick."""
    led, top = trick.cards[0].suit, trick.top(suit)
    if not hand.of(suit):
        yield allow(hand, Reason(VOID_ALL, {"led": led}))
        return
    facts: Facts = {"led": led, "binding": higher, "allowed": higher}
    if top:
        facts = {**facts, "top": top, "by": trick.seat_of(top)}
    if not higher:
        yield allow(hand, Reason(NO_UNDERRUFF_DUTY, facts))
        return
    duty = Reason(OVERRUFF if top else MUST_RUFF, facts)
    yield allow(higher, duty)
    yield forbid(hand - higher, duty)
