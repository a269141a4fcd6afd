"""Test events are removed by their age: the index that leads to them."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("accounts", "0038_privacy_scope"),
        ("webhooks", "0010_endpoints_and_deliveries"),
    ]

    operations = [
        migrations.AddIndex(
            model_name="event",
            index=models.Index(
                models.F("id"), condition=models.Q(("mode", "test")), name="webhooks_event_of_tests"
            ),
        ),
    ]
