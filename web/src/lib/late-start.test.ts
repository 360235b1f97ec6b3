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
  currentScript.dataset.files = '/assets/index.js /assets/page.js';
  if (font) currentScript.dataset.font = font;
  Object.defineProperty(document, 'currentScript', { value: currentScript, configurable: true });
  runInThisContext(CODE);
}

const started = () => document.querySelectorAll('script[type=module][src="/assets/index.js"]').length;

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
    expect(started()).toBe(1);
    expect([...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'))).toEqual([
      '/assets/index.js',
      '/assets/page.js',
    ]);
  });

  it('loads at once and starts after the page has arrived as a whole, on a slow line', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    arrive();
    document.body.dispatchEvent(new Event('touchstart', { bubbles: true }));
    expect(document.querySelector('link[rel=modulepreload][href="/assets/index.js"]')).not.toBeNull();
    expect(started()).toBe(0);
    dispatchEvent(new Event('DOMContentLoaded'));
    expect(started()).toBe(1);
    vi.restoreAllMocks();
  });

  it('starts when the browser has nothing else to do after the page has loaded', () => {
    arrive();
    vi.runAllTimers();
    expect(started()).toBe(0);
    dispatchEvent(new Event('load'));
    expect(started()).toBe(0);
    vi.runAllTimers();
    expect(started()).toBe(1);
  });

  it('does not start by itself where data is to be saved', () => {
    arrive({ saveData: true });
    dispatchEvent(new Event('load'));
    vi.runAllTimers();
    expect(started()).toBe(0);
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
