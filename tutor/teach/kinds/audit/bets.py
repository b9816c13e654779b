"""Bets of Barbu as somebody has written them down: who bets with whom, what each moves, and the scores of a set."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tutor.barbu.bets import MUTUAL
from tutor.barbu.settlement import TWICE, ZERO
from tutor.core.cards import BARBU
from tutor.core.message import N_, Facts
from tutor.core.sheet import Line
from tutor.teach.barbu.doublings import NEGATIVE, POSITIVE, doubling, pairs, spoken
from tutor.teach.barbu.plays import CHAIR, PLAYERS
from tutor.teach.barbu.settlements import bet_of, between, lines, over, worded
from tutor.teach.draw import Draw
from tutor.teach.judge import RULES, Judge
from tutor.teach.kinds.audit.lines import Found, audit_of, numbered
from tutor.teach.kinds.sort.bets import reason
from tutor.teach.open_boards import Threads
from tutor.teach.posed import Asked, Offer, Posed
from tutor.teach.question import Hints
from tutor.teach.saying import Saying

# Who bets with whom

WHO_NAMED_WHOM = N_("Take the words one after the other. Whom does each of them name, and who had named whom before?")
WHICH_IS_WRONG = N_(
    "After all that was said somebody has written down what there is between the players of each pair. One of the six"
    " lines is wrong. Which one?"
)
WHO_NAMED_WHOM = N_(
    "{dealer:Player} {dealer:you|have|has} called {contract:term}, and {count} players have spoken. Whom did each of"
    " them name, and who had named whom before?"
)
#: A line of that list, by what it says is between the two.
STANDS = (
    N_("{by:Player} and {other:player}: no bet"),
    N_("{by:Player} and {other:player}: a double"),
    N_("{by:Player} and {other:player}: a redouble"),
)
#: The same as data.
CLAIMS = ("none", "double", "redouble")


def who_bets(draw: Draw) -> Posed | None:
    """Two turns, three, or all four, of which somebody has written down what is between each pair."""
    at = doubling(draw.rng.choice(NEGATIVE), draw.rng.randrange(PLAYERS))
    board = Threads(at, CHAIR, spoken(at, draw.of(2, 3, 4), draw.rng).said)
    then = board.then
    levels = {pair: then.bets.level(*pair) for pair in pairs()}
    if {1, 2} - {*levels.values()}:
        return None
    place, wrong = draw.rng.choice([*_misread(levels, then.setting.dealer)])
    written = {**levels, place: wrong}
    offers = tuple(
        Offer(f"{one}-{other}", _stands({"by": one, "other": other, "claim": CLAIMS[level]}, level))
        for (one, other), level in written.items()
    )

    def judged(judge: Judge) -> Iterator[Found]:
        bets = {frozenset((bet.by, bet.other)): bet for bet in judge.bets(then).bets()}
        for pair, level in written.items():
            bet = bets.get(frozenset(pair))
            yield Found(level != (bet.level if bet else 0), reason(then, pair, bet))

    seen: Facts = {"dealer": then.setting.dealer, "contract": at.contract.name, "count": len(board.said)}
    nudge = Saying(None, ((WHO_NAMED_WHOM, seen),), CHAIR)
    return audit_of(Asked((board,), WHICH_IS_WRONG, offers), judged, Hints.of(nudge, MUTUAL))


def _misread(levels: Mapping[tuple[int, int], int], dealer: int) -> Iterator[tuple[tuple[int, int], int]]:
    """The lines that are often wrong: a redouble that was missed, and a bet with the dealer that nobody has made."""
    yield from ((pair, 1) for pair, level in levels.items() if level > 1)
    yield from ((pair, 1) for pair, level in levels.items() if not level and dealer in pair)


def _stands(facts: Facts, level: int) -> Saying:
    return Saying(None, ((STANDS[level], facts),), CHAIR)


# What each bet moves

A_LINE = N_("{by:Player} {value:signed}, {other:player} {value:opposite}")
WHICH_LINE = N_("This is how somebody has settled the bets, pair by pair. One line is wrong. Which one?")
THAT_IS_WRONG, THAT_IS_RIGHT = N_("That is wrong."), N_("That is right.")
EACH_LINE = N_(
    "In the contract itself {by:player} {by:you|have|has} {one:signed} and {other:player} {other:you|have|has}"
    " {two:signed}. How far apart are these two, who is better, and is their bet a redouble?"
)


def what_moves(draw: Draw) -> Posed | None:
    """Two or three bets, four or five, up to all six, each settled in a line."""
    board = over(draw.rng, draw.of(2, 3, 4))
    right = lines(board)
    places = [place for place, line in enumerate(right) if line.value]
    if not places or len(right) not in draw.of((2, 3), (4, 5), (5, 6)):
        return None
    wrong = draw.rng.choice(places)
    written = [line.value for line in right]
    written[wrong] = draw.rng.choice(_mistaken(right[wrong]))
    offers = numbered(
        Saying(None, ((A_LINE, {**line.reason.facts, "value": value}),), CHAIR)
        for line, value in zip(right, written, strict=True)
    )

    def judged(judge: Judge) -> Iterator[Found]:
        for stands, value in zip(right, written, strict=True):
            line = between(board, bet_of(stands), judge)
            says, is_wrong = worded(line), value != line.value
            opening = THAT_IS_WRONG if is_wrong else THAT_IS_RIGHT
            yield Found(is_wrong, says._replace(sentences=((opening, {}), *says.sentences)))

    bet = bet_of(right[0])
    seen: Facts = {"by": bet.by, "other": bet.other, "one": board.base[bet.by], "two": board.base[bet.other]}
    nudge = Saying(None, ((EACH_LINE, seen),), CHAIR)
    return audit_of(Asked((board,), WHICH_LINE, offers), judged, Hints.of(nudge, TWICE))


def _mistaken(line: Line) -> tuple[int, ...]:
    """Some wrong values that are often written: turned round, a redouble as four times, or as a double."""
    return (-line.value, 2 * line.value, *((line.value // 2,) if line.reason.rule is TWICE else ()))


# A whole set

WHICH_DEAL = N_(
    "This is a dealer’s whole set of seven deals, bets and all: your score in each deal, then those of the players on"
    " your left, opposite and on your right. It ought to come to 0, and it does not. In which deal is the mistake?"
)
A_DEAL = N_("{contract:move}: {you:signed}, {left:signed}, {opposite:signed}, {right:signed}")
MUST_COME_TO = N_("These four come to {total:signed}, just what the contract is worth, whatever the bets have moved.")
COMES_TO = N_("These four come to {summed:signed}, but the contract is worth {total:signed}: bets create no points.")
ADD_ACROSS = N_(
    "Begin with {contract:move}: what do {you:signed}, {left:signed}, {opposite:signed} and {right:signed} come to,"
    " and what is this contract worth in all?"
)
SEATS = ("you", "left", "opposite", "right")


def whole_set(draw: Draw) -> Posed | None:
    """Seven deals, of which one has a score that is ten points off, or then has the wrong sign."""
    played = [
        over(draw.rng, draw.rng.randrange(1, PLAYERS + 1), (contract,))
        for contract in draw.rng.sample((*NEGATIVE, *POSITIVE), 7)
    ]
    deals = [(board.at.contract, [*_final(board)]) for board in played]
    wrong, seat = draw.rng.randrange(len(deals)), draw.rng.randrange(PLAYERS)
    scores = deals[wrong][1]
    if not scores[seat]:
        return None
    scores[seat] += draw.rng.choice(draw.of((-10, 10), (-2 * scores[seat],), (-2 * scores[seat],)))
    offers = numbered((_a_deal(contract.code, four) for contract, four in deals), "deal")

    def judged(judge: Judge) -> Iterator[Found]:
        for contract, four in deals:
            total, summed = contract.total(judge.values, BARBU, PLAYERS), sum(four)
            says = MUST_COME_TO if summed == total else COMES_TO
            yield Found(summed != total, Saying.plain(says, ZERO, summed=summed, total=total))

    contract, four = deals[0]
    hints = Hints.plain(ADD_ACROSS, ZERO, contract=contract.code, **dict(zip(SEATS, four, strict=True)))
    return audit_of(Asked((), WHICH_DEAL, offers), judged, hints)


def _a_deal(contract: str, scores: Sequence[int]) -> Saying:
    facts: Facts = {"contract": contract, **dict(zip(SEATS, scores, strict=True))}
    return Saying(None, ((A_DEAL, facts),), CHAIR)


def _final(board: Threads) -> tuple[int, ...]:
    """The scores of a deal in the end: with its bets, or shared out if it is not played."""
    at = board.at
    total = at.contract.total(RULES.values, BARBU, PLAYERS)
    skipped = RULES.skipped(at.contract, at.bets, at.setting.options)
    sheet = RULES.shared(total, at.setting.dealer) if skipped else RULES.settled(board.base, at.bets)
    return sheet.scores or ()
