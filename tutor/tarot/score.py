"""The score of a finished deal: a sheet of lines, each by its rule, and what every player wins or loses."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tutor.record import AN_OBJECT, RecordError
from tutor.rule import N_, Facts, Line, Reason, Rule, Sheet
from tutor.tarot import chips
from tutor.tarot.announce import MISERE
from tutor.tarot.announce import PETIT_SLAM as PETIT_SLAM_ANNOUNCED
from tutor.tarot.call import DEAD
from tutor.tarot.count import THRESHOLD as NEEDED_POINTS
from tutor.tarot.options import Options
from tutor.tarot.play import Play
from tutor.tarot.setting import Ended
from tutor.tarot.sources import WIKIPEDIA, fft
from tutor.tarot.summary import Summary, summary
from tutor.tarot.tally import tally

HALF = Rule(
    "T-COUNT-HALF",
    title=N_("Half a point goes to the winner"),
    statement=N_("With three or five players a half point can be left over; it goes to the winner of the deal."),
    sources=(fft(15),),
    adds=N_("the half point goes to the winner of the deal"),
    differs=N_(
        "Only the federation says who has a half point that is left over; Wikipedia does not. It goes to the winner."
    ),
)
EXACT = Rule(
    "T-COUNT-EXACT",
    title=N_("Just made"),
    statement=N_("Exactly the points needed make the contract; the difference is then nothing."),
    sources=(fft(), WIKIPEDIA),
    adds=N_("exactly as many as needed, and that is enough"),
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
ROUND_MARGIN = Rule(
    "T-SCORE-ROUND-MARGIN",
    title=N_("The difference rounded"),
    statement=N_("Some tables round the difference to the points needed to fives or tens. It is a house rule."),
    sources=("rencontrestarot.org, La marque",),
    adds=N_("the difference of {exact} is rounded to {margin}"),
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
    differs=N_(
        "The federation and Wikipedia count a garde contre six times; Wikipedia adds that eight times is popular."
    ),
    option="garde_contre",
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
PETIT_SIGN = Rule(
    "T-PAB-SIGN",
    title=N_("The Petit in the last trick, for or against"),
    statement=N_(
        "The bonus counts for the side that wins the last trick even if that side loses the contract; it is then taken"
        " off what the contract is worth."
    ),
    sources=(fft(11), WIKIPEDIA),
    adds=N_("the side that loses the contract has it, so it makes the score smaller"),
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
SLAM_INDEPENDENT = Rule(
    "T-SLAM-INDEPENDENT",
    title=N_("A slam missed and the contract"),
    statement=N_(
        "A slam that was announced and missed costs its 200 points whether the contract is made or lost, and the"
        " contract counts as always. So a contract that is made can still cost points."
    ),
    sources=(fft(), WIKIPEDIA),
    adds=N_("that is taken off whether the contract is made or lost"),
    differs=N_(
        "Wikipedia's formula, read to the letter, would pay the taker for a slam that is missed together with the"
        " contract; its own text and the federation have the taker pay."
    ),
)
SLAM_FLAT = Rule(
    "T-SLAM-FLAT",
    title=N_("A slam is not multiplied"),
    statement=N_("What a slam brings or costs is the same at every contract."),
    sources=(fft(), WIKIPEDIA),
    adds=N_("a slam is not multiplied by the contract"),
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
    differs=N_(
        "The federation counts 20, 30 and 40 points for a simple, double and triple poignée; Wikipedia counts 20, 40"
        " and 60."
    ),
    option="poignee_values",
    adds=N_("a {poignee:term} poignée, for the side that wins the contract"),
)
POIGNEE_WINNER = Rule(
    "T-POIGNEE-WINNER",
    title=N_("A poignée goes to the winner"),
    statement=N_("The points of a poignée go to the side that wins the contract, whoever has shown it."),
    sources=(fft(), WIKIPEDIA),
    adds=N_("{by:player}: a poignée was shown on the side that loses, so it goes to the other side"),
)
POIGNEE_FLAT = Rule(
    "T-POIGNEE-FLAT",
    title=N_("A poignée is not multiplied"),
    statement=N_("A poignée is worth the same at every contract."),
    sources=(fft(), WIKIPEDIA),
    adds=N_("a poignée is not multiplied by the contract"),
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
ZERO_SUM = Rule(
    "T-SCORE-ZERO-SUM",
    title=N_("What one wins another pays"),
    statement=N_("The scores of a deal always sum to zero."),
    sources=(fft(), WIKIPEDIA),
    adds=N_("the taker {taker:signed}, each defender {defender:signed}: together nothing"),
)
#: The same rule at a table of five, where the taker has a partner.
ZERO_SUM_OF_FIVE = ZERO_SUM._replace(
    adds=N_("the taker {taker:signed}, the partner {partner:signed}, each defender {defender:signed}: together nothing")
)
PETIT_SLAM_SCORE = PETIT_SLAM_ANNOUNCED._replace(adds=N_("a petit slam, {slam:term}"))
DEAD_SCORE = DEAD._replace(adds=N_("{seat:player} sits out and has no part in it"))

CONTRACT_FACTORS = {"prise": 1, "pousse": 1, "garde": 2, "garde-sans": 4, "garde-contre": 6}
#: The old ladder of base values, in place of a base that is multiplied (T-SCORE-ALT-BASE).
LADDER = {"prise": 10, "pousse": 20, "garde": 40, "garde-sans": 80, "garde-contre": 160}
POIGNEE_VALUES = {
    "fft": {"simple": 20, "double": 30, "triple": 40},
    "seed": {"simple": 20, "double": 40, "triple": 60},
}
SLAM_VALUES = {
    "made": 200,
    "announced": 400,
    "failed": -200,
    "defence": -200,
    "petit-made": 150,
    "petit-announced": 300,
    "petit-failed": -150,
}
CONTRACT_BASE, PETIT_BONUS, MISERE_VALUE = 25, 10, 10
FFT = Options()


def result(at: object) -> Sheet:
    """What a finished deal came to; the score is not known if the record began in its middle."""
    if isinstance(at, Ended):
        return Sheet(tuple(Line(reason, 0) for reason in at.reasons), (0,) * at.players, at.rule)
    if isinstance(at, Play) and at.whole:
        deal = summary(at)
        counted = sheet(deal, at.options)
        return counted._replace(lines=(*tally(at), *_shown_in_vain(at, deal), *counted.lines))
    return Sheet((), None)


def _shown_in_vain(play: Play, deal: Summary) -> Iterator[Line]:
    """The poignées of the side that loses the contract: they go to the other side (T-POIGNEE-WINNER)."""
    losers = deal.defence if deal.count.made else set(range(deal.players)).difference(deal.defence)
    for seat, said in play.shown:
        if said.size and seat in losers:
            yield Line(Reason(POIGNEE_WINNER, {"by": seat}), 0)


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
    if options.base == "chips":
        staked, scores = chips.settled(deal, factor(deal, options))
        return Sheet((_points(deal), *staked), scores)
    lines = [*_contract(deal, options), *_bonuses(deal, options)]
    unit = sum(line.value for line in lines)
    if options.round_to_ten:
        lines.append(Line(Reason(ROUND, {}), _nearest(unit, 10) - unit))
        unit = _nearest(unit, 10)
    return Sheet((*lines, Line(Reason(DISTRIBUTION, {}), unit), *_shares(deal, unit)), _scores(deal, unit))


def factor(deal: Summary, options: Options) -> int:
    """How often the contract counts; once where a ladder of base values stands in for it."""
    if options.base == "ladder":
        return 1
    return options.garde_contre if deal.contract == "garde-contre" else CONTRACT_FACTORS[deal.contract]


def _points(deal: Summary) -> Line:
    """The attack's points and bouts, and whether they are enough."""
    count = deal.count
    outcome = "contract-made" if count.made else "contract-lost"
    facts: Facts = {"points": deal.points / 2, "bouts": deal.bouts, "needed": count.needed, "outcome": outcome}
    return Line(Reason(NEEDED_POINTS, facts), 0)


