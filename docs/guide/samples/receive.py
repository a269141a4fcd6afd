# pip install standardwebhooks
from standardwebhooks import Webhook, WebhookVerificationError


def receive(secret: str, headers: dict[str, str], body: bytes, seen: set[str]) -> int:
    """The status to answer with. `seen` stands for a table with a unique key."""
    try:
        event = Webhook(secret).verify(body, headers)
    except WebhookVerificationError:
        return 401
    if headers["webhook-id"] not in seen:
        seen.add(headers["webhook-id"])
        print(event["type"], event["data"])
    return 204
