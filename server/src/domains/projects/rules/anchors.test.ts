import { describe, expect, it } from 'vitest';
import { filterAnchors } from './anchors.ts';
import { circleAround } from './around-place.ts';

const louisville = { latitude: 38.2527, longitude: -85.7585 };

describe('the anchors of a filter', () => {
  it('join its place with each status that it names', () => {
    expect(filterAnchors({ status: ['bidding-open', 'planning'], county: 'Bullitt County' }, null)).toEqual([
      'county:Bullitt County|bidding-open',
      'county:Bullitt County|planning',
    ]);
  });

  it('use a ZIP code before anything else, and a source only without a place', () => {
    expect(filterAnchors({ status: [], zip: '40206', county: 'Jefferson County' }, null)).toEqual(['zip:40206|*']);
    expect(filterAnchors({ status: [], source: 'metro' as never }, null)).toEqual(['source:metro|*']);
    expect(filterAnchors({ status: [] }, null)).toEqual(['all|*']);
  });

  it('are the few cells of a small circle', () => {
    const near = filterAnchors({ status: [] }, circleAround(louisville, 10));
    expect(near.length).toBeGreaterThan(1);
    expect(near.length).toBeLessThan(20);
    expect(near[0]).toMatch(/^cell:\d+:\d+\|\*$/);
  });

  it('leave a circle of half a continent to its other choices', () => {
    expect(filterAnchors({ status: [], county: 'Oldham County' }, circleAround(louisville, 200))).toEqual([
      'county:Oldham County|*',
    ]);
  });
});
