"""How often the public checked the certificates of a cohort, by day."""

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("edu", "0025_decision_letters")]

    operations = [
        migrations.CreateModel(
            name="CohortVerifications",
            fields=[
                (
                    "pk",
                    models.CompositePrimaryKey(
                        "cohort",
                        "day",
                        blank=True,
                        editable=False,
                        primary_key=True,
                        serialize=False,
                    ),
                ),
                (
                    "cohort",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="verifications",
                        to="edu.cohort",
                        verbose_name="cohort",
                    ),
                ),
                ("day", models.DateField(verbose_name="day")),
                ("amount", models.PositiveBigIntegerField(verbose_name="amount")),
            ],
            options={
                "verbose_name": "verifications of a cohort",
                "verbose_name_plural": "verifications of cohorts",
            },
        ),
    ]
