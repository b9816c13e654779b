"""All that partners' cards have told in the first tricks of a deal."""

from __future__ import annotations

from typing import NamedTuple

from tutor.core.cards import SUITS
from tutor.core.message import N_, Facts
from tutor.tarot.advice.told import earlier
from tutor.tarot.conventions.catalogue import LEAD_LOW
from tutor.tarot.conventions.meanings import MEANINGS, usual_convention
from tutor.tarot.play import Play
from tutor.teach.draw import Draw
from tutor.teach.judge import RULES, Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.heard.family import HEARD
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.positions import LEARNER
from tutor.teach.question import Hints
from tutor.teach.saying import Saying
from tutor.teach.signals import honest_plays
from tutor.teach.signals.readings import CONVENTIONS, convention, reading
from tutor.teach.tarot import plays
from tutor.teach.tarot.plays import CHAIR, PLAYERS

ALL_TOLD = N_("Mark everything that a partner’s card has told in these tricks, at the moment when it fell.")
BEGIN = N_(
    "{by:Player} led {card:card} to the first trick. Which cards of that trick could speak to a partner, and what did"
    " they say?"
)
IN_TRICK = N_("In trick {trick}, {card:card} said so.")
NOT_SAID = N_("{by:Player} {by:you|have|has} said nothing like that.")
#: The number of sentences offered, the fewest of them, and the most that somebody has to think of.
_OFFERED, _LEAST, _MOST = 5, 4, 3


class Sentence(NamedTuple):
    """A sentence that somebody may have said: a seat, the name of a meaning, and the suit that it is about."""

    seat: int
    name: str
    led: str

    @property
    def id(self) -> str:
        """Its name in answers."""
        return f"{self.seat}-{self.name}-{self.led or 'EX'}"


@kind(HEARD, *CONVENTIONS, edition=2)
def deal_heard(draw: Draw) -> Posed | None:
    """Two tricks or more, with what partners have said in them, and what somebody could believe to have heard."""
    play = honest_plays.talked(draw.rng, draw.level + 1)
    said = _said(play, RULES)
    if not 0 < len(said) <= _MOST:
        return None
    partners = [seat for seat in range(PLAYERS) if seat not in {LEARNER, play.taker}]
    wrong = [one for one in _unsaid(partners, said) if one not in said]
    draw.rng.shuffle(wrong)
    # Of one hand the same is offered once, whatever the suit: it is wrong for one reason.
    others = {(one.seat, one.name): one for one in wrong}
    offered = [*said, *[*others.values()][: _OFFERED - len(said)]]
    if len(offered) < _LEAST:
        return None
    draw.rng.shuffle(offered)
    offers = tuple(Offer(one.id, reading(one.name, one.seat, one.led)) for one in offered)
    asked = Asked((plays.board(play),), ALL_TOLD, offers)
    first = play.tricks[0]
    nudge = Saying(None, ((BEGIN, {"by": first.leader, "card": first.cards[0]}),), CHAIR)

    def verdicts(judge: Judge) -> Verdicts:
        heard = _said(play, judge)
        on = {one.id: (one in heard, heard.get(one) or _not_said(one)) for one in offered}
        because = tuple(says for right, says in on.values() if right)
        rule = (because and because[0].rule) or LEAD_LOW
        return Verdicts(because, Hints.of(nudge, rule), on)

    return Posed(asked, verdicts)


def _said(play: Play, judge: Judge) -> dict[Sentence, Saying]:
    """All that the others have said, and why it says so."""
    said = {}
    for at, card in earlier(play):
        seat = at.trick.turn
        for signal in judge.signals(at, seat, card) if seat != LEARNER else ():
            facts: Facts = {"card": card, "trick": len(at.tricks) + 1}
            why = (IN_TRICK, facts), convention(signal).sentences[0]
            said[Sentence(seat, signal.meaning.name, str(signal.facts.get("led", "")))] = Saying(
                signal.rule, why, CHAIR
            )
    return said


def _not_said(one: Sentence) -> Saying:
    """The convention by which it would have been said."""
    rule = usual_convention(one.name)
    return Saying(rule, ((NOT_SAID, {"by": one.seat}), (rule.statement, {})), CHAIR)


def _unsaid(partners: list[int], said: dict[Sentence, Saying]) -> list[Sentence]:
    """All that somebody could believe to have heard: the opposite, the same of another hand, or another suit."""
    found = []
    for one in said:
        found += [one._replace(seat=other) for other in partners if other != one.seat]
        if opposite := MEANINGS[one.name].opposite:
            found.append(one._replace(name=opposite))
        if one.led in SUITS:
            found.append(one._replace(name="no-more"))
            found += [one._replace(led=suit) for suit in SUITS if suit != one.led]
        elif one.name not in {"stop-trumps", "perhaps-petit"}:  # who says that mostly holds the Petit
            found.append(one._replace(name="petit"))
    return list(dict.fromkeys(found))
