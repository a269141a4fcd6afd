"""Owners are told by e-mail how their onboarding was decided."""

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("edu", "0020_recipient_erasure"),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name="DecisionLetter",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                (
                    "onboarding",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="letters",
                        to="edu.onboarding",
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
                ("decided_at", models.DateTimeField(verbose_name="decided")),
                ("sent_at", models.DateTimeField(null=True, verbose_name="sent")),
            ],
            options={
                "verbose_name": "letter about an onboarding",
                "verbose_name_plural": "letters about onboardings",
                "indexes": [
                    models.Index(
                        models.F("id"),
                        condition=models.Q(("sent_at", None)),
                        name="edu_decision_letter_unsent",
                    )
                ],
                "constraints": [
                    models.UniqueConstraint(
                        models.F("onboarding"),
                        models.F("user"),
                        models.F("decided_at"),
                        name="edu_decision_letter_once",
                    )
                ],
            },
        ),
    ]
