import { parse } from 'node:querystring';
import { ListProjectsQuery, type ProjectSort } from '@plumbline/contract/domains/projects/endpoints.ts';
import { County, type Project, ProjectType, SourceStatus } from '@plumbline/contract/domains/projects/project.ts';
import { BudgetRange, budgetRanges } from '@plumbline/contract/domains/projects/project-filter.ts';
import { APART_ZOOM, MAX_APART, ProjectMapQuery } from '@plumbline/contract/domains/projects/project-map.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { aProject, bidsOn, someProjects } from '../fixtures.ts';
import { cursorOf } from '../rules/page-cursor.ts';
import type { NewProjectRow } from '../tables.ts';
import { countFacets } from './count-facets.ts';
import { listProjects } from './list-projects.ts';
import { showMap } from './show-map.ts';

const database = await testDatabase();
const ctx = testContext(database.db, { ports: { bids: bidsOn() } });

type Row = Partial<NewProjectRow> & { readonly listedAt: Date };

/** Reads a list as a client would, following the links from page to page. */
async function readAll(query: object): Promise<{ projects: Project[]; total: number; pages: number }> {
  const projects: Project[] = [];
  let parsed = ListProjectsQuery.parse(query);
  for (let pages = 1; ; pages += 1) {
    const list = await listProjects(ctx, parsed);
    projects.push(...list.projects);
    if (list.next === null) return { projects, total: list.total, pages };
    parsed = ListProjectsQuery.parse(queryOf(list.next));
  }
}

/** Parses the query as the server does. */
const queryOf = (address: string) => parse(address.replace(/^.*\?/, ''));

/** Ends of budgets, around the ends of the ranges. */
const cents = fc.constantFrom(0, 500_000, 999_999, 1_000_000, 4_999_999, 5_000_000, 9_999_999, 10_000_000, 90_000_000);
const words = 'kitchen bath sewer warehouse Bardstown Taylorsville renovation pipe boiler'.split(' ');
const day = (n: number) => new Date(Date.UTC(2026, 10, 1) + n * 86_400_000);

const aRow: fc.Arbitrary<Row> = fc
  .record({
    title: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 }).map((some) => some.join(' ')),
    description: fc.array(fc.constantFrom(...words), { maxLength: 5 }).map((some) => some.join('/')),
    location: fc.constantFrom('12 Oak Street, Louisville', '7 Elm Court, La Grange', '3 Ash Lane, Taylorsville'),
    status: fc.constantFrom(...SourceStatus.options),
    projectType: fc.constantFrom(...ProjectType.options),
    county: fc.option(fc.constantFrom(...County.options)),
    plumbingRequired: fc.boolean(),
    from: fc.option(cents),
    to: fc.option(cents),
    deadlineAt: fc.option(fc.integer({ min: 0, max: 60 }).map(day)),
    // Only a few different days, so that many rows tie in an order.
    listedAt: fc.integer({ min: 0, max: 20 }).map(day),
    isDated: fc.boolean(),
    permitNumber: fc.option(fc.integer({ min: 1, max: 400 }).map((n) => `BLD-25-${String(n).padStart(5, '0')}`)),
    isPlaced: fc.boolean(),
  })
  .map(({ from, to, isPlaced, ...row }) => ({
    ...row,
    budgetMinCents: from !== null && to !== null ? Math.min(from, to) : from,
    budgetMaxCents: from !== null && to !== null ? Math.max(from, to) : to,
    ...(isPlaced ? {} : { latitude: null, longitude: null, precision: null }),
  }));

const rows = fc.sample(aRow, { numRuns: 400, seed: 7 });
let byId: Map<string, Row>;
beforeAll(async () => {
  const ids = await someProjects(ctx, rows);
  byId = new Map(ids.map((id, at) => [id as string, rows[at] as Row]));
});

