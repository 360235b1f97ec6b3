import { eq } from 'drizzle-orm';
import type pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { aContractor } from '../../domains/directory/fixtures.ts';
import { contractors } from '../../domains/directory/tables.ts';
import { aProject } from '../../domains/projects/fixtures.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { isWebBuilt } from '../http/web-pages.ts';
import { testApp } from '../testing/test-app.ts';

const database = await testDatabase();
const first = await testApp(database);
/** Another process on the same database. */
const second = await testApp(database);
const { ctx } = first;

const slug = 'hazel-knoll-plumbing';
const path = `/contractors/${slug}`;
await aContractor(ctx, { slug, companyName: 'Hazel Knoll Plumbing' });
const edit = (given: { companyName?: string; status?: 'hidden' | 'active' }) =>
  ctx.db.update(contractors).set(given).where(eq(contractors.slug, slug));

async function open({ app }: typeof first, url: string, headers: Record<string, string> = {}) {
  const reply = await app.inject({ url, headers });
  const { etag, vary, 'cache-control': caching } = reply.headers;
  return { status: reply.statusCode, etag, vary, caching, body: reply.body };
}

describe.runIf(isWebBuilt())('a kept page', () => {
  it('is answered with 304 to a browser that has it, and says on what it depends', async () => {
    const { etag = '', caching, vary } = await open(first, path);
    expect(caching).toBe('public, max-age=0, s-maxage=10, stale-while-revalidate=30');
    expect(String(vary)).toContain('cookie');
    expect(await open(first, path, { 'if-none-match': etag })).toMatchObject({ status: 304, body: '', etag });
    expect(await open(second, path)).toMatchObject({ status: 200, etag });
  });

  it('shows an edit to the next request, in every process', async () => {
    const { etag } = await open(first, path);
    await open(second, path);
    await edit({ companyName: 'Hazel Knoll & Daughters' });
    for (const process of [first, second]) {
      const page = await open(process, path, { 'if-none-match': String(etag) });
      expect(page.status).toBe(200);
      expect(page.body).toContain('Hazel Knoll &amp; Daughters');
    }
  });

  it('is gone in every process with the response that hid it', async () => {
    for (const process of [first, second]) expect((await open(process, path)).status).toBe(200);
    await edit({ status: 'hidden' });
    for (const process of [second, first]) {
      const { status, caching, body } = await open(process, path);
      expect({ status, caching }).toEqual({ status: 404, caching: 'no-store' });
      expect(body).not.toContain('Hazel Knoll');
    }
  });

  it('may be a moment old for visitors, until this process has answered a request that may have changed it', async () => {
    const process = await testApp(database, { recentMs: 60_000 });
    await edit({ status: 'active', companyName: 'Hazel Knoll Before' });
    await open(process, path);
    await edit({ companyName: 'Hazel Knoll After' });
    expect((await open(process, path)).body).toContain('Hazel Knoll Before');
    const { statusCode } = await process.app.inject({ method: 'POST', url: '/api/no-such-call' });
    expect(statusCode).toBe(404);
    expect((await open(process, path)).body).toContain('Hazel Knoll After');
    await process.app.close();
  });

  it('is kept only at the address that the app itself uses', async () => {
    expect((await open(first, '/terms')).caching).toMatch(/^public/);
    expect((await open(first, '/terms?utm_source=mail')).caching).toBe('private, no-cache');
  });
});

/** Looked up for each request, whatever its page shows, or part of no page. */
const NOT_SHOWN: readonly string[] = ['page_changes'];

/** Returns the tables that statements read, by their plans. */
async function tablesIn(statements: readonly { text: string; values: unknown[] }[]): Promise<Set<string>> {
  const tables = new Set<string>();
  for (const { text, values } of statements) {
    if (!/^\s*(?:select|with)\b/i.test(text)) continue;
    const { rows } = await database.pool.query<{ 'QUERY PLAN': unknown }>(`explain (format json) ${text}`, values);
    const plans = JSON.stringify(rows.map((row) => row['QUERY PLAN']));
    for (const [, table = ''] of plans.matchAll(/"Relation Name":"(\w+)"/g)) tables.add(table);
  }
  return tables;
}

/** Returns the statements that are sent to the database during some work. */
async function statementsOf(work: () => Promise<unknown>): Promise<{ text: string; values: unknown[] }[]> {
  const sent = vi.spyOn(database.pool, 'query');
  try {
    await work();
    return sent.mock.calls.map(([query, values]: unknown[]) => {
      const { text, values: own } = typeof query === 'string' ? { text: query } : (query as pg.QueryConfig);
      return { text, values: Array.isArray(values) ? values : (own ?? []) };
    });
  } finally {
    sent.mockRestore();
  }
}

describe.runIf(isWebBuilt())('the data of kept pages', () => {
  it('lies in tables whose changes are noted', async () => {
    await aContractor(ctx, { slug: 'elm-street-drains', city: 'Shepherdsville', state: 'KY' });
    const project = await aProject(ctx, { status: 'in-progress' });
    const third = await testApp(database);
    const pages = ['/', '/contractors/elm-street-drains', '/plumbers/ky/shepherdsville', `/projects/${project}`];
    const tables = new Set<string>();
    for (const url of pages) {
      const statements = await statementsOf(async () => {
        expect({ url, caching: (await open(third, url)).caching }).toEqual({
          url,
          caching: expect.stringMatching(/^public/),
        });
      });
      for (const table of await tablesIn(statements)) tables.add(table);
    }
    const { rows } = await database.pool.query<{ table: string }>(
      `select distinct event_object_table as table from information_schema.triggers where trigger_name = 'page_change'`,
    );
    const noted = new Set([...rows.map(({ table }) => table), ...NOT_SHOWN]);
    expect([...tables].filter((table) => !noted.has(table))).toEqual([]);
    expect([...tables]).toEqual(expect.arrayContaining(['contractors', 'contractor_trades', 'projects']));
  });
});
