"""The suits of which other players cannot have a card left."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.core.cards import SUITS, TAROT, TRUMP
from tutor.core.message import N_, Message
from tutor.tarot.legal_cards import FOLLOW
from tutor.tarot.play import Play
from tutor.teach.draw import Draw
from tutor.teach.judge import RULES, Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.proves.held import DUTIES, proved
from tutor.teach.kinds.where.asked import OF_A_SUIT, OPEN, known_or_open
from tutor.teach.kinds.where.family import WHERE
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.positions import LEARNER
from tutor.teach.question import Hints
from tutor.teach.saying import Saying
from tutor.teach.tarot import plays
from tutor.teach.tarot.plays import CHAIR, PLAYERS
from tutor.teach.topics import TOPICS

WHO_LACKS = N_("For each player and each suit, say what the tricks prove.")
WHAT_WAS_LED = N_(
    "{cards:and} {cards:n|was|were} not of the suit led. What would {cards:n|its player|each player} have had to play,"
    " if they could?"
)
OF_SUIT = N_("{by:player}: {led:suit}", "a player and a suit, in a question")
NOTHING_SAYS = N_("Nothing that {by:player} {by:you|have|has} played rules out {led:suit}.")
#: A player and a suit.
Pair = tuple[int, str]


@kind(WHERE, *DUTIES, trains=(TOPICS["T53"],))
def who_lacks(draw: Draw) -> Posed | None:
    """The first two, three or four tricks of a deal, and some players with suits that have been led."""
    play = plays.after(draw.rng, draw.level + 1)
    lacking = _lacking(play, RULES)
    certain = [pair for pair in lacking if pair[0] != LEARNER]
    led = {trick.led for trick in play.tricks}
    pairs = [(seat, suit) for seat in range(1, PLAYERS) for suit in (*SUITS, TRUMP) if suit in led]
    others = [pair for pair in pairs if pair not in lacking]
    count = draw.of(4, 5, 6)
    some = draw.rng.randint(1, count - 1)
    if len(certain) < some or len(others) < count - some:
        return None
    chosen = sorted(draw.rng.sample(certain, some) + draw.rng.sample(others, count - some))
    names = {f"{seat}{suit}": (seat, suit) for seat, suit in chosen}
    offers = tuple(Offer(name, _of(OF_SUIT, pair)) for name, pair in names.items())

    def verdicts(judge: Judge) -> Verdicts:
        proofs = _lacking(play, judge)
        states = {
            name: ("none", proofs[pair]) if pair in proofs else (OPEN, _of(NOTHING_SAYS, pair))
            for name, pair in names.items()
        }
        hints = Hints.plain(WHAT_WAS_LED, FOLLOW, cards=plays.not_following(play))
        return known_or_open(states, {"none"}, hints)

    return Posed(Asked((plays.board(play),), WHO_LACKS, offers, states=OF_A_SUIT), verdicts)


def _lacking(play: Play, judge: Judge) -> Mapping[Pair, Saying]:
    """Each player and suit of which something that is known says that there is none left there, but elsewhere."""
    left = {suit: TAROT.all.of(suit) - play.played for suit in (*SUITS, TRUMP)}
    return {
        (one.seat, suit): proved(one.reason)
        for one in judge.known(play)
        for suit, cards in left.items()
        if cards and not cards - one.missing
    }


def _of(message: Message, pair: Pair) -> Saying:
    by, led = pair
    return Saying(None, ((message, {"by": by, "led": led}),), CHAIR)
