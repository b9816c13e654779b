"""The tenue: which holdings are one by everybody’s reading, and when one keeps it to oneself."""

from __future__ import annotations

import random

from tutor.core.cards import SUITS, TAROT, TRUMP, Cards
from tutor.core.message import N_
from tutor.tarot.conventions.catalogue import HIGH_LOW_TAKER
from tutor.tarot.conventions.claims import LONG_TENUE, sure_tricks, tenue
from tutor.tarot.trick import PETIT, THE_EXCUSE
from tutor.teach import plays
from tutor.teach.boards import undrawn
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.saying import Saying

# Which of these is a tenue?

WHICH_TENUE = N_(
    "Each of these is all that somebody holds in one suit, perhaps with the Excuse beside it. The clubs teach the tenue"
    " in two ways, but on these they agree. Mark every one that is a tenue."
)
HOW_MANY_TRICKS = N_("Are there five cards? Which of them will win tricks there, once the higher ones have gone?")
IS_ONE = N_("Five cards with the king or the queen, and two tricks are sure: a tenue for everybody.")
TOO_SHORT = N_(
    "{count} {count:n|card is|cards are} too few for a tenue, however high: it takes five, or for some clubs four and"
    " the Excuse."
)
TOO_LOW = N_("Long, but without king or queen, and too low for two tricks. Length alone is no tenue.")
WITH_EXCUSE = N_("Four cards and the Excuse would do for some clubs, but not as low as these: no two tricks are sure.")
#: Shown after a right answer: on what the clubs do not agree.
NOT_AGREED = N_(
    "On others they do not agree. {low:and}: a tenue in Burgundy, for Boulogne and shua.fr not sure enough."
    " {four:and}: no tenue in Burgundy, but one for Boulogne and shua.fr."
)
#: How many holdings are shown.
SHOWN = 6


