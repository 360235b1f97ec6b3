import { MAX_PROPOSAL_CHANGES, REFERRAL_STATUSES } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { describe, expect, it } from 'vitest';
import type { AgreedStanding } from './situation.ts';
import { standingWords } from './standing-words.ts';

const NOW = new Date('2026-12-01T17:00:00Z');

const standing = (changes: Partial<AgreedStanding>): AgreedStanding => ({
  status: 'offered',
  requestStatus: 'contractors-notified',
  frozen: false,
  changesUsed: 0,
  history: [],
  agreedTime: null,
  appointmentAt: null,
  contradicted: null,
  releasedFor: null,
  takenBack: false,
  answerBy: null,
  contactBy: null,
  customer: null,
  timeZone: 'America/Kentucky/Louisville',
  ...changes,
});

const proposedByContractor = {
  by: 'contractor',
  date: '2026-12-04',
  time: '09:00',
  message: null,
  proposedAt: '2026-12-01T12:00:00Z',
} as const;

const titleOf = (changes: Partial<AgreedStanding>, feeCents = 500) =>
  standingWords(standing(changes), feeCents, NOW)?.title;

describe('how things stand for the contractor', () => {
  it('names the time that was agreed', () => {
    const settled = standing({ status: 'settled', agreedTime: { date: '2026-12-04', time: '14:30' } });
    expect(standingWords(settled, 500, NOW)?.text).toContain('Agreed: Fri, Dec 4, 2:30 PM EST.');
  });

  it.each([
    [null, null, 'Contact the customer within 1 hour to agree on the visit.'],
    ['2026-12-01T17:30:00Z', null, 'They expect to hear from you by Tue, Dec 1, 12:30 PM EST to agree on the visit.'],
    [
      '2026-12-01T17:30:00Z',
      { date: '2026-12-04', time: '14:30' },
      'Agreed: Fri, Dec 4, 2:30 PM EST. They expect to hear from you by Tue, Dec 1, 12:30 PM EST.',
    ],
    [
      '2026-12-01T17:00:00Z',
      null,
      "They expected to hear from you by Tue, Dec 1, 12:00 PM EST. If you haven't been in touch yet, do it now.",
    ],
    [
      '2026-12-01T17:00:00Z',
      { date: '2026-12-04', time: '14:30' },
      "Agreed: Fri, Dec 4, 2:30 PM EST. If you haven't been in touch yet, do it now.",
    ],
  ])('says until when to be in touch: %s, agreed %o', (contactBy, agreedTime, text) => {
    const connected = standing({ status: 'settled', requestStatus: 'contractor-selected', contactBy, agreedTime });
    expect(standingWords(connected, 500, NOW)?.text).toBe(text);
  });

  it.each([
    ['2026-12-01T18:46:00Z', 'brass', 'The job is held for you until Tue, Dec 1, 1:46 PM EST, 1 h 46 min left.'],
    ['2026-12-01T17:59:00Z', 'amber', 'The job is held for you until Tue, Dec 1, 12:59 PM EST, 59 minutes left.'],
    ['2026-12-01T17:00:00Z', 'amber', 'The deadline to pay was Tue, Dec 1, 12:00 PM EST.'],
    [null, 'brass', 'The job is held for you until then.'],
  ])('says until when the job is held: %s', (answerBy, tone, text) => {
    expect(standingWords(standing({ status: 'accepted-unpaid', answerBy }), 500, NOW)).toMatchObject({ tone, text });
  });

  it('tells an acceptance that was taken back from a denial', () => {
    expect(titleOf({ status: 'denied', takenBack: true })).toBe('You took back your acceptance.');
    expect(titleOf({ status: 'denied' })).toBe('You denied this request.');
  });

  it('names the appointment that is booked', () => {
    const booked = standing({ status: 'settled', requestStatus: 'scheduled', appointmentAt: '2026-12-03T19:00:00Z' });
    expect(standingWords(booked, 500, NOW)?.text).toBe('Appointment: Thu, Dec 3, 2:00 PM EST.');
  });

  it('says how the customer disputed the last report, and what to do', () => {
    const contradicted = { step: 'completion', reason: 'faulty' } as const;
    const words = standingWords(standing({ status: 'settled', requestStatus: 'in-progress', contradicted }), 500, NOW);
    expect(words).toMatchObject({ tone: 'amber', title: 'The customer says that it is not completed.' });
    expect(words?.text).toBe('Something is not right. Get in touch with them, and say here when it is completed.');
  });

  it('needs no words while the first answer is awaited', () => {
    expect(standingWords(standing({}), 500, NOW)).toBeNull();
  });

  it.each(REFERRAL_STATUSES.filter((status) => status !== 'offered'))('has words for %s', (status) => {
    expect(titleOf({ status })).toMatch(/\.$/);
  });

  it.each([
    ['contractor-absent', 'you did not show up'],
    ['bad-connection', 'could not be reached'],
  ] as const)('says why a job is theirs no more: %s', (releasedFor, words) => {
    expect(standingWords(standing({ status: 'released', releasedFor }), 500, NOW)?.text).toContain(words);
  });

  it('names the fee that is due', () => {
    expect(titleOf({ status: 'accepted-unpaid' }, 750)).toContain('$7.50');
  });

  it('is on hold while another acceptance is being paid, whatever the state', () => {
    expect(titleOf({ status: 'proposed', frozen: true })).toBe('Another contractor has accepted.');
  });

  it('tells whose silence it was', () => {
    expect(titleOf({ status: 'expired' })).toBe('The deadline to answer has passed.');
    expect(titleOf({ status: 'expired', history: [proposedByContractor] })).toBe("The customer didn't answer in time.");
  });

  it('tells a canceled request from one change too many', () => {
    const cancelled = { status: 'withdrawn', requestStatus: 'cancelled' } as const;
    expect(titleOf(cancelled)).toBe('This request was canceled.');
    expect(titleOf({ ...cancelled, changesUsed: MAX_PROPOSAL_CHANGES + 1 })).toBe(
      'This ended after too many changes of time.',
    );
    expect(titleOf({ status: 'withdrawn', requestStatus: 'responses-received' })).toBe(
      'This ended after too many changes of time.',
    );
  });

  it('follows the work once the job is theirs', () => {
    const customer = {
      name: 'Ana Delgado',
      phone: '+15025550134',
      email: 'ana@example.com',
      street: '1127 Cherokee Rd',
    };
    expect(titleOf({ status: 'settled', requestStatus: 'contractor-selected', customer })).toBe(
      'You are connected with Ana Delgado.',
    );
    expect(standingWords(standing({ status: 'settled', requestStatus: 'scheduled' }), 500, NOW)?.text).toBe(
      'An appointment is booked.',
    );
    expect(titleOf({ status: 'settled', requestStatus: 'in-progress' })).toBe('The work is in progress.');
    expect(titleOf({ status: 'settled', requestStatus: 'completed' })).toBe('The work is completed.');
  });
});
