import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const CODE = readFileSync(join(import.meta.dirname, '../../public/late-start.js'), 'utf8');
const FONT = '/assets/archivo.woff2';

/** Runs the script as a page does that arrives with its content. */
function arrive({ font, saveData = false }: { font?: string; saveData?: boolean } = {}): void {
  vi.stubGlobal('navigator', { connection: { saveData } });
  const currentScript = document.createElement('script');
  Object.assign(currentScript.dataset, {
    files: '/assets/index.js /assets/page.js',
    styles: '/assets/web.css',
    ahead: '{"prefetch":[]}',
  });
  if (font) currentScript.dataset.font = font;
  Object.defineProperty(document, 'currentScript', { value: currentScript, configurable: true });
  runInThisContext(CODE);
}

const linked = (rel: string) => [...document.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)];
const addresses = (rel: string) => linked(rel).map((link) => link.getAttribute('href'));

/** Returns how often the app has started, once the styles that it needs have arrived. */
function started(): number {
  for (const link of linked('stylesheet')) link.dispatchEvent(new Event('load'));
  return document.querySelectorAll('script[type=module][src="/assets/index.js"]').length;
}

/** For as long as somebody may read before the app starts by itself. */
const READING_MS = 5000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  // Takes its listeners away.
  dispatchEvent(new Event('pointerdown'));
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  localStorage.clear();
});

describe('the app of a page that arrived with its content', () => {
  it('starts at the first sign of interaction, once', () => {
    arrive();
    expect(started()).toBe(0);
    document.body.dispatchEvent(new Event('touchstart', { bubbles: true }));
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    expect(addresses('modulepreload')).toEqual(['/assets/index.js', '/assets/page.js']);
    expect(started()).toBe(1);
  });

  it('does not take a pointer that rests for a sign of interaction', () => {
    arrive();
    dispatchEvent(Object.assign(new Event('pointermove'), { movementX: 0, movementY: 0 }));
    expect(started()).toBe(0);
    dispatchEvent(Object.assign(new Event('pointermove'), { movementX: 0, movementY: 3 }));
    expect(started()).toBe(1);
  });

  it('has all styles when it starts, and starts even if they do not arrive', () => {
    arrive();
    document.body.dispatchEvent(new Event('touchstart', { bubbles: true }));
    const scripts = () => document.querySelectorAll('script[type=module]').length;
    expect([addresses('stylesheet'), scripts()]).toEqual([['/assets/web.css'], 0]);
    linked('stylesheet')[0]?.dispatchEvent(new Event('error'));
    expect(scripts()).toBe(1);
  });

  it('loads at once and starts after the page has arrived as a whole, on a slow line', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    arrive();
    document.body.dispatchEvent(new Event('touchstart', { bubbles: true }));
    expect(addresses('modulepreload')).toContain('/assets/index.js');
    expect(started()).toBe(0);
    dispatchEvent(new Event('DOMContentLoaded'));
    expect(started()).toBe(1);
    vi.restoreAllMocks();
  });

  it('is fetched once the page is there, and starts after somebody has read for a while', () => {
    arrive();
    vi.advanceTimersByTime(READING_MS);
    expect(addresses('prefetch')).toEqual([]);
    dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(READING_MS / 2);
    expect(addresses('prefetch')).toEqual(['/assets/index.js', '/assets/page.js', '/assets/web.css']);
    expect(document.querySelector('script[type=speculationrules]')?.textContent).toBe('{"prefetch":[]}');
    expect(started()).toBe(0);
    vi.advanceTimersByTime(READING_MS);
    expect(started()).toBe(1);
  });

  it('starts as soon as a page is there that is invisible until then', () => {
    document.documentElement.dataset.keptHere = '';
    arrive();
    dispatchEvent(new Event('load'));
    expect(started()).toBe(1);
    delete document.documentElement.dataset.keptHere;
  });

  it('does not start by itself where data is to be saved, and nothing is fetched ahead', () => {
    arrive({ saveData: true });
    dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(READING_MS * 2);
    expect(started()).toBe(0);
    expect([addresses('prefetch'), document.querySelector('script[type=speculationrules]')]).toEqual([[], null]);
    document.body.dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(started()).toBe(1);
  });
});

describe('the font of a page that is shown in a system font first', () => {
  const add = vi.fn();
  beforeEach(() => {
    add.mockReset();
    vi.stubGlobal('fetch', async () => ({ ok: true }));
    vi.stubGlobal(
      'FontFace',
      class {
        readonly source: string;
        constructor(_family: string, source: string) {
          this.source = source;
        }
      },
    );
    Object.assign(document, { fonts: { add } });
  });

  it('is loaded with the app, for the next page', async () => {
    arrive({ font: FONT });
    expect(add).not.toHaveBeenCalled();
    dispatchEvent(new Event('pointerdown'));
    await vi.runAllTimersAsync();
    arrive({ font: FONT });
    expect(add).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ source: `url(${FONT})` }));
  });

  it('is the system font again if another font is kept', () => {
    localStorage.setItem('plumbline.font', '/assets/older.woff2');
    arrive({ font: FONT });
    expect(add).not.toHaveBeenCalled();
  });
});
