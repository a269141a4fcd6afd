"""How much of what was sent to an endpoint lately has failed: what its circuit is judged by."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("webhooks", "0015_deliveries_held")]

    operations = [
        migrations.AddField(
            model_name="endpoint",
            name="failure_share",
            field=models.FloatField(db_default=0, default=0),
        ),
    ]
