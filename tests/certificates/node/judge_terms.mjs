/* npm's jsonld expands credentials: {contexts: {address: context}, credentials: [...]} from standard input.
   What it says of each: whether every member is a term of its contexts, and of none that guesses terms by
   their names (@vocab with a class of its own, such as .../untp/Party#). */
import { readFileSync } from "node:fs";
import jsonld from "jsonld";

const { contexts, credentials } = JSON.parse(readFileSync(0, "utf8"));

async function documentLoader(url) {
  if (!contexts[url]) throw new Error(`there is no ${url}`);
  return { documentUrl: url, document: contexts[url] };
}

function guessed(part) {
  if (Array.isArray(part)) return part.some(guessed);
  if (part === null || typeof part !== "object") return false;
  return Object.entries(part).some(([name, value]) => /\/untp\/[A-Z]\w*#/.test(name) || guessed(value));
}

const verdicts = [];
for (const credential of credentials) {
  const judged = jsonld.expand(credential, { documentLoader, safe: true }).then((expanded) => !guessed(expanded));
  verdicts.push(await judged.catch(() => false));
}
process.stdout.write(JSON.stringify(verdicts));
