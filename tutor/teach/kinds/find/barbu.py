"""Queens, players or cards of one sort in the contracts of Barbu."""

from __future__ import annotations

from tutor.barbu.contracts.no_queens import FACE_UP, QUEEN, NoQueens
from tutor.barbu.contracts.ravage_city import COUNT, SCORE, Longest
from tutor.barbu.contracts.salade import PLAYERS as SALADE_PLAYERS
from tutor.barbu.house import HOUSE
from tutor.barbu.play import Play
from tutor.core.cards import BARBU, SUITS, Card
from tutor.core.message import N_, Facts, Message
from tutor.teach.barbu.moments import moment
from tutor.teach.barbu.plays import CHAIR, PLAYERS, board
from tutor.teach.barbu.ravage import Payers, boards, taken, won
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import LEVELS, kind
from tutor.teach.kinds.find.family import FIND
from tutor.teach.kinds.find.marked import marked
from tutor.teach.posed import Asked, Offer, Posed, Verdicts, card_offers
from tutor.teach.question import Hints, Notes
from tutor.teach.saying import Saying

# Queens that are still out

QUEENS = BARBU.all.of_rank(QUEEN)
WHICH_OUT = N_("Mark every queen that another player still holds.")
TRICK_BEGUN = N_(
    "{count} {count:n|trick has|tricks have} been won, and {trick:and} {trick:n|is|are} on the table. Which queens do"
    " you see there, face up before a player, or in your hand?"
)
YOU_LEAD = N_(
    "{count} {count:n|trick has|tricks have} been won, the last one with {won:and} in it, and you are to lead. Which"
    " queens do you see face up before a player, or in your hand?"
)
STILL_OUT = N_("You do not hold {card:card}, and nobody has played it yet: another player has it.")
IN_YOUR_HAND = N_("You hold {card:card} yourself.")
IN_THIS_TRICK = N_("{card:card} is in the trick that is being played.")
LIES_OPEN = N_("{card:card} has been won: it lies face up before {by:player}.")


@kind(FIND, FACE_UP)
def no_queens_out(draw: Draw) -> Posed:
    """A moment when a queen has been won, and one is out; then one is in hand too; then one lies in the trick."""

    def fits(at: Play) -> bool:
        out = QUEENS - at.hand - at.played
        wanted = (at.gone & QUEENS, out, at.hand & QUEENS, QUEENS & BARBU.set(at.trick.cards))
        return all(wanted[: draw.level + 1])

    at, record = moment(NoQueens.name, draw, fits)
    asked = Asked((board(record),), WHICH_OUT, card_offers(QUEENS))

    on = {card.code: (card not in at.hand | at.played, _where(card, at)) for card in QUEENS}
    nudge: Facts = {
        "count": len(at.taken),
        "trick": BARBU.set(at.trick.cards),
        "won": BARBU.set(at.taken[-1].trick.cards),
    }
    look = Saying(None, ((TRICK_BEGUN if at.trick.cards else YOU_LEAD, nudge),))
    verdicts = marked(on, Hints.of(look, FACE_UP, at.hand & QUEENS))
    return Posed.for_any_judge(asked, verdicts)


def _where(card: Card, at: Play) -> Saying:
    """The place of a queen, as far as the learner knows it."""
    winner = next((trick.winner for trick in at.taken if card in trick.cards), None)
    facts: Facts = {"card": card, "by": winner}
    if winner is not None:
        return Saying(FACE_UP, ((LIES_OPEN, facts),), CHAIR)
    says = IN_YOUR_HAND if card in at.hand else IN_THIS_TRICK if card in at.played else STILL_OUT
    return Saying(None, ((says, facts),), CHAIR)


# Whoever pays in Ravage City

WHO_PAYS = N_("These are the cards that the four players have won in Ravage City. Mark everybody who pays.")
MOST_IN_ALL = N_(
    "Nobody has more cards than {by:player}, {count}, but only {few} of them {few:n|is|are} {suit:suit}. How many of"
    " one suit are there in each pile?"
)
#: The name of a seat, in which nothing is to be translated.
A_NAME = Message("{by:Player}")
PAYS = N_(
    "{by:Player} {by:you|have|has} {number} cards of one suit ({suit:suit}), and nobody has more: {by:you|you pay|that"
    " player pays}."
)
SPARED = N_(
    "{by:Player} {by:you|have|has} at most {number} {number:n|card|cards} of one suit ({suit:suit}). The most at the"
    " table is {most}."
)
WON_NOTHING = N_("{by:Player} {by:you|have|has} won nothing, and cannot pay.")


