"""Tells the browser that a form was taken, so that it forgets what was typed (static/config/typed.js).

The browser names the form in a cookie that is sent to the form's address only. What is not told has
not been taken: the session had ended, the form had expired, or something failed.
"""

import re

from django.http import HttpRequest, HttpResponse
from django.urls import reverse

SENT, TAKEN = "form_sent", "form_taken"  # cookies
BACK_OFFICE = "/admin/"
NAME = re.compile(r"[\w-]{1,40}")
KEPT_SECONDS = 600


def note_taken(request: HttpRequest, response: HttpResponse) -> None:
    """Names the form in a cookie if the response leads on from it."""
    name = request.COOKIES.get(SENT, "")
    if request.method != "POST" or not NAME.fullmatch(name) or not _leads_on(response):
        return
    response.set_cookie(
        TAKEN,
        name,
        max_age=KEPT_SECONDS,
        path=BACK_OFFICE,
        secure=request.is_secure(),
        samesite="Lax",
    )
    response.delete_cookie(SENT, path=request.path)


def _leads_on(response: HttpResponse) -> bool:
    """Whether it redirects, and not to a page of signing in or of proving who one is."""
    to_sign_in = (reverse("admin:login"), reverse("account_login").removesuffix("login/"))
    location = response.get("Location", "")
    return response.status_code in {302, 303} and not location.startswith(to_sign_in)
