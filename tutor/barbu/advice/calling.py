"""Advice for the call: the contract that promises most, and what in the hand speaks for it."""

from __future__ import annotations

from tutor.barbu import contracts
from tutor.barbu.advice.advice import Advice, advise
from tutor.barbu.advice.prospects import counted, marks, prospect
from tutor.barbu.call import Call
from tutor.barbu.contracts import Contract, Domino, Trumps
from tutor.barbu.sources import BARBETTE, GOLDSMITH, MURPHY, PUBLICATIONS, TRENTHAM
from tutor.cards import Cards
from tutor.hands import hand_of
from tutor.rule import N_, Fact, Reason, Rule

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
NO_TRICKS = Rule(
    "B-STR-CALL-NT",
    title=N_("No Tricks as a reserve"),
    statement=N_(
        "Advice: keep No Tricks for a hand that suits nothing else, but do not call it with a bad one: doubled by all"
        " three others, it costs the most."
    ),
    sources=(BARBETTE, MURPHY),
    hint=N_(
        "Nothing suits this hand better. Low cards (2 to 5), which slip under others: {low}; 4 is usual. High cards"
        " (jack to ace), which win tricks: {high}; 4 is usual. Suits in which you hold at most one card, so that you"
        " can soon discard: {short}."
    ),
)
NO_HEARTS = Rule(
    "B-STR-CALL-NH",
    title=N_("No Hearts with low cards"),
    statement=N_(
        "Advice: call No Hearts with low cards in all suits. Hearts in your own hand do little harm if your other cards"
        " are low: nobody may lead them, and you can give them away."
    ),
    sources=(),
    hint=N_(
        "Low cards (2 to 5), which slip under others: {low}; 4 is usual. High cards (jack to ace), which win tricks:"
        " {high}; 4 is usual. Hearts, which you can give away and nobody may lead: {hearts}; 3 is usual."
    ),
    differs=N_(
        "Players in San Francisco think that a hand with many hearts does badly, since hearts may not be led. In the"
        " deals that the tutor’s players played among themselves, hearts in one’s own hand helped, so the tutor counts"
        " them as good."
    ),
)
NO_QUEENS = Rule(
    "B-STR-CALL-NQ",
    title=N_("No Queens with low cards in long suits"),
    statement=N_(
        "Advice: call No Queens with few queens, kings and aces; a long suit is no danger if it has low cards in it."
    ),
    sources=(TRENTHAM,),
    hint=N_(
        "Queens, kings and aces, which win queens: {top}; 3 is usual. Queens among them that are badly guarded, with at"
        " most two cards of their suit beside them: {bare}. Low cards (2 to 5): {low}; 4 is usual. Suits in which you"
        " hold at most one card, so that you can soon discard: {short}."
    ),
)
BARBU = Rule(
    "B-STR-CALL-KH",
    title=N_("Barbu with low cards and hearts"),
    statement=N_(
        "Advice: call Barbu with low cards, and rather with the king of hearts than without: a player who holds it with"
        " other hearts keeps it until it can be given away, while the others must fear every trick."
    ),
    sources=(),
    hint=N_(
        "The king of hearts in your own hand, for you to give away: {king}. Hearts, which guard the king or which"
        " others lack: {hearts}; 3 is usual. Low cards (2 to 5): {low}; 4 is usual. High cards (jack to ace): {high}; 4"
        " is usual."
    ),
)
LAST_TWO = Rule(
    "B-STR-CALL-L2",
    title=N_("No Last Two with aces and twos"),
    statement=N_(
        "Advice: call No Last Two with high cards to get in early and twos or threes to get out at the end; a long suit"
        " that ends in 4 and 2 is best, one that ends in 5 and 2 riskier."
    ),
    sources=(TRENTHAM,),
    hint=N_(
        "Cards to get out with at the end. Number of twos: {twos}; of threes: {threes}; of fours: {fours}. One of each"
        " is usual; twos are worth most."
    ),
)
TRUMPS = Rule(
    "B-STR-CALL-TR",
    title=N_("Trumps with a long suit"),
    statement=N_(
        "Advice: call Trumps with five or six good trumps and high cards beside them, and do not keep it for the last"
        " deal: then somebody doubles you because they have to, and you must take whatever hand you get."
    ),
    sources=(PUBLICATIONS, MURPHY),
    hint=N_(
        "Trumps ({suit:suit}): {trumps}; 3 is usual. In all suits, aces: {aces}, kings: {kings}, queens: {queens}; one"
        " of each is usual. These are the cards that win tricks."
    ),
)
DOMINO = Rule(
    "B-STR-CALL-DO",
    title=N_("Domino from where your cards are"),
    statement=N_(
        "Advice: call Domino with many cards around one rank, and name a rank that you hold if your far cards need its"
        " suit opened."
    ),
    sources=(TRENTHAM, GOLDSMITH),
    hint=N_(
        "Distance of your cards from this rank, not counting the first three steps: {far} in all; {usual} is usual. The"
        " shorter it is, the sooner you are out. Cards at the very end of a row, which wait longest: {ends}."
    ),
)

REASONS = {
    "no-tricks": NO_TRICKS,
    "no-hearts": NO_HEARTS,
    "no-queens": NO_QUEENS,
    "barbu": BARBU,
    "no-last-two": LAST_TWO,
    "trumps": TRUMPS,
    "domino": DOMINO,
}


def contract_to_call(at: Call) -> Advice:
    """The contract that the hand promises most in, and why; and which to keep for later."""
    setting, legal = at.setting, at.obligation().legal()
    hand = hand_of(setting.hands, setting.dealer)
    calls = contracts.calls(setting.options, setting.pack)
    ranked = sorted(legal, key=lambda code: -prospect(hand, calls[code], setting))
    first = calls[ranked[0]]
    # A contract with several suits or ranks is as good as the best of them.
    names = list(dict.fromkeys(calls[code].name for code in ranked))
    found = _said(hand, first)
    return found._replace(note=Reason(KEEP, {"kept": names[-1]})) if len(names) > 1 else found


def _said(hand: Cards, contract: Contract) -> Advice:
    """The contract, with what in the hand speaks for it, or against it: all that the estimate counts."""
    facts: dict[str, Fact] = {**counted(hand, contract)}
    if isinstance(contract, Trumps):
        facts["suit"] = contract.suit
    if isinstance(contract, Domino):
        facts["usual"] = round(marks(contract, hand.pack)["far"].usual)
    return advise(contract.code, REASONS.get(contract.name, BEST), **facts)
