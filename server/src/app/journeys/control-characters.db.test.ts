import { inTurn } from '@plumbline/contract/kernel/testing/sample.ts';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { accessRows } from '../testing/access-rows.ts';
import { type FullCall, fullCall, send } from '../testing/full-calls.ts';
import { testApp } from '../testing/test-app.ts';

const database = await testDatabase();
const product = await testApp(database);
const { app } = product;

/** NUL, other controls of both ranges, and both halves of a surrogate pair, each within a word. */
const ODD = 'a\u0000b\u0007c\u001bd\u007fe\u0085f\u009fg\ud83dh\udebfi';

interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}
interface Operation {
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> };
}
const document = (await app.inject('/api/openapi.json')).json<{ paths: Record<string, Record<string, Operation>> }>();
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ route: `${method.toUpperCase()} ${path}`, operation })),
);
const routes = operations.filter(({ route }) => accessRows[route] !== undefined);
/** A sample has every third route. */
const [tried = []] = inTurn(
  'control characters',
  [0, 1, 2].map((turn) => routes.filter((_, at) => at % 3 === turn)),
);

/** Returns the paths of texts in a body: 'bidderInfo.name', 'specialties.0'. */
function textsOf(schema: Schema | undefined): string[][] {
  if (schema === undefined) return [];
  const { type, properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema;
  const below = [
    ...Object.entries(properties).flatMap(([name, part]) => textsOf(part).map((path) => [name, ...path])),
    ...(items === undefined ? [] : textsOf(items).map((path) => ['0', ...path])),
    ...[...anyOf, ...oneOf, ...allOf].flatMap(textsOf),
  ];
  // A schema without a type accepts texts, too.
  const isOpen = type === undefined && below.length === 0;
  return type === 'string' || isOpen ? [[], ...below] : below;
}

/** Returns the body with this text at the end of the path, after any existing value. */
function withText(body: unknown, [name, ...rest]: readonly string[], text: string): unknown {
  if (name === undefined) return typeof body === 'string' ? body + text : text;
  if (name === '0') return [withText(Array.isArray(body) ? body[0] : undefined, rest, text)];
  const known = (typeof body === 'object' && body !== null ? body : {}) as Readonly<Record<string, unknown>>;
  return { ...known, [name]: withText(known[name], rest, text) };
}

const queryFields = ({ parameters = [] }: Operation) =>
  parameters.filter(({ in: place }) => place === 'query').map(({ name }) => name);

const isStream = (route: string) => {
  const row = accessRows[route];
  return route.endsWith('/live') || (row !== undefined && 'untried' in row);
};

describe('control characters and broken surrogates', () => {
  it.each(tried)('cause no server error in $route', async ({ route, operation }) => {
    const faults: unknown[] = [];
    // A call that only reads leaves its objects for the next one.
    const reading = route.startsWith('GET ') ? await fullCall(product, route) : null;
    const attempt = async (where: string, change: (call: FullCall) => Partial<FullCall>) => {
      const call = reading ?? (await fullCall(product, route));
      const { statusCode, body } = await send(product, { ...call, ...change(call) });
      // 502 and up mean that an external service is missing.
      if (statusCode === 500) faults.push({ where, body });
    };
    if (route.includes('{')) {
      const pathWith = (text: string) => route.replace(/^\w+ /, '').replace(/\{\w+\}/, text);
      await attempt('path', () => ({ path: pathWith('a%00b%07c%C2%85d') }));
      await attempt('end of the id', ({ path }) => ({ path: isStream(route) ? pathWith('%00') : `${path}%00` }));
    }
    // An allowed stream does not end.
    const fields = isStream(route) ? [] : queryFields(operation);
    for (const name of fields) {
      const odd = `${name}=%00a%07%C2%85%ED%A0%80`;
      await attempt(`query ${name}`, ({ query }) => ({ query: `${query === '' ? '?' : `${query}&`}${odd}` }));
      await attempt(`query ${name} alone`, () => ({ query: `?${odd}` }));
    }
    for (const path of textsOf(operation.requestBody?.content?.['application/json']?.schema)) {
      await attempt(path.join('.'), ({ payload }) => ({ payload: withText(payload, path, ODD) as object }));
    }
    if (!isStream(route)) {
      await attempt('names of fields', ({ payload }) => ({ payload: { ...payload, [ODD]: ODD } }));
      await attempt('headers', ({ headers }) => ({
        headers: { ...headers, 'idempotency-key': ODD, 'user-agent': ODD, 'accept-language': ODD, authorization: ODD },
      }));
    }
    expect(faults).toEqual([]);
  });

  it('are removed from texts, which are then accepted', async () => {
    const call = await fullCall(product, 'POST /api/service-requests');
    const description = 'The sink\u0000 drips\u0007 \ud83dinto the cabinet.\nSince\tMonday.';
    const { statusCode, body } = await send(product, { ...call, payload: { ...call.payload, description } });
    expect(statusCode).toBe(201);
    const track = await app.inject(`/api/track-service-request/${JSON.parse(body).id}`);
    expect(track.json().description).toBe('The sink drips into the cabinet.\nSince\tMonday.');
  });

  it('are removed with invisible characters: no width, another direction; emoji stay intact', async () => {
    const call = await fullCall(product, 'POST /api/service-requests');
    const description = 'The \u202esink\u202c dr\u200bips \u{1f469}\u200d\u{1f527} into the cabinet.';
    const { statusCode, body } = await send(product, { ...call, payload: { ...call.payload, description } });
    expect(statusCode).toBe(201);
    const track = await app.inject(`/api/track-service-request/${JSON.parse(body).id}`);
    expect(track.json().description).toBe('The sink drips \u{1f469}\u200d\u{1f527} into the cabinet.');
  });

  it('make an id in a path count as never issued', async () => {
    const { path, ...call } = await fullCall(product, 'GET /api/track-service-request/{requestId}');
    expect((await send(product, { ...call, path })).statusCode).toBe(200);
    expect((await send(product, { ...call, path: `${path}%00` })).statusCode).toBe(404);
  });

  it('are refused in an Idempotency-Key, with its allowed form', async () => {
    const { headers, ...call } = await fullCall(product, 'POST /api/service-requests');
    const { statusCode, body } = await send(product, {
      ...call,
      headers: { ...headers, 'idempotency-key': 'a\u0000' },
    });
    expect([statusCode, body]).toEqual([400, expect.stringContaining('printable ASCII')]);
  });
});
