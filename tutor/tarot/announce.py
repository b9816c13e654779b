"""What is announced: a slam before the play; a poignée, or misère, before one's own first card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from tutor.cards import TAROT, TRUMP, Card, Cards
from tutor.record import RecordError, RefusedError, card
from tutor.rule import N_, Facts, Obligation, Reason, Rule, Ruling, allow, forbid
from tutor.tarot.setting import Setting
from tutor.tarot.sources import WIKIPEDIA, fft
from tutor.tarot.trick import THE_EXCUSE

SLAM = Rule(
    "T-SLAM-ANNOUNCE",
    title=N_("Announcing a slam"),
    statement=N_(
        "After the contract is settled, and before the first lead, the taker may announce a slam: to win all tricks."
        " Wikipedia has it announced during the auction."
    ),
    sources=(fft(), WIKIPEDIA),
    allows=N_("You may announce a slam or not: it brings 400 points if you win all tricks, and costs 200 if not."),
)
SLAM_LEAD = Rule(
    "T-SLAM-LEAD",
    title=N_("Who announces a slam leads"),
    statement=N_("Whoever announces a slam leads to the first trick, wherever the dealer sits."),
    sources=(fft(), WIKIPEDIA),
)
THRESHOLD = Rule(
    "T-POIGNEE-THRESH",
    title=N_("How many trumps make a poignée"),
    statement=N_(
        "A simple, double or triple poignée takes 10, 13 or 15 trumps with four players, 13, 15 or 18"
        " with three and 8, 10"
        " or 13 with five."
    ),
    sources=(fft(), WIKIPEDIA),
    allows=N_("You hold {held} trumps, so you may show {needed} of them, now or not at all."),
    forbids=N_("This poignée takes {needed} trumps and you have {held}."),
)
EXCUSE_STANDS_IN = Rule(
    "T-POIGNEE-EXCUSE",
    title=N_("The Excuse in a poignée"),
    statement=N_("The Excuse may stand for one trump that is missing from a poignée."),
    sources=(fft(), WIKIPEDIA),
    allows=N_("You hold {held} trumps and the Excuse, which stands for the one that is missing."),
)
EXCUSE_IMPLIES = Rule(
    "T-POIGNEE-EXCUSE-IMPLIES",
    title=N_("The Excuse shown: no other trump is hidden"),
    statement=N_("Who shows the Excuse in a poignée says by that that they hold no other trump than those shown."),
    sources=(fft(), WIKIPEDIA),
)
SHOW_EXACT = Rule(
    "T-POIGNEE-SHOW-EXACT",
    title=N_("Exactly so many trumps are shown"),
    statement=N_("A poignée shows exactly 10, 13 or 15 trumps (by its size and the table); others stay hidden."),
    sources=(fft(),),
)
DISCARDED = Rule(
    "T-POIGNEE-DISCARDED",
    title=N_("A trump of the écart in a poignée"),
    statement=N_("A trump that the taker had to set aside counts in the poignée, where it is shown once more."),
    sources=(fft(),),
    adds=N_("Trumps that you had to set aside count as well."),
)
WHO = Rule(
    "T-POIGNEE-WHO",
    title=N_("Anybody may show a poignée"),
    statement=N_("Any player may show a poignée, on either side, and nobody has to; it is shown once."),
    sources=(fft(), WIKIPEDIA),
    forbids=N_("You have already shown a poignée."),
)
MISERE = Rule(
    "T-MISERE",
    title=N_("Misère"),
    statement=N_(
        "At some tables a hand without trumps, or without court cards, is worth 10 points from each"
        " other player if it is"
        " declared. It is a house rule."
    ),
    sources=(WIKIPEDIA,),
    allows=N_("You hold no trump, or no court card, so you may declare misère."),
    forbids=N_("Misère takes a hand without trumps or without court cards; you hold both."),
)

#: Trumps for a simple, a double and a triple poignée, by the number of players.
TRUMPS_NEEDED = {3: (13, 15, 18), 4: (10, 13, 15), 5: (8, 10, 13)}
POIGNEES = ("simple", "double", "triple")
POIGNEE, MISERE_MOVE = "poignee", "misere"
COURTS = frozenset("KQNJ")

A_SLAM = N_("slam or no-slam")
A_POIGNEE = N_("a poignée such as {example}")
SO_MANY_CARDS = N_("exactly {count} cards, all different (T-POIGNEE-SHOW-EXACT)")
TRUMPS_HELD = N_("trumps that the player holds, or the Excuse: {held:or}")
NO_HIDDEN_TRUMP = N_("no Excuse while a trump stays hidden: {hidden:or} (T-POIGNEE-EXCUSE-IMPLIES)")
NOT_ALLOWED = N_("a declaration that may be made ({rule})")
NOT_POSSIBLE = N_("cards that the player can hold")


@dataclass(frozen=True, slots=True)
class Slam:
    """The moment at which the taker says whether they mean to win all tricks.

    ``held`` is the hand that the taker will play with, ``aside`` the known cards of the écart.
    """

    setting: Setting
    taker: int
    contract: str
    called: Card | None
    held: Cards | None
    aside: Cards = TAROT.none
    said: str | None = None

    phase = "announce"

    @property
    def turn(self) -> int | None:
        """The taker, until the word is said."""
        return self.taker if self.said is None else None

    @staticmethod
    def obligation() -> Obligation[str]:
        """Both may be said."""
        return Obligation(allow(["slam", "no-slam"], Reason(SLAM, {})))

    def after(self, move: str) -> Slam:
        """The word said."""
        return replace(self, said=move)

    @staticmethod
    def read(text: str, place: str) -> str:
        """Read the word; raise ``RecordError``."""
        if text not in {"slam", "no-slam"}:
            raise RecordError(place, text, A_SLAM)
        return text


class Declaration(NamedTuple):
    """A poignée with the cards shown, or misère with none."""

    kind: str
    shown: Cards = TAROT.none

    @property
    def size(self) -> str | None:
        """The size of a poignée; misère has none."""
        return None if self.kind == MISERE_MOVE else self.kind.split()[1]

    def __str__(self) -> str:
        """Return the declaration without its cards, as verdicts name it."""
        return self.kind

    @property
    def written(self) -> str:
        """The declaration as records write it, its cards from high to low."""
        return " ".join((self.kind, *(card.code for card in reversed(list(self.shown)))))

    @classmethod
    def read(cls, text: str, place: str) -> Declaration:
        """Read a declaration; raise ``RecordError``."""
        if text == MISERE_MOVE:
            return cls(text)
        _, size, *codes = [*text.split(), "", ""]
        if size not in POIGNEES:
            raise RecordError(place, text, A_POIGNEE, example="poignee simple T20 T18 …")
        cards = [card(code, place, TAROT) for code in codes if code]
        shown = TAROT.set(cards)
        if len(shown) != len(cards):
            raise RecordError(place, text, SO_MANY_CARDS, count=len(shown))
        return cls(f"{POIGNEE} {size}", shown)


def is_declaration(text: str) -> bool:
    """Whether a move is a declaration and no card."""
    return text == MISERE_MOVE or text.split(" ", 1)[0] == POIGNEE


def declarations(hand: Cards, aside: Cards, players: int, *, misere: bool) -> Iterator[Ruling[Card | Declaration]]:
    """The rulings on what the holder of ``hand`` may declare before their first card.

    ``aside`` are the trumps that this player had to set aside.
    """
    trumps = hand.of(TRUMP) | aside.of(TRUMP)
    notes = (Reason(DISCARDED, {}),) if aside.of(TRUMP) else ()
    for size, needed in zip(POIGNEES, TRUMPS_NEEDED[players], strict=True):
        move: list[Card | Declaration] = [Declaration(f"{POIGNEE} {size}")]
        facts: Facts = {"held": len(trumps), "needed": needed}
        if len(trumps) >= needed:
            yield allow(move, Reason(THRESHOLD, facts), notes=notes)
        elif len(trumps) == needed - 1 and THE_EXCUSE in hand:
            yield allow(move, Reason(THRESHOLD, facts), Reason(EXCUSE_STANDS_IN, facts), notes=notes)
        else:
            yield forbid(move, Reason(THRESHOLD, facts))
    if misere:
        own: list[Card | Declaration] = [Declaration(MISERE_MOVE)]
        bare = not hand.of(TRUMP) or not any(card.rank in COURTS for card in hand)
        yield (allow if bare else forbid)(own, Reason(MISERE, {}))


def check_shown(said: Declaration, trumps: Cards, players: int) -> None:
    """Refuse a poignée that does not show what it must; ``trumps`` are all that its holder has, the Excuse included."""
    if said.size is None:
        return
    count = TRUMPS_NEEDED[players][POIGNEES.index(said.size)]
    if len(said.shown) != count:
        raise RefusedError(SO_MANY_CARDS, count=count)
    if said.shown - trumps:
        raise RefusedError(TRUMPS_HELD, held=trumps)
    hidden = trumps - said.shown
    if THE_EXCUSE in said.shown and hidden:
        raise RefusedError(NO_HIDDEN_TRUMP, hidden=hidden)
