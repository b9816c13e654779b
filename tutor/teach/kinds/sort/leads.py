"""The meanings that some cards of one's own hand would have if they were led."""

from __future__ import annotations

from tutor.core.cards import TAROT, TRUMP
from tutor.core.message import N_
from tutor.tarot.conventions.catalogue import LEAD_LOW, LEADS
from tutor.teach.draw import Draw
from tutor.teach.grid import State
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.lies.leads import before
from tutor.teach.kinds.sort.family import SORT
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying
from tutor.teach.signals import leads as talk
from tutor.teach.signals.leads import TELLS, lead
from tutor.teach.signals.readings import SILENT

WHAT_EACH = N_(
    "You defend, and you make the first lead of the deal. What would each of these cards tell your partners by"
    " convention, true or not?"
)
WHAT_EACH_NOW = N_(
    "You defend, and after these tricks you are on lead. What would each of these cards tell your partners by"
    " convention, true or not?"
)
LOW_OR_HIGH = N_(
    "Begin with {card:card}: is it a low card, a high one, or the king or queen? And has the defence led that suit"
    " before?"
)
ODD_OR_EVEN = N_("Begin with {card:card}: is it odd or even? And has the defence led trumps before?")
RANK_SPEAKS = N_("In a suit it is the rank that speaks, in trumps it is odd or even, and only the first time.")
#: The meanings of a lead in short.
STATES = {
    **{name: tells.short for name, tells in TELLS.items() if tells.short},
    SILENT: N_("nothing", "what a lead tells"),
}


@kind(SORT, *LEADS, edition=2)
def leads_say(draw: Draw) -> Posed | None:
    """Some cards of a hand, before the first lead of the deal or at a later one, that tell different things."""
    play = talk.on_lead(draw.rng, draw.level)
    trumps, count = play.hand.of(TRUMP), draw.of(3, 4, 5)
    plain = [name for name in STATES if "trumps" not in name]
    cards, names = draw.of((play.hand - trumps, plain), (play.hand, [*STATES]), (play.hand, [*STATES]))
    told = {card: tells for card in cards if (tells := lead(play, card).tells) in names}
    chosen = TAROT.set(draw.rng.sample([*told], min(count, len(told))))
    if len(chosen) < count or len({told[card] for card in chosen}) < draw.of(2, 3, 3):
        return None
    states = tuple(State(name, Saying.plain(STATES[name])) for name in names)
    first = next(iter(chosen))
    prompt = draw.of(WHAT_EACH, WHAT_EACH, WHAT_EACH_NOW)
    asked = Asked(before(play), prompt, tuple(Offer(card.code, card) for card in chosen), states=states)

    def verdicts(judge: Judge) -> Verdicts:
        found = {card.code: lead(play, card, judge.signals) for card in chosen}
        hints = Hints.plain(ODD_OR_EVEN if first.suit == TRUMP else LOW_OR_HIGH, LEAD_LOW, card=first)
        because = (Saying.plain(RANK_SPEAKS, LEAD_LOW),)
        return Verdicts(because, hints, states={code: (one.tells, one.why) for code, one in found.items()})

    return Posed(asked, verdicts)
