"""Every route of the API, for tests that walk them all."""

from collections.abc import Iterator

from django.urls import URLPattern, URLResolver, get_resolver

from accounts.api.views import METHODS, ExternalView
from tests.conftest import Api

EXTERNAL = "api/external/"
Route = tuple[str, str]  # address and method


def routes(
    resolver: URLResolver | None = None, prefix: str = ""
) -> Iterator[tuple[str, URLPattern]]:
    """Every address below /api/, with its pattern."""
    for entry in (resolver or get_resolver()).url_patterns:
        address = prefix + str(entry.pattern)
        if isinstance(entry, URLResolver):
            yield from routes(entry, address)
        elif address.startswith("api/"):
            yield address, entry


def view_class(pattern: URLPattern) -> type | None:
    """The class behind a pattern; None for a plain function."""
    found: type | None = getattr(pattern.callback, "cls", None)
    return found


OBJECT_ROUTES = sorted(
    address for address, _pattern in routes() if "<str:certificate_id>" in address
)
TYPE_ROUTES = sorted(address for address, _pattern in routes() if "<str:type_id>" in address)
METHODS_OF_ROUTES = sorted(
    (address, method)
    for address, pattern in routes()
    if (cls := view_class(pattern)) and issubclass(cls, ExternalView)
    for method in METHODS
    if hasattr(cls, method)
)


def filled(address: str, certificate) -> str:
    """The address of this certificate, or of its type."""
    address = address.replace("<str:link_id>", "lnk_01h455vb4pex5vsknk084sn02q")
    address = address.replace("<str:certificate_id>", certificate.public_id)
    address = address.replace("<str:type_id>", str(certificate.type_id))
    return "/" + address.replace("<int:number>", "1")


def call(api: Api, method: str, path: str):
    """A request of any method, with an empty object where a body belongs."""
    match method:
        case "get":
            return api.get(path)
        case "put":
            return api.put(path, b"{}", "application/json")
        case "delete":
            return api.delete(path)
        case "patch":
            return api.patch(path, {})
    return api.post(path, {})
