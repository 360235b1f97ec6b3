import { describe, expect, it } from 'vitest';
import { aProject, bidsOn } from '../../domains/projects/fixtures.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { isWebBuilt } from '../http/web-pages.ts';
import { testApp } from '../testing/test-app.ts';

const database = await testDatabase();
const { app, ctx } = await testApp(database);
const id = await aProject(ctx);
const project = `/projects/${id}`;

const headingOf = (html: string): string | undefined => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
async function open({ app }: Pick<Awaited<ReturnType<typeof testApp>>, 'app'>, url: string) {
  const { statusCode, headers, body } = await app.inject({ url });
  return {
    status: statusCode,
    heading: headingOf(body),
    isPlain: !body.includes('<div id="root">'),
    caching: headers['cache-control'],
    retryAfter: headers['retry-after'],
    body,
  };
}

describe.runIf(isWebBuilt())('a page about nothing', () => {
  it.each([
    ['/no-such-page', '404 Page Not Found'],
    ['/es/no-such-page', '404 Página no encontrada'],
  ])('says so, and has the status: %s', async (url, heading) => {
    expect(await open({ app }, url)).toMatchObject({ status: 404, heading, isPlain: false, caching: 'no-store' });
  });

  it.each(['/contractors/no-such-company', '/projects/pj_0000000000000000000000', '/es/contractors/no-such-company'])(
    'says so in its own words where it is a kind of page that we know: %s',
    async (url) => {
      const page = await open({ app }, url);
      expect(page).toMatchObject({ status: 404, isPlain: false, caching: 'no-store' });
      expect(page.heading).toBeTruthy();
      expect(/<main.*<\/main>/s.exec(page.body)?.[0]).not.toContain('aria-busy');
    },
  );
});

describe.runIf(isWebBuilt())('a page whose data can not be read', () => {
  const failing = async (liveAmong: () => Promise<never>, renderLimitMs?: number) =>
    testApp(database, {
      ports: { bids: { ...bidsOn(), liveAmong } },
      ...(renderLimitMs !== undefined && { renderLimitMs }),
    });

  it('says so, with the status of the refusal', async () => {
    const broken = await failing(() => Promise.reject(new Error('a bug')));
    const page = await open(broken, project);
    expect(page).toMatchObject({ status: 500, isPlain: false, caching: 'no-store' });
    expect(page.body).not.toContain('a bug');
  });

  it('is a plain page that says so if reading takes too long, and other pages do not wait', async () => {
    const slow = await failing(() => new Promise(() => {}), 300);
    const [plain, about, spanish] = await Promise.all([
      open(slow, project),
      open(slow, '/terms'),
      open(slow, `/es${project}`),
    ]);
    expect(plain).toMatchObject({
      status: 503,
      heading: 'This page takes too long',
      isPlain: true,
      caching: 'no-store',
      retryAfter: '2',
    });
    expect(plain.body).not.toContain('<style');
    expect(about.status).toBe(200);
    expect(spanish.heading).toBe('Esta página tarda demasiado');
  });
});
