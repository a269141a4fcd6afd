"""A response of the in-process client keeps the context of its page, and of nothing that is rendered within it.

Django copies the context of each of the some hundred pieces and widgets of a page, for tests that ask
which templates were rendered. Ours ask for values of the page itself.
"""

from typing import Any

import pytest
from django.template import RequestContext, Template
from django.test.signals import template_rendered


def keep_contexts_of_pages(patch: pytest.MonkeyPatch) -> None:
    """From now on, in the place of what Django's test environment has set."""
    patch.setattr(Template, "_render", _render)


def _render(self: Template, context: Any) -> Any:
    """Renders; what includes or extends another one renders it in a context that has a template already."""
    if context.template is self and isinstance(context, RequestContext):
        template_rendered.send(sender=self, template=self, context=context)
    return self.nodelist.render(context)
