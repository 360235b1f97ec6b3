import { describe, expect, it } from 'vitest';
import { sourceDates } from './source-dates.ts';
import { PermitMapping } from './source-mapping.ts';

const mapping = (given: object = {}) => PermitMapping.parse(given);
const rows = (...values: unknown[]) => values.map((listedAt, id) => ({ id, listedAt, deadline: listedAt }));
const NOW = new Date('2026-11-20T12:00:00Z');

describe('the listing date of a row', () => {
  it('is its day at the source and the first moment of that day there', () => {
    const dates = sourceDates(mapping({ zone: 'America/Denver' }), []);
    expect(dates.listed('2026-06-30')).toEqual({ listedAt: '2026-06-30T06:00:00.000Z', listedOn: '2026-06-30' });
    expect(dates.listed('2026-06')).toEqual({ listedAt: '2026-06-01T06:00:00.000Z', listedOn: '2026-06' });
    expect(dates.listed('N/A')).toEqual({ listedAt: null, listedOn: null });
  });

  it('is never more than two days ahead, whereas a deadline may be', () => {
    const dates = sourceDates(mapping(), [], NOW);
    expect(dates.listed('2026-11-22').listedOn).toBe('2026-11-22');
    expect(dates.listed('2026-11-22T12:00:00Z').listedOn).toBe('2026-11-22');
    expect(dates.listed('2026-11-22T12:00:01Z').listedOn).toBeNull();
    expect(dates.listed('2026-11-23')).toEqual({ listedAt: null, listedOn: null });
    expect(dates.listed('08/30/2029')).toEqual({ listedAt: null, listedOn: null });
    expect(dates.deadline('08/30/2029')).toEqual({ text: 'August 30, 2029' });
  });

  it('is decided by the whole column if one row alone is ambiguous', () => {
    expect(sourceDates(mapping(), rows('05/06/2015')).listed('05/06/2015').listedOn).toBe('2015-05-06');
    const dates = sourceDates(mapping(), rows('05/06/2015', '28/06/2015'));
    expect(dates.listed('05/06/2015').listedOn).toBe('2015-06-05');
    expect(dates.deadline('05/06/2015')).toEqual({ text: 'June 5, 2015' });
  });

  it('is decided by the format of the column before anything else', () => {
    const given = mapping({ dateFormats: { listedAt: 'DD/MM/YYYY' } });
    const dates = sourceDates(given, rows('05/06/2015', '05/28/2015'));
    expect(dates.listed('05/06/2015').listedOn).toBe('2015-06-05');
    expect(dates.deadline('05/06/2015')).toEqual({ text: 'May 6, 2015' });
  });

  it('is in the source’s local time if its times cannot be UTC', () => {
    const times = ['08', '09', '10', '11', '12', '01', '02'].map((hour) => `2015-04-06T${hour}:12:49+00:00`);
    const dates = sourceDates(mapping({ zone: 'America/Denver' }), rows(...times));
    expect(dates.listed(times[5])).toEqual({ listedAt: '2015-04-06T07:12:49.000Z', listedOn: '2015-04-06' });
    const asTold = sourceDates(mapping({ zone: 'America/Denver', dates: 'utc' }), rows(...times));
    expect(asTold.listed(times[5]).listedAt).toBe('2015-04-06T01:12:49.000Z');
  });
});

it('a deadline at midnight in a zone is that moment', () => {
  const midnight = '2026-10-22T00:00:00-04:00';
  const dates = sourceDates(mapping(), []);
  expect(dates.deadline(midnight)).toEqual({ at: '2026-10-22T04:00:00.000Z', zone: 'America/New_York' });
});

describe('a format in a mapping', () => {
  it.each([
    [{ listedAt: 'MM.YYYY.XX' }],
    [{ listedAt: ['DD/MM/YYYY', 'whatever'] }],
    [{ listedAt: [] }],
    [{ issued: 'DD/MM/YYYY' }],
  ])('%j is rejected', (dateFormats) => {
    expect(PermitMapping.safeParse({ dateFormats }).success).toBe(false);
  });

  it('that is wrong is reported with a correct example', () => {
    const { error } = PermitMapping.safeParse({ dateFormats: { listedAt: 'DD/MM' } });
    expect(error?.issues.map(({ message }) => message).join()).toContain("such as 'DD/MM/YYYY'");
  });
});
