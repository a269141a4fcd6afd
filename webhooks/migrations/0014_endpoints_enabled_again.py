from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("webhooks", "0013_bodies_by_horizon")]

    operations = [
        migrations.AlterField(
            model_name="endpoint",
            name="told",
            field=models.PositiveSmallIntegerField(
                choices=[
                    (0, "Nothing"),
                    (1, "Failing"),
                    (2, "Last Day"),
                    (3, "Disabled"),
                    (4, "Enabled"),
                ],
                default=0,
            ),
        ),
    ]