def _contract(deal: Summary, options: Options) -> Iterator[Line]:
    """What the contract is worth: base and margin, then what its multiplier adds to that."""
    count, times = deal.count, factor(deal, options)
    exact = -(-abs(deal.points - 2 * count.needed) // 2)  # a half goes to the winner of the deal (T-COUNT-HALF)
    margin = _nearest(exact, options.round_margin)
    ladder = options.base == "ladder"
    base = LADDER[deal.contract] if ladder else CONTRACT_BASE
    value = (base + margin) * _sign(won=count.made)
    yield _points(deal)
    if deal.points % 2:
        yield Line(Reason(HALF, {}), 0)
    if not exact:
        yield Line(Reason(EXACT, {}), 0)
    if margin != exact:
        yield Line(Reason(ROUND_MARGIN, {"exact": exact, "margin": margin}), 0)
    yield Line(Reason(ALT_BASE if ladder else BASE, {"base": base, "margin": margin}), value)
    if not ladder:
        yield Line(Reason(MULTIPLIER, {"factor": times, "contract": deal.contract}), value * (times - 1))


def _bonuses(deal: Summary, options: Options) -> Iterator[Line]:
    made, times = deal.count.made, factor(deal, options)
    if deal.petit_au_bout:
        attack = deal.petit_au_bout == "attack"
        yield Line(Reason(PETIT_LAST, {}), PETIT_BONUS * times * _sign(won=attack))
        if attack is not made:
            yield Line(Reason(PETIT_SIGN, {}), 0)
    for poignee in deal.poignees:
        value = POIGNEE_VALUES[options.poignee_values][poignee] * _sign(won=made)
        yield Line(Reason(POIGNEE, {"poignee": poignee}), value)
    if deal.poignees and times > 1:
        yield Line(Reason(POIGNEE_FLAT, {}), 0)
    if deal.slam:
        yield from _slam(deal.slam, times)


def _slam(slam: str, times: int) -> Iterator[Line]:
    rule = SLAM_DEFENCE if slam == "defence" else PETIT_SLAM_SCORE if slam.startswith("petit") else SLAM
    yield Line(Reason(rule, {"slam": slam}), SLAM_VALUES[slam])
    if slam.endswith("failed"):
        yield Line(Reason(SLAM_INDEPENDENT, {}), 0)
    if times > 1:
        yield Line(Reason(SLAM_FLAT, {}), 0)


def _shares(deal: Summary, unit: int) -> Iterator[Line]:
    """What everybody has of it, and who has no part in it; then what a misère brings."""
    taker = unit * (len(deal.defence) - (deal.partner is not None))
    shares: Facts = {"taker": taker, "partner": unit, "defender": -unit}
    yield Line(Reason(ZERO_SUM if deal.partner is None else ZERO_SUM_OF_FIVE, shares), 0)
    if deal.dead is not None:
        yield Line(Reason(DEAD_SCORE, {"seat": deal.dead}), 0)
    for seat in deal.misere:
        yield Line(Reason(MISERE_SCORE, {"by": seat}), 0)


def _scores(deal: Summary, unit: int) -> tuple[int, ...]:
    """What each seat wins: a defender pays ``unit``, a partner receives it, the taker has the rest."""
    scores = [-unit if seat in deal.defence else 0 for seat in range(deal.players)]
    if deal.partner is not None:
        scores[deal.partner] = unit
    scores[deal.taker] = -sum(scores)
    playing = [seat for seat in range(deal.players) if seat != deal.dead]
    for holder in deal.misere:
        for seat in playing:
            scores[seat] += MISERE_VALUE * (len(playing) - 1 if seat == holder else -1)
    return tuple(scores)


def _nearest(points: int, step: int) -> int:
    """The nearest multiple of ``step``, a half of it away from zero."""
    return _sign(won=points > 0) * ((2 * abs(points) + step) // (2 * step) * step)


def _sign(*, won: bool) -> int:
    return 1 if won else -1
