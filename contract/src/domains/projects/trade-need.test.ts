import { expect, it } from 'vitest';
import { strongerNeed, type TradeNeed } from './trade-need.ts';

const need = (given: Partial<TradeNeed>): TradeNeed => ({
  need: 'no',
  useful: false,
  confidence: 0.9,
  reason: 'Roof only: no plumbing.',
  ...given,
});

it('the stronger of two needs counts, whichever comes first', () => {
  const sure = need({ need: 'yes', useful: true, reason: 'Water heater replacement.' });
  const likely = need({ need: 'likely', useful: true, confidence: 1 });
  expect(strongerNeed(sure, likely)).toBe(sure);
  expect(strongerNeed(likely, sure)).toBe(sure);
});

it('of equal needs the useful one counts, then the surer one, then the first', () => {
  const useful = need({ need: 'yes', useful: true, confidence: 0.5 });
  const useless = need({ need: 'yes', confidence: 1 });
  expect(strongerNeed(useless, useful)).toBe(useful);
  expect(strongerNeed(useful, need({ need: 'yes', useful: true, confidence: 0.7 })).confidence).toBe(0.7);
  expect(strongerNeed(useful, { ...useful })).toBe(useful);
});
