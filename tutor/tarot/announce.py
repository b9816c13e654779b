"""The declarations before one's own first card: a poignée, or misère."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tutor.core.cards import TAROT, TRUMP, Cards
from tutor.core.errors import RecordError, RefusedError
from tutor.core.message import N_, Facts
from tutor.core.obligation import Obligation, Ruling, allow, forbid
from tutor.core.reading import card
from tutor.core.rule import Reason, Rule
from tutor.tarot.before_bidding import COURTS
from tutor.tarot.sources import RENCONTRES, VINEUIL, WIKIPEDIA, fft
from tutor.tarot.trick import THE_EXCUSE

THRESHOLD = Rule(
    "T-POIGNEE-THRESH",
    title=N_("How many trumps make a poignée"),
    statement=N_(
        "With four players a simple poignée (handful) takes 10 trumps, a double 13 and a triple 15; with three players"
        " 13, 15 and 18; with five 8, 10 and 13."
    ),
    sources=(fft(), WIKIPEDIA),
    allows=N_("You hold {held} {held:n|trump|trumps}, so you may show {needed} of them, now or not at all."),
    forbids=N_("This poignée takes {needed} {needed:n|trump|trumps} and you have {held}."),
    ask=N_("How many trumps do you have, and how many does each poignée take?"),
)
EXCUSE_STANDS_IN = Rule(
    "T-POIGNEE-EXCUSE",
    title=N_("The Excuse in a poignée"),
    statement=N_("The Excuse may stand for one trump that is missing from a poignée."),
    sources=(fft(), WIKIPEDIA),
    allows=N_("You hold {held} {held:n|trump|trumps} and the Excuse, which stands for the one that is missing."),
    ask=N_("Is a single trump missing, and could another card stand in for it?"),
)
EXCUSE_IMPLIES = Rule(
    "T-POIGNEE-EXCUSE-IMPLIES",
    title=N_("The Excuse shown: no other trump is hidden"),
    statement=N_("To show the Excuse in a poignée is to say that you hold no other trump than those shown."),
    sources=(fft(), WIKIPEDIA, VINEUIL),
    note=N_("Leave the Excuse in your hand: shown, it would say that you hold no other trump."),
    proof=N_("{by:Player} {by:you|have|has} no trumps but those shown, since the Excuse was shown among them."),
)
SHOW_EXACT = Rule(
    "T-POIGNEE-SHOW-EXACT",
    title=N_("Exactly the number of trumps that it takes"),
    statement=N_(
        "A poignée is shown with exactly as many trumps as its size asks for, all at once and from high to low. A"
        " player who holds more chooses which of them stay hidden."
    ),
    sources=(fft(),),
    note=N_("Show exactly {needed} {needed:n|trump|trumps} of your choice; the others stay hidden."),
    proof=N_("{by:Player} {by:you|have|has} shown {cards:and}, and still {by:you|hold|holds} {cards:n|it|them}."),
    differs=N_(
        "The federation has a poignée shown with exactly the number of trumps that it takes; Wikipedia says with at"
        " least that many. The tutor asks for exactly that number."
    ),
)
WHEN = Rule(
    "T-POIGNEE-WHEN",
    title=N_("When a poignée is shown"),
    statement=N_("A poignée is announced and shown right before its holder’s own first card, not later."),
    sources=(fft(), WIKIPEDIA),
)
LOWER = Rule(
    "T-POIGNEE-LOWER",
    title=N_("A smaller poignée than one could show"),
    statement=N_(
        "A player with enough trumps for a larger poignée may show a smaller one. No source forbids it, and none says"
        " so outright."
    ),
    sources=(fft(),),
    note=N_("You could also show a larger poignée, but a smaller one is not forbidden."),
)
DISCARDED = Rule(
    "T-POIGNEE-DISCARDED",
    title=N_("A trump of the écart in a poignée"),
    statement=N_("A trump that the taker had to set aside counts in the poignée, where it is shown once more."),
    sources=(fft(),),
    note=N_("Trumps that you had to set aside count as well."),
)
WHO = Rule(
    "T-POIGNEE-WHO",
    title=N_("Anybody may show a poignée"),
    statement=N_("Any player may show a poignée, on either side, and nobody has to; it is shown once."),
    sources=(fft(), WIKIPEDIA),
    forbids=N_("You have already shown a poignée."),
    ask=N_("Who has shown a poignée so far, and how often may each player do so?"),
)
MISERE = Rule(
    "T-MISERE",
    title=N_("Misère"),
    statement=N_(
        "At some tables a hand without trumps, or without court cards, is worth 10 points from each other player if it"
        " is declared."
    ),
    sources=(WIKIPEDIA, RENCONTRES),
    differs=N_(
        "The federation has no misère. Wikipedia gives 30 points at a table of four, 10 from each; other tables give"
        " 20, or only 10."
    ),
    option="misere",
    allows=N_("You hold no trump, so you may declare misère."),
    forbids=N_("Misère takes a hand without trumps or without court cards; you hold both."),
    line=N_("{by:player} {by:you|receive|receives} 10 points from each other player for a misère"),
    ask=N_("Do you hold trumps and court cards, and what have you declared so far?"),
)
#: Said of a hand that has trumps.
MISERE_WITHOUT_COURTS = N_("You hold no court card, so you may declare misère.")
#: Said of a player who has declared it already.
MISERE_ONCE = N_("You have already declared misère.")
#: On the number of trumps where a taker had to set some aside, which count and are in the hand no more: whether there
#: are enough of them, or too few, or one too few beside the Excuse.
ENOUGH_ASIDE = N_(
    "You hold {held} {held:n|trump|trumps} and have set aside {aside}: you may show {needed} of them all, now or not at"
    " all."
)
TOO_FEW_ASIDE = N_("This poignée takes {needed} {needed:n|trump|trumps}; you hold {held} and have set aside {aside}.")
STANDS_IN_ASIDE = N_(
    "You hold {held} {held:n|trump|trumps} and the Excuse, and have set aside {aside}: the Excuse stands for the one"
    " that is missing."
)

#: Trumps for a simple, a double and a triple poignée, by the number of players.
TRUMPS_NEEDED = {3: (13, 15, 18), 4: (10, 13, 15), 5: (8, 10, 13)}
#: The cards that a poignée can show.
TRUMPS = TAROT.all.of(TRUMP) | TAROT.all.of(THE_EXCUSE.suit)
POIGNEES = ("simple", "double", "triple")
POIGNEE, MISERE_MOVE = "poignee", "misere"

#: On the cards that are laid out for a poignée: that some of them are no trumps, or are not there to be shown, that
#: they are too many or too few, and that a trump stays hidden behind the Excuse.
NO_TRUMPS = N_(
    "Only trumps make a poignée, and {cards:and} {cards:n|is not a trump: put it|are not trumps: put them} back into"
    " your hand."
)
NOT_HELD = N_("You cannot show {cards:and}: {cards:n|that card is|those cards are} not yours to show.")
OTHER_NUMBER = N_(
    "A {size:term} poignée shows exactly {count} {count:n|trump|trumps}, and you have laid out {laid}"
    " {laid:n|card|cards}."
)
HIDES_A_TRUMP = N_(
    "To show the Excuse is to say that you hold no other trump than those shown, but you still hold {hidden:and}. Show"
    " a trump in place of the Excuse."
)
#: Said of what is declared at another time.
NOT_NOW = N_("You show a poignée or declare misère right before your own first card, and at no other time.")

A_POIGNEE = N_("a poignée such as {example}")
SO_MANY_CARDS = N_("exactly {count} {count:n|card|cards}, all different (T-POIGNEE-SHOW-EXACT)")
EACH_ONCE = N_("cards that are all different (T-POIGNEE-SHOW-EXACT)")
TRUMPS_HELD = N_("only trumps that the player holds, and the Excuse if it is held: {held:or}")
NO_HIDDEN_TRUMP = N_("no Excuse while a trump stays hidden: {hidden:or} (T-POIGNEE-EXCUSE-IMPLIES)")
ONLY_TRUMPS = N_("only trumps, or the Excuse in place of one (T-POIGNEE-EXCUSE)")
NOT_ALLOWED = N_("a declaration that may be made ({rule})")
NOT_POSSIBLE = N_("cards that the player can hold")
#: The correct record that is expected, by the fault of the cards that a record shows.
EXPECTED = {
    NO_TRUMPS: ONLY_TRUMPS,
    NOT_HELD: TRUMPS_HELD,
    OTHER_NUMBER: SO_MANY_CARDS,
    HIDES_A_TRUMP: NO_HIDDEN_TRUMP,
}


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
            raise RecordError(place, text, EACH_ONCE)
        return cls(f"{POIGNEE} {size}", shown)


#: The poignées, and misère, without the cards that are shown.
_SHOWING = tuple(Declaration(f"{POIGNEE} {size}") for size in POIGNEES)
_MISERE = Declaration(MISERE_MOVE)


def is_declaration(text: str) -> bool:
    """Whether a move is a declaration and no card."""
    return text == MISERE_MOVE or text.split(" ", 1)[0] == POIGNEE


def declarations(hand: Cards, aside: Cards, players: int, *, misere: bool) -> Obligation[Declaration]:
    """The rulings on the declarations of the holder of ``hand`` before their first card.

    ``aside`` are the trumps that this player had to set aside.
    """
    discarded = aside.of(TRUMP)
    most = len(hand & TRUMPS | discarded)  # with the Excuse for one that is missing (T-POIGNEE-EXCUSE)
    possible = zip(_SHOWING, TRUMPS_NEEDED[players], strict=True)
    legal = [poignee for poignee, needed in possible if needed <= most]
    on_misere = _misere(hand) if misere else None
    if on_misere and on_misere.legal:
        legal.append(_MISERE)
    return Obligation.decided(legal, _rulings, hand, most, players, len(discarded), on_misere)


def _rulings(
    hand: Cards, most: int, players: int, aside: int, on_misere: Ruling[Declaration] | None
) -> Iterator[Ruling[Declaration]]:
    for size in range(len(POIGNEES)):
        yield _poignee(size, most, TRUMPS_NEEDED[players], excuse=THE_EXCUSE in hand, aside=aside)
    if on_misere:
        yield on_misere


def _misere(hand: Cards) -> Ruling[Declaration]:
    """Whether ``hand`` is good for a misère: it lacks trumps, or court cards."""
    if not hand.of(TRUMP):
        return allow([_MISERE], Reason(MISERE, {}))
    if any(card.rank in COURTS for card in hand):
        return forbid([_MISERE], Reason(MISERE, {}))
    return allow([_MISERE], Reason(MISERE, {}, says=MISERE_WITHOUT_COURTS))


def _poignee(size: int, most: int, sizes: Sequence[int], *, excuse: bool, aside: int) -> Ruling[Declaration]:
    """Whether a poignée may be shown by a player who has ``most`` trumps, the Excuse and those set aside among them."""
    held, needed, poignee = most - excuse, sizes[size], _SHOWING[size]
    facts: Facts = {"held": held - aside, "needed": needed, **({"aside": aside} if aside else {})}
    if needed > most:
        return forbid([poignee], Reason(THRESHOLD, facts, says=TOO_FEW_ASIDE if aside else None))
    about = (
        (DISCARDED, bool(aside)),
        (SHOW_EXACT, held > needed),
        (EXCUSE_IMPLIES, most > held >= needed),
        (LOWER, any(needed < larger <= most for larger in sizes)),
    )
    enough = Reason(THRESHOLD, facts, says=ENOUGH_ASIDE if aside else None)
    stands_in = Reason(EXCUSE_STANDS_IN, facts, says=STANDS_IN_ASIDE if aside else None)
    notes = tuple(Reason(rule, facts) for rule, applies in about if applies)
    return allow([poignee], *((enough,) if held >= needed else (enough, stands_in)), notes=notes)


def fault(said: Declaration, trumps: Cards, players: int) -> Reason | None:
    """The fault of the cards that a poignée shows; ``None`` if there is none.

    ``trumps`` are all that its holder has to show, those set aside and the Excuse included.

    >>> ten = TAROT.read("T2 T3 T4 T5 T6 T7 T8 T9 T10 T11")
    >>> nine = Declaration("poignee simple", ten.without(TAROT["T2"]))
    >>> reason = fault(nine, ten, players=4)
    >>> reason.rule.id, reason.facts["laid"], fault(Declaration("poignee simple", ten), ten, players=4)
    ('T-POIGNEE-SHOW-EXACT', 9, None)
    """
    if said.size is None:
        return None
    count = TRUMPS_NEEDED[players][POIGNEES.index(said.size)]
    if strange := said.shown - TRUMPS:
        return Reason(THRESHOLD, {"cards": strange}, says=NO_TRUMPS)
    if elsewhere := said.shown - trumps:
        return Reason(THRESHOLD, {"cards": elsewhere, "held": trumps}, says=NOT_HELD)
    if len(said.shown) != count:
        return Reason(SHOW_EXACT, {"size": said.size, "count": count, "laid": len(said.shown)}, says=OTHER_NUMBER)
    hidden = trumps - said.shown
    if THE_EXCUSE in said.shown and hidden:
        return Reason(EXCUSE_IMPLIES, {"hidden": hidden}, says=HIDES_A_TRUMP)
    return None


def refused(reason: Reason) -> RefusedError:
    """The error that a record meets with a declaration that is not allowed for this reason."""
    expected = NOT_ALLOWED if reason.says is None else EXPECTED.get(reason.says, NOT_ALLOWED)
    return RefusedError(expected, **{**reason.facts, "rule": reason.rule.id})
