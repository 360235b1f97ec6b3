import { MAX_PROPOSAL_CHANGES, REFERRAL_STATUSES } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import type { ProposedTime } from '@plumbline/contract/domains/service-requests/proposal.ts';
import { describe, expect, it } from 'vitest';
import { answersFor, changesLeft, nextStepOf, nextStepOfWork } from './situation.ts';

const offered = {
  status: 'offered',
  requestStatus: 'contractors-notified',
  frozen: false,
  changesUsed: 0,
  history: [],
} as const;

const time = (by: ProposedTime['by'], proposedAt: string): ProposedTime => ({
  by,
  date: '2026-12-04',
  time: '09:00',
  message: null,
  proposedAt,
});

describe('the answers a contractor may give', () => {
  it.each(['offered', 'proposed', 'countered'] as const)('are all three while %s', (status) => {
    expect(answersFor({ ...offered, status })).toEqual(['accept', 'deny', 'propose']);
  });

  it.each(REFERRAL_STATUSES.filter((s) => !['offered', 'proposed', 'countered'].includes(s)))(
    'are none once %s',
    (status) => {
      expect(answersFor({ ...offered, status })).toEqual([]);
    },
  );

  it('are none while another acceptance is being paid', () => {
    expect(answersFor({ ...offered, frozen: true })).toEqual([]);
  });

  it('are none after the request was canceled', () => {
    expect(answersFor({ ...offered, requestStatus: 'cancelled' })).toEqual([]);
  });
});

describe('the next step of the work', () => {
  it('is to start, then to complete, then none', () => {
    const settled = { ...offered, status: 'settled' } as const;
    expect(nextStepOfWork({ ...settled, requestStatus: 'contractor-selected' })).toBe('start');
    expect(nextStepOfWork({ ...settled, requestStatus: 'scheduled' })).toBe('start');
    expect(nextStepOfWork({ ...settled, requestStatus: 'in-progress' })).toBe('complete');
    expect(nextStepOfWork({ ...settled, requestStatus: 'completed' })).toBeNull();
  });

  it("is nobody else's", () => {
    expect(nextStepOfWork({ ...offered, status: 'lost', requestStatus: 'in-progress' })).toBeNull();
  });
});

describe('the changes that are left', () => {
  const proposed = { ...offered, history: [time('contractor', '2026-12-01T12:00:00Z')] };

  it('are not counted before there is a proposal', () => {
    expect(changesLeft({ ...offered, history: [time('customer', '2026-12-01T12:00:00Z')] })).toBeNull();
  });

  it('go from all to none, and not below', () => {
    const most = MAX_PROPOSAL_CHANGES;
    const used = [0, 1, most, most + 1];
    expect(used.map((changesUsed) => changesLeft({ ...proposed, changesUsed }))).toEqual([most, most - 1, 0, 0]);
  });
});

it.each([
  ['contractor-selected', 'book'],
  ['scheduled', 'start'],
  ['in-progress', 'complete'],
  ['completed', null],
] as const)('the next step of a connection that is %s is to %s', (requestStatus, step) => {
  expect(nextStepOf({ ...offered, status: 'settled', requestStatus })).toBe(step);
});
