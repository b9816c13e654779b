"""The numbers of the score sheet of a deal of Tarot: one of its lines, all of them together, and the taker’s score."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tutor.core.message import N_, Facts, Message
from tutor.core.rule import Rule
from tutor.tarot.score.bonuses import (
    PETIT_LAST,
    PETIT_SIGN,
    POIGNEE,
    POIGNEE_FLAT,
    POIGNEE_WINNER,
    SLAM,
    SLAM_DEFENCE,
    SLAM_FLAT,
    SLAM_INDEPENDENT,
)
from tutor.tarot.score.sheet import BASE, DISTRIBUTION, MULTIPLIER
from tutor.tarot.score.summary import Summary
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.line.family import LINE
from tutor.teach.number import Number
from tutor.teach.posed import Asked, Posed, Verdicts
from tutor.teach.question import Hints, Scored
from tutor.teach.saying import Saying
from tutor.teach.tarot.finished import TERMS, named, plain, shown_by, with_bonus, with_poignees
from tutor.teach.tarot.scored import IT_IS, share, working
from tutor.teach.tarot.sheets import adding, before, by_rule, mistaken, slips, summed, total

#: The ways to draw the deals that are asked about, by what has been earned in them.
DRAWN: Mapping[str, Callable[[Draw], Summary]] = {"score": plain, "bonus": with_bonus, "poignee": with_poignees}


# One line

#: The prompts without a poignée, with one, and with one on either side.
WHICH_VALUE = (
    N_(
        "One value of this score sheet is missing. Which number belongs there? Write what the taker’s side pays with a"
        " minus sign."
    ),
    N_(
        "The poignée was shown by {side:term}. One value of this score sheet is missing: which number belongs there?"
        " Write what the taker’s side pays with a minus sign."
    ),
    N_(
        "One poignée was shown by the attack and one by the defence. One value of this score sheet is missing: which"
        " number belongs there? Write what the taker’s side pays with a minus sign."
    ),
)

#: The questions back by the rule that decides: of the contract, and of what is earned beside it.
WHAT_DECIDES: Mapping[Rule, Message] = {
    BASE: N_(
        "{points:half} {points:n|point|points} with {bouts:count} {bouts:n|bout|bouts}: how many were needed, and how"
        " far apart are the two?"
    ),
    MULTIPLIER: N_(
        "The attack has {points:half} {points:n|point|points}, and the contract was {contract:term}. How often does the"
        " first line count in all, and how much does that add?"
    ),
    PETIT_LAST: N_(
        "The attack has {points:half} {points:n|point|points} with {bouts:count} {bouts:n|bout|bouts} at"
        " {contract:term}, and {side:term} won the last trick with the Petit. Whose are its points, and does the"
        " contract multiply them?"
    ),
    SLAM: N_(
        "At {contract:term}, with {points:half} {points:n|point|points} for the attack, the slam was {slam:term}. Whose"
        " are its points, and does the contract multiply them?"
    ),
    SLAM_DEFENCE: N_(
        "At {contract:term} the defence has won every trick, and the attack {points:half} {points:n|point|points}. What"
        " does that bring the defence, and does the contract multiply it?"
    ),
    POIGNEE: N_(
        "A {poignee:term} poignée, and {points:half} {points:n|point|points} with {bouts:count} {bouts:n|bout|bouts}"
        " for the attack at {contract:term}: which side gets it, and does the contract multiply it?"
    ),
}

CONTRACT, BESIDE, SHOWN = (BASE, MULTIPLIER), (PETIT_LAST, SLAM, SLAM_DEFENCE), (POIGNEE,)
#: The rules of the lines that may be left out, by level.
LEFT_OUT = {"score": ((BASE,), CONTRACT, CONTRACT), "bonus": (BESIDE,) * 3, "poignee": (SHOWN,) * 3}
IN_LINES: Mapping[str, tuple[Rule, ...]] = {
    "score": CONTRACT,
    "bonus": (PETIT_LAST, PETIT_SIGN, SLAM, SLAM_FLAT),
    "poignee": (POIGNEE, POIGNEE_WINNER, POIGNEE_FLAT),
}


@kind(LINE, about=IN_LINES, edition=2)
def line(draw: Draw) -> Posed | None:
    """A value that is missing from a sheet: of the contract, of a bonus, or of a poignée."""
    over = DRAWN[draw.about](draw)
    side, lines = shown_by(over, draw), adding(over)
    places = [at for at, one in enumerate(lines) if one.reason.rule in draw.of(*LEFT_OUT[draw.about])]
    if not places:
        return None
    at = draw.rng.choice(places)
    rule = lines[at].reason.rule
    shown = lines if at else lines[:1]  # what is multiplied would tell what the contract is worth
    board = Scored(over, (before(over), *shown), at + 1)

    def verdicts(judge: Judge) -> Verdicts:
        right = by_rule(over, rule, judge.sheet).value
        known = {slip.value: Saying.plain(slip.says, slip.rule) for slip in slips(over, side) if slip.at == at}
        because = [Saying(rule, ((IT_IS, {"value": right}), (rule.statement, {})))]
        if rule is POIGNEE:
            because.append(Saying.plain(POIGNEE_WINNER.statement, POIGNEE_WINNER))
        hints = Hints.plain(WHAT_DECIDES[rule], rule, **_of_the_deal(over))
        return Verdicts((*because,), hints, number=Number.of(right, known, signed=True))

    return Posed(Asked((board,), WHICH_VALUE[len(over.poignees)], facts=named(side)), verdicts)


# All lines together

FROM_EACH = (
    N_("What does the attack win from each defender in this deal? If it pays, put a minus sign in front."),
    N_(
        "The poignée was shown by {side:term}. What does the attack win from each defender in this deal? If it pays,"
        " put a minus sign in front."
    ),
    N_(
        "One poignée was shown by the attack and one by the defence. What does the attack win from each defender in"
        " this deal? If it pays, put a minus sign in front."
    ),
)
WORTH_ON_ITS_OWN = N_(
    "{points:half} {points:n|point|points} with {bouts:count} {bouts:n|bout|bouts} at {contract:term}: how many were"
    " needed, and how often does it all count?"
)
IN_DEALS: Mapping[str, tuple[Rule, ...]] = {
    "score": (*CONTRACT, DISTRIBUTION),
    "bonus": (*IN_LINES["bonus"], SLAM_INDEPENDENT),
    "poignee": IN_LINES["poignee"],
}


@kind(LINE, about=IN_DEALS, edition=2)
def deal(draw: Draw) -> Posed:
    """The sum of a deal: the contract alone, with a bonus, or with a poignée."""
    over = DRAWN[draw.about](draw)
    side = shown_by(over, draw)

    def verdicts(judge: Judge) -> Verdicts:
        lines = adding(over, judge.sheet)
        number = Number.of(total(lines), mistaken(over, side), signed=True)
        rule = lines[-1].reason.rule
        nudge = WORTH_ON_ITS_OWN if rule in CONTRACT else WHAT_DECIDES[rule]
        hints = Hints.plain(nudge, rule, **_of_the_deal(over))
        return Verdicts(working(over, judge.sheet), hints, number=number)

    return Posed(Asked((Scored(over),), FROM_EACH[len(over.poignees)], facts=named(side)), verdicts)


def _of_the_deal(over: Summary) -> Facts:
    """The facts of a deal that is over: its points and bouts, its contract, and what was earned beside it."""
    side = TERMS[over.petit_au_bout] if over.petit_au_bout else None
    earned: Facts = {"side": side, "slam": over.slam, "poignee": next(iter(over.poignees), None)}
    return {"points": over.points / 2, "bouts": over.bouts, "contract": over.contract, **earned}


# The taker’s score

TAKERS_SCORE = N_("What is the taker’s score for this deal? If it is a loss, put a minus sign in front.")
HOW_MANY_PAY = N_(
    "The attack has {points:half} {points:n|point|points} with {bouts:count} {bouts:n|bout|bouts}, and {players} play."
    " How many defenders does the taker settle with, and is there a partner who shares?"
)
EACH_AND_ALL = N_("From each defender it is {unit:signed}, so the taker’s score is {taker:signed}.")
ONCE = N_("That is what one defender pays, or is paid. The taker deals with each of them.")
ONE_TOO_MANY = N_("The taker does not pay themselves: there is one fewer defender than there are players.")
SHARED_ALIKE = N_("Taker and partner do not share alike: the partner has a single share and the taker two.")
OTHER_SIGN = N_("The sign is the other way round: look again at whether the contract is made.")


@kind(LINE, *CONTRACT, DISTRIBUTION)
def score_taker(draw: Draw) -> Posed:
    """A question on the taker’s score: with the sheet; from the deal alone; with a partner as well."""
    over = plain(draw)
    written = draw.of((before(over), *adding(over), summed(over)), (), ())

    def verdicts(judge: Judge) -> Verdicts:
        unit, right = summed(over, judge.sheet).value, (judge.sheet(over).scores or ())[over.taker]
        known = {unit: ONCE, unit * over.players: ONE_TOO_MANY, -right: OTHER_SIGN}
        if over.partner is not None:
            known = {unit * 3 // 2: SHARED_ALIKE, unit * 3: SHARED_ALIKE, **known}
        wrong = {value: Saying.plain(says, DISTRIBUTION) for value, says in known.items()}
        because = Saying(DISTRIBUTION, ((EACH_AND_ALL, {"unit": unit, "taker": right}), share(over)))
        explained = () if written else working(over, judge.sheet)
        hints = Hints.plain(HOW_MANY_PAY, DISTRIBUTION, players=over.players, **_of_the_deal(over))
        return Verdicts((*explained, because), hints, number=Number.of(right, wrong, signed=True))

    return Posed(Asked((Scored(over, written),), TAKERS_SCORE), verdicts)
