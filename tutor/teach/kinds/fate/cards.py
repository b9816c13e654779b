"""The owners of cards: those of a trick, with the Excuse in it or a card for it, and the dog, contract by contract."""

from __future__ import annotations

from typing import NamedTuple

from tutor.core.cards import TAROT, Card
from tutor.core.message import N_, Facts
from tutor.core.record import Record
from tutor.tarot.dog import DOG_BY_CONTRACT, UNSEEN_DOG
from tutor.tarot.excuse import EXCUSE_LAST
from tutor.tarot.play import Play
from tutor.tarot.score.count import EXCUSE_KEPT
from tutor.tarot.score.summary import SIDES
from tutor.tarot.trick import THE_EXCUSE, TRICK_WON
from tutor.teach import rulings
from tutor.teach.boards import of_last_trick, of_situation
from tutor.teach.draw import Draw
from tutor.teach.grid import State
from tutor.teach.judge import RULES, Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.fate.family import FATE
from tutor.teach.posed import Asked, Offer, Posed, Verdicts, card_offers
from tutor.teach.positions import SEEDS, TrickSituation
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying
from tutor.teach.tarot.finished import CONTRACTS, TERMS

# A trick with the Excuse


def _completes(play: Play) -> bool:
    """Whether the learner, the taker, plays last to a trick that has the Excuse in it, or will have."""
    trick = play.trick
    last = len(trick.cards) == trick.players - 1
    return last and play.taker == trick.turn and THE_EXCUSE in {*trick.cards, *play.hand}


def _is_left(play: Play) -> bool:
    """Whether somebody still holds the Excuse."""
    return any(THE_EXCUSE in hand for hand in play.hands if hand)


#: Two suits, the trumps and the Excuse; and so few cards that the Excuse is often left for the last trick.
_SOME = TAROT.all - TAROT.all.of("D") - TAROT.all.of("C")
_FEW = TAROT.read("EX S2 S7 S9 SJ SN SQ SK H3 H8 H10 HN HQ HK T1 T4 T6 T9 T12 T14 T18 T20 T21")
#: A trick with the Excuse somewhere in a deal; and the last two tricks of one.
_LATE = TrickSituation("excuse-before", EXCUSE_KEPT.title, EXCUSE_KEPT, _completes, among=_SOME, sizes=(4, 5, 6))
_TWO = TrickSituation("excuse-at-last", EXCUSE_LAST.title, EXCUSE_LAST, _is_left, among=_FEW, sizes=(2,))

WHO_HAS_WHAT = N_(
    "You are the taker, alone against the other three. You play {card:card}, and the trick is complete. Who has each of"
    " its cards now?"
)
WHOSE = N_(
    "You are the taker, alone against the other three. You play {card:card}, and the trick is complete. Who gets the"
    " Excuse, and who gets a low card for it?"
)
YOU, OTHERS = N_("you", "who has a card"), N_("the others", "who have a card")
NOBODY = N_("nobody", "who has a card")
EXCUSE, LOW_CARD = (
    N_("the Excuse", "something that somebody gets"),
    N_("a low card for it", "something that somebody gets"),
)
LAST_ONE = N_(
    "{by:Player} {by:you|play|has played} the Excuse, and the other cards are {others:and}. Which side wins the trick,"
    " and is it the last one?"
)
WITH_THE_TRICK = N_("It goes to the side that wins the trick.")
IN_THE_TRICK = N_("The side that has played the Excuse wins the trick anyway, so there is nothing to give for it.")
IN_A_LOST_TRICK = N_(
    "The Excuse stays with the side that has played it, though the other side wins the trick. The side that keeps it"
    " gives a low card in return."
)
LOST = N_("In the last trick the Excuse is lost: it goes to the other side together with the trick.")
LOST_BY_A_PARTNER = N_(
    "In the last trick the Excuse is lost, even where a partner wins the trick. It goes to the other side, which gives"
    " a low card for it."
)
#: The same of the low card.
LOW_TO_THE_TRICK = N_(
    "The Excuse goes to one side and the trick to the other, so the side that has the Excuse gives a low card to the"
    " side that has the trick."
)
NO_LOW_CARD = N_("One side has the trick and the Excuse as well, so nobody gives a low card for it.")
#: The chance to pass over the case that comes most often, so that nobody gets far by guessing.
_PASSED = 0.5
_SIDES = (State("yours", Saying.plain(YOU)), State("theirs", Saying.plain(OTHERS)))


class Fate(NamedTuple):
    """The end of a trick with the Excuse in it: whether that and the trick are the taker’s, and whether it is the last.

    Whoever has the one and not the other gives a low card.
    """

    excuse: bool
    trick: bool
    last: bool

    @classmethod
    def of(cls, after: Play, judge: Judge) -> Fate:
        """The end of the trick that has just been completed, as a judge sees it."""
        trick, winner, taker = after.tricks[-1], after.winners[-1], after.taker
        by = trick.seat_of(THE_EXCUSE)
        stays = winner == by or judge.excuse_stays(last=after.over)
        return cls((by == taker) is stays, winner == taker, after.over)

    @property
    def given(self) -> bool:
        """Whether a low card is given for the Excuse."""
        return self.excuse is not self.trick

    @property
    def why(self) -> Saying:
        """The owner of the Excuse, and why."""
        given, free = (LOST_BY_A_PARTNER, LOST) if self.last else (IN_A_LOST_TRICK, IN_THE_TRICK)
        return Saying.plain(given if self.given else free, EXCUSE_LAST if self.last else EXCUSE_KEPT)

    @property
    def of_low_card(self) -> tuple[str, Saying]:
        """The owner of the low card, if one is given for the Excuse, and why."""
        rule = EXCUSE_LAST if self.last else EXCUSE_KEPT
        if not self.given:
            return "nobody", Saying.plain(NO_LOW_CARD, rule)
        return _side(yours=self.trick), Saying.plain(LOW_TO_THE_TRICK, rule)

    def of_card(self, card: Card) -> tuple[str, Saying]:
        """The owner of a card of the trick, and why."""
        if card is THE_EXCUSE:
            return _side(yours=self.excuse), self.why
        return _side(yours=self.trick), Saying.plain(WITH_THE_TRICK, TRICK_WON)


