"""Advice for the contracts in which one loses: the card to play where tricks, or the cards in them, cost points.

A card is weighed by what it is likely to cost now, against how good it is to be rid of it.
"""

from __future__ import annotations

from tutor.barbu.advice.sight import Sight
from tutor.barbu.play import Play
from tutor.barbu.sources import SAN_FRANCISCO, TRENTHAM
from tutor.core.advice import Advice, advise
from tutor.core.cards import Card
from tutor.core.message import N_
from tutor.core.rule import Rule

THROW = Rule(
    "B-STR-THROW",
    title=N_("Give others what costs"),
    statement=N_(
        "Advice: give a card that costs points to a trick that somebody else wins, best of all when you cannot follow"
        " suit."
    ),
    sources=(SAN_FRANCISCO,),
    hint=N_("{card:card} costs the player who wins it, and here it cannot win: give it away."),
)
SHED = Rule(
    "B-STR-SHED",
    title=N_("When you cannot follow, get rid of danger"),
    statement=N_(
        "Advice: when you cannot follow suit, discard the card that is most likely to win a trick later: of what is"
        " still out of its suit much is lower, and you hold few lower ones yourself."
    ),
    sources=(),
    hint=N_(
        "You cannot follow, so get rid of a dangerous card, {card:card}: the others still hold {below} lower"
        " {below:n|card|cards} of its suit."
    ),
)
#: The same advice where no card is dangerous any more.
HARMLESS = N_(
    "You cannot follow, and nobody else holds a lower card than yours in any suit: it hardly matters what you discard."
)
DUCK = Rule(
    "B-STR-DUCK",
    title=N_("Stay below, but only just"),
    statement=N_(
        "Advice: if you can stay below the best card of the trick, do so with the highest card that allows it: low"
        " cards are worth more later."
    ),
    sources=(),
    hint=N_("{card:card} stays below {best:card}, and you keep your lower cards for later."),
)
#: The same advice where no lower card is kept.
JUST_BELOW = N_("{card:card} stays below {best:card}, so somebody else takes this trick.")
FREE = Rule(
    "B-STR-FREE",
    title=N_("Win what costs nothing"),
    statement=N_(
        "Advice: if you play last to a trick that costs nothing, you can win it with a card that would be dangerous"
        " later."
    ),
    sources=(),
    hint=N_("You play last and the trick costs nothing: a good moment to get rid of {card:card}."),
)
FORCED = Rule(
    "B-STR-FORCED",
    title=N_("If you must win, win high"),
    statement=N_(
        "Advice: if you play last and cannot stay below, win with a high card and keep the low ones for later; but not"
        " with a card that costs points, if you have another."
    ),
    sources=(),
    hint=N_("You play last and cannot stay below, so win with {card:card} and keep your safer cards."),
)
EARLY = Rule(
    "B-STR-EARLY",
    title=N_("High cards early"),
    statement=N_(
        "Advice: a trick that you have to win some time is best won early, while everybody can follow suit and few"
        " costly cards are thrown in."
    ),
    sources=(TRENTHAM,),
    hint=N_("{card:card} may win now, but would cost more later: get rid of it while others can follow."),
)
IDLE = Rule(
    "B-STR-IDLE",
    title=N_("Nothing to lose yet"),
    statement=N_(
        "Advice: while tricks cost nothing, play high cards and keep low ones, with which you can get out at the end."
    ),
    sources=(TRENTHAM,),
    hint=N_("This trick costs nothing: play {card:card} now, and keep low cards for the end."),
)
LOW = Rule(
    "B-STR-LOW",
    title=N_("Low, where others must go higher"),
    statement=N_(
        "Advice: lead, or play, a card that many others can beat and few can duck: then somebody else has to take the"
        " trick. If you hold none, take the card that is likely to cost you least."
    ),
    sources=(),
    hint=N_(
        "Somebody will probably have to beat {card:card}: {above} higher {above:n|card|cards} of its suit"
        " {above:n|is|are} still out, and {below} lower {below:n|one|ones}."
    ),
)
#: The same advice where nobody can stay below.
LOWEST = N_(
    "Somebody will probably have to beat {card:card}: {above} higher {above:n|card|cards} of its suit {above:n|is|are}"
    " still out, and no lower one."
)

#: The same advice where more cards are below than above.
NO_SAFER = N_(
    "No card of yours is safe here. {card:card} is likely to cost least: {above} higher {above:n|card|cards} of its"
    " suit {above:n|is|are} still out, and {below} lower {below:n|one|ones}."
)

