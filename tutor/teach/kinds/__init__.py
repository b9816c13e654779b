"""The kinds of question, by id: a folder for each family, in the order in which a beginner meets them."""

from types import ModuleType

from tutor.teach.kind import Kind
from tutor.teach.kinds import (
    audit,
    beats,
    bets,
    certain,
    choice,
    each,
    fate,
    find,
    hand,
    heard,
    lay,
    lies,
    line,
    may,
    must,
    odds,
    order,
    out,
    over,
    payer,
    proves,
    puzzle,
    report,
    rule,
    say,
    sort,
    tells,
    true,
    where,
    which,
    wins,
    worth,
)

#: The folders of the families, each with its modules.
FOLDERS: tuple[ModuleType, ...] = (
    may,
    must,
    rule,
    over,
    payer,
    true,
    wins,
    which,
    beats,
    out,
    order,
    find,
    sort,
    worth,
    each,
    line,
    odds,
    audit,
    fate,
    bets,
    report,
    puzzle,
    hand,
    choice,
    lay,
    proves,
    where,
    certain,
    tells,
    heard,
    say,
    lies,
)
#: The kinds that these modules declare, by their ids.
KINDS: dict[str, Kind] = {
    kind.id: kind
    for module in (module for folder in FOLDERS for module in folder.MODULES)
    for kind in vars(module).values()
    if isinstance(kind, Kind)
}
