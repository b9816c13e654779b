"""The games of Barbu’s family, told apart by what is true of one of them alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tutor.barbu.arranging import SET
from tutor.barbu.contracts.chinese_poker import SIGN, ChinesePoker
from tutor.barbu.contracts.order import EARLY_ORDER, EARLY_PACK, SALADE_ORDER
from tutor.barbu.contracts.ravage_city import COUNT, PLAY, RavageCity
from tutor.barbu.contracts.salade import NO_EARLY_END, ROUNDS, Salade
from tutor.core.message import N_, Message
from tutor.core.rule import Rule
from tutor.teach.draw import Draw
from tutor.teach.grid import State
from tutor.teach.kind import kind
from tutor.teach.kinds.sort.family import SORT
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying, once

WHICH_GAME = N_("Of which game of the family is this true?")
NOT_TRUE_OF = N_("Of which of the games is that certainly not true?")
GAMES: Mapping[str, Message] = {
    "ravage": RavageCity.title,
    "poker": ChinesePoker.title,
    "salade": Salade.title,
    "early": N_("32 cards"),
}


class Fact(NamedTuple):
    """Something that is true of one of these games and of no other, and the rule that says so."""

    name: str
    game: str
    says: Message
    rule: Rule


FACTS = (
    Fact("longest", "ravage", N_("Whoever has the most cards of one suit pays."), COUNT),
    Fact("eighth", "ravage", N_("It makes a match of 32 deals."), PLAY),
    Fact("tie", "ravage", N_("Players with equally many cards share what it costs."), COUNT),
    Fact("no-play", "poker", N_("No card is played to a trick."), SIGN),
    Fact("rows", "poker", N_("Everybody makes three rows of their cards."), SET),
    Fact("positive", "poker", N_("It brings points, and costs none."), SIGN),
    Fact("six", "salade", N_("There are six rounds in all."), SALADE_ORDER),
    Fact("all-five", "salade", N_("In the end five penalties count at once."), ROUNDS),
    Fact(
        "to-the-end",
        "salade",
        N_("Its last round goes on when the king of hearts and all queens are gone."),
        NO_EARLY_END,
    ),
    Fact("eight-cards", "early", N_("Every suit has eight cards."), EARLY_PACK),
    Fact("no-twos", "early", N_("The seven is the lowest card."), EARLY_PACK),
    Fact("old", "early", N_("That is how Barbu was first played: in a fixed order and without doubling."), EARLY_ORDER),
)
#: What is true of neither of the two games that a question names.
ANOTHER = State("another", Saying.plain(N_("another game", "of the family of Barbu")))


@kind(SORT, *dict.fromkeys(fact.rule for fact in FACTS), edition=3)
def family_game(draw: Draw) -> Posed | None:
    """Four of these facts, five, or six, and two of the games; something is true of either."""
    told = draw.rng.sample(FACTS, draw.of(4, 5, 6))
    asks = sorted(draw.rng.sample([*GAMES], 2), key=[*GAMES].index)
    if not {fact.game for fact in told}.issuperset(asks):
        return None
    offers = tuple(Offer(fact.name, Saying.plain(fact.says)) for fact in told)
    states = (*(State(name, Saying.plain(GAMES[name])) for name in asks), ANOTHER)

    found = {
        fact.name: (fact.game if fact.game in asks else ANOTHER.id, Saying.plain(fact.rule.statement, fact.rule))
        for fact in told
    }
    begin = Saying(None, ((told[0].says, {}), (NOT_TRUE_OF, {})))
    because = once(says for _, says in found.values())
    verdicts = Verdicts(because, Hints((begin,), because[:1]), states=found)
    return Posed.for_any_judge(Asked((), WHICH_GAME, offers, states=states), verdicts)
