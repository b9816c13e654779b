"""The word that promises most in a doubling where all can be reckoned, and the player whom one had better redouble."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import NamedTuple

from tutor.barbu.advice import doubling as advice
from tutor.barbu.advice.doubling import AGAIN, SIDES, SOME, WAIT
from tutor.barbu.bets import SIDE_BET
from tutor.barbu.compulsory import FORCED, NEEDED
from tutor.barbu.contracts import SEVEN
from tutor.barbu.doubling import Doubling
from tutor.barbu.targets import DOUBLE, FLANK, MAX, PASS
from tutor.core.message import N_, Facts
from tutor.core.rule import Rule
from tutor.teach.barbu.doublings import ALL, NEGATIVE, REDOUBLES, called, doubling, least_made, scores, told
from tutor.teach.barbu.plays import CHAIR, OTHERS, PLAYERS
from tutor.teach.draw import Draw
from tutor.teach.judge import RULES, Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.choice.family import CHOICE
from tutor.teach.kinds.choice.options import FORBIDDEN, Advice, Merit, best_of
from tutor.teach.open_boards import Threads
from tutor.teach.posed import Asked, Offer, Posed
from tutor.teach.positions import LEARNER
from tutor.teach.question import Hints, Notes
from tutor.teach.saying import Saying

#: The contracts by their names, one of which is called in each deal of a set.
NAMES = tuple(contract.name for contract in SEVEN)

# What had you better say?

WHAT_TO_SAY = N_(
    "Each seat shows the score that you expect that player to make in this deal. It is your turn: which of these words"
    " promises you the most?"
)
GOOD = N_("You expect to do better than {good:and}: that is where you want a bet.")
NO_GOOD = N_("You do not expect to do better than anybody whom you may double, so every bet would cost you points.")
COSTS = N_("You expect to do worse than {bad:and}: a bet there would cost you points.")
LEAVES_OUT = N_("You expect to do better than {missed:and} too, and you would have no bet there.")
WHO_IS_WORSE = N_(
    "You expect {own:signed} in {contract:term}. Whom may you double there, and which of them do you expect to do"
    " worse?"
)
WHO_IS_WORSE_AND_DUE = N_(
    "How many doubles do you still owe the dealer, {dealer:player}? And whom do you expect to beat with {own:signed} in"
    " {contract:term}?"
)
#: The distance between two scores that one may rely on.
CLEAR = 4
#: The chance to leave out a deal in which one had better pass, as chance brings too many of them.
RATHER_A_BET = 0.85
#: The chance that the dealer has the best score and the learner the next: two scores of chance seldom lie so.
DEALER_AHEAD = 0.3
#: Whether the learner owes the dealer a double that is due, by level.
DUE = (False, False, True)
WORDS = (PASS, *(f"{DOUBLE} {other}" for other in OTHERS), MAX, FLANK)
#: The advice that names so many players.
NAMES_SO_MANY = (WAIT, SOME, SIDES, advice.ALL)


class Turn(NamedTuple):
    """The learner's turn in a doubling, with the points by which they reckon to be ``ahead`` of each of the others."""

    at: Doubling
    ahead: Mapping[int, int]

    @property
    def due(self) -> bool:
        """Whether the learner must double the dealer."""
        return self.at.owing(self.at.speaker).due

    @property
    def good(self) -> tuple[int, ...]:
        """Those with whom a bet brings something, as far as they may be doubled."""
        return tuple(other for other, points in self.ahead.items() if points > 0 and self.at.speaker.one(other)[0])

    def advised(self, word: str) -> Rule:
        """The rule by which one says a word."""
        return FORCED if self.due else NAMES_SO_MANY[len(self.at.speaker.names(word))]

    def merit(self, word: str, judge: Judge) -> Merit:
        """The merit of a word; it may be forbidden, cost points, or leave somebody out."""
        named, ruling, dealer = self.at.speaker.names(word), judge.word(self.at, word), self.at.setting.dealer
        worth = sum(self.ahead[other] for other in named) if ruling.legal else FORBIDDEN
        bad = tuple(other for other in named if self.ahead[other] < 0 and not (self.due and other == dealer))
        missed = tuple(other for other in self.good if other not in named)
        if not ruling.legal or (self.due and not bad and not missed):
            return Merit(worth, Saying.of(ruling, CHAIR))
        if bad or missed:
            says, facts = (COSTS, {"bad": bad}) if bad else (LEAVES_OUT, {"missed": missed})
            return Merit(worth, Saying(SIDE_BET, ((says, facts),), CHAIR))
        return Merit(worth, Saying(self.advised(word), ((GOOD if self.good else NO_GOOD, {"good": self.good}),), CHAIR))


@kind(CHOICE, SIDE_BET, WAIT, SOME, SIDES, advice.ALL, FORCED, edition=2)
def doubling_say(draw: Draw) -> Posed | None:
    """Negative contracts; positive ones too, in which only the dealer may be named; with a double that one owes."""
    at = _learners_turn(draw)
    base = _expected(at, draw.rng)
    turn = Turn(at, {other: base[LEARNER] - base[other] for other in OTHERS})
    if min(map(abs, turn.ahead.values())) < CLEAR or turn.due is not draw.of(*DUE):
        return None

    def advised(judge: Judge) -> Advice:
        merits = {word: turn.merit(word, judge) for word in WORDS}
        best = max(WORDS, key=lambda word: merits[word].worth)
        rule = turn.advised(best)
        because = Saying(rule, (*merits[best].says.sentences, (rule.statement, {})), CHAIR)
        facts: Facts = {"own": base[LEARNER], "contract": at.contract.name, "dealer": at.setting.dealer}
        nudge = Saying(None, ((WHO_IS_WORSE_AND_DUE if turn.due else WHO_IS_WORSE, facts),), CHAIR)
        return Advice(merits, Hints.of(nudge, rule), (because,))

    best = max(WORDS, key=lambda word: turn.merit(word, RULES).worth)
    owed = {at.setting.dealer} if turn.due else set()
    if {*at.speaker.names(best)} != {*turn.good} | owed:
        return None  # two of the three: there is no word for it
    if best == PASS and draw.rng.random() < RATHER_A_BET:
        return None
    offers = tuple(Offer(word, told(at, word)) for word in WORDS)
    return best_of(Asked((Threads(at, CHAIR, base=base),), WHAT_TO_SAY, offers), advised)


