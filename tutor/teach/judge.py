"""The judge of a question: everything about which somebody at a table may be right or wrong."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tutor.barbu.advice.prices import Left, price
from tutor.barbu.bets import Bets
from tutor.barbu.compulsory import Debt
from tutor.barbu.contracts import Contract
from tutor.barbu.contracts.ravage_city import Longest, longest
from tutor.barbu.doubling import Doubling
from tutor.barbu.options import Options
from tutor.barbu.play import Play as BarbuPlay
from tutor.barbu.poker import Strength, strength
from tutor.barbu.settlement import settled
from tutor.barbu.trick import Taken
from tutor.barbu.trick import Trick as BarbuTrick
from tutor.barbu.undoubled import shared, skipped
from tutor.barbu.values import SALADE, STANDARD, Values
from tutor.core.cards import SUITS, Card, Cards
from tutor.core.obligation import Obligation, Position, Ruling
from tutor.core.rule import Reason, Rule
from tutor.core.sheet import Sheet
from tutor.tarot.advice.hand_value import Evaluation, Suggestion, evaluate, suggest
from tutor.tarot.advice.knowledge import Known, known
from tutor.tarot.advice.signals import Signal, signals
from tutor.tarot.announce import Declaration, declarations, fault
from tutor.tarot.before_bidding import lone_petit
from tutor.tarot.conventions.claims import sure_tricks, tenue
from tutor.tarot.cut import cuts, cutter, next_dealer
from tutor.tarot.dog import SANS, UNSEEN_DOG
from tutor.tarot.draw import Drawn, first_dealer
from tutor.tarot.play import Play
from tutor.tarot.score.bonuses import POIGNEE_VALUES
from tutor.tarot.score.count import NEEDED, total
from tutor.tarot.score.sheet import sheet
from tutor.tarot.trick import Trick


def _obligation(at: Position[Any]) -> Obligation[Any]:
    return at.obligation()


def _led(trick: Trick) -> str | None:
    return trick.led


def _winner(trick: Trick) -> Card | None:
    return trick.best


def _best(trick: BarbuTrick, trumps: str | None) -> Card:
    return (trumps and trick.top(trumps)) or trick.best


def _over(at: BarbuPlay) -> bool:
    return at.over


def _says(_: Rule, true: str, _believed: str) -> str:
    return true


def _speakers(at: Doubling) -> Sequence[int]:
    return at.setting.seats


def _bets(at: Doubling) -> Bets:
    return at.bets


def _dog(contract: str) -> str:
    left = UNSEEN_DOG.get(contract)
    return "taken" if left is None else "taker" if left is SANS else "defence"


def _excuse_stays(*, last: bool) -> bool:
    return not last


def _task(name: str, players: int, dealer: int) -> int:
    nearest = next_dealer(players, dealer)
    again = {"misdeal": dealer, "last-packet": dealer, "cut": cutter(players, dealer)}
    return again.get(name, nearest)


def _word(at: Doubling, move: str) -> Ruling[str]:
    return at.ruling(move)


def _tenue(held: Cards) -> bool:
    return any(tenue(held, suit) and sure_tricks(held, suit) for suit in SUITS)


@dataclass(frozen=True, slots=True)
class Judge:
    """The rules, field by field, as somebody knows them; as they are, unless a field is replaced.

    A wrong belief, or the rule of another table, is another judge: ``replace(RULES, settled=four_times)``.  No kind
    knows of it, since a kind decides no rule: it asks its judge.
    """

    #: The duty of the player to move, and the reason for it.
    obligation: Callable[[Position[Any]], Obligation[Any]] = _obligation
    #: The first dealer, by the cards that the players have drawn (T-DEAL-DRAW).
    first_dealer: Callable[[Sequence[Card]], Drawn] = first_dealer
    #: The seat of the player who has a task around a deal: by its name, the size of the table and the dealer.
    task: Callable[[str, int, int], int] = _task
    #: The numbers of cards of the pack of Tarot that may be lifted in the cut (T-CUT).
    cuts: Callable[[], Obligation[str]] = cuts
    #: The suit that a trick of Tarot asks for, if it asks for one yet (T-PLAY-FOLLOW, T-EXC-LED).
    led: Callable[[Trick], str | None] = _led
    #: The card that wins a trick of Tarot as it stands, if any does (T-PLAY-WIN).
    winner: Callable[[Trick], Card | None] = _winner
    #: The card that wins a trick of Barbu as it stands, with the suit of the trumps if there are any (B-NT-WINNER).
    best: Callable[[BarbuTrick, str | None], Card] = _best
    #: Whether a deal of Barbu is over, with its last card or before it (B-NQ-END, B-KH-END).
    over: Callable[[BarbuPlay], bool] = _over
    #: The one of two claims that a rule makes: its own, or the one that many believe in its place.
    says: Callable[[Rule, str, str], str] = _says
    #: The knowledge that everybody can have of the hands in Tarot from the play so far.
    known: Callable[[Play], tuple[Known, ...]] = known
    #: Whether a hand makes a deal of Tarot void before the auction (T-DEAL-PETIT-SEC).
    void: Callable[[Cards], bool] = lone_petit
    #: The worth of cards of Tarot, in half points (T-VALUES).
    total: Callable[[Cards], int] = total
    #: The points of a hand before the auction, by a table of hand values.
    evaluate: Callable[..., Evaluation] = evaluate
    #: The bid that they advise, of those that may be made, and why.
    suggest: Callable[[Cards, Collection[str]], Suggestion] = suggest
    #: The fate of the dog in a contract: "taken", or left to the "taker" or the "defence" (T-DOG-BY-CONTRACT).
    dog: Callable[[str], str] = _dog
    #: Whether the Excuse stays with the side that plays it, to the ``last`` trick or to another (T-EXC-KEEP).
    excuse_stays: Callable[..., bool] = _excuse_stays
    #: The poignées that the holder of some trumps may show, and the fault of the cards that one shows.
    declarations: Callable[..., Obligation[Declaration]] = declarations
    fault: Callable[[Declaration, Cards, int], Reason | None] = fault
    #: The points that the taker needs, by the bouts in the pile at the end (T-COUNT-THRESHOLD).
    needed: Callable[[int], int] = NEEDED.__getitem__
    #: The score sheet of a deal of Tarot, by the federation’s rules or at a table with other house rules.
    sheet: Callable[..., Sheet] = sheet
    #: The worth of a poignée of each size, from each opponent (T-POIGNEE-VALUE).
    poignees: Mapping[str, int] = field(default_factory=lambda: POIGNEE_VALUES["fft"])
    #: The points that cards, tricks and places are worth in the contracts of Barbu.
    values: Values = STANDARD
    #: The same in the Salade.
    salade: Values = SALADE
    #: The longest suit in everybody's tricks, by which Ravage City is paid (B-RC-COUNT).
    longest: Callable[[Sequence[Taken]], Mapping[int, Longest]] = longest
    #: The signals that a defender's card gives the others, by the conventions that a table has agreed on.
    signals: Callable[[Play, int, Card], tuple[Signal, ...]] = signals
    #: Whether the cards of a suit in a hand are a tenue, by every reading of the word.
    tenue: Callable[[Cards], bool] = _tenue
    #: The seats in the order in which they speak in a doubling (B-DBL-ORDER).
    speakers: Callable[[Doubling], Sequence[int]] = _speakers
    #: The bets that come of what was said in a doubling.
    bets: Callable[[Doubling], Bets] = _bets
    #: The worth to a dealer of Barbu of keeping a contract, while some are left.
    price: Callable[[str, Left], float] = price
    #: Whether something may be said in a doubling, several players named at once included, and why.
    word: Callable[[Doubling, str], Ruling[str]] = _word
    #: The doubles that are owed to a dealer, by those made and the deals that this dealer has left (B-DBL-FORCED).
    debt: Callable[[int, int], Debt] = Debt
    #: Whether a deal is not played, by its contract, its bets and the house rules (B-UND-SKIP).
    skipped: Callable[[Contract, Bets, Options], bool] = skipped
    #: The bets of a deal of Barbu, settled.
    settled: Callable[..., Sheet] = settled
    #: The points of a contract that is not played, shared out: by their total and the dealer.
    shared: Callable[[int, int], Sheet] = shared
    #: The strength of a row of Chinese poker, to be compared with that of others (B-CP-SET).
    strength: Callable[[Cards], Strength] = strength


#: The rules as they are.
RULES = Judge()
