"""The cards of a suit that the others still hold: those that lie in the tricks and in one’s hand are not among them."""

from __future__ import annotations

from collections.abc import Iterable

from tutor.barbu.advice.winning import DRAW
from tutor.barbu.contracts.no_last_two import NoLastTwo
from tutor.barbu.play import Play
from tutor.core.cards import BARBU, TAROT, TRUMP
from tutor.core.message import N_
from tutor.core.trick import Trick
from tutor.tarot.legal_cards import EXCUSE_NOT_TRUMP
from tutor.tarot.trick import THE_EXCUSE
from tutor.teach.barbu.moments import hand_in_trumps, moment, seen, trumps_led
from tutor.teach.draw import Draw
from tutor.teach.kinds.out.count import Count, off_suit, so_many
from tutor.teach.posed import Asked, Posed
from tutor.teach.positions import LEARNER
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying
from tutor.teach.tarot import plays

# Trumps in Tarot

TRUMPS_HELD = N_(
    "Nobody has set a trump aside. How many trumps do the other three players still hold between them, after these"
    " tricks?"
)
COUNT_DOWN = N_(
    "{card:card} is one of the trumps that the others have played. How many did they have at the start, when you had"
    " only seen your own hand?"
)
BEGIN_WITH = N_("There are 21 trumps, and you began with {own}. So {missing} were missing.")
GONE_SINCE = N_(
    "The others have played {gone} since, so {left} {left:n|trump is|trumps are} still out. Count down from what is"
    " missing: it is less work than counting up to 21."
)
COUNTED_OUT = N_("That is what remains if you forget the trumps that you still hold yourself.")
EXCUSE_COUNTED = N_("You have counted the Excuse as a trump. There are 21 trumps without it.")
NONE_GONE = N_("That is what was missing at the start. Subtract the trumps that the others have played since.")


def tarot_trumps(draw: Draw) -> Posed | None:
    """Two tricks, four or six, and the whole hand that is left."""
    play = plays.after(draw.rng, 2 * draw.level)
    hand = play.hands[LEARNER] or TAROT.none
    count = Count.of(TAROT.all.of(TRUMP), hand, play.played)
    own = count.own | count.gone & TAROT.set(trick.card_of(LEARNER) for trick in play.tricks)
    theirs = count.gone - own
    if plays.void(play) or not theirs:
        return None
    boards = plays.board(play)._replace(hand=hand), plays.in_hand(hand, Saying.plain(plays.YOUR_HAND))

    left, excuse = len(count.left), 1 if THE_EXCUSE in play.played | hand else -1
    because = (
        Saying.plain(BEGIN_WITH, own=len(own), missing=len(count.all - own)),
        Saying.plain(GONE_SINCE, gone=len(theirs), left=left),
    )
    slips = {
        left + len(count.own): Saying.plain(COUNTED_OUT),
        left + len(theirs): Saying.plain(NONE_GONE),
        left - excuse: Saying.plain(EXCUSE_COUNTED, EXCUSE_NOT_TRUMP),
    }
    begin = Saying.plain(COUNT_DOWN, card=next(iter(theirs)))
    verdicts = so_many(left, because, Hints((begin,), because[:1], (count.own,)), slips)
    return Posed.for_any_judge(Asked(boards, TRUMPS_HELD), verdicts)


# Trumps in the contract of that name

TRUMPS_OUT = N_("{suit:Suit} are trumps. How many of them do the three others still hold together?")
WITH_YOURS = N_("You hold {own:and}. How many other {suit:suit} are in the tricks, whatever was led to them?")
NONE_OF_YOURS = N_("You hold no {suit:suit}. How many are in the tricks, whatever was led to them?")
TAKE_AWAY = N_("Take away from 13 the trumps in the tricks, those played to other suits too, and the trumps you hold.")
OUT = N_(
    "There are 13 trumps. {gone} {gone:n|is|are} in the tricks and you hold {own}, so {left} {left:n|is|are} still out."
)
OWN_FORGOTTEN = N_("Nearly: you have counted those that are left, but {own} of them {own:n|is|are} your own.")
RUFFS_FORGOTTEN = N_("Look again: not every trump fell when trumps were led. {ruffs} {ruffs:n|was|were} used to ruff.")
GONE = N_("That is how many are already in the tricks; the question asks for those that the others still hold.")
#: The number of trumps that have at least been played: else there would be nothing to count.
_FEWEST = 2


