import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { isWebBuilt } from '../http/web-pages.ts';
import { testApp } from '../testing/test-app.ts';

const { app } = await testApp(await testDatabase());

/** Returns what a browser and a search engine see of a page. */
async function read(url: string) {
  const { statusCode, body, headers } = await app.inject({ url });
  return {
    status: statusCode,
    language: /<html[^>]* lang="(\w+)"/.exec(body)?.[1],
    canonical: /<link rel="canonical" href="(.*?)"/.exec(body)?.[1],
    robots: /<meta name="robots" content="(.*?)"/.exec(body)?.[1],
    header: headers['x-robots-tag'],
  };
}
const site = 'https://plumbline.example';

describe.runIf(isWebBuilt())('a page in Spanish', () => {
  it('is its own canonical one', async () => {
    expect(await read('/es/terms?from=mail')).toEqual({
      status: 200,
      language: 'es',
      canonical: `${site}/es/terms`,
      robots: undefined,
      header: undefined,
    });
  });

  it("isn't indexed where the English one isn't", async () => {
    expect(await read('/es/forgot-password')).toMatchObject({ status: 200, robots: 'noindex' });
    expect(await read('/es/track/rq_1')).toMatchObject({ status: 404, robots: 'noindex', header: 'noindex' });
  });

  it.each([
    '/es/nothing',
    '/es/es/login',
    '/es/login%2F',
    '/es/%2Flogin',
    '/es/%00',
    '/es/%E0%A4%A',
    '/es/contractors/nobody',
    '/es/robots.txt',
    '/es/api/auth/me',
  ])('says in Spanish that there is nothing at %s', async (url) => {
    expect(await read(url)).toMatchObject({ status: 404, language: 'es', robots: 'noindex' });
  });

  it('exists for the pages of developers, which search engines leave alone', async () => {
    expect(await read('/es/dev/messages')).toMatchObject({ status: 200, language: 'es', robots: 'noindex' });
    expect((await app.inject('/robots.txt')).body).toContain('Disallow: /dev/\nDisallow: /es/dev/\n');
  });
});
