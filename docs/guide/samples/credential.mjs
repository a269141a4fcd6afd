// npm install jose
import { decodeProtectedHeader, importJWK, jwtVerify } from "jose";

const base = "{base_url}";
const { API_KEY, CERTIFICATE } = process.env;

const path = `/api/external/certificates/${CERTIFICATE}/credential?proof=jwt`;
const answer = await fetch(base + path, { headers: { "x-api-key": API_KEY } });
const token = await answer.text();

// did:web:certificates.example:issuers:iss_… stands for https://certificates.example/issuers/iss_…/did.json
const { kid } = decodeProtectedHeader(token);
const [did] = kid.split("#");
const folder = did.split(":").slice(3).join("/");
const document = await (await fetch(`${base}/${folder}/did.json`)).json();
const method = document.verificationMethod.find((each) => each.id === kid);

const key = await importJWK(method.publicKeyJwk, "EdDSA");
const { payload } = await jwtVerify(token, key, { issuer: did, algorithms: ["EdDSA"] });
console.log("signed by", payload.issuer.id, "valid until", payload.validUntil);
