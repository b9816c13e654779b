"""The one mistake among some lines, said again: a module for what is reckoned, and for each sort of sentences."""

from tests.teach.judges.audit.reckoned import audit, score_mistake
from tests.teach.judges.audit.revoke import trumps_revoke
from tests.teach.judges.audit.sentences import wrong

JUDGES = {"audit": audit, "score-mistake": score_mistake, "wrong": wrong, "trumps-revoke": trumps_revoke}
