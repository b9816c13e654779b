"""No Tricks: what a deal costs."""

from __future__ import annotations

from tutor.barbu.contracts.no_tricks import NoTricks
from tutor.message import N_
from tutor.teach.barbu.kinds.audits import audit_of_tricks
from tutor.teach.barbu.kinds.costs import of_tricks

TRICKS_COST = of_tricks("no-tricks-cost", N_("What does the deal cost?"), NoTricks())
TRICKS_AUDIT = audit_of_tricks("no-tricks-audit", N_("Whose score is wrong?"), NoTricks())
