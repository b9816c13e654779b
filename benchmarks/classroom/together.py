"""Learners who all do the same at the same moment."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from typing import TypeVar

from measures.progress import Progress

T = TypeVar("T")
R = TypeVar("R")


def at_once(title: str, act: Callable[[T], R], learners: list[T]) -> list[R]:
    """What comes of it when all ``act`` at once, in the order in which they are done; a line says how many are.

    Raise the first error, without waiting for the others.
    """
    progress = Progress(title, len(learners))
    executor = ThreadPoolExecutor(len(learners))
    try:
        results = []
        for done in as_completed([executor.submit(act, learner) for learner in learners]):
            results.append(done.result())
            progress.add(counted=False)
        return results
    finally:
        executor.shutdown(wait=False, cancel_futures=True)
        progress.end()