def _side(*, yours: bool) -> str:
    return "yours" if yours else "theirs"


@kind(FATE, about={"trick": (TRICK_WON, EXCUSE_KEPT, EXCUSE_LAST), "excuse": (EXCUSE_KEPT, EXCUSE_LAST)})
def piles(draw: Draw) -> Posed | None:
    """A trick before the last one; any; mostly the last: all its cards, or the Excuse and what is given for it."""
    board = _board(draw)
    play = rulings.play_of(board)
    if not _completes(play):
        return None
    card = THE_EXCUSE if THE_EXCUSE in play.hand else draw.rng.choice(play.duty().legal())
    after, of_trick = play.after(card), draw.about == "trick"
    usual, trick = Fate.of(after, RULES), after.tricks[-1]
    cards = trick.cards
    if not of_trick and usual.excuse and usual.given and draw.rng.random() < _PASSED:
        return None
    excuse = (Offer("excuse", Saying.plain(EXCUSE)), Offer("low-card", Saying.plain(LOW_CARD)))
    asked = Asked(
        (board,),
        WHO_HAS_WHAT if of_trick else WHOSE,
        card_offers(cards) if of_trick else excuse,
        {"card": card},
        states=_SIDES if of_trick else (*_SIDES, State("nobody", Saying.plain(NOBODY))),
    )

    seen: Facts = {"by": trick.seat_of(THE_EXCUSE), "others": TAROT.set(cards).without(THE_EXCUSE)}
    nudge = Saying(None, ((LAST_ONE, seen),), rulings.chair(board))

    def verdicts(judge: Judge) -> Verdicts:
        fate = Fate.of(after, judge)
        all_of_it = {one.code: fate.of_card(one) for one in cards}
        states = all_of_it if of_trick else {"excuse": fate.of_card(THE_EXCUSE), "low-card": fate.of_low_card}
        hints = Hints.of(nudge, EXCUSE_LAST if fate.last else EXCUSE_KEPT)
        return Verdicts((fate.why,), hints, states=states)

    return Posed(asked, verdicts)


def _board(draw: Draw) -> Record:
    """A deal before the taker completes a trick with the Excuse in it."""
    if draw.rng.random() >= draw.of(0, 0.4, 0.7):
        return of_situation(_LATE, draw.rng.choice(SEEDS))
    return draw.until(lambda: _at_last(draw))


def _at_last(draw: Draw) -> Record | None:
    board = of_last_trick(_TWO, draw.rng.choice(SEEDS))
    return board if board and _completes(rulings.play_of(board)) else None


# The dog

A_DOG = N_("You may look for once: these cards lie face down in the dog.")
WHAT_BECOMES = N_("You play for {side:term}. What happens to this dog? Answer for each contract.")
NAMES_SAY = N_(
    "“Sans” is French for “without”, and “contre” for “against”. Who gets {card:card} out of this dog in the contracts"
    " with these names?"
)
TAKEN = "taken"
#: The fates of a dog, each with the reason.
DOGS = {
    TAKEN: N_("Everybody sees it first. Then the taker picks it up and sets as many cards aside, face down."),
    "taker": N_("“Sans” means “without”: the taker never looks at it, and is given its points at the end."),
    "defence": N_("“Contre” means “against”: its points are given to the taker’s opponents at the end."),
}
_FATES = (
    State(TAKEN, Saying.plain(N_("shown, and picked up"))),
    State("yours", Saying.plain(N_("unseen, for your side"))),
    State("theirs", Saying.plain(N_("unseen, for the other side"))),
)


@kind(FATE, DOG_BY_CONTRACT, *UNSEEN_DOG.values(), edition=2)
def dog_fate(draw: Draw) -> Posed:
    """A dog with six cards of all sorts, the learner’s side, and the contracts, in order at first."""
    side, dog = draw.rng.choice(SIDES), tuple(draw.rng.sample(TAROT.cards, 6))
    mixed = tuple(draw.rng.sample(CONTRACTS, len(CONTRACTS)))
    contracts = draw.of(CONTRACTS, mixed, mixed)
    offers = tuple(Offer(contract, contract) for contract in contracts)
    board = Laid(dog, Saying.plain(A_DOG))
    asked = Asked((board,), WHAT_BECOMES, offers, {"side": TERMS[side]}, states=_FATES)

    def verdicts(judge: Judge) -> Verdicts:
        fates = {contract: judge.dog(contract) for contract in contracts}
        says = {
            contract: (_seen(fate, side), Saying.plain(DOGS[fate], UNSEEN_DOG.get(contract, DOG_BY_CONTRACT)))
            for contract, fate in fates.items()
        }
        hints = Hints.plain(NAMES_SAY, DOG_BY_CONTRACT, card=dog[0])
        return Verdicts((Saying.plain(DOG_BY_CONTRACT.statement, DOG_BY_CONTRACT),), hints, states=says)

    return Posed(asked, verdicts)


def _seen(fate: str, side: str) -> str:
    """The fate of a dog as somebody of this side sees it."""
    return TAKEN if fate == TAKEN else _side(yours=(fate == "defence") is (side == "defence"))