def _learners_turn(draw: Draw) -> Doubling:
    """A doubling in which those before the learner have doubled the dealer if they had to, and have passed if not."""
    rng = draw.rng
    contract, dealer = rng.choice(draw.of(NEGATIVE, ALL, ALL)), rng.randrange(1, PLAYERS)
    at = draw.of(_free, _free, _last_of_a_set)(contract, dealer, rng)
    for seat in at.setting.seats[: at.setting.seats.index(LEARNER)]:
        at = at.after(f"{DOUBLE} {dealer}" if at.debt(seat).due else PASS)
    return at


def _expected(at: Doubling, rng: random.Random) -> tuple[int, ...]:
    """Scores that the four expect: of any four, or now and then the dealer’s best and the learner’s next."""
    base = scores(at.contract, rng)
    if rng.random() >= DEALER_AHEAD:
        return base
    *others, own, best = sorted(base)
    rng.shuffle(others)
    ahead = {at.setting.dealer: best, LEARNER: own}
    return tuple(ahead[seat] if seat in ahead else others.pop() for seat in range(PLAYERS))


def _free(contract: str, dealer: int, _rng: random.Random) -> Doubling:
    """A doubling in which nobody owes anything."""
    return doubling(contract, dealer)


def _last_of_a_set(contract: str, dealer: int, rng: random.Random) -> Doubling:
    """That of a dealer's last contract, whom some have still to double."""
    earlier = [name for name in NAMES if name != contract.split(maxsplit=1)[0]]
    done = {seat: rng.choice((1, 2)) for seat in range(PLAYERS) if seat != dealer}
    return doubling(contract, dealer, called=earlier, doubled=done)


# Whom does one redouble?

WHOM_TO_ANSWER = N_(
    "You are the dealer, and this is deal {number} of your seven. You have a good hand and would like to redouble one"
    " of those who have doubled you. Which one does the usual advice name?"
)
SO_OFTEN = N_("{by:Player}: {done:count} {done:n|double|doubles} in your earlier deals, and now one more.")
SO_OFTEN_PASSES = N_("{by:Player}: {done:count} {done:n|double|doubles} in your earlier deals, and now a pass.")
HAD_TO = N_("{by:Player} still owed you a double and had to make it now: it says nothing about the hand.")
CHOSE_TO = N_("{by:Player} did not have to double: a player who doubles freely must trust their hand.")
NOT_AT_ALL = N_("{by:Player} has not doubled you, so there is nothing to redouble.")
WHO_HAD_TO = N_(
    "{received:and} have doubled you now, and before this deal the three had made {left}, {opposite} and {right}"
    " doubles of you. Who was free to pass?"
)
#: The chance that somebody doubles who does not have to.
FREELY = 0.6


@kind(CHOICE, AGAIN, FORCED, stock=9)
def doubling_whom(draw: Draw) -> Posed | None:
    """The learner's last deal, later the last but one; of those who have doubled, just one had to."""
    rng, last = draw.rng, NEGATIVE[-1]
    number = rng.choice(draw.of((7,), (6, 7), (6, 7)))
    done = {seat: rng.randint(least_made(number - 1), NEEDED + draw.of(0, 0, 1)) for seat in OTHERS}
    at = doubling(last, LEARNER, called=[name for name in NAMES if name != last][: number - 1], doubled=done)
    for seat in at.setting.seats[:-1]:
        at = at.after(f"{DOUBLE} {LEARNER}" if at.debt(seat).due or rng.random() < FREELY else PASS)
    received = at.bets.received(LEARNER)
    forced = [seat for seat in received if at.debt(seat).due]
    if len(forced) != 1 or len(received) == 1:
        return None

    def merit(seat: int, judge: Judge) -> Merit:
        if seat not in received:
            worth, says = FORBIDDEN, NOT_AT_ALL
        else:
            had_to = judge.debt(done[seat], len(SEVEN) - number).due
            worth, says = (1, HAD_TO) if had_to else (0, CHOSE_TO)
        return Merit(worth, Saying(AGAIN, ((says, {"by": seat}),), CHAIR))

    def advised(judge: Judge) -> Advice:
        before: Facts = dict(zip(("left", "opposite", "right"), done.values(), strict=True))
        nudge = Saying(None, ((WHO_HAD_TO, {"received": received, **before}),), CHAIR)
        return Advice({f"player-{seat}": merit(seat, judge) for seat in done}, Hints.of(nudge, AGAIN))

    def line(seat: int) -> Saying:
        facts: Facts = {"by": seat, "done": done[seat]}
        return Saying(None, ((SO_OFTEN if seat in received else SO_OFTEN_PASSES, facts),), CHAIR)

    board = Notes(tuple(map(line, done)), {**Threads(at, CHAIR).record.to_json(), "seat": LEARNER})
    offers = tuple(Offer(f"player-{seat}", called(REDOUBLES, seat)) for seat in done)
    return best_of(Asked((board,), WHOM_TO_ANSWER, offers, {"number": number}), advised)
