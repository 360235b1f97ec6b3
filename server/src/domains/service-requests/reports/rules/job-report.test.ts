import { DECISION_DAYS } from '@plumbline/contract/domains/service-requests/report-clock.ts';
import { describe, expect, it } from 'vitest';
import type { StoredJobReport } from '../../tables.ts';
import { decideBy, eventsOfDay, isRefutedByRecord, jobReportView, notAgreedUntil, objectUntil } from './job-report.ts';

const ZONE = 'America/Kentucky/Louisville';
const aboutAt = new Date('2026-12-03T19:00:00Z');
const now = new Date('2026-12-03T20:00:00Z');
const report = (given: Partial<StoredJobReport> = {}): StoredJobReport => ({
  id: 'jr_1' as never,
  requestId: 'sr_1' as never,
  referralId: 'rf_1' as never,
  kind: 'customer-absent',
  byParty: 'contractor',
  aboutAt,
  message: 'I rang twice at Ana’s',
  reportedAt: now,
  objectUntil: objectUntil(now),
  objection: null,
  decideBy: null,
  status: 'open',
  decidedBy: null,
  decidedAt: null,
  ...given,
});

describe('the days of an operator', () => {
  it.each([
    ['on a Thursday, until Monday', '2026-12-03T20:00:00Z', '2026-12-07T20:00:00.000Z'],
    ['on a Saturday, until Tuesday', '2026-12-05T20:00:00Z', '2026-12-08T20:00:00.000Z'],
    ['before Thanksgiving, until Monday', '2026-11-25T20:00:00Z', '2026-11-30T20:00:00.000Z'],
    [
      'across the change of the clocks, at the same time of the day',
      '2026-10-30T20:00:00Z',
      '2026-11-03T21:00:00.000Z',
    ],
  ])(`are ${DECISION_DAYS} working days: %s`, (_says, objected, until) => {
    expect(decideBy(new Date(objected), ZONE).toISOString()).toBe(until);
  });
});

describe('the record of the day', () => {
  const start = { type: 'start', at: new Date('2026-12-03T23:30:00Z'), referralId: 'rf_1' as never };

  it('decides against a contractor who started the work on the day on which nobody was there', () => {
    expect(isRefutedByRecord(report(), [start], ZONE)).toBe(true);
  });

  it('decides nothing by another day, another contractor or another kind of report', () => {
    expect(isRefutedByRecord(report(), [{ ...start, at: new Date('2026-12-04T15:00:00Z') }], ZONE)).toBe(false);
    expect(isRefutedByRecord(report(), [{ ...start, referralId: 'rf_2' as never }], ZONE)).toBe(false);
    expect(isRefutedByRecord(report({ kind: 'contractor-absent', byParty: 'customer' }), [start], ZONE)).toBe(false);
    expect(isRefutedByRecord(report(), [], ZONE)).toBe(false);
  });

  it('is that of the job’s day, not of Greenwich’s', () => {
    const late = { at: new Date('2026-12-04T02:00:00Z') };
    expect(eventsOfDay([late, { at: new Date('2026-12-04T06:00:00Z') }], aboutAt, ZONE)).toEqual([late]);
  });
});

describe('that it wasn’t the work agreed', () => {
  const completed = { status: 'completed', completedAt: aboutAt } as const;
  const settled = { id: 'rf_1' as never, status: 'settled' } as const;

  it('can be said by each side once for a completion, for fourteen days', () => {
    const until = new Date('2026-12-17T19:00:00Z');
    expect(notAgreedUntil(completed, settled, [], 'customer', until)).toEqual(until);
    expect(notAgreedUntil(completed, settled, [], 'customer', new Date(until.getTime() + 1))).toBeNull();
    const said = [report({ kind: 'not-agreed', byParty: 'customer' })];
    expect(notAgreedUntil(completed, settled, said, 'customer', now)).toBeNull();
    expect(notAgreedUntil(completed, settled, said, 'contractor', now)).toEqual(until);
  });

  it('can’t be said of work that isn’t completed, or by a contractor without the job', () => {
    expect(notAgreedUntil({ status: 'in-progress', completedAt: null }, settled, [], 'customer', now)).toBeNull();
    expect(notAgreedUntil(completed, { ...settled, status: 'released' }, [], 'contractor', now)).toBeNull();
  });
});

describe('a report as a side sees it', () => {
  const hide = () => '…';

  it('offers the objection to the other side alone, as long as it can be made', () => {
    expect(jobReportView(report(), 'customer', now, hide).objectUntil).toBe(objectUntil(now).toISOString());
    expect(jobReportView(report(), 'contractor', now, hide).objectUntil).toBeNull();
    const later = new Date(objectUntil(now).getTime() + 1);
    expect(jobReportView(report(), 'customer', later, hide)).toMatchObject({ status: 'stands', objectUntil: null });
  });

  it('hides from a side what it may not know, and never its own words', () => {
    const objected = report({ objection: 'I was at home', status: 'objected', decideBy: now });
    expect(jobReportView(objected, 'contractor', now, hide)).toMatchObject({
      message: 'I rang twice at Ana’s',
      objection: '…',
      decideBy: now.toISOString(),
    });
    expect(jobReportView(objected, 'customer', now, hide)).toMatchObject({ message: '…', objection: 'I was at home' });
  });
});
