"""No Tricks: a score sheet with a mistake."""

from __future__ import annotations

from tutor.barbu.contracts.no_tricks import NoTricks
from tutor.core.message import N_
from tutor.teach.barbu.kinds.audits import audit_of_tricks

TRICKS_AUDIT = audit_of_tricks("no-tricks-audit", N_("Whose score is wrong?"), NoTricks())
