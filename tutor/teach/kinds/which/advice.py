"""The advice by which a card is played: of several pieces of it just one speaks for this card at this moment."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from tutor.core.advice import Advice
from tutor.core.cards import Card
from tutor.core.message import N_
from tutor.core.rule import Rule
from tutor.tarot.advice import following, leading, listening, strategy, tactics
from tutor.tarot.advice.sight import Sight
from tutor.tarot.play import Play
from tutor.tarot.trick import PETIT, THE_EXCUSE
from tutor.teach.draw import Draw
from tutor.teach.kind import LEVELS, kind
from tutor.teach.kinds.rule.asked import named
from tutor.teach.kinds.which.family import WHICH
from tutor.teach.posed import Asked, Offer, Posed
from tutor.teach.positions import LEARNER
from tutor.teach.question import Hints
from tutor.teach.saying import Saying
from tutor.teach.signals.honest_plays import talked
from tutor.teach.tarot import plays
from tutor.teach.tarot.plays import CHAIR

BY_WHICH = N_("The tutor’s players would play {card:card} here. Which piece of advice do they follow?")
LEAD_OR_FOLLOW = N_("Look at {card:card}: is it led, or played to a trick, and whose trick is that so far?")
ANOTHER_MOMENT = N_("That fits another moment, or another card.")

#: The advice on a moment: what the attack and the defence do, each piece with the tactic that follows it.
Pieces = Mapping[Rule, Callable[[Sight, Sequence[Card]], Advice | None]]


class Moment(NamedTuple):
    """A sort of moment: the advice that may speak in it for the attack and for the defence, and the tricks before.

    What is ``asked`` about speaks often enough on the sides named there: whether it is the attack.
    """

    attack: Pieces
    defence: Pieces
    asked: Mapping[Rule, Sequence[bool]]
    tricks: tuple[range, range, range]
    fits: Callable[[Play], bool]


_IN_TRICKS: Pieces = {
    following.BRING_HOME: following.save_the_petit,
    following.SURE: following.win_surely,
    following.RUFF_LOW: following.ruff_low,
    following.HONOUR: following.try_an_honour,
    strategy.EXCUSE_USES: following.spare_with_the_excuse,
    following.LEAST: following.give_least,
}
_TO_PARTNERS: Pieces = {
    following.TAKE_OVER: following.take_over,
    following.LOAD: following.load,
}
MOMENTS: Mapping[str, Moment] = {
    "lead": Moment(
        {leading.CASH: leading.cash_masters, leading.LONG: leading.lead_the_long_suit},
        {
            listening.OBEY: listening.obey,
            listening.ASK: listening.ask_for_trumps,
            leading.SPEND_TRUMPS: leading.make_the_taker_ruff,
            leading.GO_ON: leading.return_the_suit,
            leading.LONG: leading.lead_the_long_suit,
        },
        {
            leading.CASH: (True,),
            leading.LONG: (True, False),
            listening.OBEY: (False,),
            listening.ASK: (False,),
            leading.SPEND_TRUMPS: (False,),
            leading.GO_ON: (False,),
        },
        (range(1, 2), range(1, 3), range(2, 4)),
        lambda at: at.trick.best is None,
    ),
    "follow": Moment(
        _IN_TRICKS,
        {**_IN_TRICKS, **_TO_PARTNERS},
        {
            following.BRING_HOME: (False,),
            following.SURE: (True, False),
            following.RUFF_LOW: (True,),
            following.HONOUR: (True,),
            following.LEAST: (True, False),
            following.TAKE_OVER: (False,),
            following.LOAD: (False,),
        },
        (range(1), range(1, 2), range(1, 3)),
        lambda at: at.trick.best is not None,
    ),
}
#: So many deals are looked at for a piece of advice, before another one is looked for.
PATIENCE = 100


@kind(WHICH, about={name: (*{**one.attack, **one.defence},) for name, one in MOMENTS.items()}, edition=2)
def advice(draw: Draw) -> Posed | None:
    """Three pieces of advice, four, or five; each of them is right about equally often."""
    rng, sort = draw.rng, MOMENTS[draw.about]
    wanted = rng.choice([*sort.asked])
    attacks = rng.choice(sort.asked[wanted])
    pieces = sort.attack if attacks else sort.defence
    reached = (_reached(draw, sort, wanted, attacks=attacks) for _ in range(PATIENCE))
    at = next(filter(None, reached), None)
    if at is None:
        return None
    found, sight = tactics.card_to_play(at), Sight.of(at)
    card = next(one for one in at.hand if one.code == found.move)
    cards = [one for one in at.duty().legal() if one is not THE_EXCUSE] or [THE_EXCUSE]

    def speaks(rule: Rule) -> bool:
        told = pieces[rule](sight, [card, *cards]) if rule in pieces else None  # of equal cards it takes the first
        return told is not None and told.move == found.move and told.reason.rule is rule

    # Advice on the Petit, or on the Excuse, is seen at once to be about another card.
    of_one_card = {following.BRING_HOME: PETIT, strategy.EXCUSE_USES: THE_EXCUSE}
    others = [
        rule
        for rule in {**sort.attack, **sort.defence}
        if rule is not wanted and of_one_card.get(rule, card) is card and not speaks(rule)
    ]
    if len(others) < 1 + draw.level:
        return None
    offered = [wanted, *rng.sample(others, 1 + draw.level)]
    rng.shuffle(offered)
    offers = tuple(Offer(rule.id, rule) for rule in offered)
    asked = Asked((plays.board(at)._replace(hand=at.hand),), BY_WHICH, offers, {"card": card})

    because = Saying(wanted, ((found.reason.hint, found.reason.facts),), CHAIR)
    wrong = {
        rule.id: Saying(rule, ((ANOTHER_MOMENT, {}), (rule.statement, {}))) for rule in offered if rule is not wanted
    }
    other = next(rule for rule in offered if rule is not wanted)
    hints = Hints.of(Saying.plain(LEAD_OR_FOLLOW, card=card), other)
    return Posed.for_any_judge(asked, named(asked, wanted.id, (because,), wrong, hints))


def _reached(draw: Draw, sort: Moment, wanted: Rule, *, attacks: bool) -> Play | None:
    """A moment at which the learner plays by the advice that is ``wanted``, as the board shows it."""
    rng = draw.rng
    play = talked(rng, rng.choice(sort.tricks[draw.level - LEVELS.start]), taker=LEARNER if attacks else None)
    if not attacks and play.taker == LEARNER:
        return None
    while play.turn not in {None, LEARNER}:
        play = play.after(rng.choice(play.duty().legal()))
    if play.turn is None or plays.void(play) or not (play.tricks or play.trick.cards):
        return None
    at = plays.board(play)._replace(hand=play.hand).play(play.hand)
    if not sort.fits(at):
        return None
    found = tactics.card_to_play(at)
    # The Excuse that keeps the Petit out of a trick is a case of its own.
    spared = wanted is following.BRING_HOME and found.move == THE_EXCUSE.code
    return at if found.reason.rule is wanted and found.note is None and not spared else None
