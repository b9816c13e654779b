"""The players who can have the Petit, after some tricks and after a poignée."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from tutor.core.cards import TAROT, TRUMP
from tutor.core.message import N_, Message
from tutor.tarot.announce import EXCUSE_IMPLIES, SHOW_EXACT
from tutor.tarot.legal_cards import MUST_TRUMP
from tutor.tarot.trick import PETIT, THE_EXCUSE
from tutor.teach.draw import Draw
from tutor.teach.judge import RULES, Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.proves.held import DUTIES, NOT_RULED_OUT
from tutor.teach.kinds.where.asked import ONLY_ONE_LEFT, OPEN, can_have, who_has
from tutor.teach.kinds.where.family import WHERE
from tutor.teach.open_boards import Strip
from tutor.teach.posed import Asked, Posed, Verdicts
from tutor.teach.positions import LEARNER
from tutor.teach.question import Hints
from tutor.teach.saying import Saying
from tutor.teach.tarot import plays
from tutor.teach.tarot import shown_poignees as shows
from tutor.teach.tarot.plays import CHAIR, PLAYERS


def _of(message: Message, by: int) -> Saying:
    return Saying(None, ((message, {"by": by}),), CHAIR)


# After some tricks

WHO_HAS_PETIT = N_("Nobody has set a trump aside. Going by what these tricks prove, who can still have the Petit?")
WHO_HAS_NO_TRUMP = N_(
    "{cards:and} {cards:n|was|were} not of the suit led. {cards:n|Does it show that its player has|Which of them show"
    " that their players have} no trump?"
)


def _after_tricks(draw: Draw) -> Posed | None:
    """Three to five tricks, and the learner's hand."""
    play = plays.after(draw.rng, draw.level + 2, trumpless=True)
    hand = play.hands[LEARNER] or TAROT.none
    if PETIT in hand | play.played or len(can_have(play, PETIT, RULES)) == PLAYERS - 1:
        return None

    def says(seat: int, state: str, proof: Saying | None) -> Saying:
        return proof or (Saying.plain(ONLY_ONE_LEFT) if state == "has" else _of(NOT_RULED_OUT, seat))

    boards = (plays.board(play)._replace(hand=hand), plays.in_hand(hand, Saying.plain(plays.YOUR_HAND)))
    hints = Hints.plain(WHO_HAS_NO_TRUMP, MUST_TRUMP, cards=plays.not_following(play))
    return who_has(Asked(boards, WHO_HAS_PETIT), play, PETIT, says, {"has", "cannot"}, hints)


# After a poignée

WHO_HAS_IT_NOW = N_("Who can have the Petit now, given all that you know?")
SHOWN_WITH_EXCUSE = N_(
    "{by:Player} {by:you|have|has} shown the Excuse with trumps up to {high:card}. Is the Petit one of them, and if"
    " not, can it be hidden in the same hand?"
)
SHOWN_WITHOUT = N_(
    "{by:Player} {by:you|have|has} shown trumps up to {high:card}, and not the Excuse. Is the Petit among them or in"
    " the dog, and if not, where can it be?"
)
IT_WAS_SHOWN = N_("{by:Player} {by:you|have|has} shown it.")
IT_IS_ELSEWHERE = N_("It was shown by somebody else.")
IT_WAS_IN_DOG = N_("It was in the dog, which the taker has picked up.")
NOT_WITH_EXCUSE = N_("{by:Player} {by:you|have|has} shown the Excuse, and so hides no trump.")
MAY_BE = N_("It was not shown, and nothing says that {by:player} cannot have it.")
NOBODY_ELSE = N_("Nobody else can have it.")


def _after_a_poignee(draw: Draw) -> Posed | None:
    """A poignée with the Excuse in it or without; later the Petit may have lain in the dog."""
    strip = shows.poignee(draw.level, draw.rng, excuse=draw.rng.random() < 1 / 3)
    known = strip.hand | TAROT.set(strip.trick.cards) | draw.of(strip.dog, TAROT.none, TAROT.none)
    if PETIT in known:
        return None
    hints = Hints.of(_first_hint(strip), EXCUSE_IMPLIES)
    says = partial(_why_after_it, strip)
    posed = who_has(Asked((strip,), WHO_HAS_IT_NOW), strip.play(), PETIT, says, {"has", OPEN}, hints)

    def verdicts(judge: Judge) -> Verdicts:
        found = posed.verdicts(judge)
        return replace(found, because=found.because[:1])

    return Posed(posed.asked, verdicts)


def _first_hint(strip: Strip) -> Saying:
    """The trumps that were shown, and whether the Excuse was among them."""
    *_, high = strip.shown.shown.of(TRUMP)
    says = SHOWN_WITH_EXCUSE if THE_EXCUSE in strip.shown.shown else SHOWN_WITHOUT
    return Saying(None, ((says, {"by": strip.shower, "high": high}),), strip.chair)


def _why_after_it(strip: Strip, seat: int, state: str, proof: Saying | None) -> Saying:
    """The reason why a player must have the Petit after a poignée, may have it or cannot."""
    if PETIT in strip.shown.shown:
        return _of(IT_WAS_SHOWN, seat) if state == "has" else Saying.plain(IT_IS_ELSEWHERE)
    if PETIT in strip.dog:
        return Saying.plain(IT_WAS_IN_DOG)
    if state == OPEN:
        return _of(MAY_BE, seat)
    return _of(NOT_WITH_EXCUSE, seat) if proof else Saying.plain(NOBODY_ELSE)


DRAWN = {"petit": _after_tricks, "poignee": _after_a_poignee}


@kind(WHERE, about={"petit": DUTIES, "poignee": (EXCUSE_IMPLIES, SHOW_EXACT)}, edition=2)
def where(draw: Draw) -> Posed | None:
    """The Petit, by what the tricks have proved, or by what a poignée has shown."""
    return DRAWN[draw.about](draw)
