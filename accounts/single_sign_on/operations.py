"""Set up, test, enable and disable an issuer's identity provider; recover without it."""

import hashlib
import secrets
from dataclasses import asdict, dataclass
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

from django.conf import settings
from django.db import connection, transaction
from django.urls import reverse

from accounts.actors import RequestContext
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.domains.operations import verified_domains
from accounts.errors import FieldError, SignOnNotReady, ValidationFailed
from accounts.limits.issuer_lock import locked_issuer
from accounts.mail.outbox import MailContent, MailKind, enqueue_for_members, register_mail_kind
from accounts.models import (
    ExternalIdentity,
    IdentityProvider,
    Issuer,
    Membership,
    OutgoingMail,
    Session,
    User,
)
from accounts.people.operations import require_owner
from accounts.scopes import Mode, Role
from lib.database import tenancy

from .protocol import read_metadata
from .rules import SignOnRefused

RECOVERED = "sign_on_recovered"


def mail_owners(provider: IdentityProvider, now: datetime) -> None:
    """One mail to each owner."""
    enqueue_for_members(
        RECOVERED,
        issuer_id=provider.issuer_id,
        roles={Role.OWNER},
        subject=provider.pk,
        now=now,
        once=now.isoformat(),
    )


def compose(mail: OutgoingMail, now: datetime) -> MailContent | None:
    """Compose the mail."""
    url = settings.BASE_URL + reverse("admin:accounts_issuer_sign_on")
    return MailContent(context={"at": mail.created_at, "url": url})


register_mail_kind(MailKind(name=RECOVERED, compose=compose))


METADATA_AGE = timedelta(hours=1)  # then the document is read again
# They sign anybody in, so that an address is whatever somebody has typed.
FOR_EVERYBODY = {
    "https://accounts.google.com",
    "https://appleid.apple.com",
    "https://login.microsoftonline.com/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0",
}
CODE_ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # 32 signs, none of which looks like another
CODE_GROUPS, CODE_GROUP = 5, 4  # 100 random bits, so a plain hash suffices


@dataclass(frozen=True, slots=True, kw_only=True)
class ProviderSettings:
    """What an owner states. Without a secret, the one that is stored stays."""

    discovery_url: str
    client_id: str
    client_secret: str
    domains: list[str]
    newcomer_role: str
    trusts_addresses: bool


def provider_of(issuer_id: UUID) -> IdentityProvider | None:
    """The issuer's provider, switched on or not; None if it has none."""
    return IdentityProvider.objects.for_issuer(issuer_id).select_related("issuer").first()


def memberships_of(user: User) -> list[tuple[Membership, IdentityProvider | None]]:
    """For whom the person works, each with the issuer's provider, if it has one that is switched on."""
    with tenancy.across_issuers("one person's own memberships"):
        rows = Membership.objects.filter(user=user).select_related("issuer__identityprovider")
        members = list(rows.order_by("issuer__name", "pk"))
    known = [(member, getattr(member.issuer, "identityprovider", None)) for member in members]
    return [(member, row if row and row.enabled_at else None) for member, row in known]


def find_enabled(provider_id: UUID) -> IdentityProvider | None:
    """The provider with this id, where its issuer is not known yet; None unless it is switched on.

    From then on the request acts for that issuer.
    """
    with connection.cursor() as cursor:
        cursor.execute("SELECT accounts_issuer_of_provider(%s)", [provider_id])
        (issuer_id,) = cursor.fetchone() or (None,)
    if issuer_id is None:
        return None
    tenancy.act_for(issuer_id)
    return provider_of(issuer_id)


