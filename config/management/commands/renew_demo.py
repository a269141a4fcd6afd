"""`manage.py renew_demo`: new secrets for the demo issuers, when those told at first are lost."""

import json
import secrets
from typing import Any

from django.core.management.base import BaseCommand
from django.db import transaction

from accounts.models import Issuer, User
from certificates.models import CertificateType
from config.demo import demo_key


class Command(BaseCommand):
    help = (
        "Makes a further key and a new password for each demo issuer; prints them as `demo` does."
    )

    def handle(self, *args: Any, **options: Any) -> None:
        with transaction.atomic():
            demo, other = renew("muster"), renew("shembull")
        of_other = {f"other{name[0].upper()}{name[1:]}": text for name, text in other.items()}
        product = CertificateType.objects.filter(issuer__slug="muster").order_by("pk")[0]
        self.stdout.write(json.dumps({**demo, "typeId": product.pk, **of_other}))


def renew(slug: str) -> dict[str, str]:
    """Earlier keys stay valid: someone may have pasted one somewhere."""
    password = secrets.token_urlsafe(12)
    user = User.objects.get(email=f"admin@{slug}.example")
    user.set_password(password)
    user.save(update_fields=["password"])
    issuer = Issuer.objects.get(slug=slug)
    key = demo_key(issuer)
    return {
        "apiKey": key.token.reveal(),
        "adminEmail": user.email,
        "adminPassword": password,
    }
