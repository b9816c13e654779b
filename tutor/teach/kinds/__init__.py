"""The kinds of question, by id: one module a family."""

from tutor.teach.kind import Kind
from tutor.teach.kinds import build, count, mark, why

#: Every kind, in the order in which a beginner meets the families.
KINDS: dict[str, Kind] = {
    kind.id: kind for kind in (mark.ALLOWED, mark.BEATS, build.FORCED_CARD, why.DECIDING_RULE, count.TRICK_POINTS)
}
