"""Watching certificates: an address asks, confirms by a link in a mail, is told of changes, and ends it.

Each change of status is told by one mail, and so are all changes that follow before it leaves: a mail about a
recall waits until its job has ended, and names every certificate that the watcher watches. What waits is a row
of the outbox; a watch names the one that tells of it. Where a worker is sending that mail just now, its fence
moves on (`accounts.mail.sender`), and the mail is sent once more with what has changed since.
"""

from collections.abc import Collection, Mapping
from datetime import datetime, timedelta
from uuid import UUID

from django.core.signing import BadSignature, Signer
from django.db import transaction
from django.db.models import Exists, F, OuterRef, Q, QuerySet, Subquery, UUIDField
from django.db.models.fields.json import KeyTextTransform
from django.db.models.functions import Cast

from accounts.actors import RequestContext
from accounts.audit.operations import record
from accounts.jobs.models import Job
from accounts.mail import addresses
from accounts.mail.outbox import MailContent, MailKind, register_mail_kind
from accounts.models import Issuer, OutgoingMail
from accounts.scopes import Mode, Standing
from certificates.addresses import verify_url, watching_url
from certificates.holders.operations import MAX_ATTEMPTS
from certificates.lifecycle import IN_FORCE
from certificates.models import Certificate, Watch, Watcher
from lib.database.tenancy import as_worker
from lib.text import email_key

CONFIRM = "watch_confirm"
NEWS = "watch_news"
TIME_TO_CONFIRM = timedelta(days=1)
GATHERED = timedelta(minutes=5)  # changes that follow each other so closely are told in one mail
KEEP = timedelta(days=30)  # after the certificate has ended: nothing is left to be told
MAX_WATCHED = 100  # certificates of one issuer, by one address
MAX_WATCHERS = 1_000  # of one certificate
MAX_ASKED = 3  # mails a day that ask one address: holders' mails to it must have a turn
MAX_NAMED = 20  # certificates that a mail names


@transaction.atomic
def ask(*, issuer_id: UUID, certificate_id: UUID, email: str, locale: str, now: datetime) -> bool:
    """Ask an address, by mail, whether it wants to be told when the certificate changes.

    False if too many watch the certificate. Of the address nothing is said: neither whether it watches
    already nor whether it may watch more; its owner sees that on the page that the mail links to.
    """
    watches = Watch.objects.filter(certificate=certificate_id)
    if count_watchers(certificate_id) >= MAX_WATCHERS:
        return False
    watcher, _new = Watcher.objects.get_or_create(
        issuer_id=issuer_id, email=email_key(email), defaults={"locale": locale}
    )
    stated = {"issuer_id": issuer_id, "certificate_id": certificate_id, "asked_at": now}
    again = watches.filter(watcher=watcher, confirmed_at=None).update(asked_at=now)
    if not again and current(watcher.pk, now=now).count() < MAX_WATCHED:
        watches.get_or_create(watcher=watcher, defaults=stated)
    mails = OutgoingMail.objects.about(CONFIRM, [watcher.pk])
    if mails.filter(created_at__gt=now - addresses.DAY).count() < MAX_ASKED:
        _enqueue(CONFIRM, [watcher.pk], issuer_id=issuer_id, now=now, due_at=now)
    return True


def count_watchers(certificate_id: UUID) -> int:
    """How many addresses are told of this certificate."""
    return Watch.objects.filter(certificate=certificate_id, confirmed_at__isnull=False).count()


def current(watcher_id: UUID, *, now: datetime) -> QuerySet[Watch]:
    """What the address watches, or may still confirm, in the order of asking."""
    rows = Watch.objects.filter(watcher=watcher_id).order_by("pk")
    return rows.filter(Q(confirmed_at__isnull=False) | Q(asked_at__gt=now - TIME_TO_CONFIRM))


