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
    excuse,
    excuse_fate,
    ecart,
    ecart_made,
    ecart_weighed,
    hand_bid,
    hand_value,
    handful_may,
    handful_pays,
    handful_shows,
    handful_told,
    handful_values,
    handful_when,
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
    bidding,
    contracts,
    hand_value,
    hand_bid,
    ecart,
    ecart_made,
    ecart_weighed,
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
