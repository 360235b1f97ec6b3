import { ProjectType, SourceStatus } from '@plumbline/contract/domains/projects/project.ts';
import fc from 'fast-check';
import { aProject } from '../../domains/projects/fixtures.ts';
import type { TestDatabase } from '../../kernel/testing/test-database.ts';
import { anEdit, make } from './list-edits.ts';
import { type TestApp, testApp } from './test-app.ts';

const aFilter = fc.record(
  {
    search: fc.constantFrom(
      'kitchen',
      'kitch boil',
      'seewr',
      'warehouse pipe',
      '26-00419',
      'zzzz',
      '40206',
      'bardstown renovation',
    ),
    status: fc.uniqueArray(fc.constantFrom(...SourceStatus.options), { maxLength: 2 }),
    projectType: fc.uniqueArray(fc.constantFrom(...ProjectType.options), { maxLength: 2 }),
    county: fc.constantFrom('Jefferson', 'Oldham'),
    budgetRange: fc.constantFrom('under-10k', '10k-50k'),
    plumbing: fc.constant('true'),
    zip: fc.constantFrom('40202', '40206'),
    near: fc.constant('40202'),
    days: fc.constantFrom('7', '30'),
    need: fc.constantFrom('likely', 'no'),
    builder: fc.constant('named'),
    valueFrom: fc.constant('10000'),
  },
  { requiredKeys: [] },
);
const aQuery = fc.record({
  filter: aFilter,
  sort: fc.constantFrom(undefined, 'newest', 'best', 'deadline', 'budget'),
  limit: fc.constantFrom(undefined, '1', '3', '20'),
  language: fc.constantFrom('en', 'es'),
});
type Query = typeof aQuery extends fc.Arbitrary<infer T> ? T : never;

type Viewer = Record<string, string>;

const MOST_PAGES = 2;
const NOBODY: Viewer = {};

interface Compared {
  /** The number of answers. */
  readonly answers: number;
  /** The addresses of those that weren't as the database would have answered. */
  readonly different: string[];
}

/**
 * Compares lists and counts that two processes keep in memory with those that the database answers each time, byte by
 * byte: before an edit of others is committed, after it, and after one that was committed while they were read.
 */
export async function compareLists(
  database: TestDatabase,
  { seed, edits, queries }: { readonly seed: number; readonly edits: number; readonly queries: number },
): Promise<Compared> {
  const keeping = [await testApp(database), await testApp(database)];
  const plain = await testApp(database, { env: { PROJECT_LISTS_MB: '0' } });
  const bidder = await visitorWithBid(plain);
  const asked = fc.sample(aQuery, { seed, numRuns: queries });
  const someQueries = fc.array(fc.constantFrom(...asked), { minLength: 2, maxLength: 3 });
  const steps = fc.sample(fc.record({ edit: anEdit, racing: anEdit, chosen: someQueries }), { seed, numRuns: edits });
  const different: string[] = [];
  let answers = 0;

  /** Compares the answers at an address. Returns that of the next page. */
  const compareAt = async (url: string, { language }: Query, viewer: Viewer): Promise<string | undefined> => {
    const expected = await read(plain, url, language, viewer);
    for (const answer of await Promise.all(keeping.map((one) => read(one, url, language, viewer)))) {
      answers += 1;
      if (JSON.stringify(answer) !== JSON.stringify(expected)) different.push(url);
    }
    return /^<(.+)>; rel="next"$/.exec(String(expected.link))?.[1];
  };
  const compare = async (query: Query, viewer: Viewer) => {
    let url: string | undefined = listAt(query);
    for (let page = 1; url !== undefined && page <= MOST_PAGES; page += 1) url = await compareAt(url, query, viewer);
    await compareAt(`/api/projects/facets?${queryText(query.filter)}`, query, viewer);
  };
  const compareAll = (queries: readonly Query[], viewer: Viewer) =>
    Promise.all(queries.map((query) => compare(query, viewer)));

  for (const { edit, racing, chosen } of steps) {
    await make(edit, plain.ctx, database.pool, () => compareAll(chosen, NOBODY));
    await compareAll(chosen, bidder);
    // A read at the moment of a commit may miss it. The next one must not.
    await Promise.all([
      make(racing, plain.ctx, database.pool),
      ...chosen.flatMap((query) => keeping.map((one) => read(one, listAt(query), query.language, NOBODY))),
    ]);
    await compareAll(chosen, NOBODY);
  }
  return { answers, different };
}

async function read({ app }: TestApp, url: string, language: string, cookies: Viewer) {
  const reply = await app.inject({ url, cookies, headers: { 'accept-language': language } });
  const { 'x-total-count': total, link } = reply.headers;
  return { status: reply.statusCode, total, link, body: reply.body };
}

const listAt = ({ filter, sort, limit }: Query): string => `/api/projects?${queryText({ ...filter, sort, limit })}`;

const queryText = (query: Readonly<Record<string, string | readonly string[] | undefined>>): string =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [value].flat().map((one) => [name, one] satisfies [string, string]),
    ),
  ).toString();

/** Returns the cookies of a visitor who has bid on a project. */
async function visitorWithBid({ app, ctx }: TestApp): Promise<Record<string, string>> {
  const projectId = await aProject(ctx, { title: 'kitchen pipe', status: 'bidding-open' });
  const payload = { projectId, amount: 0, status: 'submitted' };
  const { cookies } = await app.inject({ method: 'POST', url: '/api/bids', payload });
  return Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
}
