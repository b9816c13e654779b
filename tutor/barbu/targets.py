"""Whom a player may double: one player, several, all with “maximum”, or the two beside the dealer with “flanks”."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from tutor.barbu import bets
from tutor.barbu.options import Options
from tutor.barbu.sources import BOARD_GAME_ARENA, GOLDSMITH, PAGAT, PARLETT, SAN_FRANCISCO, TRENTHAM, WIKIPEDIA
from tutor.rule import N_, Facts, Message, Reason, Rule, Ruling, allow, forbid

ONE_TURN = Rule(
    "B-DBL-ONE-TURN",
    title=N_("One turn to double"),
    statement=N_(
        "Each player has one turn to double. A player who is doubled only after that turn can no longer redouble; some"
        " tables give such players a second turn, after the dealer’s."
    ),
    sources=(WIKIPEDIA, PAGAT, SAN_FRANCISCO),
    differs=N_(
        "Wikipedia and pagat.com give everybody one turn. In San Francisco a player who is doubled later may still"
        " redouble."
    ),
    option="late_redouble",
    allows=N_("You may pass: this is your one turn to double, but you do not have to."),
    forbids=N_("You have had your turn to double. Now you may only redouble {received:and}, or pass."),
)
NAME = Rule(
    "B-DBL-NAME",
    title=N_("You say whom you double"),
    statement=N_("A player who doubles says whom."),
    sources=(WIKIPEDIA,),
)
MAXIMUM = Rule(
    "B-DBL-MAX",
    title=N_("Maximum"),
    statement=N_("To say “maximum”, or “table”, is to double all three others."),
    sources=(WIKIPEDIA,),
    allows=N_("“Maximum” doubles all three others."),
)
FLANKS = Rule(
    "B-DBL-FLANKS",
    title=N_("Flanks"),
    statement=N_(
        "To say “flanks”, or “family”, is to double the two other players who are not the dealer. It does not count as"
        " a double of the dealer. Some tables do not allow it."
    ),
    sources=(WIKIPEDIA, GOLDSMITH),
    allows=N_("“Flanks” doubles the two others who are not the dealer."),
    forbids=N_("At this table you may not double both others and leave out the dealer."),
)
NEGATIVE = Rule(
    "B-DBL-NEG-ANY",
    title=N_("In a negative contract anybody may be doubled"),
    statement=N_(
        "In a negative contract a player other than the dealer may double any of the others. Some tables let only the"
        " dealer be doubled."
    ),
    sources=(WIKIPEDIA, PAGAT, SAN_FRANCISCO, TRENTHAM),
    allows=N_("In a negative contract you may double any other player."),
    forbids=N_("At this table only the dealer may be doubled: you may double {dealer:player}, and nobody else."),
)
POSITIVE = Rule(
    "B-DBL-POS-DEALER",
    title=N_("In a positive contract only the dealer is doubled"),
    statement=N_("In a positive contract only the dealer may be doubled."),
    sources=(WIKIPEDIA, BOARD_GAME_ARENA),
    allows=N_("In a positive contract you may double the dealer, and nobody else."),
    forbids=N_("This contract is positive, so you may double {dealer:player}, who is the dealer, but nobody else."),
)
POSITIVE_MAXIMUM = Rule(
    "B-DBL-POS-MAX",
    title=N_("No maximum and no flanks in a positive contract"),
    statement=N_(
        "In a positive contract neither “maximum” nor “flanks” may be said, since both double players other than the"
        " dealer."
    ),
    sources=(WIKIPEDIA,),
    differs=N_(
        "Wikipedia does not say what “maximum” and “flanks” would mean when only the dealer may be doubled. The tutor"
        " does not allow them then."
    ),
    forbids=N_(
        "This contract is positive, so only the dealer may be doubled, but this would double others too. A double may"
        " name {dealer:player} alone."
    ),
)
SELF = Rule(
    "B-DBL-SELF",
    title=N_("Never yourself, and nobody twice"),
    statement=N_("Nobody doubles themselves, and nobody names the same player twice."),
    sources=(WIKIPEDIA,),
    forbids=N_("You double other players, each of them once: never yourself, and nobody twice."),
)
REDOUBLE = Rule(
    "B-RDBL",
    title=N_("The redouble"),
    statement=N_("A player who was doubled may, when their turn comes, redouble whoever did so."),
    sources=(WIKIPEDIA, PAGAT),
    allows=N_("{target:Player} has doubled you, so this is a redouble."),
)
MAXIMUM_AGAIN = Rule(
    "B-RDBL-MAX-NONDEALER",
    title=N_("Maximum after a double"),
    statement=N_("To say “maximum” after being doubled is to redouble those who doubled you and to double the others."),
    sources=(WIKIPEDIA,),
    allows=N_("You were doubled by {received:and}: “maximum” redoubles them and doubles everybody else."),
)
DEALER_NEVER = Rule(
    "B-DBL-DEALER-NEVER",
    title=N_("The dealer does not double"),
    statement=N_("The dealer may not double anybody, only redouble those who have doubled."),
    sources=(WIKIPEDIA, PAGAT),
    allows=N_("You are the dealer and nobody has doubled you, so you can only pass."),
    forbids=N_("You are the dealer: you may redouble a player who has doubled you, but not double one who has not."),
)
DEALER_AGAIN = Rule(
    "B-RDBL-DEALER",
    title=N_("The dealer redoubles"),
    statement=N_(
        "The dealer may redouble any, some or all of those who have doubled; “maximum” from the dealer redoubles all of"
        " them and nobody else."
    ),
    sources=(WIKIPEDIA, PARLETT),
    allows=N_("You are the dealer: you may redouble any of those who have doubled you, {received:and}."),
)
#: The same said by a player whom one of those two, or both, have doubled before.
FLANKS_AGAIN = N_(
    "You were doubled by {received:and}. To say “flanks” is to redouble whoever doubled you, and to double the other"
    " flank if they did not."
)
#: “Flanks” from a dealer whom all have doubled: it could only redouble, but the word leaves the dealer out.
FLANKS_OF_DEALER = N_(
    "“Flanks” is for the others to say: it leaves the dealer out, and you are the dealer. You may only redouble players"
    " who have doubled you, by name or all of them with “maximum”."
)
#: A dealer who has been doubled may also leave it at that.
PASS_OF_DEALER = N_(
    "You may pass: nobody has to redouble. As the dealer you may also redouble any of those who have doubled you,"
    " {received:and}."
)
#: One turn, where those who were doubled later may still redouble: before that turn, and in it.
PASS_EARLY = N_("You may pass: this is your one turn to double. If you are doubled later, you may still redouble.")
LATE_TURN = N_("Since your turn you were doubled by {received:and}: you may redouble now, or pass.")

PASS, DOUBLE = "pass", "double"
MAX, FLANK = f"{DOUBLE} max", f"{DOUBLE} flanks"


#: Whether a move is allowed, and the reason why.
Judgement = tuple[bool, Reason]


class Speaker(NamedTuple):
    """A player whose turn to double it is, and all that decides on whom they may name.

    ``seats`` are all players in turn, the dealer last.  ``received`` are the seats that have doubled this player, who
    may redouble them, and ``redoubled`` those with whom there is a redouble already.  ``late`` is a turn after the
    dealer's, only to redouble (B-DBL-ONE-TURN).
    """

    seat: int
    seats: tuple[int, ...]
    options: Options
    positive: bool
    received: tuple[int, ...]
    redoubled: tuple[int, ...]
    late: bool

    @property
    def dealer(self) -> int:
        """The seat of the dealer."""
        return self.seats[-1]

    @property
    def is_dealer(self) -> bool:
        """Whether this is the dealer."""
        return self.seat == self.dealer

    def names(self, move: str) -> tuple[int, ...]:
        """The seats that a move doubles or redoubles."""
        if move == MAX and (self.is_dealer or self.late):
            return self.received
        if move in {MAX, FLANK}:
            left_out = {self.seat} if move == MAX else {self.seat, self.dealer}
            return tuple(other for other in self.seats if other not in left_out)
        return _seats(move)

    def judged(self, move: str) -> tuple[bool, list[Reason]]:
        """Whether a move is allowed, but for the compulsory doubles; and the reasons why."""
        if move in _WHOLE:
            legal, reason = _WHOLE[move](self)
            return legal, [reason]
        named = self.names(move)
        reasons: list[Reason] = []
        for other in named:
            legal, reason = self._one(other)
            if not legal:
                return False, [reason]
            if reason not in reasons:
                reasons.append(reason)
        together = self._together(named) if len(named) > 1 else None
        return (False, [self._by(together)]) if together else (True, reasons)

    def _together(self, named: tuple[int, ...]) -> Rule | None:
        """By which rule several players may not be named at once, who may be alone."""
        if len(set(named)) < len(named):
            return SELF
        free = self.options.flanks or self.is_dealer or self.late
        return FLANKS if not free and set(named) == set(self.names(FLANK)) else None

    def ruling(self, move: str) -> Ruling[str]:
        """The ruling on a move, but for the compulsory doubles."""
        legal, reasons = self.judged(move)
        return (allow if legal else forbid)([move], *reasons)

    def _by(self, rule: Rule, says: Message | None = None, target: int | None = None) -> Reason:
        """A rule and its facts; ``target`` is one where the bet with this one player decides."""
        facts: Facts = {"dealer": self.dealer, "received": self.received}
        return Reason(rule, facts if target is None else {**facts, "target": target}, says)

    def _pass(self) -> Judgement:
        if self.is_dealer:
            return True, self._by(DEALER_AGAIN, PASS_OF_DEALER) if self.received else self._by(DEALER_NEVER)
        if self.late:
            return True, self._redoubling
        return True, self._by(ONE_TURN, PASS_EARLY if self.options.late_redouble else None)

    def _maximum(self) -> Judgement:
        if self.is_dealer or self.late:
            return bool(self.received), self._redoubling if self.received else self._by(DEALER_NEVER)
        if only := self._only_the_dealer:
            return False, self._by(POSITIVE_MAXIMUM if only is POSITIVE else only)
        return True, self._by(MAXIMUM_AGAIN if self.received else MAXIMUM)

    def _flanks(self) -> Judgement:
        if self.is_dealer:
            all_doubled = set(self.names(FLANK)) <= set(self.received)
            return False, self._by(FLANKS, FLANKS_OF_DEALER) if all_doubled else self._by(DEALER_NEVER)
        if self.late:
            return False, self._by(ONE_TURN)
        if only := self._only_the_dealer:
            return False, self._by(POSITIVE_MAXIMUM if only is POSITIVE else only)
        if not self.options.flanks:
            return False, self._by(FLANKS)
        return True, self._by(FLANKS, FLANKS_AGAIN if self.received else None)

    def _one(self, other: int) -> Judgement:
        """Whether one player may be named."""
        if other == self.seat:
            return False, self._by(SELF)
        if self.is_dealer or self.late:
            return self._again(other)
        if other in self.received:
            return True, self._by(REDOUBLE, target=other)
        only = self._only_the_dealer
        return other == self.dealer or not only, self._by(only or NEGATIVE)

    def _again(self, other: int) -> Judgement:
        """Whether one player may be named by the dealer, or by somebody who has had their turn."""
        if other in self.received:
            return True, self._redoubling
        if self.is_dealer:
            return False, self._by(DEALER_NEVER)
        return False, self._by(bets.MUTUAL, target=other) if other in self.redoubled else self._by(ONE_TURN)

    @property
    def _redoubling(self) -> Reason:
        """Why those may be redoubled who have doubled."""
        return self._by(DEALER_AGAIN) if self.is_dealer else self._by(ONE_TURN, LATE_TURN)

    @property
    def _only_the_dealer(self) -> Rule | None:
        """By which rule only the dealer may be doubled, if there is one."""
        if self.positive:
            return POSITIVE
        return NEGATIVE if self.options.doubling == "dealer" else None


@cache
def _seats(move: str) -> tuple[int, ...]:
    """The seats that stand in a move."""
    return tuple(map(int, move.split()[1:]))


#: The moves that name nobody, and how each is judged.
_WHOLE: dict[str, Callable[[Speaker], Judgement]] = {
    PASS: Speaker._pass,  # noqa: SLF001 - of the same module
    MAX: Speaker._maximum,  # noqa: SLF001
    FLANK: Speaker._flanks,  # noqa: SLF001
}
