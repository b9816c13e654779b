"""Advice for defenders on lead who have heard what their partners' cards tell: each tactic with its words.

Nothing is taken from hands that nobody has shown: only what everybody has heard counts, and a card that some partner
would rather not have played counts as much as any other.
"""

from __future__ import annotations

from collections.abc import Sequence

from tutor.core.advice import Advice
from tutor.core.cards import TRUMP, Card
from tutor.core.message import N_
from tutor.core.rule import Rule
from tutor.tarot.advice.leading import price
from tutor.tarot.advice.sight import Sight
from tutor.tarot.advice.signals import signals
from tutor.tarot.advice.told import Told, told_before
from tutor.tarot.conventions.claims import MANY_TRUMPS
from tutor.tarot.play import Play
from tutor.tarot.sources import BOULOGNE, BOURGOGNE, LE_TAROT, WIKIPEDIA
from tutor.tarot.trick import PETIT

ASK = Rule(
    "T-STR-ASK-TRUMPS",
    title=N_("Ask for trumps with many of them"),
    statement=N_(
        "Advice: a defender with 7 trumps or more leads a low odd one, but not the Petit. By convention it asks the"
        " partners to go on with trumps, so that the taker runs out of them."
    ),
    sources=(WIKIPEDIA, BOULOGNE, LE_TAROT),
    hint=N_(
        "With {count} trumps {by:you|you have|they have} enough to make the taker run out of them, and {card:card} asks"
        " the partners for more."
    ),
)
OBEY = Rule(
    "T-STR-OBEY-TRUMPS",
    title=N_("Lead the trumps that a partner asks for"),
    statement=N_(
        "Advice: if a partner’s odd trump has asked for trumps, lead a trump as soon as you are on lead, unless you"
        " hold the Petit or a partner has asked for an end of trump leads."
    ),
    sources=(BOULOGNE,),
    seen=N_("a partner has asked for trumps with {asked:card}"),
    hint=N_(
        "A partner has asked for trumps with {asked:card}, and the Petit is not in {by:you|your|their} hand, so"
        " {card:card} does as the partner asks."
    ),
)
TO_THE_RUFF = Rule(
    "T-STR-PARTNER-RUFFS",
    title=N_("Lead what a partner can trump"),
    statement=N_(
        "Advice: if a partner’s two cards have said that there are no more of a suit in that hand, lead the suit again:"
        " the partner will trump it."
    ),
    sources=(WIKIPEDIA, BOURGOGNE),
    seen=N_("a partner has said with {told:card} that there are no more {suit:suit} in that hand"),
    hint=N_(
        "A partner has said with {told:card} that there are no more {suit:suit} in that hand: {card:card} lets them"
        " trump."
    ),
)

#: The names of the meanings that ask for trumps, and of those that ask for an end of trump leads.
ASKING, STOPPING = {"many-trumps", "more-trumps"}, {"petit", "perhaps-petit", "stop-trumps"}


def ask_for_trumps(sight: Sight, cards: Sequence[Card]) -> Advice | None:
    """A trump that asks partners for more and promises many, if it is true, and nobody has asked for an end of them."""
    play, turn = sight.play, sight.play.trick.turn
    if len(sight.hand.of(TRUMP)) < MANY_TRUMPS or not sight.may_hold[play.taker].of(TRUMP):
        return None
    asks = [
        card
        for card in cards
        if card is not PETIT
        if any(signal.meaning.name in ASKING and signal.true for signal in signals(play, turn, card))
    ]
    if not asks or any(one.signal.meaning.name in STOPPING for one in _heard(sight)):
        return None
    return sight.advise(min(asks, key=price), ASK, count=len(sight.hand.of(TRUMP)))


def obey(sight: Sight, cards: Sequence[Card]) -> Advice | None:
    """Trumps, if a partner has asked for them, nobody has asked for an end of them, and no Petit is here to lose."""
    trumps = [card for card in cards if card.suit == TRUMP]
    if not trumps or PETIT in sight.hand or not sight.may_hold[sight.play.taker].of(TRUMP):
        return None
    said = _heard(sight)
    asked = [one for one in said if _asks(one, sight.play) and sight.may_hold[one.seat].of(TRUMP)]
    if not asked or any(one.signal.meaning.name in STOPPING for one in said):
        return None
    return sight.advise(min(trumps, key=price), OBEY, asked=asked[-1].card)


def _asks(one: Told, play: Play) -> bool:
    """Whether somebody asks for trumps, and has not promised more of them than they had cards left."""
    left = play.size + 1 - one.trick
    name = one.signal.meaning.name
    return name in ASKING and (name != "many-trumps" or left >= MANY_TRUMPS)


def lead_to_the_ruff(sight: Sight, cards: Sequence[Card]) -> Advice | None:
    """The suit of which a partner has said that there are no more, as long as that partner may have a trump."""
    for one in reversed(_heard(sight)):
        suit = str(one.signal.facts.get("led"))
        held = [card for card in cards if card.suit == suit]
        if one.signal.meaning.name == "no-more" and held and sight.may_hold[one.seat].of(TRUMP):
            return sight.advise(min(held, key=price), TO_THE_RUFF, told=one.card)
    return None


def _heard(sight: Sight) -> list[Told]:
    """The signals of partners so far, as everybody has heard them."""
    play = sight.play
    said = told_before(play.seen_by(None)) if play.whole else ()
    return [one for one in said if one.seat != play.trick.turn and one.seat not in sight.foes]
