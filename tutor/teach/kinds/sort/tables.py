"""Tables of three, four and five players, told apart by what is true of one of them alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tutor.core.message import N_, Message
from tutor.core.rule import Rule
from tutor.tarot.announce import THRESHOLD
from tutor.tarot.auction import TAKER
from tutor.tarot.call import KING, SECRET
from tutor.tarot.cut import SHUFFLE
from tutor.tarot.deal import PACKETS, SIZES
from tutor.tarot.score.count import HALF
from tutor.teach.draw import Draw
from tutor.teach.grid import State
from tutor.teach.kind import kind
from tutor.teach.kinds.sort.family import SORT
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying, once
from tutor.teach.topics import TOPICS

HOW_MANY_PLAY = N_(
    "How many players are at the table where this is true? By the federation’s rules it is so for one number only."
)
NOT_TRUE_AT = N_("At which tables is that certainly not true?")
TABLES = (
    State("three", Saying.plain(N_("three players"))),
    State("four", Saying.plain(N_("four players"))),
    State("five", Saying.plain(N_("five players"))),
)
FEWER_OR_MORE = N_(
    "A hand of 24 cards has six or seven of the 21 trumps on average, one of 18 cards about five, and one of 15 about"
    " four."
)
#: What each rule says of all three tables.
SAYS: Mapping[Rule, Message] = {
    SIZES: N_(
        "With three players everybody gets 24 cards and the dog six; with four, 18 and six; with five, 15 and three."
    ),
    PACKETS: N_("With four or five players packets of three cards are dealt; with three, packets of four."),
    THRESHOLD: N_(
        "A simple, a double and a triple poignée take 13, 15 and 18 trumps with three players, 10, 13 and 15 with four,"
        " and 8, 10 and 13 with five."
    ),
    TAKER: N_("Alone against all others, the taker has two opponents with three players, and three with four."),
    HALF: N_("With three or five players a half point can be left over; with four the points are always whole."),
    SHUFFLE: N_("Only with four players does somebody sit opposite the dealer."),
    KING: N_("A king is called with five players, and with fewer the taker is alone against all others."),
    SECRET: N_("With five players, whoever holds the called king is the taker’s partner and says nothing."),
}


class Fact(NamedTuple):
    """Something that is true of tables of one size alone, and the rule that says so."""

    name: str
    table: str
    says: Message
    rule: Rule

    @property
    def why(self) -> Saying:
        """What is true of the other tables."""
        return Saying.plain(FEWER_OR_MORE if self is AVERAGE else SAYS[self.rule], self.rule)


AVERAGE = Fact("average-6", "three", N_("On average a hand has more than six trumps."), SIZES)
FACTS = (
    Fact("hand-24", "three", N_("Everybody gets 24 cards."), SIZES),
    Fact("packets-4", "three", N_("The cards are dealt in packets of four."), PACKETS),
    Fact("two-against", "three", N_("The taker has two opponents."), TAKER),
    Fact("simple-13", "three", N_("A simple poignée takes 13 trumps."), THRESHOLD),
    Fact("triple-18", "three", N_("A triple poignée takes 18 trumps."), THRESHOLD),
    AVERAGE,
    Fact("hand-18", "four", N_("Everybody gets 18 cards."), SIZES),
    Fact("simple-10", "four", N_("A simple poignée takes ten trumps."), THRESHOLD),
    Fact("whole-points", "four", N_("No half point is ever left over."), HALF),
    Fact("opposite", "four", N_("The player opposite the dealer shuffles."), SHUFFLE),
    Fact("hand-15", "five", N_("Everybody gets 15 cards."), SIZES),
    Fact("dog-3", "five", N_("The dog has three cards."), SIZES),
    Fact("king-called", "five", N_("The taker calls a king."), KING),
    Fact("secret-side", "five", N_("A player may be on the taker’s side without the taker knowing it."), SECRET),
    Fact("simple-8", "five", N_("A simple poignée takes eight trumps."), THRESHOLD),
)


@kind(SORT, *dict.fromkeys(fact.rule for fact in FACTS), trains=(TOPICS["T44"],))
def table_of(draw: Draw) -> Posed | None:
    """Three of these facts, four, or five; one of them at least is true of three players, and one is not."""
    told = draw.rng.sample(FACTS, draw.of(3, 4, 5))
    if not {"three"} < {fact.table for fact in told}:
        return None
    offers = tuple(Offer(fact.name, Saying.plain(fact.says)) for fact in told)
    found = {fact.name: (fact.table, fact.why) for fact in told}
    begin = Saying(None, ((told[0].says, {}), (NOT_TRUE_AT, {})))
    because = once(says for _, says in found.values())
    verdicts = Verdicts(because, Hints((begin,), because[:1]), states=found)
    return Posed.for_any_judge(Asked((), HOW_MANY_PLAY, offers, states=TABLES), verdicts)
