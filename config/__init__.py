"""The composition root: the only package that knows every app.

A request's way: nginx (`deploy/nginx/`) reads it whole and limits who sends too many; a thread of gunicorn
(`config.serve`) hands it to Django (`config.wsgi`); the middlewares (MIDDLEWARE in `config.settings.base`) refuse
what no view should see, and find the language, and for pages of people session and user; `config.urls` names the
view. A view of the API (`accounts.api.views`) authenticates the key, counts the request, checks scope and standing,
reads the body, calls an operation, and writes its answer; an error becomes a problem document (`config.errors` has
them all). More: docs/design/web-server.md.
"""
