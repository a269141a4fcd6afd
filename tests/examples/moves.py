"""Examples of transitions: release, suspend, supersede, recall, erase."""

from accounts.jobs import runner
from tests.examples.mill import Mill

RECALL = {
    "reason": "recall",
    "note": "Claim 2026-117",
    "publicNote": "Please do not use this coil before we have called you.",
}


def tell(mill: Mill, checked_type: int) -> None:
    """All moves of one certificate, then of many; last what a holder may ask for."""
    singly(mill)
    released(mill, checked_type)
    in_bulk(mill)
    private(mill)


def singly(mill: Mill) -> None:
    api, path = mill.api, f"certificates/{mill.issue('COIL-3051')}"
    hold = api.post(f"{path}/suspend", RECALL)["holds"][0]["id"]
    said = {"holdId": hold, "note": "Tested again", "publicNote": "Tested again, and in order."}
    api.post(f"{path}/reinstate", said)
    successor = mill.draft(
        "COIL-3051", metadata={"heatNumber": "H-88122"}, reason="data_error", note="Heat mistyped"
    )
    api.post(f"{path}/supersede", successor)
    other = f"certificates/{mill.issue('COIL-3052')}"
    api.post(f"{other}/revoke", {"reason": "nonconformity", "publicNote": "Scrapped."})
    api.get(f"{path}/history")


def released(mill: Mill, checked_type: int) -> None:
    """Of a type where a second person looks: the certificates were issued by somebody else."""
    api = mill.api
    api.get(f"certificates/types/{checked_type}", name="change-pending")
    waiting = api.get("certificates", typeId=checked_type, status="pending")["data"]
    first, second = (each["id"] for each in waiting)
    api.post(f"certificates/{first}/release", {"note": "Looked through by K. Öztürk"})
    api.post(f"certificates/{second}/reject", {"reason": "data_error", "note": "Wrong standard"})


def in_bulk(mill: Mill) -> None:
    api, path = mill.api, "certificates/bulk-actions"
    for serial in ("COIL-3061", "COIL-3062"):
        mill.issue(serial, metadata={"heatNumber": "H-90001"})
    meant = {
        "action": "suspend",
        "filter": {"typeCode": "en10204-3-1-coil", "heatNumber": "H-90001"},
    }
    found = api.post(path, {**meant, **RECALL, "dryRun": True}, name="dry-run")
    said = {**meant, **RECALL, "token": found["token"]}
    job = api.post(path, said, name="suspend")
    runner.run_due_jobs()
    api.post(f"jobs/{job['id']}/undo")
    runner.run_due_jobs()


def private(mill: Mill) -> None:
    """A holder moves, asks what is kept, and is erased; the week in which it can be undone."""
    api = mill.api
    training = {
        "typeCode": "training",
        "holderName": "Arta Krasniqi",
        "holderEmail": "arta@example.com",
        "metadata": {"course": "Staplerschein"},
    }
    path = f"certificates/{api.post('certificates/issue', training, name='training')['id']}"
    api.patch(f"{path}/holder", {"email": "arta.krasniqi@example.com"})
    api.post(f"{path}/notify")
    job = api.post("certificates/access-requests", {"holderEmail": "arta@example.com"})
    api.post(f"jobs/{job['id']}/cancel")
    api.post(f"{path}/erase", {"dryRun": True}, name="dry-run")
    api.post(f"{path}/erase", {"dryRun": False}, name="erase")
    api.post(f"{path}/erase/undo")
