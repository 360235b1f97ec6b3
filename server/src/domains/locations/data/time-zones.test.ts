import { describe, expect, it } from 'vitest';
import { placeByZip } from './places.ts';
import { timeZoneAt } from './time-zones.ts';
import { usPlaces } from './us-places.ts';

const clockOf = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en-US', { timeZone: timeZone ?? 'none', timeZoneName: 'short' })
    .formatToParts(new Date('2026-07-01T12:00:00Z'))
    .find((part) => part.type === 'timeZoneName')?.value;

describe('the time zone of a place', () => {
  it.each([
    ['Louisville, KY', '40202', 'America/Kentucky/Louisville'],
    ['Paducah, KY', '42001', 'America/Chicago'],
    ['Jeffersonville, IN', '47130', 'America/Kentucky/Louisville'],
    ['Evansville, IN', '47708', 'America/Chicago'],
    ['Palestine, IL, beside Indiana', '62451', 'America/Chicago'],
    ['Needles, CA, beside Arizona', '92363', 'America/Los_Angeles'],
    ['Roma, TX, beside Mexico', '78584', 'America/Chicago'],
    ['Eastport, ME, beside Canada', '04631', 'America/New_York'],
    ['Phoenix, AZ', '85003', 'America/Phoenix'],
    ['Pago Pago', '96799', 'Pacific/Pago_Pago'],
  ])('is correct in %s', (_, zip, timeZone) => {
    expect(placeByZip(zip)?.timeZone).toBe(timeZone);
  });

  it('is a US zone for every ZIP code', () => {
    const zones = new Set([...usPlaces().zips.keys()].map((zip) => placeByZip(zip)?.timeZone));
    const foreign = [...zones].filter((zone) => !/^(?:America|Pacific)\//.test(zone ?? ''));
    expect(foreign).toEqual([]);
    for (const abroad of ['Toronto', 'Winnipeg', 'Matamoros', 'Tijuana', 'Moncton', 'Vancouver']) {
      expect(zones).not.toContain(`America/${abroad}`);
    }
  });

  it('distinguishes Kentucky’s two zones by the point alone', () => {
    expect(clockOf(timeZoneAt(38.2527, -85.7585))).toBe('EDT');
    expect(clockOf(timeZoneAt(37.0834, -88.6))).toBe('CDT');
  });
});
