import type { Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { firstLoad, firstLoadBudget } from './first-load.ts';

const LANDING_MODULE = '/app/src/routes/index.tsx?tsr-split=component---loader';

const chunk = (fileName: string, parts: Partial<Rolldown.OutputChunk> = {}) =>
  ({ type: 'chunk', fileName, imports: [], moduleIds: [], code: '', isEntry: false, ...parts }) as Rolldown.OutputChunk;

const bundleOf = (...chunks: Rolldown.OutputChunk[]): Rolldown.OutputBundle =>
  Object.fromEntries(chunks.map((one) => [one.fileName, one]));

const entry = chunk('entry.js', { isEntry: true, imports: ['react.js'] });
const react = chunk('react.js');
const icons = chunk('icons.js', { imports: ['entry.js'] });
const landing = chunk('landing.js', { imports: ['react.js', 'icons.js'], moduleIds: [LANDING_MODULE] });

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
    // The digits of a sine don't compress, so this stays well over the limit.
    const noise = Array.from({ length: 60_000 }, (_, at) => Math.sin(at).toString(36).slice(3, 9)).join('');
    const heavy = chunk('react.js', { code: noise });
    expect(build(bundleOf(entry, heavy, icons, landing))).toThrow(/bytes of JavaScript/);
  });

  it('fails the build when it brings what later pages need, and says what', () => {
    const zod = chunk('icons.js', { moduleIds: ['/app/node_modules/zod/v4/index.js'] });
    expect(build(bundleOf(entry, react, zod, landing))).toThrow(/zod.*import it lazily/);
  });

  it('does not mind what other pages load', () => {
    const other = chunk('other.js', { moduleIds: ['/app/node_modules/zod/v4/index.js'] });
    expect(build(bundleOf(entry, react, icons, landing, other))).not.toThrow();
  });
});
