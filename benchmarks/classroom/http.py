"""Requests to the hub and to the learners' servers, which all run on this machine."""

from __future__ import annotations

import json
import socket
from urllib.request import Request, urlopen

HOST = "127.0.0.1"
#: The seconds after which a request is given up.
PATIENCE_S = 120


def ask(address: str, token: str, method: str = "GET", body: object = None) -> bytes:
    """The answer to a request, whose ``body`` is sent as JSON; raise ``OSError`` if it is refused or never comes."""
    data = None if body is None else json.dumps(body).encode()
    request = Request(address, data, {"Authorization": f"token {token}"}, method=method)
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
