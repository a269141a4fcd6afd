/** Sending a call: the key, retries, and what the answer means. */
import { ApiError, ConfigurationError, NoResponseError, UnexpectedResponseError } from "./errors.js";
import { VERSION } from "./version.js";

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;

export interface ClientOptions {
  /** The address of the service; without it CIS_BASE_URL. */
  baseUrl?: string;
  /** Without it CIS_API_KEY. */
  apiKey?: string;
  /** Milliseconds for each attempt. */
  timeout?: number;
  /** How often a call is sent again. */
  retries?: number;
  fetch?: typeof fetch;
}

export interface CallOptions {
  /** Your own name for this request: sent twice, it takes effect once. Made for each call otherwise. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

export interface Call {
  method: string;
  path: string;
  query?: object | undefined;
  body?: object | undefined;
  content?: BodyInit;
  contentType?: string;
  /** Changes something: sent under an Idempotency-Key. */
  keyed?: boolean;
  options?: CallOptions | undefined;
}

export class Transport {
  private readonly baseUrl: string;
  private readonly headers: Record<string, string>;
  private readonly timeout: number;
  private readonly retries: number;
  private readonly fetch: typeof fetch;

  constructor(options: ClientOptions) {
    const environment = globalThis.process?.env ?? {};
    const baseUrl = options.baseUrl ?? environment["CIS_BASE_URL"];
    const apiKey = options.apiKey ?? environment["CIS_API_KEY"];
    if (!baseUrl) throw new ConfigurationError("Pass baseUrl, or set CIS_BASE_URL.");
    if (!/^https?:\/\//.test(baseUrl)) {
      throw new ConfigurationError(`baseUrl, ${baseUrl}, has to begin with https:// (or http://).`);
    }
    if (!apiKey) throw new ConfigurationError("Pass apiKey, or set CIS_API_KEY.");
    this.baseUrl = baseUrl.replace(/\/+$/, "");
    this.headers = {
      "x-api-key": apiKey.trim(),
      "user-agent": `certificate-issuing-typescript/${VERSION}`,
    };
    this.timeout = options.timeout ?? 30_000;
    this.retries = options.retries ?? 4;
    this.fetch = options.fetch ?? fetch;
  }

  /** The object that a call is answered with. */
  async json<T>(call: Call): Promise<T> {
    const response = await this.answer(call);
    try {
      return (await response.json()) as T;
    } catch {
      throw new UnexpectedResponseError(`${call.method} ${call.path}`, response.status);
    }
  }

  /** The bytes that a call is answered with. */
  async bytes(call: Call): Promise<Uint8Array> {
    return new Uint8Array(await (await this.answer(call)).arrayBuffer());
  }

  private async answer(call: Call): Promise<Response> {
    const { url, request } = this.request(call);
    const key = request.headers["idempotency-key"];
    for (let attempt = 0; ; attempt++) {
      const own = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempt) * (0.5 + Math.random() / 2);
      let pause = own;
      try {
        const response = await this.attempt(url, request, call.options?.signal);
        if (response.ok) return response;
        const stated = 1000 * (Number(response.headers.get("retry-after")) || 0);
        if (attempt >= this.retries || !isPassing(response) || stated > LONGEST_PAUSE) {
          throw await refusal(call, response);
        }
        pause = Math.max(own, stated);
      } catch (error) {
        if (error instanceof ApiError || error instanceof UnexpectedResponseError) throw error;
        if (call.options?.signal?.aborted) throw error;
        if (attempt >= this.retries) {
          throw new NoResponseError(`${call.method} ${url}`, key, (error as Error).cause ?? error);
        }
      }
      await new Promise((resume) => setTimeout(resume, pause));
    }
  }

  /** One attempt, with its body read: a connection that breaks in it is tried again too. */
  private async attempt(url: string, request: RequestInit, signal?: AbortSignal): Promise<Response> {
    const limits = [AbortSignal.timeout(this.timeout), ...(signal ? [signal] : [])];
    const response = await this.fetch(url, { ...request, signal: AbortSignal.any(limits) });
    const body = await response.arrayBuffer();
    return new Response(body.byteLength ? body : null, response);
  }

  private request(call: Call) {
    const headers = { ...this.headers };
    if (call.keyed) headers["idempotency-key"] = call.options?.idempotencyKey ?? crypto.randomUUID();
    if (call.body) headers["content-type"] = "application/json";
    if (call.contentType) headers["content-type"] = call.contentType;
    const body = call.body ? JSON.stringify(call.body) : call.content;
    const stated = Object.entries(call.query ?? {}).filter(([, value]) => value !== undefined);
    const query = new URLSearchParams(stated.map(([name, value]) => [name, String(value)]));
    return {
      url: this.baseUrl + call.path + (stated.length ? `?${query}` : ""),
      request: { method: call.method, headers, ...(body === undefined ? {} : { body }) },
    };
  }
}

/** Whether the same request may be answered otherwise in a moment. */
function isPassing(response: Response): boolean {
  const inProgress = response.status === 409 && response.headers.has("retry-after");
  return [408, 429].includes(response.status) || response.status >= 500 || inProgress;
}

async function refusal(call: Call, response: Response): Promise<Error> {
  const problem = await response.json().catch(() => null);
  if (typeof problem?.code !== "string") {
    return new UnexpectedResponseError(`${call.method} ${call.path}`, response.status);
  }
  return new ApiError(response.status, problem);
}

/** An id as a part of a path, so that none can change what is called. */
export function part(value: string | number): string {
  const text = encodeURIComponent(value);
  if (["", ".", ".."].includes(text)) throw new TypeError("An id is empty.");
  return text;
}
