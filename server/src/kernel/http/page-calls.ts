import type { Endpoint, PublicTopic, RateClass } from '@plumbline/contract/kernel/endpoint.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { serializerSchema } from './json-schema.ts';
import type { RawInput } from './raw-input.ts';
import { ReadyJson } from './ready-json.ts';
import { serializerOf } from './serializers.ts';

/** The page that calls, and the context in which its use cases run. */
export interface PageCall {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly ctx: Context;
}

type Answer = (
  page: PageCall & {
    readonly input: RawInput;
    key(): string | null;
    header(name: string, value: string): void;
  },
) => Promise<unknown>;

/** The reply of a use case as the browser would get it: only what its schema has, as JSON. */
export interface ReadAnswer {
  readonly reply: unknown;
  readonly headers: Headers;
}

/** Calls the endpoints for pages that the server renders, and for forms posted to them, without HTTP. */
export class PageCalls {
  readonly #endpoints = new Map<string, { endpoint: Endpoint; answer: Answer }>();

  add(endpoint: Endpoint, answer: Answer): void {
    this.#endpoints.set(endpoint.name, { endpoint, answer });
  }

  /**
   * Calls the use case behind a reading endpoint, with the same checks as a call over HTTP. Rejects as the use case
   * does.
   *
   * @param input the parameters as the web app has them
   */
  async read(
    name: string,
    page: PageCall,
    input: { readonly params?: unknown; readonly query?: unknown },
  ): Promise<ReadAnswer> {
    const { endpoint, answer } = this.#named(name);
    if (endpoint.method !== 'GET') throw new Error(`Rendering a page may not call ${name}`);
    const headers = new Headers();
    const raw = { params: written(input.params), query: written(input.query), body: undefined };
    const header = (key: string, value: string) => headers.append(key, value);
    const reply = await answer({ ...page, input: raw, key: () => null, header });
    if (reply instanceof ReadyJson) return { reply: reply.value(), headers };
    // The serializer leaves out what the schema doesn't have.
    const json = serializerOf(schemaOf(endpoint))(reply);
    return { reply: JSON.parse(json) as unknown, headers };
  }

  /**
   * Calls the use case behind an endpoint for a posted form, with the same checks as a call over HTTP. Cookies go into
   * the page's own reply. Returns the reply of the use case. Rejects as the use case does.
   *
   * @param key returns the idempotency key
   */
  async send(
    name: string,
    page: PageCall,
    { params, body, key }: { readonly params: unknown; readonly body: unknown; key(): string | null },
  ): Promise<unknown> {
    const { answer } = this.#named(name);
    const header = (field: string, value: string) => void page.reply.header(field, value);
    const input = { params: written(params), query: {}, body };
    return answer({ ...page, input, key, header });
  }

  /** Returns the class by which calls of an endpoint are limited. */
  rateOf(name: string): RateClass {
    return this.#named(name).endpoint.rate ?? 'write';
  }

  /** Returns whether the replies of an endpoint depend on what the server keeps for this browser. */
  isOfBrowser(name: string): boolean {
    return this.#named(name).endpoint.ofBrowser === true;
  }

  /** Returns the topics of the public data in an endpoint's response; null if the response may differ by caller. */
  shownBy(name: string): readonly PublicTopic[] | null {
    return this.#named(name).endpoint.shows ?? null;
  }

  #named(name: string): { endpoint: Endpoint; answer: Answer } {
    const found = this.#endpoints.get(name);
    if (found === undefined) throw new Error(`No endpoint is called ${name}`);
    return found;
  }
}

const schemas = new WeakMap<Endpoint, object>();
function schemaOf(endpoint: Endpoint): object {
  const schema = schemas.get(endpoint) ?? serializerSchema(endpoint.reply);
  schemas.set(endpoint, schema);
  return schema;
}

/** Writes parameters as an address does: everything is text, and empty values are left out. */
function written(values: unknown): Record<string, string | string[]> {
  const texts: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(values ?? {})) {
    if (value === undefined || value === null || value === '') continue;
    texts[name] = Array.isArray(value) ? value.map(String) : String(value);
  }
  return texts;
}
