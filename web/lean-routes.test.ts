import { describe, expect, it } from 'vitest';
import { withOneImporter } from './lean-routes.ts';

describe('a route', () => {
  it('imports its loader and its component with one function', () => {
    const code = [
      'const $$splitComponentImporter = () => import("a.tsx?tsr-split=component---loader");',
      'const $$splitLoaderImporter = () => import("a.tsx?tsr-split=component---loader");',
      'export const Route = { loader: lazyFn($$splitLoaderImporter), component: lazy($$splitComponentImporter) };',
    ].join('\n');
    expect(withOneImporter(code).split('\n').filter(Boolean)).toEqual([
      'const $$splitComponentImporter = () => import("a.tsx?tsr-split=component---loader");',
      'export const Route = { loader: lazyFn($$splitComponentImporter), component: lazy($$splitComponentImporter) };',
    ]);
  });

  it('keeps a function for each chunk that it imports', () => {
    const code = [
      'const $$splitComponentImporter = () => import("a.tsx?tsr-split=component");',
      'const $$splitErrorComponentImporter = () => import("a.tsx?tsr-split=errorComponent");',
    ].join('\n');
    expect(withOneImporter(code)).toBe(code);
  });
});
