"""The kinds of question, by id: one module a subject, in the order in which a beginner meets them."""

from types import ModuleType

from tutor.teach.kind import Kind
from tutor.teach.kinds import (
    bonuses,
    counted,
    counting,
    defenders_advice,
    defending,
    duties,
    handful_pays,
    handful_shows,
    handful_tells,
    handful_values,
    miscounts,
    petit,
    proofs,
    ranks,
    scoring,
    slams,
    trumps,
    values,
)

SUBJECTS: tuple[ModuleType, ...] = (
    duties,
    ranks,
    values,
    proofs,
    defending,
    defenders_advice,
    trumps,
    petit,
    handful_tells,
    handful_shows,
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
