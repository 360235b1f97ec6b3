import { describe, expect, it } from 'vitest';
import { budgetBit, facetsOf, type ProjectCell } from './project-cells.ts';

const cell = (given: Partial<ProjectCell>): ProjectCell => ({
  status: 'bidding-open',
  projectType: 'commercial',
  county: 'Jefferson County',
  budgetRanges: budgetBit('under-10k'),
  plumbingRequired: true,
  count: 1,
  ...given,
});

const cells = [
  cell({ count: 1 }),
  cell({ status: 'planning', count: 2 }),
  cell({ projectType: 'residential', plumbingRequired: false, count: 4 }),
  cell({ county: 'Oldham County', budgetRanges: budgetBit('under-10k') | budgetBit('10k-50k'), count: 8 }),
  cell({ county: null, budgetRanges: 0, count: 16 }),
];
const any = { status: [], projectType: [] };

describe('the number of projects for each choice of a filter', () => {
  it('includes all projects if nothing is chosen; one that overlaps two ranges counts in both', () => {
    expect(facetsOf(cells, any)).toEqual({
      matching: 31,
      status: { 'bidding-open': 29, 'in-review': 0, 'in-progress': 0, planning: 2, completed: 0 },
      projectType: { residential: 4, commercial: 27, renovation: 0, 'new-construction': 0 },
      county: { 'Jefferson County': 7, 'Oldham County': 8, 'Bullitt County': 0, 'Spencer County': 0 },
      budgetRange: { 'under-10k': 15, '10k-50k': 8, '50k-100k': 0, '100k-plus': 0 },
    });
  });

  it.each([
    ['status', { status: ['planning' as const] }, 2, 'status', { 'bidding-open': 29, planning: 2 }],
    ['type', { projectType: ['residential' as const] }, 4, 'projectType', { residential: 4, commercial: 27 }],
    ['county', { county: 'Oldham County' as const }, 8, 'county', { 'Jefferson County': 7, 'Oldham County': 8 }],
    ['budget', { budgetRange: '10k-50k' as const }, 8, 'budgetRange', { 'under-10k': 15, '10k-50k': 8 }],
  ] as const)('the chosen %s narrows the others, not itself', (_, choice, matching, own, counts) => {
    const facets = facetsOf(cells, { ...any, ...choice } as Parameters<typeof facetsOf>[1]);
    expect(facets.matching).toBe(matching);
    expect(facets[own]).toMatchObject(counts);
    const others = (['status', 'projectType'] as const).filter((name) => name !== own);
    for (const name of others) expect(Object.values(facets[name]).reduce((one, two) => one + two)).toBe(matching);
  });

  it('adds up several statuses', () => {
    expect(facetsOf(cells, { ...any, status: ['planning', 'bidding-open'] }).matching).toBe(31);
  });

  it.each([
    [true, 27],
    [false, 31],
    [undefined, 31],
  ])('with plumbing %s is %i', (plumbing, count) => {
    const facets = facetsOf(cells, { ...any, ...(plumbing === undefined ? {} : { plumbing }) } as Parameters<
      typeof facetsOf
    >[1]);
    expect(facets.matching).toBe(count);
  });
});

it('each budget range has a bit', () => {
  expect([budgetBit('under-10k'), budgetBit('10k-50k'), budgetBit('50k-100k'), budgetBit('100k-plus')]).toEqual([
    1, 2, 4, 8,
  ]);
});
