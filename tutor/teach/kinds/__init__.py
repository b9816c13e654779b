"""The kinds of question, by id: one module a subject, in the order in which a beginner meets them."""

from types import ModuleType

from tutor.teach.kind import Kind
from tutor.teach.kinds import (
    bonuses,
    counted,
    counting,
    duties,
    excuse,
    excuse_fate,
    handful_pays,
    handful_values,
    hands,
    leads,
    miscounts,
    pack,
    plans,
    ranks,
    scoring,
    slams,
    tricks,
    values,
)

SUBJECTS: tuple[ModuleType, ...] = (
    tricks,
    leads,
    plans,
    pack,
    hands,
    duties,
    ranks,
    values,
    excuse,
    excuse_fate,
    counting,
    counted,
    miscounts,
    scoring,
    bonuses,
    slams,
    handful_pays,
    handful_values,
)

#: Every kind that one of the subjects declares.
KINDS: dict[str, Kind] = {
    kind.id: kind for subject in SUBJECTS for kind in vars(subject).values() if isinstance(kind, Kind)
}
