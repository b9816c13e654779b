from tutor.api import explain as explain
from tutor.api import position as position
from tutor.api import question as question
from tutor.api import record as record
from tutor.api import review as review
from tutor.api import score as score
from tutor.api import weigh as weigh
from tutor.core.cards import BARBU as BARBU
from tutor.core.cards import TAROT as TAROT
from tutor.core.errors import RecordError as RecordError
from tutor.hosts.notebook.lesson import Lesson as Lesson

__version__: str
__all__ = [
    "BARBU",
    "TAROT",
    "Lesson",
    "RecordError",
    "__version__",
    "explain",
    "position",
    "question",
    "record",
    "review",
    "score",
    "weigh",
]
