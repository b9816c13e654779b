"""No Hearts: scores of which one is wrong."""

from __future__ import annotations

from tutor.barbu.contracts.no_hearts import NoHearts
from tutor.core.message import N_
from tutor.teach.barbu.kinds.audits import audit_of_cards
from tutor.teach.kinds.worth.piles import ACE_AS_A_HEART

HEARTS_AUDIT = audit_of_cards("no-hearts-audit", N_("Whose score is wrong?"), NoHearts(), (ACE_AS_A_HEART,))
