import { describe, expect, it } from 'vitest';
import { withDecisions } from './need-decisions.ts';
import type { ReadNeed } from './trade-reason.ts';

const read: ReadNeed = { need: 'yes', useful: true, confidence: 0.9, reason: 'New bath.' };
const facts = { trades: { plumbing: read, electrical: read, hvac: read }, plumbingRequired: true };

describe('what an operator has decided about a need', () => {
  it('wins over what was read, and other trades stay as they were', () => {
    const decided = withDecisions(facts, [{ trade: 'plumbing', need: 'no', reason: 'Paperwork only.' }]);
    expect(decided.trades.plumbing).toEqual({
      need: 'no',
      useful: false,
      confidence: 1,
      reason: 'Paperwork only.',
      isDecided: true,
    });
    expect(decided.trades.hvac).toBe(read);
    expect(decided.plumbingRequired).toBe(false);
  });

  it('of another trade doesn’t change whether a plumber is needed', () => {
    const decided = withDecisions(facts, [{ trade: 'hvac', need: 'likely', reason: 'A restaurant.' }]);
    expect(decided.plumbingRequired).toBe(true);
    expect(decided.trades.hvac).toMatchObject({ need: 'likely', useful: true });
  });

  it('also counts for a project whose trades nobody has read', () => {
    const decided = withDecisions({ trades: null, plumbingRequired: false }, [
      { trade: 'plumbing', need: 'likely', reason: 'A restaurant.' },
    ]);
    expect(decided).toMatchObject({
      plumbingRequired: true,
      trades: { electrical: { need: 'no', reason: 'Not read for this trade.' } },
    });
  });

  it('is nothing as long as nobody decides', () => {
    expect(withDecisions(facts, [])).toBe(facts);
  });
});
