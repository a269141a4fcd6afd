"""API keys. Secrets are never stored."""

from dataclasses import replace
from datetime import datetime
from typing import Self
from uuid import UUID

from django.conf import settings
from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.db.models import Exists, OuterRef, Q, Subquery
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from accounts.actors import Grant
from accounts.issuers.models import Issuer, IssuerChild, Membership, MembershipQuerySet
from accounts.people.models import User
from accounts.querysets import ModeRows
from accounts.scopes import ROLE_SCOPES, STAFF, AccountsPrefix, Mode, Scope
from lib import ids

from .token import KeyState


class ApiKeyQuerySet(ModeRows["ApiKey"]):
    """API keys, read through their issuer."""

    def for_issuer(
        self, issuer_id: UUID, mode: Mode | None = None, types: frozenset[int] = frozenset()
    ) -> Self:
        """For a key that is limited to `types` there are those that are limited to some of these, or not at all."""
        rows = super().for_issuer(issuer_id, mode)
        if not types:
            return rows
        return rows.filter(Q(type_ids=[]) | Q(type_ids__overlap=sorted(types)))

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
        person = User.objects.filter(pk=OuterRef("root_person_id"))
        return self.annotate(
            root_email=Subquery(person.values("email")),
            root_role=Subquery(self._memberships().values("role")[:1]),
        )

    def _memberships(self) -> MembershipQuerySet:
        """The membership of a key's person at the key's issuer."""
        return Membership.objects.filter(
            issuer_id=OuterRef("issuer_id"),
            user_id=OuterRef("root_person_id"),
            user__is_active=True,
        )


