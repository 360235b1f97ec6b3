import { describe, expect, it } from 'vitest';
import { deadlineOf } from './due-date.ts';
import { readMoment } from './moment.ts';

const local = { zone: 'America/New_York', bare: 'local' } as const;

describe('a deadline', () => {
  it.each([
    ['10/21/2026 01:30 PM ET', { at: '2026-10-21T17:30:00.000Z', zone: 'America/New_York' }],
    ['11/12/2026 4:00 PM CT', { at: '2026-11-12T22:00:00.000Z', zone: 'America/Chicago' }],
    ['2026-10-22T00:00:00-04:00', { at: '2026-10-22T04:00:00.000Z', zone: 'America/New_York' }],
    ['10/21/2026', { text: 'October 21, 2026' }],
    ['10/21/2026 00:00', { text: 'October 21, 2026' }],
    ['2026-11', { text: 'November 2026' }],
    [1790222400000, { text: 'September 24, 2026' }],
    ['Upon Contract', { text: 'Upon Contract' }],
    ['<b>Open</b> until\u202e filled', { text: 'Open until filled' }],
    ['', null],
    ['N/A', null],
    ['TBD', null],
    [12, null],
    ['--', null],
    [null, null],
  ])('%j is %j', (value, deadline) => {
    expect(deadlineOf(value, readMoment(value, { ...local, isDeadline: true }))).toEqual(deadline);
  });
});
