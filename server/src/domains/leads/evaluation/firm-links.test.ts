import { expect, it } from 'vitest';
import { linkReport, pairsOfNames, scoreLinks, writtenPairs } from './firm-links.ts';

it('of hand-written pairs, at least 98 % of the links are right and 85 % are found', () => {
  const score = scoreLinks(writtenPairs());
  const report = linkReport('Hand-written pairs', score, true);
  expect(score.pairs).toBeGreaterThanOrEqual(160);
  expect(score.ambiguous.pairs).toBe(50);
  expect(score.precision, report).toBeGreaterThanOrEqual(0.98);
  expect(score.recall, report).toBeGreaterThanOrEqual(0.85);
  expect(score.ambiguous.linked, report).toEqual([]);
});

it('makes pairs of names: each with those that resemble it most and with a spelling of itself', () => {
  const pairs = pairsOfNames(['Larkspur Plumbing', 'LARKSPUR PLUMBING LLC', 'Larkspur Homes', 'John Hollander']);
  expect(pairs).toEqual([
    { kind: 'other', permit: 'LARKSPUR PLUMBING LLC', listed: ['Larkspur Homes'] },
    { kind: 'same', permit: 'LARKSPUR PLUMBING, INC.', listed: ['LARKSPUR PLUMBING LLC'] },
    { kind: 'other', permit: 'Larkspur Homes', listed: ['LARKSPUR PLUMBING LLC'] },
  ]);
});

it('counts what is linked wrongly and names it', () => {
  const score = scoreLinks([
    { kind: 'same', permit: 'Larkspur Plumbing', listed: ['Larkspur Plumbing LLC'] },
    { kind: 'same', permit: 'Fernley Plumbing', listed: ['Larkspur Plumbing'] },
    { kind: 'other', permit: 'Larkspur Homes', listed: ['Larkspur Homes LLC'] },
  ]);
  expect(score).toMatchObject({ pairs: 3, precision: 0.5, recall: 0.5 });
  expect(linkReport('Three', score, true)).toContain("linked wrongly: 'Larkspur Homes' and 'Larkspur Homes LLC'");
});
