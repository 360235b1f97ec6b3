import { describe, expect, it } from 'vitest';
import { tradeOf, workTypesOf } from './request-trade.ts';

describe('the trade of a request', () => {
  it.each([
    ['plumbing', 'plumbing'],
    ['hvac', 'hvac'],
    ['specific-project', 'construction'],
  ] as const)('of work type %s is %s, and the other way round', (workType, trade) => {
    expect(tradeOf({ workType })).toBe(trade);
    expect(workTypesOf([trade])).toEqual([workType]);
  });

  it('keeps the order of several', () => {
    expect(workTypesOf(['construction', 'electrical'])).toEqual(['specific-project', 'electrical']);
    expect(workTypesOf(['chimneys'])).toEqual(['chimneys']);
  });
});
