"""Publish, accept and withdraw consent documents; each updates `issuing_blocked_from`.

Of each kind of document the one published last is to be accepted. Until it is required, what was
accepted before goes on to count."""

import hashlib
from collections.abc import Mapping
from datetime import datetime
from uuid import UUID

from django.conf import settings
from django.db import connection, transaction
from django.urls import reverse

from accounts.actors import ActionContext, RequestContext
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.errors import DocumentSuperseded, FieldError, ValidationFailed
from accounts.keys.people import require_owner_behind
from accounts.limits.issuer_lock import locked_issuer
from accounts.mail import outbox
from accounts.mail.outbox import MailContent, MailKind, enqueue_for_members, register_mail_kind
from accounts.models import (
    ConsentAction,
    ConsentDocument,
    ConsentKind,
    ConsentText,
    ConsentVerb,
    ConsentVia,
    Issuer,
    OutgoingMail,
)
from accounts.scopes import Locale, Mode, Role
from lib.database.tenancy import acting_for, as_worker

from .models import NOTICE

_LOCK = 7_301_021  # publishing takes it alone, accepting shares it: neither misses the other

# For each issuer: the earliest day of a document that its last word on that kind does not cover. A
# withdrawal counts from when it was made; for a new issuer nothing was required before it was there.
_REFRESH = """
WITH last_word AS (
  SELECT DISTINCT ON (a.issuer_id, d.kind) a.issuer_id, d.kind, a.verb, a.at, d.published_at
    FROM accounts_consentaction a JOIN accounts_consentdocument d ON d.id = a.document_id
   WHERE %(issuer_id)s::uuid IS NULL OR a.issuer_id = %(issuer_id)s
   ORDER BY a.issuer_id, d.kind, a.id DESC
), due AS (
  SELECT i.id, min(CASE WHEN w.verb = 'withdrawn' THEN w.at
                        ELSE greatest(d.required_from, i.created_at) END) AS at
    FROM accounts_issuer i
    CROSS JOIN accounts_consentdocument d
    LEFT JOIN last_word w ON w.issuer_id = i.id AND w.kind = d.kind
   WHERE (%(issuer_id)s::uuid IS NULL OR i.id = %(issuer_id)s)
     AND (w.verb IS DISTINCT FROM 'accepted' OR d.published_at > w.published_at)
   GROUP BY i.id
)
UPDATE accounts_issuer i SET issuing_blocked_from = due.at
  FROM accounts_issuer j LEFT JOIN due ON due.id = j.id
 WHERE j.id = i.id AND i.issuing_blocked_from IS DISTINCT FROM due.at
   AND (%(issuer_id)s::uuid IS NULL OR i.id = %(issuer_id)s)
"""


@transaction.atomic
def publish(
    *,
    context: ActionContext,
    kind: ConsentKind,
    version: str,
    texts: Mapping[str, str],
    required_from: datetime,
) -> ConsentDocument:
    """Publish a new version in all four languages. Issuers that do not accept it stop at `required_from`.

    Raises ValidationFailed if that is sooner than in 30 days, a language is missing, or there is
    such a version.
    """
    _lock(exclusive=True)
    _refuse_publishing(kind, version, texts, required_from, context.now)
    document = ConsentDocument.objects.create(
        kind=kind, version=version, published_at=context.now, required_from=required_from
    )
    ConsentText.objects.bulk_create(
        ConsentText(document=document, locale=locale, text=text, sha256=sha256_of(text))
        for locale, text in texts.items()
    )
    stated = {"kind": kind, "version": version, "required_from": required_from}
    changes = audit.initial_values({**stated, "issuers": refresh()})
    record(context, "consent.published", document.public_id, changes)
    return document


@transaction.atomic
def accept(
    *, context: RequestContext, document: ConsentDocument, sha256: str, via: ConsentVia
) -> ConsentAction:
    """Accept the text with this hash for the issuer; issuing goes on at once if nothing else is due.

    Accepting twice is accepting once. Raises DocumentSuperseded if a newer version was published,
    ValidationFailed if the document has no text with this hash, OwnerRequired for a key whose
    person does not own the account.
    """
    issuer_id = context.issuer.id
    _lock_issuer(issuer_id)
    require_owner_behind(context)
    newer = ConsentDocument.objects.filter(
        kind=document.kind, published_at__gt=document.published_at
    )
    if newer.exists():
        raise DocumentSuperseded
    if not document.texts.filter(sha256=sha256).exists():
        raise ValidationFailed([FieldError("/hash", "wrong_hash")])
    last = latest_action(issuer_id, ConsentKind(document.kind))
    if last and is_acceptance(last, document):
        return last
    return _act(context, ConsentVerb.ACCEPTED, document, sha256, via)


@transaction.atomic
def withdraw(
    *, context: RequestContext, kind: ConsentKind, via: ConsentVia
) -> ConsentAction | None:
    """Withdraw the acceptance of this kind of document: issuing stops at once. None if there is none.

    Raises OwnerRequired as `accept` does.
    """
    issuer_id = context.issuer.id
    _lock_issuer(issuer_id)
    require_owner_behind(context)
    last = latest_action(issuer_id, kind)
    if last is None or last.verb == ConsentVerb.WITHDRAWN:
        return None
    return _act(context, ConsentVerb.WITHDRAWN, last.document, last.sha256, via)


