import { expect, it } from 'vitest';
import { type ReadNeed, tradesIn } from './trade-reason.ts';

const earlier: ReadNeed = { need: 'no', useful: false, confidence: 0.9, reason: 'Deck only: no plumbing.' };
const told: ReadNeed = { ...earlier, reasons: { en: 'Deck only: no plumbing.', es: 'Solo deck: sin plomería.' } };
const trades = { plumbing: told, electrical: told, hvac: earlier };

it('tells reasons in one language, and those that an earlier release has read in English', () => {
  expect(tradesIn(trades, 'es')).toEqual({
    plumbing: { ...earlier, reason: 'Solo deck: sin plomería.' },
    electrical: { ...earlier, reason: 'Solo deck: sin plomería.' },
    hvac: earlier,
  });
  expect(tradesIn(trades, 'en')).toEqual({ plumbing: earlier, electrical: earlier, hvac: earlier });
});