@kind(FIND, COUNT, SCORE)
def ravage_who(draw: Draw) -> Posed:
    """Everybody’s cards at the end; at first how many of each suit there are is told."""
    piles = won(draw)
    offers = tuple(Offer(str(seat), Saying(None, ((A_NAME, {"by": seat}),), CHAIR)) for seat in range(PLAYERS))
    asked = Asked(boards(piles, counted=draw.level == LEVELS[0]), WHO_PAYS, offers)
    largest = max(range(PLAYERS), key=lambda seat: len(piles[seat]))
    few, suit = min((len(piles[largest].of(suit)), suit) for suit in SUITS if piles[largest].of(suit))
    told: Facts = {"by": largest, "count": len(piles[largest]), "few": few, "suit": suit}
    nudge = Saying(None, ((MOST_IN_ALL, told),), CHAIR)

    def verdicts(judge: Judge) -> Verdicts:
        suits = judge.longest(taken(piles))
        most, paying = Payers.of(suits)
        on = {str(seat): (seat in paying, _why(seat, suits.get(seat), most)) for seat in range(PLAYERS)}
        return marked(on, Hints.of(nudge, COUNT))

    return Posed(asked, verdicts)


def _why(seat: int, longest: Longest | None, most: int) -> Saying:
    """The reason why a player pays, or does not: their longest suit, if they have won anything."""
    if longest is None:
        return Saying(COUNT, ((WON_NOTHING, {"by": seat}),), CHAIR)
    facts: Facts = {"by": seat, "number": longest.number, "suit": longest.suit, "most": most}
    says, rule = (PAYS, SCORE) if longest.number == most else (SPARED, COUNT)
    return Saying(rule, ((says, facts),), CHAIR)


# Cards without which the Salade is played

WHICH_GO = N_(
    "{players} players want to play the Salade, and all must have equally many cards. Mark every card that is left out."
)
WHICH_ARE_LOW = {
    "black": N_("At this table low black cards are left out."),
    "canadian": N_("At this table low cards of clubs and diamonds are left out, as in Canadian Salad."),
}
WHICH_FIRST = N_("Divide 52 by {players}: how many cards are over? And which would be left out first, {cards:or}?")
GOES = N_("With {players} players it goes, so that {cards} cards are left: {each} for each.")
STAYS = N_("It stays: {cards} cards are enough for {each} each.")


@kind(FIND, SALADE_PLAYERS, stock=2)
def salade_pack(draw: Draw) -> Posed:
    """Three players or five, then also six; at last often as in Canada, except with three, who leave out the same."""
    players = draw.rng.choice(draw.of((3, 5), (3, 5, 6), (3, 5, 6)))
    canadian = draw.level == LEVELS[-1] and players in {5, 6} and draw.rng.random() < 2 / 3
    removed = "canadian" if canadian else "black"
    pack = HOUSE.pack(players, {"salade": True, "removed": removed})
    offered = [*BARBU.read("S2 H2 D2 C2"), *BARBU.read("S3 D3 C3")]
    draw.rng.shuffle(offered)
    board = Notes((), {"removed": removed}, Saying.plain(WHICH_ARE_LOW[removed]))
    facts: Facts = {"players": players, "cards": len(pack), "each": len(pack) // players}
    asked = Asked((board,), WHICH_GO, card_offers(offered), {"players": players})

    left = {card.code for card in pack.cards}
    goes, stays = (Saying.plain(says, SALADE_PLAYERS, **facts) for says in (GOES, STAYS))
    on = {card.code: (False, stays) if card.code in left else (True, goes) for card in offered}
    pair = [next(card for card in offered if (card.code in left) is kept) for kept in (True, False)]
    verdicts = marked(on, Hints.plain(WHICH_FIRST, SALADE_PLAYERS, players=players, cards=BARBU.set(pair)))
    return Posed.for_any_judge(asked, verdicts)
