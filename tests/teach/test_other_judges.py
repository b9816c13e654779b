"""Another judge is asked the same questions, and answers them as it believes: no kind knows of it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any, Never

import pytest

from tests.every import every
from tutor.barbu.bets import Bets
from tutor.barbu.compulsory import Debt
from tutor.barbu.contracts.ravage_city import Longest
from tutor.barbu.doubling import Doubling
from tutor.barbu.options import BALANCED, Values
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
from tutor.tarot.conventions.pack import PACKS
from tutor.tarot.cut import cuts
from tutor.tarot.draw import DRAW, Drawn
from tutor.tarot.legal_cards import LEAD_FREE
from tutor.tarot.play import Play
from tutor.tarot.score.bonuses import POIGNEE, SLAM, SLAM_DEFENCE
from tutor.tarot.score.count import total
from tutor.tarot.score.sheet import sheet
from tutor.tarot.score.summary import Summary
from tutor.tarot.trick import PETIT, Trick
from tutor.teach.judge import RULES, Judge
from tutor.teach.kind import LEVELS, Kind
from tutor.teach.kinds import KINDS
from tutor.teach.kinds.heard.family import HEARD
from tutor.teach.kinds.lies.family import LIES
from tutor.teach.kinds.say.family import SAY
from tutor.teach.kinds.tells.family import TELLS


class Nobody(Judge):
    """A judge who cannot be asked anything."""

    def __getattribute__(self, name: str) -> Never:
        raise AssertionError(name)


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


def never_multiplied(deal: Summary) -> Sheet:
    """Somebody for whom every contract counts once."""
    return sheet(replace(deal, contract="prise"))


def slams_count_once(deal: Summary) -> Sheet:
    """Somebody for whom every slam is worth 100 points."""
    counted = sheet(deal)
    lines = (line._replace(value=100) if line.reason.rule in {SLAM, SLAM_DEFENCE} else line for line in counted.lines)
    return Sheet(lines, counted.scores)


def bouts_turned(deal: Summary) -> Sheet:
    """Somebody for whom the taker needs the more points the more bouts there are."""
    return sheet(replace(deal, bouts=3 - deal.bouts))


def winners_pay(deal: Summary) -> Sheet:
    """Somebody for whom the losers of a deal are paid."""
    paid = sheet(deal)
    return Sheet((line._replace(value=-line.value) for line in paid.lines), paid.scores)


#: The values of poignées for somebody who believes that the side that wins pays them.
PAID_BY_THE_WINNER = {"simple": -20, "double": -30, "triple": -40}


def poignees_to_the_taker(deal: Summary) -> Sheet:
    """Somebody for whom a poignée is always paid to the taker, who has shown it."""
    counted = sheet(deal)
    lines = (line._replace(value=abs(line.value)) if line.reason.rule is POIGNEE else line for line in counted.lines)
    return Sheet(lines, counted.scores)


#: Somebody who believes otherwise, for each kind in which a rule decides.
BELIEVERS = {
    "where-to-cut": replace(RULES, cuts=any_number),
    "deal-next": replace(RULES, obligation=anything_goes),
    "seven-calls": replace(RULES, obligation=anything_goes),
    "forced-card": replace(RULES, obligation=anything_goes),
    "no-hearts-true": replace(RULES, obligation=anything_goes),
    "ecart-shown": replace(RULES, obligation=anything_goes),
    "better-ecart": replace(RULES, obligation=anything_goes),
    "handful-sizes": replace(RULES, declarations=sizes_of_five),
    "handful-who": replace(RULES, obligation=never_shows),
    "ends": replace(RULES, over=to_the_last_card),
    "true": replace(RULES, says=lambda _rule, _true, false: false),
    "asked-suit": replace(RULES, led=lambda trick: trick.cards[0].suit if trick.cards else None),
    "winner": replace(RULES, best=the_first_card),
    "no-tricks-below": replace(RULES, best=the_first_card),
    "no-tricks-lead": replace(RULES, best=the_first_card),
    "no-queens-catches": replace(RULES, best=the_first_card),
    "last-two-losers": replace(RULES, best=the_first_card),
    "trumps-sure": replace(RULES, best=the_first_card),
    "lowest-to-win": replace(RULES, winner=the_last_card),
    "winning-cards": replace(RULES, winner=the_lowest),
    "highest-to-lose": replace(RULES, winner=the_lowest),
    "next-leader": replace(RULES, winner=the_lowest),
    "trick-winner": replace(RULES, winner=the_lowest),
    "with-the-excuse": replace(RULES, winner=the_lowest),
    "beats": replace(RULES, winner=the_lowest),
    "take-all": replace(RULES, winner=the_lowest),
    "first-dealer": replace(RULES, first_dealer=the_highest_deals),
    "deal-tasks": replace(RULES, task=lambda _name, _players, dealer: dealer),
    "auction-seats": replace(RULES, task=lambda _name, _players, dealer: dealer),
    "poignee-table": replace(RULES, sheet=poignees_to_the_taker),
    "score-mistake": replace(RULES, sheet=never_multiplied),
    "still-hidden": replace(RULES, known=knows_nothing),
    "others-together": replace(RULES, known=knows_nothing),
    "others-hold": replace(RULES, known=knows_nothing),
    "why-switched": replace(RULES, known=knows_nothing),
    "seven-cards": replace(RULES, values=Values(queen=0)),
    "poker-well-set": replace(RULES, strength=every_row_alike),
    "weigh-prize": replace(RULES, poignees=PAID_BY_THE_WINNER),
    "tells-less": replace(RULES, fault=shows_all),
    "doubling-say": replace(RULES, word=whatever_is_said),
    "trick-points": replace(RULES, total=whole_points),
    "pile-points": replace(RULES, total=whole_points),
    "rest-of-pack": replace(RULES, total=whole_points),
    "values": replace(RULES, total=whole_points),
    "dog-points": replace(RULES, dog=lambda _: "taker", total=whole_points),
    "piles": replace(RULES, excuse_stays=lambda *, last: last),
    "dog-fate": replace(RULES, dog=lambda _: "taker"),
    "side": replace(RULES, sheet=winners_pay),
    "petit-end": replace(RULES, winner=for_the_other_side),
    "given-for-it": replace(RULES, total=whole_points),
    "contract-made": replace(RULES, sheet=bouts_turned),
    "petit-alone": replace(RULES, void=lambda hand: PETIT in hand),
    "last-two-counts": replace(RULES, values=Values(last_two=(-20, -10)), best=the_first_card),
    "seven-trick": replace(RULES, values=Values(queen=0)),
    "excuse-count": replace(RULES, excuse_stays=lambda *, last: last),
    "cost": replace(RULES, values=BALANCED),
    "wrong": replace(RULES, says=lambda _rule, _true, false: false),
    "signal-audit": replace(RULES, signals=hears_nothing),
    "wrong-call": replace(RULES, obligation=anything_goes),
    "handful-wrong-one": replace(RULES, fault=counts_nothing),
    "planning-slip": replace(RULES, price=lambda _contract, _left: 0),
    "audit": replace(RULES, values=BALANCED, salade=BALANCED, total=whole_points, settled=doubled_again),
    "domino-points": replace(RULES, values=BALANCED),
    "salade-trick": replace(RULES, salade=BALANCED),
    "settle-bet": replace(RULES, settled=doubled_again),
    "settle-own": replace(RULES, settled=doubled_again),
    "settle-shared": replace(RULES, values=BALANCED),
    "settle-way": replace(RULES, settled=worse_score_wins),
    "settle-all": replace(RULES, settled=worse_score_wins),
    "doubling-won": replace(RULES, bets=named_by_nobody),
    "doubling-still": replace(RULES, bets=named_by_nobody),
    "doubling-threads": replace(RULES, bets=named_by_nobody),
    "doubling-may": replace(RULES, word=whatever_is_said),
    "doubling-due": replace(RULES, word=whatever_is_said),
    "doubling-played": replace(RULES, skipped=lambda _contract, _bets, _options: False),
    "doubling-order": replace(RULES, speakers=lambda at: at.setting.seats[::-1]),
    "doubling-debt": replace(RULES, debt=lambda done, left: Debt(done + 1, left)),
    "owed": replace(RULES, debt=lambda done, left: Debt(done, left + 1)),
    "seven-sum": replace(RULES, values=BALANCED),
    "ravage-score": replace(RULES, longest=by_hearts),
    "ravage-who": replace(RULES, longest=by_hearts),
    "find": replace(RULES, total=whole_points),
    "deal-dog": replace(RULES, obligation=anything_goes),
    "handful-show": replace(RULES, fault=as_with_five),
    "handful-kept": replace(RULES, fault=as_with_five),
    "make-ecart": replace(RULES, obligation=anything_goes),
    "advised-bid": replace(RULES, suggest=never_bids),
    "best": replace(RULES, strength=without_flushes, evaluate=by_trumps_alone),
    "poker-set": replace(RULES, strength=without_flushes),
    "poker-units": replace(RULES, strength=every_row_alike),
    "pays": replace(RULES, best=the_first_card),
    "say-by-order": replace(RULES, signals=hears_nothing),
    "line": replace(RULES, sheet=bouts_turned),
    "deal": replace(RULES, sheet=never_multiplied),
    "contract-factor": replace(RULES, sheet=never_multiplied),
    "line-points": replace(RULES, evaluate=each_line_one),
    "hand-total": replace(RULES, evaluate=each_line_one),
    "counted-cards": replace(RULES, evaluate=by_trumps_alone),
    "points-needed": replace(RULES, needed=lambda bouts: 36 + 5 * bouts),
    "defence-needs": replace(RULES, needed=lambda bouts: 36 + 5 * bouts),
    "petit-worth": replace(RULES, needed=lambda _: 46),
    "poignee-even": replace(RULES, sheet=poignees_to_the_taker),
    "weigh-worth": replace(RULES, sheet=poignees_to_the_taker),
    "weigh-leak": replace(RULES, sheet=poignees_to_the_taker),
    "score-taker": replace(RULES, sheet=never_multiplied),
    "score-shares": replace(RULES, sheet=bouts_turned),
    "slam-pays": replace(RULES, sheet=slams_count_once),
    "order": replace(RULES, winner=the_lowest, values=Values(king_of_hearts=-2, queen=-2)),
    "allowed": replace(RULES, obligation=anything_goes),
    "may": replace(RULES, obligation=anything_goes),
    "guards": replace(RULES, obligation=anything_goes),
    "trumps-aside": replace(RULES, obligation=anything_goes),
    "trumps-placed": replace(RULES, signals=hears_nothing),
    "deal-tells": replace(RULES, signals=hears_nothing),
    "deal-heard": replace(RULES, signals=hears_nothing),
    "overheard": replace(RULES, signals=hears_nothing),
    "odd-later": replace(RULES, signals=hears_nothing),
    "lead-tells": replace(RULES, signals=hears_nothing),
    "promising-leads": replace(RULES, signals=hears_nothing),
    "lying-leads": replace(RULES, signals=hears_nothing),
    "leads-say": replace(RULES, signals=hears_nothing),
    "say-by-lead": replace(RULES, signals=hears_nothing),
    "most-points": replace(RULES, obligation=anything_goes),
    "king-away": replace(RULES, obligation=anything_goes, best=the_first_card),
    "king-wait": replace(RULES, obligation=anything_goes),
    "doubling-whom": replace(RULES, debt=lambda done, left: Debt(done, left + 1)),
    "planning-above": replace(RULES, price=lambda _contract, _left: 0),
    "weigh-show": replace(RULES, poignees=PAID_BY_THE_WINNER),
    "is-it-a-tenue": replace(RULES, tenue=long_enough),
    "show-the-tenue": replace(RULES, tenue=lambda _: False),
    "deciding-rule": replace(RULES, obligation=anything_goes),
    "rule": replace(RULES, obligation=anything_goes),
    "handful-refused": replace(RULES, fault=counts_nothing),
    "rule-or-signal": replace(RULES, signals=hears_nothing),
    "broken-promise": replace(RULES, signals=hears_nothing),
    "proves": replace(RULES, obligation=anything_goes, known=knows_nothing),
    "king-holders": replace(RULES, obligation=anything_goes),
    "who-lacks": replace(RULES, known=knows_nothing),
    "where": replace(RULES, known=knows_nothing),
    "petit-hunted": replace(RULES, obligation=petit_falls_first),
    "domino-claims": replace(RULES, says=lambda _rule, _true, false: false),
    "word-or-duty": replace(RULES, signals=hears_nothing, obligation=anything_goes),
    "certain": replace(RULES, known=knows_nothing),
    "trumps-revoke": replace(RULES, obligation=anything_goes),
    "two-cards-tell": replace(RULES, signals=hears_nothing),
    "excuse-speaks": replace(RULES, signals=hears_nothing),
    "read-lead": replace(RULES, signals=hears_nothing),
    "captain-told": replace(RULES, signals=hears_nothing),
    "lying-cards": replace(RULES, signals=hears_nothing),
    "free-truth": replace(RULES, signals=hears_nothing),
    "deal-true": replace(RULES, signals=hears_nothing),
    "same-gesture": replace(RULES, signals=hears_nothing),
    "lead-back": replace(RULES, signals=hears_nothing),
}

#: The same for kinds in which a rule decides about one thing, while advice or counting does about the others.
ABOUT_ONE_THING = {
    ("lead", "void"): replace(RULES, known=knows_nothing),
    ("call", "contract"): replace(RULES, price=lambda _contract, _left: 0),
    ("out", "no-hearts"): replace(RULES, values=BALANCED),
}
#: Those who believe otherwise, by the name of a kind and by what it asks about, if that matters.
BELIEVING = {**{(name, ""): believer for name, believer in BELIEVERS.items()}, **ABOUT_ONE_THING}
#: The kinds that are asked more often, since only some of their questions depend on what is believed.
SELDOM = {"score-mistake", "why-switched"}


@pytest.mark.parametrize(("asked", "believer"), BELIEVING.items(), ids=map(" ".join, BELIEVING))
def test_who_believes_otherwise_sees_the_same_question_and_answers_it_otherwise(
    asked: tuple[str, str], believer: Judge
) -> None:
    name, about = asked
    kind, answered_otherwise = KINDS[name], 0
    for level in LEVELS:
        for number in range(1, 60 if name in SELDOM else 30):
            seed = kind.seed(number, about)
            true, false = kind.question(level, seed), kind.question(level, seed, believer)
            assert (true.boards, true.prompt, true.facts, true.data) == (
                false.boards,
                false.prompt,
                false.facts,
                false.data,
            )
            assert [option.id for option in true.options] == [option.id for option in false.options]
            answered_otherwise += true.key != false.key
    assert answered_otherwise > 30


@every(kind for kind in KINDS.values() if (kind.id, "") not in BELIEVING)
def test_about_what_advice_or_counting_decides_nobody_is_asked(kind: Kind) -> None:
    """Such a kind goes by advice, by numbers that it shows, or by what has been written: no belief changes that."""
    for level in LEVELS:
        for seed in range(1, 15):
            if (kind.id, kind.draw(level, seed).about) not in BELIEVING:
                assert kind.question(level, seed, Nobody()) == kind.question(level, seed)


@every((kind for kind in KINDS.values() if kind.family in {TELLS, HEARD, LIES, SAY}), PACKS)
def test_what_is_told_can_be_asked_at_a_table_with_any_agreement(kind: Kind, pack: str) -> None:
    def read(play: Play, seat: int, card: Card) -> tuple[Signal, ...]:
        return signals(moved(play, options=replace(play.options, conventions=pack)), seat, card)

    for level in LEVELS:
        for seed in range(1, 15):
            ours, theirs = kind.question(level, seed), kind.question(level, seed, replace(RULES, signals=read))
            assert ours.boards == theirs.boards
            assert [option.id for option in ours.options] == [option.id for option in theirs.options]


def test_two_cards_in_the_suit_of_the_taker_are_read_as_the_club_has_agreed() -> None:
    kind, club = KINDS["deal-tells"], replace(RULES, signals=of_short_suits)
    asked = [(kind.question(1, seed), kind.question(1, seed, club)) for seed in range(1, 60)]
    read = {(ours.key, theirs.key) for ours, theirs in asked if ours.key != theirs.key}
    assert read == {((("tenue",),), (("no-more",),))}
