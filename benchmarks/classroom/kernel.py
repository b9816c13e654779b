"""A kernel on a learner's server, reached by the websocket that JupyterLab has with it too."""

from __future__ import annotations

import json
import time
import uuid
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import pairwise
from typing import Any, NamedTuple

import websocket

#: The form of messages that JupyterLab agrees on with its server: parts in a row, and before them where each begins.
PROTOCOL = "v1.kernel.websocket.jupyter.org"
#: The bytes of a number in it.
NUMBER = 8
#: The seconds after which a kernel that says nothing is given up.
PATIENCE_S = 120
#: The type of data by which a cell shows a widget.
WIDGET = "application/vnd.jupyter.widget-view+json"


class KernelError(Exception):
    """A sentence on what a kernel has not done."""


class Message(NamedTuple):
    """A message of a kernel: its type, the id of the message that has led to it, and what it says."""

    type: str
    answers: str
    content: dict[str, Any]


class Kernel:
    """A connection to a kernel, and the bytes that came by it so far."""

    def __init__(self, address: str, token: str) -> None:
        """Connect; ``address`` is that of the kernel's channels on the server.  Raise ``KernelError``."""
        self.received = 0
        header = [f"Authorization: token {token}"]
        self._session = uuid.uuid4().hex
        try:
            self._socket = websocket.create_connection(
                address.replace("http", "ws", 1), PATIENCE_S, header=header, subprotocols=[PROTOCOL]
            )
        except (OSError, websocket.WebSocketException) as error:
            raise KernelError(f"A kernel cannot be reached: {error}") from error

    def run(self, cells: list[str]) -> list[str]:
        """Run cells, all asked for at once, and return the ids of the widgets that they show; raise ``KernelError``."""
        asked = {self._send("execute_request", {"code": cell, "silent": False}) for cell in cells}
        shown: list[str] = []
        for message in self._until_idle(asked):
            if message.type == "error":
                raise KernelError(f"A cell has failed: {message.content['evalue']}")
            view = message.content.get("data", {}).get(WIDGET)
            if view:
                shown.append(str(view["model_id"]))
        return shown

    def press(self, widget: str, intent: dict[str, object]) -> float:
        """The seconds from a press at a table until its answer is there; raise ``KernelError`` if there is none."""
        begun = time.perf_counter()
        asked = self._send("comm_msg", {"comm_id": widget, "data": {"method": "custom", "content": intent}})
        answered = [time.perf_counter() for message in self._until_idle({asked}) if message.type == "comm_msg"]
        if not answered:
            raise KernelError(f"A table does not answer {intent}.")
        return answered[0] - begun

    def close(self) -> None:
        """End the connection."""
        self._socket.close()

    def _send(self, kind: str, content: dict[str, object]) -> str:
        """Send a message, and return its id."""
        name = uuid.uuid4().hex
        said = {"session": self._session, "username": "", "version": "5.4", "date": datetime.now(tz=UTC).isoformat()}
        header = {"msg_id": name, "msg_type": kind, **said}
        self._socket.send_binary(packed("shell", [header, {}, {}, content]))
        return name

    def _until_idle(self, asked: set[str]) -> Iterator[Message]:
        """The messages that come of those asked, until all are done; raise ``KernelError`` if none comes."""
        while asked:
            message = self._next()
            if message.answers in asked:
                yield message
                if message.type == "status" and message.content["execution_state"] == "idle":
                    asked = asked - {message.answers}

    def _next(self) -> Message:
        try:
            _, data = self._socket.recv_data()
        except (OSError, websocket.WebSocketException) as error:
            raise KernelError(f"A kernel is not heard any more: {error}") from error
        self.received += len(data)
        header, parent, _, content = unpacked(data)
        return Message(header["msg_type"], parent.get("msg_id", ""), content)


def packed(channel: str, parts: list[dict[str, Any]]) -> bytes:
    """A message for a channel of the kernel: its header, its parent's header, metadata and content."""
    texts = [channel.encode(), *(json.dumps(part).encode() for part in parts)]
    places = [NUMBER * (len(texts) + 2)]
    for text in texts:
        places.append(places[-1] + len(text))
    return b"".join([*(number.to_bytes(NUMBER, "little") for number in (len(places), *places)), *texts])


def unpacked(message: bytes) -> list[dict[str, Any]]:
    """The parts of a message: its header, its parent's header, metadata and content.

    >>> unpacked(packed("shell", [{"msg_id": "1"}, {}, {}, {"code": "6 * 7"}]))
    [{'msg_id': '1'}, {}, {}, {'code': '6 * 7'}]
    """
    numbers = [int.from_bytes(message[at : at + NUMBER], "little") for at in range(0, NUMBER * 7, NUMBER)]
    return [json.loads(message[begin:end]) for begin, end in pairwise(numbers[2:])]
