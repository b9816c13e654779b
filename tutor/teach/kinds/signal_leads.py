"""What the cards of your own hand would tell if you led them: which promise, which lie, which say nothing."""

from __future__ import annotations

import random

from tutor.core.cards import SUITS, TAROT, TRUMP, Card, Cards
from tutor.core.message import N_
from tutor.tarot.conventions.catalogue import LEAD_HIGH, LEAD_LOW, LEAD_TRUMP_ODD, LEADS
from tutor.tarot.play import Play
from tutor.teach import plays, talk
from tutor.teach.grid import Cell, Grid, State
from tutor.teach.legacy import Kind
from tutor.teach.open_boards import Played
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.saying import Saying
from tutor.teach.talk import NOTHING, TELLS, lead

#: From this level on, some tricks have been played before the lead.
LATER = 3


def boards_of(play: Play) -> tuple[Board, ...]:
    """The tricks so far, if there are any, and the hand of the learner, who is on lead."""
    hand = plays.in_hand(play.hand, Saying.plain(plays.YOUR_HAND))
    return (plays.board(play), hand) if play.tricks else (hand,)


def play_of(boards: tuple[Board, ...]) -> Play | None:
    """The play that such boards show, as the learner knows it."""
    *before, held = boards
    if not isinstance(held, Laid):
        return None
    hand = TAROT.set(held.cards)
    if not before:
        return talk.opening(hand)
    seen = before[0]
    return seen.play(hand) if isinstance(seen, Played) else None


