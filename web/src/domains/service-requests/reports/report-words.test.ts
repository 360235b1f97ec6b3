import { describe, expect, it } from 'vitest';
import { aboutWords, reportTitle, standingWords } from './report-words.ts';

const customer = { viewer: 'customer', companyName: 'Falls City Drain', timeZone: 'America/New_York' } as const;
const contractor = { viewer: 'contractor', companyName: null, timeZone: 'America/New_York' } as const;

describe('a report', () => {
  it('says who has reported what, to each side in its own words', () => {
    const absent = { kind: 'contractor-absent', by: 'customer' } as const;
    expect(reportTitle(absent, customer)).toBe('You reported that Falls City Drain did not come');
    expect(reportTitle(absent, contractor)).toBe('The customer reported that you did not come');
    const agreed = { kind: 'not-agreed', by: 'contractor' } as const;
    expect(reportTitle(agreed, customer)).toBe('Falls City Drain reported that it is not the work agreed');
    expect(reportTitle(agreed, contractor)).toBe('You reported that it is not the work agreed');
  });

  it('names the visit or the completion on the clocks of the job', () => {
    const aboutAt = '2026-12-03T19:00:00Z';
    expect(aboutWords({ kind: 'customer-absent', aboutAt }, customer)).toBe('Visit on Thu, Dec 3, 2:00 PM EST');
    expect(aboutWords({ kind: 'not-agreed', aboutAt }, customer)).toBe('Completed on Thu, Dec 3, 2:00 PM EST');
  });

  it('says what can be done, or how it ended', () => {
    const standing = { status: 'open', objectUntil: null, decideBy: null, decidedBy: null } as const;
    const says = (given: object) => standingWords({ ...standing, ...given }, customer);
    expect(says({})).toBe('The other side can object. Without an objection, it counts.');
    expect(says({ objectUntil: '2026-12-06T19:00:00Z' })).toBe('You can object until Sun, Dec 6, 2:00 PM EST.');
    expect(says({ status: 'objected', decideBy: '2026-12-07T19:00:00Z' })).toContain('by Mon, Dec 7, 2:00 PM EST');
    expect(says({ status: 'stands' })).toBe('Nobody objected in time, so it counts.');
    expect(says({ status: 'overturned', decidedBy: 'record' })).toContain('The record of the day');
    expect(says({ status: 'overturned', decidedBy: 'operator' })).toBe('An operator decided: it does not count.');
    expect(says({ status: 'void' })).toContain('reopened');
  });
});
