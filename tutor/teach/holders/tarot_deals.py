"""Holders of beliefs about the auction, the écart, the poignée and the score of Tarot."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace

from tutor.core.cards import TAROT, TRUMP, Cards
from tutor.core.obligation import Obligation
from tutor.core.rule import Reason
from tutor.core.sheet import Sheet
from tutor.tarot.announce import EXCUSE_IMPLIES, POIGNEES, TRUMPS_NEEDED, Declaration, declarations, fault
from tutor.tarot.auction import Auction
from tutor.tarot.dog import KINGS, PREFIX, Dog
from tutor.tarot.options import Options
from tutor.tarot.play import Play
from tutor.tarot.score.bonuses import PETIT_LAST, POIGNEE, SLAM
from tutor.tarot.score.count import NEEDED, total
from tutor.tarot.score.sheet import CONTRACT_BASE, DISTRIBUTION, FFT, MULTIPLIER, ZERO_SUM, sheet
from tutor.tarot.score.summary import Summary
from tutor.tarot.setting import FOUR
from tutor.tarot.trick import BOUTS, PETIT
from tutor.teach.holders.turned import WHY, Allowed, believing
from tutor.teach.judge import RULES, Judge
from tutor.teach.tarot.rewritten import Entry, rewriting

COURTS = TAROT.set(card for card in TAROT.cards if card.rank in {"J", "N", "Q"})


# The auction and the écart


def _equal_bid(at: object) -> Collection[str] | None:
    if not isinstance(at, Auction) or at.highest is None:
        return None
    return [*at.obligation().legal(), at.highest[1]]


def _aside(says: Callable[[Dog, Cards], Cards]) -> Allowed:
    """A belief about the écart: the cards that may go, by the dog and the cards held."""
    return lambda at: [PREFIX + card.code for card in says(at, at.held or TAROT.none)] if isinstance(at, Dog) else None


def _true(at: Dog) -> Cards:
    return TAROT.set(TAROT[move.removeprefix(PREFIX)] for move in at.obligation().legal())


ECARTS: Mapping[str, Callable[[Dog, Cards], Cards]] = {
    "king-if-announced": lambda at, held: _true(at) | held & KINGS,
    "trumps-if-shown": lambda at, held: _true(at) | held.of(TRUMP) - BOUTS,
    "trumps-never": lambda at, _: _true(at) - TAROT.all.of(TRUMP),
    "bouts-count-as-plain": lambda at, held: _true(at) | held & BOUTS,
    "no-courts-aside": lambda at, _: _true(at) - COURTS,
}


# The poignée


def _shows_all(said: Declaration, trumps: Cards, players: int) -> Reason | None:
    """All the trumps of a hand are shown, be they more than the size asks for."""
    few = len(trumps) < TRUMPS_NEEDED[players][POIGNEES.index(str(said.size))]
    return WHY if few or trumps - said.shown else None


def _shows_the_ends(said: Declaration, trumps: Cards, players: int) -> Reason | None:
    """The 21 and the Petit are among the cards, if one holds them."""
    missing = trumps & TAROT.set([PETIT, TAROT["T21"]]) - said.shown
    return fault(said, trumps, players) or (WHY if missing else None)


def _any_excuse(said: Declaration, trumps: Cards, players: int) -> Reason | None:
    """The Excuse may be among them whatever stays hidden."""
    true = fault(said, trumps, players)
    return None if true and true.rule is EXCUSE_IMPLIES else true


def _sizes(turned: Callable[[Cards], Cards], table: Callable[[int], int]) -> Callable[..., Obligation[Declaration]]:
    """Somebody who counts other trumps for a poignée, or those of another table."""

    def sizes(hand: Cards, aside: Cards, players: int, *, misere: bool) -> Obligation[Declaration]:
        return declarations(turned(hand), aside, table(players), misere=misere)

    return sizes


def _taker_only(at: object) -> Collection[object] | None:
    """Only the taker shows a poignée."""
    if not isinstance(at, Play) or at.trick.turn == at.taker:
        return None
    return [move for move in at.obligation().legal() if move in at.hand]


# The score


def _only_the_margin(at: Entry) -> int:
    """25 stays as it is, and only the difference is multiplied."""
    return (at.above - CONTRACT_BASE * at.sign) * (at.times - 1) if at.rule is MULTIPLIER else at.value


def _only_the_base(at: Entry) -> int:
    return CONTRACT_BASE * at.sign * (at.times - 1) if at.rule is MULTIPLIER else at.value


def _petit_flat(at: Entry) -> int:
    return at.value // at.times if at.rule is PETIT_LAST else at.value


def _petit_to_the_winner(at: Entry) -> int:
    return abs(at.value) * at.sign if at.rule is PETIT_LAST else at.value


def _poignee_multiplied(at: Entry) -> int:
    return at.value * at.times if at.rule is POIGNEE else at.value


def _poignee_split(at: Entry) -> int:
    """What a poignée is worth is shared out among the defenders."""
    return round(at.value / len(at.deal.defence)) if at.rule is POIGNEE else at.value


def _missed_slam(at: Entry) -> int:
    missed = at.rule is SLAM and at.deal.slam == "failed"
    return (0 if at.deal.count.made else at.value) if missed else at.value


def _slam_multiplied(at: Entry) -> int:
    return at.value * at.times if at.rule is SLAM else at.value


def _exact_is_lost(deal: Summary, options: Options = FFT) -> Sheet:
    """With exactly the points needed a contract is lost, as if half a point were missing."""
    exact = deal.points == 2 * deal.count.needed
    return sheet(replace(deal, points=deal.points - 1) if exact else deal, options)


def _once(deal: Summary, options: Options = FFT) -> Sheet:
    """The taker wins, or pays, what one defender pays."""
    true = sheet(deal, options)
    unit = next(line.value for line in true.lines if line.reason.rule is DISTRIBUTION)
    scores = [*(true.scores or ())]
    scores[deal.taker] = unit
    lines = (
        line._replace(reason=line.reason._replace(facts={**line.reason.facts, "taker": unit}))
        if line.reason.rule is ZERO_SUM
        else line
        for line in true.lines
    )
    return Sheet(tuple(lines), tuple(scores))


HOLDERS: Mapping[str, Judge] = {
    "goes-to-the-left": replace(
        RULES, task=lambda name, players, dealer: (2 * dealer - RULES.task(name, players, dealer)) % players
    ),
    "misdeal-passes-on": replace(
        RULES,
        task=lambda name, players, dealer: RULES.task("next-deal" if name == "misdeal" else name, players, dealer),
    ),
    "petit-and-excuse-void": replace(RULES, void=lambda hand: hand.of(TRUMP) == TAROT.set([PETIT])),
    "equal-bid": replace(RULES, obligation=believing(_equal_bid)),
    "dog-always-shown": replace(RULES, dog=lambda _: "taken"),
    **{belief: replace(RULES, obligation=believing(_aside(says))) for belief, says in ECARTS.items()},
    "show-all": replace(RULES, fault=_shows_all),
    "show-the-ends": replace(RULES, fault=_shows_the_ends),
    "excuse-any-trump": replace(RULES, fault=_any_excuse),
    "same-thresholds": replace(
        RULES,
        declarations=_sizes(lambda hand: hand, lambda _: FOUR),
        fault=lambda said, trumps, _players: fault(said, trumps, FOUR),
    ),
    "only-taker-declares": replace(RULES, obligation=believing(_taker_only)),
    "thresholds-flipped": replace(
        RULES,
        needed=lambda bouts: NEEDED[len(BOUTS) - bouts],
        sheet=lambda deal, options=FFT: sheet(replace(deal, bouts=len(BOUTS) - deal.bouts), options),
    ),
    "exact-is-lost": replace(RULES, sheet=_exact_is_lost),
    "only-margin-multiplied": replace(RULES, sheet=rewriting(_only_the_margin)),
    "no-multiplier-on-margin": replace(RULES, sheet=rewriting(_only_the_base)),
    "petit-flat": replace(RULES, sheet=rewriting(_petit_flat)),
    "petit-to-deal-winner": replace(RULES, sheet=rewriting(_petit_to_the_winner)),
    "poignee-multiplied": replace(RULES, sheet=rewriting(_poignee_multiplied)),
    "bonus-split": replace(RULES, sheet=rewriting(_poignee_split)),
    "half-cut": replace(
        RULES,
        total=lambda cards: total(cards) // 2 * 2,
        sheet=lambda deal, options=FFT: sheet(replace(deal, points=deal.points // 2 * 2), options),
    ),
    "failed-slam-follows-deal": replace(RULES, sheet=rewriting(_missed_slam)),
    "slam-multiplied": replace(RULES, sheet=rewriting(_slam_multiplied)),
    "taker-gets-once": replace(RULES, sheet=_once),
}
