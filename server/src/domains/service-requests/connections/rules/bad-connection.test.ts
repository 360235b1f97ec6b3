import {
  REPORT_ANSWER_HOURS,
  REPORT_DAYS,
  ReportStatus,
} from '@plumbline/contract/domains/service-requests/connection.ts';
import { REFERRAL_STATUSES, REQUEST_STATUSES } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { describe, expect, it } from 'vitest';
import { storedReferral, storedReport } from '../../testing/stored.ts';
import { customerAnswerBy, hasWorkBegun, reportUntil, reportView } from './bad-connection.ts';

const settledAt = new Date('2026-12-01T15:00:00Z');
const later = (hours: number, milliseconds = 0) => new Date(settledAt.getTime() + hours * 3_600_000 + milliseconds);
const settled = storedReferral({ status: 'settled', settledAt });
const END = REPORT_DAYS * 24;

describe('a connection can be reported as bad', () => {
  it('until its days are over, to the millisecond', () => {
    expect(reportUntil(settled, 'contractor-selected', settledAt)).toEqual(later(END));
    expect(reportUntil(settled, 'contractor-selected', later(END, -1))).toEqual(later(END));
    expect(reportUntil(settled, 'contractor-selected', later(END))).toBeNull();
  });

  it('while it is made and the work has not begun', () => {
    const open = REQUEST_STATUSES.filter((status) => reportUntil(settled, status, settledAt) !== null);
    expect(open).toEqual(['contractor-selected', 'scheduled']);
  });

  it('only where the fee is settled', () => {
    const open = REFERRAL_STATUSES.filter(
      (status) => reportUntil({ status, settledAt }, 'scheduled', settledAt) !== null,
    );
    expect(open).toEqual(['settled']);
    expect(reportUntil({ status: 'settled', settledAt: null }, 'scheduled', settledAt)).toBeNull();
  });
});

it('the customer has some hours to answer a report', () => {
  expect(customerAnswerBy(settledAt)).toEqual(later(REPORT_ANSWER_HOURS));
});

it('nothing is given back once the work has begun', () => {
  expect(REQUEST_STATUSES.filter(hasWorkBegun)).toEqual(['in-progress', 'completed']);
});

describe('a report as its contractor sees it', () => {
  it('says until when the customer can answer, only while they are asked', () => {
    expect(reportView(storedReport(), 'en')).toMatchObject({
      status: 'asked',
      reason: 'unreachable',
      reportedAt: '2026-12-01T15:00:00.000Z',
      answerBy: '2026-12-04T15:00:00.000Z',
    });
    expect(reportView(storedReport({ status: 'operator' }), 'en').answerBy).toBeNull();
    expect(reportView(storedReport({ answerBy: null }), 'en').answerBy).toBeNull();
  });

  it.each(ReportStatus.options)('says in a sentence what becomes of the fee: %s', (status) => {
    expect(reportView(storedReport({ status }), 'en').message).toMatch(
      /^[A-Z].+(?:fee|report).+\.$|^The work has started/,
    );
  });

  it('says something else in each state', () => {
    const messages = ReportStatus.options.map((status) => reportView(storedReport({ status }), 'en').message);
    expect(new Set(messages).size).toBe(ReportStatus.options.length);
  });

  it('says when the fee goes back without an answer', () => {
    expect(reportView(storedReport(), 'en').message).toContain(`within ${REPORT_ANSWER_HOURS} hours`);
  });
});
