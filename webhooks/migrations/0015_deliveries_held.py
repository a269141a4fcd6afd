from django.contrib.postgres.operations import AddIndexConcurrently
from django.db import migrations, models


class Migration(migrations.Migration):
    """Built beside the running service: deliveries go on being written meanwhile."""

    atomic = False
    dependencies = [("webhooks", "0014_endpoints_enabled_again")]

    operations = [
        AddIndexConcurrently(
            model_name="delivery",
            index=models.Index(
                models.F("endpoint"),
                models.F("created_at"),
                condition=models.Q(("state", "held")),
                name="webhooks_delivery_held",
            ),
        ),
    ]
