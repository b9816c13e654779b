"""Tables of three, four and five players, told apart by what is true of one of them alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from tutor.core.cards import TAROT, TRUMP
from tutor.core.message import N_, Message
from tutor.core.rule import Rule
from tutor.tarot.announce import THRESHOLD, TRUMPS_NEEDED
from tutor.tarot.auction import PASS, TAKER, Auction
from tutor.tarot.call import KING, SECRET, Call
from tutor.tarot.cut import SHUFFLE
from tutor.tarot.deal import PACKETS, SIZES, Dealing
from tutor.tarot.options import Options
from tutor.tarot.phases import onwards
from tutor.tarot.score.count import HALF
from tutor.tarot.score.summary import Summary
from tutor.tarot.setting import HAND_SIZES, Setting, dog_size
from tutor.teach.draw import Draw
from tutor.teach.grid import State
from tutor.teach.kind import kind
from tutor.teach.kinds.sort.family import SORT
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying, once
from tutor.teach.topics import TOPICS

HOW_MANY_PLAY = N_(
    "With how many players is each of these true? By the federation’s rules each is true with one number only."
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


def _calls_a_king(players: int) -> bool:
    """Whether the taker of an auction calls a king next."""
    setting = Setting(players, 0, Options(), (None,) * players)
    said = ((setting.first + number) % players for number in range(players))
    return isinstance(
        onwards(Auction(setting, tuple(zip(said, ("prise", *(PASS,) * (players - 1)), strict=True)))), Call
    )


def _packet(players: int) -> int:
    return Dealing(Setting(players, 0, Options(), (None,) * players), TAROT.cards).packet


def _opponents(players: int) -> int:
    partner = 1 if _calls_a_king(players) else None
    return len(Summary(players, 0, "prise", 0, 0, partner).defence)


def _a_half_is_left(players: int) -> bool:
    """Whether a side can come to an odd number of cards, each of them worth an odd number of half points."""
    return any((players * tricks + dog_size(players)) % 2 for tricks in range(HAND_SIZES[players]))


#: The number of each thing at a table of so many; of what there is or is not, whether there is.
FIGURES: Mapping[str, Callable[[int], int]] = {
    "hand": HAND_SIZES.__getitem__,
    "dog": dog_size,
    "packet": _packet,
    "opponents": _opponents,
    "simple": lambda players: TRUMPS_NEEDED[players][0],
    "triple": lambda players: TRUMPS_NEEDED[players][-1],
    "average": lambda players: len(TAROT.all.of(TRUMP)) * HAND_SIZES[players] // len(TAROT),
    "half": _a_half_is_left,
    "opposite": lambda players: players % 2 == 0,
    "king": _calls_a_king,
}
SIZED = {"three": 3, "four": 4, "five": 5}


class Fact(NamedTuple):
    """Something that is true of tables of one size alone: its name, what is so many there, and the rule of it."""

    name: str
    says: Message
    figure: str
    number: int
    rule: Rule

    @property
    def table(self) -> str:
        """The table of which it is true."""
        [only] = (name for name, players in SIZED.items() if FIGURES[self.figure](players) == self.number)
        return only

    @property
    def why(self) -> Saying:
        """What is true of the other tables."""
        return Saying.plain(FEWER_OR_MORE if self.figure == "average" else SAYS[self.rule], self.rule)


FACTS = (
    Fact("hand-24", N_("Everybody gets 24 cards."), "hand", 24, SIZES),
    Fact("packets-4", N_("The cards are dealt in packets of four."), "packet", 4, PACKETS),
    Fact("two-against", N_("The taker has two opponents."), "opponents", 2, TAKER),
    Fact("simple-13", N_("A simple poignée takes 13 trumps."), "simple", 13, THRESHOLD),
    Fact("triple-18", N_("A triple poignée takes 18 trumps."), "triple", 18, THRESHOLD),
    Fact("average-6", N_("On average a hand has more than six trumps."), "average", 6, SIZES),
    Fact("hand-18", N_("Everybody gets 18 cards."), "hand", 18, SIZES),
    Fact("simple-10", N_("A simple poignée takes ten trumps."), "simple", 10, THRESHOLD),
    Fact("whole-points", N_("No half point is ever left over."), "half", 0, HALF),
    Fact("opposite", N_("The player opposite the dealer shuffles."), "opposite", 1, SHUFFLE),
    Fact("hand-15", N_("Everybody gets 15 cards."), "hand", 15, SIZES),
    Fact("dog-3", N_("The dog has three cards."), "dog", 3, SIZES),
    Fact("king-called", N_("The taker calls a king."), "king", 1, KING),
    Fact("secret-side", N_("A player may be on the taker’s side without the taker knowing it."), "king", 1, SECRET),
    Fact("simple-8", N_("A simple poignée takes eight trumps."), "simple", 8, THRESHOLD),
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
    figures = {fact.name: [fact.figure, fact.number] for fact in told}
    return Posed.for_any_judge(Asked((), HOW_MANY_PLAY, offers, data={"figures": figures}, states=TABLES), verdicts)
