"""What is true of an écart that is closed, and which of two is the better one: the latter is advice."""

from __future__ import annotations

import random

from tutor.core.cards import SUITS, TAROT, Card, Cards
from tutor.core.message import N_, Facts
from tutor.core.record import Record
from tutor.core.rule import Rule
from tutor.tarot.advice.setting_aside import KEEP_KINGS_SUIT, SAVE_POINTS, WHOLE_SUIT, card_to_set_aside
from tutor.tarot.dog import COUNTS_TAKER, GAME_CALL, KINGS, PLAIN, PREFIX, SHOW, SHOW_TRUMPS, Dog
from tutor.tarot.score.count import points, total
from tutor.teach.boards import of_ecart
from tutor.teach.grid import Cell, Grid, State
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.rulings import moment
from tutor.teach.saying import Saying
from tutor.teach.tarot.ecarts import SIX, with_dog

CLOSED = N_("You have set these six cards aside and have said “jeu”: the écart is closed, and nobody has led yet.")
SO_OR_NOT = N_("What is true now, line by line?")
SO, NOT_SO = N_("true", "of a statement"), N_("not true", "of a statement")
WHAT_JEU_SAYS = N_("What do you tell the others when you say “jeu”?")

#: What is said of an écart that is closed: the rule that decides it, whether it is so, and why.
TOLD = {
    "look": (N_("you may look at the écart again"), GAME_CALL, False),
    "exchange": (N_("you may exchange one of these cards for a better one"), GAME_CALL, False),
    "mend": (N_("if they are five or seven by mistake, that may still be put right"), GAME_CALL, True),
    "dog-seen": (N_("everybody has seen which cards lay in the dog"), SHOW, True),
    "points": (N_("at the end these cards count with your tricks"), COUNTS_TAKER, True),
    "defence": (N_("at the end these cards count for the defence"), COUNTS_TAKER, False),
    "trumps": (N_("if there were a trump among them, you would have to show it"), SHOW_TRUMPS, True),
    "plain": (N_("trumps in an écart would lie face down like all other cards"), SHOW_TRUMPS, False),
}
#: Of two that say the same only one is asked about.
_PAIRS = (("look", "exchange"), ("points", "defence"), ("trumps", "plain"))


def _draw_closed(_level: int, _seed: int, rng: random.Random) -> tuple[Laid]:
    """An écart without a trump."""
    return (Laid(tuple(sorted(rng.sample([*PLAIN], SIX), key=TAROT.cards.index)), Saying.plain(CLOSED)),)


