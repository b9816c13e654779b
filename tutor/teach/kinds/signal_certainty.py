"""Three degrees of certainty: what the rules prove, what a convention tells, and what is only a guess."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tutor.core.cards import SUITS, TAROT
from tutor.core.message import N_, Facts, Message
from tutor.core.rule import Rule
from tutor.tarot.advice.knowledge import known
from tutor.tarot.advice.told import Told, told
from tutor.tarot.conventions import meanings
from tutor.tarot.conventions.catalogue import HIGH_LOW_DEF, LEAD_HIGH, LEAD_LOW, LEAD_TRUMP_EVEN, LEAD_TRUMP_ODD
from tutor.tarot.legal_cards import FOLLOW, MUST_TRUMP, NO_DUTY_TO_HEAD
from tutor.tarot.play import Play
from tutor.tarot.trick import THE_EXCUSE, Trick
from tutor.teach import plays, spoken
from tutor.teach.grid import Cell, Grid, State
from tutor.teach.kinds.proofs import DUTIES, says
from tutor.teach.legacy import Kind
from tutor.teach.open_boards import Played
from tutor.teach.plays import CHAIR, PLAYERS
from tutor.teach.positions import LEARNER
from tutor.teach.question import Board, Hints, Question
from tutor.teach.saying import Saying

WHAT_STANDS = N_(
    "Here is what somebody concludes from these tricks. Say of each line whether a rule of the game proves it, or a"
    " card has only told it by convention."
)
WHICH_OF_THREE = N_(
    "Here is what somebody concludes from these tricks. Say of each line whether a rule of the game proves it, a card"
    " has told it by convention, or nothing but a guess stands behind it."
)
COULD_A_LIAR = N_("Could somebody who keeps to no convention have played the same cards although the line is false?")
PROVED, TOLD, GUESSED = N_("proved"), N_("told"), N_("only a guess")
NO_SUIT = N_("{by:Player} {by:you|have|has} no {led:suit} left.")
NO_TRUMP = N_("{by:Player} {by:you|have|has} no trump left.")
NO_HIGHER_TRUMP = N_("{by:Player} {by:you|have|has} no trump above {top:card}.")
NO_HIGHER = N_("{by:Player} {by:you|have|has} no {led:suit} above {card:card}.")
#: What a promise comes to some tricks later, by the name of its meaning.
CLAIMS = meanings.told(lambda one: one.later)
#: The conventions by which somebody promises that.
SPOKEN = (LEAD_LOW, LEAD_HIGH, LEAD_TRUMP_ODD, LEAD_TRUMP_EVEN, HIGH_LOW_DEF)
ONLY_A_WORD = N_(
    "{card:card} tells it by convention, and {by:player} is believed to keep to that. No rule would have forbidden the"
    " card if it were not true."
)
NOBODY_HAS_TO = N_(
    "That is only a guess: in trick {trick}, {card:card} stayed below {best:card}, but nobody has to go higher in a"
    " plain suit, and no convention says anything of it."
)
TAKER_PROMISES_NOTHING = N_(
    "That is only a guess: {card:card} was led by the taker, who has no partners to tell anything, and keeps to no"
    " convention."
)
CELLS = {1: 4, 2: 5, 3: 6}


def _draw(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """Three tricks or four, in which one suit is led again and again that some players lack."""
    spent = rng.choice(SUITS)
    while True:
        taker, partner, other = spoken.seats(rng)
        lacks = {seat: TAROT.all.of(spent) for seat in rng.sample((taker, partner, other), 2)}
        play = spoken.dealt(rng, taker, rng.choice((partner, other)), {}, lacks)
        play = spoken.after(play, rng, min(2 + level, 4), _now_and_then(spent, rng))
        if spoken.honest(play):
            return (plays.board(play),)


def _now_and_then(spent: str, rng: random.Random) -> spoken.Wish:
    """To lead the suit that some lack, or else something low that may promise something."""
    return lambda _: TAROT.all.of(spent) if rng.random() < 1 / 2 else spoken.LOW


def _ask(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    (seen,) = boards
    if not isinstance(seen, Played) or any(trick.cards[0] is THE_EXCUSE for trick in seen.tricks):
        return None  # no source says whether the card after such a lead speaks
    play = seen.play()
    sorts = {"proved": [*_proved(play)], "told": [*_told(play)], "guess": [*_guessed(seen, play)] if level > 1 else []}
    states = [(name, title) for name, title in STATES if level > 1 or name != "guess"]
    if any(not sorts[name] for name, _ in states):
        return None
    chosen = [(name, rng.choice(sorts[name])) for name, _ in states]
    left = [(name, one) for name, _ in states for one in sorts[name] if (name, one) not in chosen]
    chosen += rng.sample(left, min(len(left), CELLS[level] - len(chosen)))
    lines = [str(shows) for _, (shows, _) in chosen]
    if len(chosen) < CELLS[level] or len({*lines}) < len(lines):
        return None
    rng.shuffle(chosen)
    cells = tuple(Cell(str(n), shows, name, why) for n, (name, (shows, why)) in enumerate(chosen, 1))
    hints = Hints((Saying.plain(COULD_A_LIAR),), (Saying.plain(FOLLOW.statement, FOLLOW),))
    firsts = {cell.right: cell.says for cell in reversed(cells)}
    because = tuple(firsts[name] for name, _ in states)
    grid = Grid(cells, tuple(State(name, Saying.plain(title)) for name, title in states))
    prompt = WHAT_STANDS if level == 1 else WHICH_OF_THREE
    return Question("pairs", boards, prompt, because, hints, grid=grid)


#: How certain something can be.
STATES = (("proved", PROVED), ("told", TOLD), ("guess", GUESSED))
#: A line, and what stands behind it.
Line = tuple[Saying, Saying]


def _proved(play: Play) -> Iterator[Line]:
    for one in known(play):
        text = _SHORT.get(one.reason.rule, NO_HIGHER_TRUMP)
        if one.seat != LEARNER:
            yield Saying(None, ((text, one.reason.facts),), CHAIR), says(one.reason)


#: What a proof comes to, in short.
_SHORT: dict[Rule, Message] = {FOLLOW: NO_SUIT, MUST_TRUMP: NO_TRUMP}


def _told(play: Play) -> Iterator[Line]:
    """What is told and not proved, and of which no card has been played since."""
    for one in told(play):
        rule, text = one.signal.rule, CLAIMS.get(one.signal.meaning.name)
        if one.seat == LEARNER or rule not in SPOKEN or text is None or not _is_open(one, play):
            continue
        since = TAROT.set(trick.card_of(one.seat) for trick in play.tricks[one.trick :])
        if one.signal.rule in {LEAD_LOW, LEAD_HIGH} and since.of(one.card.suit):
            continue
        facts: Facts = {"by": one.seat, "led": one.card.suit, "card": one.card}
        yield Saying(None, ((text, facts),), CHAIR), Saying(rule, ((ONLY_A_WORD, facts),), CHAIR)


def _is_open(one: Told, play: Play) -> bool:
    """Whether a promise is neither proved nor refuted: the cards that it speaks of may lie here or elsewhere."""
    cards = TAROT.set(card for of in (one.signal.claim.sets if one.signal.claim else ()) for card in of) - play.played
    where = [seat for seat in range(PLAYERS) if cards - play.excluded_from(seat)]
    return one.seat in where and len(where) > 1


def _guessed(seen: Played, play: Play) -> Iterator[Line]:
    """What people like to conclude, and nothing stands behind it; nobody has told anything of the same suit."""
    spoken_of = {(one.seat, one.card.suit) for one in told(play)}
    for number, trick in enumerate(seen.tricks, 1):
        for place, card in enumerate(trick.cards):
            before = Trick(trick.leader, trick.players, trick.cards[:place])
            by, best = before.turn, before.best
            left = TAROT.all.above(card) - play.played - play.excluded_from(by)
            facts: Facts = {"by": by, "led": card.suit, "card": card, "trick": number, "best": best}
            if (
                by == LEARNER
                or card.suit not in SUITS
                or (by, card.suit) in spoken_of
                or not left & spoken.honours(card.suit)
            ):
                continue
            if best is None and by == seen.taker and card in spoken.LOW:
                guess, why = CLAIMS["honour"], Saying(None, ((TAKER_PROMISES_NOTHING, facts),), CHAIR)
            elif best and card.suit == best.suit and card.height < best.height:
                guess, why = NO_HIGHER, Saying(NO_DUTY_TO_HEAD, ((NOBODY_HAS_TO, facts),), CHAIR)
            else:
                continue
            yield Saying(None, ((guess, facts),), CHAIR), why


PROOF_OR_PROMISE = Kind(
    "proof-or-promise",
    N_("Proved or told?"),
    "pairs",
    (*DUTIES, *SPOKEN, NO_DUTY_TO_HEAD),
    _draw,
    _ask,
    of_a_deal=False,
)
