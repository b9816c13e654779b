"""Advice for the doubling: whom to bet against, by how the hand compares with an average one."""

from __future__ import annotations

from tutor.barbu.advice.prospects import edge
from tutor.barbu.doubling import Doubling
from tutor.barbu.sources import GOLDSMITH, PARLETT, TRENTHAM
from tutor.barbu.targets import FLANK, MAX
from tutor.core.advice import Advice, advise
from tutor.core.hands import hand_of
from tutor.core.message import N_
from tutor.core.rule import Rule

WAIT = Rule(
    "B-STR-DBL-PASS",
    title=N_("Do not double without a reason"),
    statement=N_("Advice: a double is a bet that you will do better than somebody else; without a better hand, pass."),
    sources=(PARLETT,),
    hint=N_(
        "Against an average hand, yours promises about {points:signed} {points:n|point|points}: not enough for a bet."
    ),
)
ALL = Rule(
    "B-STR-DBL-MAX",
    title=N_("Maximum with a very good hand"),
    statement=N_("Advice: say “maximum” with a hand that should beat the whole table."),
    sources=(PARLETT, TRENTHAM),
    hint=N_(
        "Your hand promises about {points} {points:n|point|points} more than an average one. Bet against everybody,"
        " even the dealer, who has chosen the contract."
    ),
)
SIDES = Rule(
    "B-STR-DBL-FLANKS",
    title=N_("Flanks when the dealer is strong"),
    statement=N_("Advice: say “flanks” with a good hand when the dealer, who chose the contract, looks strong too."),
    sources=(PARLETT, TRENTHAM),
    hint=N_(
        "Your hand promises about {points} {points:n|point|points} more than an average one. That is enough against the"
        " two others, but the dealer has chosen the contract: leave the dealer out."
    ),
)
SOME = Rule(
    "B-STR-DBL-ONE",
    title=N_("A double against one player"),
    statement=N_(
        "Advice: with a hand that beats only some of the others, double one player whom you can expect to beat."
    ),
    sources=(PARLETT, TRENTHAM),
    hint=N_(
        "Your hand promises about {points} {points:n|point|points} more than an average one. That is enough for a bet"
        " against {others:and}, but for no more."
    ),
)
WEAK = Rule(
    "B-STR-DBL-WEAK",
    title=N_("Double those who have passed"),
    statement=N_(
        "Advice: in a negative contract, a player who has had their turn and has not doubled you hardly has a good"
        " hand; to beat them, one that is about average will do."
    ),
    sources=(),
    hint=N_(
        "Your hand is only about average, but {others:and} could have doubled you and did not: do not expect a strong"
        " hand there."
    ),
)
OWED = Rule(
    "B-STR-DBL-OWED",
    title=N_("Pay an owed double with a fair hand"),
    statement=N_(
        "Advice: make your two compulsory doubles of a dealer with fair hands while you can choose, rather than with"
        " any hand when you must; from a player who owes it, a double may mean nothing."
    ),
    sources=(TRENTHAM, GOLDSMITH),
    hint=N_(
        "You still owe the dealer {owed} {owed:n|double|doubles}. Against an average hand, yours promises about"
        " {points:signed} {points:n|point|points}."
    ),
)
AGAIN = Rule(
    "B-STR-RDBL",
    title=N_("Redouble a player who had to double"),
    statement=N_(
        "Advice: redouble with a good hand, and rather somebody who had to double you than somebody who chose to."
    ),
    sources=(PARLETT, TRENTHAM),
    hint=N_(
        "You were doubled by {others:and}. Your hand promises about {points} {points:n|point|points} more than an"
        " average one: enough to raise the bet."
    ),
)

#: The points beyond the average that a hand must promise before it doubles somebody, in parts of an even share of the
#: contract's points: the dealer, who has chosen the contract; the dealer in a positive contract, who has chosen it with
#: more care, since a good hand wins more in it; the dealer while a double is owed; somebody who has doubled; somebody
#: whose turn is still to come; and somebody who has let their turn pass by, and so is hardly strong.
DEALER, POSITIVE, OWING, REDOUBLE, OTHER, SPOKEN = 0.25, 0.5, 0.0, 0.3, 0.15, -0.2


def double_to_say(at: Doubling) -> Advice:
    """The players to double, all those whom the hand promises to beat, with the reason."""
    setting, speaker = at.setting, at.speaker
    points = edge(hand_of(setting.hands, speaker.seat), at.contract, setting)
    share = abs(at.contract.total(setting.options.table, setting.pack, setting.players)) / setting.players

    def gain(move: str) -> float:
        return sum(points / share - _caution(at, target) for target in speaker.names(move))

    best = max(at.obligation().legal(), key=lambda move: (gain(move), move in {MAX, FLANK}))
    return _reasoned(at, best, round(points))


def _reasoned(at: Doubling, move: str, points: int) -> Advice:
    """The advice to make ``move``, with its reason; the hand promises ``points`` beyond the average."""
    speaker, dealer = at.speaker, at.setting.dealer
    named = speaker.names(move)
    if not named:
        return advise(move, WAIT, points=points)
    if set(named) <= set(speaker.received):
        return advise(move, AGAIN, others=named, points=points)
    owed = at.owing(speaker).owed
    if owed and dealer in named and (named == (dealer,) or points <= 0):
        return advise(move, OWED, owed=owed, points=points)
    if points <= 0:
        return advise(move, WEAK, others=named)
    if move == MAX:
        return advise(move, ALL, points=points)
    return advise(move, SIDES if move == FLANK else SOME, others=named, points=points)


def _caution(at: Doubling, target: int) -> float:
    """The least promise that allows to double ``target``, in parts of an even share of the contract's points."""
    speaker = at.speaker
    if target in speaker.received:
        return REDOUBLE
    if target != speaker.dealer:
        return SPOKEN if target in dict(at.said) else OTHER
    if at.contract.positive:
        return POSITIVE
    return OWING if at.owing(speaker).owed else DEALER