def _ask_closed(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question:
    names = [rng.choice(pair) for pair in _PAIRS] + ["mend", "dog-seen"]
    rng.shuffle(names)
    told = {name: TOLD[name] for name in names[: 2 + level]}
    cells = tuple(
        Cell(name, Saying.plain(says), "so" if true else "not", Saying.plain(rule.statement, rule))
        for name, (says, rule, true) in told.items()
    )
    grid = Grid(cells, (State("so", Saying.plain(SO)), State("not", Saying.plain(NOT_SO))))
    because = Saying.plain(GAME_CALL.statement, GAME_CALL)
    return Question(
        "pairs", boards, SO_OR_NOT, (because,), Hints((Saying.plain(WHAT_JEU_SAYS),), (because,)), grid=grid
    )


ECART_CLOSED = Kind(
    "ecart-closed",
    N_("The écart is closed"),
    "pairs",
    tuple(dict.fromkeys(rule for _, rule, _ in TOLD.values())),
    _draw_closed,
    _ask_closed,
    of_a_deal=False,
)

WHICH_IS_BETTER = N_(
    "Which six of them would you set aside? The answer is advice; only what may not go at all is a rule."
)
YOU_HOLD_ALL = N_("You have picked up the dog and hold these cards:")
#: What is said for an écart, by how many suits it leaves without a card.
BETTER = {
    1: N_(
        "No {suit:suit} are left, so you can trump them from the first round on; and the écart keeps {points:half}"
        " {points:n|point|points} safe for you."
    ),
    2: N_(
        "No {suit:suit} and no {other:suit} are left, so you can trump both from the first round on; and the écart"
        " keeps {points:half} {points:n|point|points} safe for you."
    ),
    3: N_(
        "No {suit:suit}, no {other:suit} and no {third:suit} are left, so you can trump all three from the first round"
        " on; and the écart keeps {points:half} {points:n|point|points} safe for you."
    ),
}
WORSE = N_(
    "A card of every suit stays, so you must follow everywhere; and only {points:half} {points:n|point|points} are safe"
    " in the écart."
)
NOT_ALLOWED = N_("Among them is {card:card}, which may not go.")
ONE_SUIT_LESS = N_("Which suit without its king could go as a whole? And which high cards are in danger in play?")


def _draw_held(_level: int, _seed: int, rng: random.Random) -> tuple[Record]:
    """Plain cards in plenty."""
    return (of_ecart(with_dog(rng.randint(10, 14), rng), 0, rng),)


def _ask_better(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    at = moment(boards[0])
    if not isinstance(at, Dog) or at.held is None:
        return None
    held, better, worse = at.held, _advised(at), _none_void(at.held)
    if worse is None or total(better) - total(worse) < _CLEARLY:
        return None
    gone = [suit for suit in SUITS if better.of(suit) and not (held - better).of(suit)]
    if not gone or any(held.of(card.suit) & KINGS for card in better):  # there is something to be said against it
        return None
    suits: Facts = dict(zip(("suit", "other", "third"), gone, strict=False))
    offered = [(better, Saying.plain(BETTER[len(gone)], WHOLE_SUIT, points=total(better) / 2, **suits))]
    offered.append((worse, Saying.plain(WORSE, WHOLE_SUIT, points=total(worse) / 2)))
    if level > 1:
        forbidden = _forbidden(at, better, rng)
        if forbidden is None:
            return None
        offered.append(forbidden)
    rng.shuffle(offered)
    options = tuple(
        Option(str(number), tuple(cards), cards == better, says) for number, (cards, says) in enumerate(offered, 1)
    )
    hints = Hints((Saying.plain(ONE_SUIT_LESS),), (Saying.plain(WHOLE_SUIT.statement, WHOLE_SUIT),))
    shown = Laid(tuple(held), Saying.plain(YOU_HOLD_ALL))
    facts = {"offered": tuple(card.code for cards, _ in offered for card in cards)}
    because = next(option.says for option in options if option.right)
    return Question("choose", (shown,), WHICH_IS_BETTER, (because,), hints, facts=facts, options=options)


#: By how many half points the better écart saves more than the other.
_CLEARLY = 6


def _advised(at: Dog) -> Cards:
    """What the tutor would set aside, card by card."""
    while at.turn is not None:
        at = at.after(card_to_set_aside(at).move)
    return at.aside


def _none_void(held: Cards) -> Cards | None:
    """Six low cards that leave one of every suit."""
    low = sorted((card for card in held & PLAIN), key=points)
    aside: list[Card] = []
    for card in low:
        kept = held.of(card.suit) - TAROT.set([*aside, card])
        if kept and len(aside) < SIX:
            aside.append(card)
    every = all(held.of(suit) - TAROT.set(aside) for suit in SUITS)
    return TAROT.set(aside) if len(aside) == SIX and every else None


def _forbidden(at: Dog, better: Cards, rng: random.Random) -> tuple[Cards, Saying] | None:
    """The better écart, but with a card that may not go, and the rule that says so."""
    refused = [(move, ruling.rule) for ruling in at.obligation().rulings if not ruling.legal for move in ruling.moves]
    if not refused:
        return None
    move, rule = rng.choice(refused)
    card, out = TAROT[move.removeprefix(PREFIX)], rng.choice([*better])
    return better.without(out).with_card(card), _refusal(card, rule)


def _refusal(card: Card, rule: Rule) -> Saying:
    return Saying(rule, ((NOT_ALLOWED, {"card": card}), (rule.statement, {})))


BETTER_ECART = Kind(
    "better-ecart",
    N_("Which écart is better?"),
    "choose",
    (WHOLE_SUIT, SAVE_POINTS, KEEP_KINGS_SUIT),
    _draw_held,
    _ask_better,
    of_a_deal=False,
)
