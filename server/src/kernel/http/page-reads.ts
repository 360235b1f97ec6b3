import type { Endpoint } from '@plumbline/contract/kernel/endpoint.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { serializerSchema } from './json-schema.ts';
import type { RawInput } from './raw-input.ts';
import { serializerOf } from './serializers.ts';

/** The page for which something is read, and the context in which its use cases run. */
export interface PageCall {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly ctx: Context;
}

type Answer = (
  page: PageCall & { readonly input: RawInput; header(name: string, value: string): void },
) => Promise<unknown>;

/** The reply of a use case as the browser would get it: only what its schema has, as JSON. */
export interface ReadAnswer {
  readonly reply: unknown;
  readonly headers: Headers;
}

/** The reading endpoints, for pages that the server renders: it calls their use cases without HTTP. */
export class PageReads {
  readonly #reads = new Map<string, { endpoint: Endpoint; answer: Answer }>();

  add(endpoint: Endpoint, answer: Answer): void {
    if (endpoint.method === 'GET') this.#reads.set(endpoint.name, { endpoint, answer });
  }

  /**
   * Calls the use case behind an endpoint, with the same checks as a call over HTTP. Rejects as the use case does.
   *
   * @param input the parameters as the web app has them
   */
  async read(
    name: string,
    page: PageCall,
    input: { readonly params?: unknown; readonly query?: unknown },
  ): Promise<ReadAnswer> {
    const read = this.#reads.get(name);
    if (read === undefined) throw new Error(`No reading endpoint is called ${name}`);
    const headers = new Headers();
    const raw = { params: written(input.params), query: written(input.query), body: undefined };
    const reply = await read.answer({ ...page, input: raw, header: (key, value) => headers.append(key, value) });
    // The serializer leaves out what the schema doesn't have.
    const json = serializerOf(schemaOf(read.endpoint))(reply);
    return { reply: JSON.parse(json) as unknown, headers };
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
