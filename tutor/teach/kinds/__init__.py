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
    ecart,
    ecart_made,
    ecart_weighed,
    excuse,
    excuse_fate,
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
    leads,
    plans,
    tricks,
    excuse,
    hands,
    pack,
    ranks,
    values,
    duties,
    excuse_fate,
    around_the_deal,
    before_the_deal,
    dealing,
    bidding,
    contracts,
    hand_bid,
    hand_value,
    ecart,
    ecart_made,
    ecart_weighed,
    counted,
    counting,
    miscounts,
    scoring,
    bonuses,
    slams,
    handful_may,
    handful_shows,
    handful_told,
    handful_when,
    handful_pays,
    handful_values,
)

#: Every kind that one of the subjects declares.
KINDS: dict[str, Kind] = {
    kind.id: kind for subject in SUBJECTS for kind in vars(subject).values() if isinstance(kind, Kind)
}
