"""The look at the hands right after the deal: a lone Petit, and hands that may be thrown in."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.core.cards import TAROT, TRUMP, Card, Cards
from tutor.core.message import N_, Facts
from tutor.core.obligation import Obligation, Ruling, allow, forbid
from tutor.core.rule import Reason, Rule
from tutor.tarot.legal_cards import obligation
from tutor.tarot.options import Options
from tutor.tarot.sources import MAUGES_BOCAGES, OLONNE, WIKIPEDIA, fft
from tutor.tarot.trick import PETIT, THE_EXCUSE, Trick

PETIT_SEC = Rule(
    "T-DEAL-PETIT-SEC",
    title=N_("The Petit as your only trump"),
    statement=N_(
        "A player whose only trump is the Petit, without the Excuse, must say so before the auction and show the hand:"
        " the deal is void, nobody scores and the next player deals. With the Excuse beside it the deal is played."
    ),
    sources=(fft(6), WIKIPEDIA, MAUGES_BOCAGES, OLONNE),
    line=N_("{seat:Player} {seat:you|have|has} no trump but the Petit, and no Excuse, so the deal is void."),
    option="petit_imprenable",
)
PETIT_IMPRENABLE = Rule(
    "T-DEAL-PETIT-IMPRENABLE",
    title=N_("The Petit that cannot be taken"),
    statement=N_(
        "Some tables do not cancel a deal in which a player’s only trump is the Petit, without the Excuse. They let it"
        " be played like the Excuse: it may go to any trick but never has to, and if it does not win it comes back for"
        " a card of half a point. But it is a trump: it can win, and when led it asks for trumps."
    ),
    sources=(WIKIPEDIA,),
    allows=N_(
        "You were dealt the Petit as your only trump: at this table it may be played to any trick, like the Excuse."
    ),
    seen=N_("at this table a Petit that was dealt as only trump may be played to any trick"),
    line=N_("the Petit was dealt as the only trump, so it comes back to {seat:player} for a card of half a point"),
    ask=N_("Which trumps were you dealt, and what does this table say of such a hand?"),
)
HOUSE_MALDONNE = Rule(
    "T-DEAL-HOUSE-MALDONNE",
    title=N_("Throwing a poor hand in"),
    statement=N_(
        "Some tables let a player throw in a hand without a trump (the Excuse is none), or with fewer trumps and court"
        " cards than they agreed on, instead of bidding: the deal is void, nobody scores and the next player deals."
    ),
    sources=(WIKIPEDIA,),
    allows=N_("You hold no trump, and at this table you may throw such a hand in."),
    forbids=N_(
        "You hold {trumps} {trumps:n|trump|trumps}, and at this table only a hand without trumps may be thrown in."
    ),
    line=N_("{seat:Player} threw {seat:you|your|a poor} hand in, so the deal is void."),
    ask=N_("How many trumps and court cards do you hold, and when may a hand be thrown in here?"),
)
#: Said of a hand that has trumps, but too few of them and of court cards for what the table has agreed on.
TOO_POOR = N_(
    "You hold {trumps} {trumps:n|trump|trumps} and {courts} court {courts:n|card|cards}, together fewer than {least},"
    " and at this table you may throw such a hand in."
)
#: Said of a hand that is too good where the table has agreed on a number of trumps and court cards.
TOO_RICH = N_(
    "You hold {trumps} {trumps:n|trump|trumps} and {courts} court {courts:n|card|cards}. At this table only a hand"
    " without trumps, or with fewer than {least} trumps and court cards together, may be thrown in."
)

COURTS = frozenset("KQNJ")
THROW_IN = "throw-in"

Hands = Sequence[Cards | None]


def void(hands: Hands, options: Options) -> Reason | None:
    """The reason why the deal is void before the auction; ``None`` if it is played.  An unknown hand voids nothing."""
    if options.petit_imprenable:
        return None
    lone = (seat for seat, hand in enumerate(hands) if hand is not None and lone_petit(hand))
    return next((Reason(PETIT_SEC, {"seat": seat}) for seat in lone), None)


def throwing_in(hand: Cards, options: Options) -> Ruling[str]:
    """Whether the holder of ``hand`` may throw it in (T-DEAL-HOUSE-MALDONNE)."""
    trumps, courts = len(hand.of(TRUMP)), sum(card.rank in COURTS for card in hand)
    least = options.maldonne_below
    facts: Facts = {"trumps": trumps, "courts": courts, "least": least}
    poor = not trumps or trumps + courts < least
    if poor:
        return allow([THROW_IN], Reason(HOUSE_MALDONNE, facts, says=TOO_POOR if trumps else None))
    return forbid([THROW_IN], Reason(HOUSE_MALDONNE, facts, says=TOO_RICH if least else None))


def lone_petit(hand: Cards) -> bool:
    """Whether the Petit is the hand's only trump, and the Excuse is not beside it."""
    return hand.of(TRUMP).bits == PETIT.bit and THE_EXCUSE not in hand


def beside_petit(hand: Cards, trick: Trick, banned: Card | None) -> Obligation[Card]:
    """The duty of a hand whose Petit cannot be taken: it may be played as freely as the Excuse.

    ``banned`` is as in ``legal_cards.obligation``.
    """
    if trick.led is None:
        return obligation(hand, trick, banned)
    others = obligation(hand.without(PETIT), trick, banned)
    petit = allow(TAROT.set([PETIT]), Reason(PETIT_IMPRENABLE, {"led": trick.led}))
    return Obligation(*(_with_petit(ruling) for ruling in others.rulings), petit)


def _with_petit(ruling: Ruling[Card]) -> Ruling[Card]:
    """A ruling on the other cards, where the Petit is allowed beside them."""
    chain, notes = (tuple(map(_allowing_petit, reasons)) for reasons in (ruling.chain, ruling.notes))
    return ruling._replace(chain=chain, notes=notes)


def _allowing_petit(reason: Reason) -> Reason:
    allowed = reason.facts.get("allowed")
    if not isinstance(allowed, Cards):
        return reason
    return reason._replace(facts={**reason.facts, "allowed": allowed | TAROT.set([PETIT])})
