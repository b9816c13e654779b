"""Sentences that are either true or false, and the question which of some is false."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from tutor.core.message import Facts, Message
from tutor.core.rule import Rule
from tutor.teach.judge import Judge
from tutor.teach.kinds.audit.lines import Found, audit_of
from tutor.teach.posed import Asked, Offer, Posed
from tutor.teach.question import Hints
from tutor.teach.saying import Saying


class Version(NamedTuple):
    """A sentence with its name as data, and the sentences that say why it is so, or why it is not."""

    name: str
    says: Message
    why: tuple[Message, ...]


class Claim(NamedTuple):
    """Something that is true by a rule, and something false that people say in its place."""

    id: str
    rule: Rule
    true: Version
    false: Version


def one_false(asked: Asked, claims: Sequence[Claim], false: Claim, hints: Hints, told: Facts) -> Posed:
    """The question which of some sentences is ``false``; they may speak of the facts ``told``."""
    stands = {claim: claim.false if claim is false else claim.true for claim in claims}
    offers = tuple(
        Offer(claim.id, Saying(None, ((version.says, {**told, "claim": version.name}),)))
        for claim, version in stands.items()
    )

    def judged(judge: Judge) -> Iterator[Found]:
        for claim, version in stands.items():
            wrong = version.name != judge.says(claim.rule, claim.true.name, claim.false.name)
            why = (claim.false if wrong else claim.true).why
            yield Found(wrong, Saying(claim.rule, tuple((message, told) for message in why)))

    return audit_of(replace(asked, offers=offers), judged, hints)
