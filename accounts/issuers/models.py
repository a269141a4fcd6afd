"""Issuers (the tenants), plans and memberships."""

from collections.abc import Collection
from datetime import datetime, timedelta
from typing import ClassVar, Self

from django.conf import settings
from django.contrib.postgres.fields import ArrayField
from django.core.exceptions import ValidationError
from django.core.validators import MinValueValidator
from django.db import models
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from accounts.actors import IssuerFacts, certificate_time
from accounts.querysets import IssuerRows
from accounts.scopes import AccountsPrefix, Feature, Locale, Role, Sector, Standing, ToldOfChanges
from lib import ids
from lib.dates import is_time_zone


def validate_time_zone(name: str) -> None:
    """Refuses a name that is not in the IANA time zone database."""
    if not is_time_zone(name):
        raise ValidationError(_("Not a time zone: use a name such as Europe/Berlin."))


def default_warning_days() -> list[int]:
    """The default of the days before the end of a certificate on which its issuer is notified."""
    return [30, 7, 1]


class Plan(models.Model):
    """A plan that an issuer has bought: features, and a quota in certificates a calendar month (UTC)."""

    code = models.SlugField(_("code"), max_length=40, unique=True)
    name = models.CharField(_("name"), max_length=100)
    rate_burst = models.PositiveIntegerField(
        _("requests at once, per key"), default=200, validators=[MinValueValidator(1)]
    )
    rate_per_minute = models.PositiveIntegerField(
        _("requests a minute, per key"), default=1200, validators=[MinValueValidator(1)]
    )
    monthly_certificates = models.PositiveIntegerField(
        _("certificates a month (empty: no limit)"), null=True, blank=True
    )
    max_keys = models.PositiveIntegerField(_("API keys (empty: no limit)"), null=True, blank=True)
    max_endpoints = models.PositiveIntegerField(
        _("webhook endpoints (empty: no limit)"), null=True, blank=True
    )
    max_members = models.PositiveIntegerField(_("members (empty: no limit)"), null=True, blank=True)
    features = ArrayField(
        models.CharField(max_length=40, choices=Feature.choices),
        verbose_name=_("features"),
        default=list,
        blank=True,
    )

    class Meta:
        verbose_name = _("plan")
        verbose_name_plural = _("plans")
        constraints = [
            models.CheckConstraint(
                name="accounts_plan_rates",
                condition=models.Q(rate_burst__gte=1, rate_per_minute__gte=1),
            ),
        ]

    def __str__(self) -> str:
        return self.name

    @property
    def audit_target(self) -> str:
        """The plan's name in the audit: its code never changes."""
        return self.code


class Issuer(models.Model):
    """The account holder that keys belong to and certificates are issued for."""

    id = models.UUIDField(primary_key=True, default=ids.new, editable=False)
    name = models.CharField(_("name"), max_length=200)
    slug = models.SlugField(_("short name"), max_length=60, unique=True)
    default_locale = models.CharField(
        _("default language"), max_length=2, choices=Locale.choices, default=Locale.EN
    )
    time_zone = models.CharField(
        _("time zone"), max_length=64, default="UTC", validators=[validate_time_zone]
    )
    plan = models.ForeignKey(Plan, on_delete=models.PROTECT, verbose_name=_("plan"))
    standing = models.CharField(
        _("standing"), max_length=12, choices=Standing.choices, default=Standing.ACTIVE
    )
    sector = models.CharField(
        _("what it certifies"), max_length=10, choices=Sector.choices, default=Sector.BOTH
    )
    data_hash_enabled = models.BooleanField(_("answer with dataHash"), default=True)
    issuing_blocked_from = models.DateTimeField(_("issuing blocked from"), null=True, blank=True)
    trusted_networks = ArrayField(
        models.CharField(max_length=43),
        verbose_name=_("networks that keys are accepted from (empty: all)"),
        default=list,
        blank=True,
    )
    expiry_warning_days = ArrayField(
        models.PositiveSmallIntegerField(),
        verbose_name=_("expiry warnings (days before)"),
        default=default_warning_days,
        blank=True,
    )
    second_factor_for_all = models.BooleanField(_("second factor for all members"), default=False)
    sign_on_only = models.BooleanField(_("single sign-on only"), default=False)
    notify_holder = models.BooleanField(_("notify holders by e-mail"), default=False)
    told_of_changes = models.CharField(
        _("holders told of revocation and replacement"),
        max_length=9,
        choices=ToldOfChanges.choices,
        default=ToldOfChanges.PERSONS,
    )
    # How far the clock of test certificates is ahead of the real time.
    test_clock_ahead = models.DurationField(default=timedelta, editable=False)
    # The issuer's DID, set with its first signing key and kept when BASE_URL changes.
    did = models.CharField(max_length=300, null=True, editable=False)
    created_at = models.DateTimeField(_("created"), default=timezone.now, editable=False)

    class Meta:
        verbose_name = _("issuer")
        verbose_name_plural = _("issuers")
        constraints = [
            models.CheckConstraint(
                name="accounts_issuer_locale", condition=models.Q(default_locale__in=Locale.values)
            ),
            models.CheckConstraint(
                name="accounts_issuer_standing", condition=models.Q(standing__in=Standing.values)
            ),
            models.CheckConstraint(
                name="accounts_issuer_sector", condition=models.Q(sector__in=Sector.values)
            ),
            models.CheckConstraint(
                name="accounts_issuer_told_of_changes",
                condition=models.Q(told_of_changes__in=ToldOfChanges.values),
            ),
            models.CheckConstraint(
                name="accounts_issuer_test_clock_forward",
                condition=models.Q(test_clock_ahead__gte=timedelta()),
            ),
        ]

    def __str__(self) -> str:
        return self.name

    @property
    def public_id(self) -> str:
        """`iss_...`"""
        return ids.encode(AccountsPrefix.ISSUER, self.pk)

    def certificate_time(self, mode: str, now: datetime) -> datetime:
        """The time that certificates of this mode go by: of test ones, the issuer's test clock."""
        return certificate_time(mode, self.test_clock_ahead, now)

    def facts(self) -> IssuerFacts:
        """The issuer's facts, as operations take them."""
        return IssuerFacts(
            id=self.pk,
            name=self.name,
            default_locale=self.default_locale,
            time_zone=self.time_zone,
            standing=Standing(self.standing),
            features=frozenset(self.plan.features),
            data_hash_enabled=self.data_hash_enabled,
            notify_holder=self.notify_holder,
            told_of_changes=ToldOfChanges(self.told_of_changes),
            expiry_warning_days=self.expiry_warning_days,
            issuing_blocked_from=self.issuing_blocked_from,
            monthly_certificates=self.plan.monthly_certificates,
            test_clock_ahead=self.test_clock_ahead,
        )


