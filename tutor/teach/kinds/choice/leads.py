"""The card to lead, by usual advice or by what is proved, and the player who leads the defence."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.core.cards import SUITS, TAROT, TRUMP, Card, Cards
from tutor.core.message import N_
from tutor.core.rule import Reason, Rule
from tutor.tarot.advice.strategy import CHASE, LEAD_21, TWO_FOR_ONE
from tutor.tarot.conventions.catalogue import CAPTAIN
from tutor.tarot.legal_cards import FOLLOW, MUST_TRUMP
from tutor.tarot.trick import PETIT, THE_EXCUSE
from tutor.teach.draw import Draw
from tutor.teach.judge import RULES, Judge
from tutor.teach.kind import Pose, kind
from tutor.teach.kinds.choice.family import CHOICE
from tutor.teach.kinds.choice.options import Advice, Merit, best_by_advice, best_of
from tutor.teach.posed import Asked, Offer, Posed, card_offers
from tutor.teach.positions import LEARNER
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying
from tutor.teach.tarot import plays
from tutor.teach.tarot.plays import CHAIR, OF_DEFENDER, PLAYERS

TRUMPS = TAROT.all.of(TRUMP)
HIGHEST = TAROT["T21"]
#: So many cards lie in the learner's hand where not all are asked about, so that it can be seen at a glance.
HELD = 7


# The hunt for the Petit

WHO_HUNTS = N_(
    "These are the trumps of three takers, each at a table of {players} and on lead, and nobody has played the Petit"
    " yet. Which of them does the advice on the hunt for the Petit tell to lead trumps?"
)
WHAT_IS_HUNTED = N_(
    "The three hands go up to {tops:and}. Is it height that lets a taker lead trumps again and again, and where is the"
    " Petit?"
)
HUNTS = N_(
    "{count} trumps are long. Every one that is led takes one from whoever holds the Petit, until it is left on its"
    " own."
)
OWN_PETIT = N_("Here the Petit is in the taker’s own hand: there is nothing to hunt, and it has to be brought home.")
TOO_SHORT = N_("{count} trumps are soon gone, however high they are: too few to keep leading them.")
WHO_LEADS_HIGHEST = N_(
    "These are the trumps of several takers, each at a table of {players} and on lead, and nobody has played the Petit"
    " yet. Which of them does the advice for this table tell to lead their highest trump at once?"
)
WHO_HAS_IT = N_(
    "Begin with {cards:and}: if the highest of these is led, could a partner give the taker the Petit without risk?"
    " And could a partner have it at all?"
)
FREES = N_(
    "Nothing beats the 21, so the trick is safe: a partner who holds the Petit can give it to the taker, and an"
    " opponent has to spend a trump."
)
NOT_SAFE = N_(
    "The 21 is in another hand and may fall on {top:card}: a partner who holds the Petit cannot give it away safely."
)
#: The numbers of trumps of a taker who can hunt, and of one who cannot.
LONG, SHORT = range(8, 10), range(3, 5)
#: The height from which on short trumps are drawn, which look strong.
HIGH = 13


def _hunt(draw: Draw) -> Posed | None:
    """The trumps of three takers at a table of four; at a table of five, where later two have not got the 21."""
    return draw.of(_who_hunts, _at_five, _at_five)(draw)


def _who_hunts(draw: Draw) -> Posed | None:
    """Long trumps without the Petit, long ones with it, and few high ones."""
    rng, others = draw.rng, [*TRUMPS.without(PETIT)]
    length = rng.choice(LONG)
    hunter, owner = rng.sample(others, length), [PETIT, *rng.sample(others, length + rng.choice((-2, -1, 0, 0)))]
    few = rng.sample(others[HIGH:], rng.choice(SHORT))
    takers = [TAROT.set(held) for held in (hunter, owner, few)]
    rng.shuffle(takers)
    named = {str(number): held for number, held in enumerate(takers, 1)}
    offers = tuple(Offer(name, tuple(held)) for name, held in named.items())

    def merit(held: Cards) -> Merit:
        if PETIT in held:
            return Merit(0, Saying.plain(OWN_PETIT, CHASE))
        long = len(held) in LONG
        return Merit(long, Saying.plain(HUNTS if long else TOO_SHORT, CHASE, count=len(held)))

    asked = Asked((), WHO_HUNTS, offers, {"players": PLAYERS}, {"advice": "hunt"})
    hints = Hints.plain(WHAT_IS_HUNTED, CHASE, tops=_tops(takers))
    return best_by_advice(asked, Advice({name: merit(held) for name, held in named.items()}, hints))


def _tops(hands: list[Cards]) -> Cards:
    """The highest trump of each of some hands."""
    return TAROT.set(max(held.of(TRUMP), key=lambda card: card.height) for held in hands)


def _at_five(draw: Draw) -> Posed:
    """The 21 among long trumps, beside the Petit as well, and high trumps below the 21."""
    rng, others = draw.rng, [*TRUMPS.without(PETIT).without(HIGHEST)]
    frees, owner, below = [HIGHEST], [HIGHEST, PETIT], [others.pop()]
    tops = draw.of((frees, owner, below), (frees, owner, below), (frees, owner, below, below))
    takers = [TAROT.set((*top, *rng.sample(others, rng.choice(LONG)))) for top in tops]
    rng.shuffle(takers)
    named = {str(number): held for number, held in enumerate(takers, 1)}
    offers = tuple(Offer(name, tuple(held)) for name, held in named.items())

    def merit(held: Cards) -> Merit:
        if PETIT in held:
            return Merit(0, Saying.plain(OWN_PETIT, CHASE))
        [top] = _tops([held])
        return Merit(top is HIGHEST, Saying.plain(FREES if top is HIGHEST else NOT_SAFE, LEAD_21, top=top))

    asked = Asked((), WHO_LEADS_HIGHEST, offers, {"players": PLAYERS + 1}, {"advice": "hunt"})
    hints = Hints.plain(WHO_HAS_IT, LEAD_21, cards=takers[0])
    return best_by_advice(asked, Advice({name: merit(held) for name, held in named.items()}, hints))


# Two for one

TWO_FOR_ONE_NOW = N_(
    "The taker has no {led:suit} left and plays after you, and after the taker comes your partner. You would like your"
    " partner to win a trick and to lead {led:suit}. Which card does the “two for one” advice tell you to lead?"
)
WHAT_COSTS_TWO = N_(
    "Which of your trumps, {trumps:and}, makes the taker spend one, and still leaves the trick to your partner?"
)
SMALL_EVEN = N_(
    "That is the advice: the taker spends a trump on this trick, a partner wins it with a higher one, and the taker has"
    " to trump once more when {led:suit} are led."
)
ODD = N_("An odd trump asks partners to go on with trumps, and that is not what you want.")
TOO_BIG = N_("A trump as high as this wins the trick itself, or is wasted: you want a partner to win it.")
HIMSELF = N_("With {led:suit} the taker trumps once only, and is then on lead.")
ELSEWHERE = N_("The taker may simply follow this suit, and spends no trump at all.")
#: Up to here an even trump is small, from there on a trump is big.
SMALL, BIG = 8, 16


def _two_for_one(draw: Draw) -> Posed:
    """A hand with one small even trump or two, odd ones and big ones, and some plain cards."""
    rng = draw.rng
    spent, *others = rng.sample(SUITS, 4)
    even = rng.sample(range(2, SMALL + 1, 2), rng.choice(draw.of((1,), (1, 2), (1, 2))))
    odd = rng.sample(range(3, SMALL, 2), draw.level)
    big = rng.sample(range(BIG, 21), 1)
    trumps = [TAROT[f"T{rank}"] for rank in (*even, *odd, *big)]
    plain = [rng.choice([*TAROT.all.of(suit)]) for suit in (spent, *others[:2])]
    held = TAROT.set((*trumps, *plain))
    led = rng.choice([card.suit for card in held if card.suit in SUITS])

    def merit(card: Card) -> Merit:
        if card.suit != TRUMP:
            return Merit(0, Saying.plain(HIMSELF if card.suit == led else ELSEWHERE, TWO_FOR_ONE, led=led))
        small_even = int(card.rank) % 2 == 0 and int(card.rank) <= SMALL
        says = SMALL_EVEN if small_even else TOO_BIG if int(card.rank) >= BIG else ODD
        return Merit(small_even, Saying.plain(says, TWO_FOR_ONE, led=led))

    asked = Asked((), TWO_FOR_ONE_NOW, card_offers(held), {"led": led}, {"advice": "two-for-one"})
    hints = Hints.plain(WHAT_COSTS_TWO, TWO_FOR_ONE, trumps=held.of(TRUMP))
    advice = Advice({card.code: merit(card) for card in held}, hints)
    return best_by_advice(asked, advice, any_of=True)


# A suit that the taker lacks

WHICH_LEAD = N_("You are to lead. Choose a card of a suit that the taker cannot follow: the tricks prove it.")
WHAT_LACKS = N_("{led:and} began the tricks so far. On which of them did the taker not follow suit?")
MUST_SPEND = N_("So the taker will have to trump it, or has no trump left and lets you win the trick.")
NOT_PROVED = N_("Nothing proves that the taker has no {led:suit}.")
TAKER_TRUMPS = N_("A trump asks for trumps, and nothing proves that the taker has none.")
EXCUSE_ASKS_NOTHING = N_("The Excuse asks for no suit, so there is nothing to follow.")


def _void(draw: Draw) -> Posed | None:
    """Two to four tricks, and some cards of the learner's hand."""
    play = plays.after(draw.rng, draw.level + 1)
    held = _few_of_each(play.hands[LEARNER] or TAROT.none, draw)
    seen = plays.board(play)
    at = seen.play()

    def lacking(judge: Judge) -> Mapping[str, Reason]:
        """The suits of which the taker cannot have a card, each with what proves it."""
        of_taker = [one for one in judge.known(at) if one.seat == at.taker]
        return {
            s: one.reason for one in of_taker for s in (*SUITS, TRUMP) if not TAROT.all.of(s) - at.played - one.missing
        }

    proved = lacking(RULES)
    if at.turn != LEARNER or not proved or TRUMP in proved:
        return None

    def advised(judge: Judge) -> Advice:
        proofs = lacking(judge)
        merits = {card.code: _followed(card, proofs.get(card.suit)) for card in held}
        led = TAROT.set(trick.cards[0] for trick in play.tricks)
        return Advice(merits, Hints.plain(WHAT_LACKS, FOLLOW, led=led))

    return best_of(Asked((seen,), WHICH_LEAD, card_offers(held), data={"advice": "void"}), advised, any_of=True)