def _ask_which(_: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    count, holdings = rng.randint(1, 4), list[Cards]()
    suits = rng.choices(SUITS, k=SHOWN)
    for number, suit in enumerate(suits):
        holdings.append(_agreed(suit, level, rng, is_one=number < count))
    rng.shuffle(holdings)
    options = tuple(
        Option(str(number), tuple(held), is_tenue(held), _of(held)) for number, held in enumerate(holdings, 1)
    )
    suit = rng.choice(SUITS)
    low, four = (TAROT.read(text.replace("?", suit)) for text in ("?K ?9 ?5 ?3 ?1", "?K ?Q ?6 ?2 EX"))
    because = (Saying.plain(IS_ONE, HIGH_LOW_TAKER), Saying.plain(NOT_AGREED, HIGH_LOW_TAKER, low=low, four=four))
    hints = Hints((Saying.plain(HOW_MANY_TRICKS),), (Saying.plain(HIGH_LOW_TAKER.statement, HIGH_LOW_TAKER),))
    facts = {"parts": tuple(card.code for held in holdings for card in held)}
    return Question("mark", (), WHICH_TENUE, because, hints, facts=facts, options=options)


def _agreed(suit: str, level: int, rng: random.Random, *, is_one: bool) -> Cards:
    """A holding of which both readings say the same."""
    cards = [*TAROT.all.of(suit)]
    while True:
        if is_one:
            held = TAROT.set(rng.sample(cards, LONG_TENUE))
        else:
            count = rng.randint(3, LONG_TENUE + 1)
            held = TAROT.set(rng.sample(cards if count < LONG_TENUE or level == 1 else cards[:-2], count))
            if level > 2 and count == LONG_TENUE - 1:  # noqa: PLR2004 - the last level
                held = held.with_card(THE_EXCUSE)
        if tenue(held, suit) == sure_tricks(held, suit) == is_one:
            return held


def is_tenue(held: Cards) -> bool:
    """Whether all the cards of a suit in a hand are a tenue by both readings."""
    return any(tenue(held, suit) and sure_tricks(held, suit) for suit in SUITS)


def _of(held: Cards) -> Saying:
    if is_tenue(held):
        return Saying.plain(IS_ONE, HIGH_LOW_TAKER)
    count = len(held.without(THE_EXCUSE))
    if count == LONG_TENUE - 1 and THE_EXCUSE in held:
        return Saying.plain(WITH_EXCUSE, HIGH_LOW_TAKER)
    return Saying.plain(TOO_SHORT if count < LONG_TENUE else TOO_LOW, HIGH_LOW_TAKER, count=count)


IS_IT_A_TENUE = Kind(
    "is-it-a-tenue",
    N_("Is it a tenue?"),
    "mark",
    (HIGH_LOW_TAKER,),
    undrawn,
    _ask_which,
    of_a_deal=False,
)

# Show it, or keep it to yourself?

SHOW_OR_KEEP = N_("The taker leads {led:suit}, and you hold these cards. Do you show a tenue, high and then low?")
SHOW = N_("Yes: it is one, and I would like my partners to lead trumps.")
NO_TENUE = N_("No: it would promise what I do not hold.")
PETIT_HERE = N_("No: it invites partners to lead trumps, and I hold the Petit.")
WHAT_IT_INVITES = N_("Is it a tenue at all? And what does a tenue invite your partners to lead?")
SHOWS_IT = N_("Five cards that will win there, and no Petit to lose: show it. That is advice, and no rule.")
DANGEROUS = N_(
    "The tenue is there, but it invites trumps, and every round of trumps brings your Petit nearer to its end. So keep"
    " it to yourself: play low, then high. That is advice, and no rule."
)
UNTRUE = N_("These {led:suit} are no tenue. Nothing forbids you to show one, but your partners would believe it.")
IT_IS_ONE = N_("These {led:suit} are a tenue, so it would be true.")
NO_PETIT = N_("You do not hold the Petit.")


def _draw_show(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """A tenue with the Petit or without; a suit that is none as well; a few trumps beside it."""
    suit, case = rng.choice(SUITS), rng.choice(("show", "petit", "none") if level > 1 else ("show", "petit"))
    while True:
        held = _agreed(suit, level, rng, is_one=case != "none")
        if THE_EXCUSE not in held:
            break
    trumps = rng.sample([*TAROT.all.of(TRUMP).without(PETIT)], 2 if level == 1 else rng.randint(2, 4))
    if case == "petit":
        trumps[0] = PETIT
    others = [card for card in TAROT.cards if card.suit in SUITS and card.suit != suit]
    hand = held | TAROT.set((*trumps, *rng.sample(others, 2)))
    return (plays.in_hand(hand, Saying.plain(plays.SOME_CARDS)), Laid(tuple(held)))


def _ask_show(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    board, suit_held = boards
    if not (isinstance(board, Laid) and isinstance(suit_held, Laid)):
        return None
    hand, held, led = TAROT.set(board.cards), TAROT.set(suit_held.cards), suit_held.cards[0].suit
    right = "none" if not is_tenue(held) else "petit" if PETIT in hand else "show"
    refuted = {"show": UNTRUE if right == "none" else DANGEROUS, "none": IT_IS_ONE, "petit": NO_PETIT}
    says = {"show": SHOWS_IT, "none": UNTRUE, "petit": DANGEROUS}
    words = {"show": SHOW, "none": NO_TENUE, "petit": PETIT_HERE}
    options = tuple(
        Option(
            name,
            Saying.plain(text),
            name == right,
            Saying.plain((says if name == right else refuted)[name], HIGH_LOW_TAKER, led=led),
        )
        for name, text in words.items()
    )
    (because,) = (option.says for option in options if option.right)
    hints = Hints((Saying.plain(WHAT_IT_INVITES),), (Saying.plain(HIGH_LOW_TAKER.statement, HIGH_LOW_TAKER),))
    return Question("choose", (board,), SHOW_OR_KEEP, (because,), hints, facts={"led": led}, options=options)


SHOW_THE_TENUE = Kind(
    "show-the-tenue",
    N_("Show it, or keep it to yourself?"),
    "choose",
    (HIGH_LOW_TAKER,),
    _draw_show,
    _ask_show,
    of_a_deal=False,
)
