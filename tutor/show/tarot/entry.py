"""The form in which a score pad takes a deal of French Tarot: contract, points, bouts and bonuses."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.core.entered import Fields
from tutor.core.message import N_
from tutor.show.html import Html, element
from tutor.show.scoring.keys import number, one_of, some_of
from tutor.show.words import capital
from tutor.tarot.announce import POIGNEES
from tutor.tarot.match import Match
from tutor.tarot.score.entered import DEFENCE, MISERE, NOBODY, SHOWN, TWICE
from tutor.tarot.score.summary import FULL_SLAMS, PETIT_SLAMS, SIDES
from tutor.tarot.setting import FIVE, HAND_SIZES

TAKER, PARTNER, ALONE = N_("Who has taken?"), N_("With whom?"), N_("alone", "a taker without a partner")
CONTRACT, BOUTS, HOW_MANY = N_("Contract"), N_("Bouts"), N_("Points")
WHOSE = N_("Whose points and bouts are these?")
ATTACK, DEFENDERS = N_("the attack’s"), N_("the defence’s")
PETIT, SLAM, POIGNEE = N_("The Petit in the last trick"), N_("Slam"), N_("Poignées that were shown")
NEITHER = N_("no", "neither side")
DECLARED = N_("Who has declared misère?")


def fields(match: Match, filled: Fields, words: Html) -> Iterator[str]:
    """The fields of the match's next deal, with what is filled in."""
    out = match.sitting_out(match.number)
    seats = [(str(seat), words.player(seat)) for seat in range(match.players) if seat != out]
    yield one_of("taker", words.say(TAKER), seats, filled)
    contracts = ((name, capital(words.term(name))) for name in match.contracts)
    yield one_of("contract", words.say(CONTRACT), contracts, filled)
    if match.playing == FIVE:
        yield one_of("partner", words.say(PARTNER), [(NOBODY, words.say(ALONE)), *seats], filled, NOBODY)
    yield one_of("bouts", words.say(BOUTS), ((str(count), str(count)) for count in range(4)), filled)
    yield number("points", words.say(HOW_MANY), filled)
    sides = ((SIDES[0], words.say(ATTACK)), (DEFENCE, words.say(DEFENDERS)))
    yield one_of("whose", words.say(WHOSE), sides, filled, SIDES[0])
    nobody = (NOBODY, words.say(NEITHER))
    won = [(side, words.say(label)) for side, label in zip(SIDES, (ATTACK, DEFENDERS), strict=True)]
    yield one_of("petit_au_bout", words.say(PETIT), [nobody, *won], filled, NOBODY)
    shown = [(SHOWN.format(size), words.term(size)) for size in POIGNEES]
    # With three nobody has trumps left for another one of a size, with four only a simple one can be shown twice.
    shown += [(TWICE.format(size), f"2 × {words.term(size)}") for size in POIGNEES[: match.playing - min(HAND_SIZES)]]
    yield some_of(words.say(POIGNEE), shown, filled)
    if match.options.misere:
        declared = ((MISERE.format(seat), name) for seat, name in seats)
        yield some_of(words.say(DECLARED), declared, filled)
    slams = (*FULL_SLAMS, *(PETIT_SLAMS if match.options.petit_slam else ()))
    slam = one_of("slam", words.say(SLAM), [nobody, *((name, words.term(name)) for name in slams)], filled, NOBODY)
    # It is seldom that anybody needs this one, and its choices are long.
    said = filled.get("slam", NOBODY) != NOBODY
    yield element("details", element("summary", words.say(SLAM)), slam, open=said)
