"""A scene for every rule that decides on a double in Barbu: one that it permits, and one that it forbids."""

from __future__ import annotations

from typing import Any

from tutor.barbu import compulsory, contracts, naming
from tutor.barbu.bets import MUTUAL
from tutor.barbu.doubling import Doubling
from tutor.barbu.options import Options
from tutor.barbu.setting import Setting
from tutor.rule import Rule
from tutor.teach.scenes import Scene

TABLE = 4
#: Five contracts that a dealer has called, so that the sixth deal is on.
_FIVE = ("no-tricks", "no-hearts", "barbu", "trumps", "domino")


def _doubling(
    *said: str,
    contract: str = "no-queens",
    called: tuple[str, ...] = (),
    dealer: int | None = None,
    **rules: Any,  # noqa: ANN401 - house rules by name
) -> Doubling:
    """Seat 0 is to speak after what was said; unless it is told who deals, this is seat 0's first turn."""
    options = Options.of(rules)
    seat = (TABLE - 1 - len(said)) % TABLE if dealer is None else dealer
    at = Doubling(Setting(TABLE, seat, options, (None,) * TABLE, called), contracts.read(contract, "contract", options))
    for move in said:
        at = at.after(move)
    return at


BET_SCENES: dict[Rule, Scene] = {
    scene.rule: scene
    for scene in (
        Scene(naming.ONE_TURN, _doubling(), permits="pass"),
        Scene(naming.MAXIMUM, _doubling(), permits="double max"),
        Scene(naming.FLANKS, _doubling(), permits="double flanks"),
        Scene(naming.NEGATIVE, _doubling(), permits="double 2"),
        Scene(naming.POSITIVE, _doubling(contract="trumps H"), permits="double 3", forbids="double 1"),
        Scene(naming.POSITIVE_MAXIMUM, _doubling(contract="trumps H"), forbids="double max"),
        Scene(naming.SELF, _doubling(), forbids="double 0"),
        Scene(naming.REDOUBLE, _doubling("double 0"), permits="double 3"),
        Scene(naming.MAXIMUM_AGAIN, _doubling("double 0"), permits="double max"),
        Scene(naming.DEALER_NEVER, _doubling("pass", "double 1", "pass"), permits="pass", forbids="double 2"),
        Scene(naming.DEALER_AGAIN, _doubling("double 0", "pass", "double max"), permits="double 3"),
        Scene(compulsory.FORCED, _doubling(called=_FIVE), permits="double 3", forbids="pass"),
        Scene(
            MUTUAL,
            _doubling("double 1", "double 0", "double 0", "pass", dealer=3, late_redouble=True),
            forbids="double 1",
        ),
    )
}
