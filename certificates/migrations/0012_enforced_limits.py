from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("certificates", "0011_signed_credential")]

    operations = [
        migrations.AddField(
            model_name="typeversion",
            name="enforce_limits",
            field=models.BooleanField(
                db_default=False,
                default=False,
                verbose_name="no values outside of their limits",
            ),
        ),
    ]
