import datetime
from pathlib import Path

import django.contrib.postgres.fields
import django.core.validators
import django.db.models.deletion
import django.db.models.expressions
import django.db.models.functions.text
import django.utils.timezone
from django.conf import settings
from django.db import migrations, models

import accounts.issuers.models
import lib.crypto
import lib.ids
import lib.sql

HERE = Path(__file__).parent


class Migration(migrations.Migration):
    initial = True

    dependencies = [
        ("auth", "0012_alter_user_first_name_max_length"),
    ]

    operations = [
        migrations.CreateModel(
            name="AuditHead",
            fields=[
                ("chain", models.CharField(max_length=40, primary_key=True, serialize=False)),
                ("count", models.PositiveBigIntegerField()),
                ("last", models.BinaryField()),
                ("seal", models.BinaryField()),
            ],
            options={
                "verbose_name": "head of the audit",
                "verbose_name_plural": "heads of the audit",
            },
        ),
        migrations.CreateModel(
            name="Issuer",
            fields=[
                (
                    "id",
                    models.UUIDField(
                        default=lib.ids.new, editable=False, primary_key=True, serialize=False
                    ),
                ),
                ("name", models.CharField(max_length=200, verbose_name="name")),
                ("slug", models.SlugField(max_length=60, unique=True, verbose_name="short name")),
                (
                    "default_locale",
                    models.CharField(
                        choices=[
                            ("de", "Deutsch"),
                            ("en", "English"),
                            ("fr", "Français"),
                            ("sq", "Shqip"),
                        ],
                        default="en",
                        max_length=2,
                        verbose_name="default language",
                    ),
                ),
                (
                    "time_zone",
                    models.CharField(
                        default="UTC",
                        max_length=64,
                        validators=[accounts.issuers.models.validate_time_zone],
                        verbose_name="time zone",
                    ),
                ),
                (
                    "standing",
                    models.CharField(
                        choices=[
                            ("active", "Active"),
                            ("suspended", "Suspended (billing)"),
                            ("fraud", "Suspended (fraud)"),
                        ],
                        default="active",
                        max_length=12,
                        verbose_name="standing",
                    ),
                ),
                (
                    "sector",
                    models.CharField(
                        choices=[
                            ("both", "Products and education"),
                            ("products", "Products, goods and services"),
                            ("education", "Education"),
                        ],
                        default="both",
                        max_length=10,
                        verbose_name="what it certifies",
                    ),
                ),
                (
                    "data_hash_enabled",
                    models.BooleanField(default=True, verbose_name="answer with dataHash"),
                ),
                (
                    "issuing_blocked_from",
                    models.DateTimeField(
                        blank=True, null=True, verbose_name="issuing blocked from"
                    ),
                ),
                (
                    "trusted_networks",
                    django.contrib.postgres.fields.ArrayField(
                        base_field=models.CharField(max_length=43),
                        blank=True,
                        default=list,
                        size=None,
                        verbose_name="networks that keys are accepted from (empty: all)",
                    ),
                ),
                (
                    "expiry_warning_days",
                    django.contrib.postgres.fields.ArrayField(
                        base_field=models.PositiveSmallIntegerField(),
                        blank=True,
                        default=accounts.issuers.models.default_warning_days,
                        size=None,
                        verbose_name="expiry warnings (days before)",
                    ),
                ),
                (
                    "second_factor_for_all",
                    models.BooleanField(
                        default=False, verbose_name="second factor for all members"
                    ),
                ),
                (
                    "notify_holder",
                    models.BooleanField(default=False, verbose_name="notify holders by e-mail"),
                ),
                (
                    "test_clock_ahead",
                    models.DurationField(default=datetime.timedelta, editable=False),
                ),
                (
                    "told_of_changes",
                    models.CharField(
                        choices=[
                            ("nobody", "Nobody"),
                            ("persons", "Holders of certificates about persons"),
                            ("everybody", "All holders"),
                        ],
                        default="persons",
                        max_length=9,
                        verbose_name="holders told of revocation and replacement",
                    ),
                ),
                (
                    "created_at",
                    models.DateTimeField(
                        default=django.utils.timezone.now, editable=False, verbose_name="created"
                    ),
                ),
            ],
            options={
                "verbose_name": "issuer",
                "verbose_name_plural": "issuers",
                "constraints": [
                    models.CheckConstraint(
                        condition=models.Q(("default_locale__in", ["de", "en", "fr", "sq"])),
                        name="accounts_issuer_locale",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(("standing__in", ["active", "suspended", "fraud"])),
                        name="accounts_issuer_standing",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            ("told_of_changes__in", ["nobody", "persons", "everybody"])
                        ),
                        name="accounts_issuer_told_of_changes",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(("test_clock_ahead__gte", datetime.timedelta(0))),
                        name="accounts_issuer_test_clock_forward",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(("sector__in", ["both", "products", "education"])),
                        name="accounts_issuer_sector",
                    ),
                ],
            },
        ),
        migrations.CreateModel(
            name="UsageHorizon",
            fields=[
                ("kind", models.CharField(max_length=20, primary_key=True, serialize=False)),
                ("until", models.DateTimeField()),
                ("mark", models.DateTimeField(null=True)),
                ("mark_xid", lib.sql.TransactionIdField(null=True)),
            ],
        ),
        migrations.CreateModel(
            name="DeprecatedUse",
            fields=[
                (
                    "pk",
                    models.CompositePrimaryKey(
                        "key_id",
                        "code",
                        blank=True,
                        editable=False,
                        primary_key=True,
                        serialize=False,
                    ),
                ),
                (
                    "issuer",
                    models.ForeignKey(
                        db_constraint=False,
                        db_index=False,
                        editable=False,
                        on_delete=django.db.models.deletion.DO_NOTHING,
                        related_name="+",
                        to="accounts.issuer",
                    ),
                ),
                ("key_id", models.UUIDField()),
                ("code", models.CharField(max_length=60)),
                ("amount", models.PositiveBigIntegerField()),
                ("last_used_on", models.DateField()),
            ],
        ),
        migrations.CreateModel(
            name="User",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("password", models.CharField(max_length=128, verbose_name="password")),
                (
                    "last_login",
                    models.DateTimeField(blank=True, null=True, verbose_name="last login"),
                ),
                (
                    "is_superuser",
                    models.BooleanField(
                        default=False,
                        help_text="Designates that this user has all permissions without explicitly assigning them.",
                        verbose_name="superuser status",
                    ),
                ),
                ("email", models.EmailField(max_length=254, unique=True, verbose_name="e-mail")),
                ("name", models.CharField(blank=True, max_length=200, verbose_name="name")),
                (
                    "locale",
                    models.CharField(
                        choices=[
                            ("de", "Deutsch"),
                            ("en", "English"),
                            ("fr", "Français"),
                            ("sq", "Shqip"),
                        ],
                        default="en",
                        max_length=2,
                        verbose_name="language",
                    ),
                ),
                (
                    "is_staff",
                    models.BooleanField(default=False, verbose_name="may enter the back office"),
                ),
                ("is_active", models.BooleanField(default=True, verbose_name="active")),
                ("session_epoch", models.PositiveIntegerField(default=0, editable=False)),
                (
                    "date_joined",
                    models.DateTimeField(default=django.utils.timezone.now, verbose_name="joined"),
                ),
                (
                    "groups",
                    models.ManyToManyField(
                        blank=True,
                        help_text="The groups this user belongs to. A user will get all permissions granted to each of their groups.",
                        related_name="user_set",
                        related_query_name="user",
                        to="auth.group",
                        verbose_name="groups",
                    ),
                ),
                (
                    "user_permissions",
                    models.ManyToManyField(
                        blank=True,
                        help_text="Specific permissions for this user.",
                        related_name="user_set",
                        related_query_name="user",
                        to="auth.permission",
                        verbose_name="user permissions",
                    ),
                ),
            ],
            options={
                "verbose_name": "user",
                "verbose_name_plural": "users",
                "constraints": [
                    models.CheckConstraint(
                        condition=models.Q(
                            ("email", django.db.models.functions.text.Lower("email"))
                        ),
                        name="accounts_user_email_lower",
                    )
                ],
            },
        ),
        migrations.CreateModel(
            name="Branding",
            fields=[
                (
                    "issuer",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        primary_key=True,
                        serialize=False,
                        to="accounts.issuer",
                        verbose_name="issuer",
                    ),
                ),
                ("color", models.CharField(max_length=7, null=True, verbose_name="colour")),
                ("address", models.CharField(max_length=500, null=True, verbose_name="address")),
                ("website", models.CharField(max_length=300, null=True, verbose_name="website")),
                (
                    "contact",
                    models.CharField(max_length=300, null=True, verbose_name="public contact"),
                ),
                ("logo", models.BinaryField(null=True, verbose_name="logo")),
                ("logo_sha256", models.CharField(max_length=64, null=True)),
                (
                    "print_columns",
                    models.SmallIntegerField(
                        choices=[
                            (1, "One column: each label beside its value"),
                            (2, "Two columns: each label above its value"),
                        ],
                        db_default=2,
                        default=2,
                        verbose_name="details on paper",
                    ),
                ),
                (
                    "signature_name",
                    models.CharField(
                        max_length=200, null=True, verbose_name="name of the signatory"
                    ),
                ),
                (
                    "signature_role",
                    models.CharField(
                        max_length=200, null=True, verbose_name="function of the signatory"
                    ),
                ),
                ("signature", models.BinaryField(null=True, verbose_name="signature")),
                ("signature_sha256", models.CharField(max_length=64, null=True)),
            ],
            options={
                "verbose_name": "branding",
                "verbose_name_plural": "branding",
                "constraints": [
                    models.CheckConstraint(
                        condition=models.Q(
                            ("color", None), ("color__regex", "^#[0-9a-f]{6}$"), _connector="OR"
                        ),
                        name="accounts_branding_color",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            models.Q(("logo", None), ("logo_sha256", None)),
                            models.Q(
                                ("logo__isnull", False), ("logo_sha256__regex", "^[0-9a-f]{64}$")
                            ),
                            _connector="OR",
                        ),
                        name="accounts_branding_logo",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(("print_columns__in", [1, 2])),
                        name="accounts_branding_print_columns",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            models.Q(("signature", None), ("signature_sha256", None)),
                            models.Q(
                                ("signature__isnull", False),
                                ("signature_sha256__regex", "^[0-9a-f]{64}$"),
                            ),
                            _connector="OR",
                        ),
                        name="accounts_branding_signature",
                    ),
                ],
            },
        ),
        migrations.CreateModel(
            name="AuditEntry",
            fields=[
                (
                    "id",
                    models.UUIDField(
                        default=lib.ids.new, editable=False, primary_key=True, serialize=False
                    ),
                ),
                (
                    "mode",
                    models.CharField(
                        choices=[("live", "Live"), ("test", "Test")],
                        max_length=4,
                        verbose_name="mode",
                    ),
                ),
                (
                    "actor_kind",
                    models.CharField(
                        choices=[("key", "API key"), ("user", "Person"), ("system", "Service")],
                        max_length=6,
                        verbose_name="by",
                    ),
                ),
                ("actor_id", models.CharField(max_length=64, verbose_name="who")),
                ("action", models.CharField(max_length=60, verbose_name="action")),
                ("target", models.CharField(max_length=64, verbose_name="what")),
                ("changes", models.JSONField(verbose_name="changes")),
                ("request_id", models.CharField(max_length=128, verbose_name="request")),
                ("ip", models.GenericIPAddressField(null=True, verbose_name="network")),
                ("at", models.DateTimeField(verbose_name="when")),
                (
                    "txid",
                    lib.sql.TransactionIdField(
                        db_default=lib.sql.CurrentTransaction(), editable=False
                    ),
                ),
                (
                    "position",
                    models.PositiveBigIntegerField(
                        editable=False, null=True, verbose_name="position"
                    ),
                ),
                ("seal", models.BinaryField(null=True, verbose_name="seal")),
                (
                    "issuer",
                    models.ForeignKey(
                        db_index=False,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        to="accounts.issuer",
                        verbose_name="issuer",
                    ),
                ),
            ],
            options={
                "verbose_name": "audit entry",
                "verbose_name_plural": "audit",
                "indexes": [
                    models.Index(
                        models.F("txid"),
                        models.F("id"),
                        condition=models.Q(("position", None)),
                        name="accounts_audit_unsealed",
                    ),
                    models.Index(
                        models.F("issuer"),
                        models.F("at"),
                        models.F("id"),
                        name="accounts_audit_office",
                    ),
                    models.Index(
                        models.F("issuer"),
                        models.F("mode"),
                        models.F("at"),
                        models.F("id"),
                        name="accounts_audit_list",
                    ),
                    models.Index(
                        models.F("issuer"),
                        models.F("mode"),
                        models.F("action"),
                        models.F("at"),
                        models.F("id"),
                        name="accounts_audit_by_action",
                    ),
                    models.Index(
                        models.F("issuer"),
                        models.F("mode"),
                        models.F("actor_id"),
                        models.F("at"),
                        models.F("id"),
                        name="accounts_audit_by_actor",
                    ),
                    models.Index(
                        models.F("issuer"),
                        models.F("target"),
                        models.F("at"),
                        models.F("id"),
                        name="accounts_audit_of_object",
                    ),
                ],
                "constraints": [
                    models.UniqueConstraint(
                        condition=models.Q(("position__isnull", False)),
                        fields=("issuer", "position"),
                        name="accounts_audit_position_once",
                        nulls_distinct=False,
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            models.Q(("position", None), ("seal", None)),
                            models.Q(("position__gte", 1), ("seal__isnull", False)),
                            _connector="OR",
                        ),
                        name="accounts_audit_sealed_or_not",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(("mode__in", ["live", "test"])),
                        name="accounts_audit_mode",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(("actor_kind__in", ["key", "user", "system"])),
                        name="accounts_audit_actor",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(("action__regex", "^[a-z_]+(\\.[a-z_]+)+$")),
                        name="accounts_audit_action",
                    ),
                ],
            },
        ),
        migrations.CreateModel(
            name="ApiKey",
            fields=[
                (
                    "id",
                    models.UUIDField(
                        default=lib.ids.new, editable=False, primary_key=True, serialize=False
                    ),
                ),
                ("name", models.CharField(max_length=100, verbose_name="name")),
                (
                    "mode",
                    models.CharField(
                        choices=[("live", "Live"), ("test", "Test")],
                        default="live",
                        max_length=4,
                        verbose_name="mode",
                    ),
                ),
                (
                    "key_id",
                    models.CharField(
                        editable=False, max_length=12, unique=True, verbose_name="key id"
                    ),
                ),
                ("digest", models.BinaryField()),
                ("pepper_id", models.CharField(editable=False, max_length=40)),
                (
                    "last_four",
                    models.CharField(editable=False, max_length=4, verbose_name="ends in"),
                ),
                (
                    "scopes",
                    django.contrib.postgres.fields.ArrayField(
                        base_field=models.CharField(
                            choices=[
                                ("certificates:issue", "Issue certificates, read types"),
                                ("certificates:read", "Read certificates"),
                                ("certificates:manage", "Suspend, revoke and link certificates"),
                                ("certificates:release", "Release or reject certificates"),
                                ("certificates:types", "Change certificate types"),
                                ("webhooks:read", "Read webhook endpoints and deliveries"),
                                ("webhooks:manage", "Change webhook endpoints, send again"),
                                ("edu:read", "Read programs and recipients"),
                                ("edu:manage", "Change programs and recipients"),
                                ("edu:issue", "Complete programs"),
                                ("account:read", "Read the account"),
                                ("account:manage", "Change the account"),
                                ("keys:manage", "Manage API keys"),
                                ("privacy:manage", "Export and erase the data of a person"),
                            ],
                            max_length=40,
                        ),
                        size=None,
                        verbose_name="scopes",
                    ),
                ),
                (
                    "scope_cap",
                    django.contrib.postgres.fields.ArrayField(
                        base_field=models.CharField(
                            choices=[
                                ("certificates:issue", "Issue certificates, read types"),
                                ("certificates:read", "Read certificates"),
                                ("certificates:manage", "Suspend, revoke and link certificates"),
                                ("certificates:release", "Release or reject certificates"),
                                ("certificates:types", "Change certificate types"),
                                ("webhooks:read", "Read webhook endpoints and deliveries"),
                                ("webhooks:manage", "Change webhook endpoints, send again"),
                                ("edu:read", "Read programs and recipients"),
                                ("edu:manage", "Change programs and recipients"),
                                ("edu:issue", "Complete programs"),
                                ("account:read", "Read the account"),
                                ("account:manage", "Change the account"),
                                ("keys:manage", "Manage API keys"),
                                ("privacy:manage", "Export and erase the data of a person"),
                            ],
                            max_length=40,
                        ),
                        default=list,
                        editable=False,
                        size=None,
                        verbose_name="most scopes",
                    ),
                ),
                (
                    "type_ids",
                    django.contrib.postgres.fields.ArrayField(
                        base_field=models.BigIntegerField(),
                        blank=True,
                        default=list,
                        size=None,
                        verbose_name="only for these certificate types (empty: all)",
                    ),
                ),
                (
                    "allowed_networks",
                    django.contrib.postgres.fields.ArrayField(
                        base_field=models.CharField(max_length=43),
                        blank=True,
                        default=list,
                        size=None,
                        verbose_name="only from these networks (empty: all)",
                    ),
                ),
                (
                    "api_version",
                    models.CharField(editable=False, max_length=10, verbose_name="API version"),
                ),
                ("expires_at", models.DateTimeField(blank=True, null=True, verbose_name="expires")),
                (
                    "revoked_at",
                    models.DateTimeField(
                        blank=True, editable=False, null=True, verbose_name="revoked"
                    ),
                ),
                (
                    "sequence",
                    models.PositiveIntegerField(
                        default=1, editable=False, verbose_name="announced changes"
                    ),
                ),
                (
                    "warned_days",
                    models.PositiveSmallIntegerField(blank=True, editable=False, null=True),
                ),
                (
                    "created_at",
                    models.DateTimeField(
                        default=django.utils.timezone.now, editable=False, verbose_name="created"
                    ),
                ),
                (
                    "root_person_id",
                    models.BigIntegerField(
                        blank=True, editable=False, null=True, verbose_name="person"
                    ),
                ),
                (
                    "past_root_ids",
                    django.contrib.postgres.fields.ArrayField(
                        base_field=models.BigIntegerField(),
                        blank=True,
                        default=list,
                        editable=False,
                        size=None,
                    ),
                ),
                ("orphaned_at", models.DateTimeField(blank=True, editable=False, null=True)),
                (
                    "created_by",
                    models.ForeignKey(
                        blank=True,
                        editable=False,
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        to=settings.AUTH_USER_MODEL,
                        verbose_name="created by",
                    ),
                ),
                (
                    "successor",
                    models.OneToOneField(
                        blank=True,
                        editable=False,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="predecessor",
                        to="accounts.apikey",
                        verbose_name="successor",
                    ),
                ),
                (
                    "issuer",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        to="accounts.issuer",
                        verbose_name="issuer",
                    ),
                ),
            ],
            options={
                "verbose_name": "API key",
                "verbose_name_plural": "API keys",
                "indexes": [
                    models.Index(
                        models.F("issuer"),
                        models.F("mode"),
                        models.F("id"),
                        name="accounts_apikey_newest",
                    ),
                    models.Index(
                        models.F("expires_at"),
                        condition=models.Q(
                            ("expires_at__isnull", False),
                            ("revoked_at__isnull", True),
                            ("successor__isnull", True),
                        ),
                        name="accounts_apikey_expiring",
                    ),
                ],
                "constraints": [
                    models.CheckConstraint(
                        condition=models.Q(("mode__in", ["live", "test"])),
                        name="accounts_apikey_mode",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(("scopes__len__gt", 0)),
                        name="accounts_apikey_some_scope",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            ("successor", None), ("expires_at__isnull", False), _connector="OR"
                        ),
                        name="accounts_apikey_ends_once_rotated",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            (
                                "scopes__contained_by",
                                [
                                    "certificates:issue",
                                    "certificates:read",
                                    "certificates:manage",
                                    "certificates:release",
                                    "certificates:types",
                                    "webhooks:read",
                                    "webhooks:manage",
                                    "edu:read",
                                    "edu:manage",
                                    "edu:issue",
                                    "account:read",
                                    "account:manage",
                                    "keys:manage",
                                    "signing:manage",
                                    "privacy:manage",
                                ],
                            )
                        ),
                        name="accounts_apikey_known_scopes",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            (
                                "scope_cap__contained_by",
                                [
                                    "certificates:issue",
                                    "certificates:read",
                                    "certificates:manage",
                                    "certificates:release",
                                    "certificates:types",
                                    "webhooks:read",
                                    "webhooks:manage",
                                    "edu:read",
                                    "edu:manage",
                                    "edu:issue",
                                    "account:read",
                                    "account:manage",
                                    "keys:manage",
                                    "signing:manage",
                                    "privacy:manage",
                                ],
                            )
                        ),
                        name="accounts_apikey_known_cap",
                    ),
                ],
            },
        ),
        migrations.CreateModel(
            name="ApiKeyUse",
            fields=[
                (
                    "key",
                    models.OneToOneField(
                        db_constraint=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        primary_key=True,
                        related_name="use",
                        serialize=False,
                        to="accounts.apikey",
                    ),
                ),
                (
                    "issuer",
                    models.ForeignKey(
                        db_constraint=False,
                        db_index=False,
                        editable=False,
                        on_delete=django.db.models.deletion.DO_NOTHING,
                        related_name="+",
                        to="accounts.issuer",
                    ),
                ),
                ("last_used_at", models.DateTimeField()),
            ],
        ),
        migrations.CreateModel(
            name="ConsentDocument",
            fields=[
                (
                    "id",
                    models.UUIDField(
                        default=lib.ids.new, editable=False, primary_key=True, serialize=False
                    ),
                ),
                (
                    "kind",
                    models.CharField(
                        choices=[
                            ("terms", "Terms of service"),
                            ("dpa", "Data processing agreement"),
                            ("privacy", "Privacy notice"),
                        ],
                        max_length=10,
                        verbose_name="kind",
                    ),
                ),
                ("version", models.CharField(max_length=20, verbose_name="version")),
                ("published_at", models.DateTimeField(verbose_name="published")),
                ("required_from", models.DateTimeField(verbose_name="required from")),
            ],
            options={
                "verbose_name": "consent document",
                "verbose_name_plural": "consent documents",
                "constraints": [
                    models.UniqueConstraint(
                        models.F("kind"), models.F("version"), name="accounts_consent_version_once"
                    ),
                    models.UniqueConstraint(
                        models.F("kind"), models.F("published_at"), name="accounts_consent_in_order"
                    ),
                    models.CheckConstraint(
                        condition=models.Q(("kind__in", ["terms", "dpa", "privacy"])),
                        name="accounts_consent_kind",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            (
                                "required_from__gte",
                                django.db.models.expressions.CombinedExpression(
                                    models.F("published_at"),
                                    "+",
                                    models.Value(datetime.timedelta(days=30)),
                                ),
                            )
                        ),
                        name="accounts_consent_in_time",
                    ),
                ],
            },
        ),
        migrations.CreateModel(
            name="ConsentAction",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                (
                    "verb",
                    models.CharField(
                        choices=[("accepted", "Accepted"), ("withdrawn", "Withdrawn")],
                        max_length=10,
                        verbose_name="what",
                    ),
                ),
                ("sha256", models.CharField(max_length=64, verbose_name="hash of the text")),
                ("at", models.DateTimeField(verbose_name="when")),
                (
                    "via",
                    models.CharField(
                        choices=[("api", "API"), ("back_office", "Back office")],
                        max_length=12,
                        verbose_name="how",
                    ),
                ),
                ("actor_kind", models.CharField(max_length=6, verbose_name="by")),
                ("actor_id", models.CharField(max_length=64, verbose_name="who")),
                ("request_id", models.CharField(max_length=128, verbose_name="request")),
                ("ip", models.GenericIPAddressField(null=True, verbose_name="network")),
                (
                    "issuer",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        to="accounts.issuer",
                        verbose_name="issuer",
                    ),
                ),
                (
                    "document",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT,
                        to="accounts.consentdocument",
                        verbose_name="document",
                    ),
                ),
            ],
            options={
                "verbose_name": "consent",
                "verbose_name_plural": "consents",
                "indexes": [
                    models.Index(
                        models.F("issuer"), models.F("id"), name="accounts_consent_of_issuer"
                    )
                ],
                "constraints": [
                    models.CheckConstraint(
                        condition=models.Q(("verb__in", ["accepted", "withdrawn"])),
                        name="accounts_consent_verb",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(("via__in", ["api", "back_office"])),
                        name="accounts_consent_via",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(("actor_kind__in", ["key", "user", "system"])),
                        name="accounts_consent_actor",
                    ),
                ],
            },
        ),
        migrations.CreateModel(
            name="ConsentText",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                (
                    "locale",
                    models.CharField(
                        choices=[
                            ("de", "Deutsch"),
                            ("en", "English"),
                            ("fr", "Français"),
                            ("sq", "Shqip"),
                        ],
                        max_length=2,
                        verbose_name="language",
                    ),
                ),
                ("text", models.TextField(verbose_name="text")),
                ("sha256", models.CharField(max_length=64)),
                (
                    "document",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="texts",
                        to="accounts.consentdocument",
                    ),
                ),
            ],
            options={
                "verbose_name": "text of a consent document",
                "verbose_name_plural": "texts of a consent document",
                "constraints": [
                    models.UniqueConstraint(
                        models.F("document"), models.F("locale"), name="accounts_consent_text_once"
                    ),
                    models.CheckConstraint(
                        condition=models.Q(("locale__in", ["de", "en", "fr", "sq"])),
                        name="accounts_consent_text_locale",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(("sha256__regex", "^[0-9a-f]{64}$")),
                        name="accounts_consent_text_hash",
                    ),
                ],
            },
        ),
        migrations.CreateModel(
            name="IssuerDomain",
            fields=[
                (
                    "id",
                    models.UUIDField(
                        default=lib.ids.new, editable=False, primary_key=True, serialize=False
                    ),
                ),
                ("name", models.CharField(max_length=253, verbose_name="domain")),
                ("token", models.CharField(editable=False, max_length=32)),
                (
                    "method",
                    models.CharField(
                        blank=True,
                        choices=[("dns", "TXT record"), ("file", "File")],
                        default="",
                        max_length=4,
                    ),
                ),
                ("created_at", models.DateTimeField(verbose_name="added")),
                ("verified_at", models.DateTimeField(null=True, verbose_name="verified")),
                ("checked_at", models.DateTimeField(null=True, verbose_name="last check")),
                ("failing_since", models.DateTimeField(null=True)),
                ("lost_at", models.DateTimeField(null=True)),
                (
                    "dns_fault",
                    models.CharField(
                        blank=True,
                        choices=[
                            ("missing", "There is no such TXT record."),
                            ("other", "There is a TXT record, with another value."),
                            ("silent", "The name servers of the domain did not answer."),
                        ],
                        default="",
                        max_length=8,
                    ),
                ),
                (
                    "file_fault",
                    models.CharField(
                        blank=True,
                        choices=[
                            ("missing", "The server has no such file."),
                            ("other", "The file does not have this line."),
                            (
                                "redirect",
                                "The server redirects to another address. That is not followed.",
                            ),
                            (
                                "blocked",
                                "The domain leads to an address that is not on the public internet.",
                            ),
                            ("tls", "The server's certificate for HTTPS is not valid."),
                            ("silent", "The server could not be reached."),
                        ],
                        default="",
                        max_length=8,
                    ),
                ),
                ("due_at", models.DateTimeField(null=True)),
                (
                    "issuer",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        to="accounts.issuer",
                        verbose_name="issuer",
                    ),
                ),
            ],
            options={
                "verbose_name": "domain",
                "verbose_name_plural": "domains",
                "indexes": [
                    models.Index(
                        models.F("due_at"),
                        condition=models.Q(("due_at__isnull", False)),
                        name="accounts_domain_due",
                    )
                ],
                "constraints": [
                    models.UniqueConstraint(
                        models.F("issuer"), models.F("name"), name="accounts_domain_once"
                    ),
                    models.CheckConstraint(
                        condition=models.Q(("method__in", ["", "dns", "file"])),
                        name="accounts_domain_method",
                    ),
                ],
            },
        ),
        migrations.CreateModel(
            name="Invitation",
            fields=[
                (
                    "id",
                    models.UUIDField(
                        default=lib.ids.new, editable=False, primary_key=True, serialize=False
                    ),
                ),
                ("email", models.EmailField(max_length=254, verbose_name="e-mail")),
                (
                    "role",
                    models.CharField(
                        choices=[
                            ("owner", "Owner"),
                            ("admin", "Administrator"),
                            ("operator", "Operator"),
                            ("auditor", "Auditor"),
                            ("team", "Team member"),
                        ],
                        max_length=12,
                        verbose_name="role",
                    ),
                ),
                (
                    "locale",
                    models.CharField(
                        choices=[
                            ("de", "Deutsch"),
                            ("en", "English"),
                            ("fr", "Français"),
                            ("sq", "Shqip"),
                        ],
                        max_length=2,
                        verbose_name="language",
                    ),
                ),
                ("token_sha256", models.CharField(editable=False, max_length=64, unique=True)),
                ("created_at", models.DateTimeField(editable=False, verbose_name="invited")),
                ("expires_at", models.DateTimeField(editable=False, verbose_name="expires")),
                (
                    "mailed_at",
                    models.DateTimeField(editable=False, null=True, verbose_name="mail sent"),
                ),
                (
                    "accepted_at",
                    models.DateTimeField(editable=False, null=True, verbose_name="accepted"),
                ),
                (
                    "revoked_at",
                    models.DateTimeField(editable=False, null=True, verbose_name="taken back"),
                ),
                (
                    "invited_by",
                    models.ForeignKey(
                        editable=False,
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        to=settings.AUTH_USER_MODEL,
                        verbose_name="invited by",
                    ),
                ),
                (
                    "issuer",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        to="accounts.issuer",
                        verbose_name="issuer",
                    ),
                ),
            ],
            options={
                "verbose_name": "invitation",
                "verbose_name_plural": "invitations",
                "indexes": [
                    models.Index(
                        models.F("issuer"), models.F("created_at"), name="accounts_invitation_list"
                    )
                ],
                "constraints": [
                    models.UniqueConstraint(
                        condition=models.Q(("accepted_at", None), ("revoked_at", None)),
                        fields=("issuer", "email"),
                        name="accounts_invitation_open_once",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            ("email", django.db.models.functions.text.Lower("email"))
                        ),
                        name="accounts_invitation_email_lower",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            ("role__in", ["owner", "admin", "operator", "auditor", "team"])
                        ),
                        name="accounts_invitation_role",
                    ),
                ],
            },
        ),
        migrations.CreateModel(
            name="Job",
            fields=[
                (
                    "id",
                    models.UUIDField(
                        default=lib.ids.new, editable=False, primary_key=True, serialize=False
                    ),
                ),
                (
                    "mode",
                    models.CharField(
                        choices=[("live", "Live"), ("test", "Test")],
                        max_length=4,
                        verbose_name="mode",
                    ),
                ),
                ("kind", models.CharField(max_length=60, verbose_name="kind")),
                (
                    "state",
                    models.CharField(
                        choices=[
                            ("queued", "Waiting"),
                            ("running", "Running"),
                            ("cancelling", "Being cancelled"),
                            ("cancelled", "Cancelled"),
                            ("succeeded", "Done"),
                            ("failed", "Failed"),
                        ],
                        default="queued",
                        max_length=10,
                        verbose_name="state",
                    ),
                ),
                ("dry_run", models.BooleanField(default=False, verbose_name="dry run")),
                ("parameters", models.JSONField(default=dict, verbose_name="parameters")),
                ("phase", models.CharField(default="", max_length=40, verbose_name="phase")),
                ("total", models.PositiveIntegerField(null=True, verbose_name="rows")),
                ("done", models.PositiveIntegerField(default=0, verbose_name="rows done")),
                ("ok", models.PositiveIntegerField(default=0, verbose_name="succeeded")),
                ("failed", models.PositiveIntegerField(default=0, verbose_name="failed")),
                ("skipped", models.PositiveIntegerField(default=0, verbose_name="skipped")),
                ("cursor", models.JSONField(null=True)),
                ("errors_found", models.PositiveIntegerField(default=0, verbose_name="errors")),
                ("result_chunks", models.PositiveIntegerField(default=0)),
                (
                    "failure",
                    models.CharField(
                        max_length=60, null=True, verbose_name="reason of the failure"
                    ),
                ),
                ("failure_params", models.JSONField(default=dict)),
                ("due_at", models.DateTimeField(default=django.utils.timezone.now)),
                ("lease_token", models.UUIDField(null=True)),
                ("attempts", models.PositiveSmallIntegerField(default=0)),
                ("sequence", models.PositiveIntegerField(default=1, verbose_name="changes")),
                ("actor_kind", models.CharField(max_length=6, verbose_name="by")),
                ("actor_id", models.CharField(max_length=64, verbose_name="who")),
                ("request_id", models.CharField(max_length=128, verbose_name="request")),
                ("ip", models.GenericIPAddressField(null=True, verbose_name="network")),
                ("created_at", models.DateTimeField(verbose_name="created")),
                ("started_at", models.DateTimeField(null=True, verbose_name="started")),
                ("finished_at", models.DateTimeField(null=True, verbose_name="finished")),
                ("files_removed_at", models.DateTimeField(null=True, verbose_name="files removed")),
                (
                    "issuer",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        to="accounts.issuer",
                        verbose_name="issuer",
                    ),
                ),
                (
                    "undo_of",
                    models.ForeignKey(
                        db_index=False,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        to="accounts.job",
                        verbose_name="takes back",
                    ),
                ),
            ],
            options={
                "verbose_name": "job",
                "verbose_name_plural": "jobs",
                "indexes": [
                    models.Index(
                        models.F("issuer"),
                        models.F("mode"),
                        models.F("id"),
                        name="accounts_job_newest",
                    ),
                    models.Index(
                        models.F("due_at"),
                        condition=models.Q(("state__in", ("queued", "running", "cancelling"))),
                        name="accounts_job_due",
                    ),
                    models.Index(
                        models.F("finished_at"),
                        condition=models.Q(
                            ("files_removed_at__isnull", True), ("finished_at__isnull", False)
                        ),
                        name="accounts_job_with_files",
                    ),
                ],
                "constraints": [
                    models.CheckConstraint(
                        condition=models.Q(("mode__in", ["live", "test"])), name="accounts_job_mode"
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            (
                                "state__in",
                                [
                                    "queued",
                                    "running",
                                    "cancelling",
                                    "cancelled",
                                    "succeeded",
                                    "failed",
                                ],
                            )
                        ),
                        name="accounts_job_state",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            models.Q(
                                ("finished_at__isnull", True),
                                ("state__in", ("queued", "running", "cancelling")),
                            ),
                            models.Q(
                                models.Q(
                                    ("state__in", ("queued", "running", "cancelling")),
                                    _negated=True,
                                ),
                                ("finished_at__isnull", False),
                            ),
                            _connector="OR",
                        ),
                        name="accounts_job_ended_or_not",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            models.Q(("failure__isnull", False), ("state", "failed")),
                            models.Q(
                                models.Q(("state", "failed"), _negated=True),
                                ("failure__isnull", True),
                            ),
                            _connector="OR",
                        ),
                        name="accounts_job_failure_if_failed",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            ("lease_token", None),
                            ("state__in", ("running", "cancelling")),
                            _connector="OR",
                        ),
                        name="accounts_job_lease_while_running",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            ("files_removed_at", None),
                            ("finished_at__isnull", False),
                            _connector="OR",
                        ),
                        name="accounts_job_files_kept_until_the_end",
                    ),
                    models.UniqueConstraint(
                        models.F("undo_of"),
                        condition=models.Q(("state__in", ("failed", "cancelled")), _negated=True),
                        name="accounts_job_taken_back_once",
                    ),
                ],
            },
        ),
        migrations.CreateModel(
            name="JobError",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                (
                    "issuer",
                    models.ForeignKey(
                        db_constraint=False,
                        db_index=False,
                        editable=False,
                        on_delete=django.db.models.deletion.DO_NOTHING,
                        related_name="+",
                        to="accounts.issuer",
                    ),
                ),
                ("number", models.PositiveIntegerField()),
                ("row", models.PositiveIntegerField(null=True, verbose_name="row")),
                ("column", models.CharField(max_length=200, null=True, verbose_name="column")),
                ("code", models.CharField(max_length=60, verbose_name="code")),
                ("params", models.JSONField(default=dict)),
                (
                    "job",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="errors",
                        to="accounts.job",
                    ),
                ),
            ],
            options={
                "verbose_name": "error",
                "verbose_name_plural": "errors",
                "constraints": [
                    models.UniqueConstraint(
                        models.F("job"), models.F("number"), name="accounts_joberror_once"
                    ),
                    models.CheckConstraint(
                        condition=models.Q(("number__gte", 1), ("number__lte", 10000)),
                        name="accounts_joberror_bounded",
                    ),
                ],
            },
        ),
        migrations.CreateModel(
            name="JobInput",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                (
                    "issuer",
                    models.ForeignKey(
                        db_constraint=False,
                        db_index=False,
                        editable=False,
                        on_delete=django.db.models.deletion.DO_NOTHING,
                        related_name="+",
                        to="accounts.issuer",
                    ),
                ),
                ("number", models.PositiveIntegerField()),
                ("data", models.BinaryField()),
                (
                    "job",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="inputs",
                        to="accounts.job",
                    ),
                ),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(
                        models.F("job"), models.F("number"), name="accounts_jobinput_once"
                    )
                ],
            },
        ),
        migrations.CreateModel(
            name="JobKey",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                (
                    "issuer",
                    models.ForeignKey(
                        db_constraint=False,
                        db_index=False,
                        editable=False,
                        on_delete=django.db.models.deletion.DO_NOTHING,
                        related_name="+",
                        to="accounts.issuer",
                    ),
                ),
                ("digest", models.BinaryField()),
                ("row", models.PositiveIntegerField()),
                (
                    "job",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="keys",
                        to="accounts.job",
                    ),
                ),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(
                        models.F("job"), models.F("digest"), name="accounts_jobkey_once"
                    )
                ],
            },
        ),
        migrations.CreateModel(
            name="JobResult",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                (
                    "issuer",
                    models.ForeignKey(
                        db_constraint=False,
                        db_index=False,
                        editable=False,
                        on_delete=django.db.models.deletion.DO_NOTHING,
                        related_name="+",
                        to="accounts.issuer",
                    ),
                ),
                ("number", models.PositiveIntegerField()),
                ("data", models.BinaryField()),
                (
                    "job",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="results",
                        to="accounts.job",
                    ),
                ),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(
                        models.F("job"), models.F("number"), name="accounts_jobresult_once"
                    )
                ],
            },
        ),
        migrations.CreateModel(
            name="JobRows",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                (
                    "issuer",
                    models.ForeignKey(
                        db_constraint=False,
                        db_index=False,
                        editable=False,
                        on_delete=django.db.models.deletion.DO_NOTHING,
                        related_name="+",
                        to="accounts.issuer",
                    ),
                ),
                ("number", models.PositiveIntegerField()),
                ("data", models.BinaryField()),
                (
                    "job",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="rows",
                        to="accounts.job",
                    ),
                ),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(
                        models.F("job"), models.F("number"), name="accounts_jobrows_once"
                    )
                ],
            },
        ),
        migrations.CreateModel(
            name="Membership",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                (
                    "role",
                    models.CharField(
                        choices=[
                            ("owner", "Owner"),
                            ("admin", "Administrator"),
                            ("operator", "Operator"),
                            ("auditor", "Auditor"),
                            ("team", "Team member"),
                        ],
                        max_length=12,
                        verbose_name="role",
                    ),
                ),
                ("first_steps_hidden", models.BooleanField(default=False, editable=False)),
                (
                    "issuer",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        to="accounts.issuer",
                        verbose_name="issuer",
                    ),
                ),
                (
                    "user",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        to=settings.AUTH_USER_MODEL,
                        verbose_name="user",
                    ),
                ),
            ],
            options={
                "verbose_name": "member",
                "verbose_name_plural": "members",
                "constraints": [
                    models.UniqueConstraint(
                        models.F("issuer"), models.F("user"), name="accounts_membership_once"
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            ("role__in", ["owner", "admin", "operator", "auditor", "team"])
                        ),
                        name="accounts_membership_role",
                    ),
                ],
            },
        ),
        migrations.CreateModel(
            name="Member",
            fields=[],
            options={
                "verbose_name": "member",
                "verbose_name_plural": "members",
                "proxy": True,
                "indexes": [],
                "constraints": [],
            },
            bases=("accounts.membership",),
        ),
        migrations.CreateModel(
            name="OpenItem",
            fields=[
                (
                    "id",
                    models.UUIDField(
                        default=lib.ids.new, editable=False, primary_key=True, serialize=False
                    ),
                ),
                (
                    "kind",
                    models.CharField(
                        choices=[
                            ("onboarding", "Onboarding to decide"),
                            ("plan", "Wish for another plan"),
                            ("problem", "Report of a problem"),
                            ("prefix", "Company prefix to confirm"),
                        ],
                        max_length=12,
                        verbose_name="kind",
                    ),
                ),
                ("facts", models.JSONField(default=dict, verbose_name="facts")),
                ("opened_at", models.DateTimeField(editable=False, verbose_name="asked")),
                (
                    "settled_at",
                    models.DateTimeField(editable=False, null=True, verbose_name="settled"),
                ),
                (
                    "note",
                    models.CharField(blank=True, default="", max_length=1000, verbose_name="note"),
                ),
                (
                    "issuer",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        to="accounts.issuer",
                        verbose_name="issuer",
                    ),
                ),
                (
                    "opened_by",
                    models.ForeignKey(
                        db_index=False,
                        editable=False,
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="+",
                        to=settings.AUTH_USER_MODEL,
                        verbose_name="asked by",
                    ),
                ),
                (
                    "settled_by",
                    models.ForeignKey(
                        db_index=False,
                        editable=False,
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="+",
                        to=settings.AUTH_USER_MODEL,
                        verbose_name="settled by",
                    ),
                ),
            ],
            options={
                "verbose_name": "open item",
                "verbose_name_plural": "open items",
                "indexes": [
                    models.Index(
                        models.F("opened_at"),
                        condition=models.Q(("settled_at", None)),
                        name="accounts_item_open",
                    )
                ],
                "constraints": [
                    models.UniqueConstraint(
                        models.F("kind"),
                        models.F("issuer"),
                        condition=models.Q(
                            ("kind__in", ("onboarding", "plan", "prefix")), ("settled_at", None)
                        ),
                        name="accounts_item_once",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            ("kind__in", ["onboarding", "plan", "problem", "prefix"])
                        ),
                        name="accounts_item_kind",
                    ),
                ],
            },
        ),
        migrations.CreateModel(
            name="MailAddress",
            fields=[
                ("digest", models.BinaryField(max_length=32, primary_key=True, serialize=False)),
                (
                    "recent",
                    django.contrib.postgres.fields.ArrayField(
                        base_field=models.DateTimeField(), default=list, size=None
                    ),
                ),
                ("bounced_at", models.DateTimeField(null=True)),
                ("answer", models.CharField(max_length=30, null=True)),
            ],
            options={
                "verbose_name": "mail address",
                "verbose_name_plural": "mail addresses",
            },
        ),
        migrations.CreateModel(
            name="MailObjection",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("address", models.BinaryField(max_length=32)),
                ("subject", models.UUIDField(null=True)),
                ("created_at", models.DateTimeField()),
                (
                    "issuer",
                    models.ForeignKey(
                        db_index=False,
                        null=True,
                        on_delete=django.db.models.deletion.CASCADE,
                        to="accounts.issuer",
                    ),
                ),
            ],
            options={
                "verbose_name": "objection to mails",
                "verbose_name_plural": "objections to mails",
                "constraints": [
                    models.UniqueConstraint(
                        models.F("address"),
                        models.F("issuer"),
                        models.F("subject"),
                        name="accounts_mailobjection_once",
                        nulls_distinct=False,
                    )
                ],
            },
        ),
        migrations.CreateModel(
            name="OutgoingMail",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("kind", models.CharField(max_length=30, verbose_name="kind")),
                ("subject", models.UUIDField()),
                ("details", models.JSONField(default=dict)),
                ("once", models.CharField(max_length=60, null=True)),
                ("created_at", models.DateTimeField(verbose_name="created")),
                ("due_at", models.DateTimeField(null=True)),
                ("leased_until", models.DateTimeField(null=True)),
                ("attempts", models.PositiveIntegerField(default=0, verbose_name="attempts")),
                ("sent_at", models.DateTimeField(null=True, verbose_name="sent")),
                ("dropped_at", models.DateTimeField(null=True, verbose_name="given up")),
                (
                    "outcome",
                    models.CharField(
                        choices=[
                            ("refused", "Refused by the mail server"),
                            ("bounced", "Came back"),
                            ("unreachable", "Not sent: an earlier mail to this address came back"),
                            ("objected", "Not sent: the holder does not want such mails"),
                            ("too_many", "Not sent: too many mails to this address"),
                            ("given_up", "Not sent: the mail server could not be reached for days"),
                        ],
                        max_length=11,
                        null=True,
                        verbose_name="outcome",
                    ),
                ),
                ("answer", models.CharField(max_length=30, null=True, verbose_name="answer")),
                ("recipient", models.BinaryField(max_length=32, null=True)),
                (
                    "issuer",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        to="accounts.issuer",
                        verbose_name="issuer",
                    ),
                ),
                (
                    "user",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.CASCADE,
                        to=settings.AUTH_USER_MODEL,
                        verbose_name="user",
                    ),
                ),
            ],
            options={
                "verbose_name": "mail",
                "verbose_name_plural": "mails",
                "indexes": [
                    models.Index(models.F("subject"), models.F("id"), name="accounts_mail_subject"),
                    models.Index(
                        models.F("issuer"),
                        models.F("id"),
                        condition=models.Q(("user", None)),
                        name="accounts_mail_to_holders",
                    ),
                    models.Index(
                        models.F("issuer"),
                        models.F("due_at"),
                        condition=models.Q(
                            ("dropped_at", None), ("due_at__isnull", False), ("sent_at", None)
                        ),
                        name="accounts_mail_due",
                    ),
                ],
                "constraints": [
                    models.UniqueConstraint(
                        models.F("kind"),
                        models.F("subject"),
                        models.F("user"),
                        models.F("once"),
                        name="accounts_mail_once",
                    ),
                    models.UniqueConstraint(
                        models.F("kind"),
                        models.F("subject"),
                        condition=models.Q(("dropped_at", None), ("sent_at", None), ("user", None)),
                        name="accounts_mail_one_waits",
                    ),
                ],
            },
        ),
        migrations.CreateModel(
            name="Plan",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("code", models.SlugField(max_length=40, unique=True, verbose_name="code")),
                ("name", models.CharField(max_length=100, verbose_name="name")),
                (
                    "rate_burst",
                    models.PositiveIntegerField(
                        default=200,
                        validators=[django.core.validators.MinValueValidator(1)],
                        verbose_name="requests at once, per key",
                    ),
                ),
                (
                    "rate_per_minute",
                    models.PositiveIntegerField(
                        default=1200,
                        validators=[django.core.validators.MinValueValidator(1)],
                        verbose_name="requests a minute, per key",
                    ),
                ),
                (
                    "monthly_certificates",
                    models.PositiveIntegerField(
                        blank=True, null=True, verbose_name="certificates a month (empty: no limit)"
                    ),
                ),
                (
                    "max_keys",
                    models.PositiveIntegerField(
                        blank=True, null=True, verbose_name="API keys (empty: no limit)"
                    ),
                ),
                (
                    "max_endpoints",
                    models.PositiveIntegerField(
                        blank=True, null=True, verbose_name="webhook endpoints (empty: no limit)"
                    ),
                ),
                (
                    "max_members",
                    models.PositiveIntegerField(
                        blank=True, null=True, verbose_name="members (empty: no limit)"
                    ),
                ),
                (
                    "features",
                    django.contrib.postgres.fields.ArrayField(
                        base_field=models.CharField(
                            choices=[
                                ("dataHash", "dataHash in answers"),
                                ("bulk", "Bulk issuing, imports and bulk actions"),
                                ("edu", "Education: programs and recipients"),
                                ("webhooks", "Webhooks"),
                            ],
                            max_length=40,
                        ),
                        blank=True,
                        default=list,
                        size=None,
                        verbose_name="features",
                    ),
                ),
            ],
            options={
                "verbose_name": "plan",
                "verbose_name_plural": "plans",
                "constraints": [
                    models.CheckConstraint(
                        condition=models.Q(("rate_burst__gte", 1), ("rate_per_minute__gte", 1)),
                        name="accounts_plan_rates",
                    )
                ],
            },
        ),
        migrations.AddField(
            model_name="issuer",
            name="plan",
            field=models.ForeignKey(
                on_delete=django.db.models.deletion.PROTECT, to="accounts.plan", verbose_name="plan"
            ),
        ),
        migrations.CreateModel(
            name="QuotaNotice",
            fields=[
                (
                    "id",
                    models.UUIDField(
                        default=lib.ids.new, editable=False, primary_key=True, serialize=False
                    ),
                ),
                ("month", models.DateField(verbose_name="month")),
                ("warned_for", models.BigIntegerField(null=True)),
                ("exceeded_for", models.BigIntegerField(null=True)),
                ("sequence", models.PositiveIntegerField(default=0, verbose_name="changes")),
                (
                    "issuer",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        to="accounts.issuer",
                        verbose_name="issuer",
                    ),
                ),
            ],
            options={
                "verbose_name": "quota notice",
                "verbose_name_plural": "quota notices",
                "constraints": [
                    models.UniqueConstraint(
                        models.F("issuer"), models.F("month"), name="accounts_quota_notice_once"
                    )
                ],
            },
        ),
        migrations.CreateModel(
            name="QuotaSlot",
            fields=[
                (
                    "pk",
                    models.CompositePrimaryKey(
                        "issuer",
                        "month",
                        "slot",
                        blank=True,
                        editable=False,
                        primary_key=True,
                        serialize=False,
                    ),
                ),
                ("month", models.DateField(verbose_name="month")),
                ("slot", models.PositiveSmallIntegerField()),
                ("granted", models.BigIntegerField(verbose_name="granted")),
                ("used", models.BigIntegerField(default=0, verbose_name="used")),
                (
                    "issuer",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        to="accounts.issuer",
                        verbose_name="issuer",
                    ),
                ),
            ],
            options={
                "verbose_name": "quota",
                "verbose_name_plural": "quotas",
                "indexes": [models.Index(models.F("month"), name="accounts_quota_of_month")],
                "constraints": [
                    models.CheckConstraint(
                        condition=models.Q(("used__range", (0, models.F("granted")))),
                        name="accounts_quota_never_overrun",
                    )
                ],
            },
        ),
        migrations.CreateModel(
            name="Session",
            fields=[
                ("session_data", models.TextField(verbose_name="session data")),
                ("expire_date", models.DateTimeField(db_index=True, verbose_name="expire date")),
                ("session_key", models.CharField(max_length=64, primary_key=True, serialize=False)),
                (
                    "started_at",
                    models.DateTimeField(
                        default=django.utils.timezone.now, verbose_name="signed in"
                    ),
                ),
                (
                    "last_seen_at",
                    models.DateTimeField(
                        default=django.utils.timezone.now, verbose_name="last seen"
                    ),
                ),
                ("device", models.CharField(blank=True, max_length=200, verbose_name="device")),
                ("network", models.GenericIPAddressField(null=True, verbose_name="network")),
                (
                    "user",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.CASCADE,
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "verbose_name": "session",
                "verbose_name_plural": "sessions",
            },
        ),
        migrations.CreateModel(
            name="StoredResponse",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                (
                    "mode",
                    models.CharField(
                        choices=[("live", "Live"), ("test", "Test")],
                        max_length=4,
                        verbose_name="mode",
                    ),
                ),
                ("key", models.CharField(max_length=255)),
                ("fingerprint", models.BinaryField()),
                ("request", models.CharField(db_default="", default="", max_length=300)),
                ("status", models.PositiveSmallIntegerField()),
                ("body", models.BinaryField()),
                ("location", models.CharField(max_length=300, null=True)),
                ("subject", models.UUIDField(null=True)),
                (
                    "created_at",
                    models.DateTimeField(default=django.utils.timezone.now, verbose_name="created"),
                ),
                (
                    "issuer",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        to="accounts.issuer",
                        verbose_name="issuer",
                    ),
                ),
            ],
            options={
                "verbose_name": "stored response",
                "verbose_name_plural": "stored responses",
                "indexes": [
                    models.Index(models.F("created_at"), name="accounts_response_age"),
                    models.Index(
                        models.F("subject"),
                        condition=models.Q(("subject__isnull", False)),
                        name="accounts_response_subject",
                    ),
                ],
                "constraints": [
                    models.UniqueConstraint(
                        models.F("issuer"),
                        models.F("mode"),
                        models.F("key"),
                        name="accounts_response_once",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(("mode__in", ["live", "test"])),
                        name="accounts_response_mode",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(("status__range", (200, 299))),
                        name="accounts_response_success",
                    ),
                ],
            },
        ),
        migrations.CreateModel(
            name="UsageDay",
            fields=[
                (
                    "pk",
                    models.CompositePrimaryKey(
                        "issuer",
                        "mode",
                        "day",
                        "kind",
                        blank=True,
                        editable=False,
                        primary_key=True,
                        serialize=False,
                    ),
                ),
                (
                    "mode",
                    models.CharField(
                        choices=[("live", "Live"), ("test", "Test")],
                        max_length=4,
                        verbose_name="mode",
                    ),
                ),
                ("day", models.DateField(verbose_name="day")),
                ("kind", models.CharField(max_length=20, verbose_name="kind")),
                ("amount", models.PositiveBigIntegerField(verbose_name="amount")),
                (
                    "issuer",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        to="accounts.issuer",
                        verbose_name="issuer",
                    ),
                ),
            ],
            options={
                "verbose_name": "usage",
                "verbose_name_plural": "usage",
                "constraints": [
                    models.CheckConstraint(
                        condition=models.Q(("mode__in", ["live", "test"])),
                        name="accounts_usage_mode",
                    )
                ],
            },
        ),
        migrations.CreateModel(
            name="SavedView",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                (
                    "issuer",
                    models.ForeignKey(
                        db_constraint=False,
                        db_index=False,
                        editable=False,
                        on_delete=django.db.models.deletion.DO_NOTHING,
                        related_name="+",
                        to="accounts.issuer",
                    ),
                ),
                ("page", models.CharField(max_length=60)),
                ("name", models.CharField(max_length=60, verbose_name="name")),
                ("query", models.CharField(max_length=1000)),
                (
                    "membership",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="saved_views",
                        to="accounts.membership",
                    ),
                ),
            ],
            options={
                "verbose_name": "saved view",
                "verbose_name_plural": "saved views",
                "constraints": [
                    models.UniqueConstraint(
                        models.F("membership"),
                        models.F("page"),
                        models.F("name"),
                        name="accounts_saved_view_name_once",
                    )
                ],
            },
        ),
        # In partitions, which Django cannot make: see initial.sql.
        migrations.SeparateDatabaseAndState(
            state_operations=[
                migrations.CreateModel(
                    name="LoggedRequest",
                    fields=[
                        ("id", models.UUIDField(editable=False, primary_key=True, serialize=False)),
                        (
                            "mode",
                            models.CharField(
                                choices=[("live", "Live"), ("test", "Test")],
                                max_length=4,
                                verbose_name="mode",
                            ),
                        ),
                        ("given_id", models.CharField(max_length=128, null=True)),
                        ("method", models.CharField(max_length=20, verbose_name="method")),
                        ("route", models.CharField(max_length=200, verbose_name="route")),
                        ("path", models.CharField(max_length=500, verbose_name="path")),
                        (
                            "parameters",
                            django.contrib.postgres.fields.ArrayField(
                                base_field=models.CharField(max_length=200),
                                size=None,
                                verbose_name="parameters",
                            ),
                        ),
                        ("status", models.PositiveSmallIntegerField(verbose_name="status")),
                        (
                            "code",
                            models.CharField(blank=True, max_length=60, verbose_name="error code"),
                        ),
                        ("faults", models.JSONField(verbose_name="faults")),
                        ("duration_ms", models.PositiveIntegerField(verbose_name="duration")),
                        (
                            "issuer",
                            models.ForeignKey(
                                db_constraint=False,
                                db_index=False,
                                on_delete=django.db.models.deletion.DO_NOTHING,
                                to="accounts.issuer",
                                verbose_name="issuer",
                            ),
                        ),
                        (
                            "key",
                            models.ForeignKey(
                                db_constraint=False,
                                db_index=False,
                                on_delete=django.db.models.deletion.DO_NOTHING,
                                to="accounts.apikey",
                                verbose_name="API key",
                            ),
                        ),
                    ],
                    options={
                        "verbose_name": "request",
                        "verbose_name_plural": "requests",
                    },
                ),
            ],
        ),
        migrations.AddField(
            model_name="issuer",
            name="did",
            field=models.CharField(editable=False, max_length=300, null=True),
        ),
        migrations.CreateModel(
            name="SigningKey",
            fields=[
                (
                    "id",
                    models.UUIDField(
                        default=lib.ids.new, editable=False, primary_key=True, serialize=False
                    ),
                ),
                (
                    "mode",
                    models.CharField(
                        choices=[("live", "Live"), ("test", "Test")],
                        default="live",
                        max_length=4,
                        verbose_name="mode",
                    ),
                ),
                (
                    "state",
                    models.CharField(
                        choices=[
                            ("requested", "Requested"),
                            ("active", "Active"),
                            ("retired", "Retired"),
                            ("compromised", "Compromised"),
                        ],
                        default="requested",
                        max_length=11,
                        verbose_name="state",
                    ),
                ),
                (
                    "kid",
                    models.CharField(
                        editable=False, max_length=43, null=True, unique=True, verbose_name="key id"
                    ),
                ),
                ("public_key", models.BinaryField(null=True)),
                (
                    "secret",
                    lib.crypto.EncryptedTextField(
                        editable=False, null=True, setting="SIGNING_KEYS"
                    ),
                ),
                ("requested_at", models.DateTimeField(verbose_name="requested")),
                ("activated_at", models.DateTimeField(null=True, verbose_name="active since")),
                ("retired_at", models.DateTimeField(null=True, verbose_name="retired")),
                (
                    "compromised_at",
                    models.DateTimeField(null=True, verbose_name="declared compromised"),
                ),
                (
                    "issuer",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        to="accounts.issuer",
                        verbose_name="issuer",
                    ),
                ),
            ],
            options={
                "verbose_name": "signing key",
                "verbose_name_plural": "signing keys",
                "indexes": [
                    models.Index(
                        models.F("issuer"), models.F("mode"), name="accounts_signingkey_issuer"
                    )
                ],
                "constraints": [
                    models.UniqueConstraint(
                        models.F("issuer"),
                        models.F("mode"),
                        condition=models.Q(("state", "active")),
                        name="accounts_signingkey_active",
                    ),
                    models.UniqueConstraint(
                        models.F("issuer"),
                        models.F("mode"),
                        condition=models.Q(("state", "requested")),
                        name="accounts_signingkey_asked",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            ("state__in", ["requested", "active", "retired", "compromised"])
                        ),
                        name="accounts_signingkey_state",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            ("state", "requested"),
                            models.Q(
                                ("activated_at__isnull", False),
                                ("kid__isnull", False),
                                ("public_key__isnull", False),
                            ),
                            _connector="OR",
                        ),
                        name="accounts_signingkey_made",
                    ),
                ],
            },
        ),
        migrations.AlterField(
            model_name="apikey",
            name="scope_cap",
            field=django.contrib.postgres.fields.ArrayField(
                base_field=models.CharField(
                    choices=[
                        ("certificates:issue", "Issue certificates, read types"),
                        ("certificates:read", "Read certificates"),
                        ("certificates:manage", "Suspend, revoke and link certificates"),
                        ("certificates:release", "Release or reject certificates"),
                        ("certificates:types", "Change certificate types"),
                        ("webhooks:read", "Read webhook endpoints and deliveries"),
                        ("webhooks:manage", "Change webhook endpoints, send again"),
                        ("edu:read", "Read programs and recipients"),
                        ("edu:manage", "Change programs and recipients"),
                        ("edu:issue", "Complete programs"),
                        ("account:read", "Read the account"),
                        ("account:manage", "Change the account"),
                        ("keys:manage", "Manage API keys"),
                        ("signing:manage", "Read and rotate signing keys"),
                        ("privacy:manage", "Export and erase the data of a person"),
                    ],
                    max_length=40,
                ),
                default=list,
                editable=False,
                size=None,
                verbose_name="most scopes",
            ),
        ),
        migrations.AlterField(
            model_name="apikey",
            name="scopes",
            field=django.contrib.postgres.fields.ArrayField(
                base_field=models.CharField(
                    choices=[
                        ("certificates:issue", "Issue certificates, read types"),
                        ("certificates:read", "Read certificates"),
                        ("certificates:manage", "Suspend, revoke and link certificates"),
                        ("certificates:release", "Release or reject certificates"),
                        ("certificates:types", "Change certificate types"),
                        ("webhooks:read", "Read webhook endpoints and deliveries"),
                        ("webhooks:manage", "Change webhook endpoints, send again"),
                        ("edu:read", "Read programs and recipients"),
                        ("edu:manage", "Change programs and recipients"),
                        ("edu:issue", "Complete programs"),
                        ("account:read", "Read the account"),
                        ("account:manage", "Change the account"),
                        ("keys:manage", "Manage API keys"),
                        ("signing:manage", "Read and rotate signing keys"),
                        ("privacy:manage", "Export and erase the data of a person"),
                    ],
                    max_length=40,
                ),
                size=None,
                verbose_name="scopes",
            ),
        ),
        migrations.CreateModel(
            name="PdfSigningKey",
            fields=[
                (
                    "id",
                    models.UUIDField(
                        default=lib.ids.new, editable=False, primary_key=True, serialize=False
                    ),
                ),
                (
                    "mode",
                    models.CharField(
                        choices=[("live", "Live"), ("test", "Test")], default="live", max_length=4
                    ),
                ),
                (
                    "state",
                    models.CharField(
                        choices=[
                            ("requested", "Requested"),
                            ("waiting", "Waiting"),
                            ("active", "Active"),
                            ("paused", "Paused"),
                            ("retired", "Retired"),
                        ],
                        default="requested",
                        max_length=9,
                    ),
                ),
                ("organization", models.CharField(max_length=64)),
                ("country", models.CharField(max_length=2)),
                ("self_signed", models.BooleanField(default=False)),
                (
                    "secret",
                    lib.crypto.EncryptedTextField(
                        editable=False, null=True, setting="SIGNING_KEYS"
                    ),
                ),
                ("request", models.TextField(editable=False, null=True)),
                ("certificates", models.TextField(editable=False, null=True)),
                ("valid_until", models.DateTimeField(editable=False, null=True)),
                ("requested_at", models.DateTimeField()),
                (
                    "issuer",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        to="accounts.issuer",
                    ),
                ),
            ],
            options={
                "verbose_name": "key for PDFs",
                "verbose_name_plural": "keys for PDFs",
                "constraints": [
                    models.UniqueConstraint(
                        models.F("issuer"),
                        models.F("mode"),
                        condition=models.Q(("state__in", ["active", "paused"])),
                        name="accounts_pdfsigningkey_used",
                    ),
                    models.UniqueConstraint(
                        models.F("issuer"),
                        models.F("mode"),
                        condition=models.Q(("state__in", ["requested", "waiting"])),
                        name="accounts_pdfsigningkey_next",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            ("state__in", ["requested", "waiting", "active", "paused", "retired"])
                        ),
                        name="accounts_pdfsigningkey_state",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            ("state", "requested"),
                            models.Q(
                                ("request__isnull", False),
                                models.Q(
                                    ("state", "retired"), ("secret__isnull", False), _connector="OR"
                                ),
                            ),
                            _connector="OR",
                        ),
                        name="accounts_pdfsigningkey_made",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            ("state__in", ["requested", "waiting"]),
                            models.Q(
                                ("certificates__isnull", False), ("valid_until__isnull", False)
                            ),
                            _connector="OR",
                        ),
                        name="accounts_pdfsigningkey_certified",
                    ),
                ],
            },
        ),
        migrations.AddField(
            model_name="job",
            name="traceparent",
            field=models.CharField(editable=False, max_length=55, null=True),
        ),
        migrations.AddField(
            model_name="issuer",
            name="sign_on_only",
            field=models.BooleanField(default=False, verbose_name="single sign-on only"),
        ),
        migrations.CreateModel(
            name="ExternalIdentity",
            fields=[
                (
                    "id",
                    models.UUIDField(
                        default=lib.ids.new, editable=False, primary_key=True, serialize=False
                    ),
                ),
                ("iss", models.CharField(max_length=500)),
                ("sub", models.CharField(max_length=255)),
                ("connected_at", models.DateTimeField()),
                ("last_used_at", models.DateTimeField(null=True)),
                (
                    "issuer",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        to="accounts.issuer",
                    ),
                ),
                (
                    "membership",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE, to="accounts.membership"
                    ),
                ),
            ],
            options={
                "verbose_name": "external identity",
                "verbose_name_plural": "external identities",
                "constraints": [
                    models.UniqueConstraint(
                        models.F("issuer"),
                        models.F("iss"),
                        models.F("sub"),
                        name="accounts_externalidentity_once",
                    )
                ],
            },
        ),
        migrations.AddField(
            model_name="session",
            name="identity",
            field=models.ForeignKey(
                null=True,
                on_delete=django.db.models.deletion.CASCADE,
                to="accounts.externalidentity",
            ),
        ),
        migrations.CreateModel(
            name="IdentityProvider",
            fields=[
                (
                    "id",
                    models.UUIDField(
                        default=lib.ids.new, editable=False, primary_key=True, serialize=False
                    ),
                ),
                ("discovery_url", models.CharField(max_length=500, verbose_name="discovery URL")),
                ("client_id", models.CharField(max_length=255, verbose_name="client ID")),
                ("client_secret", lib.crypto.EncryptedTextField()),
                ("metadata", models.JSONField()),
                ("metadata_read_at", models.DateTimeField()),
                (
                    "domains",
                    django.contrib.postgres.fields.ArrayField(
                        base_field=models.CharField(max_length=253), default=list, size=None
                    ),
                ),
                (
                    "newcomer_role",
                    models.CharField(
                        blank=True,
                        choices=[("operator", "Operator"), ("auditor", "Auditor")],
                        default="",
                        max_length=12,
                        verbose_name="role for newcomers",
                    ),
                ),
                ("created_at", models.DateTimeField()),
                ("tested_at", models.DateTimeField(null=True)),
                ("enabled_at", models.DateTimeField(null=True)),
                ("recovery_sha256", models.CharField(max_length=64, null=True)),
                (
                    "issuer",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE, to="accounts.issuer"
                    ),
                ),
            ],
            options={
                "verbose_name": "identity provider",
                "verbose_name_plural": "identity providers",
                "constraints": [
                    models.CheckConstraint(
                        condition=models.Q(("newcomer_role__in", ["", "operator", "auditor"])),
                        name="accounts_identityprovider_newcomers",
                    )
                ],
            },
        ),
        # What models can't say: functions, triggers, tables without a model.
        migrations.RunSQL(
            (HERE / "initial.sql").read_text(),
            (HERE / "initial.undo.sql").read_text(),
        ),
        migrations.RunSQL(
            (HERE / "tenancy.sql").read_text(),
            (HERE / "tenancy.undo.sql").read_text(),
        ),
    ]