@transaction.atomic
def keep(
    watcher_id: UUID, *, wanted: Collection[int], shown: Collection[int], locale: str, now: datetime
) -> None:
    """Confirm the wanted ones of those that were shown, and end the others; in this language from now on."""
    rows = current(watcher_id, now=now).filter(pk__in=shown)
    rows.filter(pk__in=wanted, confirmed_at=None).update(confirmed_at=now)
    rows.exclude(pk__in=wanted).delete()
    Watcher.objects.filter(pk=watcher_id).update(locale=locale)
    remove_idle_watchers(Watcher.objects.filter(pk=watcher_id))


def watched_by(issuer_id: UUID, mode: Mode, person: Mapping[str, str]) -> QuerySet[Watch]:
    """What the address of a person watches, or is asked about; of test certificates nobody may be told."""
    email = person.get("holderEmail") if mode == Mode.LIVE else None
    rows = Watch.objects.select_related("watcher", "certificate__version").order_by("pk")
    return rows.filter(issuer=issuer_id, watcher__email=email_key(email)) if email else rows.none()


@transaction.atomic
def forget_address(*, context: RequestContext, email: str) -> None:
    """End all that an address watches of this issuer's certificates, as its owner has asked."""
    watchers = Watcher.objects.filter(issuer=context.issuer.id, email=email_key(email))
    for key in watchers.values_list("pk", flat=True):
        record(context, "watcher.removed", str(key), {}, mode=Mode.LIVE)
    end(watchers)


def end(watchers: QuerySet[Watcher]) -> None:
    """Forget these addresses, with all that they watch and the mails that wait for them."""
    keys = list(watchers.values_list("pk", flat=True))
    OutgoingMail.objects.filter(kind__in=(CONFIRM, NEWS), subject__in=keys).delete()
    watchers.filter(pk__in=keys).delete()


def forget_certificates(certificate_ids: Collection[UUID]) -> None:
    """End the watching of certificates that are erased; addresses that watch nothing else go with it."""
    rows = Watch.objects.filter(certificate__in=certificate_ids)
    keys = list(rows.values_list("watcher", flat=True))
    rows.delete()
    remove_idle_watchers(Watcher.objects.filter(pk__in=keys))


def remove_idle_watchers(watchers: QuerySet[Watcher]) -> None:
    """Forget those of these addresses that watch nothing."""
    end(watchers.exclude(Exists(Watch.objects.filter(watcher=OuterRef("pk")))))


@as_worker("watchers are of all issuers")
def remove_old(*, now: datetime) -> None:
    """Forget what was not confirmed within a day, and what ended thirty days ago."""
    Watch.objects.filter(confirmed_at=None, asked_at__lte=now - TIME_TO_CONFIRM).delete()
    before = now - KEEP
    ended = Q(certificate__ends_at__lte=before) | Q(certificate__state_changed_at__lte=before) & ~Q(
        certificate__state__in=IN_FORCE
    )
    Watch.objects.filter(ended).delete()
    remove_idle_watchers(Watcher.objects.all())


def queue_news(
    certificate_ids: Collection[UUID], *, issuer_id: UUID, now: datetime, job_id: UUID | None = None
) -> None:
    """Have the watchers of these certificates of one issuer told that their status has changed.

    Within the transaction of the change. `job_id` is the job that goes on to change others.
    """
    watches = Watch.objects.filter(
        issuer=issuer_id, certificate__in=certificate_ids, confirmed_at__isnull=False
    )
    watchers = sorted(set(watches.values_list("watcher", flat=True)))
    details = {"job": str(job_id)} if job_id else {}
    locked: set[UUID] = set()
    while missing := [key for key in watchers if key not in locked]:
        due_at = now + GATHERED
        _enqueue(NEWS, missing, issuer_id=issuer_id, now=now, due_at=due_at, details=details)
        mails = OutgoingMail.objects.about(NEWS, missing).waiting().order_by("pk")
        locked |= set(mails.select_for_update(no_key=True).values_list("subject", flat=True))
    if watchers:
        waiting = OutgoingMail.objects.about(NEWS, watchers).waiting()
        waiting.exclude(leased_until=None).update(attempts=F("attempts") + 1)
        if job_id:
            waiting.update(details=details)
        mail = waiting.filter(subject=OuterRef("watcher")).values("pk")[:1]
        watches.update(mail=Subquery(mail))


