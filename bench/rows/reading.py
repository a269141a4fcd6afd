"""Rows about reading: one certificate, the verify page, a long list, a printed document."""

from collections.abc import Callable

from bench.loads.client import Load
from bench.rows.row import Row, Side, seed_of
from bench.servers import FLOOR_PATH, Server, Site


def get(path: str, *, connections: int = 16) -> Callable[[Server], Load]:
    """Requests with an API key for one path, or for `{id}` of one certificate after the other."""

    def load(server: Server) -> Load:
        seed = seed_of(server)
        paths = [path.replace("{id}", public_id) for public_id, _ in seed.certificates]
        return Load(
            port=server.port,
            method="GET",
            paths=paths if "{id}" in path else [path],
            headers={"x-api-key": seed.api_key},
            connections=connections,
        )

    return load


def verify(server: Server) -> Load:
    """The verify page of one certificate after the other, without a key."""
    paths = [f"/en/verify/{public_id}" for public_id, _ in seed_of(server).certificates]
    return Load(port=server.port, method="GET", paths=paths)


def printed(server: Server) -> Load:
    """The PDF of one certificate for the public, which is stored already."""
    public_id, _ = seed_of(server).certificates[0]
    return Load(
        port=server.port, method="GET", paths=[f"/en/verify/{public_id}/pdf"], connections=1
    )


def floor(*, connections: int = 16) -> Callable[[Server], Load]:
    """Certificates of the fixed floor, each found by its primary key."""
    stem = FLOOR_PATH[:-12]
    paths = [f"{stem}{number:012x}" for number in range(1, 1001)]
    return lambda server: Load(port=server.port, method="GET", paths=paths, connections=connections)


READING_ROWS = (
    Row(
        name="get",
        target=0.45,
        product=Side(Site.PRODUCTION, get("/api/external/certificates/{id}")),
        floor=Side(Site.FLOOR, floor()),
    ),
    Row(
        name="verify page",
        target=0.35,
        product=Side(Site.PRODUCTION, verify),
        floor=Side(Site.FLOOR, floor()),
    ),
    Row(
        name="list of 200",
        target=0,  # said in milliseconds: what Python makes of 200 rows
        product=Side(Site.PRODUCTION, get("/api/external/certificates?limit=200", connections=1)),
        floor=Side(Site.FLOOR, floor(connections=1)),
        most_over=5.0,
    ),
    Row(
        name="public print",
        target=0,  # said in milliseconds: a stored file is read and sent
        product=Side(Site.WITHOUT_REDIS, printed),  # where no reader's rate is limited
        floor=Side(Site.FLOOR, floor(connections=1)),
        most_p50=10.0,
    ),
)
