import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decideJobReport,
  JOB_REPORT_RULES,
  type JobReportEvent,
  type JobReportStatus,
  jobReportStatus,
} from './job-report.ts';

const objectUntil = new Date('2026-12-04T15:00:00Z');
const before = new Date('2026-12-02T15:00:00Z');
const after = new Date('2026-12-04T15:00:01Z');
const report = { status: 'open', byParty: 'customer', objectUntil } as const;
const EVENTS = Object.keys(JOB_REPORT_RULES) as JobReportEvent[];
const PARTIES = ['contractor', 'customer', 'operator', 'system'] as const;

describe('a report about the other side', () => {
  it.each([
    ['object', 'contractor', 'open', 'objected'],
    ['refute', 'system', 'open', 'overturned'],
    ['uphold', 'operator', 'objected', 'stands'],
    ['overturn', 'operator', 'objected', 'overturned'],
    ['drop', 'system', 'open', 'void'],
    ['drop', 'system', 'objected', 'void'],
  ] as const)('%s by the %s while it is %s: %s', (event, party, status, to) => {
    expect(decideJobReport({ ...report, status }, event, party, before)).toEqual({ ok: true, to });
  });

  it('is objected to by the other side alone, until the last moment and not after it', () => {
    expect(decideJobReport(report, 'object', 'customer', before)).toEqual({ ok: false, refusal: 'wrong-party' });
    expect(decideJobReport(report, 'object', 'contractor', objectUntil)).toEqual({ ok: true, to: 'objected' });
    expect(decideJobReport(report, 'object', 'contractor', after)).toEqual({ ok: false, refusal: 'too-late' });
    expect(decideJobReport({ ...report, byParty: 'contractor' }, 'object', 'customer', before).ok).toBe(true);
  });

  it('stands if nobody objects in time', () => {
    expect(jobReportStatus(report, objectUntil)).toBe('open');
    expect(jobReportStatus(report, after)).toBe('stands');
    expect(jobReportStatus({ ...report, status: 'objected' }, after)).toBe('objected');
  });

  it('is not decided before there is an objection, and only once', () => {
    expect(decideJobReport(report, 'uphold', 'operator', before)).toEqual({ ok: false, refusal: 'not-yet' });
    expect(decideJobReport({ ...report, status: 'stands' }, 'overturn', 'operator', before).ok).toBe(false);
  });

  it('ends in one of three ways, whatever is tried in whatever order', () => {
    const tries = fc.array(fc.tuple(fc.constantFrom(...EVENTS), fc.constantFrom(...PARTIES), fc.boolean()));
    fc.assert(
      fc.property(tries, (attempts) => {
        let status: JobReportStatus = 'open';
        let ended: JobReportStatus | null = null;
        for (const [event, party, isLate] of attempts) {
          const decision = decideJobReport({ ...report, status }, event, party, isLate ? after : before);
          if (decision.ok) status = decision.to;
          expect(ended ?? status).toBe(status);
          if (['stands', 'overturned', 'void'].includes(status)) ended = status;
        }
      }),
    );
  });
});
