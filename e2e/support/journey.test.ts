import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { checkAxe } from './axe.ts';
import { collectComplaints } from './complaints.ts';
import { journey } from './journey.ts';

const visit = journey();

/**
 * Opens a page on the product's origin with the test's own body, next to one that journeys would watch. Its scripts
 * read responses to the end, because uncached responses stay pending until then.
 */
async function pageWith(body: string) {
  const page = await (await visit.open('/healthz')).context().newPage();
  const complaints = collectComplaints(page);
  await page.route('**/sample', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><html lang="en"><title>Sample</title>${body}` }),
  );
  return { page, complaints };
}

describe('a page under test', () => {
  it('reports console errors, uncaught errors and refused requests', async () => {
    const { page, complaints } = await pageWith(
      "<script>console.error('loud'); fetch('/api/nowhere').then((reply) => reply.text()); setTimeout(() => { throw new Error('lost') })</script>",
    );
    await page.goto(`${visit.url}/sample`);
    await page.waitForLoadState('networkidle');
    const lines = complaints.take().map((line) => line.replace(/\n[^]*/, ''));
    expect(lines.toSorted()).toEqual([
      `GET ${visit.url}/api/nowhere: answered 404`,
      `console error on ${visit.url}/sample: loud`,
      `uncaught error on ${visit.url}/sample: lost`,
    ]);
    expect(complaints.take()).toEqual([]);
  });

  it('does not report a refusal that the test expects', async () => {
    const { page, complaints } = await pageWith("<script>fetch('/api/nowhere').then((reply) => reply.text())</script>");
    complaints.expect({ status: 404, url: '/api/nowhere' });
    await page.goto(`${visit.url}/sample`);
    await page.waitForLoadState('networkidle');
    expect(complaints.take()).toEqual([]);
  });

  it('may be cut off by the test', async () => {
    const { page, complaints } = await pageWith('');
    await page.goto(`${visit.url}/sample`);
    await page.context().setOffline(true);
    const ask = () => page.evaluate(() => fetch('/api/nowhere').catch(() => undefined));
    await ask();
    expect(complaints.take()).toEqual([expect.stringContaining('ERR_INTERNET_DISCONNECTED')]);
    complaints.expect({ status: 'unreachable', url: '/api/' });
    await ask();
    expect(complaints.take()).toEqual([]);
  });

  it('is checked against WCAG', async () => {
    const { page } = await pageWith('<main><img src="data:," /><button type="button"></button></main>');
    await page.goto(`${visit.url}/sample`);
    await expect(checkAxe(page)).rejects.toThrow(/button-name[^]*image-alt/);
  });

  it('is checked for contrast, once for each look of a text', async () => {
    const { page } = await pageWith('<main><h1>Title</h1><p class="a">One</p><p class="a">Two</p></main>');
    await page.goto(`${visit.url}/sample`);
    await checkAxe(page);
    const pale = (number: number) =>
      page
        .locator('p')
        .nth(number)
        .evaluate((text) => (text.style.color = 'rgb(230, 230, 230)'));
    await pale(1);
    await expect(checkAxe(page)).rejects.toThrow(/color-contrast[^]*Two/);
    // An unreadable style isn't remembered.
    await expect(checkAxe(page)).rejects.toThrow(/color-contrast[^]*Two/);
    expect(await page.locator('[data-check-contrast]').count()).toBe(0);
  });

  it('is checked for contrast against what is behind a text', async () => {
    const { page } = await pageWith('<main style="color: #222"><h1>Title</h1><p>One</p></main>');
    await page.goto(`${visit.url}/sample`);
    await checkAxe(page);
    await page.locator('main').evaluate((main) => (main.style.background = '#333'));
    await expect(checkAxe(page)).rejects.toThrow(/color-contrast[^]*Title[^]*One/);
  });

  it('is as wide as a phone by default', async () => {
    const [phone, desk] = [await visit.open('/healthz'), await visit.open('/healthz', { size: 'desk' })];
    expect(phone.viewportSize()).toEqual({ width: 390, height: 844 });
    expect(desk.viewportSize()).toEqual({ width: 1440, height: 900 });
  });
});

describe('a visitor', () => {
  const stored = (page: Page) => page.evaluate(() => [document.cookie, localStorage.getItem('left')]);

  it('leaves cookies and stored data', async () => {
    const page = await visit.open('/healthz');
    await page.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: Like any page.
      document.cookie = 'left=behind; max-age=3600';
      localStorage.setItem('left', 'behind');
    });
    expect(await stored(page)).toEqual(['left=behind', 'behind']);
  });

  it('finds none of them later', async () => {
    expect(await stored(await visit.open('/healthz'))).toEqual(['', null]);
  });

  it('gets its own theme, screen and language, and takes them along when it leaves', async () => {
    const seen = (page: Page) =>
      page.evaluate(() => [matchMedia('(prefers-color-scheme: dark)').matches, innerWidth, navigator.language]);
    const narrow = { viewport: { width: 320, height: 640 } };
    expect(await seen(await visit.open('/login', { context: { colorScheme: 'dark', ...narrow } }))).toEqual([
      true,
      320,
      'en-US',
    ]);
    expect(await seen(await visit.open('/login', { context: { locale: 'es-MX' } }))).toEqual([false, 390, 'es-MX']);
    expect(await seen(await visit.open('/login'))).toEqual([false, 390, 'en-US']);
  });
});

it('reads the mailbox of the product', async () => {
  expect(await visit.mailbox.read({ to: 'nobody@example.com' })).toEqual([]);
  await expect(visit.mailbox.wait({ to: 'nobody@example.com', within: 300 })).rejects.toThrow(/No message to nobody/);
});
