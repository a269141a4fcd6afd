"""The actor of a request in the back office, which operations take."""

from django.http import HttpRequest

from accounts.domain.actors import Actor, ActorKind, truncate_ip
from lib.net.ip_addresses import caller_address


def actor_of(request: HttpRequest) -> Actor:
    """The user of a request as an actor. By id: the audit holds no names."""
    return Actor(
        kind=ActorKind.USER,
        id=str(request.user.pk),
        request_id=getattr(request, "request_id", ""),
        ip=truncate_ip(caller_address(request)),
    )