def barbu_trumps(draw: Draw) -> Posed | None:
    """The tricks of a deal, and the hand of the learner, who leads; from the second level on somebody has ruffed."""
    at, suit = trumps_led(draw)
    count, ruffs = Count.of(BARBU.all.of(suit), at.hand, at.gone), off_suit(suit, at.tricks)
    if len(count.gone) < _FEWEST or not (count.own and count.left) or (draw.level > 1 and not ruffs):
        return None
    boards = seen(at), hand_in_trumps(at, suit)

    left, facts = len(count.left), {**count.facts, "ruffs": ruffs}
    slips = {len(count.gone): GONE, left + ruffs: RUFFS_FORGOTTEN, left + len(count.own): OWN_FORGOTTEN}
    hints = Hints((Saying.plain(WITH_YOURS, own=count.own, suit=suit),), (Saying.plain(TAKE_AWAY),))
    known = {number: Saying.plain(says, None, **facts) for number, says in slips.items()}
    verdicts = so_many(left, (Saying.plain(OUT, DRAW, **facts),), hints, known)
    return Posed.for_any_judge(Asked(boards, TRUMPS_OUT, facts={"suit": suit}), verdicts)


# Any suit, in No Last Two

SUIT_OUT = N_(
    "You have seen these tricks, and you hold these cards. How many {led:suit} do the others still have together?"
)
YOU_HOLD = N_("You hold:", "above cards that lie open")
LESS_BOTH = N_("Take both away from thirteen: those in the tricks, whatever was led to them, and those in your hand.")
COUNTED = N_(
    "Of 13 {led:suit}, {gone} {gone:n|has|have} been played and {own} {own:n|is|are} yours: that leaves {left}."
)
COUNTED_OUTSIDE = N_("Of 13 {led:suit}, {gone} {gone:n|has|have} been played, and you hold none: that leaves {left}.")
FORGOT_OWN = N_("You have forgotten those in your own hand: the others do not have them.")
FORGOT_DISCARDS = N_("You have counted only tricks in which {led:suit} were led. Some were discarded to other suits.")
FORGOT_PLAYED = N_("You have forgotten what has been played.")


def last_two_suit(draw: Draw) -> Posed:
    """A moment after three tricks, five or seven; from the second level on a suit of which some were discarded."""

    def fits(at: Play) -> bool:
        return len(at.taken) == draw.of(3, 5, 7) and (draw.level == 1 or bool(_discarded(at.tricks)))

    at, _ = moment(NoLastTwo.name, draw, fits)
    tricks = seen(at)
    suit = draw.rng.choice([*BARBU.suits] if draw.level == 1 else _discarded(tricks.tricks))
    count, discards = Count.of(BARBU.all.of(suit), at.hand, at.played), off_suit(suit, tricks.tricks)
    boards = tricks, Laid(tuple(at.hand), Saying.plain(YOU_HOLD), data={"of": "you"})

    left = len(count.left)
    because = (Saying.plain(COUNTED if count.own else COUNTED_OUTSIDE, None, led=suit, **count.facts),)
    slips = {
        left + len(count.gone): FORGOT_PLAYED,
        left + len(count.own): FORGOT_OWN,
        left + discards: FORGOT_DISCARDS,
    }
    known = {number: Saying.plain(says, led=suit) for number, says in slips.items()}
    asks = WITH_YOURS if count.own else NONE_OF_YOURS
    hints = Hints((Saying.plain(asks, own=count.own, suit=suit),), (Saying.plain(LESS_BOTH),))
    verdicts = so_many(left, because, hints, known)
    return Posed.for_any_judge(Asked(boards, SUIT_OUT, facts={"led": suit}), verdicts)


def _discarded(tricks: Iterable[Trick]) -> list[str]:
    """The suits of which cards lie in tricks of other suits."""
    return [suit for suit in sorted(BARBU.suits) if off_suit(suit, tricks)]
