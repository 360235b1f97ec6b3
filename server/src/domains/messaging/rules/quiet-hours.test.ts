import { Settings } from 'luxon';
import { afterEach, describe, expect, it } from 'vitest';
import { morningAfter } from './quiet-hours.ts';

const LOUISVILLE = 'America/Kentucky/Louisville';
const PADUCAH = 'America/Chicago';

describe('quiet hours', () => {
  it.each([
    // local time, moment, time zone, end of the night
    ['8:00 AM', '2026-12-01T13:00:00Z', LOUISVILLE, null],
    ['8:59 PM', '2026-12-02T01:59:59Z', LOUISVILLE, null],
    ['9:00 PM', '2026-12-02T02:00:00Z', LOUISVILLE, '2026-12-02T13:00:00.000Z'],
    ['7:59 AM', '2026-12-02T12:59:59Z', LOUISVILLE, '2026-12-02T13:00:00.000Z'],
    ['midnight', '2026-12-02T05:00:00Z', LOUISVILLE, '2026-12-02T13:00:00.000Z'],
    ['8:00 PM an hour further west', '2026-12-02T02:00:00Z', PADUCAH, null],
    ['7:00 AM an hour further west', '2026-12-02T13:00:00Z', PADUCAH, '2026-12-02T14:00:00.000Z'],
    ['11 PM before clocks go forward', '2027-03-14T04:00:00Z', LOUISVILLE, '2027-03-14T12:00:00.000Z'],
    ['11 PM before clocks go back', '2026-11-01T03:00:00Z', LOUISVILLE, '2026-11-01T13:00:00.000Z'],
    ['in no zone that we know', '2026-12-02T03:00:00Z', 'Atlantis/Harbor', '2026-12-02T08:00:00.000Z'],
  ])('at %s', (_what, moment, zone, end) => {
    expect(morningAfter(new Date(moment), zone)?.toISOString() ?? null).toBe(end);
  });

  const machine = Settings.defaultZone;
  afterEach(() => {
    Settings.defaultZone = machine;
  });

  it.each(['Asia/Tokyo', 'utc'])('are not those of the machine, which is in %s', (here) => {
    Settings.defaultZone = here;
    expect(morningAfter(new Date('2026-12-02T03:00:00Z'), 'Atlantis/Harbor')).toEqual(new Date('2026-12-02T08:00:00Z'));
    expect(morningAfter(new Date('2026-12-02T01:00:00Z'), LOUISVILLE)).toBeNull();
  });
});
