"""The score of a finished deal: a sheet of lines, each by its rule, and the points of every player."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from tutor.core.errors import RecordError
from tutor.core.message import N_, Facts, Message
from tutor.core.reading import an_object
from tutor.core.rule import Reason, Rule
from tutor.core.sheet import Line, Sheet
from tutor.tarot import announce, call, slam
from tutor.tarot.auction import check_contract
from tutor.tarot.house import HOUSE
from tutor.tarot.options import Options
from tutor.tarot.play import Play
from tutor.tarot.score import chips, count
from tutor.tarot.score.bonuses import bonuses, petit_before, remarks, sign
from tutor.tarot.score.doubts import doubts
from tutor.tarot.score.summary import A_SUMMARY, EXAMPLE, FULL_SLAMS, PETIT_SLAMS, Summary, summary
from tutor.tarot.score.tally import tally
from tutor.tarot.setting import FOUR, Ended
from tutor.tarot.sources import RENCONTRES, WIKIPEDIA, fft

EXACT = Rule(
    "T-COUNT-EXACT",
    title=N_("Just made"),
    statement=N_("Exactly the points needed are enough to make the contract; the difference is then nothing."),
    sources=(fft(), WIKIPEDIA),
    line=N_("exactly as many as needed, and that is enough"),
)
BASE = Rule(
    "T-SCORE-FORMULA",
    title=N_("25 points and the difference"),
    statement=N_(
        "A contract is worth 25 points and as many more as the taker has above, or below, the points needed."
        " The taker wins them if the contract is made and pays them if not."
    ),
    sources=(WIKIPEDIA,),
    line=N_("{base} and the difference of {margin}"),
)
ALT_BASE = Rule(
    "T-SCORE-ALT-BASE",
    title=N_("The old ladder of base values"),
    statement=N_(
        "Some tables multiply nothing: prise counts 10, pousse 20, garde 40, garde sans 80 and garde contre 160, and"
        " the difference is added."
    ),
    sources=(WIKIPEDIA,),
    line=N_("{base} and the difference of {margin}"),
)
ROUND_MARGIN = Rule(
    "T-SCORE-ROUND-MARGIN",
    title=N_("The difference rounded"),
    statement=N_("Some tables round the margin above or below the points needed to the nearest five or ten."),
    sources=(RENCONTRES,),
    line=N_("the difference of {exact} is rounded to {margin}"),
)
ROUND = Rule(
    "T-SCORE-ROUND10",
    title=N_("Rounded to tens"),
    statement=N_("Some tables round what each defender pays to the nearest ten."),
    sources=(WIKIPEDIA,),
    line=N_("rounded to the nearest ten"),
)
MULTIPLIER = Rule(
    "T-SCORE-MULT",
    title=N_("The contract multiplies"),
    statement=N_("Prise counts once, garde twice, garde sans four times and garde contre six times."),
    sources=(fft(), WIKIPEDIA),
    line=N_("multiplying by {factor} for {contract:term} adds"),
    differs=N_(
        "The federation and Wikipedia count a garde contre six times; Wikipedia adds that eight times is popular."
    ),
    option="garde_contre",
)
#: Said of a contract that counts once.
COUNTS_ONCE = N_("{contract:term} counts once, so its multiplier adds nothing")
DISTRIBUTION = Rule(
    "T-SCORE-DIST",
    title=N_("Who pays whom"),
    statement=N_(
        "Every defender pays the same amount, or is paid it. A taker who plays alone gets it from each; at a table of"
        " five the partner gets it once and the taker twice. All scores add up to zero."
    ),
    sources=(fft(), WIKIPEDIA),
    line=N_("from each defender to the attack"),
)
ZERO_SUM = Rule(
    "T-SCORE-ZERO-SUM",
    title=N_("What one wins another pays"),
    statement=N_("The scores of a deal always add up to zero."),
    sources=(fft(), WIKIPEDIA),
    line=N_("the taker {taker:signed}, each defender {defender:signed}: the scores add up to zero"),
)
#: Said of a table of five, where the taker has a partner.
ZERO_SUM_OF_FIVE = N_(
    "the taker {taker:signed}, the partner {partner:signed}, each defender {defender:signed}: the scores add up to zero"
)

NO_PETIT_SLAM = N_("one of {names}, or null: this table does not play the small slam ({rule})")
NO_MISERE = N_("nobody: this table does not play the misère ({rule})")
SOMEBODY_DEAD = N_("the seat that sits out: with a dead player not all at the table play a deal ({rule})")
NO_CHIPS = N_("nothing: only a table that plays for chips has stacks, with {example}")

CONTRACT_FACTORS = {"prise": 1, "pousse": 1, "garde": 2, "garde-sans": 4, "garde-contre": 6}
#: The old ladder of base values, in place of a base that is multiplied (T-SCORE-ALT-BASE).
LADDER = {"prise": 10, "pousse": 20, "garde": 40, "garde-sans": 80, "garde-contre": 160}
CONTRACT_BASE, MISERE_VALUE = 25, 10
FFT = Options()


def result(at: object) -> Sheet:
    """The score sheet of a finished deal; the score is not known if the record began in its middle."""
    if isinstance(at, Ended):
        return Sheet(tuple(Line(reason, 0) for reason in at.reasons), (0,) * at.players, at.rule)
    if isinstance(at, Play) and at.whole:
        deal = summary(at)
        counted = sheet(deal, at.options, petit=petit_before(at))
        return Sheet(chain(tally(at), remarks(at, deal), counted.lines), counted.scores)
    return Sheet((), None)


def settle(data: object) -> Sheet:
    """The score sheet of a deal from its summary in JSON, the house rules beside it; raise ``RecordError``."""
    given = an_object(data, "summary", EXAMPLE, A_SUMMARY)
    options = Options.of(HOUSE.rules(given.get("rules", {})))
    deal = read({name: value for name, value in given.items() if name != "rules"}, options)
    return doubted(deal, options)


def doubted(deal: Summary, options: Options) -> Sheet:
    """The score sheet of a deal as its table tells it: first the doubts, and then the score that is counted anyway."""
    counted = sheet(deal, options)
    return Sheet(chain(doubts(deal, options), counted.lines), counted.scores)


def read(data: object, options: Options) -> Summary:
    """Read a deal's summary from JSON at a table with these house rules; raise ``RecordError``."""
    deal = Summary.of(data)
    check_contract(deal.contract, "contract", options)
    if deal.slam in PETIT_SLAMS and not options.petit_slam:
        raise RecordError("slam", deal.slam, NO_PETIT_SLAM, names=", ".join(FULL_SLAMS), rule=slam.PETIT_SLAM.id)
    if deal.misere and not options.misere:
        raise RecordError("misere", list(deal.misere), NO_MISERE, rule=announce.MISERE.id)
    if options.dead_player and (deal.players != FOUR and deal.dead is None):
        raise RecordError("dead", None, SOMEBODY_DEAD, rule=call.DEAD.id)
    if deal.stacks and options.base != "chips":
        raise RecordError("stacks", list(deal.stacks), NO_CHIPS, example='"rules": {"base": "chips"}')
    return deal


