"""The écart: which rule says that a card may not go, and how many trumps must."""

from __future__ import annotations

import random
from decimal import Decimal

from tutor.core.cards import TAROT
from tutor.core.message import N_
from tutor.core.record import Record
from tutor.tarot.dog import (
    COUNT,
    FORCED_TRUMP,
    KINGS,
    NO_BOUT,
    NO_KING,
    NO_TRUMP,
    PLAIN,
    PREFIX,
    Dog,
)
from tutor.teach import rulings
from tutor.teach.boards import of_ecart
from tutor.teach.ecarts import SIX, with_dog
from tutor.teach.legacy import Kind
from tutor.teach.number import Number
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.rulings import moment
from tutor.teach.saying import Saying

WHICH_RULE = N_("You have picked up the dog, and would like to set {card:card} aside. Which rule decides?")
OTHER_CARDS = N_("This rule speaks of other cards.")
NOT_SHORT = N_("That would be so if the plain cards below the king were fewer than the cards that have to go.")
TOO_SHORT = N_("That would be so if there were plain cards enough, but they are too few.")

#: The rules between which one chooses.
DECIDE = (NO_KING, NO_BOUT, NO_TRUMP, FORCED_TRUMP)


def _draw_few(level: int, _seed: int, rng: random.Random) -> tuple[Record]:
    """Plenty of plain cards or very few; about as many as have to go."""
    plain = rng.choice((2, 3, 4, 11, 12, 13)) if level == 1 else rng.randint(4, 7)
    return (of_ecart(with_dog(plain, rng), 0, rng),)


def _ask_rule(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    at = moment(boards[0])
    if not isinstance(at, Dog):
        return None
    ruled = [(move, ruling) for ruling in at.obligation().rulings for move in ruling.moves if ruling.rule in DECIDE]
    # From the second level on it is always a trump: kings and bouts are soon known.
    ruled = [one for one in ruled if level == 1 or one[1].rule in DECIDE[2:]]
    if not ruled:
        return None
    move, ruling = rng.choice(ruled)
    card, decides = TAROT[move.removeprefix(PREFIX)], Saying.of(ruling, rulings.chair(boards[0]))
    other = {NO_TRUMP: TOO_SHORT, FORCED_TRUMP: NOT_SHORT} if ruling.rule in DECIDE[2:] else {}
    options = tuple(
        Option(rule.id, rule, right=True, says=decides)
        if rule is ruling.rule
        else Option(rule.id, rule, right=False, says=Saying.plain(other.get(rule, OTHER_CARDS), rule))
        for rule in DECIDE
    )
    hints = Hints((Saying.plain(ruling.rule.ask or HOW_MANY_PLAIN),), (Saying.plain(COUNT.statement, COUNT),))
    facts = {"card": card}
    return Question("choose", boards, WHICH_RULE, (decides,), hints, facts=facts, options=options)


HOW_MANY_PLAIN = N_("How many cards of the suits do you hold, the kings left out?")

ECART_RULE = Kind(
    "ecart-rule",
    N_("Which rule of the écart?"),
    "choose",
    (COUNT, *DECIDE),
    _draw_few,
    _ask_rule,
    of_a_deal=False,
)

ALL_HELD = N_("You have picked up the dog, and now you hold:")
HOW_MANY_TRUMPS = N_("How many trumps must you set aside?")
THAT_MANY = N_(
    "{aside} cards have to go, and {plain} plain {plain:n|card|cards} below the king may: so {short}"
    " {short:n|trump|trumps} must make up the number."
)
ENOUGH = N_("{aside} cards have to go, and {plain} plain cards below the king may go: no trump is needed.")
COURTS_MAY_GO = N_("Queens, knights and jacks may go too: only the kings stay.")
KINGS_STAY = N_("A king never goes, so it does not help to make up the number.")


def _draw_short(level: int, _seed: int, rng: random.Random) -> tuple[Laid]:
    """Too few plain cards; a few more, so that there may be just enough."""
    plain = rng.randint(2, 5) if level == 1 else rng.randint(2, 7)
    return (Laid(tuple(with_dog(plain, rng)), Saying.plain(ALL_HELD)),)


def _ask_short(boards: tuple[Board, ...], _level: int, rng: random.Random) -> Question | None:
    (laid,) = boards
    held = TAROT.set(laid.cards if isinstance(laid, Laid) else ())
    at = moment(of_ecart(held, 0, rng))
    [facts] = [ruling.reason.facts for ruling in at.obligation().rulings if ruling.rule is COUNT]
    short = int(str(facts["short"]))
    plain = held & PLAIN
    courts = TAROT.set(card for card in plain if card.rank in "QNJ")
    taken = {
        min(SIX, SIX - len(plain) + len(courts)): Saying.plain(COURTS_MAY_GO, NO_KING),
        max(0, SIX - len(plain | held & KINGS)): Saying.plain(KINGS_STAY, NO_KING),
    }
    slips = {Decimal(number): says for number, says in taken.items() if number > 0 and number != short}
    rule, says = (FORCED_TRUMP, THAT_MANY) if short else (NO_TRUMP, ENOUGH)
    because = Saying.plain(says, rule, aside=SIX, plain=len(plain), short=short)
    hints = Hints((Saying.plain(HOW_MANY_PLAIN),), (Saying.plain(FORCED_TRUMP.statement, FORCED_TRUMP),), (plain,))
    return Question("number", boards, HOW_MANY_TRUMPS, (because,), hints, number=Number(Decimal(short), slips))


TRUMPS_ASIDE = Kind(
    "trumps-aside",
    N_("How many trumps must go?"),
    "number",
    (FORCED_TRUMP, NO_TRUMP, NO_KING),
    _draw_short,
    _ask_short,
    of_a_deal=False,
)
