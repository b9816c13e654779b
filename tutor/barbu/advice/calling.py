"""Advice for the call: the contract that promises most, and what in the hand speaks for it."""

from __future__ import annotations

from tutor.barbu import contracts
from tutor.barbu.advice.choice import Choice, choice
from tutor.barbu.advice.prospects import prospect
from tutor.barbu.call import Call
from tutor.barbu.contracts import Contract, Domino, Trumps
from tutor.barbu.contracts.hearts import HEARTS
from tutor.barbu.sources import BARBETTE, GOLDSMITH, MURPHY, PUBLICATIONS, SAN_FRANCISCO, TRENTHAM
from tutor.cards import Cards
from tutor.held import hand_of
from tutor.rule import N_, Rule

BEST = Rule(
    "B-STR-CALL",
    title=N_("Call what suits the hand"),
    statement=N_("Advice: call the contract in which your hand is most likely to do better than the others."),
    sources=(),
    adds=N_("Of the contracts that are left this one promises your hand most."),
)
NO_TRICKS = Rule(
    "B-STR-CALL-NT",
    title=N_("No Tricks as a reserve"),
    statement=N_(
        "Advice: keep No Tricks for a hand that suits nothing else, but do not call it with a bad one: doubled by"
        " three players it costs most."
    ),
    sources=(BARBETTE, MURPHY),
    adds=N_("Nothing suits this hand better than No Tricks: of your cards {count} are low, below an 8."),
)
NO_HEARTS = Rule(
    "B-STR-CALL-NH",
    title=N_("No Hearts with few hearts"),
    statement=N_(
        "Advice: call No Hearts with few or low hearts. Hearts may not be led, so a hand with many of them is hard to"
        " make good."
    ),
    sources=(SAN_FRANCISCO,),
    adds=N_("Your hearts, {count} in number, are few or low: they will win little that costs."),
)
NO_QUEENS = Rule(
    "B-STR-CALL-NQ",
    title=N_("No Queens with low cards in long suits"),
    statement=N_(
        "Advice: call No Queens with few queens, kings and aces; a long suit is no danger if it has low cards in it."
    ),
    sources=(TRENTHAM,),
    adds=N_("You hold few cards that win queens: queens, kings and aces in your hand: {count}."),
)
BARBU = Rule(
    "B-STR-CALL-KH",
    title=N_("Barbu with low hearts"),
    statement=N_(
        "Advice: call Barbu without the ace and the king of hearts: who holds the ace is the usual victim when hearts"
        " have to be led."
    ),
    sources=(),
    adds=N_("Cards in your hand with which the king of hearts is easily won, his own and the ace’s: {count}."),
)
LAST_TWO = Rule(
    "B-STR-CALL-L2",
    title=N_("No Last Two with aces and twos"),
    statement=N_(
        "Advice: call No Last Two with high cards to get in early and twos or threes to get out at the end; a long suit"
        " that ends in 4 and 2 is best, one that ends in 5 and 2 riskier."
    ),
    sources=(TRENTHAM,),
    adds=N_("You hold low cards to get out with at the end: below a 5 there are {count}."),
)
TRUMPS = Rule(
    "B-STR-CALL-TR",
    title=N_("Trumps with a long suit"),
    statement=N_(
        "Advice: call Trumps with five or six good trumps and high cards beside them, and do not keep it for the last"
        " deal: then somebody doubles you because they must, and your hand is what chance gives."
    ),
    sources=(PUBLICATIONS, MURPHY),
    adds=N_("Of {suit:suit} you hold {count}, and of aces and kings in all suits {tops}: that wins tricks."),
)
DOMINO = Rule(
    "B-STR-CALL-DO",
    title=N_("Domino from where the cards lie"),
    statement=N_(
        "Advice: call Domino with many cards around one rank, and name a rank that you hold if you need its suit"
        " opened for your far cards."
    ),
    sources=(TRENTHAM, GOLDSMITH),
    adds=N_("Your cards lie close to this rank: {count} of them are at most three steps from it."),
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
#: The ranks that speak for a contract, or against it.
COUNTED = {"no-tricks": "2 3 4 5 6 7", "no-queens": "Q K A", "no-last-two": "2 3 4", "trumps": "A K"}
NEAR = 3


def contract_to_call(at: Call) -> Choice:
    """The contract that the hand promises most in, and why."""
    setting, legal = at.setting, at.obligation().legal()
    hand = hand_of(setting.hands, setting.dealer)
    calls = contracts.calls(setting.options, setting.pack)
    best = max(legal, key=lambda code: prospect(hand, calls[code], setting))
    return _said(hand, calls[best])


def _said(hand: Cards, contract: Contract) -> Choice:
    """The contract, with what in the hand speaks for it."""
    rule = REASONS.get(contract.name, BEST)
    if isinstance(contract, Trumps):
        count = len(hand.of(contract.suit))
        return choice(contract.code, rule, suit=contract.suit, count=count, tops=_ranked(hand, contract.name))
    if isinstance(contract, Domino):
        heights = {card.rank: card.height for card in hand.pack.cards}
        near = [card for card in hand if abs(card.height - heights[contract.rank]) <= NEAR]
        return choice(contract.code, rule, count=len(near))
    hearts = hand.of(HEARTS)
    counts = {"no-hearts": len(hearts), "barbu": sum(card.rank in {"K", "A"} for card in hearts)}
    return choice(contract.code, rule, count=counts.get(contract.name, _ranked(hand, contract.name)))


def _ranked(hand: Cards, name: str) -> int:
    """How many cards have one of the ranks that count for a contract."""
    return sum(card.rank in COUNTED.get(name, "").split() for card in hand)
