"""Taking a trick or leaving it: who wins one, and with which card of a hand one does."""

from __future__ import annotations

import random

from tutor.core.cards import SUITS, TAROT, TRUMP, Card, Cards
from tutor.core.message import N_, Message
from tutor.core.record import Record
from tutor.tarot.play import Play
from tutor.tarot.trick import EXCUSE_NEVER_WINS, THE_EXCUSE, TRICK_WON, Trick
from tutor.teach import rulings
from tutor.teach.boards import of_rung
from tutor.teach.kind import LEVELS
from tutor.teach.legacy import Kind
from tutor.teach.positions import SEEDS
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.rungs import LITTLE
from tutor.teach.saying import Saying

WHO_WINS = N_("Four cards have been played to this trick, the first of them on the left. Which card wins it?")
LOOK_AT_THE_FIRST = N_("Which suit was led, and which of the cards are of that suit?")
LOOK_FOR_TRUMPS = N_("Has anybody played a trump?")
SUIT_LED_WINS = N_(
    "Here the highest card of the suit that was led wins. From the top: king, queen, knight, jack, then 10 down to 1."
)
TRUMPS_WIN = N_("Somebody has played a trump, so the highest trump wins, whatever the other cards are.")
HIGHEST = N_("{led:Suit} were led, and the highest of them is {card:card}.")
HIGHEST_TRUMP = N_("There are trumps in the trick, and the highest of them is {card:card}.")
ONLY_TRUMP = N_("A trump beats every card of a suit, and {card:card} is the only one in the trick.")
BEATEN = N_("The suit is right, but {top:card} is higher.")
TRUMPED = N_("There is a trump in the trick, {top:card}, and a trump beats every card of a suit.")
LOWER_TRUMP = N_("It is a trump, but {top:card} is a higher one.")

OTHER_SUIT = N_("{led:Suit} were led. A card of another suit cannot win, however high it is.")

NEVER_WINS = N_("The Excuse does not win a trick: any other card is better, the lowest as well.")


def _draw_four(level: int, _seed: int, rng: random.Random) -> tuple[Laid]:
    """Four cards: of one suit, with high ones of other suits, with trumps among them."""
    led = rng.choice(SUITS)
    of_suit = [*TAROT.all.of(led)]
    if level == 1:
        near = rng.sample(of_suit[-5:-1], 3)  # of ten, jack, knight and queen
        return (Laid(tuple(rng.sample([*near, rng.choice(of_suit[:-5])], 4))),)
    others = [card for suit in SUITS if suit != led for card in [*TAROT.all.of(suit)][-4:]]
    trumps = [*TAROT.all.of(TRUMP)]
    first, *rest = rng.sample(of_suit[:-1], 2) if rng.random() < 1 / 2 else rng.sample(of_suit[:-1], 1)
    if level == LEVELS[-1]:
        rest += rng.sample(trumps, rng.choice((1, 1, 2)))
    rest += rng.sample(others, 3 - len(rest))
    return (Laid((first, *rng.sample(rest, 3))),)


