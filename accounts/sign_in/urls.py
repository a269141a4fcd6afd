"""URLs of signing in and out, passwords, sessions and second factors, mostly allauth's views.

They are below /admin/, whose content security policy they share. allauth's sign-up and e-mail pages are
left out.
"""

from allauth.account import views
from django.urls import include, path, re_path

from accounts.single_sign_on import flow, pages

from .pages import ProfilePage, SessionLeft, SessionsPage

urlpatterns = [
    path("login/", views.login, name="account_login"),
    path("logout/", views.logout, name="account_logout"),
    path("confirm/", pages.confirm, name="account_reauthenticate"),
    path("sign-on/", pages.WayInPage.as_view(), name="sign_on"),
    path("sign-on/closed/", pages.ClosedIssuersPage.as_view(), name="sign_on_closed"),
    path("sign-on/connect/<uuid:issuer_id>/", pages.ConnectPage.as_view(), name="sign_on_connect"),
    path("sign-on/<uuid:provider_id>/", flow.start, name="sign_on_start"),
    path("sign-on/callback/<uuid:issuer_id>/", flow.callback, name="sign_on_callback"),
    path("password/change/", views.password_change, name="account_change_password"),
    path("password/reset/", views.password_reset, name="account_reset_password"),
    path("password/reset/sent/", views.password_reset_done, name="account_reset_password_done"),
    re_path(
        r"^password/reset/key/(?P<uidb36>[0-9A-Za-z]+)-(?P<key>.+)/$",
        views.password_reset_from_key,
        name="account_reset_password_from_key",
    ),
    path(
        "password/reset/done/",
        views.password_reset_from_key_done,
        name="account_reset_password_from_key_done",
    ),
    path("profile/", ProfilePage.as_view(), name="account_profile"),
    path("sessions/", SessionsPage.as_view(), name="account_sessions"),
    path("sessions/this/", SessionLeft.as_view(), name="account_session_left"),
    path("second-factor/", include("allauth.mfa.urls")),
]
