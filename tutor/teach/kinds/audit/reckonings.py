"""Sums of all that a contract of the family of Barbu costs or brings, with a slip in one of their lines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tutor.barbu.contracts.chinese_poker import SUM, TIMES_FOUR
from tutor.barbu.contracts.salade import PENALTIES, TOTAL
from tutor.barbu.house import HOUSE
from tutor.barbu.values import SALADE, STANDARD, Values
from tutor.core.message import N_, Facts, Message
from tutor.core.rule import Rule
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kinds.audit.lines import LINE_IS_RIGHT, Found, audit_of, numbered, verdicts_on
from tutor.teach.posed import Asked, Offer, Posed
from tutor.teach.question import Hints
from tutor.teach.saying import Saying

# All penalties of the Salade

WHICH_LINE = N_(
    "With {players} players the Salade takes {cards} cards. Somebody works out what it costs in all. One line is wrong,"
    " and the sum only follows from it. Which line is it?"
)
#: The lines, in the order of the penalties.
PENALTY_LINES = (
    N_("Tricks, at 5 each: {points}"),
    N_("The last trick: {points}"),
    N_("Hearts, at 10 each: {points}"),
    N_("Queens, at 20 each: {points}"),
    N_("The king of hearts: {points}"),
)
SUM_LINE = N_("Together: {points}")
HOW_MANY_ARE_THERE = N_(
    "{players} players share {cards} cards, and somebody comes to {sum} points in all. How many tricks, hearts and"
    " queens are there at this table?"
)
IT_IS = N_("It is {points}: there are {count} of them, at {each} each.")
SUM_FOLLOWS = N_("The sum follows from the lines above it.")
#: Wrong counts, by contract: as if there were so many more of these things.
MISCOUNTED: Mapping[str, tuple[int, ...]] = {
    "no-tricks": (-2, -1, 1, 2),
    "no-hearts": (-12, -1, 1),
    "no-queens": (-3, -1, 1),
}


def salade(draw: Draw) -> Posed:
    """Four players or five, then any number of them, and a wrong count of tricks, hearts or queens."""
    players = draw.rng.choice(draw.of((4, 5), (3, 4, 5, 6), (3, 4, 5, 6)))
    pack = HOUSE.pack(players, {"salade": True})

    def pieces(values: Values) -> dict[str, list[int]]:
        """The points of each thing that costs, contract by contract."""
        return {one.name: [-piece for piece in one.pieces(values, pack, players) if piece] for one in PENALTIES}

    costs = pieces(SALADE)
    wrong = draw.rng.choice([*MISCOUNTED])
    written = {name: sum(each) for name, each in costs.items()}
    written[wrong] += draw.rng.choice(MISCOUNTED[wrong]) * costs[wrong][0]
    offers = [
        Offer(name, Saying.plain(text, points=points))
        for text, (name, points) in zip(PENALTY_LINES, written.items(), strict=True)
    ]
    offers.append(Offer("sum", Saying.plain(SUM_LINE, points=sum(written.values()))))

    def judged(judge: Judge) -> Iterator[Found]:
        for name, each in pieces(judge.salade).items():
            is_wrong = written[name] != sum(each)
            it_is = Saying.plain(IT_IS, TOTAL, points=sum(each), count=len(each), each=each[0])
            yield Found(is_wrong, it_is if is_wrong else Saying.plain(LINE_IS_RIGHT, TOTAL))
        yield Found(wrong=False, says=Saying.plain(SUM_FOLLOWS, TOTAL))

    asked = Asked((), WHICH_LINE, tuple(offers), {"players": players, "cards": len(pack)})
    told = {"players": players, "cards": len(pack), "sum": sum(written.values())}
    return audit_of(asked, judged, Hints.plain(HOW_MANY_ARE_THERE, TOTAL, **told))


# All units of Chinese poker

WHERE_IS_THE_SLIP = N_(
    "Somebody works out what Chinese poker brings in all when all the rows differ. One line is wrong, and the lines"
    " after it only follow from it. Which line is it?"
)
POKER_LINES = (
    N_("Each row: 3 + 2 + 1 + 0 = {row} units"),
    N_("Three rows: 3 × {row} = {units} units"),
    N_("{each} points a unit: {each} × {units} = {points} points in all"),
    N_("Together with contracts that come to {others:signed}, that makes {sum:signed}"),
)
TO_THE_END = N_(
    "At {each} points a unit, and with the other contracts at {others:signed}, somebody comes to {sum:signed}. From"
    " the top, which is the first number that you would write differently?"
)
SHOULD_BE = N_("It should be {right}.")
FROM_ABOVE = N_("This line is worked out correctly from the ones above it.")
WIKIPEDIA_SAYS = N_("Wikipedia gives these 76 points too, without saying how.")
#: The points in all that Wikipedia gives.
BY_WIKIPEDIA = 76
#: The units of each row, and how many rows there are.
OF_A_ROW, ROWS = 3 + 2 + 1 + 0, 3


def poker(draw: Draw) -> Posed:
    """A slip in any line, beside contracts that cost more or less."""
    each, others = draw.rng.choice((STANDARD.poker, 6)), -OF_A_ROW * draw.rng.randrange(0, 20)
    wrong = draw.rng.choice(range(4))
    off = [0] * len(POKER_LINES)
    off[wrong] = draw.rng.choice(((1, -1), (1,), (4,), (10, -10))[wrong])
    row = OF_A_ROW + off[0]
    units = ROWS * row + off[1]
    points = each * units + off[2]
    total = points + others + off[3]
    facts: Facts = {"each": each, "others": others, "row": row, "units": units, "points": points, "sum": total}

    asked = Asked((), WHERE_IS_THE_SLIP, numbered(Saying(None, ((text, facts),)) for text in POKER_LINES))

    written, due = (row, units, points, total), (OF_A_ROW, ROWS * row, each * units, points + others)
    found = map(_reckoned, (SUM, SUM, TIMES_FOUR, TIMES_FOUR), written, due)
    return Posed.for_any_judge(asked, verdicts_on(asked, found, Hints.of(Saying(None, ((TO_THE_END, facts),)), SUM)))


def _reckoned(rule: Rule, written: int, right: int) -> Found:
    """The finding on a line, by the number that stands at its end and the right one."""
    if written == right:
        return Found(wrong=False, says=Saying.plain(FROM_ABOVE, SUM))
    should: tuple[tuple[Message, Facts], ...] = ((SHOULD_BE, {"right": right}),)
    if written == BY_WIKIPEDIA:
        should = (*should, (WIKIPEDIA_SAYS, {}))
    return Found(wrong=True, says=Saying(rule, should))
