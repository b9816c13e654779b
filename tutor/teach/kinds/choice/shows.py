"""The poignée that tells least of a hand."""

from __future__ import annotations

from tutor.core.cards import TAROT, TRUMP, Cards
from tutor.core.message import N_
from tutor.tarot.announce import EXCUSE_IMPLIES, POIGNEES, SHOW_EXACT, TRUMPS_NEEDED, Declaration
from tutor.tarot.trick import BOUTS, THE_EXCUSE
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.choice.family import CHOICE
from tutor.teach.kinds.choice.options import Advice, Merit, best_of
from tutor.teach.posed import Asked, Offer, Posed
from tutor.teach.question import Hints
from tutor.teach.saying import Saying
from tutor.teach.tarot.plays import PLAYERS

TELLS_LEAST = N_(
    "Each of these poignées is shown by another player, in a deal of its own. After which of them do the others know"
    " least about that player’s trumps? Count the trumps about which they are sure, one way or the other."
)
HOW_SURE = N_("Take {card:card}. After which of these poignées would the others know whether the player holds it?")
SURE_OF_SHOWN = N_("They are sure of the {sure} trumps that are shown, and of no others.")
SURE_OF_ALL = N_("With the Excuse they are sure of all 21: no other trump can be hidden behind it.")

TRUMPS = TAROT.all.of(TRUMP)
#: The sizes of a poignée, by the number of cards in it.
SIZES = dict(zip(TRUMPS_NEEDED[PLAYERS], POIGNEES, strict=True))


@kind(CHOICE, EXCUSE_IMPLIES, SHOW_EXACT, edition=2)
def tells_less(draw: Draw) -> Posed:
    """Two poignées of different sizes, and one with the Excuse, which is smaller as often as not; or two of them.

    The one that tells least has the other two bouts as often as not.
    """
    simple, double, triple = SIZES
    smallest, *larger = draw.rng.choice(((simple, double), (simple, triple), (double, triple), (double, triple)))
    beside = [size for size in SIZES if (size == simple) is (smallest != simple)]
    bouts = BOUTS - TAROT.set([THE_EXCUSE]) if draw.rng.random() < 1 / 2 else TAROT.none
    shows = [_show(draw, smallest, bouts), *(_show(draw, size) for size in larger)]
    excused = draw.rng.sample(beside, min(len(beside), draw.of(1, draw.rng.choice((1, 2)), 2)))
    shows += [_show(draw, size, TAROT.set([THE_EXCUSE])) for size in excused]
    named = {str(number): show for number, show in enumerate(draw.rng.sample(shows, len(shows)), 1)}
    offers = tuple(Offer(name, tuple(show)) for name, show in named.items())
    data = {"shown": [[card.code for card in show] for show in named.values()]}
    asked = Asked((), TELLS_LEAST, offers, data=data)

    def advised(judge: Judge) -> Advice:
        merits = {name: _merit(show, judge) for name, show in named.items()}
        return Advice(merits, Hints.plain(HOW_SURE, EXCUSE_IMPLIES, card=next(iter(TRUMPS - shows[0]))))

    return best_of(asked, advised)


def _show(draw: Draw, size: int, among: Cards = TAROT.none) -> Cards:
    """A poignée of so many cards, with some cards among them."""
    return among | TAROT.set(draw.rng.sample([*(TRUMPS - among)], size - len(among)))


def _merit(show: Cards, judge: Judge) -> Merit:
    """The fewer trumps everybody is sure of after a show, the better: of all, if none may be hidden beside it."""
    hidden = next(iter(TRUMPS - show))
    if judge.fault(Declaration(f"poignee {SIZES[len(show)]}", show), show.with_card(hidden), PLAYERS):
        return Merit(-len(TRUMPS), Saying.plain(SURE_OF_ALL, EXCUSE_IMPLIES))
    return Merit(-len(show), Saying.plain(SURE_OF_SHOWN, sure=len(show)))
