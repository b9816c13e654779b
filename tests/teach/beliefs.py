"""Beliefs of people who know a rule wrongly: each answers a question to a judge in place of the rule."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

from tutor.barbu.bets import Bets
from tutor.barbu.contracts.ravage_city import Longest
from tutor.barbu.doubling import Doubling
from tutor.barbu.play import Play as BarbuPlay
from tutor.barbu.poker import Strength, strength
from tutor.barbu.settlement import settled
from tutor.barbu.trick import Taken
from tutor.barbu.trick import Trick as BarbuTrick
from tutor.core.cards import TAROT, TRUMP, Card, Cards
from tutor.core.obligation import Obligation, Position, Ruling, allow
from tutor.core.replay import moved
from tutor.core.rule import Reason
from tutor.core.sheet import Sheet
from tutor.tarot.advice.hand_value import TRUMPS, Evaluation, Suggestion, evaluate, suggest
from tutor.tarot.advice.knowledge import Known
from tutor.tarot.advice.signals import Signal, signals
from tutor.tarot.announce import EXCUSE_IMPLIES, HIDES_A_TRUMP, Declaration, declarations, fault
from tutor.tarot.cut import cuts
from tutor.tarot.draw import DRAW, Drawn
from tutor.tarot.legal_cards import LEAD_FREE
from tutor.tarot.options import Options
from tutor.tarot.play import Play
from tutor.tarot.score.bonuses import POIGNEE, SLAM, SLAM_DEFENCE
from tutor.tarot.score.count import total
from tutor.tarot.score.sheet import FFT, sheet
from tutor.tarot.score.summary import Summary
from tutor.tarot.trick import Trick


def any_number() -> Obligation[str]:
    """Somebody who lifts as few cards as they like."""
    return Obligation(*(allow(ruling.moves, Reason(LEAD_FREE, {})) for ruling in cuts().rulings))


def the_highest_deals(drawn: Sequence[Card]) -> Drawn:
    """Somebody for whom the highest card of the draw makes the first dealer."""
    highest = max(drawn, key=lambda card: (card.suit == TRUMP, card.height))
    return Drawn(drawn.index(highest), TAROT.set([highest]), (Reason(DRAW, {}),))


def to_the_last_card(at: BarbuPlay) -> bool:
    """Somebody who plays on until nobody has a card left."""
    return at.over and at.decided is None


def never_shows(at: Position[Any]) -> Obligation[Any]:
    """Somebody who knows no poignée."""
    shows = (any(isinstance(move, Declaration) for move in ruling.moves) for ruling in at.obligation().rulings)
    return Obligation(*(ruling for ruling, show in zip(at.obligation().rulings, shows, strict=True) if not show))


def shows_all(said: Declaration, trumps: Cards, players: int) -> Reason | None:
    """Somebody who believes that a poignée shows all the trumps of a hand."""
    hidden = trumps - said.shown
    return fault(said, trumps, players) or (
        Reason(EXCUSE_IMPLIES, {"hidden": hidden}, says=HIDES_A_TRUMP) if hidden else None
    )


def whole_points(cards: Cards) -> int:
    """Somebody who counts a whole point for each low card, in half points."""
    return total(cards) + len(cards)


def anything_goes(at: Position[Any]) -> Obligation[Any]:
    """Somebody who knows no duty in a trick."""
    return Obligation(*(allow(ruling.moves, Reason(LEAD_FREE, {})) for ruling in at.obligation().rulings))


def without_flushes(cards: Cards) -> Strength:
    """Somebody to whom a flush makes nothing."""
    made = strength(cards)
    return made._replace(kind=0) if made.name == "flush" else made


def every_row_alike(cards: Cards) -> Strength:
    """Somebody who goes by the ranks of a row alone, whatever they make."""
    return strength(cards)._replace(kind=0)


def the_first_card(trick: BarbuTrick, _trumps: str | None) -> Card:
    """Somebody who gives every trick of Barbu to the card that was led."""
    return trick.cards[0]


def by_trumps_alone(hand: Cards) -> Evaluation:
    """Somebody to whom only the number of trumps counts."""
    return Evaluation(tuple(line for line in evaluate(hand).lines if line.reason.rule is TRUMPS))


def each_line_one(hand: Cards, *, without_dog: bool = False) -> Evaluation:
    """Somebody to whom each line counts a point."""
    lines = evaluate(hand, without_dog=without_dog).lines
    return Evaluation(tuple(line._replace(points=min(line.points, 1)) for line in lines))


def never_bids(hand: Cards, _allowed: Collection[str]) -> Suggestion:
    """Somebody who passes with any hand."""
    return suggest(hand, ())


def as_with_five(said: Declaration, held: Cards, _players: int) -> Reason | None:
    """Somebody who shows as many trumps at any table as with five players."""
    return fault(said, held, players=5)


def sizes_of_five(hand: Cards, aside: Cards, _players: int, *, misere: bool) -> Obligation[Declaration]:
    """Somebody for whom a poignée takes as many trumps at any table as with five players."""
    return declarations(hand, aside, players=5, misere=misere)


def the_lowest(trick: Trick) -> Card | None:
    """Somebody to whom the lowest card wins."""
    return min(trick.cards, key=lambda card: (card.suit == TRUMP, card.height), default=None)


def the_last_card(trick: Trick) -> Card:
    """Somebody to whom the last card wins."""
    return trick.cards[-1]


def for_the_other_side(trick: Trick) -> Card:
    """Somebody who gives every trick to the side that has lost it, where the first player is the taker."""
    return trick.card_of(1 if trick.best is trick.card_of(0) else 0)


def hears_nothing(_play: Play, _seat: int, _card: Card) -> tuple[Signal, ...]:
    """Somebody who knows no convention."""
    return ()


def knows_nothing(_play: Play) -> tuple[Known, ...]:
    """Somebody who draws no conclusion from a card."""
    return ()


def petit_falls_first(at: Position[Any]) -> Obligation[Any]:
    """Somebody for whom the lowest trump always goes first."""
    return Obligation(
        *(ruling._replace(moves=[*ruling.moves][:1]) for ruling in at.obligation().rulings if ruling.legal)
    )


def counts_nothing(_said: Declaration, _trumps: Cards, _players: int) -> None:
    """Somebody who takes whatever is laid out for a poignée."""


def long_enough(held: Cards) -> bool:
    """Somebody to whom any four cards are a tenue."""
    return len(held) > 3


def of_short_suits(play: Play, seat: int, card: Card) -> tuple[Signal, ...]:
    """Somebody from a club in which two cards that fall always end a suit, whoever leads it."""
    return signals(moved(play, options=replace(play.options, conventions="short-suits")), seat, card)


def doubled_again(base: tuple[int, ...], bets: Bets) -> Sheet:
    """Somebody for whom every bet moves twice as much."""
    sheet = settled(base, bets)
    scores = tuple(2 * score - own for score, own in zip(sheet.scores or (), base, strict=True))
    return Sheet(tuple(line._replace(value=2 * line.value) for line in sheet.lines), scores)


def named_by_nobody(_at: Doubling) -> Bets:
    """Somebody for whom no word of a doubling makes a bet."""
    return Bets()


def whatever_is_said(_at: Doubling, move: str) -> Ruling[str]:
    """Somebody for whom everything may be said in a doubling."""
    return allow([move], Reason(LEAD_FREE, {}))


def worse_score_wins(base: tuple[int, ...], bets: Bets) -> Sheet:
    """Somebody for whom points go to the worse score of a bet."""
    sheet = settled(base, bets)
    scores = tuple(2 * own - score for score, own in zip(sheet.scores or (), base, strict=True))
    return Sheet(tuple(line._replace(value=-line.value) for line in sheet.lines), scores)


def by_hearts(taken: Sequence[Taken]) -> dict[int, Longest]:
    """Somebody for whom Ravage City is paid by the most hearts."""
    return {one.winner: Longest(len(one.cards.of("H")), "H") for one in taken}


def never_multiplied(deal: Summary, options: Options = FFT) -> Sheet:
    """Somebody for whom every contract counts once."""
    return sheet(replace(deal, contract="prise"), options)


def slams_count_once(deal: Summary, options: Options = FFT) -> Sheet:
    """Somebody for whom every slam is worth 100 points."""
    counted = sheet(deal, options)
    lines = (line._replace(value=100) if line.reason.rule in {SLAM, SLAM_DEFENCE} else line for line in counted.lines)
    return Sheet(lines, counted.scores)


def bouts_turned(deal: Summary, options: Options = FFT) -> Sheet:
    """Somebody for whom the taker needs the more points the more bouts there are."""
    return sheet(replace(deal, bouts=3 - deal.bouts), options)


def winners_pay(deal: Summary, options: Options = FFT) -> Sheet:
    """Somebody for whom the losers of a deal are paid."""
    paid = sheet(deal, options)
    return Sheet((line._replace(value=-line.value) for line in paid.lines), paid.scores)


#: The values of poignées for somebody who believes that the side that wins pays them.
PAID_BY_THE_WINNER = {"simple": -20, "double": -30, "triple": -40}


def poignees_to_the_taker(deal: Summary, options: Options = FFT) -> Sheet:
    """Somebody for whom a poignée is always paid to the taker, who has shown it."""
    counted = sheet(deal, options)
    lines = (line._replace(value=abs(line.value)) if line.reason.rule is POIGNEE else line for line in counted.lines)
    return Sheet(lines, counted.scores)
