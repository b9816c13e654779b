"""A deal of Trumps in which one card was not allowed: a later card of the same player gives it away."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import NamedTuple

from tutor.barbu.contracts import Trumps
from tutor.barbu.contracts.ladder import LED_BEAT, MUST_RUFF, OVERRUFF, PLAIN_FOLLOW
from tutor.barbu.options import Options
from tutor.barbu.play import Play
from tutor.barbu.trick import FOLLOW, Trick
from tutor.core.cards import BARBU, SUITS, Card
from tutor.core.message import N_, Facts, Message
from tutor.core.rule import Rule
from tutor.teach.barbu.kinds.trumps_proofs import trump_suit
from tutor.teach.barbu.plays import CHAIR, PLAYERS, dealt, lived
from tutor.teach.kinds.wins.barbu_tricks import TRUMPS_ARE
from tutor.teach.legacy import Kind
from tutor.teach.open_boards import Tricks
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.saying import Saying

WHICH_BROKE = N_(
    "{suit:Suit} are trumps. One of the cards below was against the rules, and a later card of the same player shows"
    " it. Which one?"
)
LOOK_FOR_LATER = N_(
    "Take each card that did not follow suit, or did not go higher. Does its player show later that they could have?"
)
A_CARD = N_("Trick {trick}: {by:player} {by:you|play|plays} {card:card}.")
BROKEN = N_(
    "In trick {later} {by:player} {by:you|play|plays} {had:card}. So {by:you|you|they} held it in trick {trick}, and"
    " {card:card} was not allowed."
)


WENT_HIGHER = N_("Trumps were led, and this one is higher than those before it.")
STAYED_BELOW = N_("Trumps were led. No later card shows that {by:player} had a higher one than {top:card}.")
RUFFED_IT = N_("No later card shows that {by:player} could have followed suit, and this trump was high enough.")
NO_BETTER = N_("No later card shows that {by:player} could have followed suit, or had a trump that had to be played.")
#: What else a duty may depend on, and in Trumps does not: earlier cards; and the house rules, which are the usual ones.
UNSEEN = BARBU.none, Options()
#: So many cards are offered.
OFFERED = 5
#: How many tricks of a deal are shown, by level.
SHOWN = {1: 5, 2: 6}

#: A deal that experts played: the leader of each trick, from south clockwise, and the cards from the leader on.
#: Its last two tricks were not written down.  Diamonds were trumps.
EXPERTS = (
    (0, "DQ D8 D2 DA"),
    (3, "D9 DJ D5 H5"),
    (0, "DK D4 H6 C7"),
    (0, "S8 S3 S6 SK"),
    (3, "SA S2 S4 S9"),
    (3, "S7 S10 S5 C2"),
    (0, "CQ CK C4 CA"),
    (3, "CJ D6 C3 C8"),
    (0, "D3 C5 H9 C9"),
    (0, "SQ C6 H10 H4"),
    (0, "D10 H2 HQ H7"),
)
THEIR_TRUMPS = "D"


class Fault(NamedTuple):
    """A card that was against the rules: in which trick, from 0, whose it was, and which later card shows it."""

    trick: int
    by: int
    card: Card
    had: Card


def faults(tricks: tuple[Trick, ...], trumps: str) -> Iterator[Fault]:
    """The cards that were not allowed, as far as later cards show it, each with the first of those."""
    for number, trick in enumerate(tricks):
        for place, card in enumerate(trick.cards[1:], 1):
            by = (trick.leader + place) % PLAYERS
            before, contract = Trick(trick.leader, PLAYERS, trick.cards[:place]), Trumps(trumps)
            later = [one.card_of(by) for one in tricks[number + 1 :]]
            if found := [had for had in later if card not in contract.duty(BARBU.set((card, had)), before, *UNSEEN)]:
                yield Fault(number, by, card, found[0])


def planted(tricks: tuple[Trick, ...], trumps: str) -> Iterator[tuple[Trick, ...]]:
    """The tricks with two cards of one player exchanged, so that one of them is against the rules, and won as before.

    No other card is, as far as one can see.
    """
    for seat in range(PLAYERS):
        for first, second in combinations(range(len(tricks)), 2):
            one, other = (tricks[at].card_of(seat) for at in (first, second))
            changed = [*tricks]
            changed[first], changed[second] = _with(changed[first], one, other), _with(changed[second], other, one)
            contract = Trumps(trumps)
            as_before = all(contract.winner(changed[at]) == contract.winner(tricks[at]) for at in (first, second))
            if as_before and len([*faults(tuple(changed), trumps)]) == 1:
                yield tuple(changed)


def _with(trick: Trick, old: Card, new: Card) -> Trick:
    return Trick(trick.leader, PLAYERS, tuple(new if card is old else card for card in trick.cards))


@cache
def of_experts() -> tuple[tuple[Trick, ...], ...]:
    """The deal of the experts, each time with another card against the rules in it."""
    tricks = tuple(Trick(leader, PLAYERS, tuple(map(BARBU.__getitem__, cards.split()))) for leader, cards in EXPERTS)
    return tuple(planted(tricks, THEIR_TRUMPS))


def _draw(level: int, seed: int, rng: random.Random) -> tuple[Board, ...]:
    """Five tricks of any deal, six, and a real deal that experts played."""
    if level not in SHOWN:
        every = of_experts()
        return Laid((), Saying.plain(TRUMPS_ARE, suit=THEIR_TRUMPS)), Tricks(
            every[seed * 7 % len(every)], CHAIR, f"trumps {THEIR_TRUMPS}"
        )
    while True:
        trumps = rng.choice(SUITS)
        for at, _ in lived(dealt(f"trumps {trumps}", rng), rng):
            if isinstance(at, Play) and len(at.taken) == SHOWN[level]:
                if found := [*planted(at.tricks, trumps)]:
                    return Laid((), Saying.plain(TRUMPS_ARE, suit=trumps)), Tricks(
                        rng.choice(found), CHAIR, f"trumps {trumps}"
                    )
                break


def _ask(boards: tuple[Board, ...], _level: int, rng: random.Random) -> Question | None:
    laid, seen = boards
    if not isinstance(laid, Laid) or not isinstance(seen, Tricks):
        return None
    trumps, tricks = trump_suit(laid), tuple(Trick(one.leader, PLAYERS, one.cards) for one in seen.tricks)
    (fault,) = faults(tricks, trumps)
    # What looks suspicious comes first: cards of another suit than the one led, then trumps that stayed below.
    others = [
        (number, place)
        for number, trick in enumerate(tricks)
        for place, card in enumerate(trick.cards)
        if place and card is not fault.card and (card.suit != trick.led or card.suit == trumps)
    ]
    if len(others) < OFFERED - 1:
        return None
    right = tricks[fault.trick].cards.index(fault.card)
    offered = sorted([(fault.trick, right), *rng.sample(others, OFFERED - 1)])
    options = tuple(_option(number, place, tricks, trumps, fault) for number, place in offered)
    (because,) = (option.says for option in options if option.right)
    rule = because.rule or FOLLOW
    hints = Hints((Saying.plain(LOOK_FOR_LATER),), (Saying.plain(rule.statement, rule),))
    return Question("choose", boards, WHICH_BROKE, (because,), hints, facts={"suit": trumps}, options=options)


def _option(number: int, place: int, tricks: tuple[Trick, ...], trumps: str, fault: Fault) -> Option:
    """A card of a trick, and why it was allowed, as far as one can see, or was not."""
    trick = tricks[number]
    card, by = trick.cards[place], (trick.leader + place) % PLAYERS
    before = Trick(trick.leader, PLAYERS, trick.cards[:place])
    facts: Facts = {"trick": number + 1, "by": by, "card": card, "led": trick.led, "top": before.top(trumps)}
    shows = Saying(None, ((A_CARD, facts),), CHAIR)
    if card is fault.card:
        later = next(at for at, one in enumerate(tricks) if fault.had in one.cards) + 1
        rule = _broken(fault, before, trumps)
        said: tuple[tuple[Message, Facts], ...] = (
            (BROKEN, {**facts, "had": fault.had, "later": later}),
            (rule.statement, {}),
        )
        return Option(card.code, shows, right=True, says=Saying(rule, said, CHAIR))
    top = before.top(trumps)
    high = top is None or card.height > top.height
    if trick.led == trumps:
        says = NO_BETTER if card.suit != trumps else WENT_HIGHER if high else STAYED_BELOW
    else:
        says = RUFFED_IT if card.suit == trumps and high else NO_BETTER
    return Option(card.code, shows, right=False, says=Saying(None, ((says, facts),), CHAIR))


def _broken(fault: Fault, before: Trick, trumps: str) -> Rule:
    """The rule that forbade the card to a player who held the other one."""
    if fault.had.suit == before.led:
        return LED_BEAT if fault.card.suit == before.led else FOLLOW if before.led == trumps else PLAIN_FOLLOW
    return OVERRUFF if before.top(trumps) else MUST_RUFF


TRUMPS_REVOKE = Kind(
    "trumps-revoke",
    N_("Who has broken a rule?"),
    "choose",
    (FOLLOW, PLAIN_FOLLOW, MUST_RUFF, OVERRUFF, LED_BEAT),
    _draw,
    _ask,
    of_a_deal=False,
    stock=23,
)
