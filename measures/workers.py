"""The workers that do a measure's units of work: processes of this machine, or those of a Dask cluster."""

from __future__ import annotations

import json
import logging
import os
import signal
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context, parent_process
from typing import Any

from measures.counted import code_version

#: The seconds within which a cluster answers.
PATIENCE_S = 5
#: The number of deaths after which nobody is sent to work any more.
DEATHS = 5
WITHOUT_DASK = "A cluster needs Dask, which is not installed: pip install 'tarot-barbu-tutor[cluster]'."


class WorkersError(Exception):
    """A sentence on why workers cannot be had, or cannot go on."""


class Workers(ABC):
    """A number of workers behind an executor."""

    #: The number of workers.
    number: int
    #: The error of a unit of work whose worker has died, and that of one which there is nobody to give to.
    death: type[Exception]
    gone: type[Exception]
    _executor: Executor

    def begin(self, unit: Callable[[Any], Any], argument: object) -> Future[str]:
        """Give a unit of work to a worker; the result is JSON, or the error if there is no worker any more."""
        try:
            return self._executor.submit(work, unit, argument, code_version())
        except self.gone as error:
            undone = Future[str]()
            undone.set_exception(error)
            return undone

    @abstractmethod
    def renew(self) -> None:
        """Take other workers, after one has died; raise ``WorkersError`` if too many have."""

    @abstractmethod
    def close(self) -> None:
        """Let the workers go, as soon as they have done what they are at."""


class Processes(Workers):
    """Processes of this machine: if one dies, none of its executor goes on."""

    death = gone = BrokenExecutor

    def __init__(self, number: int) -> None:
        """Begin with so many processes."""
        self.number, self._deaths = number, 0
        self._executor = self._started()

    def _started(self) -> Executor:
        return ProcessPoolExecutor(self.number, get_context("spawn"), _end_with_the_run)

    def renew(self) -> None:
        """Start as many processes anew."""
        self.close()
        self._deaths += 1
        if self._deaths > DEATHS:
            raise WorkersError(f"Workers have died {self._deaths} times: something ends them.")
        self._executor = self._started()

    def close(self) -> None:
        """End the processes, each after its unit of work."""
        self._executor.shutdown(cancel_futures=True)


class Cluster(Workers):
    """The workers of a Dask cluster, which itself gives the work of one that has died to others."""

    def __init__(self, address: str) -> None:
        """Join a cluster.

        Raise ``WorkersError`` if Dask is not installed, or the cluster cannot be reached or has no workers.
        """
        try:
            distributed = import_module("distributed")
        except ModuleNotFoundError:
            raise WorkersError(WITHOUT_DASK) from None
        # A cluster that goes away is a sentence of ours, not a page of Dask's.
        logging.getLogger("distributed.client").setLevel(logging.CRITICAL)
        try:
            self._client = distributed.Client(address, timeout=PATIENCE_S, set_as_default=False)
        except (OSError, ValueError):
            raise WorkersError(f"The cluster {address} cannot be reached.") from None
        try:
            self._client.wait_for_workers(1, timeout=PATIENCE_S)
        except TimeoutError:
            self.close()
            raise WorkersError(f"The cluster {address} has no workers.") from None
        self.number, self.death = len(self._client.nthreads()), distributed.KilledWorker
        self.gone = distributed.client.ClosedClientError
        self._executor = self._client.get_executor()

    def renew(self) -> None:
        """Give up: the cluster has tried the work several times itself."""
        raise WorkersError("Workers of the cluster have died again and again at the same work.")

    def close(self) -> None:
        """Leave the cluster, which drops what it has not done."""
        self._client.close()


def work(unit: Callable[[Any], Any], argument: object, version: str) -> str:
    """Do a unit of work, in a worker; raise ``WorkersError`` if the worker's code is not that of the run."""
    if code_version() != version:
        raise WorkersError("A worker has other code than this run: start it anew, with the same files.")
    return json.dumps(unit(argument))


def _end_with_the_run() -> None:
    """Leave Ctrl+C to the run itself, and end with it, even where it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_after_the_run, daemon=True).start()


def _end_after_the_run() -> None:
    run = parent_process()
    if run is not None:
        run.join()
        os._exit(1)
