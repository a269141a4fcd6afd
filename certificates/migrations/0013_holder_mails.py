"""Mails to holders, and addresses that stand beside what was certified."""

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("certificates", "0012_plan_notices"),
    ]

    operations = [
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
                ("email", models.CharField(max_length=254, verbose_name="e-mail")),
                ("changed_at", models.DateTimeField(verbose_name="changed")),
            ],
            options={
                "verbose_name": "holder's contact",
                "verbose_name_plural": "holders' contacts",
            },
        ),
        migrations.CreateModel(
            name="HolderMail",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("created_at", models.DateTimeField(verbose_name="created")),
                ("due_at", models.DateTimeField(null=True)),
                ("attempts", models.PositiveIntegerField(default=0, verbose_name="attempts")),
                ("sent_at", models.DateTimeField(null=True, verbose_name="sent")),
                ("dropped_at", models.DateTimeField(null=True, verbose_name="given up")),
                (
                    "certificate",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="mails",
                        to="certificates.certificate",
                    ),
                ),
            ],
            options={
                "verbose_name": "mail to the holder",
                "verbose_name_plural": "mails to holders",
                "indexes": [
                    models.Index(
                        models.F("due_at"),
                        condition=models.Q(
                            ("dropped_at", None), ("due_at__isnull", False), ("sent_at", None)
                        ),
                        name="certificates_mail_due",
                    )
                ],
                "constraints": [
                    models.UniqueConstraint(
                        models.F("certificate"),
                        condition=models.Q(("dropped_at", None), ("sent_at", None)),
                        name="certificates_one_mail_waits",
                    )
                ],
            },
        ),
    ]
