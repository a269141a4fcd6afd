# pip install "pyjwt[crypto]"
import json
import os
import urllib.request

import jwt

BASE = "{base_url}"


def get(path: str, **headers: str) -> str:
    with urllib.request.urlopen(urllib.request.Request(BASE + path, headers=headers)) as answer:
        return answer.read().decode()


path = f"/api/external/certificates/{os.environ['CERTIFICATE']}/credential?proof=jwt"
token = get(path, **{"x-api-key": os.environ["API_KEY"]})

# did:web:certificates.example:issuers:iss_… stands for https://certificates.example/issuers/iss_…/did.json
key_id = jwt.get_unverified_header(token)["kid"]
did = key_id.partition("#")[0]
folder = "/".join(did.split(":")[3:])
keys = {key["id"]: key for key in json.loads(get(f"/{folder}/did.json"))["verificationMethod"]}

key = jwt.PyJWK(keys[key_id]["publicKeyJwk"], algorithm="EdDSA")
claims = jwt.decode(token, key, algorithms=["EdDSA"], issuer=did)
print("signed by", claims["issuer"]["id"], "valid until", claims.get("validUntil"))
