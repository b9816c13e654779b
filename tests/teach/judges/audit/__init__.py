"""The one mistake among some lines, said again: a module for what is reckoned, and for each sort of sentences."""

from tests.teach.judges.audit.reckoned import audit
from tests.teach.judges.audit.revoke import trumps_revoke

JUDGES = {"audit": audit, "trumps-revoke": trumps_revoke}
