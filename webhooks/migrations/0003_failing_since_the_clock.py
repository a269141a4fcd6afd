"""Count the five days after which an endpoint is disabled from `failing_since`, in place of `clock_from`.

What is failing keeps its time: the moment from which its five days are counted becomes the one since
which it fails. Taken back, the clock begins with the next two failures.
"""

from django.db import migrations

CLOCK = """
UPDATE webhooks_endpoint SET failing_since = clock_from
 WHERE clock_from > failing_since AND state = 'active'
"""


class Migration(migrations.Migration):
    dependencies = [("webhooks", "0002_estimate_new_issuers")]

    operations = [migrations.RunSQL(CLOCK, migrations.RunSQL.noop)]
