import type { Endpoint } from '@plumbline/contract/kernel/endpoint.ts';
import type * as z from 'zod';

/** The endpoint that a form posts to. */
export type FormTarget = Pick<Endpoint, 'name' | 'method' | 'path' | 'body'> & Partial<Pick<Endpoint, 'reply'>>;

/**
 * What the body of an endpoint is in a build for the browser, where `web/lean-contract.ts` replaces its schema. On the
 * server, in development and in tests it is the schema itself.
 */
export type SchemaLoader = () => Promise<z.ZodType>;

const loaded = new Map<SchemaLoader, z.ZodType>();

const isLoader = (body: unknown): body is SchemaLoader => typeof body === 'function';

/** Returns the schema that a form is checked with; undefined if it has none, or if it isn't loaded. */
export const schemaOf = ({ body }: FormTarget): z.ZodType | undefined => (isLoader(body) ? loaded.get(body) : body);

/** Returns whether the form can be checked at once. */
export const canCheck = ({ body }: FormTarget): boolean => !isLoader(body) || loaded.has(body);

/** Loads the schema of a form. Without a connection it can't be loaded; the server then checks the form alone. */
export async function loadSchema(body: FormTarget['body']): Promise<void> {
  if (!isLoader(body) || loaded.has(body)) return;
  const schema = await body().catch(() => undefined);
  if (schema) loaded.set(body, schema);
}