def draw(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """A hand, before the first lead of the deal or at a later one."""
    return boards_of(talk.on_lead(rng, level))


def shown(boards: tuple[Board, ...]) -> tuple[Board, ...]:
    """The boards without the hand, where the hand itself is what one answers with."""
    return tuple(board for board in boards if isinstance(board, Played))


# Which cards promise an honour?

WHICH_PROMISE = N_(
    "You defend, and you make the first lead of the deal. Mark every card that promises by convention the king or the"
    " queen of its suit, whether you hold one of them or not."
)
WHICH_DENY = N_(
    "You defend, and you make the first lead of the deal. Mark every card that denies by convention the king and the"
    " queen of its suit, whether you hold one of them or not."
)
WHICH_STILL_PROMISE = N_(
    "You defend, and after these tricks you are on lead. Mark every card that promises by convention the king or the"
    " queen of its suit, whether you hold one of them or not."
)
UP_TO_WHICH = N_("Which is the highest card that still promises something? And which suits can still speak?")
IN_THE_CARD = N_("What is told is in the card, and not in your hand: partners hear it even if it is not true.")
NO_TRUMP_HONOUR = N_("Trumps have no king and no queen. A trump tells how many trumps there are.")


def _ask_promise(boards: tuple[Board, ...], level: int, _rng: random.Random) -> Question | None:
    play = play_of(boards)
    if play is None:
        return None
    wanted, rule = ("no-honour", LEAD_HIGH) if level == 2 else ("honour", LEAD_LOW)  # noqa: PLR2004 - the middle one
    prompt = {1: WHICH_PROMISE, 2: WHICH_DENY}.get(level, WHICH_STILL_PROMISE)
    options = []
    for card in play.hand:
        tells, why = lead(play, card).tells, lead(play, card).why
        says = Saying.plain(NO_TRUMP_HONOUR, LEAD_TRUMP_ODD) if card.suit == TRUMP else why
        options.append(Option(card.code, card, tells == wanted, says))
    if len({option.right for option in options if isinstance(option.shows, Card) and option.shows.suit in SUITS}) == 1:
        return None
    hints = Hints((Saying.plain(UP_TO_WHICH),), (Saying.plain(rule.statement, rule),))
    because = (Saying.plain(IN_THE_CARD, rule),)
    return Question("mark", shown(boards), prompt, because, hints, options=tuple(options))


PROMISING_LEADS = Kind(
    "promising-leads",
    N_("Which cards promise an honour?"),
    "mark",
    (LEAD_LOW, LEAD_HIGH),
    draw,
    _ask_promise,
    of_a_deal=False,
)


# Which leads would be a lie?

WHICH_LIE = N_(
    "You defend, and you make the first lead of the deal. These are all your cards but the trumps. Mark every card that"
    " would tell a lie if you led it."
)
WHICH_LIE_OF_ALL = N_(
    "You defend, and you make the first lead of the deal. Mark every card that would tell a lie if you led it."
)
WHICH_LIE_NOW = N_(
    "You defend, and after these tricks you are on lead. Mark every card that would tell a lie if you led it now."
)
COMPARE = N_("Take one suit after the other: do you hold its king or its queen? And how many trumps do you hold?")
NOBODY_FORBIDS = N_("Nobody forbids these leads. But your partners will believe what they hear.")


def _ask_lie(boards: tuple[Board, ...], level: int, _rng: random.Random) -> Question | None:
    play = play_of(boards)
    if play is None:
        return None
    cards: Cards = play.hand - play.hand.of(TRUMP) if level == 1 else play.hand
    options = [Option(card.code, card, lead(play, card).true is False, lead(play, card).judged) for card in cards]
    if len({option.right for option in options}) == 1:
        return None
    prompt = {1: WHICH_LIE, LATER: WHICH_LIE_NOW}.get(level, WHICH_LIE_OF_ALL)
    rules = [option.says.rule for option in options if option.right and option.says.rule]
    hints = Hints((Saying.plain(COMPARE),), (Saying.plain(rules[-1].statement, rules[-1]),))
    because = (Saying.plain(NOBODY_FORBIDS, rules[0]),)
    return Question("mark", shown(boards), prompt, because, hints, options=tuple(options))


LYING_LEADS = Kind("lying-leads", N_("Which leads would be a lie?"), "mark", LEADS, draw, _ask_lie, of_a_deal=False)


# What would each of these cards tell?

WHAT_EACH = N_(
    "You defend, and you make the first lead of the deal. What would each of these cards tell your partners by"
    " convention, true or not?"
)
WHAT_EACH_NOW = N_(
    "You defend, and after these tricks you are on lead. What would each of these cards tell your partners by"
    " convention, true or not?"
)
LOOK_AT_RANK = N_("In a suit, is the card low or high? In trumps, is it odd or even? And is it the first time?")
RANK_SPEAKS = N_("In a suit it is the rank that speaks, in trumps it is odd or even, and only the first time.")
#: The meanings of a lead in short.
STATES = {
    **{name: tells.short for name, tells in TELLS.items() if tells.short},
    NOTHING: N_("nothing", "what a lead tells"),
}
#: How many cards are asked about, by level.
ASKED = {1: 3, 2: 4, 3: 5}


def _ask_each(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    play = play_of(boards)
    if play is None:
        return None
    names = [name for name in STATES if level > 1 or "trumps" not in name]
    cards = play.hand - play.hand.of(TRUMP) if level == 1 else play.hand
    told = {card: one for card in cards if (one := lead(play, card)).tells in names}
    chosen = TAROT.set(rng.sample([*told], min(ASKED[level], len(told))))
    if len(chosen) < ASKED[level] or len({told[card].tells for card in chosen}) < (2 if level == 1 else 3):
        return None
    cells = tuple(Cell(card.code, card, told[card].tells, told[card].why) for card in chosen)
    states = tuple(State(name, Saying.plain(STATES[name])) for name in names)
    hints = Hints((Saying.plain(LOOK_AT_RANK),), (Saying.plain(LEAD_LOW.statement, LEAD_LOW),))
    prompt = WHAT_EACH_NOW if level == LATER else WHAT_EACH
    because = (Saying.plain(RANK_SPEAKS, LEAD_LOW),)
    return Question("pairs", shown(boards), prompt, because, hints, grid=Grid(cells, states))


LEADS_SAY = Kind("leads-say", N_("What would each card tell?"), "pairs", LEADS, draw, _ask_each, of_a_deal=False)