def _few_of_each(hand: Cards, draw: Draw) -> Cards:
    """Some cards of a hand, two of a suit at most, so that none is seen to be long."""
    few = [card for suit in TAROT.suits for card in draw.rng.sample([*hand.of(suit)], min(2, len(hand.of(suit))))]
    return TAROT.set(draw.rng.sample(few, min(HELD, len(few))))


def _followed(card: Card, proof: Reason | None) -> Merit:
    """The merit of a lead, with the ``proof`` that the taker has no card of its suit."""
    if proof:
        return Merit(1, Saying(proof.rule, ((proof.proof, proof.facts), (MUST_SPEND, {})), CHAIR))
    if card is THE_EXCUSE:
        return Merit(0, Saying.plain(EXCUSE_ASKS_NOTHING))
    return Merit(0, Saying.plain(TAKER_TRUMPS) if card.suit == TRUMP else Saying.plain(NOT_PROVED, led=card.suit))


LEADS: Mapping[str, tuple[Pose, tuple[Rule, ...]]] = {
    "hunt": (_hunt, (CHASE, LEAD_21)),
    "two-for-one": (_two_for_one, (TWO_FOR_ONE,)),
    "void": (_void, (FOLLOW, MUST_TRUMP)),
}


@kind(CHOICE, about={name: rules for name, (_, rules) in LEADS.items()}, edition=3)
def lead(draw: Draw) -> Posed | None:
    """A hand from which one leads: to hunt the Petit, to cost the taker two trumps, or a suit that the taker lacks."""
    drawn, _ = LEADS[draw.about]
    return drawn(draw)


