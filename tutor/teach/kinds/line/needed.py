"""The points that a side needs, by its bouts: the taker’s, the defence’s, and what a bout more is worth."""

from __future__ import annotations

from decimal import Decimal

from tutor.core.cards import SUITS, TAROT
from tutor.core.message import N_, Facts
from tutor.tarot.score.count import ALL_POINTS, LOW, THRESHOLD, VALUES, WORTH
from tutor.tarot.score.sheet import EXACT
from tutor.tarot.trick import BOUTS, PETIT
from tutor.teach.draw import Draw
from tutor.teach.glances import usual
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.line.family import LINE
from tutor.teach.number import Number
from tutor.teach.posed import Asked, Posed, Verdicts
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying
from tutor.teach.tarot.piles import THEIR_PILE
from tutor.teach.tarot.plays import PLAYERS
from tutor.teach.topics import TOPICS

OTHERS = [card for card in TAROT.cards if card not in BOUTS]

# The taker’s

DEALT, WON = N_("The taker held these bouts at the beginning."), N_("These cards are in the taker’s pile at the end.")
NONE_DEALT = N_("The taker held no bout at the beginning.")
HOW_MANY_NEEDED = N_("How many points does the taker need?")
WHICH_BOUTS = N_("The taker was dealt {dealt:and}. Which bouts are among the {count} cards of the pile at the end?")
WHICH_BOUTS_WON = N_("The taker was dealt no bout. Are there any among the {count} cards of the pile at the end?")
WITH_BOUTS = N_("With {bouts:count} {bouts:n|bout|bouts} in the pile the taker needs {needed} points.")
BOUTS_OF_THE_PILE = N_("The bouts that count are those in the pile at the end, and not those that one was dealt.")
FEWER_WITH_MORE = N_("It is the other way round: the more bouts, the fewer points.")


@kind(LINE, THRESHOLD)
def points_needed(draw: Draw) -> Posed:
    """The bouts in a hand, and a pile at the end; from the second level on there are not as many."""
    won = draw.rng.sample([*BOUTS], draw.rng.randrange(len(BOUTS) + 1))
    other = [count for count in range(len(BOUTS) + 1) if count != len(won)]
    counts = draw.of([], other, other)
    dealt = draw.rng.sample([*BOUTS], draw.rng.choice(counts)) if counts else won
    pile = [*won, *draw.rng.sample(OTHERS, draw.rng.choice((7, 9)) + 2 * draw.level)]
    draw.rng.shuffle(pile)
    boards = (
        Laid(tuple(dealt), Saying.plain(DEALT if dealt else NONE_DEALT), data={"when": "beginning"}),
        Laid(tuple(pile), Saying.plain(WON), data={"when": "end"}),
    )

    def verdicts(judge: Judge) -> Verdicts:
        right = judge.needed(len(won))
        slips = {judge.needed(len(dealt)): BOUTS_OF_THE_PILE, judge.needed(len(BOUTS) - len(won)): FEWER_WITH_MORE}
        wrong = {slip: Saying.plain(says, THRESHOLD) for slip, says in slips.items()}
        because = Saying(THRESHOLD, ((WITH_BOUTS, {"bouts": len(won), "needed": right}), (BOUTS_OF_THE_PILE, {})))
        nudge, held = (WHICH_BOUTS if dealt else WHICH_BOUTS_WON), TAROT.set(dealt)
        hints = Hints.plain(nudge, THRESHOLD, None, TAROT.set(won) or None, dealt=held, count=len(pile))
        return Verdicts((because,), hints, number=Number.of(right, wrong))

    return Posed(Asked(boards, HOW_MANY_NEEDED), verdicts)


# The defence’s

DEFENCE_NEEDS = N_("What is the least that the defence must have for the contract to be lost? Count to the half point.")
THEIR_BOUTS = N_(
    "{theirs:and} {theirs:n|is|are} in this pile. How many bouts does that leave for the taker, and how many points are"
    " needed with them?"
)
NO_BOUT_OF_THEIRS = N_(
    "None of these {count} cards is a bout. How many bouts does that leave for the taker, and how many points are"
    " needed with them?"
)
TAKER_FAILS = N_(
    "The defence has {theirs:count} {theirs:n|bout|bouts}, so the taker has {bouts:count} {bouts:n|bout|bouts} and"
    " needs {needed}. Of 91 the defence must leave half a point less than that, and so have {least:half}."
)
HALF_MORE = N_(
    "With that the taker would have exactly enough, and exactly enough is enough. It takes half a point more."
)
TAKER_NEEDS = N_("That is what the taker needs.")


