"""Querysets of accounts. `for_issuer()` is the only way to the rows of a tenant."""

from collections.abc import Collection
from datetime import datetime
from typing import TYPE_CHECKING, Any, Self, TypeVar
from uuid import UUID

from django.apps import apps
from django.contrib.auth.models import BaseUserManager
from django.db import models
from django.db.models import Exists, OuterRef, Q, Subquery

from accounts.audit.rules import issuer_of_chain
from accounts.keys.token import KeyState
from accounts.scopes import ROLE_SCOPES, STAFF, Mode, Role
from lib import ids
from lib.text import email_forms, email_key

if TYPE_CHECKING:
    from accounts.models import (
        ApiKey,
        AuditEntry,
        ConsentAction,
        Invitation,
        Issuer,
        IssuerDomain,
        LoggedRequest,
        Membership,
        OpenItem,
        OutgoingMail,
        PdfSigningKey,
        SigningKey,
        UsageDay,
        User,
    )

Row = TypeVar("Row", bound=models.Model)


class MembershipQuerySet(models.QuerySet["Membership"]):
    """Memberships."""

    def for_issuer(self, issuer_id: UUID) -> Self:
        """The members of one issuer."""
        return self.filter(issuer_id=issuer_id)

    def with_roles(self, roles: Collection[Role]) -> Self:
        """Active members with one of these roles."""
        return self.filter(role__in=roles, user__is_active=True)

    def owners(self) -> Self:
        """Active owners, without operators of the platform."""
        return self.filter(role=Role.OWNER, user__is_active=True, user__is_superuser=False)


class InvitationQuerySet(models.QuerySet["Invitation"]):
    """Invitations, read through their issuer or by token."""

    def for_issuer(self, issuer_id: UUID) -> Self:
        """Rows of one issuer."""
        return self.filter(issuer_id=issuer_id)

    def open(self) -> Self:
        """Neither accepted nor revoked; they may have expired."""
        return self.filter(accepted_at=None, revoked_at=None)

    def usable(self, now: datetime) -> Self:
        """Invitations that can be accepted at `now`."""
        return self.open().filter(expires_at__gt=now)


class SignOnQuerySet(models.QuerySet[Row]):
    """Providers that sign issuers' people in, and the identities that they know them by."""

    def for_issuer(self, issuer_id: UUID) -> Self:
        """Those of one issuer."""
        return self.filter(issuer_id=issuer_id)


class IssuerDomainQuerySet(models.QuerySet["IssuerDomain"]):
    """Domains that issuers prove to be theirs."""

    def for_issuer(self, issuer_id: UUID) -> Self:
        """The domains of one issuer."""
        return self.filter(issuer_id=issuer_id)

    def verified(self) -> Self:
        """Proved, at the last check or a few days before it."""
        return self.filter(verified_at__isnull=False)

    def due(self, now: datetime) -> Self:
        """To be checked now."""
        return self.filter(due_at__lte=now)


class SigningKeyQuerySet(models.QuerySet["SigningKey"]):
    """Keys that sign credentials."""

    def for_issuer(self, issuer_id: UUID, mode: Mode) -> Self:
        """The keys of one issuer and mode."""
        return self.filter(issuer_id=issuer_id, mode=mode)

    def in_state(self, *states: str) -> Self:
        """Those in one of these states."""
        return self.filter(state__in=states)


class ApiKeyQuerySet(models.QuerySet["ApiKey"]):
    """API keys, read through their issuer."""

    def for_issuer(
        self, issuer_id: UUID, mode: Mode | None = None, types: frozenset[int] = frozenset()
    ) -> Self:
        """One issuer's keys; of one mode, if it is given. For a key that is limited to `types` there are
        those that are limited to some of these, or not at all.
        """
        rows = self.filter(issuer_id=issuer_id)
        if types:
            rows = rows.filter(Q(type_ids=[]) | Q(type_ids__overlap=sorted(types)))
        return rows if mode is None else rows.filter(mode=mode)

    def in_state(self, state: KeyState, now: datetime) -> Self:
        """Keys that are in this state at `now`."""
        if state is KeyState.REVOKED:
            return self.exclude(revoked_at=None)
        living = self.filter(revoked_at=None)
        if state is KeyState.EXPIRED:
            return living.filter(expires_at__lte=now)
        return living.filter(Q(expires_at=None) | Q(expires_at__gt=now))

    def current(self, now: datetime) -> Self:
        """Usable keys that no successor has replaced."""
        return self.in_state(KeyState.USABLE, now).filter(successor=None)

    def orphaned(self) -> Self:
        """Keys whose person could not make such a key any more: left, or has a lesser role.

        A key of which no person is known is none of them: nothing has changed about it.
        """
        covered = Q(pk=None)
        for role in STAFF:
            scopes = sorted(scope.value for scope in ROLE_SCOPES[role])
            covered |= Q(Exists(self._memberships().filter(role=role)), scopes__contained_by=scopes)
        return self.filter(~covered, root_person_id__isnull=False)

    def with_root(self) -> Self:
        """With `root_email` and `root_role` of the person who answers for the key."""
        users = apps.get_model("accounts.User")._default_manager.all()
        return self.annotate(
            root_email=Subquery(users.filter(pk=OuterRef("root_person_id")).values("email")),
            root_role=Subquery(self._memberships().values("role")[:1]),
        )

    def _memberships(self) -> "MembershipQuerySet":
        """The membership of a key's person at the key's issuer."""
        memberships: MembershipQuerySet = apps.get_model(
            "accounts.Membership"
        )._default_manager.filter(
            issuer_id=OuterRef("issuer_id"),
            user_id=OuterRef("root_person_id"),
            user__is_active=True,
        )
        return memberships