class ApiKey(models.Model):
    """An API key: looked up by `key_id`, verified by `digest` (HMAC-SHA256 of the secret with the pepper)."""

    id = models.UUIDField(primary_key=True, default=ids.new, editable=False)
    issuer = models.ForeignKey(
        Issuer, on_delete=models.PROTECT, verbose_name=_("issuer"), db_index=False
    )
    name = models.CharField(_("name"), max_length=100)
    mode = models.CharField(_("mode"), max_length=4, choices=Mode.choices, default=Mode.LIVE)
    key_id = models.CharField(_("key id"), max_length=12, unique=True, editable=False)
    digest = models.BinaryField(editable=False)
    pepper_id = models.CharField(max_length=40, editable=False)
    last_four = models.CharField(_("ends in"), max_length=4, editable=False)
    scopes = ArrayField(
        models.CharField(max_length=40, choices=Scope.choices), verbose_name=_("scopes")
    )
    # The most scopes it may ever have: those that its maker's role allowed. Adopting sets them anew.
    scope_cap = ArrayField(
        models.CharField(max_length=40, choices=Scope.choices),
        verbose_name=_("most scopes"),
        default=list,
        editable=False,
    )
    # Ids of certificate types, which stand above: `accounts.signals` asks whether they exist.
    type_ids = ArrayField(
        models.BigIntegerField(),
        verbose_name=_("only for these certificate types (empty: all)"),
        default=list,
        blank=True,
    )
    allowed_networks = ArrayField(
        models.CharField(max_length=43),
        verbose_name=_("only from these networks (empty: all)"),
        default=list,
        blank=True,
    )
    # The version of the interface for requests without the header API-Version.
    api_version = models.CharField(_("API version"), max_length=10, editable=False)
    expires_at = models.DateTimeField(_("expires"), null=True, blank=True)
    revoked_at = models.DateTimeField(_("revoked"), null=True, blank=True, editable=False)
    successor = models.OneToOneField(
        "self",
        on_delete=models.PROTECT,
        null=True,
        blank=True,
        editable=False,
        related_name="predecessor",
        verbose_name=_("successor"),
    )
    sequence = models.PositiveIntegerField(_("announced changes"), default=1, editable=False)
    # Of its present expiry: how many days before it was warned of last.
    warned_days = models.PositiveSmallIntegerField(null=True, blank=True, editable=False)
    created_at = models.DateTimeField(_("created"), default=timezone.now, editable=False)
    created_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        blank=True,
        editable=False,
        verbose_name=_("created by"),
    )
    # The id of the person who answers for the key: its maker, or the root of the key that made it.
    # No foreign key: it outlives the person's row. NULL: the person is unknown.
    root_person_id = models.BigIntegerField(_("person"), null=True, blank=True, editable=False)
    # Who was its root before an owner adopted it: they have held the same secret.
    past_root_ids = ArrayField(models.BigIntegerField(), default=list, blank=True, editable=False)
    # Since when its person can no longer make such a key; owners were written to.
    orphaned_at = models.DateTimeField(null=True, blank=True, editable=False)

    objects = ApiKeyQuerySet.as_manager()

    class Meta:
        verbose_name = _("API key")
        verbose_name_plural = _("API keys")
        constraints = [
            models.CheckConstraint(
                name="accounts_apikey_mode", condition=models.Q(mode__in=Mode.values)
            ),
            models.CheckConstraint(
                name="accounts_apikey_known_scopes",
                condition=models.Q(scopes__contained_by=Scope.values),
            ),
            models.CheckConstraint(
                name="accounts_apikey_some_scope", condition=models.Q(scopes__len__gt=0)
            ),
            models.CheckConstraint(
                name="accounts_apikey_known_cap",
                condition=models.Q(scope_cap__contained_by=Scope.values),
            ),
            models.CheckConstraint(
                name="accounts_apikey_ends_once_rotated",
                condition=models.Q(successor=None) | models.Q(expires_at__isnull=False),
            ),
        ]
        indexes = [
            models.Index("issuer", "mode", "id", name="accounts_apikey_newest"),
            models.Index(
                "expires_at",
                name="accounts_apikey_expiring",
                condition=models.Q(
                    expires_at__isnull=False, revoked_at__isnull=True, successor__isnull=True
                ),
            ),
        ]

    def __str__(self) -> str:
        return f"{self.name} (…{self.last_four})"

    @property
    def public_id(self) -> str:
        """`key_...`"""
        return ids.encode(AccountsPrefix.API_KEY, self.pk)

    def state(self, now: datetime) -> KeyState:
        """The state of the key at `now`."""
        if self.revoked_at is not None:
            return KeyState.REVOKED
        over = self.expires_at is not None and self.expires_at <= now
        return KeyState.EXPIRED if over else KeyState.USABLE

    @property
    def last_used_at(self) -> datetime | None:
        """When a request was last made with the key, to the minute."""
        use: ApiKeyUse | None = getattr(self, "use", None)
        return use.last_used_at if use else None

    @property
    def root_id(self) -> str | None:
        """The person who answers for the key, as the audit names people: `user_...`"""
        return None if self.root_person_id is None else f"user_{self.root_person_id}"

    @property
    def effective_scopes(self) -> list[str]:
        """The scopes of the key, limited by its cap."""
        return [scope for scope in self.scopes if scope in self.scope_cap]

    def grant(self) -> Grant:
        """The permissions of the key, to be compared with other grants."""
        return replace(self.requested_grant(), scopes=frozenset(self.effective_scopes))

    def requested_grant(self) -> Grant:
        """The grant without regard to the cap, to check a change of the key."""
        return Grant(
            mode=Mode(self.mode),
            scopes=frozenset(self.scopes),
            types=frozenset(self.type_ids),
            networks=tuple(self.allowed_networks),
            expires_at=self.expires_at,
        )


class ApiKeyUse(IssuerChild):
    """When an API key was last used: apart from the key, whose row changes only when the key does.

    Without a foreign key: a use is noted without waiting for a transaction that holds the key's row.
    """

    key = models.OneToOneField(
        ApiKey,
        on_delete=models.CASCADE,
        primary_key=True,
        db_constraint=False,
        related_name="use",
    )
    last_used_at = models.DateTimeField()

    def __str__(self) -> str:
        return f"{self.key_id}: {self.last_used_at}"
