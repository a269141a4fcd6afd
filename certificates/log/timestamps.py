"""Time stamps (RFC 3161) of checkpoints: somebody else says that what a checkpoint covers was there by then."""

import base64

import orjson

from certificates.models import LogCheckpoint


def file(stamped: LogCheckpoint) -> bytes:
    """What is published of a stamped checkpoint: the note, and the token (DER) over it."""
    assert stamped.timestamp is not None
    token = base64.b64encode(stamped.timestamp).decode()
    return orjson.dumps({"checkpoint": stamped.note, "timestamp": token})
