import { describe, expect, it, vi } from 'vitest';
import { aProject } from '../../domains/projects/fixtures.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { compareLists } from '../testing/compare-lists.ts';
import { testApp } from '../testing/test-app.ts';

const database = await testDatabase();
const { app, ctx } = await testApp(database);
const address = '/api/projects?search=kitchen&status=bidding-open';
const list = async (url = address) => {
  const reply = await app.inject(url);
  return { total: reply.headers['x-total-count'], projects: reply.json<{ title: string }[]>() };
};

/** Returns the statements that are sent to the database during some work. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent = vi.spyOn(database.pool, 'query');
  try {
    await work();
    return sent.mock.calls.map(([query]: unknown[]) =>
      typeof query === 'string' ? query : (query as { text: string }).text,
    );
  } finally {
    sent.mockRestore();
  }
}

describe('a list of projects', () => {
  it('comes from memory, after one look for changes', async () => {
    await aProject(ctx, { title: 'Kitchen of an inn' });
    const first = await list();
    expect(first).toMatchObject({ total: '1', projects: [{ title: 'Kitchen of an inn' }] });
    const statements = await statementsOf(async () => expect(await list()).toEqual(first));
    expect(statements).toEqual([expect.stringContaining('from page_changes')]);
  });

  it('is read again if it depends on the time of asking', async () => {
    for (const url of ['/api/projects?days=7', '/api/projects?sort=deadline', '/api/projects/facets?days=7']) {
      await list(url);
      const statements = await statementsOf(() => app.inject(url));
      expect([url, statements.filter((text) => text.includes('projects'))]).toEqual([url, [expect.any(String)]]);
    }
  });

  it('is as the database answers, in each process, for any query and viewer, through edits by others', async () => {
    const { answers, different } = await compareLists(database, { seed: 103, edits: 4, queries: 8 });
    expect(different).toEqual([]);
    expect(answers).toBeGreaterThan(60);
  });

  it('reads only tables whose changes are noted', async () => {
    const queries = ['search=kitchn', 'search=26-00419', 'near=40202&need=likely', 'sort=deadline', 'sort=budget'];
    const statements = await statementsOf(async () => {
      await aProject(ctx);
      for (const query of queries)
        for (const path of ['', '/facets']) await app.inject(`/api/projects${path}?${query}`);
    });
    const read = new Set(statements.flatMap((text) => text.match(/(?<=\b(?:from|join) )(?:projects?_?\w*)/g) ?? []));
    const { rows } = await database.pool.query<{ table: string }>(
      `select distinct event_object_table as table from information_schema.triggers where trigger_name = 'page_change'`,
    );
    // Words are only stored by a trigger on projects, in the same transaction.
    const noted = new Set([...rows.map(({ table }) => table), 'project_words']);
    expect([...read].filter((table) => !noted.has(table))).toEqual([]);
    expect([...read]).toEqual(
      expect.arrayContaining(['projects', 'project_sources', 'project_listings', 'project_words']),
    );
  });
});
