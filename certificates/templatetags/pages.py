"""Template tags of the public pages."""

from django import template
from django.template.base import NodeList, Parser, Token
from django.template.context import Context
from django.utils.safestring import SafeString
from django.utils.translation import get_language

register = template.Library()


class OnceNode(template.Node):
    """Renders its content once per language, and keeps the result as long as the loaded template."""

    def __init__(self, nodelist: NodeList) -> None:
        self.nodelist = nodelist
        self.rendered: dict[str | None, SafeString] = {}

    def render(self, context: Context) -> SafeString:
        language = get_language()
        if language not in self.rendered:
            self.rendered[language] = self.nodelist.render(context)
        return self.rendered[language]


@register.tag
def once(parser: Parser, token: Token) -> OnceNode:
    """`{% once %}...{% endonce %}`: rendered once per process and language.

    For content that depends only on the language: addresses, file names and texts, whose look-up is
    most of what a page costs.
    """
    nodelist = parser.parse(("endonce",))
    parser.delete_first_token()
    return OnceNode(nodelist)
