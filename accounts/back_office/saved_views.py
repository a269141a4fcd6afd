"""A member's saved views of a list. They change nothing of the account, so the audit has no entry."""

from uuid import UUID

from django.db import transaction
from django.db.models import QuerySet

from accounts.errors import FieldError, ValidationFailed
from accounts.models import Membership, SavedView
from accounts.querysets import unique_or_raise

MAX_VIEWS = 30  # of one member, in one list


def views_of(*, issuer_id: UUID, user_id: int, page: str) -> QuerySet[SavedView]:
    """The member's views of a list, by name."""
    own = SavedView.objects.filter(membership__issuer=issuer_id, membership__user=user_id)
    return own.filter(page=page).order_by("name")


@transaction.atomic
def save_view(*, issuer_id: UUID, user_id: int, page: str, name: str, query: str) -> SavedView:
    """Saves the filters under this name, in place of the view that has it.

    Raises ValidationFailed for a member who has MAX_VIEWS others.
    """
    member = Membership.objects.select_for_update(no_key=True).get(issuer=issuer_id, user=user_id)
    others = SavedView.objects.filter(membership=member, page=page).exclude(name=name)
    if others.count() >= MAX_VIEWS:
        raise ValidationFailed([FieldError("/name", "too_many", {"limit": MAX_VIEWS})])
    view, _created = SavedView.objects.update_or_create(
        membership=member,
        page=page,
        name=name,
        defaults={"query": query},
        create_defaults={"query": query, "issuer_id": issuer_id},
    )
    return view


def rename_view(*, view: SavedView, name: str) -> None:
    """Gives a view another name. Raises ValidationFailed if another view of the list has it."""
    view.name = name
    with unique_or_raise(ValidationFailed([FieldError("/name", "taken")])):
        view.save(update_fields=["name"])
