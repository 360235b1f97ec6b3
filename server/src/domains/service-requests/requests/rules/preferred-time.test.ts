import type { TimeSlot } from '@plumbline/contract/domains/service-requests/time-slot.ts';
import { describe, expect, it } from 'vitest';
import { hasGoneBy } from './preferred-time.ts';

const goneBy = (preferredTimeSlot: TimeSlot, moment: string, timeZone = 'America/Kentucky/Louisville') =>
  hasGoneBy({ preferredDate: '2026-12-03', preferredTimeSlot, timeZone }, new Date(moment));

describe('a preferred time has gone by', () => {
  it.each([
    ['morning', '2026-12-03T16:59:59Z', '2026-12-03T17:00:00Z'],
    ['afternoon', '2026-12-03T21:59:59Z', '2026-12-03T22:00:00Z'],
    ['evening', '2026-12-04T00:59:59Z', '2026-12-04T01:00:00Z'],
    ['anytime', '2026-12-04T04:59:59Z', '2026-12-04T05:00:00Z'],
  ] as const)('when its %s is over on the clocks of the job', (slot, before, after) => {
    expect(goneBy(slot, before)).toBe(false);
    expect(goneBy(slot, after)).toBe(true);
  });

  it('later where clocks are behind', () => {
    expect(goneBy('morning', '2026-12-03T17:00:00Z', 'America/Chicago')).toBe(false);
    expect(goneBy('morning', '2026-12-03T18:00:00Z', 'America/Chicago')).toBe(true);
  });
});
