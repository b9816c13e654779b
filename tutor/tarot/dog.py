"""The dog and the écart: the taker picks the dog up and sets as many cards aside."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tutor.core.cards import TAROT, TRUMP, Card, Cards
from tutor.core.errors import RecordError, RefusedError
from tutor.core.message import N_, Facts
from tutor.core.obligation import Obligation, Ruling, allow, forbid
from tutor.core.reading import card
from tutor.core.rule import Reason, Rule
from tutor.tarot import call
from tutor.tarot.setting import Setting, dog_size
from tutor.tarot.sources import WIKIPEDIA, fft
from tutor.tarot.trick import BOUTS

DOG_BY_CONTRACT = Rule(
    "T-BID-DOG-BY-CONTRACT",
    title=N_("What happens to the dog"),
    statement=N_(
        "At prise and garde the dog is shown to all, and the taker picks it up and sets the same number of cards aside."
        " At garde sans nobody sees it and it counts for the taker; at garde contre nobody sees it and it counts for"
        " the defence."
    ),
    sources=(fft(8), WIKIPEDIA),
)
SHOW = Rule(
    "T-ECART-SHOW",
    title=N_("The dog is shown"),
    statement=N_(
        "At prise and garde the dealer hands the dog to the taker, who turns all its cards up for everybody to see"
        " before picking them up."
    ),
    sources=(fft(8),),
    differs=N_("By the federation’s rules the dog is shown to all; Wikipedia does not say so. Here it is shown."),
    note=N_("Everybody has seen the cards of the dog."),
)
SANS = Rule(
    "T-ECART-SANS",
    title=N_("The dog of a garde sans"),
    statement=N_("At garde sans the dog stays face down before the taker; its points and bouts count for the taker."),
    sources=(fft(8), WIKIPEDIA),
    note=N_("The dog stays face down before you and counts for you."),
    line=N_("the dog counts for the taker: {points:half}"),
)
CONTRE = Rule(
    "T-ECART-CONTRE",
    title=N_("The dog of a garde contre"),
    statement=N_(
        "At garde contre the dog stays face down before the defender who faces the taker, with three or five players"
        " before any defender; its points and bouts count for the defence."
    ),
    sources=(fft(8), WIKIPEDIA),
    note=N_("The dog stays face down on the defence’s side and counts for the defence."),
    line=N_("the dog counts for the defence: {points:half}"),
)
COUNTS_TAKER = Rule(
    "T-ECART-COUNTS-TAKER",
    title=N_("The écart counts for the taker"),
    statement=N_("The cards that the taker has set aside are counted with the taker’s tricks."),
    sources=(fft(), WIKIPEDIA),
    line=N_("the écart counts for the taker: {points:half}"),
)
COUNT = Rule(
    "T-ECART-COUNT",
    title=N_("As many cards as the dog"),
    statement=N_(
        "The taker sets aside exactly as many cards as the dog had, face down; they are counted with the taker’s"
        " tricks."
    ),
    sources=(fft(), WIKIPEDIA),
    allows=N_(
        "A plain card below the king may always be set aside. You still have {left} {left:n|card|cards} to set aside."
    ),
    ask=N_("Which cards may always be set aside, and how many still have to go?"),
)
NO_KING = Rule(
    "T-ECART-NO-KING",
    title=N_("No king is set aside"),
    statement=N_("A king may never be set aside."),
    sources=(fft(), WIKIPEDIA),
    forbids=N_("A king may never be set aside. You may set aside {allowed:or}."),
    ask=N_("Which card of a suit counts the most, and may it be set aside?"),
)
NO_BOUT = Rule(
    "T-ECART-NO-BOUT",
    title=N_("No bout is set aside"),
    statement=N_("The Petit, trump 21 and the Excuse may never be set aside."),
    sources=(fft(), WIKIPEDIA),
    forbids=N_("A bout may never be set aside. You may set aside {allowed:or}."),
    ask=N_("Which cards decide how many points you need, and do you hold any of them?"),
)
NO_TRUMP = Rule(
    "T-ECART-NO-TRUMP",
    title=N_("No trump while a plain card is left"),
    statement=N_("A trump may not be set aside as long as plain cards below the king can make up the number."),
    sources=(fft(), WIKIPEDIA),
    forbids=N_(
        "You still have enough plain cards for the écart, so no trump may be set aside. You may set aside {allowed:or}."
    ),
    ask=N_("Do you have enough plain cards below the king for the écart?"),
)
FORCED_TRUMP = Rule(
    "T-ECART-FORCED-TRUMP",
    title=N_("Trumps when nothing else is left"),
    statement=N_(
        "If the plain cards below the king are too few, trumps from 2 to 20 make up the number, and no more of them"
        " than are missing."
    ),
    sources=(fft(), WIKIPEDIA),
    allows=N_(
        "You have too few plain cards, so trumps must go. You still have {left} {left:n|card|cards} to set aside, and"
        " that takes {short} {short:n|trump|trumps}."
    ),
    ask=NO_TRUMP.ask,
)
SHOW_TRUMPS = Rule(
    "T-ECART-SHOW-TRUMPS",
    title=N_("Trumps set aside are shown"),
    statement=N_("Trumps that are set aside are shown to the defence."),
    sources=(fft(), WIKIPEDIA),
    note=N_("You must show it to the defence."),
)

GAME_CALL = Rule(
    "T-ECART-GAME-CALL",
    title=N_("The écart is closed"),
    statement=N_(
        "The taker shows that the écart has the right number of cards and says “jeu”. From then on nobody changes it or"
        " looks at it; a wrong number may be put right until the first card is played."
    ),
    sources=(fft(8),),
    note=N_("It is the last one: show that the écart has {count} cards and say “jeu”; then it may not be changed."),
)

#: The rule on a dog that nobody picks up, by contract.
UNSEEN_DOG = {"garde-sans": SANS, "garde-contre": CONTRE}

KINGS = TAROT.all.of_rank("K")
#: The cards that are never set aside (T-ECART-NO-KING, T-ECART-NO-BOUT).
KEPT = KINGS | BOUTS
#: The plain cards below the king, which always may be.
PLAIN = TAROT.all - TAROT.all.of(TRUMP) - KEPT

PREFIX = "discard "
UNKNOWN = "discard ?"

A_DISCARD = N_("a card to set aside, such as {example}")
A_CARD_HELD = N_("a card that the taker holds: {held:or}")
A_CARD_ALLOWED = N_("a card that may be set aside: {allowed:or} ({rule})")
NO_KING_NOR_BOUT = N_("a card that may be set aside, neither a king nor a bout ({rule})")
A_CARD_SEEN = N_("a card that the taker can hold; this one is elsewhere")
A_KNOWN_CARD = N_("a card: the taker’s hand is known")
THE_TAKERS_CARDS = N_("the taker’s hand and the dog, of which the écart is made")


@dataclass(frozen=True, slots=True)
class Dog:
    """The écart at one moment.

    ``held`` is what the taker holds, the dog included and the écart so far not; ``None`` if that is not known.
    ``aside`` are the known cards of the écart, ``count`` how many there are in all.
    """

    setting: Setting
    taker: int
    contract: str
    called: Card | None
    held: Cards | None
    aside: Cards = TAROT.none
    count: int = 0

    phase = "dog"

    @classmethod
    def begin(cls, setting: Setting, taker: int, contract: str, called: Card | None) -> Dog:
        """The taker has just picked up the dog."""
        hand = setting.hands[taker]
        held = hand | setting.dog if hand is not None and setting.dog is not None else None
        return cls(setting, taker, contract, called, held)

    @property
    def left(self) -> int:
        """The number of cards still to be set aside."""
        return dog_size(self.setting.players) - self.count

    @property
    def turn(self) -> int | None:
        """The taker, until the écart is complete."""
        return self.taker if self.left else None

    def obligation(self) -> Obligation[str]:
        """The rulings on the cards to set aside now; raise ``RecordError`` if the taker's cards are not known."""
        if self.held is None:
            known = self.setting.hands[self.taker] is not None
            raise RecordError("dog" if known else f"hands.{self.taker}", None, THE_TAKERS_CARDS)
        plain, allowed = self._free(self.held)
        return Obligation.decided(_moves(allowed), self._rulings, self.held, plain, allowed)

    def _free(self, held: Cards) -> tuple[Cards, Cards]:
        """The plain cards that may be set aside, and all that may: the same, or trumps as well if they are too few."""
        plain = held & PLAIN
        return plain, plain if len(plain) >= self.left else held - KEPT

    def _rulings(self, held: Cards, plain: Cards, allowed: Cards) -> Iterator[Ruling[str]]:
        """The rulings where the ``plain`` cards below the king may go; if they are too few, trumps as well."""
        trumps, notes = held.of(TRUMP) - BOUTS, self._notes()
        own_call = TAROT.set([self.called]) & plain if self.called else TAROT.none
        own_notes = (Reason(call.DISCARD, {"called": self.called}), *notes)
        facts: Facts = {"left": self.left, "short": max(self.left - len(plain), 0), "allowed": allowed}
        yield allow(_moves(plain - own_call), Reason(COUNT, facts), notes=notes)
        yield allow(_moves(own_call), Reason(COUNT, facts), notes=own_notes)
        yield allow(_moves(allowed - plain), Reason(FORCED_TRUMP, facts), notes=(Reason(SHOW_TRUMPS, {}), *notes))
        yield forbid(_moves(trumps - allowed), Reason(NO_TRUMP, facts))
        yield forbid(_moves(held & KINGS), Reason(NO_KING, facts))
        yield forbid(_moves(held & BOUTS), Reason(NO_BOUT, facts))

    def _notes(self) -> tuple[Reason, ...]:
        """The notes beside the first card set aside, and beside the last."""
        size = dog_size(self.setting.players)
        alone = self.setting.dog is not None and self.called in self.setting.dog
        first = (Reason(SHOW, {}), *([Reason(call.IN_DOG, {"called": self.called})] if alone else []))
        closing = (Reason(GAME_CALL, {"count": size}),)
        return (*(first if not self.count else ()), *(closing if self.left == 1 else ()))

    def after(self, move: str) -> Dog:
        """The écart with one more card; raise ``RefusedError`` if it may not be set aside."""
        if move == UNKNOWN:
            if self.held is not None:
                raise RefusedError(A_KNOWN_CARD)
            return self._with(self.held, self.aside)
        chosen = TAROT[move.removeprefix(PREFIX)]
        self._check(move, chosen)
        held = None if self.held is None else self.held.without(chosen)
        return self._with(held, self.aside.with_card(chosen))

    def _with(self, held: Cards | None, aside: Cards) -> Dog:
        """The écart with one more card."""
        return Dog(self.setting, self.taker, self.contract, self.called, held, aside, self.count + 1)

    def _check(self, move: str, chosen: Card) -> None:
        if self.held is None:
            if chosen in KEPT:
                raise RefusedError(NO_KING_NOR_BOUT, rule=(NO_KING if chosen in KINGS else NO_BOUT).id)
            others = (hand for seat, hand in enumerate(self.setting.hands) if seat != self.taker and hand)
            if chosen in self.aside or any(chosen in hand for hand in others):
                raise RefusedError(A_CARD_SEEN)
            return
        if chosen not in self.held:
            raise RefusedError(A_CARD_HELD, held=self.held)
        _, allowed = self._free(self.held)
        if chosen not in allowed:
            raise RefusedError(A_CARD_ALLOWED, allowed=allowed, rule=self.obligation().verdict(move).rule.id)

    @staticmethod
    def read(text: str, place: str) -> str:
        """Read a discard; raise ``RecordError``."""
        if not text.startswith(PREFIX):
            raise RecordError(place, text, A_DISCARD, example=PREFIX + "C1")
        return text if text == UNKNOWN else PREFIX + card(text.removeprefix(PREFIX), place, TAROT).code


#: Each card as the move that sets it aside.
_MOVE = {card: PREFIX + card.code for card in TAROT.cards}


def _moves(cards: Cards) -> list[str]:
    return [_MOVE[card] for card in cards]
