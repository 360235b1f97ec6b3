import { describe, expect, it } from 'vitest';
import { parseDateFormat } from './date-format.ts';
import { readMoment } from './moment.ts';

const local = { zone: 'America/New_York', bare: 'local' } as const;

describe('a format', () => {
  const read = (value: unknown, ...formats: string[]) =>
    readMoment(value, { ...local, formats: formats.flatMap((format) => parseDateFormat(format) ?? []) })?.on ?? null;

  it.each([
    ['05/06/2015', 'DD/MM/YYYY', '2015-06-05'],
    ['05/06/2015', 'dd/MM/yyyy', '2015-06-05'],
    ['5/6/15', 'D/M/YY', '2015-06-05'],
    ['5-6-2015 14:30', 'DD/MM/YYYY HH:mm', '2015-06-05'],
    ['15-06-05', 'YY-MM-DD', '2015-06-05'],
    ['150605', 'YYMMDD', '2015-06-05'],
    ['050615', 'DDMMYY', '2015-06-05'],
    ['05062015', 'DDMMYYYY', '2015-06-05'],
    ['2015/05/06', 'YYYY/DD/MM', '2015-06-05'],
    ['15-Jun-05', 'YY-MMM-DD', '2015-06-05'],
    ['June 5 2015', 'MMMM D YYYY', '2015-06-05'],
    ['06/15', 'MM/YY', '2015-06'],
    ['09/06/2015', 'DD/MM/YYYY', '2015-06-09'],
    ['05/06/2015T10:00', 'DD/MM/YYYY', '2015-06-05'],
    ['05/06/2015', ' DD/MM/YYYY ', '2015-06-05'],
    ['1506', 'YYMM', '2015-06'],
    [42160, 'excel', '2015-06-05'],
    [73_415, 'excel', '2100-12-31'],
    [1433476800, 'seconds', '2015-06-05'],
    [500000000, 'seconds', '1985-11-04'],
    ['75600000000', 'milliseconds', '1972-05-25'],
  ])('%j as %s is %s', (value, format, day) => {
    expect(read(value, format)).toBe(day);
  });

  it("leaves dates that don't match it to the usual parsing, and can be one of several", () => {
    expect(read('2015-06-05', 'DD/MM/YYYY')).toBe('2015-06-05');
    expect(read('N/A', 'DD/MM/YYYY')).toBeNull();
    expect(read('31/02/2015', 'DD/MM/YYYY')).toBeNull();
    // A separator or a digit is missing.
    expect(read('05.06.2015', 'DD.MM.YYYY.')).toBe('2015-05-06');
    expect(read('126/2015', 'DDMM/YYYY')).toBeNull();
    expect(read('Jun5 2015', 'MMMDD YYYY')).toBeNull();
    expect(read('150605', 'DD/MM/YYYY', 'YYMMDD')).toBe('2015-06-05');
    expect(read('05/06/2015', 'DD/MM/YYYY', 'YYMMDD')).toBe('2015-06-05');
  });

  it.each([
    '',
    'DD/MM',
    'MM',
    'YYYY',
    'DD/MM/YYY',
    'DD/DD/MM/YYYY',
    'DD/MM/YYYY/MM',
    'iso',
    'DD|MM|YYYY',
    'HH:mm',
    'x',
  ])('%j is not one', (format) => {
    expect(parseDateFormat(format)).toBeNull();
  });
});
