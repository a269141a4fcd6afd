"""Only people ask for the end of the release by a second person: ends what API keys have asked for."""

from datetime import UTC, datetime
from typing import Any

from django.db import migrations


def end_requests_of_keys(apps: Any, schema_editor: Any) -> None:
    requests = apps.get_model("certificates", "ReleaseOffRequest").objects
    asked = requests.using(schema_editor.connection.alias).filter(ended_at=None)
    asked.exclude(actor_kind="user").update(ended_at=datetime.now(UTC))


class Migration(migrations.Migration):
    dependencies = [("certificates", "0041_printouts_by_fingerprint")]

    operations = [migrations.RunPython(end_requests_of_keys, migrations.RunPython.noop)]
