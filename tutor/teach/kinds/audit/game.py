"""Sentences about the game of Barbu, one of them false: somebody has another game in mind."""

from __future__ import annotations

from tutor.barbu.call import DECLARER, ONCE
from tutor.barbu.deal import CUT, FIRST_DEALER, PACK, PLAYERS, RANKS, THIRTEEN
from tutor.barbu.match import ZERO
from tutor.barbu.play import FIRST_LEAD, ONE_CARD, TURN, WINNER_LEADS
from tutor.core.message import N_, Message
from tutor.core.rule import Rule
from tutor.teach.draw import Draw
from tutor.teach.kinds.audit.claims import Claim, Version, one_false
from tutor.teach.posed import Asked, Posed
from tutor.teach.question import Hints
from tutor.teach.saying import Saying

WHICH_IS_WRONG = N_("This is what people say about Barbu. Which of these sentences is wrong?")
THAT_IS_TRUE = N_("That is true.")


def _claim(rule: Rule, true: tuple[str, Message], false: tuple[str, Message], says: Message | None = None) -> Claim:
    """The true and the false claim by a rule, which says why in its own words, unless others are better."""
    why = says or rule.statement
    return Claim(true[0], rule, Version(*true, (THAT_IS_TRUE, why)), Version(*false, (why,)))


LEFT = N_("Cards are dealt and played clockwise, and so the next player is the one on the left.")
CLAIMS = (
    _claim(
        PLAYERS,
        ("alone", N_("Everybody plays for themselves.")),
        ("partner-opposite", N_("The player opposite is your partner.")),
    ),
    _claim(PACK, ("pack", N_("Barbu is played with 52 cards.")), ("78-cards", N_("Barbu is played with 78 cards."))),
    _claim(
        RANKS,
        ("ace", N_("The ace beats the king of its suit.")),
        ("ace-lowest", N_("The ace is the lowest card of its suit.")),
    ),
    _claim(
        THIRTEEN,
        ("hands", N_("Everybody gets 13 cards.")),
        ("12-cards", N_("Everybody gets 12 cards, and four are left over.")),
    ),
    _claim(
        TURN,
        ("turn", N_("The next player sits on the left.")),
        ("on-the-right", N_("The next player sits on the right.")),
        LEFT,
    ),
    _claim(
        FIRST_LEAD,
        ("lead", N_("The dealer leads to the first trick.")),
        ("lowest-leads", N_("Whoever has the lowest card leads first.")),
    ),
    _claim(
        WINNER_LEADS,
        ("next", N_("Whoever wins a trick leads the next one.")),
        ("dealer-leads", N_("The dealer leads to every trick.")),
    ),
    _claim(
        DECLARER,
        ("call", N_("The dealer chooses the contract.")),
        ("highest-bid", N_("The highest bid decides the contract.")),
    ),
    _claim(
        ONCE,
        ("once", N_("You call each contract once in a match.")),
        ("again", N_("You may call the same contract again.")),
    ),
    _claim(
        CUT,
        ("cut", N_("The player on the dealer’s right cuts.")),
        ("opposite-cuts", N_("The player opposite the dealer cuts.")),
    ),
    _claim(
        FIRST_DEALER,
        ("first", N_("Whoever draws the highest card deals first.")),
        ("youngest-deals", N_("The youngest player deals first.")),
    ),
    _claim(
        ONE_CARD,
        ("stays", N_("A card that has been played stays.")),
        ("back-once", N_("You may take a card back once.")),
    ),
    _claim(
        ZERO,
        ("zero", N_("The seven contracts together come to 0.")),
        ("most-lost", N_("Most points of the seven are lost.")),
    ),
)


#: The question that leads to each claim, by its id.
ASKS = {
    "alone": N_("Does anybody at the table have a partner?"),
    "pack": N_("How many cards are there in the pack?"),
    "ace": N_("Where is the ace among the cards of its suit?"),
    "hands": N_("How many cards does each of the four players get?"),
    "turn": N_("Which way round do the players take their turns?"),
    "lead": N_("Who leads to the first trick of a deal?"),
    "next": N_("Who leads when a trick has been won?"),
    "call": N_("Who decides which contract is played?"),
    "once": N_("How often does a player call the same contract in a match?"),
    "cut": N_("On which side of the dealer does the player sit who cuts?"),
    "first": N_("How is the first dealer found?"),
    "stays": N_("Can a card that has been played still be taken back?"),
    "zero": N_("What do the points of all seven contracts come to together?"),
}


def of_barbu(draw: Draw) -> Posed:
    """Three sentences about the game, then four, then five."""
    claims = draw.rng.sample(CLAIMS, draw.of(3, 4, 5))
    false = draw.rng.choice(claims)
    out = next(claim for claim in claims if claim is not false)
    true = Saying(out.rule, tuple((message, {}) for message in out.true.why))
    hints = Hints((Saying(None, tuple((ASKS[claim.id], {}) for claim in claims[:2])),), (true,))
    return one_false(Asked((), WHICH_IS_WRONG), claims, false, hints, {})
