"""The players to be doubled: one, several, all with “maximum”, or the two beside the dealer with “flanks”."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from tutor.barbu.options import Options
from tutor.barbu.sources import BOARD_GAME_ARENA, GOLDSMITH, PAGAT, SAN_FRANCISCO, TRENTHAM, WIKIPEDIA
from tutor.core.message import N_, Facts, Message
from tutor.core.obligation import Ruling, allow, forbid
from tutor.core.rule import Reason, Rule

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
    ask=N_("How many turns to double does each player have, and must one use it?"),
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
    ask=N_("Whom does “maximum” double, and may you double all of them?"),
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
    ask=N_("Whom does “flanks” double, whom does it leave out, and may you say it here?"),
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
    ask=N_("Is this contract positive or negative, and whom may you double in it?"),
)
POSITIVE = Rule(
    "B-DBL-POS-DEALER",
    title=N_("In a positive contract only the dealer is doubled"),
    statement=N_("In a positive contract only the dealer may be doubled."),
    sources=(WIKIPEDIA, BOARD_GAME_ARENA),
    allows=N_("In a positive contract you may double the dealer, and nobody else."),
    forbids=N_("This contract is positive, so you may double {dealer:player}, who is the dealer, but nobody else."),
    ask=NEGATIVE.ask,
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
    ask=NEGATIVE.ask,
)
SELF = Rule(
    "B-DBL-SELF",
    title=N_("Never yourself, and nobody twice"),
    statement=N_("Nobody doubles themselves, and nobody names the same player twice."),
    sources=(WIKIPEDIA,),
    forbids=N_("You double other players, each of them once: never yourself, and nobody twice."),
    ask=N_("Who plays besides you, and how often may each of them be named?"),
)
REDOUBLE = Rule(
    "B-RDBL",
    title=N_("The redouble"),
    statement=N_("A player who was doubled may, when their turn comes, redouble whoever did so."),
    sources=(WIKIPEDIA, PAGAT),
    allows=N_("{target:Player} {target:you|have|has} doubled you, so this is a redouble."),
    ask=N_("Who has doubled you so far, and what may you answer?"),
)
MAXIMUM_AGAIN = Rule(
    "B-RDBL-MAX-NONDEALER",
    title=N_("Maximum after a double"),
    statement=N_("To say “maximum” after being doubled is to redouble those who doubled you and to double the others."),
    sources=(WIKIPEDIA,),
    allows=N_("You were doubled by {received:and}: “maximum” redoubles them and doubles everybody else."),
    ask=N_("Who has doubled you so far, and what does “maximum” do to each of the others?"),
)
#: “Flanks” from a player whom one of those two, or both, have doubled before.
FLANKS_AGAIN = N_(
    "You were doubled by {received:and}. To say “flanks” is to redouble whoever doubled you, and to double the other"
    " flank if they did not."
)
#: A pass, where those who are doubled later may still redouble.
PASS_EARLY = N_("You may pass: this is your one turn to double. If you are doubled later, you may still redouble.")

PASS, DOUBLE = "pass", "double"
MAX, FLANK = f"{DOUBLE} max", f"{DOUBLE} flanks"


#: Whether a move is allowed, and the reason why.
Judgement = tuple[bool, Reason]


class Speaker(NamedTuple):
    """A player whose turn to double it is, with all that decides whom they may name.

    ``seats`` are all players in turn, the dealer last.  ``received`` are the seats that have doubled this player, who
    may redouble them, and ``redoubled`` those with whom there is a redouble already.  ``late`` is a turn after the
    dealer's.  Who speaks late, and the dealer, can only redouble: they are a ``Redoubler``.
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
        """The seats that a move doubles or redoubles: all others with “maximum”, all but the dealer with “flanks”."""
        if move in {MAX, FLANK}:
            left_out = {self.seat} if move == MAX else {self.seat, self.dealer}
            return tuple(other for other in self.seats if other not in left_out)
        return _seats(move)

    def ruling(self, move: str) -> Ruling[str]:
        """The ruling on a move, but for the compulsory doubles."""
        legal, reasons = self.judged(move)
        return (allow if legal else forbid)([move], *reasons)

    def judged(self, move: str) -> tuple[bool, list[Reason]]:
        """Whether a move is allowed, but for the compulsory doubles; and the reasons why."""
        words = {PASS: self.passing, MAX: self.maximum, FLANK: self.flanks}
        if move in words:
            legal, reason = words[move]()
            return legal, [reason]
        named = self.names(move)
        reasons: list[Reason] = []
        for other in named:
            legal, reason = self.one(other)
            if not legal:
                return False, [reason]
            if reason not in reasons:
                reasons.append(reason)
        if len(set(named)) < len(named):
            return False, [self.by(SELF)]
        against = self.together(named) if len(named) > 1 else None
        return (False, [against]) if against else (True, reasons)

    def passing(self) -> Judgement:
        """Whether a pass may be said: always, but for the compulsory doubles."""
        return True, self.by(ONE_TURN, PASS_EARLY if self.options.late_redouble else None)

    def maximum(self) -> Judgement:
        """Whether “maximum” may be said."""
        if only := self._only_the_dealer:
            return False, self.by(POSITIVE_MAXIMUM if only is POSITIVE else only)
        return True, self.by(MAXIMUM_AGAIN if self.received else MAXIMUM)

    def flanks(self) -> Judgement:
        """Whether “flanks” may be said."""
        if only := self._only_the_dealer:
            return False, self.by(POSITIVE_MAXIMUM if only is POSITIVE else only)
        if not self.options.flanks:
            return False, self.by(FLANKS)
        return True, self.by(FLANKS, FLANKS_AGAIN if self.received else None)

    def one(self, other: int) -> Judgement:
        """Whether one player may be named."""
        if other == self.seat:
            return False, self.by(SELF)
        if other in self.received:
            return True, self.by(REDOUBLE, target=other)
        only = self._only_the_dealer
        return other == self.dealer or not only, self.by(only or NEGATIVE)

    def together(self, named: tuple[int, ...], /) -> Reason | None:
        """The reason why players who may be named one by one may not be named at once; ``None`` if they may."""
        flanks = not self.options.flanks and set(named) == set(self.names(FLANK))
        return self.by(FLANKS) if flanks else None

    def by(self, rule: Rule, says: Message | None = None, target: int | None = None) -> Reason:
        """The reason for a judgement: a rule and its facts; ``target`` is the player whose bet decides, if one does."""
        facts: Facts = {"dealer": self.dealer, "received": self.received}
        return Reason(rule, facts if target is None else {**facts, "target": target}, says)

    @property
    def _only_the_dealer(self) -> Rule | None:
        """The rule by which only the dealer may be doubled; ``None`` if others may be."""
        if self.positive:
            return POSITIVE
        return NEGATIVE if self.options.doubling == "dealer" else None


@cache
def _seats(move: str) -> tuple[int, ...]:
    """The seats that stand in a move."""
    return tuple(map(int, move.split()[1:]))
