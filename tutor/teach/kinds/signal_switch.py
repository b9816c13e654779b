"""A partner has left the line: which reasons for it are still possible."""

from __future__ import annotations

import random

from tutor.core.cards import SUITS, TAROT, TRUMP, Card, Cards
from tutor.core.message import N_, Facts, Message
from tutor.tarot.advice.knowledge import Known, known
from tutor.tarot.conventions.catalogue import DISOBEY
from tutor.tarot.play import Play
from tutor.tarot.trick import PETIT, THE_EXCUSE
from tutor.teach import plays, spoken
from tutor.teach.kinds.proofs import DUTIES
from tutor.teach.legacy import Kind
from tutor.teach.open_boards import Played
from tutor.teach.plays import CHAIR
from tutor.teach.positions import LEARNER
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.saying import Saying
from tutor.teach.stories import ODD

WHY_SWITCHED = N_(
    "You led to the first trick. A partner won it and led something else. Below lie the trumps that you still hold."
    " Mark every reason that your partner can still have had for the change, after these tricks."
)
YOUR_TRUMPS = N_("Your trumps", "above cards that lie open")
WHAT_SINCE = N_("What has this partner played when your suit was led once more? And can they have had the Petit?")
STRONG, IN_DANGER, NONE_LEFT = (
    N_("a strong hand, which going on would have endangered"),
    N_("the Petit in hand, which going on would have endangered"),
    N_("no card left of what you had led"),
)
NOT_REFUTED = N_("Nothing that was played since rules that out.")
USUALLY = N_("Nothing that was played since rules that out, and after an odd trump it is usually the reason.")
SHOWN_SINCE = N_(
    "That cannot be the reason: {by:player} {by:you|have|has} played {card:card} since, so it was in hand all the time."
)
IT_WAS_THERE = N_("That is possible: the Petit was in that hand, and has been played since.")
YOU_HOLD_IT = N_("That cannot be the reason: you hold the Petit yourself.")
ANOTHER_HAD_IT = N_("That cannot be the reason: {by:player} had the Petit, and {by:you|have|has} played it since.")
CANNOT_HAVE_IT = N_("That cannot be the reason: {by:player} cannot hold the Petit, by what that hand has played.")
IT_IS_CERTAIN = N_("So there was no choice.")
NO_CHOICE = N_("There was no choice: by what was played since, no card of the suit was left in that hand.")


