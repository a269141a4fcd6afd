"""The routes of the fixed floor."""

from django.urls import path

from bench.reference import bare, naive

urlpatterns = [
    path("issue", bare.issue),
    path("naive/issue", naive.IssueView.as_view()),
    path("certificates/<uuid:certificate_id>", bare.read),
]
