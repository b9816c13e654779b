"""The kinds of question, by id: one module a subject, in the order in which a beginner meets them."""

from types import ModuleType

from tutor.teach.kind import Kind
from tutor.teach.kinds import (
    bidding,
    bonuses,
    contracts,
    counted,
    counting,
    duties,
    handful_may,
    handful_pays,
    handful_shows,
    handful_told,
    handful_values,
    handful_when,
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
    bidding,
    contracts,
    handful_may,
    handful_shows,
    handful_told,
    handful_when,
    bonuses,
    counted,
    counting,
    handful_pays,
    handful_values,
    weighing,
    stakes,
    miscounts,
    scoring,
    slams,
)

#: Every kind that one of the subjects declares.
KINDS: dict[str, Kind] = {
    kind.id: kind for subject in SUBJECTS for kind in vars(subject).values() if isinstance(kind, Kind)
}
