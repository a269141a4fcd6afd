"""Routes under /api/external/ that belong to accounts."""

from django.urls import path

from .views import AccountView

urlpatterns = [path("account", AccountView.as_view(), name="account")]
