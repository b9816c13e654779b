"""What a defender does with what the cards tell: make the taker trump, give points or keep them, spend the Excuse."""

from __future__ import annotations

import random

from tutor.core.cards import SUITS, TAROT, TRUMP
from tutor.core.message import N_
from tutor.tarot.advice.knowledge import known
from tutor.tarot.legal_cards import FOLLOW, MUST_TRUMP
from tutor.tarot.score.count import VALUES, points
from tutor.tarot.trick import THE_EXCUSE, TRICK_WON, Trick
from tutor.teach import plays
from tutor.teach.legacy import Kind
from tutor.teach.open_boards import Played
from tutor.teach.plays import CHAIR, PLAYERS
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.rulings import IN_ORDER
from tutor.teach.saying import Saying

# Which lead can the taker not follow?

WHICH_LEAD = N_("You are to lead. Choose a card that the taker certainly cannot follow, by what the tricks prove.")
WHAT_LACKS = N_("When did the taker not follow suit?")
MUST_SPEND = N_("So the taker will have to trump it, or has no trump left and lets you win the trick.")
NOT_PROVED = N_("Nothing proves that the taker has no {led:suit}.")
TAKER_TRUMPS = N_("A trump asks for trumps, and nothing proves that the taker has none.")
EXCUSE_ASKS_NOTHING = N_("The Excuse asks for no suit, so there is nothing to follow.")
#: How many cards lie in the learner's hand, so that it can be seen at a glance.
HELD = 7


def _draw_lead(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """Two to four tricks, and some cards of the learner's hand."""
    play = plays.after(rng, level + 1)
    hand = rng.sample([*(play.hands[CHAIR.seat or 0] or TAROT.none)], HELD)
    return plays.board(play), plays.in_hand(TAROT.set(hand), Saying.plain(plays.SOME_CARDS))


def _ask_lead(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    seen, held = boards
    if not (isinstance(seen, Played) and isinstance(held, Laid)):
        return None
    play = seen.play()
    lacking = {
        suit: one.reason
        for one in known(play)
        for suit in SUITS
        if one.seat == seen.taker and not TAROT.all.of(suit) - play.played - one.missing
    }
    no_trumps = any(
        one.seat == seen.taker and not TAROT.all.of(TRUMP) - play.played - one.missing for one in known(play)
    )
    if no_trumps or not lacking or play.turn != CHAIR.seat:
        return None
    options = []
    for card in held.cards:
        proof = lacking.get(card.suit)
        if proof:
            why = Saying(proof.rule, ((proof.proof, proof.facts), (MUST_SPEND, {})), CHAIR)
        elif card is THE_EXCUSE:
            why = Saying.plain(EXCUSE_ASKS_NOTHING)
        else:
            why = Saying.plain(TAKER_TRUMPS) if card.suit == TRUMP else Saying.plain(NOT_PROVED, led=card.suit)
        options.append(Option(card.code, card, proof is not None, why))
    because = tuple(option.says for option in options if option.right)
    hints = Hints((Saying.plain(WHAT_LACKS),), (Saying.plain(FOLLOW.statement, FOLLOW),))
    return Question("choose", (seen,), WHICH_LEAD, because[:1], hints, options=tuple(options), any_of=True)


LEAD_THROUGH = Kind(
    "lead-the-void",
    N_("Which lead makes the taker trump?"),
    "choose",
    (FOLLOW, MUST_TRUMP),
    _draw_lead,
    _ask_lead,
    of_a_deal=False,
)


# Give points, or keep them?

WHICH_BRINGS = N_(
    "You play the last card of this trick. Choose the card that you may play and that leaves your side best off in this"
    " trick, by the points in it."
)
WHO_WINS = N_("Whose trick is it as it stands, and can you change that?")
BRINGS = N_("With it your side wins {points:half} points in this trick.")
COSTS = N_("With it the taker wins {points:half} points in this trick.")
#: The points in such a trick make a sentence of their own.
SAFE, LOST = (
    N_("Your partner’s trick is safe, since nobody plays after you: give it your dearest card."),
    N_("You cannot win this trick, so give the taker as little as you can."),
)
WIN_IT = N_("You can win this trick for your side, with the dearest card that does.")


def _draw_points(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """Three cards of a trick, and a hand: a plain suit; some have trumped; anything."""
    led = rng.choice(SUITS)
    of_suit = rng.sample([*TAROT.all.of(led)], 14)
    trumps = rng.sample([*TAROT.all.of(TRUMP)], 21)
    cards = [of_suit.pop(), of_suit.pop(), trumps.pop() if level > 1 and rng.random() < 1 / 2 else of_suit.pop()]
    follows = level == 1 or rng.random() < 1 / 2
    own = of_suit[: rng.randint(3, 4)] if follows else trumps[:3]
    others = [card for card in TAROT.cards if card.suit in SUITS and card.suit != led]
    hand = TAROT.set((*own, *rng.sample(others, HELD - len(own))))
    seen = Played((Trick(1, PLAYERS, tuple(cards)),), rng.randrange(1, PLAYERS), CHAIR)
    return seen, plays.in_hand(hand, Saying.plain(plays.SOME_CARDS))


def _ask_points(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    seen, held = boards
    if not (isinstance(seen, Played) and isinstance(held, Laid)):
        return None
    trick = seen.tricks[0]
    ruled = {card: ruling for ruling in seen.play(TAROT.set(held.cards)).duty().rulings for card in ruling.moves}
    comes_to = {card: _comes_to(trick.with_card(card), seen.taker) for card in ruled if ruled[card].legal}
    best = max(comes_to.values())
    if min(comes_to.values()) == best:
        return None
    options = []
    for card in sorted(ruled, key=lambda card: IN_ORDER.index(card.code)):
        if card in comes_to:
            brings = comes_to[card]
            why = Saying.plain(BRINGS if brings > 0 else COSTS, VALUES, points=abs(brings) / 2)
        else:
            why = Saying.of(ruled[card], CHAIR)
        options.append(Option(card.code, card, comes_to.get(card) == best, why))
    partners = trick.seat_of(trick.best or trick.cards[0]) != seen.taker
    lesson = SAFE if partners and best > 0 else WIN_IT if best > 0 else LOST
    because = (Saying.plain(lesson), next(option.says for option in options if option.right))
    hints = Hints((Saying.plain(WHO_WINS),), (Saying.plain(VALUES.statement, VALUES),))
    return Question("choose", (seen,), WHICH_BRINGS, because, hints, options=tuple(options), any_of=True)


def _comes_to(trick: Trick, taker: int) -> int:
    """What a whole trick is worth to the defence, doubled; less than nothing if the taker wins it."""
    worth = sum(map(points, trick.cards))
    return -worth if trick.seat_of(trick.best or trick.cards[0]) == taker else worth


MOST_POINTS = Kind(
    "most-points",
    N_("Give points or keep them?"),
    "choose",
    (VALUES, TRICK_WON),
    _draw_points,
    _ask_points,
    of_a_deal=False,
)
