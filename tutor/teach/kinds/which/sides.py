"""The sides at a table of five as one player knows them, before the first card."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.core.cards import TAROT
from tutor.core.message import N_, Facts, Message
from tutor.tarot.call import IN_DOG, KING, SECRET, SELF
from tutor.tarot.dog import KINGS
from tutor.tarot.play import Play
from tutor.tarot.setting import FIVE, HAND_SIZES, WITH_DOG, dog_size
from tutor.tarot.trick import Trick
from tutor.teach.draw import Draw
from tutor.teach.kind import kind
from tutor.teach.kinds.which.family import WHICH
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.positions import LEARNER
from tutor.teach.question import Board, Hints, Laid, Notes
from tutor.teach.saying import Saying
from tutor.teach.tarot.finished import CONTRACTS
from tutor.teach.tarot.five import CHAIR
from tutor.teach.tarot.plays import YOUR_HAND

WHAT_DO_YOU_KNOW = N_(
    "There are five of you at the table, a card has been called, and nobody has played yet. What do you know of the"
    " sides?"
)
TAKEN = N_("{by:Player} {by:you|are|is} the taker, with a {contract:term}.")
HAS_CALLED = N_("{by:Player} {by:you|have|has} called {called:card}.")
WHERE_IS_IT = N_("Look for {called:card}: do you hold it? And what has been seen of the dog with a {contract:term}?")
THE_DOG = N_("The dog, turned up for everybody:")
#: What somebody can know of the sides.
YOU, SOMEBODY, ALONE, OPEN = "you", "somebody", "alone", "open"
KNOWN: Mapping[str, Message] = {
    YOU: N_("You play with {by:player}."),
    SOMEBODY: N_("One of the four others plays with you."),
    ALONE: N_("{by:Player} {by:you|play|plays} alone against four."),
    OPEN: N_("You cannot know yet whether {by:player} {by:you|have|has} a partner."),
}
#: What would have to be so for each of them.
ONLY_IF: Mapping[str, Message] = {
    YOU: N_("You play with {by:player} only if you hold {called:card} yourself."),
    SOMEBODY: N_("Somebody is sure to play with you only if one of the four others must hold {called:card}."),
    ALONE: N_("You are sure to play alone only if {called:card} is in your hand, or was seen in the dog."),
    OPEN: N_("Here you can know it already."),
}
IN_THE_DOG = N_("{by:Player} is sure to play alone only if {called:card} was seen in the dog.")
YOU_HOLD_IT = N_("You hold {called:card}, so you play with {by:player}. Nobody else knows it yet.")
YOU_DO_NOT = N_("You do not hold {called:card}, so you do not play with {by:player}.")
OWN_CALL = N_("You hold {called:card} yourself, so nobody plays with you. The four others do not know it yet.")
LAY_IN_DOG = N_("{called:card} was in the dog, for everybody to see, so nobody plays with {by:player}.")
NOT_HERE = N_("{called:card} is neither in your hand nor in the dog, so one of the four others must hold it.")
UNSEEN_DOG = N_("Nobody sees the dog with a {contract:term}, and {called:card} may be in it.")
TAKER_MAY = N_(
    "{called:card} was not in the dog. Somebody holds it, but it may be the taker: a card of one’s own may be called."
)
#: Where the called card lies, and whether the dog is turned up, by how often it is drawn: as the taker sits there, and
#: as somebody else does.
_OF_TAKER = {("own", False): 24, ("away", False): 24, ("own", True): 10, ("dog", True): 16, ("away", True): 26}
_OF_OTHERS = {("own", False): 17, ("away", False): 17, ("own", True): 17, ("dog", True): 32, ("away", True): 17}


@kind(WHICH, KING, SELF, IN_DOG, SECRET)
def sides_at_five(draw: Draw) -> Posed:
    """The hand of the taker; that of somebody else; either: with the dog where it is turned up."""
    rng = draw.rng
    taker = rng.choice(draw.of((LEARNER,), range(1, FIVE), (LEARNER, LEARNER, *range(1, FIVE))))
    cases = _OF_TAKER if taker == LEARNER else _OF_OTHERS
    [(where, turned_up)] = rng.choices([*cases], [*cases.values()])
    called, another = rng.sample([*KINGS], 2)
    size, left = HAND_SIZES[FIVE], [card for card in TAROT.cards if card not in {called, another}]
    shown, in_dog = another if where == "away" else called, where == "dog" or (where == "away" and rng.random() < 1 / 2)
    others = rng.sample(left, size + dog_size(FIVE) - 1)
    others.insert(size if in_dog and turned_up else 0, shown)  # one of two kings lies open wherever the called one is
    hand, dog = TAROT.set(others[:size]), TAROT.set(others[size:])
    contract = rng.choice([one for one in CONTRACTS if (one in WITH_DOG) is turned_up])
    hands = tuple(hand if seat == LEARNER else None for seat in range(FIVE))
    seen = dog if turned_up else None
    at = Play(size, taker, contract, hands, Trick(LEARNER, FIVE), dog=seen, called=called, announcing=True)
    facts: Facts = {"by": taker, "contract": contract, "called": called}
    begun = tuple(Saying(None, ((says, facts),), CHAIR) for says in (TAKEN, HAS_CALLED))
    boards: list[Board] = [Notes(begun, {"taker": taker, "contract": contract, "called": called.code})]
    boards += [Laid(tuple(hand), Saying.plain(YOUR_HAND))]
    boards += [Laid(tuple(dog), Saying.plain(THE_DOG))] if turned_up else []
    names = (SOMEBODY, ALONE, OPEN) if taker == LEARNER else (YOU, ALONE, OPEN)
    offers = tuple(Offer(name, Saying(None, ((KNOWN[name], facts),), CHAIR)) for name in names)
    right, why = known_of_sides(at), _why(at, facts)
    on = {name: (name == right, why if name == right else _why_not(name, why, facts)) for name in names}
    hints = Hints.of(Saying(None, ((WHERE_IS_IT, facts),), CHAIR), IN_DOG)
    return Posed.for_any_judge(Asked(tuple(boards), WHAT_DO_YOU_KNOW, offers), Verdicts((why,), hints, on))


def _why_not(name: str, why: Saying, facts: Facts) -> Saying:
    """The reason why something else is not known: what it takes, and what is so."""
    asks = IN_THE_DOG if name == ALONE and facts["by"] != LEARNER else ONLY_IF[name]
    return why._replace(sentences=((asks, facts), why.sentences[-1]))


def known_of_sides(at: Play) -> str:
    """What the learner knows of the sides before the first card."""
    match at.seen_by(LEARNER).partner:
        case None:
            return SOMEBODY if at.taker == LEARNER and at.dog is not None else OPEN
        case at.taker:
            return ALONE
    return YOU


def _why(at: Play, facts: Facts) -> Saying:
    """The reason why the learner knows this, and no more."""
    own, turned_up, taker = at.called in at.hand, at.dog is not None, at.taker == LEARNER
    rule, says = IN_DOG, UNSEEN_DOG
    if own:
        rule, says = (SELF, OWN_CALL) if taker else (SECRET, YOU_HOLD_IT)
    elif at.called in (at.dog or ()):
        says = LAY_IN_DOG
    elif turned_up:
        rule, says = (KING, NOT_HERE) if taker else (SELF, TAKER_MAY)
    begins = () if says not in {UNSEEN_DOG, TAKER_MAY} or taker else ((YOU_DO_NOT, facts),)
    return Saying(rule, (*begins, (says, facts)), CHAIR)
