import type { Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { firstLoad, firstLoadBudget, pagesOverBudget } from './first-load.ts';

const LANDING_MODULE = '/app/src/routes/index.tsx?tsr-split=component---loader';

const chunk = (fileName: string, parts: Partial<Rolldown.OutputChunk> = {}) =>
  ({ type: 'chunk', fileName, imports: [], moduleIds: [], code: '', isEntry: false, ...parts }) as Rolldown.OutputChunk;

const bundleOf = (...chunks: Rolldown.OutputChunk[]): Rolldown.OutputBundle =>
  Object.fromEntries(chunks.map((one) => [one.fileName, one]));

const entry = chunk('entry.js', { isEntry: true, imports: ['react.js'] });
const react = chunk('react.js');
const icons = chunk('icons.js', { imports: ['entry.js'] });
const landing = chunk('landing.js', { imports: ['react.js', 'icons.js'], moduleIds: [LANDING_MODULE] });

/** The digits of a sine don't compress: the code is at least four bytes per number, gzipped. */
const noise = (numbers: number): string =>
  Array.from({ length: numbers }, (_, at) => Math.sin(at).toString(36).slice(3, 9)).join('');

const build = (bundle: Rolldown.OutputBundle) => {
  const { writeBundle } = firstLoadBudget();
  if (typeof writeBundle !== 'function') throw new Error('The plugin has no writeBundle');
  return () => Reflect.apply(writeBundle, undefined, [{}, bundle]);
};

describe("the landing page's first load", () => {
  it('is the entry with what it imports, and what only the landing page brings', () => {
    expect(firstLoad(bundleOf(entry, react, icons, landing, chunk('other.js')))).toEqual({
      entry: ['entry.js', 'react.js'],
      landing: ['landing.js', 'icons.js'],
    });
  });

  it('passes while it is light', () => {
    expect(build(bundleOf(entry, react, icons, landing))).not.toThrow();
  });

  it('fails the build when it is heavy', () => {
    const heavy = chunk('react.js', { code: noise(60_000) });
    expect(build(bundleOf(entry, heavy, icons, landing))).toThrow(/bytes of JavaScript/);
  });

  it('fails the build when it brings what later pages need, and says what', () => {
    const zod = chunk('icons.js', { moduleIds: ['/app/node_modules/zod/v4/index.js'] });
    expect(build(bundleOf(entry, react, zod, landing))).toThrow(/zod.*import it lazily/);
  });

  it('does not mind what other pages load', () => {
    const other = chunk('other.js', { moduleIds: ['/app/node_modules/react-day-picker/index.js'] });
    expect(build(bundleOf(entry, react, icons, landing, other))).not.toThrow();
  });
});

it('fails the build if a page brings what is loaded when somebody uses it', () => {
  const about = chunk('about.js', {
    moduleIds: ['/app/src/routes/about.tsx?tsr-split=component'],
    imports: ['zod.js'],
  });
  const zod = chunk('zod.js', { moduleIds: ['/app/node_modules/zod/v4/index.js'] });
  expect(build(bundleOf(entry, react, icons, landing, about, zod))).toThrow(/\/about loads .*zod.* on demand/);
});

describe('the scripts of a page', () => {
  const page = (parts: Partial<Rolldown.OutputChunk>) =>
    chunk('terms.js', { moduleIds: ['/app/src/routes/no-exception.tsx?tsr-split=component'], ...parts });

  it('pass while they are few and light', () => {
    expect(pagesOverBudget(bundleOf(entry, react, page({ imports: ['entry.js'] })))).toEqual([]);
  });

  it('may not be heavy, together with those of the query cache', () => {
    const queries = chunk('queries.js', { code: noise(6_000), moduleIds: ['/app/src/lib/query-scope.tsx'] });
    const heavy = page({ code: noise(6_000) });
    expect(pagesOverBudget(bundleOf(entry, react, heavy))).toEqual([]);
    expect(pagesOverBudget(bundleOf(entry, react, heavy, queries))).toEqual([
      expect.stringMatching(/^\/no-exception: \d+ bytes \(gzip\) of 40000, 2 files of 8$/),
    ]);
  });

  it('may not be many', () => {
    const parts = Array.from({ length: 8 }, (_, at) => chunk(`${at}.js`));
    const scattered = page({ imports: parts.map(({ fileName }) => fileName) });
    expect(pagesOverBudget(bundleOf(entry, react, ...parts, scattered))).toEqual([
      expect.stringContaining('9 files of 8'),
    ]);
  });

  it('fail the build when they are over the limit', () => {
    expect(build(bundleOf(entry, react, icons, landing, page({ code: noise(12_000) })))).toThrow('/no-exception');
  });
});
