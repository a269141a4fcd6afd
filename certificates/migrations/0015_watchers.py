"""Addresses that are told when certificates change, and the certificates that each of them watches."""

import django.db.models.deletion
from django.db import migrations, models

import lib.ids


class Migration(migrations.Migration):
    dependencies = [
        ("accounts", "0003_warnings_of_jobs"),
        ("certificates", "0014_beginnings_and_ends_of_all"),
    ]

    operations = [
        migrations.CreateModel(
            name="Watcher",
            fields=[
                (
                    "id",
                    models.UUIDField(
                        default=lib.ids.new, editable=False, primary_key=True, serialize=False
                    ),
                ),
                ("email", models.CharField(max_length=254, verbose_name="e-mail")),
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
            options={
                "verbose_name": "watcher",
                "verbose_name_plural": "watchers",
            },
        ),
        migrations.CreateModel(
            name="Watch",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("asked_at", models.DateTimeField(verbose_name="asked")),
                ("confirmed_at", models.DateTimeField(null=True, verbose_name="confirmed")),
                ("mail", models.BigIntegerField(editable=False, null=True)),
                (
                    "certificate",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="watches",
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
                    "watcher",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="watches",
                        to="certificates.watcher",
                    ),
                ),
            ],
            options={
                "verbose_name": "watched certificate",
                "verbose_name_plural": "watched certificates",
            },
        ),
        migrations.AddConstraint(
            model_name="watcher",
            constraint=models.UniqueConstraint(
                models.F("issuer"), models.F("email"), name="certificates_watcher_once"
            ),
        ),
        migrations.AddIndex(
            model_name="watch",
            index=models.Index(
                models.F("asked_at"),
                condition=models.Q(("confirmed_at", None)),
                name="certificates_watch_asked",
            ),
        ),
        migrations.AddConstraint(
            model_name="watch",
            constraint=models.UniqueConstraint(
                models.F("certificate"), models.F("watcher"), name="certificates_watch_once"
            ),
        ),
        migrations.RunSQL("SELECT accounts_protect_tables('certificates')", migrations.RunSQL.noop),
    ]
