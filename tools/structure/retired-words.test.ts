import { describe, expect, it } from 'vitest';
import { checkStructure } from './check.ts';

const problems = (source: string, path = 'web/src/domains/bids/amount.tsx') =>
  checkStructure(new Map([[path, source]]));

describe('a name', () => {
  it.each(['export const craftsmanCard = 1;', 'export function PlumberList() {}', 'export const homeowner = 1;'])(
    'has one word for one thing, unlike %s',
    (source) =>
      expect(problems(source)).toEqual([expect.stringMatching(/the glossary says '(?:contractor|customer)'/)]),
  );

  it.each(["export const role = { craftsman: 'contractor' };", "export const x = 'craftsman';"])(
    'may be the specification’s: %s',
    (source) => expect(problems(source)).toEqual([]),
  );

  it('may be anything in files with people’s words', () => {
    expect(problems('export const plumber = 1;', 'server/src/domains/assistant/engine/words.ts')).toEqual([]);
  });
});
