"""Erasures that can be undone, how long a type must be kept, and test certificates by age."""

import django.db.models.deletion
from django.db import migrations, models

import lib.ids


class Migration(migrations.Migration):
    dependencies = [
        ("accounts", "0038_privacy_scope"),
        ("certificates", "0024_subject_immutable"),
    ]

    operations = [
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
            ],
            options={
                "verbose_name": "erasure",
                "verbose_name_plural": "erasures",
            },
        ),
        migrations.AddField(
            model_name="typeversion",
            name="retention_years",
            field=models.PositiveSmallIntegerField(
                blank=True, null=True, verbose_name="retention in years"
            ),
        ),
        migrations.AlterField(
            model_name="certificatehistory",
            name="action",
            field=models.CharField(
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
        migrations.AddConstraint(
            model_name="typeversion",
            constraint=models.CheckConstraint(
                condition=models.Q(
                    ("retention_years", None), ("retention_years__range", (1, 100)), _connector="OR"
                ),
                name="certificates_version_retention",
            ),
        ),
        migrations.AddField(
            model_name="erasure",
            name="issuer",
            field=models.ForeignKey(
                db_index=False,
                on_delete=django.db.models.deletion.PROTECT,
                to="accounts.issuer",
                verbose_name="issuer",
            ),
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
                models.F("id"), condition=models.Q(("mode", "test")), name="certificates_of_tests"
            ),
        ),
        migrations.AddIndex(
            model_name="erasure",
            index=models.Index(
                models.F("execute_at"),
                condition=models.Q(("swept_at", None), ("undone_at", None)),
                name="certificates_erasure_due",
            ),
        ),
        migrations.AddConstraint(
            model_name="erasure",
            constraint=models.CheckConstraint(
                condition=models.Q(("mode__in", ["live", "test"])), name="certificates_erasure_mode"
            ),
        ),
        migrations.AddConstraint(
            model_name="erasure",
            constraint=models.CheckConstraint(
                condition=models.Q(("undone_at", None), ("erased_at", None), _connector="OR"),
                name="certificates_erasure_ends_once",
            ),
        ),
        migrations.AddConstraint(
            model_name="erasure",
            constraint=models.CheckConstraint(
                condition=models.Q(
                    ("erased_at", None), ("erased_at__gte", models.F("execute_at")), _connector="OR"
                ),
                name="certificates_erasure_not_before",
            ),
        ),
    ]
