"""The kinds of question, by id: one module a subject, in the order in which a beginner meets them."""

from types import ModuleType

from tutor.teach.kind import Kind
from tutor.teach.kinds import (
    bonuses,
    counted,
    counting,
    duties,
    handful_pays,
    handful_values,
    miscounts,
    ranks,
    scoring,
    slams,
    stakes,
    values,
    weighing,
)

SUBJECTS: tuple[ModuleType, ...] = (
    duties,
    ranks,
    values,
    counting,
    counted,
    miscounts,
    scoring,
    bonuses,
    slams,
    handful_pays,
    handful_values,
    weighing,
    stakes,
)

#: Every kind that one of the subjects declares.
KINDS: dict[str, Kind] = {
    kind.id: kind for subject in SUBJECTS for kind in vars(subject).values() if isinstance(kind, Kind)
}
