"""Who may do this: keys, scopes, plans, people."""

from django.utils.translation import gettext_lazy as _

from accounts.api.problems import Problem

CHALLENGE = (("WWW-Authenticate", 'ApiKey realm="certificates"'),)
ACCESS: tuple[Problem, ...] = (
    Problem(
        "api_key_missing",
        401,
        _("API key missing"),
        _("The request carries no x-api-key header. Keys in the address are not read: addresses end up in logs."),
        _("Send the key in the x-api-key header. If it has stood in an address, rotate it."),
        CHALLENGE,
    ),
    Problem(
        "api_key_invalid",
        401,
        _("API key not valid"),
        _("The key is not one of this service, or its secret is wrong."),
        _("Check that the whole key was copied. If it is lost, create a new one in the back office."),
        CHALLENGE,
    ),
    Problem(
        "api_key_expired",
        401,
        _("API key expired"),
        _("The key was valid until its expiry date."),
        _("Create or rotate a key in the back office."),
        CHALLENGE,
    ),
    Problem(
        "api_key_revoked",
        401,
        _("API key revoked"),
        _("Somebody of the issuer has revoked this key."),
        _("Use another key, or create one in the back office."),
        CHALLENGE,
    ),
    Problem(
        "ip_not_allowed",
        403,
        _("Not from this address"),
        _("The key is valid, but neither the key nor its account accepts requests from the address that this one came from."),
        _("Call from one of the networks that the key and the account allow, or change them in the back office."),
    ),
    Problem(
        "grant_exceeded",
        403,
        _("More than may be given"),
        _("A key gives no more than it has itself: scopes, certificate types, networks, expiry, mode. A change over the API only narrows."),
        _("Ask for less, use a key that has all of it, or do it in the back office."),
    ),
    Problem(
        "key_restricted",
        403,
        _("The key is limited to some types"),
        _("The key is limited to some certificate types, and this concerns all of them."),
        _("Use a key without that limit."),
    ),
    Problem(
        "scope_missing",
        403,
        _("The key may not do this"),
        _("The key is valid, but lacks the scope that `detail` names."),
        _("Use a key that has the scope. Grant a key only what it needs."),
    ),
    Problem(
        "feature_not_in_plan",
        403,
        _("Not in the plan"),
        _("The account's plan does not include the feature that `detail` names."),
        _("`GET /account` lists what the plan includes. Ask the operator of this service for another plan."),
    ),
    Problem(
        "plan_limit_reached",
        403,
        _("The plan has no room for more"),
        _("The account has as many API keys, webhook endpoints or members as its plan allows. `GET /account` lists the limits."),
        _("Remove one that is no longer used, or ask the operator of this service for another plan."),
    ),
    Problem(
        "owner_required",
        403,
        _("An owner is required"),
        _("People, consent and the plan are the owners’ business, in the back office."),
        _("Ask an owner of the account."),
    ),
    Problem(
        "quota_exceeded",
        403,
        _("Quota used up"),
        _("The plan's certificates of this calendar month (UTC) are used up. Nothing was issued."),
        _("Go on after `resetsAt`, or ask for a larger plan. Trying again before is of no use."),
    ),
    Problem(
        "live_mode_required",
        403,
        _("A live key is needed"),
        _("The key is a test key. The account, its settings and its consent are the same for both modes, so a test key only reads them."),
        _("Use a live key that has the scope, or the back office."),
    ),
    Problem(
        "issuer_suspended",
        403,
        _("Account suspended"),
        _("The account this key belongs to is suspended; reading goes on, changes do not."),
        _("Contact the operator of this service."),
    ),
    Problem(
        "consent_required",
        403,
        _("Consent required"),
        _("The terms that issuing rests on have changed, and nobody of the issuer has accepted them in time."),
        _("An owner accepts them in the back office; issuing then goes on at once."),
    ),
    Problem(
        "second_person_required",
        403,
        _("A second person is needed"),
        _("Certificates of this type take effect once somebody other than the one who issued them has released them."),
        _("Release it with another key that has the scope certificates:release, or by another person in the back office."),
    ),
    Problem(
        "approval_required",
        403,
        _("The issuer is not approved yet"),
        _("Programs are published by issuers whose onboarding the operator of this service has approved. Drafts can be written before."),
        _("`GET /edu/onboarding` says how far it has come and what is missing. Submit it, and publish once it is approved."),
    ),
    Problem(
        "coordinator_required",
        403,
        _("A coordinator is required"),
        _("A team is run by its coordinators, and by the owners and administrators of the account."),
        _("Ask a coordinator of the team."),
    ),
)  # fmt: skip