class MembershipQuerySet(IssuerRows["Membership"]):
    """Memberships."""

    def with_roles(self, roles: Collection[Role]) -> Self:
        """Active members with one of these roles."""
        return self.filter(role__in=roles, user__is_active=True)

    def owners(self) -> Self:
        """Active owners, without platform admins."""
        return self.filter(role=Role.OWNER, user__is_active=True, user__is_superuser=False)


class Membership(models.Model):
    """A person's role at an issuer. One person may work for several."""

    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, verbose_name=_("user")
    )
    issuer = models.ForeignKey(
        Issuer, on_delete=models.CASCADE, verbose_name=_("issuer"), db_index=False
    )
    role = models.CharField(_("role"), max_length=12, choices=Role.choices)
    # Whether this person has put the first steps of the dashboard away.
    first_steps_hidden = models.BooleanField(default=False, editable=False)

    objects = MembershipQuerySet.as_manager()

    class Meta:
        verbose_name = _("member")
        verbose_name_plural = _("members")
        constraints = [
            models.UniqueConstraint("issuer", "user", name="accounts_membership_once"),
            models.CheckConstraint(
                name="accounts_membership_role", condition=models.Q(role__in=Role.values)
            ),
        ]

    def __str__(self) -> str:
        return f"{self.user} @ {self.issuer}"

    @property
    def audit_target(self) -> str:
        """The member's name in the audit."""
        return f"user_{self.user_id}"


class Member(Membership):
    """A membership as the issuer's own people see it: a back-office page beside that of platform admins."""

    class Meta:
        proxy = True
        verbose_name = _("member")
        verbose_name_plural = _("members")

    def __str__(self) -> str:
        return str(self.user)


class IssuerOwned(models.Model):
    """A row of an issuer that has a public id, with the `prefix` of its kind."""

    prefix: ClassVar[str]
    id = models.UUIDField(primary_key=True, default=ids.new, editable=False)
    issuer = models.ForeignKey(
        Issuer, on_delete=models.PROTECT, verbose_name=_("issuer"), db_index=False
    )

    class Meta:
        abstract = True

    @property
    def public_id(self) -> str:
        """Such as `prog_...`"""
        return ids.encode(self.prefix, self.pk)


class IssuerChild(models.Model):
    """A row below another one, such as a certificate's history. It names the issuer of that row too.

    Row-level security goes by this column, and so would a database that is sharded by issuer
    (decision 0073). Whoever inserts the row fills it in. There is no foreign key of the database: it
    would lock the issuer's row at each insert, and say only what the row above says already.
    """

    issuer = models.ForeignKey(
        "accounts.Issuer",
        on_delete=models.DO_NOTHING,
        related_name="+",
        db_constraint=False,
        db_index=False,
        editable=False,
    )

    class Meta:
        abstract = True
