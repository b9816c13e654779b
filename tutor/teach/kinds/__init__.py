"""The kinds of question, by id: one module a family, in the order in which a beginner meets them."""

from tutor.teach.kind import Kind
from tutor.teach.kinds import build, count, mark, why

#: Every kind that one of the families declares.
KINDS: dict[str, Kind] = {
    kind.id: kind for family in (mark, build, why, count) for kind in vars(family).values() if isinstance(kind, Kind)
}