def who_wins(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    """Which card wins a trick that lies open."""
    (laid,) = boards
    if not isinstance(laid, Laid):
        return None
    trick = Trick(0, len(laid.cards), laid.cards)
    best = trick.best
    if best is None:
        return None
    options = tuple(Option(card.code, card, card is best, _stands(card, trick, best)) for card in laid.cards)
    (because,) = (option.says for option in options if option.right)
    look, rule = (LOOK_FOR_TRUMPS, TRUMPS_WIN) if trick.top else (LOOK_AT_THE_FIRST, SUIT_LED_WINS)
    hints = Hints((Saying.plain(look),), (Saying.plain(rule, TRICK_WON),), (_of_suit(best.suit, trick),))
    return Question("choose", boards, WHO_WINS, (because,), hints, options=options)


def _of_suit(suit: str, trick: Trick) -> Cards:
    return TAROT.set(card for card in trick.cards if card.suit == suit)


def _stands(card: Card, trick: Trick, best: Card) -> Saying:
    """Why a card of a trick is its best one, or is not."""
    if card is THE_EXCUSE:
        return Saying.plain(NEVER_WINS, EXCUSE_NEVER_WINS)
    if card is best:
        alone = len(_of_suit(TRUMP, trick)) == 1
        says = HIGHEST if card.suit != TRUMP else ONLY_TRUMP if alone else HIGHEST_TRUMP
    elif best.suit == TRUMP:
        says = LOWER_TRUMP if card.suit == TRUMP else TRUMPED
    else:
        says = BEATEN if card.suit == best.suit else OTHER_SUIT
    return Saying.plain(says, TRICK_WON, card=card, top=best, led=trick.led)


TRICK_WINNER = Kind(
    "trick-winner", N_("Who wins the trick?"), "choose", (TRICK_WON,), _draw_four, who_wins, of_a_deal=False
)

MARK_WINNERS = N_("You play last. Mark every card with which you would win this trick.")
LOWEST_WINNER = N_("You play last, and you want this trick. Which is the lowest card with which you win it?")
HIGHEST_LOSER = N_("You play last, and you do not want this trick. Which is the highest card that you can leave in it?")
WHICH_TO_BEAT = N_("Which is the highest card of the trick so far, and which of yours would beat it?")
TO_WIN = N_("It takes a higher card of the same suit to beat {top:card}.")
TO_WIN_WITH_TRUMPS = N_("A higher card of its suit beats {top:card}, and so does any trump, be it the lowest.")
TO_WIN_OVER_A_TRUMP = N_("There is a trump in the trick, so it takes a trump above {top:card} to win it.")
WINS = N_("That beats {top:card}, and so wins the trick.")
WINS_AS_TRUMP = N_("A trump beats every card of a suit.")
TOO_LOW = N_("That does not beat {top:card}.")
NOT_OVER_A_TRUMP = N_("There is a trump in the trick, so no card of a suit can win it.")
LOWEST_THAT_WINS = N_("Of your cards that beat {top:card}, the lowest is {card:card}. You keep the others for later.")
WINS_TOO_DEAR = N_("That would win as well, but {card:card} is enough.")
HIGHEST_THAT_LOSES = N_("You do not win with {card:card}, and with any higher one of yours you would.")
LOSES_TOO_LOW = N_("That would lose as well, but {card:card} is higher, and loses too.")
TAKES_IT = N_("That beats {top:card}: the trick would be yours.")


#: The ranks whose order one has to know.
NEIGHBOURS = ("J", "N", "Q")


def a_little_table(level: int, _seed: int, rng: random.Random) -> tuple[Record]:
    """A little table: of one suit, of two, of two with trumps."""
    return (of_rung(rng.choice(LITTLE[level - 1]), rng.choice(SEEDS)),)


def _ask_winners(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    play, top = _at_the_end_of_a_trick(boards)
    options = tuple(
        Option(card.code, card, _wins(card, play), _would(card, play, top), board=0) for card in _in_order(play)
    )
    because = tuple(option.says for option in options if option.right)[-1:]
    return Question("mark", boards, MARK_WINNERS, because, _hints(play, top), options=options)


def _ask_lowest(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    play, top = _at_the_end_of_a_trick(boards)
    winners = [card for card in _in_order(play) if _wins(card, play)]
    if len(winners) < 2:  # noqa: PLR2004 - nothing to choose
        return None
    wanted = Saying.plain(LOWEST_THAT_WINS, TRICK_WON, card=winners[0], top=top)
    too_dear = Saying.plain(WINS_TOO_DEAR, TRICK_WON, card=winners[0])
    says = {winners[0]: wanted, **dict.fromkeys(winners[1:], too_dear)}
    return _one_card(boards, LOWEST_WINNER, winners[0], says)


def _draw_low(level: int, _seed: int, rng: random.Random) -> tuple[Record]:
    """A little table without trumps, which somebody without a card of the suit led would have to play."""
    return a_little_table(min(level, 2), _seed, rng)


def _ask_highest(boards: tuple[Board, ...], level: int, _rng: random.Random) -> Question | None:
    play, top = _at_the_end_of_a_trick(boards)
    if level == LEVELS[-1] and top.rank not in NEIGHBOURS:
        return None
    chair = rulings.chair(boards[0])
    losers = [card for card in _in_order(play) if card in play.duty() and not _wins(card, play)]
    if len(losers) < 2 or len({card.suit for card in losers}) > 1:  # noqa: PLR2004 - nothing to choose, or no highest
        return None
    wanted = Saying.plain(HIGHEST_THAT_LOSES, TRICK_WON, card=losers[-1], top=top)
    too_low = Saying.plain(LOSES_TOO_LOW, TRICK_WON, card=losers[-1])
    takes_it = Saying.plain(TAKES_IT, TRICK_WON, top=top)
    winners = [card for card in play.hand if _wins(card, play)]
    barred = {verdict.move: Saying.of(verdict.ruling, chair) for verdict in play.duty() if not verdict.legal}
    says = {**barred, **dict.fromkeys(losers, too_low), losers[-1]: wanted, **dict.fromkeys(winners, takes_it)}
    return _one_card(boards, HIGHEST_LOSER, losers[-1], says)


def _one_card(boards: tuple[Board, ...], prompt: Message, right: Card, says: dict[Card, Saying]) -> Question:
    """Which one card of the hand; ``says`` tells of those that come close."""
    play, top = _at_the_end_of_a_trick(boards)
    options = tuple(
        Option(card.code, card, card is right, says.get(card) or _would(card, play, top), board=0)
        for card in _in_order(play)
    )
    return Question("choose", boards, prompt, (says[right],), _hints(play, top), options=options)


def _at_the_end_of_a_trick(boards: tuple[Board, ...]) -> tuple[Play, Card]:
    """The play on a little table, where the learner plays last, and the card to beat."""
    play = rulings.moment(boards[0])
    if not isinstance(play, Play) or play.trick.best is None:
        raise TypeError(play)
    return play, play.trick.best


def _in_order(play: Play) -> list[Card]:
    """The hand as a fan has it: suit by suit, from the lowest card to the highest."""
    return sorted(play.hand, key=lambda card: rulings.IN_ORDER.index(card.code))


def _wins(card: Card, play: Play) -> bool:
    return play.trick.with_card(card).best is card


def _would(card: Card, play: Play, top: Card) -> Saying:
    """What would become of a card of the hand in the trick."""
    if card.suit == top.suit:
        says = WINS if _wins(card, play) else TOO_LOW
    elif _wins(card, play):
        says = WINS_AS_TRUMP
    else:
        says = NOT_OVER_A_TRUMP if top.suit == TRUMP else OTHER_SUIT
    return Saying.plain(says, TRICK_WON, card=card, top=top, led=play.trick.led)


def _hints(play: Play, top: Card) -> Hints:
    over_suit = TO_WIN_WITH_TRUMPS if play.hand.of(TRUMP) else TO_WIN
    rule = Saying.plain(TO_WIN_OVER_A_TRUMP if top.suit == TRUMP else over_suit, TRICK_WON, top=top)
    return Hints((Saying.plain(WHICH_TO_BEAT),), (rule,))


WINNING_CARDS = Kind(
    "winning-cards",
    N_("Which of your cards would win?"),
    "mark",
    (TRICK_WON,),
    a_little_table,
    _ask_winners,
    of_a_deal=False,
)
LOWEST_TO_WIN = Kind(
    "lowest-to-win", N_("Win it cheaply"), "choose", (TRICK_WON,), a_little_table, _ask_lowest, of_a_deal=False
)
HIGHEST_TO_LOSE = Kind(
    "highest-to-lose", N_("Leave it to the others"), "choose", (TRICK_WON,), _draw_low, _ask_highest, of_a_deal=False
)