@transaction.atomic
def refresh(issuer_id: UUID | None = None) -> int:
    """Compute `issuing_blocked_from` again, for one issuer or for all; for how many it changed.

    To be called for a new issuer: documents that are required already are required of it too.
    """
    if issuer_id is None:
        _lock(exclusive=True)
    else:
        _lock_issuer(issuer_id)
    with connection.cursor() as cursor:
        cursor.execute(_REFRESH, {"issuer_id": issuer_id})
        return int(cursor.rowcount)


def latest_action(issuer_id: UUID, kind: ConsentKind) -> ConsentAction | None:
    """The issuer's latest acceptance or withdrawal of a kind of document."""
    actions = ConsentAction.objects.for_issuer(issuer_id).filter(document__kind=kind)
    return actions.select_related("document").order_by("-pk").first()


def is_acceptance(action: ConsentAction | None, document: ConsentDocument) -> bool:
    """Whether this latest action accepts this very version."""
    return (
        action is not None
        and action.verb == ConsentVerb.ACCEPTED
        and action.document_id == document.pk
    )


def current_document(kind: ConsentKind) -> ConsentDocument | None:
    """The version of this kind that has to be accepted now."""
    return ConsentDocument.objects.filter(kind=kind).order_by("-published_at").first()


def sha256_of(text: str) -> str:
    """SHA-256 of the text in UTF-8, by which it is accepted."""
    return hashlib.sha256(text.encode()).hexdigest()


def _refuse_publishing(
    kind: ConsentKind,
    version: str,
    texts: Mapping[str, str],
    required_from: datetime,
    now: datetime,
) -> None:
    errors = [
        FieldError(f"/texts/{locale}", "required")
        for locale in Locale.values
        if not texts.get(locale, "").strip()
    ]
    if required_from < now + NOTICE:
        earliest = {"expected": (now + NOTICE).isoformat(timespec="minutes")}
        errors.append(FieldError("/requiredFrom", "too_soon", earliest))
    if ConsentDocument.objects.filter(kind=kind, version=version).exists():
        errors.append(FieldError("/version", "taken"))
    if errors:
        raise ValidationFailed(errors)


def _act(
    context: RequestContext,
    verb: ConsentVerb,
    document: ConsentDocument,
    sha256: str,
    via: ConsentVia,
) -> ConsentAction:
    actor = context.actor
    action = ConsentAction.objects.create(
        issuer_id=context.issuer.id,
        document=document,
        verb=verb,
        sha256=sha256,
        at=context.now,
        via=via,
        actor_kind=actor.kind.value,
        actor_id=actor.id,
        request_id=actor.request_id,
        ip=actor.ip,
    )
    refresh(context.issuer.id)
    stated = {"kind": document.kind, "version": document.version, "sha256": sha256, "via": via}
    changes = audit.initial_values(stated)
    record(context, f"consent.{verb.value}", document.public_id, changes, mode=Mode.LIVE)
    return action


def _lock_issuer(issuer_id: UUID) -> None:
    _lock(exclusive=False)
    locked_issuer(issuer_id)


def _lock(*, exclusive: bool) -> None:
    function = "pg_advisory_xact_lock" if exclusive else "pg_advisory_xact_lock_shared"
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT {function}(%s)", [_LOCK])


MAIL = "consent_due"


@as_worker("any issuer may be stopped soon")
def warn_of_consent(*, now: datetime) -> None:
    """A mail to each owner of the issuers that would be stopped soon: one for each stage."""
    issuers = Issuer.objects.filter(
        issuing_blocked_from__gt=now, issuing_blocked_from__lte=outbox.first_due(now)
    )
    for issuer in issuers.iterator():
        details = _details(issuer, now)
        with acting_for(issuer.pk):
            enqueue_for_members(
                MAIL,
                issuer_id=issuer.pk,
                roles={Role.OWNER},
                subject=issuer.pk,
                now=now,
                details=details,
                once="{due_at} {days}".format_map(details),
            )


def compose(mail: OutgoingMail, now: datetime) -> MailContent | None:
    """Compose the mail; None once the document was accepted, the date was moved, or the next stage has come."""
    issuer = mail.issuer
    due_at = issuer.issuing_blocked_from
    if due_at is None or due_at <= now or mail.details != _details(issuer, now):
        return None
    url = settings.BASE_URL + reverse("admin:index")
    return MailContent(context={"due_at": due_at, "days": mail.details["days"], "url": url})


register_mail_kind(MailKind(name=MAIL, compose=compose, is_record=True))


def _details(issuer: Issuer, now: datetime) -> dict[str, object]:
    due_at = issuer.issuing_blocked_from
    assert due_at is not None
    return {"due_at": due_at.isoformat(), "days": outbox.stage(due_at, now)}
