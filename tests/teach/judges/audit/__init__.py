"""The one mistake among some lines, said again: a module for what is reckoned, and for each sort of sentences."""

from tests.teach.judges.audit.reckoned import audit, score_mistake
from tests.teach.judges.audit.remarks import signal_audit
from tests.teach.judges.audit.revoke import revoke, trumps_revoke
from tests.teach.judges.audit.sentences import handful_wrong_one, planning_slip, wrong, wrong_call

JUDGES = {
    "audit": audit,
    "score-mistake": score_mistake,
    "wrong": wrong,
    "wrong-call": wrong_call,
    "handful-wrong-one": handful_wrong_one,
    "planning-slip": planning_slip,
    "signal-audit": signal_audit,
    "revoke": revoke,
    "trumps-revoke": trumps_revoke,
}
