"""The kinds of question, by id: one module a subject, in the order in which a beginner meets them."""

from types import ModuleType

from tutor.teach.kind import Kind
from tutor.teach.kinds import (
    around_the_deal,
    before_the_deal,
    bidding,
    bonuses,
    contracts,
    counted,
    counting,
    dealing,
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
    values,
)

SUBJECTS: tuple[ModuleType, ...] = (
    duties,
    ranks,
    values,
    before_the_deal,
    dealing,
    around_the_deal,
    bidding,
    contracts,
    counting,
    counted,
    miscounts,
    scoring,
    bonuses,
    slams,
    handful_may,
    handful_shows,
    handful_told,
    handful_when,
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
    miscounts,
    scoring,
    slams,
)

#: Every kind that one of the subjects declares.
KINDS: dict[str, Kind] = {
    kind.id: kind for subject in SUBJECTS for kind in vars(subject).values() if isinstance(kind, Kind)
}
