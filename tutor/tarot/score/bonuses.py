"""The bonuses of a deal: the Petit in the last trick, poignées and slams."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.core.message import N_, Message
from tutor.core.rule import Reason, Rule
from tutor.core.sheet import Line
from tutor.tarot import slam
from tutor.tarot.options import Options
from tutor.tarot.play import Play
from tutor.tarot.score.summary import Summary
from tutor.tarot.sources import WIKIPEDIA, fft
from tutor.tarot.trick import PETIT

PETIT_LAST = Rule(
    "T-PAB-DEF",
    title=N_("The Petit in the last trick"),
    statement=N_(
        "If the Petit is in the last trick (petit au bout), the side that wins that trick gets 10 points times the"
        " contract’s multiplier, whether the contract is made or not."
    ),
    sources=(fft(11), WIKIPEDIA),
    line=N_("the Petit in the last trick"),
)
PETIT_SIGN = Rule(
    "T-PAB-SIGN",
    title=N_("The Petit in the last trick, for or against"),
    statement=N_(
        "The bonus goes to the side that wins the last trick even if that side loses the contract; it is then deducted"
        " from what the contract brings."
    ),
    sources=(fft(11), WIKIPEDIA),
    line=N_("the side that loses the contract has it, so it makes the score smaller"),
)
PETIT_SLAM = Rule(
    "T-PAB-SLAM",
    title=N_("The Petit before the Excuse of a slam"),
    statement=N_(
        "When a slam is made and the Excuse is played last, the Petit counts as in the last trick if the same side"
        " plays it to the trick before."
    ),
    sources=(fft(), WIKIPEDIA),
    line=N_("the Excuse of a slam came last, so the Petit counts in the trick before it"),
)
SLAM = Rule(
    "T-SLAM-BONUS",
    title=N_("The slam"),
    statement=N_(
        "A side that wins all tricks wins 200 points from each opponent, and 400 if the taker had announced it. A taker"
        " who announces a slam and misses it pays each opponent 200, even if the contract is made."
    ),
    sources=(fft(), WIKIPEDIA),
    line=N_("a slam, {slam:term}"),
)
SLAM_INDEPENDENT = Rule(
    "T-SLAM-INDEPENDENT",
    title=N_("A slam missed and the contract"),
    statement=N_(
        "A slam that was announced and missed costs its 200 points whether the contract is made or lost, and the"
        " contract counts as always. So a contract that is made can still cost points."
    ),
    sources=(fft(), WIKIPEDIA),
    line=N_("these 200 points are taken off whether the contract is made or lost"),
    differs=N_(
        "Taken literally, Wikipedia’s formula would reward a taker who misses both the slam and the contract. Its own"
        " text, and the federation, make the taker pay."
    ),
)
SLAM_FLAT = Rule(
    "T-SLAM-FLAT",
    title=N_("A slam is not multiplied"),
    statement=N_("A slam brings or costs the same whatever the contract."),
    sources=(fft(), WIKIPEDIA),
    line=N_("a slam is not multiplied by the contract"),
)
SLAM_DEFENCE = Rule(
    "T-SLAM-DEFENCE",
    title=N_("All tricks for the defence"),
    statement=N_("If the defence wins all tricks, the attack pays each defender another 200 points."),
    sources=(fft(), WIKIPEDIA),
    line=N_("all tricks for the defence"),
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
    line=N_("a {poignee:term} poignée, for the side that wins the contract"),
)
POIGNEE_WINNER = Rule(
    "T-POIGNEE-WINNER",
    title=N_("A poignée goes to the winner"),
    statement=N_("The points of a poignée go to the side that wins the contract, whoever has shown it."),
    sources=(fft(), WIKIPEDIA),
    line=N_("{by:player} showed a poignée on the side that loses, so it goes to the other side"),
)
POIGNEE_FLAT = Rule(
    "T-POIGNEE-FLAT",
    title=N_("A poignée is not multiplied"),
    statement=N_("A poignée is worth the same whatever the contract."),
    sources=(fft(), WIKIPEDIA),
    line=N_("a poignée is not multiplied by the contract"),
)
#: Said of a Petit that counts as in the last trick, where the Excuse of a slam came after it (T-PAB-SLAM).
PETIT_BEFORE = N_("the Petit in the trick before the last")

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
PETIT_BONUS = 10


def bonuses(deal: Summary, options: Options, times: int, petit: Message | None = None) -> Iterator[Line]:
    """The lines of a score sheet for what is earned beside a contract that counts so many ``times``.

    ``petit`` is what is said of a Petit at the end where it was not in the last trick (``petit_before``).
    """
    made = deal.count.made
    if deal.petit_au_bout:
        attack = deal.petit_au_bout == "attack"
        yield Line(Reason(PETIT_LAST, {}, says=petit), PETIT_BONUS * times * sign(won=attack))
        if attack is not made:
            yield Line(Reason(PETIT_SIGN, {}), 0)
    for poignee in deal.poignees:
        value = POIGNEE_VALUES[options.poignee_values][poignee] * sign(won=made)
        yield Line(Reason(POIGNEE, {"poignee": poignee}), value)
    if deal.poignees and times > 1:
        yield Line(Reason(POIGNEE_FLAT, {}), 0)
    if deal.slam:
        yield from _slam(deal.slam, times)


def _slam(kind: str, times: int) -> Iterator[Line]:
    rule = SLAM_DEFENCE if kind == "defence" else slam.PETIT_SLAM if kind.startswith("petit") else SLAM
    yield Line(Reason(rule, {"slam": kind}), SLAM_VALUES[kind])
    if kind.endswith("failed"):
        yield Line(Reason(SLAM_INDEPENDENT, {}), 0)
    if times > 1:
        yield Line(Reason(SLAM_FLAT, {}), 0)


def petit_before(play: Play) -> Message | None:
    """The sentence on a Petit that counts at the end of a played deal, if it was not in the last trick."""
    return None if PETIT in play.tricks[-1].cards else PETIT_BEFORE


def remarks(play: Play, deal: Summary) -> Iterator[Line]:
    """The remarks on the bonuses of a played deal: a Petit before the Excuse, poignées of the side that loses."""
    if deal.petit_au_bout and petit_before(play):
        yield Line(Reason(PETIT_SLAM, {}), 0)
    losers = deal.defence if deal.count.made else set(range(deal.players)).difference(deal.defence)
    for seat, said in play.shown:
        if said.size and seat in losers:
            yield Line(Reason(POIGNEE_WINNER, {"by": seat}), 0)


def sign(*, won: bool) -> int:
    """The sign of points: 1 for a side that wins them, −1 for one that loses them."""
    return 1 if won else -1
