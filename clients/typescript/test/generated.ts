/** What the types of openapi-typescript, with its defaults, ask of those who use them alone. */
import type { paths } from "../src/openapi.js";

type Issue = paths["/api/external/certificates/issue"]["post"];
type Draft = Issue["requestBody"]["content"]["application/json"];
type Read = paths["/api/external/certificates/{certificateId}"]["get"];
type Certificate = Read["responses"][200]["content"]["application/json"];

export const shortest: Draft = { typeCode: "steel", productId: "ART-1" };
export const pageOfActive = (found: Certificate): string | null =>
  found.status === "active" ? found.verifyUrl : null;

// @ts-expect-error: a name that the interface does not have
export const mistyped: Draft = { typeCode: "steel", serialNo: "SN-1" };
// @ts-expect-error: a status that certificates do not have
export const neverSo = (found: Certificate): boolean => found.status === "archived";
