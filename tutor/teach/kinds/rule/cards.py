"""The rule that decides whether a card may be played, in Tarot and in Trumps, or set aside."""

from __future__ import annotations

from typing import Any

from tutor.barbu.contracts.ladder import LED_BEAT, LED_LOW, NO_UNDERRUFF_DUTY, OVERRUFF
from tutor.core.cards import TAROT, TRUMP, Cards
from tutor.core.message import N_
from tutor.core.obligation import Ruling
from tutor.core.record import Record
from tutor.core.rule import Rule
from tutor.tarot import legal_cards as tarot
from tutor.tarot.dog import COUNT, FORCED_TRUMP, NO_BOUT, NO_KING, NO_TRUMP, PREFIX
from tutor.teach import first_hints, rulings
from tutor.teach.barbu.trumps_situations import TEMPTING, TRUMPS_SITUATIONS
from tutor.teach.boards import of_ecart, of_situation
from tutor.teach.draw import Draw
from tutor.teach.kind import LEVELS, kind
from tutor.teach.kinds.rule.asked import Wish, decides
from tutor.teach.kinds.rule.family import RULE
from tutor.teach.posed import Posed
from tutor.teach.positions import SEEDS
from tutor.teach.question import Hints
from tutor.teach.saying import Saying
from tutor.teach.tarot.ecarts import with_dog
from tutor.teach.tarot.situations import TRICK_SITUATIONS

# Cards that are played

WHICH_RULE = N_("You would like to play {card:card}. Which rule decides whether you may?")
ANOTHER_CASE = N_("This rule is about another case.")
NOT_THIS_ONE = N_("You can rule this one out:")

#: The rules of which one decides, in a trick of Tarot and in one of Trumps.
LADDERS = tuple(
    tuple(dict.fromkeys(situation.rule for situation in situations))
    for situations in (TRICK_SITUATIONS, TRUMPS_SITUATIONS)
)
TAROT_LADDER, TRUMPS_LADDER = LADDERS
#: Situations that are easily taken for one another.
NEAR = tuple(
    situation
    for situation in TRICK_SITUATIONS
    if situation.rule not in {tarot.FOLLOW_BEATS_TRUMP, tarot.TRUMP_LED_OVER} and situation.id != "lead"
)
#: Rules that step in where another one asks for what the player does not have.
INSTEAD_OF = {
    tarot.UNDERTRUMP: {tarot.OVERTRUMP, tarot.TRUMP_LED_OVER},
    LED_LOW: {LED_BEAT},
    NO_UNDERRUFF_DUTY: {OVERRUFF},
}


@kind(RULE, *TAROT_LADDER, of_a_deal=True, twins=len(TRICK_SITUATIONS))
def deciding_rule(draw: Draw) -> Posed | None:
    """A card at a board in the situation that follows from the number, in any, in one easily taken for another."""
    situations = draw.of((TRICK_SITUATIONS[(draw.number - 1) % len(TRICK_SITUATIONS)],), TRICK_SITUATIONS, NEAR)
    return _of_a_ladder(draw, draw.deal or of_situation(draw.rng.choice(situations), draw.rng.choice(SEEDS)))


def _of_a_ladder(draw: Draw, board: Record) -> Posed | None:
    """Any card about which a ladder decides, with some rules none of which is half right.

    They neither decide, nor lead to the rule that does, nor are noted beside it.
    """
    ruled = [(move, ruling) for ruling in rulings.asked(rulings.moment(board)) for move in ruling.moves]
    about = [(move, ruling, ladder) for move, ruling in ruled for ladder in LADDERS if ruling.rule in ladder]
    if not about:
        return None
    card, ruling, ladder = draw.rng.choice(about)
    near = {reason.rule for reason in (*ruling.chain, *ruling.notes)} | INSTEAD_OF.get(ruling.rule, set())
    others = draw.rng.sample([rule for rule in ladder if rule not in near], 2 + draw.level)
    offered = [ruling.rule, *others]
    draw.rng.shuffle(offered)

    def hints(decisive: Ruling[Any]) -> Hints:
        other = next(rule for rule in others if rule is not decisive.rule)
        out = Saying(other, ((NOT_THIS_ONE, {}), (other.statement, {})))
        nudge = first_hints.about(board, decisive.chain[0].rule.ask or rulings.LOOK)
        return rulings.hints(decisive)._replace(nudges=(nudge,), rules=(out,))

    return decides(Wish(board, card, card), WHICH_RULE, offered, _another_case, hints)


