"""Make the issuers of a load drill: `python -m tests.journeys.load.issuers <number> <webhook address>`.

Prints them as JSON. The last one has the limits of a plan that is sold, the others none.
"""

import json
import sys
from typing import Any

import django

django.setup()

from accounts.models import Plan  # noqa: E402  (needs the apps)
from accounts.scopes import Feature  # noqa: E402
from certificates.types.models import UniqueBy  # noqa: E402
from tests.factories import make_issuer, make_key, make_type  # noqa: E402
from tests.factories.webhooks import make_endpoint  # noqa: E402

NO_LIMITS = {"rate_burst": 1_000_000, "rate_per_minute": 60_000_000}
SOLD = {"rate_burst": 500, "rate_per_minute": 6_000}


def make(number: int, plan: Plan, address: str) -> dict[str, Any]:
    """One issuer with a key, a type and an endpoint; its holders get mails."""
    issuer = make_issuer(f"Load {number}", slug=f"load-{number}", plan=plan, notify_holder=True)
    certificate_type = make_type(
        issuer, unique_by=UniqueBy.PRODUCT_AND_SERIAL, number_pattern="{code}-{year}-{seq:6}"
    )
    make_endpoint(issuer, f"{address}/{number}", events=("certificate.*",))
    return {
        "issuer": str(issuer.pk),
        "key": make_key(issuer).token.reveal(),
        "type_id": certificate_type.pk,
    }


def main(count: int, address: str) -> None:
    features = {"features": Feature.values, "monthly_certificates": 1_000_000_000}
    free = Plan.objects.create(code="load", name="Load", **features, **NO_LIMITS)
    sold = Plan.objects.create(code="sold", name="Sold", **features, **SOLD)
    made = [make(number, free, address) for number in range(count)]
    print(json.dumps([*made, make(count, sold, address)]))


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