def ways_in_for(domain: str) -> list[tuple[UUID, str]]:
    """The providers for addresses of this domain that are switched on, each with its issuer's name."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT provider, issuer_name FROM accounts_sign_on_of_domain(%s)", [domain])
        return list(cursor.fetchall())


def with_recent_metadata(provider: IdentityProvider, now: datetime) -> IdentityProvider:
    """The provider with its endpoints as they are published now; as last read, if it is silent.

    Raises SignOnRefused if it names another `iss`.
    """
    if now - provider.metadata_read_at < METADATA_AGE:
        return provider
    try:
        metadata = read_metadata(provider.discovery_url)
    except SignOnRefused:
        return provider
    if metadata["issuer"] == provider.iss:
        provider.metadata, provider.metadata_read_at = metadata, now
        provider.save(update_fields=["metadata", "metadata_read_at"])
    return provider


def save_provider(*, context: RequestContext, settings: ProviderSettings) -> IdentityProvider:
    """Set the provider up, or change it. The discovery document is read before anything is stored.

    With another `iss` it is another provider: nobody is connected with it, it is switched off, and
    must be tested again. Raises SignOnRefused, OwnerRequired; ValidationFailed for domains that are
    not verified, without a secret, and where addresses of a provider for everybody are to be trusted.
    """
    metadata = read_metadata(settings.discovery_url)
    if settings.trusts_addresses and metadata["issuer"] in FOR_EVERYBODY:
        raise ValidationFailed([FieldError("/trustsAddresses", "for_everybody")])
    with transaction.atomic():
        issuer = locked_issuer(context.issuer.id)
        require_owner(context)
        if not set(settings.domains) <= set(verified_domains(issuer.pk)) or not settings.domains:
            raise ValidationFailed([FieldError("/domains", "required")])
        known = provider_of(issuer.pk)
        if known is None and not settings.client_secret:
            raise ValidationFailed([FieldError("/clientSecret", "required")])
        return _store(context, issuer, known, settings, metadata)


def _store(
    context: RequestContext,
    issuer: Issuer,
    known: IdentityProvider | None,
    settings: ProviderSettings,
    metadata: dict[str, Any],
) -> IdentityProvider:
    provider = known or IdentityProvider(issuer=issuer, created_at=context.now)
    before = _stated(known) if known else {}
    if known and known.iss != metadata["issuer"]:
        _disconnect_everybody(issuer, provider)
    values = asdict(settings)
    secret = values.pop("client_secret")
    connection_changed = bool(secret) or any(
        values[name] != getattr(provider, name) for name in ("discovery_url", "client_id")
    )
    for name, value in values.items():
        setattr(provider, name, value)
    provider.metadata, provider.metadata_read_at = metadata, context.now
    if secret:
        provider.client_secret = secret
    if connection_changed:
        provider.tested_at = None
    provider.save()
    changes = dict(audit.diff(before, _stated(provider)))
    if secret:
        changes["client_secret"] = {audit.PERSONAL: True}
    action = "sign_on.changed" if known else "sign_on.set_up"
    _record(context, action, provider, changes)
    return provider


@transaction.atomic
def switch(*, context: RequestContext, on: bool) -> IdentityProvider:
    """Switch sign-in by the provider on, or off: that ends the sessions that it opened.

    Raises OwnerRequired, SignOnNotReady without a provider, or before the connection was tested.
    """
    issuer, provider = _locked(context)
    if on and (provider.tested_at is None or not _has_verified_domain(provider)):
        raise SignOnNotReady
    before = {"on": provider.enabled_at is not None}
    provider.enabled_at = (provider.enabled_at or context.now) if on else None
    if not on:
        _end_sessions(issuer)
        _open_to_passwords(issuer, provider)
    provider.save(update_fields=["enabled_at", "recovery_sha256"])
    _record(context, "sign_on.switched", provider, audit.diff(before, {"on": on}))
    return provider


@transaction.atomic
def require_sign_on(*, context: RequestContext, only: bool) -> str:
    """Open the issuer by single sign-on only, or by passwords as well; the owners' new recovery code.

    Called again, it makes another code. The owner must be connected. Raises OwnerRequired,
    SignOnNotReady.
    """
    issuer, provider = _locked(context)
    before = {"sign_on_only": issuer.sign_on_only}
    code = ""
    if only:
        own = ExternalIdentity.objects.for_issuer(issuer.pk).filter(iss=provider.iss)
        if (
            not provider.enabled_at
            or not own.filter(membership__user=int(context.actor.id)).exists()
        ):
            raise SignOnNotReady
        code = _new_code()
        provider.recovery_sha256 = _hash(code)
        issuer.sign_on_only = True
        issuer.save(update_fields=["sign_on_only"])
    else:
        _open_to_passwords(issuer, provider)
    provider.save(update_fields=["recovery_sha256"])
    _record(context, "sign_on.required", provider, audit.diff(before, {"sign_on_only": only}))
    return code


@transaction.atomic
def remove_provider(*, context: RequestContext) -> None:
    """Remove the provider, all its identities and their sessions. Raises OwnerRequired, SignOnNotReady."""
    issuer, provider = _locked(context)
    _disconnect_everybody(issuer, provider)
    _record(context, "sign_on.removed", provider, audit.diff(_stated(provider), {}))
    provider.delete()


def take_recovery_code(provider: IdentityProvider, typed: str) -> bool:
    """Whether this is the owners' recovery code. It can be used once; call it in a transaction."""
    code = "".join(sign for sign in typed.upper() if sign in CODE_ALPHABET)
    rows = IdentityProvider.objects.for_issuer(provider.issuer_id)
    return bool(rows.filter(recovery_sha256=_hash(code)).update(recovery_sha256=None))


def _locked(context: RequestContext) -> tuple[Issuer, IdentityProvider]:
    issuer = locked_issuer(context.issuer.id)
    require_owner(context)
    provider = provider_of(issuer.pk)
    if provider is None:
        raise SignOnNotReady
    return issuer, provider


def _has_verified_domain(provider: IdentityProvider) -> bool:
    return bool(set(provider.domains) & set(verified_domains(provider.issuer_id)))


def _disconnect_everybody(issuer: Issuer, provider: IdentityProvider) -> None:
    """Remove the identities, with their sessions, and switch off."""
    ExternalIdentity.objects.for_issuer(issuer.pk).delete()
    provider.enabled_at = provider.tested_at = None
    _open_to_passwords(issuer, provider)


def _open_to_passwords(issuer: Issuer, provider: IdentityProvider) -> None:
    provider.recovery_sha256 = None
    if issuer.sign_on_only:
        issuer.sign_on_only = False
        issuer.save(update_fields=["sign_on_only"])


def _end_sessions(issuer: Issuer) -> None:
    identities = ExternalIdentity.objects.for_issuer(issuer.pk)
    Session.objects.filter(identity__in=list(identities)).delete()


def _stated(provider: IdentityProvider) -> dict[str, object]:
    names = ("discovery_url", "client_id", "domains", "newcomer_role", "trusts_addresses")
    return {"iss": provider.iss, **{name: getattr(provider, name) for name in names}}


def _new_code() -> str:
    signs = [secrets.choice(CODE_ALPHABET) for _ in range(CODE_GROUPS * CODE_GROUP)]
    groups = ["".join(signs[at : at + CODE_GROUP]) for at in range(0, len(signs), CODE_GROUP)]
    return "-".join(groups)


def _hash(code: str) -> str:
    return hashlib.sha256(code.replace("-", "").encode()).hexdigest()


def _record(
    context: RequestContext, action: str, provider: IdentityProvider, changes: audit.Changes
) -> None:
    record(context, action, provider.public_id, changes, mode=Mode.LIVE)
