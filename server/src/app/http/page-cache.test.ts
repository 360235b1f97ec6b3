import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { pageCache } from './page-cache.ts';

const aPage = (html: string, topics: readonly string[] = []) => ({ html: Buffer.from(html), policy: '', topics });

describe('a kept page', () => {
  it('is found until it is too old', () => {
    let now = 0;
    const cache = pageCache({ now: () => now });
    const page = cache.keep('en /', aPage('<h1>'), {});
    now = 59_999;
    expect(cache.find('en /')).toBe(page);
    now = 60_000;
    expect(cache.find('en /')).toBeUndefined();
  });

  it('is current as long as none of its topics has changed', () => {
    const cache = pageCache();
    const page = cache.keep('en /', aPage('<h1>', ['directory', 'projects']), { directory: 3 });
    expect(cache.isCurrent(page, { directory: 3 })).toBe(true);
    expect(cache.isCurrent(page, { directory: 3, sources: 9 })).toBe(true);
    expect(cache.isCurrent(page, { directory: 4 })).toBe(false);
    expect(cache.isCurrent(page, { directory: 3, projects: 1 })).toBe(false);
  });

  it('makes room for others: the one that was not asked for longest goes first', () => {
    const cache = pageCache({ mostPages: 2 });
    for (const key of ['a', 'b']) cache.keep(key, aPage(key), {});
    cache.find('a');
    cache.keep('c', aPage('c'), {});
    expect(['a', 'b', 'c'].filter((key) => cache.find(key) !== undefined)).toEqual(['a', 'c']);
  });

  it('takes no more than its share of the memory, and all of them no more than there is', () => {
    const cache = pageCache({ mostBytes: 8000 });
    cache.keep('large', aPage('x'.repeat(1000)), {});
    expect(cache.find('large')).toBeUndefined();
    for (let at = 0; at < 100; at += 1) cache.keep(`${at}`, aPage('x'.repeat(600)), {});
    const left = Array.from({ length: 100 }, (_, at) => cache.find(`${at}`)).filter((page) => page !== undefined);
    expect(left).toHaveLength(8);
  });

  it('has the same tag whenever it was rendered, and another one when it says something else', () => {
    const cache = pageCache();
    const tag = (html: string) => cache.keep('en /', aPage(html), {}).etag;
    expect(tag('{"renderedAt":"2026-12-01T15:00:00.000Z"}3 days')).toBe(
      tag('{"renderedAt":"2026-12-01T15:01:00.000Z"}3 days'),
    );
    expect(tag('3 days')).not.toBe(tag('4 days'));
    expect(tag('3 days')).toMatch(/^W\/"[\w-]{22}"$/);
  });
});

describe('an encoded page', () => {
  const html = '<p>A page that is worth compressing.</p>'.repeat(100);
  const page = () => pageCache().keep('en /', aPage(html), {});

  it('is compressed once, in the background, with the best encoding that the browser accepts', async () => {
    const kept = page();
    expect(kept.encoded('gzip, deflate, br')).toEqual({ body: kept.html });
    const { body } = await vi.waitFor(() => {
      const encoded = kept.encoded('gzip, deflate, br');
      expect(encoded.encoding).toBe('br');
      return encoded;
    });
    expect(brotliDecompressSync(body).toString()).toBe(html);
    expect(kept.encoded('br').body).toBe(body);
  });

  it('is compressed as older browsers and proxies take it', async () => {
    const kept = page();
    await vi.waitFor(() => expect(kept.encoded('gzip').encoding).toBe('gzip'));
    expect(gunzipSync(kept.encoded('br;q=0, gzip').body).toString()).toBe(html);
    expect(kept.encoded(undefined)).toEqual({ body: kept.html });
    expect(kept.encoded('identity').encoding).toBeUndefined();
  });
});
