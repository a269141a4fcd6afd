import uuid
from pathlib import Path

import django.contrib.postgres.fields
import django.db.models.deletion
import django.utils.timezone
from django.db import migrations, models

import lib.crypto
import lib.ids
import lib.sql

HERE = Path(__file__).parent


class Migration(migrations.Migration):
    initial = True

    dependencies = [
        ("accounts", "0001_version_1"),
    ]

    operations = [
        migrations.CreateModel(
            name="BodyHorizon",
            fields=[
                (
                    "id",
                    models.PositiveSmallIntegerField(default=1, primary_key=True, serialize=False),
                ),
                (
                    "through",
                    models.UUIDField(default=uuid.UUID("00000000-0000-0000-0000-000000000000")),
                ),
            ],
        ),
        migrations.CreateModel(
            name="Event",
            fields=[
                # By size: what is aligned to eight bytes, to four, the rest.
                (
                    "id",
                    models.UUIDField(
                        default=lib.ids.new, editable=False, primary_key=True, serialize=False
                    ),
                ),
                (
                    "issuer",
                    models.ForeignKey(
                        db_constraint=False,
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        to="accounts.issuer",
                        verbose_name="issuer",
                    ),
                ),
                ("subject", models.UUIDField(verbose_name="subject")),
                (
                    "occurred_at",
                    models.DateTimeField(
                        default=django.utils.timezone.now, verbose_name="occurred"
                    ),
                ),
                (
                    "txid",
                    lib.sql.TransactionIdField(
                        db_default=lib.sql.CurrentTransaction(), editable=False
                    ),
                ),
                ("sequence", models.PositiveIntegerField(verbose_name="sequence")),
                ("body", models.BinaryField(null=True)),
                (
                    "mode",
                    models.CharField(
                        choices=[("live", "Live"), ("test", "Test")],
                        max_length=4,
                        verbose_name="mode",
                    ),
                ),
                ("type", models.CharField(max_length=60, verbose_name="event")),
            ],
            options={
                "verbose_name": "event",
                "verbose_name_plural": "events",
                "indexes": [
                    models.Index(
                        models.F("issuer"),
                        models.F("mode"),
                        models.F("txid"),
                        models.F("id"),
                        name="webhooks_event_feed",
                    ),
                    models.Index(
                        models.F("id"),
                        condition=models.Q(("mode", "test")),
                        name="webhooks_event_of_tests",
                    ),
                ],
                "constraints": [
                    models.UniqueConstraint(
                        models.F("subject"),
                        models.F("sequence"),
                        name="webhooks_event_sequence_once",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(("sequence__gte", 1)), name="webhooks_event_from_one"
                    ),
                ],
            },
        ),
        migrations.CreateModel(
            name="Delivery",
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
                ("event_type", models.CharField(max_length=60, verbose_name="event")),
                (
                    "state",
                    models.CharField(
                        choices=[
                            ("pending", "Waiting"),
                            ("leased", "Being sent"),
                            ("held", "Held"),
                            ("succeeded", "Delivered"),
                            ("exhausted", "Not delivered"),
                            ("cancelled", "Cancelled"),
                        ],
                        default="pending",
                        max_length=9,
                        verbose_name="state",
                    ),
                ),
                (
                    "trigger",
                    models.CharField(
                        choices=[
                            ("automatic", "Automatically"),
                            ("manual", "By hand"),
                            ("bulk", "Bulk retry"),
                            ("replay", "Replay"),
                        ],
                        default="automatic",
                        max_length=9,
                        verbose_name="sent",
                    ),
                ),
                (
                    "priority",
                    models.SmallIntegerField(
                        choices=[(-1, "By Hand"), (0, "Live"), (1, "Bulk")], default=0
                    ),
                ),
                ("attempts", models.PositiveIntegerField(default=0, verbose_name="attempts")),
                ("attempts_left", models.PositiveSmallIntegerField(default=10)),
                (
                    "next_at",
                    models.DateTimeField(
                        default=django.utils.timezone.now, verbose_name="next attempt"
                    ),
                ),
                ("lease_token", models.UUIDField(editable=False, null=True)),
                (
                    "created_at",
                    models.DateTimeField(default=django.utils.timezone.now, verbose_name="created"),
                ),
                ("finished_at", models.DateTimeField(null=True, verbose_name="ended")),
                (
                    "last_outcome",
                    models.CharField(
                        choices=[
                            ("http_2xx", "2xx"),
                            ("http_3xx", "3xx"),
                            ("http_4xx", "4xx"),
                            ("http_5xx", "5xx"),
                            ("timeout", "No answer in time"),
                            ("dns", "Name not found"),
                            ("tls", "TLS failed"),
                            ("refused", "No connection"),
                            ("broken", "Connection broken off, or not HTTP"),
                            ("blocked", "Address not allowed"),
                            ("error", "Could not be sent"),
                        ],
                        max_length=8,
                        null=True,
                        verbose_name="outcome",
                    ),
                ),
                (
                    "last_status",
                    models.PositiveSmallIntegerField(null=True, verbose_name="HTTP status"),
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
                "verbose_name": "delivery",
                "verbose_name_plural": "deliveries",
                "indexes": [
                    models.Index(
                        models.F("issuer"),
                        models.F("mode"),
                        models.F("id"),
                        name="webhooks_delivery_list",
                    ),
                    models.Index(
                        models.F("issuer"),
                        models.F("mode"),
                        models.F("state"),
                        models.F("id"),
                        condition=models.Q(("state", "succeeded"), _negated=True),
                        name="webhooks_delivery_open",
                    ),
                    models.Index(
                        models.F("issuer"),
                        models.F("mode"),
                        models.F("event_type"),
                        models.F("id"),
                        name="webhooks_delivery_type",
                    ),
                    models.Index(
                        models.F("issuer"),
                        models.F("mode"),
                        models.F("last_outcome"),
                        models.F("id"),
                        condition=models.Q(
                            (
                                "last_outcome__in",
                                (
                                    "http_3xx",
                                    "http_4xx",
                                    "http_5xx",
                                    "timeout",
                                    "dns",
                                    "tls",
                                    "refused",
                                    "broken",
                                    "blocked",
                                    "error",
                                ),
                            )
                        ),
                        name="webhooks_delivery_failed",
                    ),
                ],
                "constraints": [
                    models.CheckConstraint(
                        condition=models.Q(
                            (
                                "state__in",
                                [
                                    "pending",
                                    "leased",
                                    "held",
                                    "succeeded",
                                    "exhausted",
                                    "cancelled",
                                ],
                            )
                        ),
                        name="webhooks_delivery_state",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            models.Q(("lease_token__isnull", False), ("state", "leased")),
                            models.Q(
                                models.Q(("state", "leased"), _negated=True), ("lease_token", None)
                            ),
                            _connector="OR",
                        ),
                        name="webhooks_delivery_lease",
                    ),
                ],
            },
        ),
        # In partitions, which Django cannot make: see initial.sql.
        migrations.SeparateDatabaseAndState(
            state_operations=[
                migrations.CreateModel(
                    name="Attempt",
                    fields=[
                        (
                            "id",
                            models.UUIDField(
                                default=lib.ids.new,
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
                        ("number", models.PositiveIntegerField(verbose_name="number")),
                        (
                            "trigger",
                            models.CharField(
                                choices=[
                                    ("automatic", "Automatically"),
                                    ("manual", "By hand"),
                                    ("bulk", "Bulk retry"),
                                    ("replay", "Replay"),
                                ],
                                max_length=9,
                                verbose_name="sent",
                            ),
                        ),
                        ("url", models.CharField(max_length=2000, verbose_name="address")),
                        ("started_at", models.DateTimeField(verbose_name="started")),
                        ("duration_ms", models.PositiveIntegerField(verbose_name="duration (ms)")),
                        (
                            "outcome",
                            models.CharField(
                                choices=[
                                    ("http_2xx", "2xx"),
                                    ("http_3xx", "3xx"),
                                    ("http_4xx", "4xx"),
                                    ("http_5xx", "5xx"),
                                    ("timeout", "No answer in time"),
                                    ("dns", "Name not found"),
                                    ("tls", "TLS failed"),
                                    ("refused", "No connection"),
                                    ("broken", "Connection broken off, or not HTTP"),
                                    ("blocked", "Address not allowed"),
                                    ("error", "Could not be sent"),
                                ],
                                max_length=8,
                                verbose_name="outcome",
                            ),
                        ),
                        (
                            "status",
                            models.PositiveSmallIntegerField(null=True, verbose_name="HTTP status"),
                        ),
                        (
                            "headers",
                            models.JSONField(default=dict, verbose_name="headers of the answer"),
                        ),
                        ("body", models.TextField(blank=True, verbose_name="body of the answer")),
                        ("truncated", models.BooleanField(default=False, verbose_name="cut off")),
                        (
                            "error",
                            models.CharField(blank=True, max_length=300, verbose_name="error"),
                        ),
                        (
                            "delivery",
                            models.ForeignKey(
                                db_constraint=False,
                                db_index=False,
                                on_delete=django.db.models.deletion.CASCADE,
                                related_name="tries",
                                to="webhooks.delivery",
                                verbose_name="delivery",
                            ),
                        ),
                    ],
                    options={
                        "verbose_name": "attempt",
                        "verbose_name_plural": "attempts",
                    },
                ),
            ],
        ),
        migrations.CreateModel(
            name="Endpoint",
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
                ("url", models.CharField(max_length=2000, verbose_name="address")),
                (
                    "description",
                    models.CharField(blank=True, max_length=200, verbose_name="description"),
                ),
                (
                    "events",
                    django.contrib.postgres.fields.ArrayField(
                        base_field=models.CharField(max_length=60), size=None, verbose_name="events"
                    ),
                ),
                (
                    "headers",
                    lib.crypto.EncryptedTextField(default="{}", verbose_name="own headers"),
                ),
                (
                    "rate_limit",
                    models.PositiveIntegerField(
                        blank=True, null=True, verbose_name="deliveries a second"
                    ),
                ),
                (
                    "state",
                    models.CharField(
                        choices=[
                            ("active", "Active"),
                            ("disabled", "Disabled"),
                            ("deleted", "Deleted"),
                        ],
                        default="active",
                        max_length=8,
                        verbose_name="state",
                    ),
                ),
                (
                    "disabled_reason",
                    models.CharField(
                        choices=[
                            ("by_hand", "By hand"),
                            ("failing", "Nothing but failures for 5 days"),
                            ("gone", "It answered 410 Gone"),
                        ],
                        max_length=8,
                        null=True,
                        verbose_name="reason",
                    ),
                ),
                ("disabled_at", models.DateTimeField(null=True, verbose_name="disabled")),
                (
                    "created_at",
                    models.DateTimeField(
                        default=django.utils.timezone.now, editable=False, verbose_name="created"
                    ),
                ),
                (
                    "updated_at",
                    models.DateTimeField(
                        default=django.utils.timezone.now, editable=False, verbose_name="changed"
                    ),
                ),
                ("sequence", models.PositiveIntegerField(default=0)),
                ("secret", lib.crypto.EncryptedTextField(verbose_name="secret")),
                ("old_secret", lib.crypto.EncryptedTextField(null=True)),
                ("old_secret_until", models.DateTimeField(null=True)),
                ("failures", models.PositiveIntegerField(default=0)),
                ("failure_share", models.FloatField(db_default=0, default=0)),
                ("failing_since", models.DateTimeField(null=True, verbose_name="failing since")),
                ("last_failure_at", models.DateTimeField(null=True)),
                ("last_success_at", models.DateTimeField(null=True)),
                ("window_from", models.DateTimeField(null=True)),
                ("clock_from", models.DateTimeField(null=True)),
                ("alarm_at", models.DateTimeField(null=True)),
                ("parked_until", models.DateTimeField(null=True)),
                (
                    "notified",
                    models.PositiveSmallIntegerField(
                        choices=[
                            (0, "Nothing"),
                            (1, "Failing"),
                            (2, "Last Day"),
                            (3, "Disabled"),
                            (4, "Enabled"),
                        ],
                        default=0,
                    ),
                ),
                ("allowance", models.FloatField(default=0)),
                ("allowance_at", models.DateTimeField(default=django.utils.timezone.now)),
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
                "verbose_name": "webhook endpoint",
                "verbose_name_plural": "webhook endpoints",
                "indexes": [
                    models.Index(
                        models.F("issuer"),
                        models.F("mode"),
                        models.F("id"),
                        condition=models.Q(("state", "deleted"), _negated=True),
                        name="webhooks_endpoint_listens",
                    )
                ],
                "constraints": [
                    models.CheckConstraint(
                        condition=models.Q(("mode__in", ["live", "test"])),
                        name="webhooks_endpoint_mode",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(("state__in", ["active", "disabled", "deleted"])),
                        name="webhooks_endpoint_state",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            models.Q(("state", "disabled"), _negated=True),
                            models.Q(
                                ("disabled_at__isnull", False),
                                ("disabled_reason__in", ["by_hand", "failing", "gone"]),
                            ),
                            _connector="OR",
                        ),
                        name="webhooks_endpoint_reason",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            ("old_secret__isnull", True),
                            ("old_secret_until__isnull", False),
                            _connector="OR",
                        ),
                        name="webhooks_endpoint_old_secret",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            ("rate_limit", None), ("rate_limit__gte", 1), _connector="OR"
                        ),
                        name="webhooks_endpoint_rate",
                    ),
                ],
            },
        ),
        migrations.AddField(
            model_name="delivery",
            name="endpoint",
            field=models.ForeignKey(
                db_index=False,
                on_delete=django.db.models.deletion.PROTECT,
                to="webhooks.endpoint",
                verbose_name="endpoint",
            ),
        ),
        migrations.CreateModel(
            name="EndpointHour",
            fields=[
                (
                    "pk",
                    models.CompositePrimaryKey(
                        "endpoint",
                        "hour",
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
                ("hour", models.DateTimeField()),
                ("succeeded", models.PositiveIntegerField(default=0)),
                ("failed", models.PositiveIntegerField(default=0)),
                ("answer_ms", models.PositiveBigIntegerField(default=0)),
                ("first_attempts", models.PositiveIntegerField(default=0)),
                ("waited_ms", models.PositiveBigIntegerField(default=0)),
                (
                    "endpoint",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        to="webhooks.endpoint",
                    ),
                ),
            ],
            options={
                "verbose_name": "hour of an endpoint",
                "verbose_name_plural": "hours of endpoints",
            },
        ),
        migrations.CreateModel(
            name="LateBody",
            fields=[
                (
                    "event",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        primary_key=True,
                        serialize=False,
                        to="webhooks.event",
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
            ],
        ),
        migrations.AddField(
            model_name="delivery",
            name="event",
            field=models.ForeignKey(
                db_index=False,
                on_delete=django.db.models.deletion.PROTECT,
                to="webhooks.event",
                verbose_name="event",
            ),
        ),
        migrations.AddIndex(
            model_name="delivery",
            index=models.Index(
                models.F("endpoint"),
                models.F("priority"),
                models.F("next_at"),
                condition=models.Q(("state__in", ("pending", "leased"))),
                name="webhooks_delivery_due",
            ),
        ),
        migrations.AddIndex(
            model_name="delivery",
            index=models.Index(
                models.F("endpoint"),
                models.F("issuer"),
                models.F("next_at"),
                models.F("priority"),
                condition=models.Q(("state", "leased")),
                name="webhooks_delivery_leased",
            ),
        ),
        migrations.AddIndex(
            model_name="delivery",
            index=models.Index(
                models.F("endpoint"), models.F("id"), name="webhooks_delivery_endpoint"
            ),
        ),
        migrations.AddIndex(
            model_name="delivery",
            index=models.Index(
                models.F("endpoint"),
                models.F("created_at"),
                condition=models.Q(("state", "held")),
                name="webhooks_delivery_held",
            ),
        ),
        migrations.AddConstraint(
            model_name="delivery",
            constraint=models.UniqueConstraint(
                models.F("event"), models.F("endpoint"), name="webhooks_delivery_once"
            ),
        ),
        migrations.AddField(
            model_name="event",
            name="traceparent",
            field=models.CharField(db_default="", editable=False, max_length=55),
        ),
        # What models cannot say: how the rows are stored.
        migrations.RunSQL(
            (HERE / "initial.sql").read_text(), (HERE / "initial.undo.sql").read_text()
        ),
        migrations.RunSQL("SELECT accounts_protect_tables('webhooks')", migrations.RunSQL.noop),
    ]
