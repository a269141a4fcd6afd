"""Who acts in the back office, as the value that operations take."""

from django.http import HttpRequest

from accounts.actors import Actor, ActorKind, truncate_ip
from lib.net.ip_addresses import caller_address


def actor_of(request: HttpRequest) -> Actor:
    """The person behind a request, by id: the audit holds no names."""
    return Actor(
        kind=ActorKind.USER,
        id=str(request.user.pk),
        request_id=getattr(request, "request_id", ""),
        ip=truncate_ip(caller_address(request)),
    )
