"""Holders of beliefs about the bets of Barbu: who may double, who must, and what a bet moves."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from tutor.barbu.bets import Bets
from tutor.barbu.compulsory import FORCED, SETTLED, Debt
from tutor.barbu.contracts.no_tricks import NoTricks
from tutor.barbu.doubling import Doubling
from tutor.barbu.settlement import FORMULA, settled
from tutor.barbu.targets import FLANK, Speaker
from tutor.core.obligation import Ruling, allow
from tutor.core.replay import moved
from tutor.core.sheet import Line, Sheet
from tutor.teach.holders.turned import WHY
from tutor.teach.judge import RULES, Judge

Word = Callable[[Doubling, str], Ruling[str]]


# Who may be doubled, and by whom


def _in_any_contract(at: Doubling, move: str) -> Ruling[str]:
    return Doubling(at.setting, NoTricks(), at.said, at.bets).ruling(move)


def _the_dealer_alone(at: Doubling, move: str) -> Ruling[str]:
    options = replace(at.setting.options, doubling="dealer")
    return Doubling(moved(at.setting, options=options), at.contract, at.said, at.bets).ruling(move)


def as_any_player(at: Doubling, move: str) -> Ruling[str]:
    """The dealer may say what any other player might say there."""
    if not at.speaker.is_dealer:
        return at.ruling(move)
    dealer = at.speaker
    return Speaker(*dealer[:3], dealer.positive, dealer.received, dealer.redoubled, dealer.late).ruling(move)


# Who must double


def _owing(count: Callable[[Doubling, int], int]) -> Word:
    """Somebody who counts the doubles of the player to speak in another way: by the doubling, and by those made."""

    def word(at: Doubling, move: str) -> Ruling[str]:
        done = at.debt(at.speaker.seat).done
        doubled = {**at.setting.doubled, at.speaker.seat: count(at, done)}
        return Doubling(moved(at.setting, doubled=doubled), at.contract, at.said, at.bets).ruling(move)

    return word


def _flanks_pays(at: Doubling, move: str) -> Ruling[str]:
    ruling = at.ruling(move)
    forced = not ruling.legal and ruling.rule is FORCED
    return allow([move], WHY) if move == FLANK and forced and at.speaker.ruling(move).legal else ruling


# What comes of it


def _with_the_dealer(at: Doubling) -> Bets:
    dealer = at.setting.dealer
    return Bets(tuple(pair for pair in at.bets.named if dealer in pair))


def _settling(change: Callable[[tuple[int, ...], Bets], tuple[Sequence[int], Sequence[int]]]) -> Callable[..., Sheet]:
    """Somebody who settles otherwise: by what each bet moves to the player who doubled, and what all have at last."""

    def sheet(base: tuple[int, ...], bets: Bets, contract: tuple[Line, ...] = ()) -> Sheet:
        values, scores = change(tuple(base), bets)
        true, moves = settled(base, bets, contract), iter(values)
        lines = []
        for line in true.lines:
            if "other" in line.reason.facts:
                lines.append(line._replace(value=next(moves)))
            elif line.reason.rule is FORMULA:
                seat, points = int(str(line.reason.facts["by"])), int(str(line.reason.facts["base"]))
                facts = {**line.reason.facts, "bets": scores[seat] - points}
                lines.append(Line(line.reason._replace(facts=facts), scores[seat]))
            else:
                lines.append(line)
        return Sheet(tuple(lines), tuple(scores))

    return sheet


def _summed(base: Sequence[int], bets: Bets, values: Sequence[int]) -> list[int]:
    """The scores, once every bet has moved its value."""
    scores = [*base]
    for bet, value in zip(bets.bets(), values, strict=True):
        scores[bet.by] += value
        scores[bet.other] -= value
    return scores


def _times(redouble: int) -> Callable[..., Sheet]:
    """Somebody for whom a redouble moves the difference so often."""

    def change(base: tuple[int, ...], bets: Bets) -> tuple[Sequence[int], Sequence[int]]:
        values = [(redouble if bet.level > 1 else 1) * (base[bet.by] - base[bet.other]) for bet in bets.bets()]
        return values, _summed(base, bets, values)

    return _settling(change)


def _in_turn(base: tuple[int, ...], bets: Bets) -> tuple[Sequence[int], Sequence[int]]:
    """Each bet compares the scores as they stand after those before it."""
    scores, values = [*base], []
    for bet in bets.bets():
        value = bet.level * (scores[bet.by] - scores[bet.other])
        values.append(value)
        scores[bet.by] += value
        scores[bet.other] -= value
    return values, scores


def _own_score(base: tuple[int, ...], bets: Bets) -> tuple[Sequence[int], Sequence[int]]:
    """Whoever has bet has their own score doubled."""
    betting = {seat for bet in bets.bets() for seat in (bet.by, bet.other)}
    return [base[bet.by] for bet in bets.bets()], [
        2 * points if seat in betting else points for seat, points in enumerate(base)
    ]


def _winner_gains(base: tuple[int, ...], bets: Bets) -> tuple[Sequence[int], Sequence[int]]:
    """The better of two gets the difference, and the other pays nothing."""
    values, scores = [bet.level * (base[bet.by] - base[bet.other]) for bet in bets.bets()], [*base]
    for bet, value in zip(bets.bets(), values, strict=True):
        scores[bet.by if value > 0 else bet.other] += abs(value)
    return values, scores


HOLDERS: Mapping[str, Judge] = {
    "positive-anyone": replace(RULES, word=_in_any_contract),
    "negative-dealer-only": replace(RULES, word=_the_dealer_alone),
    "dealer-may-double": replace(RULES, word=as_any_player),
    "flanks-pays": replace(RULES, word=_flanks_pays),
    "no-duty": replace(RULES, word=_owing(lambda _at, _done: SETTLED.done), debt=lambda _done, _left: SETTLED),
    "duty-once": replace(RULES, word=_owing(lambda _at, done: done + 1), debt=lambda done, left: Debt(done + 1, left)),
    "duty-negative-only": replace(RULES, word=_owing(lambda at, done: SETTLED.done if at.contract.positive else done)),
    "undoubled-played": replace(RULES, skipped=lambda _contract, _bets, _options: False),
    "only-with-dealer": replace(RULES, bets=_with_the_dealer),
    "double-doubles-own": replace(RULES, settled=_settling(_own_score)),
    "settled-in-turn": replace(RULES, settled=_settling(_in_turn)),
    "redouble-three": replace(RULES, settled=_times(3)),
    "redouble-four": replace(RULES, settled=_times(4)),
    "winner-only-gains": replace(RULES, settled=_settling(_winner_gains)),
}
