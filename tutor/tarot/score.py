"""The score of a finished deal: a sheet of lines, each by its rule, and what every player wins or loses."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.record import AN_OBJECT, RecordError
from tutor.rule import N_, Facts, Line, Reason, Rule, Sheet
from tutor.tarot.announce import MISERE
from tutor.tarot.count import THRESHOLD as NEEDED_POINTS
from tutor.tarot.options import Options
from tutor.tarot.play import Play
from tutor.tarot.setting import Ended
from tutor.tarot.sources import WIKIPEDIA, fft
from tutor.tarot.summary import Summary, summary

HALF = Rule(
    "T-COUNT-HALF",
    title=N_("Half a point goes to the winner"),
    statement=N_("With three or five players a half point can be left over; it goes to the winner of the deal."),
    sources=(fft(15),),
    adds=N_("the half point goes to the winner of the deal"),
)
BASE = Rule(
    "T-SCORE-FORMULA",
    title=N_("25 points and the difference"),
    statement=N_(
        "A contract is worth 25 points and as many more as the taker has above, or below, the points needed."
        " The taker wins them if the contract is made and pays them if not."
    ),
    sources=(WIKIPEDIA,),
    adds=N_("{base} and the difference of {margin}"),
)
ALT_BASE = Rule(
    "T-SCORE-ALT-BASE",
    title=N_("The old ladder of base values"),
    statement=N_(
        "Some tables multiply nothing: prise counts 10, pousse 20, garde 40, garde sans 80 and garde contre 160, and"
        " the difference is added. It is a house rule."
    ),
    sources=(WIKIPEDIA,),
    adds=N_("{base} and the difference of {margin}"),
)
ROUND = Rule(
    "T-SCORE-ROUND10",
    title=N_("Rounded to tens"),
    statement=N_("Some tables round what each defender pays to the nearest ten. It is a house rule."),
    sources=(WIKIPEDIA,),
    adds=N_("rounded to the nearest ten"),
)
MULTIPLIER = Rule(
    "T-SCORE-MULT",
    title=N_("The contract multiplies"),
    statement=N_("Prise counts once, garde twice, garde sans four times and garde contre six times."),
    sources=(fft(), WIKIPEDIA),
    adds=N_("the multiplier of {contract:term}, {factor}, adds"),
)
PETIT_LAST = Rule(
    "T-PAB-DEF",
    title=N_("The Petit in the last trick"),
    statement=N_(
        "The side that wins the last trick, if the Petit is in it, wins 10 points times the contract, whoever wins the"
        " contract."
    ),
    sources=(fft(11), WIKIPEDIA),
    adds=N_("the Petit in the last trick"),
)
PETIT_SLAM = Rule(
    "T-PAB-SLAM",
    title=N_("The Petit before the Excuse of a slam"),
    statement=N_(
        "When a slam is made and the Excuse is played last, the Petit counts as in the last trick if the same side"
        " plays it to the trick before."
    ),
    sources=(fft(), WIKIPEDIA),
)
SLAM = Rule(
    "T-SLAM-BONUS",
    title=N_("The slam"),
    statement=N_(
        "A side that wins all tricks wins 200 points from each opponent, and 400 if the taker had announced it. A taker"
        " who announces a slam and misses it pays each opponent 200, even if the contract is made."
    ),
    sources=(fft(), WIKIPEDIA),
    adds=N_("a slam, {slam:term}"),
)
SLAM_DEFENCE = Rule(
    "T-SLAM-DEFENCE",
    title=N_("All tricks for the defence"),
    statement=N_("If the defence wins all tricks, the attack pays each defender 200 points more."),
    sources=(fft(), WIKIPEDIA),
    adds=N_("all tricks for the defence"),
)
POIGNEE = Rule(
    "T-POIGNEE-VALUE",
    title=N_("What a poignée is worth"),
    statement=N_("A simple poignée is worth 20 points, a double 30 and a triple 40, whatever the contract."),
    sources=(fft(),),
    adds=N_("a {poignee:term} poignée, for the side that wins the contract"),
)
POIGNEE_WINNER = Rule(
    "T-POIGNEE-WINNER",
    title=N_("A poignée goes to the winner"),
    statement=N_("The points of a poignée go to the side that wins the contract, whoever has shown it."),
    sources=(fft(), WIKIPEDIA),
)
MISERE_SCORE = MISERE._replace(adds=N_("misère: {by:player} receives 10 from each other player"))
DISTRIBUTION = Rule(
    "T-SCORE-DIST",
    title=N_("Who pays whom"),
    statement=N_(
        "Every defender pays the same amount, or is paid it. Alone, the taker has it from each; at a table of five the"
        " partner has it once and the taker twice. All scores sum to zero."
    ),
    sources=(fft(), WIKIPEDIA),
    adds=N_("from each defender to the attack"),
)

CONTRACT_FACTORS = {"prise": 1, "pousse": 1, "garde": 2, "garde-sans": 4, "garde-contre": 6}
#: The old ladder of base values, in place of a base that is multiplied (T-SCORE-ALT-BASE).
LADDER = {"prise": 10, "pousse": 20, "garde": 40, "garde-sans": 80, "garde-contre": 160}
POIGNEE_VALUES = {
    "fft": {"simple": 20, "double": 30, "triple": 40},
    "seed": {"simple": 20, "double": 40, "triple": 60},
}
SLAM_VALUES = {"made": 200, "announced": 400, "failed": -200, "defence": -200}
CONTRACT_BASE, PETIT_BONUS, MISERE_VALUE = 25, 10, 10
FFT = Options()


def result(at: object) -> Sheet:
    """What a finished deal came to; the score is not known if the record began in its middle."""
    if isinstance(at, Ended):
        return Sheet((), (0,) * at.players, at.rule)
    if isinstance(at, Play) and at.whole:
        return sheet(summary(at), at.options)
    return Sheet((), None)


def settle(data: object) -> Sheet:
    """The score sheet of a deal from its summary in JSON, the house rules beside it; raise ``RecordError``."""
    if not isinstance(data, Mapping):
        return sheet(Summary.of(data))
    rules = data.get("rules", {})
    if not isinstance(rules, Mapping):
        raise RecordError("rules", rules, AN_OBJECT, example='{"profile": "fft"}')
    return sheet(Summary.of({name: value for name, value in data.items() if name != "rules"}), Options.of(rules))


def sheet(deal: Summary, options: Options = FFT) -> Sheet:
    """The score sheet of a deal; scores are whole points and sum to zero (T-SCORE-ZERO-SUM).

    A line's value is what it adds per opponent, as the attack sees it.
    """
    lines = [*_contract(deal, options), *_bonuses(deal, options)]
    unit = sum(line.value for line in lines)
    if options.round_to_ten:
        lines.append(Line(Reason(ROUND, {}), _to_ten(unit) - unit))
        unit = _to_ten(unit)
    misere = [Line(Reason(MISERE_SCORE, {"by": seat}), 0) for seat in deal.misere]
    return Sheet((*lines, Line(Reason(DISTRIBUTION, {}), unit), *misere), _scores(deal, unit))


def factor(deal: Summary, options: Options) -> int:
    """How often the contract counts; once where a ladder of base values stands in for it."""
    if options.base == "ladder":
        return 1
    return options.garde_contre if deal.contract == "garde-contre" else CONTRACT_FACTORS[deal.contract]


def _contract(deal: Summary, options: Options) -> tuple[Line, ...]:
    """What the contract is worth: base and margin, then what its multiplier adds to that."""
    count, times = deal.count, factor(deal, options)
    margin = -(-abs(deal.points - 2 * count.needed) // 2)  # a half goes to the winner of the deal (T-COUNT-HALF)
    ladder = options.base == "ladder"
    base = LADDER[deal.contract] if ladder else CONTRACT_BASE
    value = (base + margin) * _sign(won=count.made)
    outcome = "contract-made" if count.made else "contract-lost"
    points: Facts = {"points": deal.points / 2, "bouts": deal.bouts, "needed": count.needed, "outcome": outcome}
    multiplied = Line(Reason(MULTIPLIER, {"factor": times, "contract": deal.contract}), value * (times - 1))
    return (
        Line(Reason(NEEDED_POINTS, points), 0),
        *([Line(Reason(HALF, {}), 0)] if deal.points % 2 else []),
        Line(Reason(ALT_BASE if ladder else BASE, {"base": base, "margin": margin}), value),
        *([] if ladder else [multiplied]),
    )


def _bonuses(deal: Summary, options: Options) -> list[Line]:
    lines = []
    if deal.petit_au_bout:
        value = PETIT_BONUS * factor(deal, options)
        lines.append(Line(Reason(PETIT_LAST, {}), value * _sign(won=deal.petit_au_bout == "attack")))
    for poignee in deal.poignees:
        value = POIGNEE_VALUES[options.poignee_values][poignee] * _sign(won=deal.count.made)
        lines.append(Line(Reason(POIGNEE, {"poignee": poignee}), value))
    if deal.slam:
        rule = SLAM_DEFENCE if deal.slam == "defence" else SLAM
        lines.append(Line(Reason(rule, {"slam": deal.slam}), SLAM_VALUES[deal.slam]))
    return lines


def _scores(deal: Summary, unit: int) -> tuple[int, ...]:
    """What each seat wins: a defender pays ``unit``, a partner receives it, the taker has the rest."""
    attack = {deal.taker, deal.partner}
    scores = [0 if seat == deal.taker else unit if seat in attack else -unit for seat in range(deal.players)]
    scores[deal.taker] = -sum(scores)
    for holder in deal.misere:
        scores = [points - MISERE_VALUE for points in scores]
        scores[holder] += MISERE_VALUE * deal.players
    return tuple(scores)


def _to_ten(unit: int) -> int:
    """The nearest ten, a five away from zero."""
    return _sign(won=unit > 0) * ((abs(unit) + 5) // 10 * 10)


def _sign(*, won: bool) -> int:
    return 1 if won else -1
