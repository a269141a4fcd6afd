"""Leave out the weighted share of failures, and the clock that stood beside `failing_since`.

The columns stay until a later release: while this one is rolled out, the last one goes on reading and
writing them. All may be left out of an INSERT.
"""

from django.db import migrations


class Migration(migrations.Migration):
    dependencies = [("webhooks", "0003_failing_since_the_clock")]

    operations = [
        migrations.SeparateDatabaseAndState(
            state_operations=[
                migrations.RemoveField("endpoint", name)
                for name in ("failure_share", "window_from", "clock_from")
            ]
        )
    ]
