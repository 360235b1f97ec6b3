import { expect, it } from 'vitest';
import { needOf } from './need-of.ts';

const told = { need: 'yes', useful: true, confidence: 0.9, reason: 'Water heater replacement.' } as const;

it('a need comes with its reason, and says when an operator has decided it', () => {
  const trades = { plumbing: told, electrical: { ...told, need: 'no', isDecided: true }, hvac: told } as const;
  expect(needOf({ trades, plumbingRequired: true }, 'plumbing')).toEqual({
    need: 'yes',
    reason: 'Water heater replacement.',
    isDecided: false,
  });
  expect(needOf({ trades, plumbingRequired: true }, 'electrical')).toMatchObject({ need: 'no', isDecided: true });
});

it('without reasons, the words of the listing decide, but not for sure', () => {
  expect(needOf({ trades: null, plumbingRequired: true }, 'plumbing').need).toBe('likely');
  expect(needOf({ trades: null, plumbingRequired: false }, 'plumbing').need).toBe('no');
});
