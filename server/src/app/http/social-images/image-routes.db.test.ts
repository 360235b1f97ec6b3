import { eq } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { aContractor } from '../../../domains/directory/fixtures.ts';
import { contractors } from '../../../domains/directory/tables.ts';
import { aProject } from '../../../domains/projects/fixtures.ts';
import { problemReplies } from '../../../kernel/http/problem-replies.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { testApp } from '../../testing/test-app.ts';
import { pageSubject } from '../page-subject.ts';
import { isWebBuilt } from '../web-pages.ts';
import { imageRenderer } from './image-renderer.ts';
import { socialImages } from './image-routes.ts';

const database = await testDatabase();
const { app, ctx } = await testApp(database);

const slug = 'hazel-knoll-plumbing';
const contractor = `/contractors/${slug}`;
const city = '/plumbers/ky/shepherdsville';
await aContractor(ctx, { slug, companyName: 'Hazel Knoll Plumbing', city: 'Shepherdsville', state: 'KY' });
const project = `/projects/${await aProject(ctx)}`;
const edit = (given: { companyName?: string; phone?: string; status?: 'active' | 'hidden' }) =>
  ctx.db.update(contractors).set(given).where(eq(contractors.slug, slug));

async function open(url: string, headers: Record<string, string> = {}) {
  const { statusCode, headers: given, rawPayload } = await app.inject({ url, headers });
  return { status: statusCode, headers: given, png: rawPayload };
}
/** Returns the address of the current version. */
async function currentOf(path: string, language = 'en'): Promise<string> {
  const url = `/social/${language}${path}.png`;
  const { headers } = await open(url);
  return `${url}?v=${String(headers['etag']).replaceAll('"', '')}`;
}

describe('the image of a page', () => {
  it.each([contractor, city, project])('is a PNG of 1200 by 630 pixels that other sites may show: %s', async (path) => {
    const { status, headers, png } = await open(`/social/en${path}.png`);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('image/png');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    const spanish = await open(`/social/es${path}.png`);
    expect(spanish.png.equals(png)).toBe(false);
  });

  it('is kept for a year under the address of its version, and for minutes under any other', async () => {
    const current = await currentOf(contractor);
    const { headers, png } = await open(current);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const url of [`/social/en${contractor}.png`, `/social/en${contractor}.png?v=old`, `${current}&v=x`]) {
      const other = await open(url);
      expect({ url, status: other.status, caching: other.headers['cache-control'] }).toEqual({
        url,
        status: 200,
        caching: 'public, max-age=300',
      });
      expect(other.png.equals(png)).toBe(true);
    }
  });

  it('is answered with 304 to those who have it', async () => {
    const url = await currentOf(project);
    const { etag = '' } = (await open(url)).headers;
    expect(await open(url, { 'if-none-match': etag })).toMatchObject({
      status: 304,
      headers: { etag, 'cache-control': 'public, max-age=31536000, immutable' },
      png: Buffer.alloc(0),
    });
    expect((await open(url, { 'if-none-match': '"another"' })).status).toBe(200);
  });

  it('has a new version with what it shows, and only then', async () => {
    const before = await currentOf(contractor);
    await edit({ phone: '+15025550199' });
    expect(await currentOf(contractor)).toBe(before);
    await edit({ companyName: 'Hazel Knoll & Daughters' });
    expect(await currentOf(contractor)).not.toBe(before);
    expect((await open(before)).headers['cache-control']).toBe('public, max-age=300');
  });

  it('counts as reading for the limit of a client', async () => {
    const { headers } = await app.inject({ url: `/social/en${contractor}.png`, remoteAddress: '203.0.113.7' });
    expect(headers['x-ratelimit-limit']).toBe('600');
  });

  it.each([
    '/social/en/contractors/no-such-company.png',
    '/social/en/projects/pj_0000000000000000000000.png',
    '/social/en/plumbers/ky/mount-nowhere.png',
    '/social/en/about.png',
    '/social/en/.png',
    '/social/fr/contractors/hazel-knoll-plumbing.png',
    '/social/en/contractors/hazel-knoll-plumbing',
    '/social/en/contractors/hazel-knoll-plumbing/.png',
    '/social/en/contractors/hazel-knoll-plumbing%00.png',
  ])('does not exist where no page has one, and nobody keeps that: %s', async (url) => {
    const { status, headers } = await open(url);
    expect({ status, caching: headers['cache-control'] }).toEqual({ status: 404, caching: 'no-store' });
  });

  it('is gone with the page, also for those who have it', async () => {
    const url = await currentOf(contractor);
    const { etag = '' } = (await open(url)).headers;
    await edit({ status: 'hidden' });
    for (const headers of [{}, { 'if-none-match': etag }]) {
      const { status, headers: given } = await open(url, headers);
      expect({ status, caching: given['cache-control'] }).toEqual({ status: 404, caching: 'no-store' });
    }
    await edit({ status: 'active' });
  });
});

describe('drawing images', () => {
  const real = imageRenderer();
  const render = vi.fn(real.render);
  const alone = Fastify();
  problemReplies(alone);
  socialImages(alone, {
    subject: (_request, path, language) => pageSubject(ctx, path, language),
    limits: { of: () => ({}), allows: () => true, close: () => undefined },
    renderer: { render, close: real.close },
  });
  afterAll(() => alone.close());
  const ask = () => alone.inject({ url: `/social/en${project}.png` });

  it('happens once for ten requests at the same time, and not again for later ones', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, ask));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200));
    expect((await ask()).rawPayload.equals(replies[0]?.rawPayload ?? Buffer.alloc(0))).toBe(true);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('is tried again after a failure, which nobody keeps', async () => {
    await ctx.db.execute(`update projects set title = 'Another title' where id = '${project.split('/')[2]}'`);
    render.mockRejectedValueOnce(new Error('no thread'));
    const failed = await ask();
    expect(failed.statusCode).toBe(500);
    expect(failed.headers['cache-control']).toBeUndefined();
    expect((await ask()).statusCode).toBe(200);
  });
});

describe.runIf(isWebBuilt())('the head of a page', () => {
  const tagsOf = (html: string) =>
    Object.fromEntries(
      Array.from(html.matchAll(/<meta (?:name|property)="((?:og:image|twitter:image)[\w:]*)" content="([^"]*)">/g)).map(
        ([, name, content]) => [name, content],
      ),
    );

  it.each([
    [contractor, 'en'],
    [city, 'es'],
    [project, 'en'],
  ])('names the current version of its image: %s (%s)', async (path, language) => {
    const { body } = await app.inject({ url: language === 'en' ? path : `/${language}${path}` });
    const image = `https://plumbline.example${await currentOf(path, language)}`;
    const title = /<meta property="og:title" content="([^"]*)">/.exec(body)?.[1];
    expect(tagsOf(body)).toEqual({
      'og:image': image,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': title,
      'twitter:image': image,
    });
  });

  it('names the new version in the next request after an edit, also where the page was kept', async () => {
    const before = tagsOf((await app.inject({ url: contractor })).body)['og:image'];
    await edit({ companyName: 'Hazel Knoll & Grandchildren' });
    const after = tagsOf((await app.inject({ url: contractor })).body)['og:image'];
    expect(after).not.toBe(before);
    expect(after).toBe(`https://plumbline.example${await currentOf(contractor)}`);
  });

  it('names the image of the product where there is no other', async () => {
    for (const url of ['/', '/projects', '/contractors/no-such-company']) {
      expect(tagsOf((await app.inject({ url })).body)).toMatchObject({
        'og:image': 'https://plumbline.example/share.png',
        'og:image:width': '1200',
      });
    }
  });
});
