"""Lines on whole numbers go by the rules of the engine, end as it settles them, and are played on as its players do."""

from __future__ import annotations

from typing import Any

from tests.barbu.table import DOMINO_CALLS, RULES, TRICK_CALLS, at_play
from tests.coach.barbu.deals import cards_played, line_of, random_deals, terms_of
from tutor import barbu
from tutor.barbu.advice.laying import card_to_lay
from tutor.barbu.advice.losing import card_to_lose
from tutor.barbu.advice.winning import card_to_win
from tutor.barbu.play import Play
from tutor.coach.barbu import laying
from tutor.coach.barbu.line import Line
from tutor.coach.barbu.rows import Moment, laid_out, rows
from tutor.coach.barbu.terms import stands, weights
from tutor.coach.barbu.tricks import Turn, styles
from tutor.coach.numbers import numbers


def test_duties_proofs_and_ends_are_those_of_the_engine() -> None:
    met = set()
    for passed in random_deals(63):
        cards = [*cards_played(passed)]
        if not cards:
            continue
        line = line_of(cards[0][0])
        for at, card in cards:
            of, out = line.terms, line.terms.all & ~at.played.bits
            led, top, _, _ = stands(line.trick, line.leader, of)
            legal = of.legal(at.hand.bits, led, top, out)
            assert [of.codes[one] for one in numbers(legal)] == [str(one) for one in at.obligation().legal()], at
            proof = at.contract.proof(at.pack[of.codes[card]], at.trick, at.gone, at.options)
            assert of.lacked(card, led, top, out) == proof.bits, (at, card)
            line = line.with_card(card)
            over = len(line.trick) == of.players and line.finished(stands(line.trick, line.leader, of)[3])
        end = passed[-1]
        assert over or not end.options.hearts_early_end
        points, own = line.end(), weights(end.bets, of.players)
        scores = tuple(sum(map(int.__mul__, one, points)) for one in own)
        assert scores == barbu.result(end).scores, (end.contract, end.bets)
        met.add(end.contract.name)
    assert len(met) == 9


def rough(at: Play) -> str:
    """The card of the tutor's player who does not count the last cards."""
    trumps = at.contract.trumps
    return (card_to_win(at, trumps) if trumps else card_to_lose(at)).move


def test_the_first_style_plays_as_the_tutors_players_do_by_rule_of_thumb() -> None:
    for call in TRICK_CALLS[:6]:
        alike, asked = 0, 0
        for seed in range(3):
            at: Any = barbu.position(at_play(seed, call))
            while at.turn is not None:
                move, can = rough(at), at.obligation().legal()
                if len(can) > 1:
                    alike += move == _picked(Turn(at).line({seat: hand.bits for seat, hand in enumerate(at.hands)}), at)
                    asked += 1
                at = at.after(at.pack[move])
        assert alike >= 0.97 * asked, (call, alike, asked)


def _picked(line: Line, at: Play) -> str:
    of, can = terms_of(at), sum(card.bit for card in at.obligation().legal())
    player = styles(of)[0]
    best = stands(line.trick, line.leader, of)[2]
    return of.codes[player.lead(line, at.turn or 0, can) if best < 0 else player.follow(line, at.turn or 0, can, best)]


def test_a_deal_of_domino_is_laid_out_as_the_tutors_players_do() -> None:
    for seed, call in enumerate(DOMINO_CALLS):
        at: Any = barbu.position(at_play(seed, call, RULES[seed % 2 * 2]))
        of = rows(at.pack, at.contract.rank, at.options.ace_low)
        moment = Moment(tuple(of.of(hand.bits) for hand in at.hands), at.turn, of.of(at.fitting.bits))
        while at.turn is not None:
            at = at.after(at.read(card_to_lay(at).move, "here"))
        assert tuple(laid_out(moment, laying.styles(of)[0])) == at.out, call
