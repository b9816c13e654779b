"""Whether a hand suits a contract: advice, from what such hands came to when they were played out (``hands``).

One hand is to be called or kept, or the best of several found.  It is asked only where that is clear.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tutor.barbu.advice.calling import BEST
from tutor.barbu.contracts import Contract, Domino, Trumps
from tutor.barbu.contracts.barbu import Barbu
from tutor.barbu.contracts.no_hearts import NoHearts
from tutor.barbu.contracts.no_last_two import NoLastTwo
from tutor.barbu.contracts.no_queens import NoQueens
from tutor.barbu.contracts.no_tricks import NoTricks
from tutor.core.cards import BARBU, SUITS
from tutor.core.message import N_, Facts, Message
from tutor.core.rule import Rule
from tutor.teach.barbu.hand_pairs import alone, side_by_side
from tutor.teach.barbu.hands import DEALS, Held, hands, usual
from tutor.teach.draw import Draw
from tutor.teach.kind import LEVELS, kind
from tutor.teach.kinds.hand.family import HAND
from tutor.teach.kinds.hand.nudges import nudge
from tutor.teach.kinds.puzzle.open_hands import in_turn
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying

CALL, KEEP = N_("Call it with this hand"), N_("Keep it for another hand")
WOULD_YOU = N_(
    "You are the dealer and have all seven contracts left. Is this a hand to call {contract:term} with, or would you"
    " keep that for another hand? The answer is advice: it goes by how the tutor’s own players did with just these"
    " cards."
)
WHICH_HAND = N_(
    "You are the dealer, and {contract:term} is the contract you are thinking of. With which of these {count} hands"
    " would you rather call it? The answer is advice: it goes by how the tutor’s own players did with just these cards."
)
#: Titles of hands; where a suit or a rank is called, it is that which promises most.
YOURS, NAMED = N_("Your hand:"), N_("Hand {name}:")
YOURS_AS_TRUMPS, NAMED_AS_TRUMPS = N_("Your hand, with {suit:suit} as trumps:"), N_("Hand {name}, {suit:suit} trumps:")
YOURS_FROM, NAMED_FROM = (
    N_("Your hand, with {rank:the-rank} to start each suit:"),
    N_("Hand {name}, with {rank:the-rank} to start:"),
)
A_NAME = N_("Hand {name}")
LETTERS = "ABC"

COSTS = N_(
    "In {deals} deals with these cards, the others dealt anew each time, calling it cost the dealer about {points}"
    " {points:n|point|points}; an even share is {usual:half}."
)
COSTS_NOTHING = N_(
    "In {deals} deals with these cards, the others dealt anew each time, calling it cost the dealer next to nothing; an"
    " even share is {usual:half}."
)
BRINGS = N_(
    "In {deals} deals with these cards, the others dealt anew each time, calling it brought the dealer about {points}"
    " {points:n|point|points}; the usual hand that calls it brings {usual:half}."
)
WASTED = N_(
    "It does about {off:half} points better than usual. Such a hand does not come often: keep the contract now, and you"
    " may have to call it with a worse one."
)
TOO_BAD = N_(
    "It does about {off:half} points worse than usual. You call each contract only once, so wait for cards that suit it"
    " better."
)

NO_TRICKS_COUNTS = N_(
    "You hold {low} low {low:n|card (2 to 5), which slips|cards (2 to 5), which slip} under others, and {high} high"
    " {high:n|one (jack to ace), which wins|ones (jack to ace), which win} tricks; 4 of each is usual."
)
NO_HEARTS_COUNTS = N_(
    "You hold {low} low {low:n|card (2 to 5), which slips|cards (2 to 5), which slip} under others, and {high} high"
    " {high:n|one|ones} (jack to ace); 4 of each is usual."
)
HEARTS_TO_GIVE = N_(
    "You also hold {hearts} {hearts:n|heart|hearts}, where 3 is usual: nobody may lead hearts while they hold another"
    " suit, and you can give yours away."
)
NO_QUEENS_COUNTS = N_(
    "You hold {top} {top:n|card|cards} from the queen up, and 3 is usual: a king or an ace wins a queen, too. You"
    " also hold {low} low {low:n|card|cards} (2 to 5), where 4 is usual."
)
BADLY_GUARDED = N_(
    "You hold {bare} {bare:n|queen|queens} with at most two other cards of {bare:n|her|their} suit to guard"
    " {bare:n|her|them}: {bare:n|she|they} will soon have to be played."
)
SOON_VOID = N_(
    "You have {short} {short:n|suit|suits} of one card or none, where you can soon discard what you are afraid of."
)
KING_HELD = N_("You hold the king of hearts yourself, so it is for you to give away.")
BESIDE_THE_KING = N_(
    "With it you have {hearts} {hearts:n|heart|hearts} (3 is usual), {low} low {low:n|card|cards} (2 to 5) and {high}"
    " high {high:n|one|ones} (jack to ace); of these 4 each is usual."
)
KING_OUT = N_("Somebody else holds the king of hearts and will give it to whoever wins a trick.")
WITHOUT_THE_KING = N_(
    "You have {low} low {low:n|card|cards} (2 to 5) and {high} high {high:n|one|ones} (jack to ace), where 4 of each is"
    " usual, and {hearts} {hearts:n|heart|hearts} (3 is usual)."
)
LAST_TWO_COUNTS = N_(
    "At the end only very low cards are safe: you hold {twos:count} {twos:n|two|twos}, {threes:count}"
    " {threes:n|three|threes} and {fours:count} {fours:n|four|fours}, where one of each is usual."
)
HIGH_BEFORE = N_("High cards can be played before, in tricks that cost nothing.")
TRUMPS_COUNTS = N_(
    "You hold {trumps} trumps and, counting all suits, {aces:count} {aces:n|ace|aces}, {kings:count}"
    " {kings:n|king|kings} and {queens:count} {queens:n|queen|queens}; one of each is usual. An ace is worth at least"
    " as much as one more trump."
)
DOMINO_COUNTS = N_(
    "Cards within three steps of this rank are soon played. Count how much farther off the others are: here that makes"
    " {far} {far:n|step|steps} in all, and {usual} is usual."
)
TOO_HIGH = N_(
    "Go through each suit from below: the lowest card is best a 4 at most, the next one an 8, the third a queen. Of"
    " your cards {exposed} {exposed:n|is|are} above that."
)
AT_THE_ENDS = N_("At the very end of a row, where cards wait longest, you hold {ends} {ends:n|card|cards}.")


def _laid(one: Held, letter: str) -> Laid:
    """A hand under its title: with a letter if there are several."""
    alone, named = {
        Trumps.name: (YOURS_AS_TRUMPS, NAMED_AS_TRUMPS),
        Domino.name: (YOURS_FROM, NAMED_FROM),
    }.get(one.contract.name, (YOURS, NAMED))
    title = Saying.plain(named if letter else alone, None, name=letter, **one.contract.facts)
    return Laid(tuple(one.hand), title, small=bool(letter))


def _call_or_keep(one: Held, rule: Rule) -> dict[str, tuple[bool, Saying]]:
    """Whether one calls with a hand, or keeps the contract, with what speaks against the other."""
    against = Saying.plain(WASTED if one.suits else TOO_BAD, rule, **_facts(one))
    says = {one.suits: _says(one, rule), not one.suits: against}
    return {"call": (one.suits, says[True]), "keep": (not one.suits, says[False])}


def _which(shown: Sequence[Held], rule: Rule) -> dict[str, tuple[bool, Saying]]:
    """The best of several hands, by their letters."""
    best = max(shown, key=lambda one: one.average)
    return {letter: (one is best, _says(one, rule)) for letter, one in zip(LETTERS, shown, strict=False)}


def _says(one: Held, rule: Rule) -> Saying:
    """The sentences on what counts in a hand, and what it came to."""
    contract = one.contract
    king_out = contract.name == Barbu.name and BARBU["HK"] not in one.hand
    counted = (KING_OUT, WITHOUT_THE_KING) if king_out else COUNTED[contract.name]
    evidence, told = {**contract.evidence(one.hand), "exposed": _exposed(one)}, _facts(one)
    figures = BRINGS if contract.positive else COSTS if told["points"] else COSTS_NOTHING
    beside = [(says, evidence) for mark, says in BESIDE.items() if evidence.get(mark)]
    return Saying(rule, (*((says, evidence) for says in counted), *beside, (figures, told)))


#: The greatest height of the lowest card of a suit, a 4, and the steps from there to the next one's.
LOW, STEP = 2, 4


def _exposed(one: Held) -> int:
    """The number of cards that are too high for their place in their suit, counted from its lowest card."""
    suits = (sorted(card.height for card in one.hand.of(suit)) for suit in SUITS)
    return sum(height > LOW + STEP * place for heights in suits for place, height in enumerate(heights))


def _facts(one: Held) -> Facts:
    """The points of a hand, whole ones, and the usual ones: both without a sign."""
    points, share = round(abs(one.average)), round(2 * abs(usual(one.contract))) / 2
    return {"deals": DEALS, "points": points, "usual": share, "off": abs(points - share)}


#: The words for what is counted in a hand, told with the marks of the contract’s promise.
COUNTED: Mapping[str, tuple[Message, ...]] = {
    NoTricks.name: (NO_TRICKS_COUNTS, TOO_HIGH),
    NoHearts.name: (NO_HEARTS_COUNTS, HEARTS_TO_GIVE, TOO_HIGH),
    NoQueens.name: (NO_QUEENS_COUNTS, TOO_HIGH),
    Barbu.name: (KING_HELD, BESIDE_THE_KING),
    NoLastTwo.name: (LAST_TWO_COUNTS, HIGH_BEFORE, TOO_HIGH),
    Trumps.name: (TRUMPS_COUNTS,),
    Domino.name: (DOMINO_COUNTS, AT_THE_ENDS),
}

#: The words for the marks of a contract’s promise that only some hands have, by the mark.
BESIDE = {"bare": BADLY_GUARDED, "short": SOON_VOID}

#: The contracts, by what is asked about.
CONTRACTS: Mapping[str, type[Contract]] = {
    "no-tricks": NoTricks,
    "no-hearts": NoHearts,
    "no-queens": NoQueens,
    "king": Barbu,
    "last-two": NoLastTwo,
    "trumps": Trumps,
    "domino": Domino,
}


def _advice(contract: type[Contract]) -> Rule:
    return contract.promise.advice or BEST


@kind(HAND, about={name: (_advice(contract),) for name, contract in CONTRACTS.items()}, edition=3, stock=25)
def hand(draw: Draw) -> Posed:
    """One hand to be called or kept; the better of two; the best of three."""
    contract = CONTRACTS[draw.about]
    rule, shown = _advice(contract), _drawn(contract, draw)
    alone = len(shown) == 1
    boards = tuple(_laid(one, "" if alone else letter) for one, letter in zip(shown, LETTERS, strict=False))
    offers = tuple(Offer(name, Saying.plain(text)) for name, text in (("call", CALL), ("keep", KEEP)))
    if not alone:
        offers = tuple(Offer(letter, Saying.plain(A_NAME, None, name=letter)) for letter in LETTERS[: len(shown)])
    facts: Facts = {"contract": contract.name, "count": len(shown)}
    asked = Asked(boards, WOULD_YOU if alone else WHICH_HAND, offers, facts)

    on = _call_or_keep(shown[0], rule) if alone else _which(shown, rule)
    hints = Hints.of(nudge(contract, shown), rule)
    verdicts = Verdicts(tuple(says for right, says in on.values() if right), hints, on)
    return Posed.for_any_judge(asked, verdicts)


def _drawn(contract: type[Contract], draw: Draw) -> list[Held]:
    """The next hand of the bank; or the next pair of them; or that and another hand which does not suit."""
    if draw.level == LEVELS[0]:
        return [in_turn(alone(contract.name), draw.number)]
    pair = in_turn(side_by_side(contract.name), draw.number)
    if draw.level != LEVELS[-1]:
        return [*pair]
    other = draw.rng.choice([one for one in hands(contract.name) if not one.suits and one not in pair])
    return draw.rng.sample([*pair, other], 3)
