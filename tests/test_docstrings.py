"""What docstrings show as an example is what happens."""

from __future__ import annotations

import doctest
from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages

import tutor
from tests.every import every

FINDER = doctest.DocTestFinder(exclude_empty=True)


def examples() -> Iterator[doctest.DocTest]:
    """Every docstring of the package that shows an example."""
    for module in walk_packages(tutor.__path__, "tutor."):
        if module.name != "tutor.__main__":  # which runs the command
            yield from (found for found in FINDER.find(import_module(module.name)) if found.examples)


EXAMPLES = {found.name: found for found in examples()}


def test_the_vocabulary_of_explanation_is_shown_by_examples() -> None:
    assert {"tutor.core.obligation.Obligation", "tutor.core.rule.Reason", "tutor.show.words", "tutor.games"} <= set(
        EXAMPLES
    )


@every(EXAMPLES)
def test_an_example_comes_to_what_it_shows(name: str) -> None:
    told: list[str] = []
    doctest.DocTestRunner(verbose=False).run(EXAMPLES[name], out=told.append)
    assert not told, "".join(told)