def _enqueue(
    kind: str,
    watchers: Collection[UUID],
    *,
    issuer_id: UUID,
    now: datetime,
    due_at: datetime,
    details: dict[str, str] | None = None,
) -> None:
    """A mail to each of these watchers that has none of this kind waiting."""
    OutgoingMail.objects.bulk_create(
        [
            OutgoingMail(
                issuer_id=issuer_id,
                kind=kind,
                subject=watcher,
                details=details or {},
                created_at=now,
                due_at=due_at,
            )
            for watcher in watchers
        ],
        ignore_conflicts=True,
    )


def _compose_question(mail: OutgoingMail, now: datetime) -> MailContent | None:
    """The link to confirm; also to one who has confirmed all, who may have lost it."""
    rows = current(mail.subject, now=now)
    asked = rows.filter(confirmed_at=None)
    return _content(mail, asked if asked.exists() else rows, now)


def _compose_news(mail: OutgoingMail, now: datetime) -> MailContent | None:
    """The status that each changed certificate has now; of none that was erased meanwhile."""
    return _content(mail, current(mail.subject, now=now).filter(mail=mail.pk), now)


def _content(mail: OutgoingMail, watches: QuerySet[Watch], now: datetime) -> MailContent | None:
    count = watches.count()
    watcher = Watcher.objects.filter(pk=mail.subject).first()
    if watcher is None or not count:
        return None
    named = watches.select_related("certificate__version")[:MAX_NAMED]
    return MailContent(
        to=watcher.email,
        locale=watcher.locale,
        unsubscribe=watching_url(token_of(watcher), watcher.locale),
        context={
            "certificates": [described(each.certificate, watcher.locale, now) for each in named],
            "count": count,
            "more": max(count - MAX_NAMED, 0),
        },
    )


def described(certificate: Certificate, locale: str, now: datetime) -> dict[str, object]:
    """How mails and the page name a certificate: nothing that an erasure would empty."""
    return {
        "type_name": certificate.version.name_in(locale),
        "number": certificate.number or "",
        "status": certificate.status_at(certificate.time(now)),
        "url": verify_url(certificate.pk, locale),
    }


def token_of(watcher: Watcher) -> str:
    """The signed text for the address of the watcher's page. Whoever has it may end all, so it is a secret."""
    return _signer().sign(f"{watcher.issuer_id.hex}{watcher.pk.hex}")


def read_token(token: str) -> tuple[UUID, UUID] | None:
    """The issuer and the watcher that a token names; None if it is not one of ours, or not all of it."""
    try:
        text = _signer().unsign(token)
    except BadSignature:
        return None
    return UUID(text[:32]), UUID(text[32:])


def _signer() -> Signer:
    return Signer(sep=".", salt="certificates.watching")


def _of_fraud() -> Q:
    """Mails about a blocked issuer's certificates wait: the block may be lifted."""
    return Q(Exists(Issuer.objects.filter(pk=OuterRef("issuer"), standing=Standing.FRAUD)))


def _on_hold() -> Q:
    """News waits for the end of the job that makes it, and while an erasure may still be undone."""
    job = Cast(KeyTextTransform("job", OuterRef("details")), UUIDField())
    erased = Watch.objects.filter(mail=OuterRef("pk"), certificate__erasure__isnull=False)
    at_work = Job.objects.filter(pk=job, finished_at=None)
    return _of_fraud() | Q(Exists(at_work)) | Q(Exists(erased))


for _name, _compose, _waits in (
    (CONFIRM, _compose_question, _of_fraud),
    (NEWS, _compose_news, _on_hold),
):
    register_mail_kind(
        MailKind(
            name=_name, compose=_compose, on_hold=_waits, max_attempts=MAX_ATTEMPTS, to_holders=True
        )
    )
