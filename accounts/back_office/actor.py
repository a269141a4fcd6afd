"""The actor of a request in the back office, and the context of an operation without an active issuer."""

from django.http import HttpRequest
from django.utils import timezone

from accounts.actors import ActionContext, Actor, ActorKind, truncate_ip
from lib.net.ip_addresses import caller_address


def actor_of(request: HttpRequest) -> Actor:
    """The user of a request as an actor. By id: the audit holds no names."""
    return Actor(
        kind=ActorKind.USER,
        id=str(request.user.pk),
        request_id=getattr(request, "request_id", ""),
        ip=truncate_ip(caller_address(request)),
    )


def action_context_of(request: HttpRequest) -> ActionContext:
    """The context of an operation by an operator of the platform, or by a person without a membership."""
    return ActionContext(actor=actor_of(request), now=timezone.now())
