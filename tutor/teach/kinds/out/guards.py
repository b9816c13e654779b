"""The rounds for which a card can be kept back: as many as it has guards."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tutor.barbu.contracts.no_queens import BARE, QUEEN, NoQueens
from tutor.barbu.trick import FOLLOW
from tutor.core.cards import BARBU, Card, Cards
from tutor.core.message import N_, Fact, Facts, Message
from tutor.core.record import Record
from tutor.core.rule import Rule
from tutor.tarot.legal_cards import EXCUSE_ANYTIME, MUST_TRUMP
from tutor.tarot.trick import PETIT, THE_EXCUSE
from tutor.teach.barbu.plays import PLAYERS, WHOLE
from tutor.teach.draw import Draw
from tutor.teach.guards import TRUMPS, falls_in, guarded, hunted
from tutor.teach.judge import Judge
from tutor.teach.kind import LEVELS, kind
from tutor.teach.kinds.out.count import so_many
from tutor.teach.kinds.out.family import OUT
from tutor.teach.posed import Asked, Posed, Verdicts
from tutor.teach.positions import LEARNER
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying
from tutor.teach.tarot import plays

# The Petit, when it is hunted

WHICH_ROUND = N_(
    "The taker hunts the Petit, and leads trumps every time, each higher than all of yours. You keep the Petit as long"
    " as the rules let you. In which round must you give it up?"
)
IN_ITS_PLACE = N_("With the Petit you hold {cards:and}. Which of these can you play when trumps are led?")
A_TRUMP_EACH = N_("Each round costs you a trump, and you have {guards} besides the Petit.")
AND_THE_EXCUSE = N_("The Excuse may be played to any trick, so it saves the Petit for one more round.")
THEN_IT_FALLS = N_("In round {round} the Petit is your only trump, and it has to be played.")
WITHOUT_EXCUSE = N_("You have left out the Excuse, which may be played in place of a trump.")
WITH_PETIT = N_("That is how many rounds you can spare it. In the next one it has to go.")
PLAIN_CARDS = N_(
    "You have counted other cards as guards. When trumps are led, only a trump or the Excuse can be played."
)


def _petit(draw: Draw) -> Posed:
    """The Petit and one to five other trumps; later the Excuse may be there too, and plain cards."""
    excuse = draw.level > 1 and draw.rng.random() < 1 / 2
    hand = guarded(draw.rng, draw.rng.randint(1, 5), excuse=excuse, plain=2 * draw.level - 1)
    board = Laid(tuple(hand), Saying.plain(plays.SOME_CARDS), data={"of": "you"})

    def verdicts(judge: Judge) -> Verdicts:
        right, guards = falls_in(PETIT, hand, hunted, judge), len(hand & TRUMPS) - 1
        because = [Saying.plain(A_TRUMP_EACH, MUST_TRUMP, guards=guards)]
        slips = {right - 1: Saying.plain(WITH_PETIT), len(hand): Saying.plain(PLAIN_CARDS)}
        if THE_EXCUSE in hand:
            because.append(Saying.plain(AND_THE_EXCUSE, EXCUSE_ANYTIME))
            slips[guards + 1] = Saying.plain(WITHOUT_EXCUSE, EXCUSE_ANYTIME)
        because.append(Saying.plain(THEN_IT_FALLS, MUST_TRUMP, round=right))
        hints = Hints.plain(IN_ITS_PLACE, MUST_TRUMP, hand & TRUMPS, cards=hand.without(PETIT))
        return so_many(right, (*because,), hints, slips)

    return Posed(Asked((board,), WHICH_ROUND, data={"card": PETIT.code}), verdicts)


# Queens

WHICH_ROUND_OF_SUIT = N_(
    "Whenever the suit of {queen:card} is led, you follow with another card of it as long as you have one. In which"
    " round of the suit do you have to play the queen? Give its number."
)
HOW_MANY_BARE = N_(
    "Whenever a suit is led, you follow with a card other than its queen as long as you have one. How many of your"
    " queens will you have to play in the first three rounds of their suits?"
)
WITH_HER = N_(
    "With {queen:card} you hold cards from {first:card} to {last:card}. Which of them are of her suit, and how long can"
    " she wait behind them?"
)
WITH_EACH = N_(
    "{queens:and} are among your cards from {first:card} to {last:card}. How many other cards of her suit go with each"
    " of them?"
)
ONE_ROUND_EACH = N_(
    "Each other card of her suit can be played in her place, one a round. When they are gone you must follow suit with"
    " the queen."
)
GUARDED = N_(
    "Besides {queen:card} you hold {cards:and}: so you can follow suit {guards:times} without her. In round {round}"
    " only the queen is left, and you must follow suit."
)
UNGUARDED = N_("{queen:card} is your only card of her suit: in the very first round you must follow suit with her.")
GUARDS_ALONE = N_("That is how many rounds you can follow suit with other cards. The queen has to go in the next one.")
ONE_TOO_MANY = N_("By then you have no other card of the suit left: the queen has to go one round earlier.")
FALLS_EARLY = N_(
    "Besides {queen:card} you hold {guards} {guards:n|other card|other cards} of her suit, so she cannot wait any"
    " longer than that."
)
FALLS_LATE = N_("Besides {queen:card} you hold {guards} other cards of her suit: she can wait longer.")
ALL_YOUR_QUEENS = N_("That is how many queens you hold. Not all of them are so badly guarded.")


def _queens(draw: Draw) -> Posed | None:
    """One queen of a short hand, one of a whole hand, all queens of a whole hand."""
    hand = BARBU.set(draw.rng.sample(BARBU.cards, draw.of(7, WHOLE, WHOLE)))
    queens = [*hand.of_rank(QUEEN)]
    if len(queens) not in draw.of((1,), (1, 2, 3, 4), (2, 3, 4)):
        return None
    return _all_queens(hand, queens) if draw.level == LEVELS[-1] else _one_queen(hand, draw.rng.choice(queens))


def _one_queen(hand: Cards, queen: Card) -> Posed:
    asked = Asked((Laid(tuple(hand), data={"of": "you"}),), WHICH_ROUND_OF_SUIT, facts={"queen": queen})

    def verdicts(judge: Judge) -> Verdicts:
        guards, right = hand.of(queen.suit).without(queen), _round_of(queen, hand, judge)
        facts: Facts = {"queen": queen, "cards": guards, "guards": len(guards), "round": right}
        because = (Saying.plain(GUARDED if guards else UNGUARDED, FOLLOW, **facts),)
        known = {right - 1: GUARDS_ALONE, right + 1: ONE_TOO_MANY} if guards else {}
        slips = {number: Saying.plain(says, FOLLOW) for number, says in known.items()}
        return so_many(right, because, _queen_hints(hand, WITH_HER, queen=queen), slips)

    return Posed(asked, verdicts)


def _all_queens(hand: Cards, queens: list[Card]) -> Posed:
    """The question how many queens of a hand can wait no longer than two rounds."""
    asked = Asked((Laid(tuple(hand), data={"of": "you"}),), HOW_MANY_BARE, data={"rounds": BARE})

    def verdicts(judge: Judge) -> Verdicts:
        rounds = {queen: _round_of(queen, hand, judge) for queen in queens}
        because = tuple(
            Saying.plain(_waits(number), FOLLOW, queen=queen, guards=number - 1) for queen, number in rounds.items()
        )
        right = sum(number <= BARE for number in rounds.values())
        slips = {len(queens): Saying.plain(ALL_YOUR_QUEENS)}
        return so_many(right, because, _queen_hints(hand, WITH_EACH, queens=hand.of_rank(QUEEN)), slips)

    return Posed(asked, verdicts)


def _queen_hints(hand: Cards, asks: Message, **facts: Fact) -> Hints:
    """A question about the guards, then what each of them is worth, with the queens lit."""
    first, *_, last = hand
    nudge = Saying(None, ((asks, {"first": first, "last": last, **facts}),))
    return Hints((nudge,), (Saying.plain(ONE_ROUND_EACH, FOLLOW),), (hand.of_rank(QUEEN),))


def _waits(number: int) -> Message:
    """The sentence about a queen that falls in the round of this number."""
    return FALLS_LATE if number > BARE else FALLS_EARLY if number > 1 else UNGUARDED


def _round_of(queen: Card, hand: Cards, judge: Judge) -> int:
    """The round in which a queen has to be played when nothing but her suit is led."""
    leader = (LEARNER - 1) % PLAYERS
    lead = next(card for card in BARBU.all.of(queen.suit) if card not in hand)
    start = {"phase": "play", "contract": NoQueens.name, "leader": leader}

    def led(left: Cards) -> Record:
        return Record("barbu", PLAYERS, (left, *[None] * (PLAYERS - 1)), start=start, moves=(lead.code,))

    return falls_in(queen, hand, led, judge)


POSED: Mapping[str, Callable[[Draw], Posed | None]] = {"petit": _petit, "no-queens": _queens}
TRAINED: Mapping[str, tuple[Rule, ...]] = {"petit": (MUST_TRUMP, EXCUSE_ANYTIME), "no-queens": (FOLLOW,)}


@kind(OUT, about=TRAINED)
def guards(draw: Draw) -> Posed | None:
    """The round in which the Petit or a queen has to be played; of queens also how many fall early."""
    return POSED[draw.about](draw)
