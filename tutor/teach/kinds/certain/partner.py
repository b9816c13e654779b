"""Who is the taker’s partner: what proves it, what makes it likely, and what is only a guess."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tutor.core.cards import SUITS, TRUMP, Card
from tutor.core.message import N_, Facts, Message
from tutor.tarot.advice.partner import SIGNS, sign
from tutor.tarot.advice.told import earlier
from tutor.tarot.legal_cards import FOLLOW, OVERTRUMP
from tutor.tarot.play import Play
from tutor.tarot.setting import FIVE
from tutor.tarot.trick import THE_EXCUSE
from tutor.teach.draw import Draw
from tutor.teach.grid import State
from tutor.teach.judge import RULES, Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.certain.asked import GUESSED, PROVED, STATES, claims
from tutor.teach.kinds.certain.family import CERTAIN
from tutor.teach.kinds.proves.held import missing
from tutor.teach.kinds.where.asked import can_have
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.positions import LEARNER
from tutor.teach.question import Hints
from tutor.teach.saying import Saying
from tutor.teach.tarot import five, plays
from tutor.teach.tarot.five import CHAIR
from tutor.teach.topics import TOPICS

HOW_SURE = N_(
    "You do not hold the called card, and it was not in the dog. Is each conclusion proved by a rule, or only a guess?"
)
HOW_SURE_OF_THREE = N_(
    "You do not hold the called card, and it was not in the dog. Is each conclusion proved by a rule, likely, or only a"
    " guess?"
)
WOULD_IT_BE_OTHERWISE = N_(
    "Begin with {card:card} in trick {trick}. Could {by:player} have played it just as well with {called:card} in hand?"
    " And without?"
)
NOT_FOLLOWED = N_(
    "{by:Player} {by:you|are|is} not the taker’s partner: in trick {trick}, {card:card} did not follow suit."
)
BEAT = N_(
    "{by:Player} {by:you|are|is} not the taker’s partner: in trick {trick}, {card:card} beat the taker’s {best:card}."
)
GAVE = N_("{by:Player} {by:you|are|is} the taker’s partner: in trick {trick}, {card:card} went to the taker.")
CALLED_SUIT = N_("That is proved: whoever holds {called:card} must follow suit when {led:suit} are led.")
ANOTHER_SUIT = N_(
    "That is only a guess: {led:suit} were led in trick {trick}, and {called:card} may be in such a hand just as well."
)
A_DUTY = N_(
    "That is only a guess: whoever has to play a trump must go over {best:card} if they can, even if it is their"
    " partner’s. So {card:card} was a duty."
)
TOO_DEAR = N_(
    "That is likely: the trick was the taker’s for sure, and {card:card} is too valuable to be given to an"
    " opponent. It is no proof, for it may have been the only card that could be played."
)
LET_IT_BE = N_(
    "That is likely: nobody has to go higher in a plain suit, and a partner lets the taker have the trick. It is no"
    " proof, for {card:card} may have been the only card of the suit."
)
NOTHING_DEAR = N_(
    "That is only a guess: {card:card} costs nothing, whichever side it comes from. Many players would have given it."
)
#: The degree of what is likely, beside those of the family.
LIKELY = "likely"
DEGREES = {**STATES, LIKELY: State(LIKELY, Saying.plain(N_("likely")))}


class Line(NamedTuple):
    """A conclusion from a card: what it ``claims``, from which play before the ``card`` fell, and in which words."""

    claims: str
    at: Play
    card: Card
    says: Message

    @property
    def facts(self) -> Facts:
        """The named parts of all that is said of it."""
        trick = self.at.trick
        known: Facts = {"by": trick.turn, "trick": len(self.at.tricks) + 1, "card": self.card, "best": trick.best}
        return {**known, "led": trick.led, "called": self.at.called}

    def judged(self, play: Play, judge: Judge) -> tuple[str, Saying]:
        """How certain it is after a play, and why."""
        trick, called = self.at.trick, five.called(self.at)
        if self.claims == "not-followed":
            proved = trick.led == called.suit and called in missing(play, trick.turn, judge)
            return self._because(PROVED if proved else GUESSED, CALLED_SUIT if proved else ANOTHER_SUIT)
        if sign(self.at, self.card):
            return self._because(LIKELY, LET_IT_BE if self.claims == "beat" else TOO_DEAR)
        return self._because(GUESSED, A_DUTY if self.claims == "beat" else NOTHING_DEAR)

    def _because(self, state: str, says: Message) -> tuple[str, Saying]:
        rule = {CALLED_SUIT: FOLLOW, ANOTHER_SUIT: FOLLOW, A_DUTY: OVERTRUMP}.get(says, SIGNS)
        return state, Saying(rule, ((says, self.facts),), CHAIR)


@kind(CERTAIN, SIGNS, FOLLOW, OVERTRUMP, trains=(TOPICS["T46"],), edition=3)
def partner_signs(draw: Draw) -> Posed | None:
    """Three proofs and guesses after four tricks; with what is likely as well; four after five tricks at last."""
    rng, states = draw.rng, draw.of((PROVED, GUESSED), (PROVED, LIKELY, GUESSED), (PROVED, LIKELY, GUESSED))
    taker = rng.randrange(FIVE)
    play = five.hidden(five.dealt(rng, taker, rng.choice((1, 1, 2))), rng, draw.of(4, 4, 5))
    seen = plays.board(play)
    at, king = seen.play(), five.called(play)
    if king in play.played:
        return None
    lines = [*_lines(at)]
    if LIKELY in states and not any(sign(line.at, line.card) for line in lines):
        return None
    if len(can_have(at, king, RULES)) < 2:  # noqa: PLR2004 - else the last one must be it
        return None
    found: dict[str, list[Line]] = {state: [] for state in states}
    for line in lines:
        state, _ = line.judged(at, RULES)
        if state in found and (state == PROVED or king not in missing(at, line.at.trick.turn, RULES)):
            found[state].append(line)
    if not all(found.values()):
        return None
    chosen = [rng.choice(found[state]) for state in states]
    left = [line for state in states for line in found[state] if line not in chosen]
    count = draw.of(3, 3, 4) - len(chosen)
    if len(left) < count:
        return None
    chosen += rng.sample(left, count)
    rng.shuffle(chosen)
    named = {str(number): line for number, line in enumerate(chosen, 1)}
    offers = tuple(Offer(name, _shown(line)) for name, line in named.items())

    def verdicts(judge: Judge) -> Verdicts:
        judged = {name: line.judged(at, judge) for name, line in named.items()}
        firsts = dict(reversed([*judged.values()]))
        hints = Hints.of(Saying(None, ((WOULD_IT_BE_OTHERWISE, chosen[0].facts),), CHAIR), SIGNS)
        return Verdicts(tuple(firsts[state] for state in states if state in firsts), hints, states=judged)

    prompt = draw.of(HOW_SURE, HOW_SURE_OF_THREE, HOW_SURE_OF_THREE)
    return Posed(Asked((seen,), prompt, offers, states=tuple(DEGREES[state] for state in states)), verdicts)


def _shown(line: Line) -> Saying:
    says = claims(line.claims, line.says, **line.facts)
    return says._replace(chair=CHAIR)


def _lines(play: Play) -> Iterator[Line]:
    """All that somebody may conclude of others from the cards of a play."""
    for at, card in earlier(play):
        trick, best = at.trick, at.trick.best
        if best is None or card is THE_EXCUSE or trick.turn in {LEARNER, at.taker}:
            continue
        takers = trick.seat_of(best) == at.taker
        if takers and trick.with_card(card).best is card and (sign(at, card) or card.suit == best.suit == TRUMP):
            yield Line("beat", at, card, BEAT)
        elif takers and len(trick.cards) == FIVE - 1 and card.suit == trick.led != TRUMP and card.rank != "J":
            yield Line("gave", at, card, GAVE)
        elif trick.led in SUITS and card.suit != trick.led:
            yield Line("not-followed", at, card, NOT_FOLLOWED)
