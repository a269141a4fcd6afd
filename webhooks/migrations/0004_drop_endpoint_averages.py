"""Drop the weighted share of failures, and the clock that stood beside `failing_since`."""

from django.db import migrations


class Migration(migrations.Migration):
    dependencies = [("webhooks", "0003_failing_since_the_clock")]

    operations = [
        migrations.RemoveField("endpoint", name)
        for name in ("failure_share", "window_from", "clock_from")
    ]
