"""Requests to the hub and to the learners' servers, which all run on this machine."""

from __future__ import annotations

import json
import socket
import time
from http import HTTPStatus
from urllib.error import HTTPError
from urllib.request import Request, urlopen

HOST = "127.0.0.1"
#: The seconds after which a request is given up.
PATIENCE_S = 120
#: The seconds after which a server that has failed is asked again, and again.
PAUSES_S = (1, 2, 4, 8)


def ask(address: str, token: str, method: str = "GET", body: object = None) -> bytes:
    """The answer to a request, whose ``body`` is sent as JSON; raise ``OSError`` if it is refused or never comes.

    A server that is only just up on a busy machine may fail at what it does a moment later: it is asked again.
    """
    data = None if body is None else json.dumps(body).encode()
    request = Request(address, data, {"Authorization": f"token {token}"}, method=method)
    for pause in PAUSES_S:
        try:
            return _answer(request)
        except HTTPError as error:
            if error.code < HTTPStatus.INTERNAL_SERVER_ERROR:
                raise
            time.sleep(pause)
    return _answer(request)


def _answer(request: Request) -> bytes:
    with urlopen(request, timeout=PATIENCE_S) as answer:
        return bytes(answer.read())


def free_port() -> int:
    """The number of a port at which nobody listens."""
    with socket.socket() as one:
        one.bind((HOST, 0))
        return int(one.getsockname()[1])


def is_taken(port: int) -> bool:
    """Whether somebody listens at a port."""
    with socket.socket() as one:
        return one.connect_ex((HOST, port)) == 0
