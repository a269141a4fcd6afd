/* npm's @digitalbazaar/vc and jose judge credentials: {documents: {DID: document}, credentials: [...]} from
   standard input, each a Verifiable Credential or a JWT. There is nothing beside these documents: no network,
   and no JSON-LD context. */
import { readFileSync } from "node:fs";
import * as vc from "@digitalbazaar/vc";
import { DataIntegrityProof } from "@digitalbazaar/data-integrity";
import { createVerifyCryptosuite } from "@digitalbazaar/eddsa-jcs-2022-cryptosuite";
import { decodeJwt, decodeProtectedHeader, importJWK, jwtVerify } from "jose";

const { documents, credentials } = JSON.parse(readFileSync(0, "utf8"));

async function documentLoader(url) {
  const [did, fragment] = url.split("#");
  const method = documents[did]?.verificationMethod.find((each) => each.id === url);
  const document = fragment ? method : documents[did];
  if (!document) throw new Error(`there is no ${url}`);
  return { documentUrl: url, document };
}

async function bazaar(credential) {
  const suite = new DataIntegrityProof({ cryptosuite: createVerifyCryptosuite() });
  const checkStatus = () => ({ verified: true }); // the status lists have tests of their own
  const verdict = await vc.verifyCredential({ credential, suite, documentLoader, checkStatus });
  return verdict.verified;
}

async function jose(token) {
  const { issuer } = decodeJwt(token);
  const { kid } = decodeProtectedHeader(token);
  const { assertionMethod, verificationMethod } = documents[issuer.id];
  const { publicKeyJwk } = verificationMethod.find((each) => each.id === kid && assertionMethod.includes(kid));
  const key = await importJWK(publicKeyJwk, "EdDSA");
  await jwtVerify(token, key, { algorithms: ["EdDSA"], issuer: issuer.id, typ: "vc+jwt" });
  return true;
}

const verdicts = [];
for (const credential of credentials) {
  const judged = typeof credential === "string" ? jose(credential) : bazaar(credential);
  verdicts.push(await judged.catch(() => false));
}
process.stdout.write(JSON.stringify(verdicts));
