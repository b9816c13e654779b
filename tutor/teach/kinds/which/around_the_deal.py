"""Around the deal: whose card of the draw makes the first dealer, and who cuts, is served, deals next."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tutor.core.cards import SUITS, TAROT, TRUMP, Card
from tutor.core.message import N_, Message
from tutor.core.rule import Rule
from tutor.tarot.cut import CUT, MISDEAL, ROTATE
from tutor.tarot.deal import PACKETS
from tutor.tarot.draw import DIRECTION, DRAW, DRAW_EXCUSE, DRAW_TIE, Drawn
from tutor.tarot.trick import THE_EXCUSE
from tutor.teach.draw import Draw
from tutor.teach.glances import but_hearts, by_height, longest_suit, shortest_suit
from tutor.teach.judge import Judge
from tutor.teach.kind import LEVELS, kind
from tutor.teach.kinds.which.family import WHICH
from tutor.teach.posed import Asked, Offer, Posed, Verdicts, player_offers
from tutor.teach.question import Hints, Notes
from tutor.teach.saying import Chair, Saying
from tutor.teach.tarot.dealing import AT_TABLES

# The draw

WHO_DEALS_FIRST = N_("These cards have been drawn to find the first dealer. Mark the card of the player who deals.")
LOWEST = N_("No other card is as low as {card:card}, so whoever has drawn it deals first.")
HIGHER = N_("{lowest:card} is lower.")
LOWER_SUIT = N_("In this tie {lowest:card} is the lower card.")
A_TRUMP = N_("A trump is higher than any card of a suit.")
COMPARE = N_("Compare {cards:and}. Which is the lowest rank among them, and do two cards share it?")

#: The cards that one takes for the lowest who looks at one suit.
AT_A_GLANCE = (by_height(0, but_hearts), by_height(0, longest_suit), by_height(0, shortest_suit))

#: The cards, from the lowest, that are equally low: the two lowest, the three lowest, or two above the lowest.
ALIKE = (slice(0, 2), slice(0, 2), slice(0, 3), slice(1, 3))


@kind(WHICH, DRAW, DRAW_TIE, DRAW_EXCUSE, edition=3, against=AT_A_GLANCE)
def first_dealer(draw: Draw) -> Posed:
    """Cards of different ranks; a low trump for the highest, and often the Excuse; two or three that are equally low.

    Those that are equally low are not always the lowest.
    """
    cards = _drawn(draw)
    offers = [Offer(card.code, card) for card in cards]
    beside = draw.of((), (THE_EXCUSE,) * (draw.number % 2), ())
    for card in beside:
        offers.insert(draw.rng.randint(0, len(offers)), Offer(card.code, card))

    def verdicts(judge: Judge) -> Verdicts:
        found = judge.first_dealer(cards)
        lowest, decides = cards[found.dealer], _decides(found, cards[found.dealer])
        in_tie = decides._replace(sentences=((LOWER_SUIT, {"lowest": lowest}), *decides.sentences))
        on = {card.code: (False, in_tie if card in found.tied else _too_high(card, lowest)) for card in cards}
        on[lowest.code] = (True, decides)
        again = Saying.plain(DRAW_EXCUSE.statement, DRAW_EXCUSE)
        on |= {card.code: (False, again) for card in beside}
        hints = Hints.plain(COMPARE, DRAW, cards=TAROT.set((*cards, *beside)))
        return Verdicts((decides,), hints, on)

    return Posed(Asked((), WHO_DEALS_FIRST, tuple(offers), {"cards": TAROT.set(cards)}), verdicts)


def _drawn(draw: Draw) -> list[Card]:
    rng, ranks = draw.rng, TAROT.suits[SUITS[0]]
    places = sorted(rng.sample(range(len(ranks)), rng.choice(draw.of((3, 4, 5), (3, 4, 5), (4, 5)))))
    suits = [rng.choice(SUITS) for _ in places]
    if draw.level == LEVELS[-1]:
        alike = ALIKE[draw.number % len(ALIKE)]
        suits[alike] = rng.sample(SUITS, alike.stop - alike.start)
        places[alike] = [places[alike.start]] * (alike.stop - alike.start)
    cards = [TAROT[suit + ranks[place]] for suit, place in zip(suits, places, strict=True)]
    if draw.level > LEVELS[0]:
        cards[-1] = rng.choice([*TAROT.all.of(TRUMP)][:6])
    rng.shuffle(cards)
    return cards


def _decides(found: Drawn, lowest: Card) -> Saying:
    """The reason why the player of the lowest card deals: it is the lowest, or its suit is among those equally low."""
    if len(found.tied) == 1:
        return Saying.plain(LOWEST, DRAW, card=lowest)
    tie = found.chain[-1]
    return Saying(tie.rule, ((tie.note, tie.facts),))


def _too_high(card: Card, lowest: Card) -> Saying:
    return Saying.plain(A_TRUMP, DRAW) if card.suit == TRUMP else Saying.plain(HIGHER, DRAW, lowest=lowest)


# Who does what


class Task(NamedTuple):
    """A task of one player at a table: the words that ask for it, the rule that says whose it is, and a first hint."""

    asks: Message
    rule: Rule
    nudge: Message


#: The first of them in every deal, the others now and then.
TASKS: Mapping[str, Task] = {
    "cut": Task(
        N_("{dealer:Player} {dealer:you|deal|deals}. Who cuts the pack?"),
        CUT,
        N_("{dealer:Player} {dealer:you|deal|deals}. Is the pack cut where the deal begins, or on the other side?"),
    ),
    "first-packet": Task(
        N_("{dealer:Player} {dealer:you|deal|deals}. Who gets the first packet?"),
        PACKETS,
        N_("{dealer:Player} {dealer:you|deal|deals}. Which way do the cards go, and whom do they reach first?"),
    ),
    "last-packet": Task(
        N_("{dealer:Player} {dealer:you|deal|deals}. Who gets the last packet?"),
        PACKETS,
        N_("{dealer:Player} {dealer:you|deal|deals}. Which way do the cards go, and where does the round end?"),
    ),
    "next-deal": Task(
        N_("{dealer:Player} {dealer:you|have|has} dealt, and the deal is over. Who deals next?"),
        ROTATE,
        N_("{dealer:Player} {dealer:you|have|has} dealt. Which way does the deal move on?"),
    ),
    "misdeal": Task(
        N_("{dealer:Player} {dealer:you|have|has} dealt, and somebody has a card too many. Who deals now?"),
        MISDEAL,
        N_("{dealer:Player} {dealer:you|have|has} made a mistake in dealing. Does the deal move on after that?"),
    ),
    "petit-alone": Task(
        N_(
            "{dealer:Player} {dealer:you|have|has} dealt, and a hand has the Petit as its only trump, without the"
            " Excuse. Who deals now?"
        ),
        ROTATE,
        N_(
            "{dealer:Player} {dealer:you|have|has} dealt, and the deal is void without any mistake. Does it move on"
            " after that?"
        ),
    ),
}
WHO_IS_IT = N_("There are {players} of you at the table, and everything goes to the right. Who is it?")
#: The part of a player in a deal, by where they sit, seen from the dealer to the right: the dealer, the next, the last.
DEALER = N_(
    "{seat:Player} {seat:you|deal|deals} here: the dealer gets the last packet, and deals again only after a misdeal."
)
TO_THE_RIGHT = N_(
    "{seat:Player} {seat:you|sit|sits} to the dealer’s right: the first packet goes there, and so does the next deal."
)
TO_THE_LEFT = N_("{seat:Player} {seat:you|sit|sits} to the dealer’s left: that is where the pack is cut.")
BETWEEN = N_(
    "{seat:Player} {seat:you|sit|sits} on neither side of the dealer: the pack is cut on the left, and the first packet"
    " and the next deal go to the right."
)


@kind(WHICH, DIRECTION, CUT, PACKETS, ROTATE, MISDEAL, stock=64)
def deal_tasks(draw: Draw) -> Posed:
    """A task of every deal, at a table of four; of any deal, at a table of any size."""
    players = draw.rng.choice(draw.of(AT_TABLES[1], AT_TABLES[3], AT_TABLES[3]))
    name, dealer = draw.rng.choice([*TASKS][: draw.of(4, 6, 6)]), draw.rng.randrange(players)
    task, learner = TASKS[name], Chair(draw.rng.randrange(players), players, clockwise=False)
    offers = player_offers(range(players), learner)
    board = Notes((), {"task": name, "dealer": dealer}, Saying(None, ((task.asks, {"dealer": dealer}),), learner))

    def verdicts(judge: Judge) -> Verdicts:
        found = judge.task(name, players, dealer)
        says = Saying(task.rule, ((task.rule.statement, {}), (DIRECTION.statement, {})))
        hints = Hints.of(Saying(None, ((task.nudge, {"dealer": dealer}),), learner), DIRECTION)
        parts = [
            Saying(task.rule, ((_part(seat, dealer, players), {"seat": seat}),), learner) for seat in range(players)
        ]
        on = {one.id: (False, part) for one, part in zip(offers, parts, strict=True)}
        on[offers[found].id] = True, says
        return Verdicts((says,), hints, on)

    return Posed(Asked((board,), WHO_IS_IT, offers, {"players": players}), verdicts)


def _part(seat: int, dealer: int, players: int) -> Message:
    """The part of the player at a seat in a deal."""
    return {0: DEALER, 1: TO_THE_RIGHT, players - 1: TO_THE_LEFT}.get((seat - dealer) % players, BETWEEN)
