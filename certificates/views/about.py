"""What the check means, in plain words: what is looked at, what is not, and what each answer says."""

from django.http import HttpRequest, HttpResponse

from certificates import rendering

from .base import PublicPage


class AboutPage(PublicPage):
    """The same for everybody: it asks no database."""

    answer_headers = {"Cache-Control": "public, max-age=3600", "Referrer-Policy": "no-referrer"}

    def get(self, request: HttpRequest, *, locale: str) -> HttpResponse:
        return self.page("certificates/about.html", {"legend": rendering.status_texts.legend()})
