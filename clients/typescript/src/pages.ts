/** Lists: iterate over everything, or page by page; the next page is fetched when it is needed. */
import type { Call, Transport } from "./transport.js";

interface Page<Item> {
  data: Item[];
  nextCursor?: string | null;
  nextAfter?: string;
  more?: boolean;
}

/** `for await (const each of client.certificates.list()) …` goes through the whole list. */
export class Pages<P extends object, Item> implements AsyncIterable<Item> {
  constructor(
    private readonly transport: Transport,
    private readonly call: Call,
  ) {}

  /** Page by page, as the service answers. */
  async *pages(): AsyncGenerator<P> {
    for (let call: Call | undefined = this.call; call; ) {
      const page = await this.transport.json<Page<Item>>(call);
      yield page as P;
      call = following(call, page);
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item> {
    for await (const page of this.pages()) yield* (page as Page<Item>).data;
  }
}

/** The call for the page after this one; undefined after the last. */
function following(call: Call, page: Page<unknown>): Call | undefined {
  const place = page.more ? { after: page.nextAfter } : { cursor: page.nextCursor };
  if (!Object.values(place)[0]) return undefined;
  return call.body
    ? { ...call, body: { ...call.body, ...place } }
    : { ...call, query: { ...call.query, ...place } };
}