class AuditEntryQuerySet(models.QuerySet["AuditEntry"]):
    """Audit entries, read through their issuer."""

    def for_issuer(self, issuer_id: UUID, mode: Mode | None = None) -> Self:
        """One issuer's entries: of one mode, or of both for the issuer's own people."""
        rows = self.filter(issuer_id=issuer_id)
        return rows if mode is None else rows.filter(mode=mode)

    def sealed_in(self, chain: str) -> Self:
        """The sealed entries of one chain."""
        issuer_id = issuer_of_chain(chain)
        rows = self.filter(position__isnull=False)
        return rows.filter(issuer_id=issuer_id) if issuer_id else rows.filter(issuer=None)


class ConsentActionQuerySet(models.QuerySet["ConsentAction"]):
    """Acceptances and withdrawals, read through the issuer."""

    def for_issuer(self, issuer_id: UUID) -> Self:
        """Rows of one issuer."""
        return self.filter(issuer_id=issuer_id)


class LoggedRequestQuerySet(models.QuerySet["LoggedRequest"]):
    """The request log, read through issuer and mode."""

    def for_issuer(self, issuer_id: UUID, mode: Mode | None = None) -> Self:
        """One issuer's requests; of one mode, or of both, named so that the index is used."""
        modes = Mode.values if mode is None else [mode.value]
        return self.filter(issuer_id=issuer_id, mode__in=modes)

    def with_request_id(self, request_id: str) -> Self:
        """Requests that were answered with this request id: several, where the client has chosen it."""
        chosen = Q(given_id=request_id)
        own = len(request_id) == len(UUID(int=0).hex) and _is_hex(request_id)
        return self.filter(chosen | Q(pk=UUID(request_id), given_id=None) if own else chosen)

    def with_code(self, code: str) -> Self:
        """Requests that were refused with this error code."""
        return self.failed().filter(code=code)

    def failed(self) -> Self:
        """Requests that were answered with 4xx or 5xx: an index holds these alone."""
        return self.filter(status__gte=400)

    def in_class(self, status_class: str) -> Self:
        """Requests by the class of their status: `2xx`, `4xx`, …"""
        first = int(status_class[0]) * 100
        return self.filter(status__gte=first, status__lt=first + 100)

    def on_path(self, path: str) -> Self:
        """Requests whose path, or route, begins like this."""
        return self.filter(Q(path__startswith=path) | Q(route=path))

    def within(self, start: datetime | None, end: datetime | None) -> Self:
        """Requests that came in [start, end)."""
        rows = self.filter(pk__gte=ids.lower_bound(start)) if start else self
        return rows.filter(pk__lt=ids.lower_bound(end)) if end else rows


def _is_hex(text: str) -> bool:
    return all(character in "0123456789abcdef" for character in text)


class OpenItemQuerySet(models.QuerySet["OpenItem"]):
    """What waits for the operators of the platform, who see the items of all issuers."""

    def for_issuer(self, issuer_id: UUID) -> Self:
        """One issuer's items."""
        return self.filter(issuer_id=issuer_id)

    def open(self) -> Self:
        """Items that nobody has settled."""
        return self.filter(settled_at=None)


class OutgoingMailQuerySet(models.QuerySet["OutgoingMail"]):
    """Rows of the mail outbox."""

    def for_issuer(self, issuer_id: UUID) -> Self:
        """One issuer's mails to holders and others who have no account."""
        return self.filter(issuer_id=issuer_id, user=None)

    def about(self, kind: str, subjects: Collection[UUID]) -> Self:
        """Mails of one kind about these rows."""
        return self.filter(kind=kind, subject__in=subjects)

    def waiting(self) -> Self:
        """Neither sent nor given up."""
        return self.filter(sent_at=None, dropped_at=None)


class PdfSigningKeyQuerySet(models.QuerySet["PdfSigningKey"]):
    """Keys that PDFs are signed with."""

    def for_issuer(self, issuer_id: UUID, mode: Mode) -> Self:
        """The keys of one issuer and mode."""
        return self.filter(issuer_id=issuer_id, mode=mode)

    def in_use(self) -> Self:
        """Those with a certificate; signing may be switched off."""
        return self.filter(state__in=["active", "paused"])

    def to_come(self) -> Self:
        """Those that have no certificate yet."""
        return self.filter(state__in=["requested", "waiting"])


class UsageDayQuerySet(models.QuerySet["UsageDay"]):
    """Usage by day, read through issuer and mode."""

    def for_issuer(self, issuer_id: UUID, mode: Mode | None = None) -> Self:
        """One issuer's usage; of one mode, if it is given."""
        rows = self.filter(issuer_id=issuer_id)
        return rows if mode is None else rows.filter(mode=mode)


class UserManager(BaseUserManager["User"]):
    """Creates people, who sign in by e-mail in any case."""

    def get_by_natural_key(self, username: str | None) -> "User":
        return self.filter(email__in=email_forms(username or ""))[:1].get()

    def create_user(self, email: str, password: str | None = None, **fields: Any) -> "User":
        """Create a person without any role."""
        user = self.model(email=email_key(email), **fields)
        user.set_password(password)
        user.save(using=self._db)
        return user

    def create_superuser(self, email: str, password: str | None = None, **fields: Any) -> "User":
        """Create an operator of the platform."""
        return self.create_user(email, password, is_staff=True, is_superuser=True, **fields)
