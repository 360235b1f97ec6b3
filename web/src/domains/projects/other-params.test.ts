import { ProjectType } from '@plumbline/contract/domains/projects/project.ts';
import { ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import { ProjectTrade, TradeNeed } from '@plumbline/contract/domains/projects/trade-need.ts';
import { describe, expect, it } from 'vitest';
import { choicesOf, filterOf, paramsOf } from './filter-of.ts';
import { moreIn, needs, otherNames, trades, types } from './other-params.ts';

const given = {
  near: '40206',
  within: '5',
  zip: '40202',
  days: '30',
  source: 'metro',
  trade: 'hvac',
  need: 'likely,yes',
  builder: 'named',
  valueFrom: '$250,000',
  valueTo: '900000',
  notType: 'renovation,new-construction',
  notSource: 'metro,oldham',
  notBelow: '5000',
  needFrom: 'yes',
};

describe('the other choices in an address', () => {
  it('are those of the contract, and say the same to the server', () => {
    expect(needs).toEqual(TradeNeed.shape.need.options);
    expect(types).toEqual(ProjectType.options);
    expect([...trades].sort()).toEqual([...ProjectTrade.options].sort());
    const filter = filterOf(moreIn(given));
    expect(ProjectFilter.parse(paramsOf(filter))).toEqual(filter);
    expect(filter).toMatchObject({ within: 5, days: 30, need: ['yes', 'likely'], valueFrom: 250_000 });
    expect(Object.keys(filter)).toEqual(expect.arrayContaining([...otherNames]));
    expect(choicesOf(filter)).toBe(13);
  });

  it('are left out if they are none, or say nothing alone', () => {
    const junk = {
      zip: '4020',
      days: 'x',
      source: '<b>',
      trade: 'plumbing',
      need: 'maybe',
      builder: 'bob',
      valueTo: '-1',
      notType: 'castle',
      notSource: '<b>',
      needFrom: 'no',
    };
    expect(moreIn({ ...junk, within: '10' })).toEqual({});
  });
});