def _draw(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """The learner leads an odd trump, or at later levels a suit; a partner wins and leads something else."""
    while True:
        taker, partner, _ = spoken.seats(rng)
        suit = TRUMP if level == 1 or rng.random() < 1 / 2 else rng.choice(SUITS)
        high = TAROT["T21"] if suit == TRUMP else TAROT[f"{suit}K"]
        play = _dealt(rng, taker, partner, high)
        opening = (ODD if suit == TRUMP else TAROT.all.of(suit)).with_card(high)
        play = _led(play, rng, 1, opening)
        play = _led(play, rng, 2, TAROT.all - TAROT.all.of(suit))
        play = _led(play, rng, 3 + (level > 1 and rng.random() < 1 / 2), TAROT.all.of(suit))
        if play.tricks[1].leader == partner and spoken.honest(play):
            mine = (play.hands[LEARNER] or TAROT.none).of(TRUMP)
            return plays.board(play), plays.in_hand(mine, Saying.plain(YOUR_TRUMPS))


def _led(play: Play, rng: random.Random, tricks: int, wished: Cards) -> Play:
    """The play after so many tricks, in which some cards are liked best."""
    return spoken.after(play, rng, tricks, lambda _: wished)


def _dealt(rng: random.Random, taker: int, partner: int, high: Card) -> Play:
    """The learner has some cards of a suit, seven if it is trumps; a partner has the highest one, at times no other."""
    suit = TAROT.all.of(high.suit).without(high).without(PETIT)
    holds = {LEARNER: TAROT.set(rng.sample([*suit], 7 if high.suit == TRUMP else 4)), partner: TAROT.set([high])}
    petit = rng.choice((LEARNER, partner, partner, taker))
    holds[petit] = holds.get(petit, TAROT.none).with_card(PETIT)
    lacks = {partner: suit} if rng.random() < 1 / 2 else {}
    return spoken.dealt(rng, taker, LEARNER, holds, lacks)


def _ask(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    seen, held = boards
    if not (isinstance(seen, Played) and isinstance(held, Laid)):
        return None
    first, second, *_ = seen.tricks
    suit, by = first.led, second.leader
    if first.leader != LEARNER or by in {LEARNER, seen.taker} or suit in {None, second.led}:
        return None
    if {PETIT, THE_EXCUSE} & {*first.cards} or any(trick.cards[0] is PETIT for trick in seen.tricks):
        return None
    play = seen.play(TAROT.set(held.cards))
    refuted = _refuted(play, by, str(suit))
    none = None if "none" in refuted else _none_left(play, by, str(suit))
    certain = none and Saying(none.reason.rule, ((none.reason.proof, none.reason.facts), (IT_IS_CERTAIN, {})), CHAIR)
    options = []
    for name, text in (("strong", STRONG), ("petit", IN_DANGER), ("none", NONE_LEFT)):
        usual = _possible(play, name, str(suit))
        possible = certain if certain and name == "none" else Saying.plain(usual, DISOBEY)
        against = Saying.plain(NO_CHOICE, DISOBEY) if certain and name != "none" else refuted.get(name)
        options.append(Option(name, Saying.plain(text), against is None, against or possible))
    # What rules a reason out is worth more than that nothing rules out the others.
    told = [certain] if certain else [*refuted.values()] or [options[1].says]
    hints = Hints((Saying.plain(WHAT_SINCE),), (Saying.plain(DISOBEY.statement, DISOBEY),))
    return Question("mark", boards, WHY_SWITCHED, tuple(told), hints, options=tuple(options))


def _possible(play: Play, name: str, suit: str) -> Message:
    """What is to be said of a reason that nothing refutes."""
    if name == "petit":
        return IT_WAS_THERE if PETIT in play.played else USUALLY if suit == TRUMP else NOT_REFUTED
    return NOT_REFUTED


def _none_left(play: Play, by: int, suit: str) -> Known | None:
    """The proof that a partner has no card of a suit, if there is one."""
    left = TAROT.all.of(suit) - play.played
    return next((one for one in known(play) if one.seat == by and left and not left - one.missing), None)


def _refuted(play: Play, by: int, suit: str) -> dict[str, Saying]:
    """The reasons that cannot have been those of a partner who led something else to the second trick."""
    facts: Facts = {"by": by}
    found: dict[str, Saying] = {}
    since = [trick.card_of(by) for trick in play.tricks[1:]]
    if card := next((card for card in since if card.suit == suit), None):
        found["none"] = Saying(DISOBEY, ((SHOWN_SINCE, {**facts, "card": card}),), CHAIR)
    if PETIT in (play.hands[LEARNER] or TAROT.none):
        found["petit"] = Saying.plain(YOU_HOLD_IT, DISOBEY)
    elif PETIT in play.played and PETIT not in since:
        found["petit"] = Saying(DISOBEY, ((ANOTHER_HAD_IT, {"by": _player_of(PETIT, play)}),), CHAIR)
    elif PETIT not in play.played and PETIT in play.excluded_from(by):
        found["petit"] = Saying(DISOBEY, ((CANNOT_HAVE_IT, facts),), CHAIR)
    return found


def _player_of(card: Card, play: Play) -> int:
    return next(trick.seat_of(card) for trick in play.tricks if card in trick.cards)


WHY_SWITCHED_LINE = Kind(
    "why-switched",
    N_("Why did your partner lead something else?"),
    "mark",
    (*DUTIES, DISOBEY),
    _draw,
    _ask,
    of_a_deal=False,
)