@kind(LINE, THRESHOLD, EXACT, trains=(TOPICS["T29"],))
def defence_needs(draw: Draw) -> Posed:
    """The pile of the defence, with any number of bouts."""
    theirs = draw.rng.sample([*BOUTS], draw.rng.randrange(len(BOUTS) + 1))
    pile = [*theirs, *draw.rng.sample(OTHERS, 6 + 3 * draw.level)]
    draw.rng.shuffle(pile)
    bouts = len(BOUTS) - len(theirs)

    def verdicts(judge: Judge) -> Verdicts:
        needed = Decimal(judge.needed(bouts))
        exact = Decimal(ALL_POINTS) / 2 - needed
        least = exact + Decimal("0.5")
        slips = {needed: TAKER_NEEDS, exact: HALF_MORE, Decimal(judge.needed(len(theirs))): TAKER_NEEDS}
        wrong = {slip: Saying.plain(says, THRESHOLD) for slip, says in slips.items()}
        facts: Facts = {"theirs": len(theirs), "bouts": bouts, "needed": int(needed), "least": float(least)}
        nudge, held = (THEIR_BOUTS if theirs else NO_BOUT_OF_THEIRS), TAROT.set(theirs)
        hints = Hints.plain(nudge, THRESHOLD, held or None, theirs=held, count=len(pile))
        because = (Saying.plain(TAKER_FAILS, THRESHOLD, **facts),)
        return Verdicts(because, hints, number=Number.of(least, wrong, halves=True))

    board = Laid(tuple(pile), Saying.plain(THEIR_PILE), data={"of": "defence"})
    return Posed(Asked((board,), DEFENCE_NEEDS), verdicts)


# One bout more

WORTH_WHAT = N_(
    "Apart from this trick the taker’s side has {bouts:count} {bouts:n|bout|bouts}. If it wins the trick as well, how"
    " many points nearer does that bring it to its contract, counting both the points in the cards and the points that"
    " it no longer needs?"
)
TWO_GAINS = N_(
    "What are {cards:and} worth together? And what does it change for the taker to have {more} {more:n|bout|bouts}, and"
    " not one fewer?"
)
CARDS_WORTH = N_("The four cards are worth {points:half}.")
NEEDS_LESS = N_("With {more} {more:n|bout|bouts} the taker needs {needs} in place of {needed}: {less} fewer.")
IN_ALL = N_("That is {points:half} in all.")
ONLY_CARDS = N_("That is what the cards are worth. The Petit is also one more bout, so the taker needs fewer points.")
ONLY_BOUT = N_("That is how many fewer points are needed with one more bout. The cards themselves count as well.")

DEAR = [card for card in OTHERS if card.suit in SUITS and card not in WORTH[LOW]]


@kind(LINE, VALUES, THRESHOLD, edition=2, against=(usual("11"), usual("16")))
def petit_worth(draw: Draw) -> Posed:
    """A trick with the Petit in it: low cards beside it, one that counts, or two of them."""
    trick = [PETIT, *draw.rng.sample(DEAR, draw.level - 1), *draw.rng.sample([*WORTH[LOW]], PLAYERS - draw.level)]
    draw.rng.shuffle(trick)
    bouts = draw.rng.randrange(len(BOUTS))

    def verdicts(judge: Judge) -> Verdicts:
        cards = Decimal(judge.total(TAROT.set(trick))) / 2
        needed, needs = judge.needed(bouts), judge.needed(bouts + 1)
        less = needed - needs
        facts: Facts = {"more": bouts + 1, "needs": needs, "needed": needed, "less": less}
        because = (
            Saying.plain(CARDS_WORTH, VALUES, points=float(cards)),
            Saying.plain(NEEDS_LESS, THRESHOLD, **facts),
            Saying.plain(IN_ALL, points=float(cards + less)),
        )
        slips = {cards: Saying.plain(ONLY_CARDS, THRESHOLD), Decimal(less): Saying.plain(ONLY_BOUT, VALUES)}
        hints = Hints.plain(TWO_GAINS, THRESHOLD, TAROT.set([PETIT]), cards=TAROT.set(trick), more=bouts + 1)
        return Verdicts(because, hints, number=Number.of(cards + less, slips, halves=True))

    return Posed(Asked((Laid(tuple(trick)),), WORTH_WHAT, facts={"bouts": bouts}), verdicts)
