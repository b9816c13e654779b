"""Turns in which a player can only redouble: the dealer's, and the second turn of those doubled after their first."""

from __future__ import annotations

from tutor.barbu import bets, targets
from tutor.barbu.sources import PAGAT, PARLETT, WIKIPEDIA
from tutor.barbu.targets import FLANK, MAX, Judgement, Speaker
from tutor.core.message import N_
from tutor.core.rule import Reason, Rule

DEALER_NEVER = Rule(
    "B-DBL-DEALER-NEVER",
    title=N_("The dealer does not double"),
    statement=N_("The dealer may not double anybody, only redouble those who have doubled."),
    sources=(WIKIPEDIA, PAGAT),
    allows=N_("You are the dealer and nobody has doubled you, so you can only pass."),
    forbids=N_("You are the dealer: you may redouble a player who has doubled you, but not double one who has not."),
    ask=N_("Are you the dealer, and has anybody doubled you?"),
)
DEALER_AGAIN = Rule(
    "B-RDBL-DEALER",
    title=N_("The dealer redoubles"),
    statement=N_(
        "The dealer may redouble any, some or all of those who have doubled; “maximum” from the dealer redoubles all of"
        " them and nobody else."
    ),
    sources=(WIKIPEDIA, PARLETT),
    allows=N_(
        "You are the dealer and were doubled by {received:and}: you may redouble {received:n|that player|any of them}."
    ),
    ask=DEALER_NEVER.ask,
)
#: “Flanks” from a dealer whom all have doubled: it could only redouble, but the word leaves the dealer out.
FLANKS_OF_DEALER = N_(
    "“Flanks” is for the others to say: it leaves the dealer out, and you are the dealer. You may only redouble players"
    " who have doubled you, by name or all of them with “maximum”."
)
#: A dealer who has been doubled may also leave it at that.
PASS_OF_DEALER = N_(
    "You may pass: nobody has to redouble. You are the dealer and were doubled by {received:and}: you may redouble"
    " {received:n|that player|any of them} instead."
)
#: The second turn of a player who was doubled after the first (B-DBL-ONE-TURN).
LATE_TURN = N_("Since your turn you were doubled by {received:and}: you may redouble now, or pass.")


class Redoubler(Speaker):
    """The dealer, or a player who has had their turn: those may be named who have doubled them, and nobody else."""

    __slots__ = ()

    def names(self, move: str) -> tuple[int, ...]:
        """The seats that a move redoubles: with “maximum”, all who have doubled this player."""
        return self.received if move == MAX else super().names(move)

    def passing(self) -> Judgement:
        """Whether a pass may be said: always, since nobody has to redouble."""
        if self.is_dealer:
            again = self.by(DEALER_AGAIN, PASS_OF_DEALER)
            return True, again if self.received else self.by(DEALER_NEVER)
        return True, self._again

    def maximum(self) -> Judgement:
        """Whether “maximum” may be said: by a player who has been doubled."""
        return bool(self.received), self._again if self.received else self.by(DEALER_NEVER)

    def flanks(self) -> Judgement:
        """Whether “flanks” may be said: never in a turn in which one can only redouble."""
        if not self.is_dealer:
            return False, self.by(targets.ONE_TURN)
        all_doubled = set(self.names(FLANK)) <= set(self.received)
        return False, self.by(targets.FLANKS, FLANKS_OF_DEALER) if all_doubled else self.by(DEALER_NEVER)

    def one(self, other: int) -> Judgement:
        """Whether one player may be named."""
        if other == self.seat:
            return False, self.by(targets.SELF)
        if other in self.received:
            return True, self._again
        if self.is_dealer:
            return False, self.by(DEALER_NEVER)
        mutual = other in self.redoubled
        return False, self.by(bets.MUTUAL, target=other) if mutual else self.by(targets.ONE_TURN)

    def together(self, _named: tuple[int, ...], /) -> Reason | None:
        """``None``: the ban on flanks is for doubles, so nothing stands against it."""
        return None

    @property
    def _again(self) -> Reason:
        """The reason why those who have doubled may be redoubled."""
        return self.by(DEALER_AGAIN) if self.is_dealer else self.by(targets.ONE_TURN, LATE_TURN)
