"""The better of two écarts, and one that may not be made: advice but for the last."""

from __future__ import annotations

from tutor.core.cards import SUITS, TAROT, Cards
from tutor.core.message import N_, Facts
from tutor.core.rule import Rule
from tutor.tarot.advice.setting_aside import SAVE_POINTS, WHOLE_SUIT, card_to_set_aside
from tutor.tarot.dog import KINGS, PLAIN, PREFIX
from tutor.tarot.score.count import points
from tutor.teach.draw import Draw
from tutor.teach.judge import RULES, Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.choice.family import CHOICE
from tutor.teach.kinds.choice.options import FORBIDDEN, Advice, Merit, best_of
from tutor.teach.posed import Asked, Offer, Posed
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying
from tutor.teach.tarot.ecarts import SIX, PickedUp

WHICH_IS_BETTER = N_(
    "Which six of them would you set aside? The answer is advice; only what may not go at all is a rule."
)
YOU_HOLD_ALL = N_("You have picked up the dog and hold these cards:")
#: The words for an écart, by the number of suits that it leaves without a card.
BETTER = {
    1: N_(
        "No {suit:suit} are left, so you can trump them from the first round on; and the écart keeps {points:half}"
        " {points:n|point|points} safe for you."
    ),
    2: N_(
        "No {suit:suit} and no {other:suit} are left, so you can trump both from the first round on; and the écart"
        " keeps {points:half} {points:n|point|points} safe for you."
    ),
    3: N_(
        "No {suit:suit}, no {other:suit} and no {third:suit} are left, so you can trump all three from the first round"
        " on; and the écart keeps {points:half} {points:n|point|points} safe for you."
    ),
}
WORSE = N_(
    "A card of every suit stays, so you must follow everywhere; the écart keeps {points:half} {points:n|point|points}"
    " safe for you."
)
NOT_ALLOWED = N_("Among them is {card:card}, which may not go.")
ONE_SUIT_LESS = N_(
    "You hold {kings:and}. Which suit without its king could go as a whole, and would {best:card} be safe in play?"
)
NO_KING_HELD = N_(
    "You hold no king. Which suit is short enough to go as a whole, and would {best:card} be safe in play?"
)

#: The half points by which the better écart saves more than one that empties as many suits, and by which one that
#: empties none may save more.
CLEAR, CLOSE = 4, 2
#: More draws of six cards than it mostly takes to find an écart that comes close to the better one.
_DRAWS = 30


@kind(CHOICE, WHOLE_SUIT, SAVE_POINTS, edition=2)
def better_ecart(draw: Draw) -> Posed | None:
    """An écart that empties a suit; one that saves a little more and empties none, or saves less and empties as many.

    Later there is one with a card that may not go.
    """
    poorer = draw.rng.random() < draw.of(9 / 20, 1 / 2, 1 / 2)
    return draw.until(lambda: _of_two(draw, poorer=poorer))


def _of_two(draw: Draw, *, poorer: bool) -> Posed | None:
    """The question about one hand; the other écart is ``poorer``, or leaves a card of every suit."""
    taker = PickedUp.drawn(draw.rng.randint(10, 14), draw.rng)
    better = _advised(taker)
    emptied = _emptied(taker.held, better)
    if not emptied or any(taker.held.of(card.suit) & KINGS for card in better):
        return None  # or there is something to be said against it
    worse = _poorer(taker.held, better) if poorer else _none_void(taker.held, better, draw)
    if worse is None:
        return None
    stays = [card for card in taker.held - PLAIN if points(card) > 1] or [*(taker.held - PLAIN)]
    spared = min(better, key=lambda card: (card.suit in emptied, points(card)))
    forbidden = better.without(spared).with_card(draw.rng.choice(stays))
    offered = draw.of([better, worse], [better, worse, forbidden], [better, worse, forbidden])
    draw.rng.shuffle(offered)
    named = {str(number): cards for number, cards in enumerate(offered, 1)}
    board = Laid(tuple(taker.held), Saying.plain(YOU_HOLD_ALL))
    asked = Asked((board,), WHICH_IS_BETTER, tuple(Offer(name, tuple(cards)) for name, cards in named.items()))

    def advised(judge: Judge) -> Advice:
        decides = SAVE_POINTS if poorer else WHOLE_SUIT
        merits = {name: _merit(taker, cards, decides, judge) for name, cards in named.items()}
        kings, highest = taker.held & KINGS, max(taker.held & PLAIN, key=points)
        nudge = ONE_SUIT_LESS if kings else NO_KING_HELD
        return Advice(merits, Hints.plain(nudge, WHOLE_SUIT, kings=kings, best=highest))

    return best_of(asked, advised)


def _merit(taker: PickedUp, cards: Cards, decides: Rule, judge: Judge) -> Merit:
    """The merit of an écart: the half points saved, and the suits that it empties; or which card of it may not go.

    The advice that ``decides`` between two is on points where both empty as many suits.
    """
    obligation = judge.obligation(taker.at)
    for card in cards:
        verdict = obligation.verdict(PREFIX + card.code)
        if not verdict.legal:
            return Merit(FORBIDDEN, Saying(verdict.rule, ((NOT_ALLOWED, {"card": card}), (verdict.rule.statement, {}))))
    saved, gone = judge.total(cards), _emptied(taker.held, cards)
    suits: Facts = dict(zip(("suit", "other", "third"), gone, strict=False))
    says = Saying.plain(BETTER.get(len(gone), WORSE), decides, points=saved / 2, **suits)
    return Merit(saved + CLEAR * len(gone), says)


def _emptied(held: Cards, aside: Cards) -> list[str]:
    """The suits of which an écart leaves no card."""
    return [suit for suit in SUITS if aside.of(suit) and aside.of(suit) == held.of(suit)]


def _advised(taker: PickedUp) -> Cards:
    """The tutor’s own écart, card by card."""
    at = taker.at
    for _ in range(SIX):
        at = at.after(card_to_set_aside(at).move)
    return at.aside


def _poorer(held: Cards, better: Cards) -> Cards | None:
    """Six cards that empty the same suits as a better écart, and are worth clearly less; ``None`` if there are none.

    Queens come first, then the lowest cards: no fewer queens than in the better one are seen at a glance.
    """
    gone = _emptied(held, better)
    aside = [card for card in held & PLAIN if card.suit in gone]
    for card in sorted((held & PLAIN) - TAROT.set(aside), key=lambda card: (card.rank != "Q", points(card))):
        if len(aside) < SIX and held.of(card.suit) - TAROT.set([*aside, card]):
            aside.append(card)
    worse = TAROT.set(aside)
    return worse if len(worse) == SIX and RULES.total(better) - RULES.total(worse) >= CLEAR else None


def _none_void(held: Cards, better: Cards, draw: Draw) -> Cards | None:
    """Six cards of no more suits that leave one of every suit and save a little more than a better écart, if found.

    The queens among them are as many.
    """
    plain, saved, queens = [*(held & PLAIN)], RULES.total(better), len(better.of_rank("Q"))
    drawn = (TAROT.set(draw.rng.sample(plain, SIX)) for _ in range(_DRAWS))
    drawn = (cards for cards in drawn if len(cards.of_rank("Q")) == queens)
    close = (cards for cards in drawn if 0 < RULES.total(cards) - saved <= CLOSE and _suits(cards) <= _suits(better))
    return next((cards for cards in close if all(held.of(suit) - cards for suit in SUITS)), None)


def _suits(cards: Cards) -> int:
    """The number of suits of some cards."""
    return len({card.suit for card in cards})
