"""The page of search results. It works without JavaScript."""

from django.http import HttpRequest, HttpResponse

from .pages import DocsPage
from .search import search

LONGEST = 100


class SearchPage(DocsPage):
    """What was found for `?q=`."""

    def get(self, request: HttpRequest, *, locale: str) -> HttpResponse:
        query = " ".join(request.GET.get("q", "").split())[:LONGEST]
        return self.docs("docs/search.html", "", q=query, results=search(locale, query))