/** The filter's meaning, restated without SQL. */
function matches(row: Row, query: { [name: string]: string | string[] | undefined }): boolean {
  const { status = [], projectType = [], county, budgetRange, search, plumbing } = query;
  const text = [row.title, row.location, '40202', row.county, row.projectType, row.description, row.permitNumber];
  const own = text
    .join(' ')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  const low = row.budgetMinCents ?? 0;
  const high = row.budgetMaxCents ?? Number.POSITIVE_INFINITY;
  const range = budgetRange === undefined ? null : budgetRanges[budgetRange as BudgetRange];
  const isKnown = row.budgetMinCents !== null || row.budgetMaxCents !== null;
  return (
    (status.length === 0 || status.includes(row.status as string)) &&
    (projectType.length === 0 || projectType.includes(row.projectType as string)) &&
    (county === undefined || row.county === county) &&
    (plumbing === undefined || row.plumbingRequired === true) &&
    (range === null || (isKnown && high >= range.from * 100 && (range.to === null || low < range.to * 100))) &&
    (search === undefined ||
      (search as string).split(' ').every((word) => own.some((one) => one.startsWith(word.toLowerCase()))))
  );
}

const aQuery = fc.record(
  {
    status: fc.uniqueArray(fc.constantFrom(...SourceStatus.options), { maxLength: 3 }),
    projectType: fc.uniqueArray(fc.constantFrom(...ProjectType.options), { maxLength: 3 }),
    county: fc.constantFrom(...County.options),
    budgetRange: fc.constantFrom(...BudgetRange.options),
    plumbing: fc.constant('true'),
    search: fc
      .uniqueArray(fc.constantFrom('kitch', 'SEWER', 'oak', 'renov', 'bld', 'jeff', '40202', 'commercial'), {
        minLength: 1,
        maxLength: 2,
      })
      .map((some) => some.join(' ')),
  },
  { requiredKeys: [] },
);

const time = (date: Date | null | undefined) => date?.getTime() ?? 0;
const descending = (a: string, b: string) => (a < b ? 1 : -1);
const now = ctx.clock.now();

/** Undated projects come last. */
const newest = ([a, x]: [string, Row], [b, y]: [string, Row]) =>
  Number(y.isDated) - Number(x.isDated) || time(y.listedAt) - time(x.listedAt) || descending(a, b);

/** The order of each sort, restated without SQL. */
const compare: Record<Exclude<ProjectSort, 'best'>, (a: [string, Row], b: [string, Row]) => number> = {
  newest,
  budget: ([a, x], [b, y]) => {
    const top = (row: Row) => row.budgetMaxCents ?? row.budgetMinCents ?? -1;
    return top(y) - top(x) || descending(a, b);
  },
  deadline: ([a, x], [b, y]) => {
    const isAhead = (row: Row) => row.deadlineAt != null && row.deadlineAt >= now;
    if (isAhead(x) !== isAhead(y)) return isAhead(x) ? -1 : 1;
    return isAhead(x) ? time(x.deadlineAt) - time(y.deadlineAt) || -descending(a, b) : newest([a, x], [b, y]);
  },
};

