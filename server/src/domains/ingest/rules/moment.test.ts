import { describe, expect, it } from 'vitest';
import { readDeadline, readMoment } from './moment.ts';

const local = { zone: 'America/New_York', bare: 'local' } as const;
const utc = { zone: 'America/New_York', bare: 'utc' } as const;

describe('a moment', () => {
  it.each([
    ['10/21/2026 01:30 PM ET', '2026-10-21T17:30:00.000Z'],
    ['10/20/2026 12:00 PM ET', '2026-10-20T16:00:00.000Z'],
    ['10/29/2026 3:00 PM', '2026-10-29T19:00:00.000Z'],
    ['11/12/2026 4:00 PM', '2026-11-12T21:00:00.000Z'],
    ['11/12/2026 4:00 PM CST', '2026-11-12T22:00:00.000Z'],
    ['2026-03-02T16:00:00-05:00', '2026-03-02T21:00:00.000Z'],
    ['2026-02-10T10:00:00+09:00', '2026-02-10T01:00:00.000Z'],
    ['2019-03-22T14:35:59.000', '2019-03-22T18:35:59.000Z'],
    ['2026-10-08T14:00:00Z', '2026-10-08T14:00:00.000Z'],
    ['Thu, 08 Oct 2026 14:00:00 +0000', '2026-10-08T14:00:00.000Z'],
    ['Thu, 08 Oct 2026 14:00:00 GMT', '2026-10-08T14:00:00.000Z'],
    ['October 21, 2026 at 1:30 p.m. EDT', '2026-10-21T17:30:00.000Z'],
    ['Oct 2nd 2026, 4:30 PM EDT', '2026-10-02T20:30:00.000Z'],
    ['10/21/2026 2 PM', '2026-10-21T18:00:00.000Z'],
    [1791307800000, '2026-10-06T17:30:00.000Z'],
    ['1791307800000', '2026-10-06T17:30:00.000Z'],
  ])('%j is %s', (value, iso) => {
    expect(readMoment(value, local)).toMatchObject({ hasTime: true });
    expect(readMoment(value, local)?.at.toISOString()).toBe(iso);
  });

  it('is UTC where the source means UTC without saying so, and keeps the zone of the place', () => {
    expect(readMoment('2026-10-14 19:00:00', utc)).toEqual({
      at: new Date('2026-10-14T19:00:00Z'),
      zone: 'America/New_York',
      hasTime: true,
    });
  });

  it.each([
    // Epoch at local midnight, in summer and in winter, and at midnight in Greenwich.
    [1790222400000, '2026-09-24T04:00:00.000Z'],
    [Date.UTC(2026, 11, 24, 5), '2026-12-24T05:00:00.000Z'],
    [Date.UTC(2026, 7, 10), '2026-08-10T04:00:00.000Z'],
    ['2020-03-10T00:00:00.000', '2020-03-10T04:00:00.000Z'],
    ['2018-12-17', '2018-12-17T05:00:00.000Z'],
    ['06/25/2007', '2007-06-25T04:00:00.000Z'],
    ['6/5/26', '2026-06-05T04:00:00.000Z'],
    ['20260605', '2026-06-05T04:00:00.000Z'],
    ['October 21, 2026', '2026-10-21T04:00:00.000Z'],
    ['21 October 2026', '2026-10-21T04:00:00.000Z'],
  ])('%j is a day, which begins at %s', (value, iso) => {
    expect(readMoment(value, local)).toMatchObject({ hasTime: false });
    expect(readMoment(value, local)?.at.toISOString()).toBe(iso);
  });

  it.each([
    '',
    'Upon Contract',
    '13/45/2026',
    '02/30/2026',
    '0001-01-01T00:00:00',
    '9999-12-31',
    '10/21/2026 25:00',
    '10/21/2026 noonish',
    '10/21/2026 3:00 PM XYZ',
    0,
    -1,
    12,
    Number.NaN,
    null,
    {},
    'x'.repeat(10_000),
  ])('%j is none', (value) => {
    expect(readMoment(value, local)).toBeNull();
  });
});

describe('a deadline', () => {
  it.each([
    ['10/21/2026 01:30 PM ET', { at: '2026-10-21T17:30:00.000Z', zone: 'America/New_York' }],
    ['11/12/2026 4:00 PM CT', { at: '2026-11-12T22:00:00.000Z', zone: 'America/Chicago' }],
    ['10/21/2026', { text: 'October 21, 2026' }],
    [1790222400000, { text: 'September 24, 2026' }],
    ['Upon Contract', { text: 'Upon Contract' }],
    ['<b>Open</b> until\u202e filled', { text: 'Open until filled' }],
    ['', null],
    ['N/A', null],
    ['TBD', null],
    ['--', null],
    [null, null],
  ])('%j is %j', (value, deadline) => {
    expect(readDeadline(value, local)).toEqual(deadline);
  });
});
