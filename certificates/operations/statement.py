"""The one statement that issues: quota, certificate, history, event, deliveries and keys, in one round trip.

A single statement is atomic by itself. Nothing is written unless there is room in the quota and
number and subject are free; the answer says what was missing, and whether a webhook waits.
"""

from accounts import quota
from webhooks import outbox

from . import search_keys

_CERTIFICATE = """
INSERT INTO certificates_certificate
  (id, issuer_id, mode, type_id, version_id, number, external_ref, product_id, gtin,
   serial_number, holder_name, holder_email, locale, issued_at, issued_on, valid_from,
   valid_until, starts_at, ends_at, document, data_hash, state, state_changed_at, sequence,
   supersedes_id, next_notice_at, natural_key)
SELECT
  %(id)s, %(issuer_id)s, %(mode)s, %(type_id)s, %(version_id)s, %(number)s, %(external_ref)s,
  %(product_id)s, %(gtin)s, %(serial_number)s, %(holder_name)s, %(holder_email)s, %(locale)s,
  %(issued_at)s, %(issued_on)s, %(valid_from)s::date, %(valid_until)s::date, %(starts_at)s,
  %(ends_at)s::timestamptz, %(document)s, %(data_hash)s, %(state)s, %(issued_at)s, 1,
  %(supersedes_id)s::uuid, %(next_notice_at)s::timestamptz, %(natural_key)s
  FROM room
ON CONFLICT DO NOTHING
RETURNING id
"""
_HISTORY = """
INSERT INTO certificates_certificatehistory
  (certificate_id, sequence, to_state, at, actor_kind, actor_id, request_id, ip)
SELECT id, 1, %(state)s, %(issued_at)s, %(actor_kind)s, %(actor_id)s, %(request_id)s, %(ip)s::inet
  FROM certificate
"""
_ANSWER = """
SELECT EXISTS (SELECT FROM room), EXISTS (SELECT FROM certificate), EXISTS (SELECT FROM delivery)
"""


def _compose(room: str, *, counted: bool) -> str:
    parts = {"room": room, "certificate": _CERTIFICATE}
    if counted:
        parts["quota"] = quota.TAKE.format(room="room", made="certificate")
    parts |= {"history": _HISTORY, "event": outbox.INSERT.format(made="certificate")}
    parts |= {"delivery": outbox.DELIVER.format(event="event")}
    parts |= {"keys": search_keys.INSERT.format(made="certificate")}
    named = ", ".join(f"{name} AS ({sql})" for name, sql in parts.items())
    return f"WITH {named} {_ANSWER}"


COUNTED = _compose(quota.FIND_ROOM, counted=True)
COUNTED_IN_TURN = _compose(quota.AWAIT_ROOM, counted=True)
UNCOUNTED = _compose("SELECT 1", counted=False)  # test certificates do not count