describe('the list, compared with a full scan', () => {
  const expected = (query: object) => [...byId].filter(([, row]) => matches(row, { ...query }));

  it('has the projects that match the filter and the words, in order, over all pages, with the total', async () => {
    const sorts = fc.constantFrom(...(['newest', 'budget', 'deadline'] as const));
    await fc.assert(
      fc.asyncProperty(aQuery, sorts, fc.integer({ min: 1, max: 60 }), async (query, sort, limit) => {
        const { projects, total, pages } = await readAll({ ...query, sort, limit });
        const ids = expected(query)
          .toSorted(compare[sort])
          .map(([id]) => id);
        expect(projects.map(({ id }) => id)).toEqual(ids);
        expect(total).toBe(ids.length);
        expect(pages).toBe(Math.max(1, Math.ceil(ids.length / limit)));
      }),
      { numRuns: 60, seed: 11 },
    );
  });

  it('lists each project once with the best first, on any number of pages', async () => {
    for (const search of ['kitchen sewer', 'tayl', 'renov 40202']) {
      const { projects } = await readAll({ search, limit: 7 });
      expect(projects.map(({ id }) => id as string).toSorted()).toEqual(
        expected({ search })
          .map(([id]) => id)
          .toSorted(),
      );
    }
  });

  it('agrees with the counts at the choices', async () => {
    await fc.assert(
      fc.asyncProperty(aQuery, async (query) => {
        const facets = await countFacets(ctx, ListProjectsQuery.parse(query));
        const count = (change: object) => expected({ ...query, ...change }).length;
        expect(facets.total).toBe(rows.length);
        expect(facets.matching).toBe(count({}));
        for (const status of SourceStatus.options) expect(facets.status[status]).toBe(count({ status: [status] }));
        for (const type of ProjectType.options) expect(facets.projectType[type]).toBe(count({ projectType: [type] }));
        for (const county of County.options) expect(facets.county[county]).toBe(count({ county }));
        for (const budgetRange of BudgetRange.options) {
          expect(facets.budgetRange[budgetRange]).toBe(count({ budgetRange }));
        }
      }),
      { numRuns: 25, seed: 5 },
    );
  });

  it('agrees with the map, where each project is marked or counted as without a location', async () => {
    await fc.assert(
      fc.asyncProperty(aQuery, fc.integer({ min: 0, max: APART_ZOOM - 1 }), async (query, zoom) => {
        const map = await showMap(ctx, ProjectMapQuery.parse({ ...query, zoom }));
        const all = expected(query).map(([, row]) => row);
        expect(map).toMatchObject({
          total: rows.length,
          matching: all.length,
          openForBids: all.filter(({ status }) => status === 'bidding-open').length,
          plumbingJobs: all.filter(({ plumbingRequired }) => plumbingRequired).length,
          commercial: all.filter(({ projectType }) => projectType === 'commercial').length,
          residential: all.filter(({ projectType }) => projectType === 'residential').length,
          unplacedCount: all.filter(({ latitude }) => latitude === null).length,
        });
        const marked = map.points.length + map.clusters.reduce((sum, { count }) => sum + count, 0);
        expect(marked + map.unplacedCount).toBe(all.length);
        expect(map.unplaced).toHaveLength(Math.min(20, map.unplacedCount));
      }),
      { numRuns: 25, seed: 3 },
    );
  });

  it('gives the listing date of each project that has one', async () => {
    const { projects } = await readAll({ limit: 500 });
    for (const { id, listedOn } of projects) {
      const { isDated, listedAt } = byId.get(id) ?? {};
      // Eight in the evening of the previous day in Louisville.
      const evening = new Date(time(listedAt) - 86_400_000).toISOString().slice(0, 10);
      expect(listedOn).toBe(isDated ? evening : null);
    }
  });

  it('matches the single projects on the map at the closest zoom, newest first', async () => {
    const { points, clusters } = await showMap(ctx, ProjectMapQuery.parse({ zoom: APART_ZOOM }));
    const placed = expected({})
      .toSorted(compare.newest)
      .filter(([, { latitude }]) => latitude !== null)
      .map(([id]) => id);
    expect(clusters).toEqual([]);
    expect(points.map(({ id }) => id)).toEqual(placed.slice(0, MAX_APART));
  });
});

describe('a page', () => {
  it('of older projects stays the same while newer ones arrive', async () => {
    const before = await readAll({ status: 'planning', limit: 500 });
    const first = await listProjects(ctx, ListProjectsQuery.parse({ status: 'planning', limit: 10 }));
    await aProject(ctx, { status: 'planning', listedAt: day(30) });
    const seen = [...first.projects];
    for (let next = first.next; next !== null; ) {
      const page = await listProjects(ctx, ListProjectsQuery.parse(queryOf(next)));
      seen.push(...page.projects);
      next = page.next;
    }
    expect(seen.map(({ id }) => id)).toEqual(before.projects.map(({ id }) => id));
  });

  it('of the previous release, which had no undated projects, is refused with what to do', async () => {
    const query = ListProjectsQuery.parse({ limit: 5 });
    const cursor = cursorOf({ sort: 'newest', keys: ['2026-11-12T00:00:00.000000+00:00', 'pj_1'] }, query);
    await expect(listProjects(ctx, { ...query, cursor })).rejects.toMatchObject({
      code: 'invalid-input',
      message: expect.stringContaining('Start again with the first'),
    });
  });

  it.each<[string, (cursor: string) => string, object?]>([
    ['changed', (cursor: string) => cursor.replace(/.$/, (last) => (last === 'x' ? 'y' : 'x'))],
    ['made up', () => 'bm90IGEgY3Vyc29y.0123456789'],
    ['for another filter', (cursor: string) => cursor, { county: 'Oldham County' }],
    ['for another sort', (cursor: string) => cursor, { sort: 'budget' }],
  ])('whose cursor is %s is refused, naming the cursor', async (_how, tamper, change = {}) => {
    const { next } = await listProjects(ctx, ListProjectsQuery.parse({ limit: 5 }));
    const cursor = tamper(String(queryOf(next ?? '')['cursor']));
    await expect(listProjects(ctx, ListProjectsQuery.parse({ limit: 5, ...change, cursor }))).rejects.toMatchObject({
      code: 'invalid-input',
      fields: { cursor: expect.any(String) },
    });
  });
});

