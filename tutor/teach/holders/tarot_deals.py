"""Holders of beliefs about the auction, the écart, the poignée and the score of Tarot."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace

from tutor.core.cards import TAROT, TRUMP, Cards
from tutor.core.obligation import Obligation
from tutor.core.rule import Reason
from tutor.core.sheet import Line, Sheet
from tutor.tarot.announce import EXCUSE_IMPLIES, POIGNEES, TRUMPS_NEEDED, Declaration, declarations, fault
from tutor.tarot.auction import Auction
from tutor.tarot.dog import KINGS, PREFIX, Dog
from tutor.tarot.play import Play
from tutor.tarot.score.bonuses import PETIT_LAST, POIGNEE, SLAM, SLAM_DEFENCE
from tutor.tarot.score.count import NEEDED, total
from tutor.tarot.score.sheet import BASE, CONTRACT_BASE, DISTRIBUTION, FFT, MULTIPLIER, ZERO_SUM, factor, sheet
from tutor.tarot.score.summary import Summary
from tutor.tarot.setting import FOUR
from tutor.tarot.trick import BOUTS, PETIT
from tutor.teach.holders.turned import WHY, Allowed, believing
from tutor.teach.judge import RULES, Judge

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


def _writing(change: Callable[[Line, Summary, int], int]) -> Callable[[Summary], Sheet]:
    """Somebody who writes other values on a score sheet: by the line, the deal, and the value of the line above."""

    def sheets(deal: Summary) -> Sheet:
        true, lines = sheet(deal), list[Line]()
        for line in true.lines:
            lines.append(line._replace(value=change(line, deal, lines[-1].value if lines else 0)))
        unit = sum(line.value for line in lines if line.reason.rule in ADDED)
        lines = [line._replace(value=unit) if line.reason.rule is DISTRIBUTION else line for line in lines]
        defence = deal.defence
        shares = [-unit if seat in defence else 0 for seat in range(deal.players)]
        if deal.partner is not None:
            shares[deal.partner] = unit
        shares[deal.taker] = -sum(shares)
        return Sheet(tuple(lines), tuple(shares))

    return sheets


def _sign(deal: Summary) -> int:
    return 1 if deal.count.made else -1


def _only_the_margin(line: Line, deal: Summary, above: int) -> int:
    """25 stays as it is, and only the difference is multiplied."""
    base = CONTRACT_BASE * _sign(deal)
    return (above - base) * (factor(deal, FFT) - 1) if line.reason.rule is MULTIPLIER else line.value


def _only_the_base(line: Line, deal: Summary, _above: int) -> int:
    more = CONTRACT_BASE * _sign(deal) * (factor(deal, FFT) - 1)
    return more if line.reason.rule is MULTIPLIER else line.value


def _petit_flat(line: Line, deal: Summary, _above: int) -> int:
    return line.value // factor(deal, FFT) if line.reason.rule is PETIT_LAST else line.value


def _petit_to_the_winner(line: Line, deal: Summary, _above: int) -> int:
    return abs(line.value) * _sign(deal) if line.reason.rule is PETIT_LAST else line.value


def _poignee_multiplied(line: Line, deal: Summary, _above: int) -> int:
    return line.value * factor(deal, FFT) if line.reason.rule is POIGNEE else line.value


def _poignee_split(line: Line, deal: Summary, _above: int) -> int:
    """What a poignée is worth is shared out among the defenders."""
    return round(line.value / len(deal.defence)) if line.reason.rule is POIGNEE else line.value


def _missed_slam(line: Line, deal: Summary, _above: int) -> int:
    missed = line.reason.rule is SLAM and deal.slam == "failed"
    return (0 if deal.count.made else line.value) if missed else line.value


def _slam_multiplied(line: Line, deal: Summary, _above: int) -> int:
    return line.value * factor(deal, FFT) if line.reason.rule is SLAM else line.value


def _exact_is_lost(deal: Summary) -> Sheet:
    """With exactly the points needed a contract is lost, as if half a point were missing."""
    return sheet(replace(deal, points=deal.points - 1) if deal.points == 2 * deal.count.needed else deal)


def _once(deal: Summary) -> Sheet:
    """The taker wins, or pays, what one defender pays."""
    true = sheet(deal)
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


#: The rules whose lines are added up.
ADDED = (BASE, MULTIPLIER, PETIT_LAST, POIGNEE, SLAM, SLAM_DEFENCE)

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
        sheet=lambda deal: sheet(replace(deal, bouts=len(BOUTS) - deal.bouts)),
    ),
    "exact-is-lost": replace(RULES, sheet=_exact_is_lost),
    "only-margin-multiplied": replace(RULES, sheet=_writing(_only_the_margin)),
    "no-multiplier-on-margin": replace(RULES, sheet=_writing(_only_the_base)),
    "petit-flat": replace(RULES, sheet=_writing(_petit_flat)),
    "petit-to-deal-winner": replace(RULES, sheet=_writing(_petit_to_the_winner)),
    "poignee-multiplied": replace(RULES, sheet=_writing(_poignee_multiplied)),
    "bonus-split": replace(RULES, sheet=_writing(_poignee_split)),
    "half-cut": replace(RULES, total=lambda cards: total(cards) // 2 * 2),
    "failed-slam-follows-deal": replace(RULES, sheet=_writing(_missed_slam)),
    "slam-multiplied": replace(RULES, sheet=_writing(_slam_multiplied)),
    "taker-gets-once": replace(RULES, sheet=_once),
}
