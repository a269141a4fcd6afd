// Judges credentials and the status lists they name: digitalbazaar's libraries and the DCC's verifier-core.
// Reads {"documents": {address: document}, "credentials": [...], "judge": ...}; nothing is fetched.
// Writes for each credential {"set": [purposes whose bit is set]} or {"refused": why}.
import { readFileSync } from "node:fs";

const { judge, documents, credentials } = JSON.parse(readFileSync(0, "utf8"));

console.log = () => {}; // verifier-core prints what it thinks

function found(url) {
  const [address, fragment] = url.split("#");
  const document = documents[address];
  if (document === undefined) throw new Error(`Not found: ${url}`);
  if (!fragment) return document;
  const method = document.verificationMethod?.find((each) => each.id === url);
  if (!method) throw new Error(`Not found: ${url}`);
  return { "@context": "https://w3id.org/security/multikey/v1", ...method };
}

async function digitalbazaar() {
  const { verifyCredential } = await import("@digitalbazaar/vc");
  const { checkStatus } = await import("@digitalbazaar/vc-bitstring-status-list");
  const { DataIntegrityProof } = await import("@digitalbazaar/data-integrity");
  const jcs = await import("@digitalbazaar/eddsa-jcs-2022-cryptosuite");
  const rdfc = await import("@digitalbazaar/eddsa-rdfc-2022-cryptosuite");
  const suite = [
    new DataIntegrityProof({ cryptosuite: jcs.createVerifyCryptosuite() }),
    new DataIntegrityProof({ cryptosuite: rdfc.cryptosuite }),
  ];
  const documentLoader = async (url) => ({ contextUrl: null, document: found(url), documentUrl: url });
  return async (credential) => {
    const result = await verifyCredential({ credential, suite, documentLoader, checkStatus });
    // `verified` is true for a revoked one, too: its bit is in the status.
    const error = result.error ?? result.statusResult?.error;
    if (error || !result.verified) return { refused: reasons(error) };
    const set = result.statusResult.results.filter(({ status }) => status);
    return { set: set.map((each) => each.credentialStatus.statusPurpose) };
  };
}

async function verifierCore() {
  globalThis.fetch = async (input) => {
    const url = typeof input === "string" ? input : input.url;
    const did = url.replace(/^https:\/\//, "did:web:").replace(/\/did\.json$/, "").replaceAll("/", ":");
    const body = documents[url] ?? documents[did];
    if (!body) return new Response("", { status: 404 });
    return new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } });
  };
  const { verifyCredential } = await import("@digitalcredentials/verifier-core");
  return async (credential) => {
    const { errors, log = [] } = await verifyCredential({ credential, knownDIDRegistries: [] });
    if (errors) return { refused: errors.map((each) => each.name) };
    const step = (id) => log.find((entry) => entry.id === id);
    const status = step("revocation_status");
    if (status?.error) return { refused: [status.error.name, status.error.message] };
    return { set: status.valid ? [] : ["revocation"] };
  };
}

function reasons(error) {
  const causes = [error, ...(error?.errors ?? []), error?.cause].filter(Boolean);
  return causes.map((each) => each.message);
}

const verify = await { digitalbazaar, verifierCore }[judge]();
const verdicts = [];
for (const credential of credentials) verdicts.push(await verify(credential));
process.stdout.write(JSON.stringify(verdicts));
