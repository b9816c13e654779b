"""The trumps that some players can hold after a poignée: all of them, less those that lie elsewhere."""

from __future__ import annotations

from tutor.core.cards import TAROT, TRUMP
from tutor.core.message import N_, Facts, Message
from tutor.tarot.announce import EXCUSE_IMPLIES, SHOW_EXACT
from tutor.tarot.setting import HAND_SIZES
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.out.count import so_many
from tutor.teach.kinds.out.family import OUT
from tutor.teach.kinds.proves.held import may_hold
from tutor.teach.open_boards import Strip
from tutor.teach.posed import Asked, Posed, Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying
from tutor.teach.tarot import shown_poignees as shows
from tutor.teach.tarot.plays import PLAYERS

TRUMPS = TAROT.all.of(TRUMP)

# More of whoever has shown it

HOW_MANY_MORE = N_(
    "Besides what was shown, how many more trumps can the player who has shown the poignée hold at most?"
)
WAS_EXCUSE_SHOWN = N_(
    "{by:Player} {by:you|have|has} shown trumps up to {high:card}, and {mine:and} {mine:n|is|are} yours. Was the Excuse"
    " shown as well?"
)
IMPLIED = N_("The Excuse was shown, so no other trump is hidden there.")
ELSEWHERE = N_(
    "Of the 21 trumps, {elsewhere} are not there for certain: what you hold, what was played, and what others have"
    " picked up from the dog."
)
LEFT_OVER = N_("Of the others, {shown} were shown. So {left} may still be hidden there.")
NO_ROOM = N_("A hand has {size} cards, and ten of them were shown: there is room for {left} more.")
NEVER_NONE = N_("Whoever shows ten trumps may hold more of them. Only the Excuse in the show says that there are none.")
FORGOT_OWN = N_("You have forgotten what you know yourself: your own trumps cannot be there.")
NONE_AFTER_ALL = N_("The Excuse was shown. With it, nobody may keep a trump back.")


@kind(OUT, EXCUSE_IMPLIES, SHOW_EXACT)
def still_hidden(draw: Draw) -> Posed:
    """A poignée with the Excuse in it, or twice as often without it; then trumps in the dog, and in a trick."""
    strip = shows.poignee(draw.level, draw.rng, excuse=draw.rng.random() < 1 / 3)

    def verdicts(judge: Judge) -> Verdicts:
        hidden = len(may_hold(strip.play(), strip.shower, judge) & TRUMPS - strip.shown.shown)
        because, slips = _some_hidden(strip, hidden) if hidden else _nothing_hidden(strip)
        hints = Hints.of(_seen(WAS_EXCUSE_SHOWN, strip), EXCUSE_IMPLIES)
        return so_many(min(hidden, _room(strip)), because, hints, slips)

    return Posed(Asked((strip,), HOW_MANY_MORE), verdicts)


def _seen(message: Message, strip: Strip) -> Saying:
    """The trumps that were shown, and those of the learner."""
    *_, high = strip.shown.shown & TRUMPS
    facts: Facts = {"by": strip.shower, "high": high, "mine": strip.hand & TRUMPS}
    return Saying(None, ((message, facts),), strip.chair)


def _room(strip: Strip) -> int:
    """The number of cards of a hand that were not shown."""
    return HAND_SIZES[PLAYERS] - len(strip.shown.shown)


def _nothing_hidden(strip: Strip) -> tuple[tuple[Saying, ...], dict[int, Saying]]:
    """The facts about the shower’s other trumps when the Excuse was shown, and what somebody counts all the same."""
    others = len(TRUMPS - strip.shown.shown - strip.hand)
    return (Saying.plain(IMPLIED, EXCUSE_IMPLIES),), {others: Saying.plain(NONE_AFTER_ALL, EXCUSE_IMPLIES)}


def _some_hidden(strip: Strip, left: int) -> tuple[tuple[Saying, ...], dict[int, Saying]]:
    """The facts about the shower’s other trumps when ``left`` may be hidden, and what somebody counts who forgets."""
    shown, room = TRUMPS & strip.shown.shown, _room(strip)
    because = [
        Saying.plain(ELSEWHERE, elsewhere=len(TRUMPS) - left - len(shown)),
        Saying.plain(LEFT_OVER, SHOW_EXACT, shown=len(shown), left=left),
    ]
    if room < left:
        because.append(Saying.plain(NO_ROOM, size=HAND_SIZES[PLAYERS], left=room))
    slips = {0: Saying.plain(NEVER_NONE, SHOW_EXACT), len(TRUMPS - shown): Saying.plain(FORGOT_OWN)}
    return (*because,), slips


# All of the two others

HOW_MANY_TOGETHER = N_(
    "The Excuse was shown. Leaving out yourself and the player who showed the poignée, how many trumps do the other two"
    " players hold between them?"
)
WHERE_ELSE = N_(
    "{by:Player} {by:you|have|has} shown the Excuse with trumps up to {high:card}, and {mine:and} {mine:n|is|are}"
    " yours. Where can the other trumps be?"
)
A_SUM = N_(
    "Nothing is hidden behind the Excuse. Of the 21 trumps {shown} were shown and {mine} {mine:n|is|are} yours: the two"
    " others hold the {left} that remain."
)
PLAYED_TOO = N_(
    "Nothing is hidden behind the Excuse. Of the 21 trumps {shown} were shown, {mine} {mine:n|is|are} yours and one has"
    " been played: the two others hold the {left} that remain."
)
LESS_DOG = N_("You have left out what was in the dog. The taker has picked it up, and is one of these two players.")
EXCUSE_A_TRUMP = N_("You have counted the Excuse as a tenth trump that was shown. It only stands for one.")
WITHOUT_MINE = N_("You have forgotten the trumps that you hold yourself.")


@kind(OUT, EXCUSE_IMPLIES)
def others_together(draw: Draw) -> Posed:
    """A poignée with the Excuse in it: what was a guess is now a sum."""
    strip = shows.poignee(draw.level, draw.rng, excuse=True)

    def verdicts(judge: Judge) -> Verdicts:
        two = (seat for seat in range(PLAYERS) if seat not in {strip.chair.seat, strip.shower})
        held = TAROT.set(card for seat in two for card in may_hold(strip.play(), seat, judge)) & TRUMPS
        left, mine, in_dog = len(held), len(strip.hand & TRUMPS), len(strip.dog & held)
        says = PLAYED_TOO if strip.trick.cards else A_SUM
        slips = {left + mine: WITHOUT_MINE, left - 1: EXCUSE_A_TRUMP, left - in_dog: LESS_DOG}
        return so_many(
            left,
            (Saying.plain(says, EXCUSE_IMPLIES, shown=len(strip.shown.shown & TRUMPS), mine=mine, left=left),),
            Hints.of(_seen(WHERE_ELSE, strip), EXCUSE_IMPLIES),
            {number: Saying.plain(slip) for number, slip in slips.items()},
        )

    return Posed(Asked((strip,), HOW_MANY_TOGETHER), verdicts)