def _another_case(rule: Rule, _decisive: Ruling[Any]) -> Saying:
    return Saying(rule, ((ANOTHER_CASE, {}), (rule.statement, {})))


def _in_trumps(draw: Draw) -> Posed | None:
    """A board in the situation that follows from the number, in any situation, in one that tempts."""
    situations = draw.of((TRUMPS_SITUATIONS[(draw.number - 1) % len(TRUMPS_SITUATIONS)],), TRUMPS_SITUATIONS, TEMPTING)
    return _of_a_ladder(draw, draw.rng.choice(situations).record(draw.rng))


# Cards that are set aside

WHICH_OF_THE_ECART = N_("You have picked up the dog, and would like to set {card:card} aside. Which rule decides?")
ARE_THERE_OTHERS = N_(
    "You would like to part with {card:card}, and you hold {trumps} {trumps:n|trump|trumps} among {held} cards."
    " Leaving out trumps, kings and the Excuse, do you have enough others?"
)
IS_IT_BARRED = N_(
    "What does {card:card} count at the end, and are there cards worth so much that may never be set aside?"
)
OTHER_CARDS = N_("This rule is about other cards.")
NOT_SHORT = N_("That would be so if the plain cards below the king were fewer than the cards that have to go.")
TOO_SHORT = N_("That would be so if there were plain cards enough, but they are too few.")
#: The rules of the écart between which one chooses, and the two that speak of trumps, with what keeps each from it.
OF_ECART = (NO_KING, NO_BOUT, NO_TRUMP, FORCED_TRUMP)
#: The numbers of plain cards below the king of which one is just enough: the number of trumps hardly tells which.
NEAR_SIX = (5, 6)
ON_TRUMPS = {NO_TRUMP: TOO_SHORT, FORCED_TRUMP: NOT_SHORT}


def _in_the_ecart(draw: Draw) -> Posed:
    """Plenty of plain cards or very few; later about as many as must go, and a trump: the rest is soon known."""
    later = (NO_BOUT, *ON_TRUMPS)
    wanted = draw.rng.choice(draw.of(OF_ECART, later, later))
    held, board, move = draw.until(lambda: _set_aside(draw, wanted))
    wish = Wish(board, move, TAROT[move.removeprefix(PREFIX)])

    def hints(decisive: Ruling[Any]) -> Hints:
        nudge = ARE_THERE_OTHERS if decisive.rule in ON_TRUMPS else IS_IT_BARRED
        return Hints.plain(nudge, COUNT, card=wish.card, trumps=len(held.of(TRUMP)), held=len(held))

    return decides(wish, WHICH_OF_THE_ECART, [*OF_ECART], _other_cards, hints)


def _set_aside(draw: Draw, wanted: Rule) -> tuple[Cards, Record, Any] | None:
    """A hand with the dog, and a card of it on which the rule that is ``wanted`` decides, if there is one."""
    held = with_dog(draw.rng.choice(draw.of((2, 3, 4, 11, 12, 13), NEAR_SIX, NEAR_SIX)), draw.rng)
    board = of_ecart(held, 0, draw.rng)
    ruled = rulings.moment(board).obligation().rulings
    moves = [move for ruling in ruled for move in ruling.moves if ruling.rule is wanted]
    moves = [move for move in moves if draw.level == LEVELS.start or TAROT[move.removeprefix(PREFIX)].suit == TRUMP]
    return (held, board, draw.rng.choice(moves)) if moves else None


def _other_cards(rule: Rule, decisive: Ruling[Any]) -> Saying:
    """The reason why a rule of the écart does not decide: of the two on trumps, one waits for the other’s case."""
    says = ON_TRUMPS.get(rule, OTHER_CARDS) if decisive.rule in ON_TRUMPS else OTHER_CARDS
    return Saying.plain(says, rule)


DRAWN = {"trumps": _in_trumps, "ecart": _in_the_ecart}


@kind(RULE, about={"trumps": TRUMPS_LADDER, "ecart": (COUNT, *OF_ECART)}, twins=len(TRUMPS_SITUATIONS), edition=3)
def rule(draw: Draw) -> Posed | None:
    """The same about a card in Trumps, and about one that is to be set aside."""
    return DRAWN[draw.about](draw)
