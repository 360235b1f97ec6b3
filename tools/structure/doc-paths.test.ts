import { describe, expect, it } from 'vitest';
import { docPathProblems } from './doc-paths.ts';

const files = ['server/src/app/http/app.ts', 'server/src/domains/bids/use-cases/submit-bid.ts'];

describe('a path in prose', () => {
  it('may omit leading folders', () => {
    const text = 'First `server/src/app/http/app.ts`, then `use-cases/submit-bid.ts`, then `<noun>.ts`.';
    expect(docPathProblems('docs/a.md', text, files)).toEqual([]);
  });

  it('must exist; a missing one is reported once', () => {
    expect(docPathProblems('docs/a.md', '`app/app.ts` and again `app/app.ts`', files)).toEqual([
      "docs/a.md: names `app/app.ts`, which doesn't exist; follow the move, or drop the path",
    ]);
  });

  it('is not found in the middle of a name', () => {
    expect(docPathProblems('docs/a.md', '`bid.ts`', files)).toHaveLength(1);
  });
});
