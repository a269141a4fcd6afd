"""Keys made before their person and cap were kept: the cap is what they have, the root who made them.

Who made a key over the API stands in the audit: another key, whose root it takes over. Where the
audit says nothing either, nobody is known.
"""

from django.db import migrations
from django.db.models import F

from lib.ids import Prefix, encode


def fill(apps, schema_editor):
    keys = apps.get_model("accounts", "ApiKey").objects
    keys.update(scope_cap=F("scopes"), root_person_id=F("created_by_id"))
    entries = apps.get_model("accounts", "AuditEntry").objects.filter(action="key.created")
    roots = {}  # public id -> the person
    rows = keys.order_by("created_at", "id").values_list("id", "issuer_id", "root_person_id")
    for key_id, issuer_id, creator in rows:
        public_id = encode(Prefix.API_KEY, key_id)
        roots[public_id] = creator
        if creator is None:
            made = entries.filter(issuer_id=issuer_id, target=public_id).order_by("at").first()
            roots[public_id] = _maker(made, roots)
            keys.filter(id=key_id).update(root_person_id=roots[public_id])


def _maker(made, roots):
    """Who is behind the entry: the person, or the root of the key, which was there before."""
    if made is None:
        return None
    if made.actor_kind == "user" and made.actor_id.isdecimal():
        return int(made.actor_id)
    return roots.get(made.actor_id)


class Migration(migrations.Migration):
    dependencies = [("accounts", "0047_key_roots")]

    operations = [migrations.RunPython(fill, migrations.RunPython.noop)]