#: The part of a high card's danger that each low card of the same suit takes away, since it can be played first.
COVER = 0.15
#: The likelihood that a card that costs has to be won by the player who keeps it.
STUCK = 0.5


def card_to_lose(play: Play) -> Advice:
    """The card that is likely to cost least, now and later, and why."""
    sight, legal = Sight.of(play), play.obligation().legal()
    card = min(legal, key=lambda card: (_cost(sight, card) - _relief(sight, card), card.height))
    return _reasoned(sight, _highest_as_cheap(sight, card))


def _highest_as_cheap(sight: Sight, card: Card) -> Card:
    """Of a card that follows suit, the highest that does the same at no higher cost: lower ones stay below later."""
    if card.suit != sight.play.trick.led:
        return card
    cost, penalty, loses = _cost(sight, card), _penalty(card, sight.play), _loses(sight, card)

    def as_cheap(other: Card) -> bool:
        same = _loses(sight, other) is loses
        return same and _cost(sight, other) <= cost and _penalty(other, sight.play) <= penalty

    return max(filter(as_cheap, sight.play.obligation().legal()), key=lambda other: other.height)


def _reasoned(sight: Sight, card: Card) -> Advice:
    """The advice to play the card, with its reason."""
    play, trick = sight.play, sight.play.trick
    above, below = len(sight.above(card)), len(sight.below(card))
    lower = [other for other in play.obligation().legal() if other.suit == card.suit and other.height < card.height]
    if _loses(sight, card) and _penalty(card, play):
        return advise(card, THROW)
    if lower and _idle(play):
        return advise(card, IDLE)
    if _loses(sight, card):
        if card.suit == trick.led:
            return advise(card, DUCK, None if lower else JUST_BELOW, best=trick.best)
        return advise(card, SHED, below=below) if below else advise(card, SHED, HARMLESS)
    if not sight.later:
        return advise(card, FORCED if _cost(sight, card) else FREE)
    says = NO_SAFER if below > above else None if below else LOWEST
    return advise(card, EARLY) if lower or not above else advise(card, LOW, says, above=above, below=below)


def _loses(sight: Sight, card: Card) -> bool:
    """Whether a card cannot win the trick."""
    trick = sight.play.trick
    return bool(trick.cards) and (card.suit != trick.led or card.height < trick.best.height)


def _cost(sight: Sight, card: Card) -> float:
    """The points that a card is likely to cost at once: the cost of the trick, times the likelihood of winning it."""
    if _loses(sight, card):
        return 0.0
    play = sight.play
    share, others = sight.share(card.suit), play.trick.players - 1
    wins, cost = 1.0, float(_stake(play) + sum(_penalty(other, play) for other in (*play.trick.cards, card)))
    for seat in sight.later:
        held = sight.may_hold[seat]
        suit = held.of(card.suit)
        void = (1 - share) ** len(suit)
        # Whoever has a lower card stays below; so the card wins there too if the player has none of the suit.
        wins *= 1 - (1 - share) ** len(suit - suit.above(card)) + void
        thrown = [_penalty(other, play) for other in held - suit]
        cost += void * min(max(thrown, default=0), sum(thrown) / others)
        cost += sum(_penalty(other, play) for other in suit - suit.above(card)) / others
    return wins * cost


def _relief(sight: Sight, card: Card) -> float:
    """The points likely to be saved by not holding a card any more."""
    play = sight.play
    held, out = play.hand.of(card.suit), sight.out.of(card.suit)
    cover = len(held - held.above(card)) - 1
    risk = len(sight.below(card)) / (len(out) + 1) / (1 + COVER * cover)
    average = abs(play.contract.total(play.options.table, play.pack, play.trick.players)) / _tricks(play)
    return risk * average + STUCK * _penalty(card, play)


def _idle(play: Play) -> bool:
    """Whether this trick costs nothing by itself, but a later one will: so it is where only the last ones count."""
    contract, values, left = play.contract, play.options.table, _left(play)
    return not _stake(play) and any(contract.stake(later, values) for later in range(1, left))


def _left(play: Play) -> int:
    """The number of tricks left, this one included."""
    return play.size - len(play.taken)


def _stake(play: Play) -> float:
    """The points that the trick itself costs its winner, whatever is in it."""
    return abs(play.contract.stake(_left(play), play.options.table))


def _tricks(play: Play) -> int:
    """The number of tricks of a whole deal, wherever the record begins."""
    return len(play.pack) // play.trick.players


def _penalty(card: Card, play: Play) -> int:
    """The points that a card costs the player who wins it, as a positive number."""
    return abs(play.contract.penalty(card, play.options.table))
