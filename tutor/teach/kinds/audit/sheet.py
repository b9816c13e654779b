"""The score sheet of a deal of Tarot with a mistake in one of its lines, and the mistake behind a wrong number."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from tutor.core.message import N_, Fact
from tutor.core.rule import Rule
from tutor.core.sheet import Line
from tutor.tarot.score.bonuses import PETIT_LAST, POIGNEE, SLAM
from tutor.tarot.score.sheet import BASE, DISTRIBUTION, MULTIPLIER, ZERO_SUM
from tutor.tarot.score.summary import Summary
from tutor.tarot.setting import FOUR
from tutor.teach.draw import Draw
from tutor.teach.judge import RULES, Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.audit.family import AUDIT
from tutor.teach.kinds.audit.lines import LINE_IS_RIGHT, Found, audit_of, numbered
from tutor.teach.posed import Asked, Offer, Posed
from tutor.teach.question import Hints, Scored
from tutor.teach.saying import Saying
from tutor.teach.tarot.finished import MULTIPLIED, finished, named, shown_by, with_bonus, with_poignees
from tutor.teach.tarot.scored import IT_IS, worded
from tutor.teach.tarot.sheets import Sheets, Slip, adding, by_rule, slips, total, with_slip


def _multiplied(draw: Draw) -> Summary:
    """A contract that is multiplied; the taker plays alone."""
    return finished(draw, draw.of((FOUR,), (3, FOUR), (3, FOUR)), MULTIPLIED)


# The wrong line

#: The prompts without a poignée, with one, and with one on either side.
WHICH_LINE = (
    N_(
        "This is how somebody has written the score sheet. There is one mistake in it, and the lines after it may be"
        " wrong because of it. In which line was it made?"
    ),
    N_(
        "The poignée was shown by {side:term}. There is one mistake in this sheet, and the lines after it may be wrong"
        " because of it. In which line was it made?"
    ),
    N_(
        "One poignée was shown by the attack and one by the defence. There is one mistake in this sheet, and the lines"
        " after it may be wrong because of it. In which line was it made?"
    ),
)
CHECK_EACH = N_(
    "The attack had {points:half} {points:n|point|points} with {bouts:count} {bouts:n|bout|bouts} in a"
    " {contract:term}. From the top, which is the first line that you would write differently?"
)
FOLLOWS = N_("This line follows from the lines above it; no other mistake was made here.")
BADLY_ADDED = N_("The lines above come to something else.")
FROM_ONE = N_("The taker has it from each of the {count} defenders, or pays it to each, and not only once.")

#: The ways to draw the deals that are asked about, by what has been earned in them.
DRAWN: Mapping[str, Callable[[Draw], Summary]] = {
    "score": _multiplied,
    "bonus": with_bonus,
    "poignee": with_poignees,
}
#: The rules of the lines in which there may be a mistake, by level.
CONTRACT, BESIDE, SHOWN = (BASE, MULTIPLIER), (PETIT_LAST, SLAM, MULTIPLIER), (POIGNEE, MULTIPLIER)
AMONG: Mapping[str, tuple[tuple[Rule, ...], ...]] = {
    "score": (CONTRACT, (*CONTRACT, DISTRIBUTION), (*CONTRACT, DISTRIBUTION)),
    "bonus": (BESIDE, (*BESIDE, DISTRIBUTION), BESIDE),
    "poignee": (SHOWN,) * 3,
}


def score(draw: Draw) -> Posed:
    """A sheet with one of the mistakes that are often made; the lines after it follow from it."""
    deal = DRAWN[draw.about](draw)
    side, defenders = shown_by(deal, draw), len(deal.defence)
    lines = (*adding(deal), *(by_rule(deal, rule) for rule in (DISTRIBUTION, ZERO_SUM)))
    slip = _mistake(deal, draw, side)
    written: list[int] = []
    for at, line in enumerate(lines):
        written.append(slip.value if at == slip.at else _due(line, written, deal, RULES.sheet))

    def judged(judge: Judge) -> Iterator[Found]:
        right: list[int] = []
        for at, line in enumerate(lines):
            right.append(_due(line, right, deal, judge.sheet))
            due = _due(line, written[:at], deal, judge.sheet)
            if written[at] == due:
                yield Found(wrong=False, says=Saying.plain(LINE_IS_RIGHT if due == right[at] else FOLLOWS))
            else:
                known = ((slip.says, {"count": defenders}),) if at == slip.at else ()
                yield Found(wrong=True, says=Saying(slip.rule, (*known, (IT_IS, {"value": due}))))

    offers = numbered(worded(line._replace(value=value)) for line, value in zip(lines, written, strict=True))
    data = {"lines": [line.reason.rule.id for line in lines]}
    asked = Asked((Scored(deal),), WHICH_LINE[len(deal.poignees)], offers, named(side), data)
    return audit_of(asked, judged, Hints.plain(CHECK_EACH, slip.rule, **_told(deal)))


def _told(deal: Summary) -> dict[str, Fact]:
    """The contract, the points and the bouts of a deal, for a first hint."""
    return {"contract": deal.contract, "points": deal.points / 2, "bouts": deal.bouts}


def _mistake(deal: Summary, draw: Draw, side: str | None) -> Slip:
    """Any of the lines, and any of the mistakes that are often made there."""
    added, among = adding(deal), draw.of(*AMONG[draw.about])
    known = [slip for slip in slips(deal, side) if added[slip.at].reason.rule in among]
    if DISTRIBUTION in among:
        unit = total(added)
        known.append(Slip(len(added), unit + draw.rng.choice((-10, 10)), DISTRIBUTION, BADLY_ADDED))
        known.append(Slip(len(added) + 1, unit, DISTRIBUTION, FROM_ONE))
    place = draw.rng.choice([*dict.fromkeys(slip.at for slip in known)])
    return draw.rng.choice([slip for slip in known if slip.at == place])


def _due(line: Line, above: Sequence[int], deal: Summary, sheets: Sheets) -> int:
    """The value of a line below those that stand ``above`` it, as a judge would write it."""
    rule = line.reason.rule
    if rule is ZERO_SUM:
        return above[-1] * len(deal.defence)
    if rule is DISTRIBUTION:
        return sum(above)
    value = by_rule(deal, rule, sheets).value
    return above[0] * value // by_rule(deal, BASE, sheets).value if rule is MULTIPLIER else value


# The mistake behind a number

WHAT_IS_WRONG = N_("Somebody says that the attack wins {value:signed} from each defender. What is wrong with that?")
NOTHING = N_("Nothing is wrong: that is right")
IT_WOULD_BE = N_("With this mistake it would be {value:signed}.")
IT_DIFFERS = N_("It would have to be {value:signed}.")
DONE_RIGHT = N_("The right number is {value:signed}.")
DO_IT_YOURSELF = N_(
    "The attack had {points:half} {points:n|point|points} with {bouts:count} {bouts:n|bout|bouts} in a"
    " {contract:term}. What do you make it yourself, and how far is that from {value:signed}?"
)
#: Among so many mistakes one chooses.
MISTAKES = 4


@kind(AUDIT, BASE, MULTIPLIER)
def score_mistake(draw: Draw) -> Posed | None:
    """A number that comes of one of several mistakes; from the second level on it may be right."""
    deal = _multiplied(draw)
    every, right = {slip: total(with_slip(deal, slip)) for slip in slips(deal)}, total(adding(deal))
    if len({*every.values(), right}) < len(every) + 1:
        return None  # two mistakes that come to the same
    nobody: list[Slip | None] = [None]
    chosen = draw.rng.choice([*draw.of([], nobody, nobody), *every])
    said = every[chosen] if chosen else right
    others = draw.rng.sample([slip for slip in every if slip is not chosen], MISTAKES - (chosen is not None))
    found = {slip: value for slip, value in every.items() if slip is chosen or slip in others}
    offers = [
        Offer(f"slip-{number}", Saying.plain(slip.says, claim=f"line {slip.at + 1}: {slip.value}"))
        for number, slip in enumerate(found, 1)
    ]
    offers.append(Offer("nothing", Saying.plain(NOTHING)))
    rule = chosen.rule if chosen else BASE

    def judged(judge: Judge) -> Iterator[Found]:
        due = total(adding(deal, judge.sheet))
        for slip, value in found.items():
            says = Saying.plain(IT_WOULD_BE, slip.rule, value=value)
            explains = value == said != due
            yield Found(explains, Saying.plain(DONE_RIGHT, slip.rule, value=due) if explains else says)
        yield Found(said == due, Saying.plain(DONE_RIGHT if said == due else IT_DIFFERS, rule, value=due))

    asked = Asked((Scored(deal),), WHAT_IS_WRONG, tuple(offers), {"value": said})
    return audit_of(asked, judged, Hints.plain(DO_IT_YOURSELF, rule, **_told(deal), value=said))