# Who leads the defence?

WHO_LEADS = N_(
    "The deal is over, and the three defenders show the trumps that they began with. By custom, which of them should"
    " have led the defence?"
)
COUNT_OR_HEIGHT = N_(
    "The three hands go up to {tops:and}. Is it height that counts here, or how many trumps there are?"
)
MOST = N_("{count} trumps are the most, so the others follow this plan.")
FEWER = N_("{count} {count:n|trump is|trumps are} not the most, however high they may be.")


@kind(CHOICE, CAPTAIN, edition=2)
def captain(draw: Draw) -> Posed:
    """The trumps of three defenders, from the learner on; the longest are later but one longer, and low.

    The 21 and the Petit lie more often with the others, if the taker has not got them.
    """
    rng = draw.rng
    taker = rng.randrange(1, PLAYERS)
    longest = rng.randint(6, 8)
    counts = [longest, longest - draw.of(3, 1, 1), rng.randint(1, 3)]
    bouts = {bout: rng.choice((0, 1, 1, 2, 2, PLAYERS)) for bout in (PETIT, HIGHEST)}
    trumps = rng.sample([card for card in TRUMPS if card not in bouts], sum(counts))
    trumps = draw.of(trumps, trumps, sorted(trumps, key=lambda card: card.height))
    held = list[Cards]()
    for n, count in enumerate(counts):
        own = [bout for bout, at in bouts.items() if at == n][:count]
        held.append(TAROT.set((*own, *(trumps.pop(0) for _ in range(count - len(own))))))
    rng.shuffle(held)
    names = [Saying(None, ((OF_DEFENDER, {"by": seat}),), CHAIR) for seat in range(PLAYERS) if seat != taker]
    boards = tuple(Laid(tuple(cards), name) for cards, name in zip(held, names, strict=True))
    asked = Asked(boards, WHO_LEADS, tuple(Offer(str(number), name) for number, name in enumerate(names, 1)))

    says = (Saying.plain(MOST if len(cards) == longest else FEWER, CAPTAIN, count=len(cards)) for cards in held)
    merits = {str(n): Merit(len(cards), why) for n, (cards, why) in enumerate(zip(held, says, strict=True), 1)}
    return best_by_advice(asked, Advice(merits, Hints.plain(COUNT_OR_HEIGHT, CAPTAIN, tops=_tops(held))))
