"""Names of keys, people, issuers and documents in the audit."""

from collections.abc import Collection
from typing import Any
from uuid import UUID

from accounts.audit.sentences import AuditTarget, own_rows, register_target
from accounts.models import (
    ApiKey,
    ConsentDocument,
    IdentityProvider,
    Invitation,
    Issuer,
    IssuerDomain,
    User,
)
from accounts.prefixes import AccountsPrefix


def _key_name(key: ApiKey) -> str:
    return key.name


def _people(issuer_id: UUID | None, keys: Collection[Any]) -> dict[Any, str]:
    """People by their names, whoever they work for now: an entry stays when they leave."""
    return {user.pk: user.get_full_name() for user in User.objects.filter(pk__in=keys)}


def _issuers(issuer_id: UUID | None, keys: Collection[Any]) -> dict[Any, str]:
    """The issuer itself; any, in the platform's audit."""
    known = [key for key in keys if issuer_id in {key, None}]
    return dict(Issuer.objects.filter(pk__in=known).values_list("pk", "name"))


def _documents(issuer_id: UUID | None, keys: Collection[Any]) -> dict[Any, str]:
    return {row.pk: str(row) for row in ConsentDocument.objects.filter(pk__in=keys)}


for _target in (
    AuditTarget(
        prefix=AccountsPrefix.API_KEY,
        names=own_rows(ApiKey, name=_key_name),
        page="admin:accounts_apikey_change",
    ),
    AuditTarget(prefix="user", names=_people, by_number=True),
    AuditTarget(prefix=AccountsPrefix.ISSUER, names=_issuers),
    AuditTarget(prefix=AccountsPrefix.INVITATION, names=own_rows(Invitation)),
    AuditTarget(prefix=AccountsPrefix.CONSENT, names=_documents),
    AuditTarget(prefix=AccountsPrefix.IDENTITY_PROVIDER, names=own_rows(IdentityProvider)),
    AuditTarget(prefix=AccountsPrefix.DOMAIN, names=own_rows(IssuerDomain)),
):
    register_target(_target)
