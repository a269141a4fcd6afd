"""A person's own name and language."""

from django.db import transaction

from accounts.actors import ActionContext
from accounts.audit import rules as audit
from accounts.models import User

from .operations import record_own_change


@transaction.atomic
def change_profile(*, context: ActionContext, user: User, name: str, locale: str) -> None:
    """Changes a person's own name and language; writes no entry if nothing differs."""
    before = {"name": user.name, "locale": user.locale}
    after = {"name": name, "locale": locale}
    if changes := audit.diff(before, after, personal={"name"}):
        user.name, user.locale = name, locale
        user.save(update_fields=["name", "locale"])
        record_own_change(context=context, user=user, changes=changes)
