/** What an operation of the document takes and answers, by its operationId. */
import type { components, operations, webhooks } from "./openapi.js";

export type Schemas = components["schemas"];
export type OperationId = keyof operations;

type Json<T> = T extends { content: infer C }
  ? { [K in keyof C]: K extends "application/json" | "application/schema+json" ? C[K] : never }[keyof C]
  : never;

export type Body<K extends OperationId> = Json<NonNullable<operations[K]["requestBody"]>>;
export type Query<K extends OperationId> = NonNullable<operations[K]["parameters"]["query"]>;
export type Answer<K extends OperationId> = {
  [S in keyof operations[K]["responses"]]: S extends 200 | 201 | 202 | 207
    ? Json<operations[K]["responses"][S]>
    : never;
}[keyof operations[K]["responses"]];
export type Item<K extends OperationId> = Answer<K> extends { data: (infer I)[] } ? I : never;

/** Any event, told apart by its `type`. */
export type WebhookEvent = {
  [K in keyof webhooks]: webhooks[K] extends { post: { requestBody: infer R } } ? Json<R> : never;
}[keyof webhooks];
