"""Whether to show a poignée, by what one plays for: the contract, as among friends, or every point, in a tournament."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.core.message import N_, Facts, Message
from tutor.tarot.advice.strategy import SHOW_POIGNEE
from tutor.tarot.score.bonuses import POIGNEE_WINNER
from tutor.teach.draw import Draw
from tutor.teach.judge import RULES, Judge
from tutor.teach.kind import LEVELS, kind
from tutor.teach.kinds.choice.family import CHOICE
from tutor.teach.kinds.choice.options import Advice, Merit, best_of
from tutor.teach.kinds.choice.poignee import brings
from tutor.teach.posed import Asked, Offer, Posed
from tutor.teach.question import Hints
from tutor.teach.saying import Saying
from tutor.teach.tarot.weighed import Weighed, hands

WHICH_TABLE = N_(
    "Three takers have a simple poignée. With these cards the tutor’s players won {first}, {second} and {third} deals"
    " of {of}. One may play among friends, where the contract counts most, or in a duplicate tournament, where every"
    " point does. At which table does Pierre Reynal’s advice tell you to show it in {games:n|only one|both} of these"
    " games?"
)
AT_TABLES = (N_("At the first table"), N_("At the second table"), N_("At the third table"))
WHAT_DO_YOU_PLAY_FOR = N_(
    "With these cards {first}, {second} and {third} deals of {of} were won. Which of these contracts is safe, which one"
    " doubtful, and which one more likely lost?"
)
#: What the advice says of a hand, by the number of games in which a poignée had better be shown with it.
SAYS: Mapping[int, Message] = {
    0: N_(
        "With these cards {won} deals of {of} were won. More are lost than won, and then you would pay for the poignée,"
        " whatever the game."
    ),
    1: N_(
        "With these cards {won} deals of {of} were won. Where every point is compared, twenty points that come in more"
        " often than not are worth having. Among friends the contract matters most: with a doubtful one it is better"
        " not to help the defence."
    ),
    2: N_(
        "With these cards {won} deals of {of} were won. So sure a contract is hardly in danger: the twenty points are"
        " worth having in either game."
    ),
}
#: The chances between which a contract is doubtful, and below and above which there is no doubt, in hundredths.
DOUBTFUL, SAFE = range(55, 80), 90


@kind(CHOICE, SHOW_POIGNEE, stock=200, edition=5)
def weigh_prize(draw: Draw) -> Posed:
    """Three hands: one that rather loses, a doubtful one, and one that can hardly lose; one of the two latter is it."""
    three = [draw.rng.choice([one for one in _takers() if _games(one, RULES) == games]) for games in SAYS]
    draw.rng.shuffle(three)
    wanted = draw.rng.choice((1, 2))
    places = ("first", "second", "third")
    won: Facts = {place: hand.chance.won for place, hand in zip(places, three, strict=True)}
    told: Facts = {**won, "of": three[0].chance.of, "games": wanted}
    offers = tuple(Offer(place, Saying.plain(table)) for place, table in zip(places, AT_TABLES, strict=True))
    asked = Asked(tuple(hand.board for hand in three), WHICH_TABLE, offers, told)

    def advised(judge: Judge) -> Advice:
        merits = {offer.id: _merit(hand, wanted, judge) for offer, hand in zip(offers, three, strict=True)}
        return Advice(merits, Hints.plain(WHAT_DO_YOU_PLAY_FOR, POIGNEE_WINNER, **told))

    return best_of(asked, advised)


def _takers() -> list[Weighed]:
    """All hands of takers that are in doubt or in none."""
    every = [hand for level in LEVELS for hand in hands("taker", level)]
    return [hand for hand in every if not hand.shows or hand.chance.hundredths in {*DOUBTFUL, *range(SAFE, 101)}]


def _games(hand: Weighed, judge: Judge) -> int:
    """The number of games in which a hand had better show, of the two: it pays, and the contract is safe as well."""
    pays = brings(hand, judge.poignees["simple"]) > 0
    return pays + (pays and hand.chance.hundredths >= SAFE)


def _merit(hand: Weighed, wanted: int, judge: Judge) -> Merit:
    """The merit of a hand where one is wanted with which to show in so many games: the nearer, the better."""
    games = _games(hand, judge)
    says = Saying.plain(SAYS[games], SHOW_POIGNEE, won=hand.chance.won, of=hand.chance.of)
    return Merit(-abs(games - wanted), says)
