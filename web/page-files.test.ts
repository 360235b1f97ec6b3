import type { Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { pageFiles } from './page-files.ts';

const chunk = (fileName: string, parts: Partial<Rolldown.OutputChunk> = {}) =>
  ({ type: 'chunk', fileName, imports: [], moduleIds: [], isEntry: false, ...parts }) as Rolldown.OutputChunk;

const bundle = Object.fromEntries(
  [
    chunk('entry.js', { isEntry: true, imports: ['react.js'] }),
    chunk('react.js'),
    chunk('cards.js', { imports: ['react.js', 'icons.js'] }),
    chunk('icons.js'),
    chunk('contractor.js', {
      imports: ['react.js', 'cards.js'],
      moduleIds: ['/app/src/routes/contractors.$slug.tsx?tsr-split=component---loader'],
    }),
    chunk('list.js', { imports: ['cards.js'], moduleIds: ['/app/src/routes/projects.index.tsx?tsr-split=component'] }),
    chunk('queries.js', { imports: ['react.js'], moduleIds: ['/app/src/lib/query-scope.tsx'] }),
    chunk('lonely.js', { moduleIds: ['/app/src/lib/lonely.ts'] }),
  ].map((one) => [one.fileName, one]),
);

describe('the scripts of pages', () => {
  it("are those of the route's chunk and its imports, without the entry's", () => {
    expect(pageFiles(bundle).routes).toEqual({
      '/contractors/$slug': ['contractor.js', 'cards.js', 'icons.js'],
      '/projects/': ['list.js', 'cards.js', 'icons.js'],
    });
  });

  it('include those of the query cache for pages with data', () => {
    expect(pageFiles(bundle).queries).toEqual(['queries.js']);
  });
});
