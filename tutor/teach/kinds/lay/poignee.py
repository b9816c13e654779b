"""A poignée laid out card by card: off the hand, with trumps from the écart, or so that the Petit stays hidden."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from tutor.core.cards import TAROT, TRUMP
from tutor.core.message import N_, Facts, Message
from tutor.core.rule import Rule
from tutor.tarot.announce import DISCARDED, EXCUSE_IMPLIES, EXCUSE_STANDS_IN, POIGNEES, SHOW_EXACT, THRESHOLD
from tutor.tarot.setting import FIVE, HAND_SIZES
from tutor.tarot.trick import BOUTS, PETIT, THE_EXCUSE
from tutor.teach.arrangement import Demand, Place
from tutor.teach.boards import falling
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.lay.demands import just, names, none_of
from tutor.teach.kinds.lay.family import LAY
from tutor.teach.posed import Asked, Posed, Verdicts, card_offers
from tutor.teach.question import Hints
from tutor.teach.saying import Saying
from tutor.teach.tarot.poignees import FOUR, Held, needed, refusal, table, trumps

YOUR_SHOW = N_("What everybody will see", "a place for cards")
WOULD_HIDE = N_(
    "To show the Excuse is to say that you hold no other trump than those shown, but {hidden} of your trumps would stay"
    " hidden. Show a trump in place of the Excuse."
)
ROW = "row"


class Wanted(NamedTuple):
    """A poignée that somebody is to lay out, and the words that ask for it."""

    held: Held
    size: str
    prompt: Message

    def asked(self, about: str = "") -> Asked:
        """The cards to be laid out, from high to low."""
        held = self.held
        offers = card_offers(falling(held.all))
        facts: Facts = {"players": held.players, "size": self.size, "aside": held.aside}
        place = Place(ROW, Saying.plain(YOUR_SHOW), len(offers))
        return Asked((), self.prompt, offers, facts, {"wanted": about}, (place,))

    def demands(self, judge: Judge) -> Iterator[Demand]:
        """The demands on the cards laid out: just what the judge finds no fault with.

        The number comes first, each wrong one with the sentence that the judge has for it; then the Excuse, which
        stands there only if all the trumps do.
        """
        cards = falling(self.held.all)
        faults = [self.held.fault(self.size, TAROT.set(cards[:laid]), judge) for laid in range(len(cards) + 1)]
        # Who finds a fault with every number lets none be laid out.
        count = faults.index(None) if None in faults else 0
        says = {laid: refusal(fault) for laid, fault in enumerate(faults) if fault}
        yield from just(count, ROW, names(cards), says.__getitem__)
        plain = [card for card in cards if card is not THE_EXCUSE]
        with_excuse = TAROT.set(plain[: count - 1]).with_card(THE_EXCUSE)
        if THE_EXCUSE in cards and self.held.fault(self.size, with_excuse, judge):
            hides = Saying.plain(WOULD_HIDE, EXCUSE_IMPLIES, hidden=len(plain) - count + 1)
            yield Demand(ROW, names(plain), len(plain), len(plain), hides, given=THE_EXCUSE.code)


LAY_OUT = N_(
    "There are {players} of you at the table. Here are all your trumps, with the Excuse if you hold it. Lay out a"
    " {size:term} poignée."
)


def of_the_hand(draw: Draw) -> Wanted:
    """More trumps than it takes, without the Excuse; with it, one too few or enough; the same at any table."""
    rng, any_over = draw.rng, (-1, -1, 0, 1, 2)
    players = table(draw)
    size = rng.choice(draw.of(POIGNEES[:1], POIGNEES[:2], POIGNEES[:2]))
    over = rng.choice(draw.of((1, 2), any_over, any_over))
    excuse = over < 0 or rng.random() < draw.of(0, 3 / 4, 3 / 4)
    held = Held(players, trumps(needed(players, size) + over, rng, excuse=excuse))
    return Wanted(held, rng.choice(draw.of(held.sizes[-1:], held.sizes, held.sizes)), LAY_OUT)


#: The questions back without the Excuse and with it, for a hand, and where trumps were set aside.
HOW_MANY = (
    N_(
        "You hold {count} trumps, from {low:card} to {high:card}. How many does a {size:term} poignée take at a table"
        " of {players}?"
    ),
    N_(
        "You hold {count} trumps, from {low:card} to {high:card}, and the Excuse. How many does a {size:term} poignée"
        " take at a table of {players}, and when may the Excuse be one of them?"
    ),
)
HOW_MANY_ASIDE = (
    N_(
        "With {aside:and} you have {count} trumps to lay out. How many does a {size:term} poignée take at a table of"
        " {players}, and does the écart count among them?"
    ),
    N_(
        "With {aside:and} you have {count} trumps to lay out, and the Excuse. How many does a {size:term} poignée take"
        " at a table of {players}, and when may the Excuse be one of them?"
    ),
)
FROM_THE_ECART = N_(
    "You are the taker at a table of {players}. You had so few plain cards but the four kings that {aside:and} had to"
    " go into the écart, for everybody to see. Here are your trumps, {aside:n|that one|those} included, with the Excuse"
    " if you hold it. Lay out a {size:term} poignée."
)
_KINGS = 4


def with_the_ecart(draw: Draw) -> Wanted:
    """A rare taker: all four kings, hardly another plain card, and so many trumps that some of them had to go.

    With four players, with five, with either.  What is neither a king nor the Excuse in that hand is a trump.
    """
    rng = draw.rng
    players = rng.choice(draw.of((FOUR,), (FIVE,), (FOUR, FIVE)))
    short, excuse = rng.randint(1, 2), rng.random() < 1 / 2
    drawn = trumps(HAND_SIZES[players] - _KINGS - excuse + short, rng, excuse=excuse)
    aside = TAROT.set(rng.sample([card for card in drawn if card not in BOUTS], short))
    held = Held(players, drawn - aside, aside)
    return Wanted(held, held.sizes[-1], FROM_THE_ECART)


LEAVE_OPEN = N_(
    "You want to show a simple poignée, ten trumps, and you want nobody to learn whether you hold the Petit. Lay out"
    " what you show."
)
WHAT_STAYS = N_(
    "You hold the Petit and {others} other trumps, from {next:card} to {high:card}, and show ten. What do the others"
    " then know of those that stay in your hand?"
)
WHAT_IT_SAYS = N_(
    "You hold the Petit and {others} other trumps, from {next:card} to {high:card}, and the Excuse. What would it say"
    " if it were among the ten that you show?"
)
PETIT_LAID = N_("Now everybody knows that you hold the Petit, including the taker.")
STAYS_OPEN = N_(
    "The Petit stays in your hand among the cards that nobody has seen. The others only know that you hold these ten:"
    " the Petit may be with anybody."
)


def with_the_petit(draw: Draw) -> Wanted:
    """Twelve trumps, the Petit among them; eleven to thirteen, most often with the Excuse."""
    rng = draw.rng
    others = rng.sample([*TAROT.all.of(TRUMP).without(PETIT)], rng.randint(*draw.of((11, 11), (10, 11), (10, 12))))
    excuse = [THE_EXCUSE] if rng.random() < draw.of(0, 2 / 3, 2 / 3) else []
    return Wanted(Held(FOUR, TAROT.set((PETIT, *others, *excuse))), POIGNEES[0], LEAVE_OPEN)


HIDDEN = "petit"
#: The ways to draw a question by the source of its cards or what is to stay hidden, and the rules that they train.
WANTED: Mapping[str, Callable[[Draw], Wanted]] = {
    "hand": of_the_hand,
    "ecart": with_the_ecart,
    HIDDEN: with_the_petit,
}
SHOWS = (THRESHOLD, SHOW_EXACT, EXCUSE_STANDS_IN, EXCUSE_IMPLIES)
TRAINED: Mapping[str, tuple[Rule, ...]] = {
    "hand": SHOWS,
    "ecart": (*SHOWS, DISCARDED),
    HIDDEN: (SHOW_EXACT, EXCUSE_IMPLIES),
}


@kind(LAY, about=TRAINED)
def handful_show(draw: Draw) -> Posed:
    """A poignée of one’s own, and at last without the Petit."""
    wanted = WANTED[draw.about](draw)
    excuse, plain = THE_EXCUSE in wanted.held.all, wanted.held.all.of(TRUMP)
    low, second, *_, high = plain
    laid: Facts = {"count": len(plain), "others": len(plain) - 1, "low": low, "next": second, "high": high}
    facts: Facts = {**laid, "aside": wanted.held.aside, "players": wanted.held.players, "size": wanted.size}

    def verdicts(judge: Judge) -> Verdicts:
        ruling, demands = wanted.held.ruling(wanted.size, judge), (*wanted.demands(judge),)
        if draw.about == HIDDEN:
            demands += (none_of(ROW, (PETIT.code,), Saying.plain(PETIT_LAID)),)
            hints = Hints.plain(WHAT_IT_SAYS if excuse else WHAT_STAYS, SHOW_EXACT, **facts)
            return Verdicts((Saying.plain(STAYS_OPEN),), hints, demands=demands)
        # With the Excuse for one that is missing, or so many and no more.
        rule = ruling.rule if ruling.rule is EXCUSE_STANDS_IN else SHOW_EXACT
        asks = (HOW_MANY_ASIDE if wanted.held.aside else HOW_MANY)[excuse]
        hints = Hints.plain(asks, rule, **facts)
        return Verdicts((Saying.of(ruling),), hints, demands=demands)

    return Posed(wanted.asked(draw.about), verdicts)
