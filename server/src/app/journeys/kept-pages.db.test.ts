import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { aContractor } from '../../domains/directory/fixtures.ts';
import { contractors } from '../../domains/directory/tables.ts';
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
const edit = (given: { companyName?: string; status?: 'hidden' | 'listed' }) =>
  ctx.db
    .update(contractors)
    .set(given as object)
    .where(eq(contractors.slug, slug));

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

  it('is kept only at the address that the app itself uses', async () => {
    expect((await open(first, '/terms')).caching).toMatch(/^public/);
    expect((await open(first, '/terms?utm_source=mail')).caching).toBe('private, no-cache');
  });
});
