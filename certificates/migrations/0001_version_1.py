from pathlib import Path

import django.contrib.postgres.fields
import django.db.models.deletion
import django.db.models.lookups
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
            name="Certificate",
            fields=[
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
                (
                    "supersedes",
                    models.ForeignKey(
                        db_index=False,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="+",
                        to="certificates.certificate",
                    ),
                ),
                (
                    "superseded_by",
                    models.ForeignKey(
                        db_index=False,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="+",
                        to="certificates.certificate",
                    ),
                ),
                ("issued_at", models.DateTimeField(verbose_name="issued")),
                ("starts_at", models.DateTimeField(verbose_name="starts")),
                ("ends_at", models.DateTimeField(null=True, verbose_name="ends")),
                ("state_changed_at", models.DateTimeField(verbose_name="state changed")),
                ("next_notice_at", models.DateTimeField(editable=False, null=True)),
                ("erased_at", models.DateTimeField(null=True, verbose_name="erased")),
                ("issued_on", models.DateField(verbose_name="issued on")),
                ("valid_from", models.DateField(null=True, verbose_name="valid from")),
                ("valid_until", models.DateField(null=True, verbose_name="valid until")),
                ("sequence", models.PositiveIntegerField(default=1, verbose_name="changes")),
                ("document", models.BinaryField(null=True)),
                (
                    "mode",
                    models.CharField(
                        choices=[("live", "Live"), ("test", "Test")],
                        max_length=4,
                        verbose_name="mode",
                    ),
                ),
                (
                    "number",
                    models.CharField(max_length=64, null=True, verbose_name="certificate number"),
                ),
                (
                    "external_ref",
                    models.CharField(max_length=200, null=True, verbose_name="external reference"),
                ),
                ("product_id", models.CharField(max_length=200, null=True, verbose_name="product")),
                ("gtin", models.CharField(max_length=14, null=True, verbose_name="GTIN")),
                (
                    "serial_number",
                    models.CharField(max_length=200, null=True, verbose_name="serial number"),
                ),
                ("holder_name", models.CharField(max_length=200, null=True, verbose_name="holder")),
                (
                    "holder_email",
                    models.CharField(max_length=254, null=True, verbose_name="holder's e-mail"),
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
                ("data_hash", models.BinaryField()),
                (
                    "state",
                    models.CharField(
                        choices=[
                            ("pending", "Pending release"),
                            ("active", "Active"),
                            ("suspended", "Suspended"),
                            ("revoked", "Revoked"),
                            ("superseded", "Superseded"),
                        ],
                        max_length=10,
                        verbose_name="state",
                    ),
                ),
                (
                    "reason",
                    models.CharField(
                        choices=[
                            ("issued_in_error", "Issued in error"),
                            ("data_error", "Wrong data"),
                            ("nonconformity", "Nonconformity"),
                            ("recall", "Recall"),
                            ("fraud", "Fraud"),
                            ("replaced", "Replaced"),
                            ("on_request", "On request"),
                            ("other", "Other reason"),
                        ],
                        max_length=20,
                        null=True,
                        verbose_name="reason",
                    ),
                ),
                (
                    "public_note",
                    models.CharField(max_length=500, null=True, verbose_name="public note"),
                ),
                ("has_links", models.BooleanField(db_default=False, default=False, editable=False)),
                ("unique_by", models.CharField(editable=False, max_length=2, null=True)),
            ],
            options={
                "verbose_name": "certificate",
                "verbose_name_plural": "certificates",
                "indexes": [
                    models.Index(
                        models.F("issuer"),
                        models.F("mode"),
                        models.F("id"),
                        name="certificates_newest",
                    ),
                    models.Index(
                        models.F("next_notice_at"),
                        condition=models.Q(("next_notice_at__isnull", False)),
                        name="certificates_notice_due",
                    ),
                    models.Index(
                        models.F("id"),
                        condition=models.Q(("mode", "test")),
                        name="certificates_of_tests",
                    ),
                    models.Index(
                        models.F("issuer"),
                        models.F("next_notice_at"),
                        condition=models.Q(("mode", "test"), ("next_notice_at__isnull", False)),
                        name="certificates_test_notices",
                    ),
                    models.Index(
                        models.F("supersedes"),
                        condition=models.Q(("supersedes__isnull", False)),
                        name="certificates_successors",
                    ),
                    models.Index(
                        models.F("superseded_by"),
                        condition=models.Q(("superseded_by__isnull", False)),
                        name="certificates_predecessors",
                    ),
                    models.Index(
                        models.F("issuer"),
                        models.F("mode"),
                        models.F("valid_until"),
                        models.F("id"),
                        condition=models.Q(("valid_until__isnull", False)),
                        name="certificates_valid_until",
                    ),
                    models.Index(
                        models.F("issuer"),
                        models.F("mode"),
                        models.F("state_changed_at"),
                        name="certificates_changed",
                    ),
                    models.Index(
                        models.F("issuer"),
                        models.F("mode"),
                        models.F("state"),
                        models.F("state_changed_at"),
                        models.F("id"),
                        condition=models.Q(("state", "active"), _negated=True),
                        name="certificates_not_active",
                    ),
                ],
                "constraints": [
                    models.UniqueConstraint(
                        models.F("issuer"),
                        models.F("mode"),
                        models.F("number"),
                        condition=models.Q(("number__isnull", False)),
                        name="certificates_number_once",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(("mode__in", ["live", "test"])), name="certificates_mode"
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            (
                                "state__in",
                                ["pending", "active", "suspended", "revoked", "superseded"],
                            )
                        ),
                        name="certificates_state",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            (
                                "reason__in",
                                [
                                    "issued_in_error",
                                    "data_error",
                                    "nonconformity",
                                    "recall",
                                    "fraud",
                                    "replaced",
                                    "on_request",
                                    "other",
                                ],
                            )
                        ),
                        name="certificates_reason",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            ("ends_at__gt", models.F("starts_at")),
                            ("valid_until__gte", models.F("issued_on")),
                        ),
                        name="certificates_dates_in_order",
                    ),
                    models.CheckConstraint(
                        condition=django.db.models.lookups.Exact(
                            models.Func(
                                "document",
                                "erased_at",
                                function="num_nonnulls",
                                output_field=models.IntegerField(),
                            ),
                            1,
                        ),
                        name="certificates_document_until_erased",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            models.Q(("state", "superseded"), _negated=True),
                            ("superseded_by__isnull", False),
                            _connector="OR",
                        ),
                        name="certificates_successor_if_superseded",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            ("next_notice_at", None),
                            ("state__in", ["active", "suspended"]),
                            _connector="OR",
                        ),
                        name="certificates_notice_while_in_force",
                    ),
                ],
            },
        ),
        migrations.CreateModel(
            name="HolderContact",
            fields=[
                (
                    "certificate",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        primary_key=True,
                        related_name="contact",
                        serialize=False,
                        to="certificates.certificate",
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
                ("email", models.CharField(max_length=254, verbose_name="e-mail")),
                ("changed_at", models.DateTimeField(verbose_name="changed")),
            ],
            options={
                "verbose_name": "holder's contact",
                "verbose_name_plural": "holders' contacts",
            },
        ),
        migrations.CreateModel(
            name="CertificateKey",
            fields=[
                (
                    "pk",
                    models.CompositePrimaryKey(
                        "issuer_id",
                        "certificate_id",
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
                (
                    "certificate",
                    models.ForeignKey(
                        db_constraint=False,
                        db_index=False,
                        on_delete=django.db.models.deletion.DO_NOTHING,
                        related_name="keys",
                        to="certificates.certificate",
                    ),
                ),
                (
                    "slot",
                    models.GeneratedField(
                        db_persist=True,
                        expression=lib.sql.IdSlot("certificate_id"),
                        output_field=models.BigIntegerField(),
                    ),
                ),
                ("product", models.BigIntegerField(null=True)),
                ("serial_number", models.BigIntegerField(null=True)),
                ("batch", models.BigIntegerField(null=True)),
                ("order_no", models.BigIntegerField(null=True)),
                ("plant", models.BigIntegerField(null=True)),
                ("line", models.BigIntegerField(null=True)),
                ("holder_email", models.BigIntegerField(null=True)),
                ("other", models.BigIntegerField(null=True)),
            ],
            options={
                "verbose_name": "keys of a certificate",
                "verbose_name_plural": "keys of certificates",
                "indexes": [
                    models.Index(
                        models.F("product"),
                        models.F("slot"),
                        condition=models.Q(("product__isnull", False)),
                        name="certificates_key_product",
                    ),
                    models.Index(
                        models.F("serial_number"),
                        models.F("slot"),
                        condition=models.Q(("serial_number__isnull", False)),
                        name="certificates_key_serial_number",
                    ),
                    models.Index(
                        models.F("batch"),
                        models.F("slot"),
                        condition=models.Q(("batch__isnull", False)),
                        name="certificates_key_batch",
                    ),
                    models.Index(
                        models.F("order_no"),
                        models.F("slot"),
                        condition=models.Q(("order_no__isnull", False)),
                        name="certificates_key_order_no",
                    ),
                    models.Index(
                        models.F("plant"),
                        models.F("slot"),
                        condition=models.Q(("plant__isnull", False)),
                        name="certificates_key_plant",
                    ),
                    models.Index(
                        models.F("line"),
                        models.F("slot"),
                        condition=models.Q(("line__isnull", False)),
                        name="certificates_key_line",
                    ),
                    models.Index(
                        models.F("holder_email"),
                        models.F("slot"),
                        condition=models.Q(("holder_email__isnull", False)),
                        name="certificates_key_holder_email",
                    ),
                    models.Index(
                        models.F("other"),
                        models.F("slot"),
                        condition=models.Q(("other__isnull", False)),
                        name="certificates_key_other",
                    ),
                ],
            },
        ),
        migrations.CreateModel(
            name="HolderName",
            fields=[
                (
                    "pk",
                    models.CompositePrimaryKey(
                        "issuer_id",
                        "mode",
                        "value",
                        "certificate_id",
                        blank=True,
                        editable=False,
                        primary_key=True,
                        serialize=False,
                    ),
                ),
                (
                    "mode",
                    models.CharField(choices=[("live", "Live"), ("test", "Test")], max_length=4),
                ),
                ("value", models.CharField(db_collation="C", max_length=200)),
                (
                    "certificate",
                    models.ForeignKey(
                        db_constraint=False,
                        db_index=False,
                        on_delete=django.db.models.deletion.DO_NOTHING,
                        related_name="holder_names",
                        to="certificates.certificate",
                    ),
                ),
                (
                    "issuer",
                    models.ForeignKey(
                        db_constraint=False,
                        db_index=False,
                        on_delete=django.db.models.deletion.DO_NOTHING,
                        to="accounts.issuer",
                    ),
                ),
            ],
            options={
                "verbose_name": "name of a holder",
                "verbose_name_plural": "names of holders",
            },
        ),
        migrations.CreateModel(
            name="CertificateType",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("code", models.SlugField(db_index=False, max_length=60, verbose_name="code")),
                (
                    "archived_at",
                    models.DateTimeField(
                        blank=True, editable=False, null=True, verbose_name="archived"
                    ),
                ),
                (
                    "created_at",
                    models.DateTimeField(
                        default=django.utils.timezone.now, editable=False, verbose_name="created"
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
                "verbose_name": "certificate type",
                "verbose_name_plural": "certificate types",
                "constraints": [
                    models.UniqueConstraint(
                        models.F("issuer"), models.F("code"), name="certificates_type_code_once"
                    )
                ],
            },
        ),
        migrations.AddField(
            model_name="certificate",
            name="type",
            field=models.ForeignKey(
                db_constraint=False,
                db_index=False,
                on_delete=django.db.models.deletion.PROTECT,
                to="certificates.certificatetype",
                verbose_name="type",
            ),
        ),
        migrations.CreateModel(
            name="CompanyPrefix",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("prefix", models.CharField(max_length=12, verbose_name="GS1 Company Prefix")),
                (
                    "state",
                    models.CharField(
                        choices=[
                            ("claimed", "Waits for confirmation"),
                            ("confirmed", "Confirmed"),
                            ("refused", "Refused"),
                            ("withdrawn", "No longer in use"),
                        ],
                        default="claimed",
                        max_length=9,
                        verbose_name="state",
                    ),
                ),
                (
                    "note",
                    models.CharField(
                        blank=True, default="", max_length=500, verbose_name="note on the licence"
                    ),
                ),
                (
                    "claimed_at",
                    models.DateTimeField(default=django.utils.timezone.now, verbose_name="claimed"),
                ),
                ("decided_at", models.DateTimeField(null=True, verbose_name="decided")),
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
                "verbose_name": "company prefix",
                "verbose_name_plural": "company prefixes",
                "constraints": [
                    models.UniqueConstraint(
                        models.F("prefix"),
                        condition=models.Q(("state", "confirmed")),
                        name="certificates_prefix_once",
                    ),
                    models.UniqueConstraint(
                        models.F("issuer"),
                        models.F("prefix"),
                        condition=models.Q(("state__in", ["claimed", "confirmed"])),
                        name="certificates_prefix_of_issuer",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(("prefix__regex", "^[0-9]{3,12}$")),
                        name="certificates_prefix_digits",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            ("state__in", ["claimed", "confirmed", "refused", "withdrawn"])
                        ),
                        name="certificates_prefix_state",
                    ),
                ],
            },
        ),
        migrations.CreateModel(
            name="Erasure",
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
                ("requested_at", models.DateTimeField(verbose_name="asked for")),
                ("execute_at", models.DateTimeField(verbose_name="due")),
                ("undone_at", models.DateTimeField(null=True, verbose_name="undone")),
                ("erased_at", models.DateTimeField(null=True, verbose_name="erased")),
                ("swept_at", models.DateTimeField(null=True)),
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
            ],
            options={
                "verbose_name": "erasure",
                "verbose_name_plural": "erasures",
                "indexes": [
                    models.Index(
                        models.F("execute_at"),
                        condition=models.Q(("swept_at", None), ("undone_at", None)),
                        name="certificates_erasure_due",
                    ),
                    models.Index(
                        models.F("issuer"),
                        models.F("mode"),
                        models.F("id"),
                        name="certificates_erasures_of",
                    ),
                ],
                "constraints": [
                    models.CheckConstraint(
                        condition=models.Q(("mode__in", ["live", "test"])),
                        name="certificates_erasure_mode",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            ("undone_at", None), ("erased_at", None), _connector="OR"
                        ),
                        name="certificates_erasure_ends_once",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            ("erased_at", None),
                            ("erased_at__gte", models.F("execute_at")),
                            _connector="OR",
                        ),
                        name="certificates_erasure_not_before",
                    ),
                ],
            },
        ),
        migrations.AddField(
            model_name="certificate",
            name="erasure",
            field=models.ForeignKey(
                db_index=False,
                editable=False,
                null=True,
                on_delete=django.db.models.deletion.PROTECT,
                related_name="certificates",
                to="certificates.erasure",
            ),
        ),
        migrations.CreateModel(
            name="Hold",
            fields=[
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
                        editable=False,
                        on_delete=django.db.models.deletion.DO_NOTHING,
                        related_name="+",
                        to="accounts.issuer",
                    ),
                ),
                (
                    "reason",
                    models.CharField(
                        choices=[
                            ("issued_in_error", "Issued in error"),
                            ("data_error", "Wrong data"),
                            ("nonconformity", "Nonconformity"),
                            ("recall", "Recall"),
                            ("fraud", "Fraud"),
                            ("replaced", "Replaced"),
                            ("on_request", "On request"),
                            ("other", "Other reason"),
                        ],
                        max_length=20,
                        verbose_name="reason",
                    ),
                ),
                (
                    "public_note",
                    models.CharField(max_length=500, null=True, verbose_name="public note"),
                ),
                ("actor_kind", models.CharField(max_length=6, verbose_name="by")),
                ("actor_id", models.CharField(max_length=64, verbose_name="who")),
                ("placed_at", models.DateTimeField(verbose_name="placed")),
                ("lifted_at", models.DateTimeField(null=True, verbose_name="lifted")),
                (
                    "certificate",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="holds",
                        to="certificates.certificate",
                    ),
                ),
                (
                    "job",
                    models.ForeignKey(
                        db_index=False,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        to="accounts.job",
                        verbose_name="job",
                    ),
                ),
            ],
            options={
                "verbose_name": "hold",
                "verbose_name_plural": "holds",
                "indexes": [
                    models.Index(
                        models.F("job"),
                        models.F("id"),
                        condition=models.Q(("job__isnull", False)),
                        name="certificates_hold_of_job",
                    ),
                    models.Index(
                        models.F("certificate"), models.F("id"), name="certificates_holds_of"
                    ),
                ],
                "constraints": [
                    models.CheckConstraint(
                        condition=models.Q(
                            (
                                "reason__in",
                                [
                                    "issued_in_error",
                                    "data_error",
                                    "nonconformity",
                                    "recall",
                                    "fraud",
                                    "replaced",
                                    "on_request",
                                    "other",
                                ],
                            )
                        ),
                        name="certificates_hold_reason",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            ("lifted_at", None),
                            ("lifted_at__gte", models.F("placed_at")),
                            _connector="OR",
                        ),
                        name="certificates_hold_lifted_later",
                    ),
                ],
            },
        ),
        migrations.CreateModel(
            name="NumberCounter",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                (
                    "mode",
                    models.CharField(choices=[("live", "Live"), ("test", "Test")], max_length=4),
                ),
                ("series", models.CharField(max_length=80)),
                ("next", models.BigIntegerField(default=1)),
                (
                    "issuer",
                    models.ForeignKey(
                        db_constraint=False,
                        db_index=False,
                        on_delete=django.db.models.deletion.DO_NOTHING,
                        to="accounts.issuer",
                    ),
                ),
            ],
            options={
                "verbose_name": "counter of certificate numbers",
                "verbose_name_plural": "counters of certificate numbers",
                "constraints": [
                    models.UniqueConstraint(
                        models.F("issuer"),
                        models.F("mode"),
                        models.F("series"),
                        name="certificates_counter_once",
                    )
                ],
            },
        ),
        migrations.CreateModel(
            name="Printout",
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
                ("sha256", models.BinaryField()),
                ("printed_at", models.DateTimeField(verbose_name="first printed")),
                (
                    "certificate",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="printouts",
                        to="certificates.certificate",
                    ),
                ),
            ],
            options={
                "verbose_name": "printed document",
                "verbose_name_plural": "printed documents",
                "indexes": [models.Index(models.F("sha256"), name="certificates_printout_file")],
                "constraints": [
                    models.UniqueConstraint(
                        models.F("certificate"),
                        models.F("sha256"),
                        name="certificates_printout_once",
                    )
                ],
            },
        ),
        migrations.CreateModel(
            name="ReleaseOffRequest",
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
                ("actor_kind", models.CharField(max_length=6)),
                ("actor_id", models.CharField(max_length=64)),
                ("requested_at", models.DateTimeField(verbose_name="requested")),
                ("ended_at", models.DateTimeField(blank=True, null=True)),
                (
                    "type",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="release_off_requests",
                        to="certificates.certificatetype",
                    ),
                ),
            ],
            options={
                "verbose_name": "request to end the release by a second person",
                "verbose_name_plural": "requests to end the release by a second person",
                "constraints": [
                    models.UniqueConstraint(
                        models.F("type"),
                        condition=models.Q(("ended_at", None)),
                        name="certificates_release_off_once",
                    )
                ],
            },
        ),
        migrations.CreateModel(
            name="TypeVersion",
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
                ("number", models.PositiveIntegerField(verbose_name="version")),
                (
                    "kind",
                    models.CharField(
                        choices=[
                            ("product", "Product"),
                            ("person", "Person"),
                            ("document", "Document"),
                        ],
                        max_length=10,
                        verbose_name="kind",
                    ),
                ),
                (
                    "name_de",
                    models.CharField(
                        blank=True, default="", max_length=200, verbose_name="name (German)"
                    ),
                ),
                (
                    "name_en",
                    models.CharField(
                        blank=True, default="", max_length=200, verbose_name="name (English)"
                    ),
                ),
                (
                    "name_fr",
                    models.CharField(
                        blank=True, default="", max_length=200, verbose_name="name (French)"
                    ),
                ),
                (
                    "name_sq",
                    models.CharField(
                        blank=True, default="", max_length=200, verbose_name="name (Albanian)"
                    ),
                ),
                (
                    "description_de",
                    models.TextField(blank=True, default="", verbose_name="description (German)"),
                ),
                (
                    "description_en",
                    models.TextField(blank=True, default="", verbose_name="description (English)"),
                ),
                (
                    "description_fr",
                    models.TextField(blank=True, default="", verbose_name="description (French)"),
                ),
                (
                    "description_sq",
                    models.TextField(blank=True, default="", verbose_name="description (Albanian)"),
                ),
                (
                    "required",
                    django.contrib.postgres.fields.ArrayField(
                        base_field=models.CharField(
                            choices=[
                                ("productId", "Product"),
                                ("serialNumber", "Serial number"),
                                ("holderName", "Holder's name"),
                                ("holderEmail", "Holder's e-mail"),
                                ("validUntil", "Valid until"),
                            ],
                            max_length=20,
                        ),
                        blank=True,
                        default=list,
                        size=None,
                        verbose_name="required fields",
                    ),
                ),
                (
                    "validity_months",
                    models.PositiveSmallIntegerField(
                        blank=True, null=True, verbose_name="validity in months"
                    ),
                ),
                (
                    "show_holder",
                    models.CharField(
                        choices=[
                            ("name", "The name"),
                            ("check", "Nothing; the visitor may check a name"),
                            ("never", "Nothing"),
                        ],
                        default="never",
                        max_length=5,
                        verbose_name="holder on the verify page",
                    ),
                ),
                (
                    "default_locale",
                    models.CharField(
                        blank=True,
                        choices=[
                            ("de", "Deutsch"),
                            ("en", "English"),
                            ("fr", "Français"),
                            ("sq", "Shqip"),
                        ],
                        default="",
                        max_length=2,
                        verbose_name="language",
                    ),
                ),
                (
                    "fields",
                    models.JSONField(blank=True, default=list, verbose_name="metadata fields"),
                ),
                (
                    "strict",
                    models.BooleanField(
                        db_default=False, default=False, verbose_name="only declared metadata"
                    ),
                ),
                (
                    "number_pattern",
                    models.CharField(
                        blank=True,
                        db_default="",
                        default="",
                        max_length=64,
                        verbose_name="pattern of certificate numbers",
                    ),
                ),
                (
                    "signatories",
                    models.JSONField(blank=True, default=list, verbose_name="signatories"),
                ),
                (
                    "unique_by",
                    models.CharField(
                        choices=[
                            ("none", "Nothing: the same may be certified again and again"),
                            ("serial", "Serial number"),
                            ("product_and_serial", "Product and serial number"),
                            ("external_ref", "External reference"),
                        ],
                        db_default="none",
                        default="none",
                        max_length=20,
                        verbose_name="certified only once",
                    ),
                ),
                (
                    "release_required",
                    models.BooleanField(
                        db_default=False, default=False, verbose_name="released by a second person"
                    ),
                ),
                (
                    "attachments_public",
                    models.BooleanField(
                        db_default=False,
                        default=False,
                        verbose_name="attachments on the verify page",
                    ),
                ),
                (
                    "retention_years",
                    models.PositiveSmallIntegerField(
                        blank=True, null=True, verbose_name="retention in years"
                    ),
                ),
                (
                    "print_layout",
                    models.CharField(
                        blank=True,
                        choices=[
                            ("report", "Report: product, items, results"),
                            ("calibration", "Calibration certificate"),
                            ("training", "Proof of training"),
                            ("diploma", "Diploma with transcript"),
                        ],
                        db_default="",
                        default="",
                        max_length=11,
                        verbose_name="layout of printed documents",
                    ),
                ),
                (
                    "pdf_public",
                    models.BooleanField(
                        db_default=False,
                        default=False,
                        verbose_name="printed document on the verify page",
                    ),
                ),
                (
                    "digital_link",
                    models.JSONField(
                        blank=True, db_default={}, default=dict, verbose_name="GS1 Digital Link"
                    ),
                ),
                (
                    "created_at",
                    models.DateTimeField(
                        default=django.utils.timezone.now, editable=False, verbose_name="created"
                    ),
                ),
                (
                    "type",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="versions",
                        to="certificates.certificatetype",
                    ),
                ),
            ],
            options={
                "verbose_name": "version of a type",
                "verbose_name_plural": "versions of a type",
                "constraints": [
                    models.UniqueConstraint(
                        models.F("type"), models.F("number"), name="certificates_version_once"
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            ("name_de", ""),
                            ("name_en", ""),
                            ("name_fr", ""),
                            ("name_sq", ""),
                            _negated=True,
                        ),
                        name="certificates_version_name",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(("kind__in", ["product", "person", "document"])),
                        name="certificates_version_kind",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(("show_holder__in", ["name", "check", "never"])),
                        name="certificates_version_show_holder",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            (
                                "unique_by__in",
                                ["none", "serial", "product_and_serial", "external_ref"],
                            )
                        ),
                        name="certificates_version_unique_by",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            (
                                "required__contained_by",
                                [
                                    "productId",
                                    "serialNumber",
                                    "holderName",
                                    "holderEmail",
                                    "validUntil",
                                ],
                            )
                        ),
                        name="certificates_version_required",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            (
                                "print_layout__in",
                                ["", "report", "calibration", "training", "diploma"],
                            )
                        ),
                        name="certificates_version_print_layout",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            ("validity_months", None),
                            ("validity_months__range", (1, 1200)),
                            _connector="OR",
                        ),
                        name="certificates_version_validity",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            ("retention_years", None),
                            ("retention_years__range", (1, 100)),
                            _connector="OR",
                        ),
                        name="certificates_version_retention",
                    ),
                ],
            },
        ),
        migrations.AddField(
            model_name="certificatetype",
            name="current",
            field=models.OneToOneField(
                editable=False,
                null=True,
                on_delete=django.db.models.deletion.PROTECT,
                related_name="+",
                to="certificates.typeversion",
                verbose_name="current version",
            ),
        ),
        migrations.AddField(
            model_name="certificate",
            name="version",
            field=models.ForeignKey(
                db_index=False,
                on_delete=django.db.models.deletion.PROTECT,
                to="certificates.typeversion",
                verbose_name="version of the type",
            ),
        ),
        migrations.CreateModel(
            name="AttachmentFile",
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
                ("number", models.PositiveSmallIntegerField(verbose_name="number")),
                ("name", models.CharField(max_length=200, verbose_name="name in the storage")),
                ("uploaded_at", models.DateTimeField(verbose_name="uploaded")),
                (
                    "certificate",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="files",
                        to="certificates.certificate",
                    ),
                ),
            ],
            options={
                "verbose_name": "attachment",
                "verbose_name_plural": "attachments",
                "constraints": [
                    models.UniqueConstraint(
                        models.F("certificate"), models.F("number"), name="certificates_file_once"
                    )
                ],
            },
        ),
        migrations.CreateModel(
            name="CertificateHistory",
            fields=[
                # By size: what is aligned to eight bytes, to four, the rest.
                (
                    "pk",
                    models.CompositePrimaryKey(
                        "certificate_id",
                        "sequence",
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
                (
                    "certificate",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="history",
                        to="certificates.certificate",
                    ),
                ),
                ("at", models.DateTimeField(verbose_name="when")),
                ("sequence", models.PositiveIntegerField(verbose_name="change")),
                (
                    "action",
                    models.CharField(
                        choices=[
                            ("release", "Release"),
                            ("reject", "Reject"),
                            ("suspend", "Suspend"),
                            ("reinstate", "Reinstate"),
                            ("revoke", "Revoke"),
                            ("supersede", "Supersede"),
                            ("erase", "Erase"),
                        ],
                        max_length=10,
                        null=True,
                        verbose_name="action",
                    ),
                ),
                (
                    "from_state",
                    models.CharField(
                        choices=[
                            ("pending", "Pending release"),
                            ("active", "Active"),
                            ("suspended", "Suspended"),
                            ("revoked", "Revoked"),
                            ("superseded", "Superseded"),
                        ],
                        max_length=10,
                        null=True,
                        verbose_name="from",
                    ),
                ),
                (
                    "to_state",
                    models.CharField(
                        choices=[
                            ("pending", "Pending release"),
                            ("active", "Active"),
                            ("suspended", "Suspended"),
                            ("revoked", "Revoked"),
                            ("superseded", "Superseded"),
                        ],
                        max_length=10,
                        verbose_name="to",
                    ),
                ),
                (
                    "reason",
                    models.CharField(
                        choices=[
                            ("issued_in_error", "Issued in error"),
                            ("data_error", "Wrong data"),
                            ("nonconformity", "Nonconformity"),
                            ("recall", "Recall"),
                            ("fraud", "Fraud"),
                            ("replaced", "Replaced"),
                            ("on_request", "On request"),
                            ("other", "Other reason"),
                        ],
                        max_length=20,
                        null=True,
                        verbose_name="reason",
                    ),
                ),
                (
                    "note",
                    models.CharField(max_length=2000, null=True, verbose_name="internal note"),
                ),
                (
                    "public_note",
                    models.CharField(max_length=500, null=True, verbose_name="public note"),
                ),
                ("actor_kind", models.CharField(max_length=6, verbose_name="by")),
                ("actor_id", models.CharField(max_length=64, verbose_name="who")),
                ("request_id", models.CharField(max_length=128, verbose_name="request")),
                ("ip", models.GenericIPAddressField(null=True, verbose_name="network")),
            ],
            options={
                "verbose_name": "change",
                "verbose_name_plural": "history",
            },
        ),
        migrations.CreateModel(
            name="CertificateLink",
            fields=[
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
                        editable=False,
                        on_delete=django.db.models.deletion.DO_NOTHING,
                        related_name="+",
                        to="accounts.issuer",
                    ),
                ),
                (
                    "rel",
                    models.CharField(
                        choices=[
                            ("partOf", "Part of"),
                            ("derivedFrom", "Derived from"),
                            ("relatedTo", "Related to"),
                            ("documents", "Documents"),
                        ],
                        max_length=11,
                        verbose_name="relation",
                    ),
                ),
                ("url", models.CharField(max_length=2000, null=True, verbose_name="address")),
                ("label", models.CharField(max_length=200, null=True, verbose_name="label")),
                ("sha256", models.BinaryField(null=True)),
                ("created_at", models.DateTimeField(verbose_name="created")),
                (
                    "certificate",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="links",
                        to="certificates.certificate",
                    ),
                ),
                (
                    "target",
                    models.ForeignKey(
                        db_index=False,
                        null=True,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="linked_from",
                        to="certificates.certificate",
                        verbose_name="certificate",
                    ),
                ),
            ],
            options={
                "verbose_name": "link",
                "verbose_name_plural": "links",
                "indexes": [
                    models.Index(
                        models.F("certificate"), models.F("id"), name="certificates_links_of"
                    ),
                    models.Index(
                        models.F("target"),
                        models.F("rel"),
                        models.F("id"),
                        condition=models.Q(("target__isnull", False)),
                        name="certificates_linked",
                    ),
                ],
                "constraints": [
                    models.UniqueConstraint(
                        models.F("certificate"),
                        models.F("rel"),
                        models.F("target"),
                        condition=models.Q(("target__isnull", False)),
                        name="certificates_link_once",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            ("rel__in", ["partOf", "derivedFrom", "relatedTo", "documents"])
                        ),
                        name="certificates_link_rel",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            models.Q(
                                ("sha256__isnull", True),
                                ("target__isnull", False),
                                ("url__isnull", True),
                            ),
                            models.Q(("target__isnull", True), ("url__isnull", False)),
                            _connector="OR",
                        ),
                        name="certificates_link_one_target",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            models.Q(("rel", "partOf"), _negated=True),
                            ("target__isnull", False),
                            _connector="OR",
                        ),
                        name="certificates_link_parts_are_certificates",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            ("target", None),
                            models.Q(("target", models.F("certificate")), _negated=True),
                            _connector="OR",
                        ),
                        name="certificates_link_not_to_itself",
                    ),
                ],
            },
        ),
        migrations.AddIndex(
            model_name="certificate",
            index=models.Index(
                models.F("erasure"),
                condition=models.Q(("erasure__isnull", False)),
                name="certificates_to_erase",
            ),
        ),
        migrations.AddIndex(
            model_name="certificate",
            index=models.Index(
                models.F("type"), models.F("mode"), models.F("id"), name="certificates_of_type"
            ),
        ),
        migrations.AddConstraint(
            model_name="certificate",
            constraint=models.UniqueConstraint(
                condition=models.Q(
                    ("state__in", ("pending", "active", "suspended")), ("unique_by", "s")
                ),
                fields=("type", "mode", "serial_number"),
                name="certificates_serial_once",
            ),
        ),
        migrations.AddConstraint(
            model_name="certificate",
            constraint=models.UniqueConstraint(
                condition=models.Q(
                    ("state__in", ("pending", "active", "suspended")), ("unique_by", "ps")
                ),
                fields=("type", "mode", "product_id", "serial_number"),
                name="certificates_product_once",
            ),
        ),
        migrations.AddConstraint(
            model_name="certificate",
            constraint=models.UniqueConstraint(
                condition=models.Q(
                    ("state__in", ("pending", "active", "suspended")), ("unique_by", "x")
                ),
                fields=("type", "mode", "external_ref"),
                name="certificates_reference_once",
            ),
        ),
        migrations.CreateModel(
            name="LogCheckpoint",
            fields=[
                (
                    "pk",
                    models.CompositePrimaryKey(
                        "mode",
                        "size",
                        blank=True,
                        editable=False,
                        primary_key=True,
                        serialize=False,
                    ),
                ),
                (
                    "mode",
                    models.CharField(choices=[("live", "Live"), ("test", "Test")], max_length=4),
                ),
                ("size", models.BigIntegerField()),
                ("root", models.BinaryField()),
                ("note", models.TextField()),
                ("at", models.DateTimeField()),
                ("timestamp", models.BinaryField(null=True)),
                ("cosignatures", models.TextField(null=True)),
            ],
            options={
                "verbose_name": "checkpoint of the log",
                "verbose_name_plural": "checkpoints of the log",
                "indexes": [
                    models.Index(
                        condition=models.Q(("timestamp__isnull", False)),
                        fields=["mode", "size"],
                        name="certificates_stamped",
                    ),
                    models.Index(
                        condition=models.Q(("cosignatures__isnull", False)),
                        fields=["mode", "size"],
                        name="certificates_cosigned",
                    ),
                ],
            },
        ),
        migrations.CreateModel(
            name="LogTile",
            fields=[
                (
                    "pk",
                    models.CompositePrimaryKey(
                        "mode",
                        "level",
                        "number",
                        blank=True,
                        editable=False,
                        primary_key=True,
                        serialize=False,
                    ),
                ),
                (
                    "mode",
                    models.CharField(choices=[("live", "Live"), ("test", "Test")], max_length=4),
                ),
                ("level", models.SmallIntegerField()),
                ("number", models.BigIntegerField()),
                ("hashes", models.BinaryField()),
            ],
            options={
                "verbose_name": "tile of the log",
                "verbose_name_plural": "tiles of the log",
            },
        ),
        migrations.CreateModel(
            name="UnloggedChange",
            fields=[
                ("id", models.BigAutoField(primary_key=True, serialize=False)),
                ("certificate_id", models.UUIDField(null=True)),
                ("sequence", models.PositiveIntegerField()),
                ("at", models.DateTimeField(null=True)),
                (
                    "mode",
                    models.CharField(
                        choices=[("live", "Live"), ("test", "Test")], max_length=4, null=True
                    ),
                ),
                ("signing_key_id", models.UUIDField(null=True)),
                ("statement", models.BinaryField(null=True)),
            ],
            options={
                "verbose_name": "change to be logged",
                "verbose_name_plural": "changes to be logged",
                "db_table": "certificates_unlogged",
            },
        ),
        migrations.CreateModel(
            name="LogEntry",
            fields=[
                (
                    "pk",
                    models.CompositePrimaryKey(
                        "mode",
                        "index",
                        blank=True,
                        editable=False,
                        primary_key=True,
                        serialize=False,
                    ),
                ),
                (
                    "mode",
                    models.CharField(choices=[("live", "Live"), ("test", "Test")], max_length=4),
                ),
                ("index", models.BigIntegerField()),
                ("at", models.DateTimeField()),
                ("commitment", models.BinaryField()),
                ("certificate_id", models.UUIDField(null=True)),
                ("sequence", models.PositiveIntegerField(null=True)),
                ("signing_key_id", models.UUIDField(null=True)),
            ],
            options={
                "verbose_name": "entry of the log",
                "verbose_name_plural": "entries of the log",
                "constraints": [
                    models.UniqueConstraint(
                        models.F("certificate_id"),
                        models.F("sequence"),
                        name="certificates_logged_once",
                    ),
                    models.UniqueConstraint(
                        models.F("signing_key_id"),
                        models.F("sequence"),
                        condition=models.Q(("signing_key_id__isnull", False)),
                        name="certificates_key_logged_once",
                    ),
                ],
            },
        ),
        migrations.CreateModel(
            name="StatusList",
            fields=[
                (
                    "id",
                    models.UUIDField(
                        default=lib.ids.new, editable=False, primary_key=True, serialize=False
                    ),
                ),
                (
                    "mode",
                    models.CharField(choices=[("live", "Live"), ("test", "Test")], max_length=4),
                ),
                (
                    "form",
                    models.PositiveSmallIntegerField(
                        choices=[(1, "ProductCertificateCredential"), (2, "OpenBadgeCredential")]
                    ),
                ),
                ("order_key", lib.crypto.EncryptedTextField(setting="SIGNING_KEYS")),
                ("assigned", models.PositiveIntegerField(default=0)),
                ("due_at", models.DateTimeField()),
                ("signed_at", models.DateTimeField(null=True)),
                ("signed_assigned", models.PositiveIntegerField(default=0)),
                (
                    "issuer",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        to="accounts.issuer",
                    ),
                ),
                (
                    "key",
                    models.ForeignKey(
                        db_index=False,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        to="accounts.signingkey",
                    ),
                ),
            ],
            options={
                "verbose_name": "status list",
                "verbose_name_plural": "status lists",
                "indexes": [
                    models.Index(
                        models.F("issuer"),
                        models.F("mode"),
                        models.F("form"),
                        models.F("id"),
                        name="certificates_statuslist_newest",
                    ),
                    models.Index(models.F("due_at"), name="certificates_statuslist_due"),
                ],
            },
        ),
        migrations.CreateModel(
            name="PublishedStatusList",
            fields=[
                (
                    "pk",
                    models.CompositePrimaryKey(
                        "status_list",
                        "purpose",
                        "suite",
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
                (
                    "purpose",
                    models.CharField(
                        choices=[
                            ("revocation", "Revocation"),
                            ("suspension", "Suspension"),
                            ("withdrawn", "Withdrawal"),
                        ],
                        max_length=10,
                    ),
                ),
                (
                    "status_list",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        to="certificates.statuslist",
                    ),
                ),
                ("suite", models.CharField(max_length=16)),
                ("content", models.TextField()),
            ],
            options={
                "verbose_name": "published status list",
                "verbose_name_plural": "published status lists",
            },
        ),
        migrations.AddField(
            model_name="typeversion",
            name="credential",
            field=models.JSONField(
                blank=True, db_default={}, default=dict, verbose_name="credential"
            ),
        ),
        migrations.CreateModel(
            name="Seal",
            fields=[
                (
                    "certificate",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        primary_key=True,
                        serialize=False,
                        to="certificates.certificate",
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
                (
                    "form",
                    models.PositiveSmallIntegerField(
                        choices=[(1, "ProductCertificateCredential"), (2, "OpenBadgeCredential")],
                        null=True,
                    ),
                ),
                ("status_index", models.PositiveIntegerField(null=True)),
                ("jcs", models.BinaryField(null=True)),
                ("rdfc", models.BinaryField(null=True)),
                ("jwt", models.BinaryField(null=True)),
                ("signed_at", models.DateTimeField(null=True)),
                (
                    "key",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        to="accounts.signingkey",
                    ),
                ),
                (
                    "status_list",
                    models.ForeignKey(
                        db_index=False,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        to="certificates.statuslist",
                    ),
                ),
                ("conformity", models.BinaryField(null=True)),
                (
                    "conformity_form",
                    models.PositiveSmallIntegerField(choices=[(1, "UNTP 0.7.0")], null=True),
                ),
            ],
            options={
                "verbose_name": "signatures of a credential",
                "verbose_name_plural": "signatures of credentials",
                "indexes": [
                    models.Index(
                        models.F("certificate"),
                        condition=models.Q(("signed_at__isnull", True)),
                        name="certificates_seal_due",
                    ),
                    models.Index(
                        models.F("certificate"),
                        condition=models.Q(
                            ("form", 2), ("rdfc", None), ("signed_at__isnull", False)
                        ),
                        name="certificates_seal_graph_due",
                    ),
                ],
                "constraints": [
                    models.UniqueConstraint(
                        models.F("status_list"),
                        models.F("status_index"),
                        name="certificates_seal_place",
                    )
                ],
            },
        ),
        migrations.CreateModel(
            name="SignedPdf",
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
                ("sha256", models.BinaryField()),
                ("edition", models.CharField(max_length=6)),
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
                    ),
                ),
                ("asked_at", models.DateTimeField()),
                ("signature", models.BinaryField(null=True)),
                ("good_until", models.DateTimeField(null=True)),
                (
                    "certificate",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        to="certificates.certificate",
                    ),
                ),
                (
                    "key",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.CASCADE,
                        to="accounts.pdfsigningkey",
                    ),
                ),
            ],
            options={
                "verbose_name": "signature of a PDF",
                "verbose_name_plural": "signatures of PDFs",
                "indexes": [
                    models.Index(
                        models.F("asked_at"),
                        condition=models.Q(("signature", None)),
                        name="certificates_signedpdf_due",
                    )
                ],
                "constraints": [
                    models.UniqueConstraint(
                        models.F("certificate"),
                        models.F("sha256"),
                        name="certificates_signedpdf_once",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            ("signature", None), ("key__isnull", False), _connector="OR"
                        ),
                        name="certificates_signedpdf_signed",
                    ),
                ],
            },
        ),
        migrations.CreateModel(
            name="TransparencyLog",
            fields=[
                (
                    "mode",
                    models.CharField(
                        choices=[("live", "Live"), ("test", "Test")],
                        max_length=4,
                        primary_key=True,
                        serialize=False,
                    ),
                ),
                ("origin", models.CharField(max_length=255)),
                ("verifier_key", models.CharField(max_length=400)),
                ("size", models.BigIntegerField(default=0)),
                ("published", models.BigIntegerField(default=0)),
                ("halted", models.CharField(max_length=300, null=True)),
                ("signed_from", models.BigIntegerField(default=0)),
                ("successions", models.JSONField(default=list)),
            ],
            options={
                "verbose_name": "transparency log",
                "verbose_name_plural": "transparency logs",
                "db_table": "certificates_log",
            },
        ),
        # What models can't say: functions, triggers, tables without a model.
        migrations.RunSQL(
            (HERE / "initial.sql").read_text(),
            (HERE / "initial.undo.sql").read_text(),
        ),
        migrations.RunSQL("SELECT accounts_protect_tables('certificates')", migrations.RunSQL.noop),
    ]
