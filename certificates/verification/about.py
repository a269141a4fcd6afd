"""The page that explains what the check covers and what each answer means."""

from django.http import HttpRequest, HttpResponse

from certificates.public_pages import PublicPage

from . import status_texts


class AboutPage(PublicPage):
    """A static page: it reads no database."""

    answer_headers = {"Cache-Control": "public, max-age=3600", "Referrer-Policy": "no-referrer"}

    def get(self, request: HttpRequest, *, locale: str) -> HttpResponse:
        return self.page("certificates/about.html", {"legend": status_texts.legend()})
