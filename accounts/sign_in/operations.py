"""Sign-in: audit entries, sessions, and the people who must have a second factor."""

from collections.abc import Iterable
from datetime import datetime
from uuid import UUID

from allauth.mfa.models import Authenticator
from axes.models import AccessAttempt
from django.conf import settings
from django.db import connection, transaction
from django.db.models import F, Q, QuerySet
from django.utils import timezone

from accounts.actors import ActionContext
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.models import Membership, Session, User
from accounts.scopes import Role
from lib.database.tenancy import across_issuers

TRUSTED = (Role.OWNER, Role.ADMIN, Role.OPERATOR)


def must_have_second_factor(user: User) -> bool:
    """Whether this person must have a second factor.

    Of everybody where one of their issuers asks for it; where MFA_REQUIRED is on, also of
    platform admins, and of those members who could do harm.
    """
    requiring = Q(issuer__second_factor_for_all=True)
    if settings.MFA_REQUIRED:
        if user.is_superuser:
            return True
        requiring |= Q(role__in=TRUSTED)
    with across_issuers("a person may work for several issuers"):
        return Membership.objects.filter(requiring, user=user).exists()


@transaction.atomic
def record_sign_in_event(
    *, context: ActionContext, user: User, action: str, detail: str = ""
) -> None:
    """Record a sign-in event in the audit of every issuer of the person.

    Of a platform admin, and of a person without an issuer, into the platform's.
    """
    changes = {"with": {"before": None, "after": detail}} if detail else {}
    _record(context, _chains(user), user, action, changes)


@transaction.atomic
def record_platform_action(
    *, context: ActionContext, user: User, action: str, changes: audit.Changes
) -> None:
    """Record an action of a platform admin on a person's account.

    Into the audit of every issuer they work for, who have a right to know, and of the platform.
    """
    chains = dict.fromkeys([*_chains(user), None])
    _record(context, chains, user, action, changes)


def _record(
    context: ActionContext,
    chains: Iterable[UUID | None],
    user: User,
    action: str,
    changes: audit.Changes,
) -> None:
    with across_issuers("each of a person's issuers has its own audit"):
        for issuer_id in chains:
            record(context, action, f"user_{user.pk}", changes, issuer_id=issuer_id)


def end_sessions(user: User) -> None:
    """End all sessions of this person."""
    User.objects.filter(pk=user.pk).update(session_epoch=F("session_epoch") + 1)
    user.refresh_from_db(fields=["session_epoch"])
    delete_sessions(user)


def sessions_of(user: User) -> QuerySet[Session]:
    """The person's current sessions, the last used first."""
    return Session.objects.filter(user=user, expire_date__gt=timezone.now()).order_by(
        "-last_seen_at", "-started_at"
    )


def delete_sessions(user: User, *, but: str | None = None) -> int:
    """Delete the sessions of this person, except one by its key; how many."""
    rows = Session.objects.filter(user=user)
    return (rows.exclude(pk=but) if but else rows).delete()[0]


@transaction.atomic
def end_chosen_sessions(*, context: ActionContext, user: User, sessions: QuerySet[Session]) -> int:
    """End some of a person's own sessions."""
    count = sessions.filter(user=user).delete()[0]
    if count:
        record_sign_in_event(
            context=context, user=user, action="user.sessions_ended", detail=str(count)
        )
    return count


@transaction.atomic
def remove_second_factor(*, context: ActionContext, user: User) -> int:
    """Remove all second factors of a person, and end their sessions.

    Says how many there were. Who must have a second factor sets one up at the next sign-in.
    """
    factors = Authenticator.objects.filter(user=user)
    kinds = sorted(factors.values_list("type", flat=True))
    factors.delete()
    end_sessions(user)
    record_sign_in_event(
        context=context, user=user, action="user.second_factor_reset", detail=" ".join(kinds)
    )
    return len(kinds)


def remove_expired(*, now: datetime) -> None:
    """Delete failed sign-ins after their cool-off, and expired counters."""
    AccessAttempt.objects.filter(attempt_time__lt=now - settings.AXES_COOLOFF_TIME).delete()
    with connection.cursor() as cursor:
        cursor.execute("DELETE FROM accounts_signin_cache WHERE expires < %s", [now])


def _chains(user: User) -> list[UUID | None]:
    with across_issuers("a person may work for several issuers"):
        issuers: list[UUID | None] = list(
            Membership.objects.filter(user=user).values_list("issuer_id", flat=True)
        )
    return issuers if issuers and not user.is_superuser else [*issuers, None]


@transaction.atomic
def change_profile(*, context: ActionContext, user: User, name: str, locale: str) -> None:
    """Changes a person's own name and language; writes no entry if nothing differs."""
    before = {"name": user.name, "locale": user.locale}
    after = {"name": name, "locale": locale}
    if changes := audit.diff(before, after, personal={"name"}):
        user.name, user.locale = name, locale
        user.save(update_fields=["name", "locale"])
        _record(context, _chains(user), user, "user.changed", changes)
