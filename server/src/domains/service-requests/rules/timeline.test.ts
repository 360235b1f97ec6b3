import { describe, expect, it } from 'vitest';
import type { StoredEvent } from '../tables.ts';
import { historyOf } from './timeline.ts';

const told = (event: Pick<StoredEvent, 'type' | 'party'> & Partial<StoredEvent>): string | undefined => {
  const whole = { contractorId: 'ct_1', at: new Date('2026-12-03T15:00:00Z'), details: null, ...event };
  return historyOf([whole as StoredEvent], () => 'Beargrass Plumbing')[0]?.text;
};

describe('the history of a request', () => {
  it('says of each way to lose a job its own', () => {
    expect(told({ type: 'release', party: 'customer' })).toBe(
      'Beargrass Plumbing did not come, and the job is no longer theirs',
    );
    expect(told({ type: 'release', party: 'system' })).toBe(
      'Beargrass Plumbing could not reach you or heard that the job was not wanted, and the connection ended',
    );
  });

  it('says of each way to lose an appointment its own', () => {
    const unbook = (kind: string) => told({ type: 'unbook', party: 'contractor', details: { kind } });
    expect(unbook('customer-absent')).toBe('Beargrass Plumbing came and found nobody there');
    expect(unbook('cancel')).toBe('The appointment with Beargrass Plumbing was cancelled');
  });

  it('never says that a connection or a contractor was given back, as fees are', () => {
    for (const party of ['customer', 'system'] as const)
      expect(told({ type: 'release', party })).not.toContain('given back');
  });
});
