"""The slam: whether the taker means to win all tricks, said before the first lead."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tutor.core.cards import TAROT, Card, Cards
from tutor.core.errors import RecordError, RefusedError
from tutor.core.message import N_, Facts, Message
from tutor.core.obligation import Obligation, Ruling, allow
from tutor.core.rule import Reason, Rule
from tutor.tarot.dog import PREFIX as DISCARD_PREFIX
from tutor.tarot.dog import UNSEEN_DOG
from tutor.tarot.setting import HAND_SIZES, Setting
from tutor.tarot.sources import PARLETT, WIKIPEDIA, fft

SLAM = Rule(
    "T-SLAM-ANNOUNCE",
    title=N_("Announcing a slam"),
    statement=N_(
        "After the contract is settled, and before the first lead, the taker may announce a slam: to win all tricks. By"
        " Wikipedia’s rules it is announced during the auction."
    ),
    sources=(fft(), WIKIPEDIA),
    allows=N_("You may announce a slam or not: it brings 400 points if you win all tricks, and costs 200 if not."),
    ask=N_("Does a taker have to announce a slam, and what is there to win or lose?"),
    differs=N_(
        "By the federation’s rules the slam is announced once the contract is settled, by Wikipedia’s during the"
        " auction, and in many programs after the écart; here the taker is asked after the écart, before the first"
        " lead."
    ),
)
SLAM_DEF = Rule(
    "T-SLAM-DEF",
    title=N_("What a slam is"),
    statement=N_("A slam, or chelem, is winning every trick of the deal."),
    sources=(fft(), WIKIPEDIA),
    note=N_("A slam is all {tricks} tricks."),
)
#: Said of a taker who may have a partner.
SLAM_TOGETHER = N_(
    "You may announce a slam or not: it brings 400 points if your side wins all tricks, your partner’s included, and"
    " costs 200 if not."
)
PETIT_SLAM = Rule(
    "T-SLAM-PETIT",
    title=N_("The small slam"),
    statement=N_(
        "At some tables the taker’s side also earns a bonus if it loses no more than a few tricks, as many as the table"
        " has agreed: 150 from each opponent, or 300 if it was announced; announced and missed, it costs 150. Only a"
        " full slam gives its announcer the first lead."
    ),
    sources=(WIKIPEDIA, PARLETT),
    allows=N_(
        "You may announce a small slam: it brings 300 points if you lose at most {losses} of the {tricks} tricks, and"
        " costs 150 if not."
    ),
    line=N_("a small slam, {slam:term}"),
    ask=N_("How many tricks may be lost in a small slam, and what is there to win?"),
    differs=N_(
        "The federation has no small slam. Wikipedia defines it as all tricks but three, Parlett as all but one."
    ),
    option="petit_slam_allowed_losses",
)
PETIT_SLAM_TOGETHER = N_(
    "You may announce a small slam: it brings 300 points if your side loses at most {losses} of the {tricks} tricks,"
    " and costs 150 if not."
)
#: Said of a slam of either kind where bonuses do not count.
NO_BONUS = N_("You may announce it or not: at this table, which plays for chips, it brings nothing and costs nothing.")
SLAM_EXCUSE_LAST = Rule(
    "T-SLAM-EXCUSE-LAST",
    title=N_("The Excuse comes last in a slam"),
    statement=N_(
        "A player who has announced a slam and holds the Excuse must keep it for the last trick to succeed: before"
        " that, it cannot win its trick."
    ),
    sources=(fft(),),
    note=N_("But you have announced a slam: keep the Excuse for the last trick, the only one that it can win."),
)
SLAM_LEAD = Rule(
    "T-SLAM-LEAD",
    title=N_("The player who announces a slam leads"),
    statement=N_("Whoever announces a slam leads to the first trick, wherever the dealer sits."),
    sources=(fft(), WIKIPEDIA),
    note=N_("The player who announces it leads to the first trick."),
)
#: The words of the taker before the first lead; the last of them only where the table plays the petit slam.
WORDS = SLAM_MOVE, NO_SLAM_MOVE, PETIT_SLAM_MOVE = "slam", "no-slam", "petit-slam"
A_SLAM = N_("slam or no-slam")
NO_MORE_ECART = N_("slam or no-slam: no more cards are set aside (T-ECART-COUNT)")
A_SLAM_PLAYED = N_("slam or no-slam: this table does not play the small slam ({rule})")


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

    def obligation(self) -> Obligation[str]:
        """The rulings on announcing a slam or none, and a petit slam where the table plays it."""
        legal = WORDS if self.setting.options.petit_slam else WORDS[:2]
        return Obligation.decided(legal, self._rulings)

    def _rulings(self) -> Iterator[Ruling[str]]:
        options = self.setting.options
        facts: Facts = {"tricks": HAND_SIZES[self.setting.players], "losses": options.petit_slam_allowed_losses}
        notes = (Reason(SLAM_DEF, facts), Reason(SLAM_LEAD, {}), *self._unseen_dog())
        slam, petit_slam = self._worded()
        yield allow([SLAM_MOVE, NO_SLAM_MOVE], Reason(SLAM, {}, slam), notes=notes)
        if options.petit_slam:
            yield allow([PETIT_SLAM_MOVE], Reason(PETIT_SLAM, facts, petit_slam))

    def _worded(self) -> tuple[Message | None, Message | None]:
        """The sentences on the slams for a taker with a partner, or a table that plays for chips; else ``None``."""
        if self.setting.options.base == "chips":
            return NO_BONUS, NO_BONUS
        own = (self.held or TAROT.none) | self.aside
        alone = self.called is None or self.called in own
        return (None, None) if alone else (SLAM_TOGETHER, PETIT_SLAM_TOGETHER)

    def _unseen_dog(self) -> tuple[Reason, ...]:
        """The rule on the place of the dog where nobody picks it up; empty where it is picked up."""
        rule = UNSEEN_DOG.get(self.contract)
        return (Reason(rule, {}),) if rule else ()

    def after(self, move: str) -> Slam:
        """The word said; raise ``RefusedError`` if the table does not know it."""
        if move not in self.obligation():
            raise RefusedError(A_SLAM_PLAYED, rule=PETIT_SLAM.id)
        return Slam(self.setting, self.taker, self.contract, self.called, self.held, self.aside, said=move)

    @staticmethod
    def read(text: str, place: str) -> str:
        """Read the word; raise ``RecordError``."""
        if text not in WORDS:
            raise RecordError(place, text, NO_MORE_ECART if text.startswith(DISCARD_PREFIX) else A_SLAM)
        return text
