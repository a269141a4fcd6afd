import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

console.log(createHash("sha256").update(readFileSync("canonical.json")).digest("hex"));
