"""The mode of a cohort is chosen on a form."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("edu", "0001_initial")]

    operations = [
        migrations.AlterField(
            model_name="cohort",
            name="mode",
            field=models.CharField(
                choices=[("live", "Live"), ("test", "Test")], max_length=4, verbose_name="mode"
            ),
        ),
    ]
