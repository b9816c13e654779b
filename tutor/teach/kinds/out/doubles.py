"""Compulsory doubles that the learner still owes a dealer."""

from __future__ import annotations

from tutor.barbu.compulsory import NEEDED, TWICE
from tutor.barbu.contracts import SEVEN
from tutor.barbu.targets import DOUBLE, FLANK, MAX, PASS
from tutor.core.message import N_, Message
from tutor.teach.barbu.doublings import ALL, REDOUBLES, before_learner, doubling, word
from tutor.teach.barbu.plays import CHAIR, PLAYERS
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import LEVELS, kind
from tutor.teach.kinds.out.count import so_many
from tutor.teach.kinds.out.family import OUT
from tutor.teach.posed import Asked, Posed, Verdicts
from tutor.teach.question import Hints, Notes
from tutor.teach.saying import Saying

STILL_OWED = N_(
    "These are the deals of one dealer so far, and what you said in them. How many compulsory doubles do you still owe"
    " this dealer?"
)
THE_DEALS = N_("{dealer:Player} has dealt:")
#: The learner's word in an earlier deal, told.
SAID: dict[str, Message] = {
    PASS: N_("{contract:move}: you passed"),
    MAX: N_("{contract:move}: you said “maximum”"),
    FLANK: N_("{contract:move}: you said “flanks”"),
    DOUBLE: N_("{contract:move}: you doubled {other:player}"),
    REDOUBLES: N_("{contract:move}: {other:player} had doubled you, and you redoubled"),
}
SO_MANY_OWED = N_(
    "You have doubled this dealer in {done:count} {done:n|deal|deals}, so you still owe {owed} {owed:n|double|doubles}."
)
FLANKS_COUNTED = N_("“Flanks” leaves the dealer out: it does not count towards the two.")
REDOUBLE_COUNTED = N_("A redouble answers somebody else’s double: it does not count towards the two.")
NOTHING_OWED = N_("You have doubled this dealer in {done} deals: your two doubles are made, and you owe none any more.")
MAXIMUM_IS_ONE = N_(
    "“Maximum” doubles the dealer once: it counts as one of the two, like any other double of the dealer."
)
IN_WHICH_DEALS = N_(
    "{dealer:Player} has called {contracts:and}. In which of these deals was the dealer among those whom you doubled?"
)


@kind(OUT, TWICE, edition=2)
def doubling_debt(draw: Draw) -> Posed | None:
    """A dealer’s first deals; from the second level on with a word that does not double the dealer."""
    dealer = draw.rng.randrange(1, PLAYERS)
    past = draw.rng.sample(ALL, 1 + draw.level + draw.rng.randrange(2))
    written, words, done = list[Saying](), list[tuple[str, int | None]](), 0
    for contract in past:
        at = before_learner(doubling(contract, dealer), draw.rng)
        move = word(at, draw.rng)
        names = at.speaker.names(move)
        name = REDOUBLES if move.split()[-1] in map(str, at.speaker.received) else move if move in SAID else DOUBLE
        other = None if name in {PASS, MAX, FLANK} else names[0]
        facts = {} if other is None else {"other": other}
        written.append(Saying(None, ((SAID[name], {"contract": contract, **facts}),), CHAIR))
        words.append((name, other))
        done += dealer in names
    said = [name for name, _ in words]
    if draw.level > LEVELS.start and not {FLANK, REDOUBLES} & {*said}:
        return None
    if max(NEEDED - done, 0) != draw.number % (NEEDED + 1):
        return None  # chance alone would bring a long row of deals in which nothing is owed any more
    title = Saying(None, ((THE_DEALS, {"dealer": dealer}),), CHAIR)
    called = tuple(contract.partition(" ")[0] for contract in past)
    begin = Saying(None, ((IN_WHICH_DEALS, {"dealer": dealer, "contracts": called}),), CHAIR)
    told = [name if other is None else f"{name} {other}" for name, other in words]
    board = Notes(tuple(written), {"dealer": dealer, "words": [*told]}, title)

    def verdicts(judge: Judge) -> Verdicts:
        owed = judge.debt(done, len(SEVEN) - len(past)).owed
        because = (Saying.plain(SO_MANY_OWED if owed else NOTHING_OWED, TWICE, done=done, owed=owed),)
        slips = {
            max(NEEDED - done - said.count(FLANK), 0): FLANKS_COUNTED,
            max(NEEDED - done - said.count(REDOUBLES), 0): REDOUBLE_COUNTED,
            **({0: MAXIMUM_IS_ONE} if MAX in said else {}),
        }
        known = {number: Saying.plain(says, TWICE) for number, says in slips.items()}
        return so_many(owed, because, Hints.of(begin, TWICE), known)

    return Posed(Asked((board,), STILL_OWED), verdicts)
