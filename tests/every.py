"""One test of many things that differ in nothing else: it tries all of them, and names those that fail."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from itertools import product

Column = Iterable[object] | Callable[[], Iterable[object]]


def every(*columns: Column) -> Callable[[Callable[..., None]], Callable[[], None]]:
    """Make one test out of a check on every thing of a column, or of each with each of several columns.

    What takes long to make is given as a function, which is asked when the test runs, not when it is collected.

    It is for what is quickly tried and teaches nothing case by case; else ``pytest.mark.parametrize`` says it better.

        @every(RULES.values(), LANGUAGES)
        def test_a_rule_has_a_title(rule: Rule, lang: str) -> None:
            assert Words(lang).say(rule.title)

    Any other error than a failed assertion ends the test at once, and says with which thing it came.
    """

    @cache
    def cases() -> list[tuple[object, ...]]:
        return list(product(*(column() if callable(column) else column for column in columns)))

    def made(check: Callable[..., None]) -> Callable[[], None]:
        def test() -> None:
            failed = list(filter(None, (_failure(check, case) for case in cases())))
            assert cases(), "nothing was tried"
            assert not failed, f"{len(failed)} of {len(cases())} fail:\n\n" + "\n\n".join(failed)

        test.__name__, test.__qualname__, test.__doc__ = check.__name__, check.__qualname__, check.__doc__
        test.__module__ = check.__module__
        return test

    return made


def _failure(check: Callable[..., None], case: tuple[object, ...]) -> str:
    """With what a check fails, after the names of what it was tried with; nothing if it holds."""
    names = ", ".join(str(getattr(thing, "id", thing)) for thing in case)
    try:
        check(*case)
    except AssertionError as error:
        return f"{names}: {error}"
    except Exception as error:
        error.add_note(f"It was tried with {names}.")
        raise
    return ""
