"""The legality of cards in a trick: ``obligation`` is the only place where it is decided."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.core.cards import TRUMP, Card, Cards
from tutor.core.message import N_, Facts, Message
from tutor.core.obligation import Obligation, Ruling, allow, forbid
from tutor.core.rule import Reason, Rule
from tutor.tarot.sources import WIKIPEDIA, fft
from tutor.tarot.trick import THE_EXCUSE, Trick

LEAD_FREE = Rule(
    "T-PLAY-LEAD-FREE",
    title=N_("The lead is free"),
    statement=N_("The player who leads a trick may play any card."),
    sources=(WIKIPEDIA,),
    allows=N_("You lead this trick, so you may play any card."),
    seen=N_("a free lead"),
    ask=N_("Has anybody played to this trick yet, or is yours the first card?"),
)
EXCUSE_LED = Rule(
    "T-EXC-LED",
    title=N_("The Excuse is led"),
    statement=N_(
        "If the Excuse is led, the next card decides which suit must be followed; its player may choose any card."
    ),
    sources=(fft(), WIKIPEDIA),
    allows=N_("Only the Excuse has been played, and it asks for nothing: play any card, and yours sets the suit."),
    seen=N_("after the Excuse, this card sets the suit"),
    ask=N_("What is in the trick so far, and does it ask for a suit?"),
)
LEAD_BAN = Rule(
    "T-CALL-LEAD-BAN",
    title=N_("The first lead spares the called suit"),
    statement=N_(
        "At a table of five the first card of the deal may not be of the suit of the called card, unless it is that"
        " card. No source says whether that binds the next player when the Excuse is led; here it does not."
    ),
    sources=(fft(16),),
    differs=N_("The federation has this rule; Wikipedia does not mention it."),
    option="lead_ban",
    forbids=N_(
        "{called:card} was called, so the first lead of the deal may not be of its suit. You may play {allowed:or}."
    ),
    ask=N_("Is this the first card of the deal, and which card was called?"),
)
FOLLOW = Rule(
    "T-PLAY-FOLLOW",
    title=N_("Follow suit"),
    statement=N_("If you hold a card of the suit led, you must play one."),
    sources=(fft(), WIKIPEDIA),
    allows=N_("{led:Suit} were led, and you follow suit."),
    forbids=N_("{led:Suit} were led and you hold {binding:and}, so you must follow suit. You may play {allowed:or}."),
    seen=N_("following suit: {led:suit}"),
    proof=N_(
        "{by:Player} {by:you|have|has} no {led:suit}: in trick {trick}, {card:card} did not follow suit, and a player"
        " who can must."
    ),
    ask=N_("Which suit was led, and do you hold a card of it?"),
)
NO_DUTY_TO_HEAD = Rule(
    "T-PLAY-NO-HEAD-SUIT",
    title=N_("No need to go higher in a suit"),
    statement=N_(
        "In a plain suit, that is any suit but trumps, you need not beat the cards on the table: any card of the suit"
        " will do."
    ),
    sources=(fft(), WIKIPEDIA),
    note=N_("In a plain suit you need not go higher."),
)
FOLLOW_BEATS_TRUMP = Rule(
    "T-PLAY-FOLLOW-BEATS-TRUMP",
    title=N_("No trumping while you can follow"),
    statement=N_(
        "As long as you hold the suit led you may not trump, even when another player has already trumped the trick."
    ),
    sources=(fft(), WIKIPEDIA),
    forbids=N_("{led:Suit} were led and you hold {binding:and}, so you may not trump. You may play {allowed:or}."),
    ask=N_("May you trump a suit of which you still hold a card?"),
)
MUST_TRUMP = Rule(
    "T-PLAY-MUST-TRUMP",
    title=N_("When you must play a trump"),
    statement=N_(
        "If you have no card of the suit led, you must play a trump if you hold one. When trumps are led, you must play"
        " a trump as well."
    ),
    sources=(fft(), WIKIPEDIA),
    allows=N_("You have no {led:suit}, so you must trump. Nobody has trumped yet: any trump will do."),
    forbids=N_("You have no {led:suit}, so you must play a trump: you hold {binding:and}. You may play {allowed:or}."),
    seen=N_("a forced trump, for want of {led:suit}"),
    proof=N_(
        "{by:Player} {by:you|have|has} no trump: in trick {trick}, {card:card} neither followed suit nor trumped, and a"
        " player who can must."
    ),
    ask=N_("Do you hold what was led? If not, do you hold a trump?"),
)
#: The proof of a card that stays below a trump, in a suit or where trumps are led.
NO_HIGHER = N_(
    "{by:Player} {by:you|have|has} no trump above {top:card}: in trick {trick}, {card:card} stayed below it, and a"
    " player who can go higher must."
)
OVERTRUMP = Rule(
    "T-PLAY-OVERTRUMP",
    title=N_("Overtrump if you can"),
    statement=N_(
        "When you have to trump and there is already a trump in the trick, you must play a higher one if you hold it,"
        " even over a partner."
    ),
    sources=(fft(), WIKIPEDIA),
    allows=N_("You have no {led:suit}, so you must trump, and any trump higher than {top:card} will do."),
    forbids=N_(
        "You have no {led:suit}, so you must trump. {by:Player} {by:you|have|has} played {top:card}, and you hold"
        " {binding:and}: you must go higher, even over a partner. You may play {allowed:or}."
    ),
    seen=N_("a forced trump, for want of {led:suit}, and above {top:card}"),
    note=N_("Your trump must be higher than {top:card}, since you hold a higher one."),
    proof=NO_HIGHER,
    ask=N_("Which is the highest trump in the trick, and do you hold a higher one?"),
)
TRUMP_LED_OVER = Rule(
    "T-PLAY-TRUMP-LED-OVER",
    title=N_("Go higher when trumps are led"),
    statement=N_(
        "When trumps are led, you must play a trump higher than the highest in the trick if you hold one, even over"
        " a partner."
    ),
    sources=(fft(), WIKIPEDIA),
    allows=N_("Trumps were led, so you must play one, and any that is higher than {top:card} will do."),
    forbids=N_(
        "Trumps were led and the highest so far is {top:card}: you hold {binding:and} and must go higher, even over"
        " a partner. You may play {allowed:or}."
    ),
    seen=N_("trumps were led, so it has to be higher than {top:card}"),
    note=N_("Your trump must be higher than {top:card}, since you hold a higher one."),
    proof=NO_HIGHER,
    ask=OVERTRUMP.ask,
)
UNDERTRUMP = Rule(
    "T-PLAY-UNDERTRUMP",
    title=N_("Too low to beat: still a trump"),
    statement=N_(
        "If you have to play a trump and none of yours beats the highest in the trick, you must still play one: you"
        " undertrump, with any trump you like."
    ),
    sources=(fft(), WIKIPEDIA),
    allows=N_(
        "You have no {led:suit}, so you must play a trump, and none of yours beats {top:card}: any of them will do."
    ),
    seen=N_("a forced trump, with none above {top:card} in hand"),
    note=N_("You hold no trump above {top:card}."),
    ask=OVERTRUMP.ask,
)
#: Said of the only trump that is high enough.
OVERTRUMP_ALONE = N_(
    "You have no {led:suit}, so you must trump, and {binding:and} is your only trump above {top:card}."
)
TRUMP_LED_OVER_ALONE = N_("Trumps were led, so you must play one, and {binding:and} is your only one above {top:card}.")
#: Said of a lead while a suit is barred.
LEAD_BUT_CALLED = N_(
    "You lead the deal, so you may play any card that is not of the called suit, or the called card itself."
)
#: The sentences where trumps were led: on a card that is no trump, on trumps that are all too low, and on the only one.
MUST_FOLLOW_TRUMPS = N_("Trumps were led, so you must play one: you hold {binding:and}. You may play {allowed:or}.")
UNDERTRUMP_LED = N_("Trumps were led, so you must play one, and none of yours beats {top:card}: any of them will do.")
UNDERTRUMP_LED_ALONE = N_(
    "Trumps were led, so you must play one: your only trump does not beat {top:card}, but it has to be played."
)
#: Said of an only trump where a suit was led.
UNDERTRUMP_ALONE = N_(
    "You have no {led:suit}, so you must play a trump: your only trump does not beat {top:card}, but it has to be"
    " played."
)
DISCARD = Rule(
    "T-PLAY-DISCARD",
    title=N_("Neither suit nor trump: discard"),
    statement=N_("If you have neither the suit led nor a trump, you may play any card; it cannot win the trick."),
    sources=(fft(), WIKIPEDIA),
    allows=N_("You have no {led:suit} and no trump, so you may discard any card; it cannot win."),
    seen=N_("a discard, for want of the suit led and of trumps"),
    ask=MUST_TRUMP.ask,
)
#: The sentence on a discard where trumps were led.
DISCARD_TO_TRUMPS = N_("Trumps were led and you have none, so you may discard any card; it cannot win.")
EXCUSE_NOT_TRUMP = Rule(
    "T-DECK-EXCUSE-NOT-TRUMP",
    title=N_("The Excuse is not a trump"),
    statement=N_(
        "The Excuse is neither a suit nor a trump: it has no rank, and holding it never obliges you to trump."
    ),
    sources=(fft(3),),
    differs=N_(
        "The federation lists the Excuse apart from the trumps; Wikipedia once calls it an unnumbered trump. It counts"
        " as a trump for a poignée only."
    ),
    note=N_("The Excuse is not a trump, so it does not oblige you."),
)
EXCUSE_ANYTIME = Rule(
    "T-EXC-ANYTIME",
    title=N_("The Excuse at any time"),
    statement=N_(
        "The Excuse may be played to any trick, instead of following suit, trumping or going higher, even if you could."
    ),
    sources=(fft(), WIKIPEDIA),
    allows=N_("The Excuse may be played to any trick, whatever was led and whatever else you hold."),
    seen=N_("the Excuse is allowed at any time"),
    ask=N_("Do you hold a card that may be played to any trick?"),
)
Rulings = Iterator[Ruling[Card]]


def obligation(hand: Cards, trick: Trick, called: Card | None = None) -> Obligation[Card]:
    """The duty of the holder of ``hand`` as the next player to ``trick``, with the chain of rules that leads to it.

    ``called`` is the card whose suit may not be led yet, the card itself excepted (T-CALL-LEAD-BAN).

    The duties go from the lead down to the discard: the first that has cards to play decides, and those cards
    and the Excuse are all that may be played (T-EXC-ANYTIME).
    """
    led = trick.led
    if led is None:
        free = hand - hand.of(called.suit).without(called) if called else hand
        return Obligation.decided(free, _lead, hand, free, trick, called)
    if led != TRUMP and (following := hand.of(led)):
        duty, binding = _follow, following
    elif trumps := hand.of(TRUMP):
        top = trick.top
        duty, binding = _trump, (top and trumps.above(top)) or trumps
    else:
        duty, binding = _discard, hand
    legal = binding.with_card(THE_EXCUSE) if hand.bits & THE_EXCUSE.bit else binding
    return Obligation.decided(legal, duty, hand, binding, trick)


def _lead(hand: Cards, free: Cards, trick: Trick, called: Card | None) -> Rulings:
    lead = Reason(EXCUSE_LED if trick.cards else LEAD_FREE, {"led": None}, says=LEAD_BUT_CALLED if called else None)
    yield allow(free, lead)
    yield forbid(hand - free, lead, Reason(LEAD_BAN, {"led": None, "called": called, "allowed": free}))


def _follow(hand: Cards, binding: Cards, trick: Trick) -> Rulings:
    excuse, trumps = hand.of(THE_EXCUSE.suit), hand.of(TRUMP)
    facts: Facts = {"led": trick.led, "binding": binding, "allowed": binding | excuse}
    follow = Reason(FOLLOW, facts)
    yield allow(binding, follow, notes=(Reason(NO_DUTY_TO_HEAD, {}),))
    yield forbid(trumps, follow, Reason(FOLLOW_BEATS_TRUMP, facts))
    yield forbid(hand - binding - trumps - excuse, follow)
    yield _at_any_time(excuse, trick)


def _trump(hand: Cards, binding: Cards, trick: Trick) -> Rulings:
    """The rulings where ``binding`` are the trumps above the highest of the trick, or all if there are none."""
    excuse, trumps, top = hand.of(THE_EXCUSE.suit), hand.of(TRUMP), trick.top
    others = hand - trumps - excuse
    facts: Facts = {"led": trick.led, "binding": trumps, "allowed": binding | excuse}
    must = Reason(MUST_TRUMP, facts, says=MUST_FOLLOW_TRUMPS if trick.led == TRUMP else None)
    if top is None:
        yield allow(binding, must)
        yield forbid(others, must)
    else:
        facts = {**facts, "top": top, "by": trick.seat_of(top), "binding": binding}
        rule = _beside(binding, trick, top)
        then, says = Reason(rule, facts), _too_low(trumps, trick) if rule is UNDERTRUMP else _alone(binding, trick)
        yield allow(binding, must, Reason(rule, facts, says=says))
        yield forbid(trumps - binding, must, then)
        yield forbid(others, must, notes=(then,))
    yield _at_any_time(excuse, trick)


def _beside(binding: Cards, trick: Trick, top: Card) -> Rule:
    """The rule on trumps where ``top`` already lies in the trick."""
    if not binding.above(top):
        return UNDERTRUMP
    return TRUMP_LED_OVER if trick.led == TRUMP else OVERTRUMP


def _alone(binding: Cards, trick: Trick) -> Message | None:
    """The sentence to use where just one trump is high enough; ``None`` where there are several."""
    if len(binding) > 1:
        return None
    return TRUMP_LED_OVER_ALONE if trick.led == TRUMP else OVERTRUMP_ALONE


def _too_low(trumps: Cards, trick: Trick) -> Message | None:
    """The sentence to use where none of these trumps beats the highest of the trick; ``None`` for the rule's own."""
    if len(trumps) == 1:
        return UNDERTRUMP_LED_ALONE if trick.led == TRUMP else UNDERTRUMP_ALONE
    return UNDERTRUMP_LED if trick.led == TRUMP else None


def _discard(hand: Cards, binding: Cards, trick: Trick) -> Rulings:
    excuse = hand.of(THE_EXCUSE.suit)
    notes = (Reason(EXCUSE_NOT_TRUMP, {}),) if excuse else ()
    says = DISCARD_TO_TRUMPS if trick.led == TRUMP else None
    yield allow(binding - excuse, Reason(DISCARD, {"led": trick.led}, says=says), notes=notes)
    yield _at_any_time(excuse, trick)


def _at_any_time(excuse: Cards, trick: Trick) -> Ruling[Card]:
    return allow(excuse, Reason(EXCUSE_ANYTIME, {"led": trick.led}))
