"""Holds get public ids, a note and their job; a change in the history says which action it was."""

import django.db.models.deletion
from django.db import migrations, models

import lib.ids

ACTIONS = [
    ("release", "Release"),
    ("reject", "Reject"),
    ("suspend", "Suspend"),
    ("reinstate", "Reinstate"),
    ("revoke", "Revoke"),
    ("supersede", "Supersede"),
]
REASONS = [
    ("issued_in_error", "Issued in error"),
    ("data_error", "Wrong data"),
    ("nonconformity", "Nonconformity"),
    ("recall", "Recall"),
    ("fraud", "Fraud"),
    ("replaced", "Replaced"),
    ("on_request", "On request"),
    ("other", "Other reason"),
]


class Migration(migrations.Migration):
    dependencies = [
        ("accounts", "0022_room_and_networks"),
        ("certificates", "0002_immutable"),
    ]
    operations = [
        migrations.AddField(
            model_name="certificatehistory",
            name="action",
            field=models.CharField(
                choices=ACTIONS, max_length=10, null=True, verbose_name="action"
            ),
        ),
        # Nothing has ever placed a hold: the table is empty wherever it is.
        migrations.DeleteModel(name="Hold"),
        migrations.CreateModel(
            name="Hold",
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
                    "reason",
                    models.CharField(choices=REASONS, max_length=20, verbose_name="reason"),
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
                        models.F("certificate"),
                        condition=models.Q(("lifted_at", None)),
                        name="certificates_hold_open",
                    ),
                ],
                "constraints": [
                    models.CheckConstraint(
                        condition=models.Q(("reason__in", [value for value, _label in REASONS])),
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
    ]