def sheet(deal: Summary, options: Options = FFT, *, petit: Message | None = None) -> Sheet:
    """The score sheet of a deal; scores are whole points and sum to zero (T-SCORE-ZERO-SUM).

    A line's value is what it adds per opponent, as the attack sees it.  ``petit`` is as in ``bonuses``.
    """
    if options.base == "chips":
        staked, scores = chips.settled(deal, factor(deal, options))
        return Sheet((_points(deal), *staked), scores)
    lines = [*_contract(deal, options), *bonuses(deal, options, factor(deal, options), petit)]
    unit = sum(line.value for line in lines)
    if options.round_to_ten:
        lines.append(Line(Reason(ROUND, {}), nearest(unit, 10) - unit))
        unit = nearest(unit, 10)
    return Sheet((*lines, Line(Reason(DISTRIBUTION, {}), unit), *_shares(deal, unit)), _scores(deal, unit))


def factor(deal: Summary, options: Options) -> int:
    """The multiplier of the contract; 1 where a ladder of base values stands in for it."""
    if options.base == "ladder":
        return 1
    return options.garde_contre if deal.contract == "garde-contre" else CONTRACT_FACTORS[deal.contract]


def _points(deal: Summary) -> Line:
    """The attack's points and bouts, and whether they are enough."""
    outcome = "contract-made" if deal.count.made else "contract-lost"
    facts: Facts = {"points": deal.points / 2, "bouts": deal.bouts, "needed": deal.count.needed, "outcome": outcome}
    return Line(Reason(count.THRESHOLD, facts), 0)


def _contract(deal: Summary, options: Options) -> Iterator[Line]:
    """The lines for the contract: base and margin, then the points that its multiplier adds to that."""
    needed, times = deal.count.needed, factor(deal, options)
    exact = -(-abs(deal.points - 2 * needed) // 2)  # a half goes to the winner of the deal (T-COUNT-HALF)
    margin = nearest(exact, options.round_margin)
    ladder = options.base == "ladder"
    base = LADDER[deal.contract] if ladder else CONTRACT_BASE
    value = (base + margin) * sign(won=deal.count.made)
    yield _points(deal)
    if deal.points % 2:
        yield Line(Reason(count.HALF, {}), 0)
    if not exact:
        yield Line(Reason(EXACT, {}), 0)
    if margin != exact:
        yield Line(Reason(ROUND_MARGIN, {"exact": exact, "margin": margin}), 0)
    yield Line(Reason(ALT_BASE if ladder else BASE, {"base": base, "margin": margin}), value)
    if not ladder:
        facts: Facts = {"factor": times, "contract": deal.contract}
        says = COUNTS_ONCE if times == 1 else None
        disputed = deal.contract == "garde-contre"  # the sources differ about no other
        yield Line(Reason(MULTIPLIER, facts, says, disputed=disputed), value * (times - 1))


def _shares(deal: Summary, unit: int) -> Iterator[Line]:
    """The lines on the shares of taker, partner and defenders, on the dead player, and then on each misère."""
    taker = unit * (len(deal.defence) - (deal.partner is not None))
    shares: Facts = {"taker": taker, "partner": unit, "defender": -unit}
    yield Line(Reason(ZERO_SUM, shares, says=None if deal.partner is None else ZERO_SUM_OF_FIVE), 0)
    if deal.dead is not None:
        yield Line(Reason(call.DEAD, {"seat": deal.dead}), 0)
    for seat in deal.misere:
        yield Line(Reason(announce.MISERE, {"by": seat}), 0)


def _scores(deal: Summary, unit: int) -> tuple[int, ...]:
    """The points that each seat wins: a defender pays ``unit``, a partner receives it, the taker has the rest."""
    defence = deal.defence
    scores = [-unit if seat in defence else 0 for seat in range(deal.players)]
    if deal.partner is not None:
        scores[deal.partner] = unit
    scores[deal.taker] = -sum(scores)
    playing = [seat for seat in range(deal.players) if seat != deal.dead]
    for holder in deal.misere:
        for seat in playing:
            scores[seat] += MISERE_VALUE * (len(playing) - 1 if seat == holder else -1)
    return tuple(scores)


def nearest(points: int, step: int) -> int:
    """The nearest multiple of ``step``, a half of it away from zero."""
    return sign(won=points > 0) * ((2 * abs(points) + step) // (2 * step) * step)
