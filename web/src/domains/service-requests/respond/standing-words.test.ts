import { MAX_PROPOSAL_CHANGES, REFERRAL_STATUSES } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { describe, expect, it } from 'vitest';
import type { AgreedStanding } from './situation.ts';
import { standingWords } from './standing-words.ts';

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

const titleOf = (changes: Partial<AgreedStanding>, feeCents = 500) => standingWords(standing(changes), feeCents)?.title;

describe('how things stand for the contractor', () => {
  it('names the time that was agreed', () => {
    const settled = standing({ status: 'settled', agreedTime: { date: '2026-12-04', time: '14:30' } });
    expect(standingWords(settled, 500)?.text).toContain('Agreed: Fri, Dec 4, 2:30 PM EST.');
  });

  it('tells an acceptance that was taken back from a denial', () => {
    expect(titleOf({ status: 'denied', takenBack: true })).toBe('You took back your acceptance.');
    expect(titleOf({ status: 'denied' })).toBe('You denied this request.');
  });

  it('names the appointment that is booked', () => {
    const booked = standing({ status: 'settled', requestStatus: 'scheduled', appointmentAt: '2026-12-03T19:00:00Z' });
    expect(standingWords(booked, 500)?.text).toBe('Appointment: Thu, Dec 3, 2:00 PM EST.');
  });

  it('says how the customer disputed the last report, and what to do', () => {
    const contradicted = { step: 'completion', reason: 'faulty' } as const;
    const words = standingWords(standing({ status: 'settled', requestStatus: 'in-progress', contradicted }), 500);
    expect(words).toMatchObject({ tone: 'amber', title: 'The customer says that it is not completed.' });
    expect(words?.text).toBe('Something is not right. Get in touch with them, and say here when it is completed.');
  });

  it('needs no words while the first answer is awaited', () => {
    expect(standingWords(standing({}), 500)).toBeNull();
  });

  it.each(REFERRAL_STATUSES.filter((status) => status !== 'offered'))('has words for %s', (status) => {
    expect(titleOf({ status })).toMatch(/\.$/);
  });

  it.each([
    ['contractor-absent', 'you did not show up'],
    ['bad-connection', 'could not be reached'],
  ] as const)('says why a job is theirs no more: %s', (releasedFor, words) => {
    expect(standingWords(standing({ status: 'released', releasedFor }), 500)?.text).toContain(words);
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
    expect(titleOf({ status: 'settled', requestStatus: 'contractor-selected' })).toBe('The job is yours.');
    expect(standingWords(standing({ status: 'settled', requestStatus: 'scheduled' }), 500)?.text).toBe(
      'An appointment is booked.',
    );
    expect(titleOf({ status: 'settled', requestStatus: 'in-progress' })).toBe('The work is in progress.');
    expect(titleOf({ status: 'settled', requestStatus: 'completed' })).toBe('The work is completed.');
  });
});
