"""A second, naive statement of who may double whom, in plain lines."""

from __future__ import annotations

Said = list[tuple[int, set[int]]]


def allowed(  # noqa: PLR0911, PLR0913 - one plain line after the other
    targets: list[int] | str,
    seat: int,
    dealer: int,
    said: Said,
    *,
    positive: bool,
    must: bool,
    only: bool,
    flanks: bool,
) -> bool:
    """Whether a seat may say this after what was said; ``must`` tells that it has to double the dealer now.

    ``targets`` are seats, nobody's at all for a pass, or a word; ``only`` and ``flanks`` are the table's house rules.
    """
    others = [other for other in range(4) if other != seat]
    mine = set().union(*(named for speaker, named in said if speaker == seat))
    doubled_me = [speaker for speaker, named in said if seat in named and speaker not in mine]
    may_only_redouble = seat == dealer or len(said) >= 4
    if targets == "max":
        if may_only_redouble:
            return doubled_me != []
        return not positive and not only
    if targets == "flanks":
        return not may_only_redouble and not positive and not only and flanks and not must
    if len(targets) != len(set(targets)) or seat in targets:
        return False
    if may_only_redouble:
        return all(target in doubled_me for target in targets)
    if must and dealer not in targets:
        return False
    if (positive or only) and any(target != dealer for target in targets):
        return False
    beside = [other for other in others if other != dealer]
    return flanks or sorted(map(int, targets)) != beside


def named(targets: list[int] | str, seat: int, dealer: int, said: Said) -> set[int]:
    """The seats that are doubled or redoubled by this."""
    if targets == "max" and (seat == dealer or len(said) >= 4):
        mine = set().union(*(named for speaker, named in said if speaker == seat))
        return {speaker for speaker, named in said if seat in named and speaker not in mine}
    if targets == "max":
        return set(range(4)) - {seat}
    if targets == "flanks":
        return set(range(4)) - {seat, dealer}
    return set(map(int, targets))
