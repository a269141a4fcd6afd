"""Bodies are removed along the ids, each event looked at once: how far, and what was still waited for."""

import uuid

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("webhooks", "0012_deliveries_by_type_and_failure"),
    ]

    operations = [
        migrations.CreateModel(
            name="BodyHorizon",
            fields=[
                (
                    "id",
                    models.PositiveSmallIntegerField(default=1, primary_key=True, serialize=False),
                ),
                ("through", models.UUIDField(default=uuid.UUID(int=0))),
            ],
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
            ],
        ),
    ]