describe('the search', () => {
  beforeAll(async () => {
    const row = { status: 'planning', county: 'Spencer County', listedAt: day(0) } as const;
    await someProjects(ctx, [
      { ...row, title: 'Greenhouse frost repair', description: 'Glass and heating.' },
      { ...row, title: 'School repair', description: 'Also the greenhouse.', location: '9 Kestrel Way' },
      { ...row, title: 'Attic', location: '1338 Lynmar Dr, Louisville, KY', zip: '40216' },
      { ...row, title: 'Kitchen/bath — O’Malley', description: 'Étagère', permitNumber: 'MECH-26-777' },
    ]);
  });
  const titles = async (search: string) => (await readAll({ search })).projects.map(({ title }) => title);

  it.each([
    ['repair greenhouse', ['Greenhouse frost repair', 'School repair']],
    ['frost grnhouse', ['Greenhouse frost repair']],
    ['greenhosue', ['Greenhouse frost repair', 'School repair']],
    ['Kestrel', ['School repair']],
    ['1338 Lynmar Drive Apt 2', ['Attic']],
    ['1338 lynmar drive, louisville kentucky 40216', ['Attic']],
    ['1338 Lynmar Court', []],
    ['spencer frost', ['Greenhouse frost repair']],
    ['MECH-26-777', ['Kitchen/bath — O’Malley']],
    ['mech26777', ['Kitchen/bath — O’Malley']],
    ['o’malley', ['Kitchen/bath — O’Malley']],
    ['ÉTAGÈRE', ['Kitchen/bath — O’Malley']],
    ['the frost in a greenhouse', ['Greenhouse frost repair']],
    ['zyxwvut', []],
  ])('for %s finds %j, best first', async (search, found) => {
    expect(await titles(search)).toEqual(found);
  });

  it.each(["')", '& | ! :*', '\\', "it's <-> (", 'a'.repeat(200), '🚿', '\u0000', '%', '_'])(
    '%j breaks nothing',
    async (search) => {
      expect((await readAll({ search, limit: 500 })).total).toBeGreaterThanOrEqual(0);
    },
  );
});

describe('the wire forms of a filter', () => {
  const total = async (query: object) => (await listProjects(ctx, ListProjectsQuery.parse(query))).total;

  it.each([
    [{ projectType: ['residential', 'commercial'] }, { projectType: 'residential,commercial' }],
    [{ county: 'Jefferson County' }, { county: 'jefferson' }],
    [{ county: 'Jefferson County' }, { county: 'Jefferson' }],
    [{}, { county: 'all', budgetRange: 'all', projectType: 'all', status: 'all', search: '', sort: '', limit: '' }],
    [{}, { county: '', budgetRange: '', projectType: '', status: [], cursor: '', plumbing: 'false' }],
    [{ plumbing: true }, { plumbing: 'true' }],
    [{ search: 'sewer' }, { search: '  sewer ' }],
  ])('%j becomes %j', async (one, other) => {
    expect(await total(one)).toBe(await total(other));
  });

  it("don’t include a source’s status 'in review'", async () => {
    expect(await total({ status: 'in-review' })).toBe(0);
    expect(await total({ status: 'in-review,planning' })).toBe(await total({ status: 'planning' }));
  });
});

describe('a viewer who has bid', () => {
  it('sees the project in review, under the filter of its real status; others see the real status', async () => {
    const id = await aProject(ctx, { listedAt: day(50) });
    const theirs = testContext(database.db, { ports: { bids: bidsOn(id) } });
    const first = async (viewer: typeof ctx) =>
      (await listProjects(viewer, ListProjectsQuery.parse({ status: 'bidding-open', limit: 1 }))).projects[0];
    expect(await first(theirs)).toMatchObject({ id, status: 'in-review' });
    expect(await first(ctx)).toMatchObject({ id, status: 'bidding-open' });
  });
});
