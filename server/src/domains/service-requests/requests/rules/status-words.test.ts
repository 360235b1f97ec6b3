import { IDLE_DAYS, MAX_PROPOSAL_CHANGES } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { statusMessage } from '@plumbline/contract/domains/service-requests/tracking.ts';
import { describe, expect, it } from 'vitest';
import type { StoredReferral } from '../../tables.ts';
import { storedEvent, storedReferral, storedRequest } from '../../testing/stored.ts';
import { endedBecause as endedIn, type Recorded, statusWords as statusIn } from './status-words.ts';

const recorded = (given: Partial<Recorded>): Recorded => ({
  request: storedRequest(),
  referrals: [],
  events: [],
  company: () => 'Beargrass Plumbing',
  ...given,
});
const opportunityId = 'op_1' as never;
const statusWords = (given: Recorded) => statusIn(given, 'en');
const endedBecause = (given: Recorded) => endedIn(given, 'en');

describe('the meaning of a request’s status for its customer', () => {
  it.each<[Partial<StoredReferral>, string]>([
    [{ status: 'denied' }, "Beargrass Plumbing can't take the job."],
    [{ status: 'denied', paymentId: 'pay_1' as never }, 'Beargrass Plumbing took back their acceptance.'],
    [{ status: 'expired', silentParty: 'contractor' }, 'Beargrass Plumbing did not answer in time.'],
    [{ status: 'expired', silentParty: 'customer' }, 'The proposal from Beargrass Plumbing has expired.'],
    [{ status: 'lapsed' }, 'Beargrass Plumbing did not complete the connection in time.'],
    [{ status: 'unreachable' }, 'Beargrass Plumbing could not be reached.'],
    [{ status: 'declined' }, 'You declined the proposal of Beargrass Plumbing.'],
    [{ status: 'withdrawn' }, 'Beargrass Plumbing no longer has the job.'],
  ])('says why the only contractor asked does not have the job: %o', (referral, words) => {
    expect(statusWords(recorded({ referrals: [storedReferral(referral)] }))).toBe(words);
  });

  it('says who ended a connection', () => {
    const referrals = [storedReferral({ status: 'released' })];
    const release = (party: 'customer' | 'system') => [storedEvent({ type: 'release', party })];
    expect(statusWords(recorded({ referrals, events: release('customer') }))).toBe(
      'Beargrass Plumbing did not show up.',
    );
    expect(statusWords(recorded({ referrals, events: release('system') }))).toMatch(/could not reach you/);
    expect(statusWords(recorded({ referrals }))).toMatch(/could not reach you/);
  });

  it('says how many were asked where none of several has the job', () => {
    const referrals = [storedReferral({ status: 'denied' }), storedReferral({ status: 'expired' })];
    expect(statusWords(recorded({ referrals }))).toBe('None of the 2 contractors you asked has the job.');
  });

  it('says that no proposal is open where contractors come by themselves', () => {
    const referrals = [storedReferral({ status: 'denied' })];
    expect(statusWords(recorded({ request: storedRequest({ opportunityId }), referrals }))).toBe(
      'No proposal is open now.',
    );
  });

  it.each([
    ['reopen', 'faulty', 'You said it is not completed; we told Beargrass Plumbing.'],
    ['reopen', 'nobody-came', 'You said that nobody came; we told Beargrass Plumbing.'],
    ['not-started', 'not-begun', 'You said that the work has not begun; we told Beargrass Plumbing.'],
    ['not-started', 'nobody-came', 'You said that nobody came; we told Beargrass Plumbing.'],
  ])('repeats what the customer disputed: %s, %s', (type, reason, words) => {
    const request = storedRequest({ status: 'in-progress' });
    const referrals = [storedReferral({ status: 'settled' })];
    const events = [storedEvent({ type, party: 'customer', details: { reason } })];
    expect(statusWords(recorded({ request, referrals, events }))).toBe(words);
  });

  it('names the contractor who has the job, not the one asked first', () => {
    const request = storedRequest({ status: 'in-progress' });
    const referrals = [
      storedReferral({ status: 'lost' }),
      storedReferral({ status: 'settled', contractorId: 'ct_2' as never }),
    ];
    const events = [storedEvent({ type: 'not-started', party: 'customer', details: { reason: 'nobody-came' } })];
    const company = (id: string) => (id === 'ct_2' ? 'Derby City Plumbing' : 'Beargrass Plumbing');
    expect(statusWords(recorded({ request, referrals, events, company }))).toBe(
      'You said that nobody came; we told Derby City Plumbing.',
    );
    expect(statusWords(recorded({ request, referrals: [], events }))).toBe(
      statusMessage('in-progress', 0, false, 'en'),
    );
  });

  it('says who ended a connection, whatever happened since', () => {
    const referrals = [storedReferral({ status: 'released' })];
    const events = [
      storedEvent({ type: 'release', party: 'customer' }),
      storedEvent({ type: 'notify', party: 'system' }),
    ];
    expect(statusWords(recorded({ referrals, events }))).toBe('Beargrass Plumbing did not show up.');
  });

  it.each([true, false])('says whether contractors come by themselves: %s', (comes) => {
    const request = storedRequest({ status: 'submitted', opportunityId: comes ? opportunityId : null });
    expect(statusWords(recorded({ request }))).toBe(statusMessage('submitted', 0, comes, 'en'));
  });

  it('is the general sentence while that is true', () => {
    const waiting = statusWords(recorded({ referrals: [storedReferral()] }));
    expect(waiting).not.toContain('Beargrass');
    const selected = recorded({
      request: storedRequest({ status: 'contractor-selected' }),
      referrals: [storedReferral({ status: 'settled' })],
    });
    expect(statusWords(selected)).not.toBe(waiting);
  });
});

describe('why a request has ended', () => {
  const ended = (type: string, given: Partial<Recorded> = {}, party: 'customer' | 'system' = 'customer') =>
    endedBecause(
      recorded({ request: storedRequest({ status: 'cancelled' }), events: [storedEvent({ type, party })], ...given }),
    );

  it('is unknown while it has not, and where the record does not say', () => {
    expect(endedBecause(recorded({ events: [storedEvent({ type: 'cancel' })] }))).toBeNull();
    expect(ended('offer')).toBeNull();
  });

  it('names the party that canceled', () => {
    expect(ended('cancel')).toBe('You canceled it.');
    expect(ended('cancel', {}, 'system')).toBe('It was canceled for you.');
  });

  it('names the contractor who changed the time too often', () => {
    expect(ended('propose-once-too-often')).toBe(
      `Beargrass Plumbing changed the proposed time more than ${MAX_PROPOSAL_CHANGES} times, and nobody else was being asked.`,
    );
    const unnamed = [storedEvent({ type: 'propose-once-too-often', contractorId: null })];
    expect(ended('', { events: unnamed })).toMatch(/^The contractor changed/);
  });

  it('names the days that passed', () => {
    expect(ended('give-up-denied')).toBe(`Nobody else was asked within ${IDLE_DAYS} days.`);
    expect(ended('give-up-silent')).toBe(`Nobody had the job, and nobody else was asked within ${IDLE_DAYS} days.`);
    expect(ended('give-up-silent', { request: storedRequest({ status: 'expired', opportunityId }) })).toBe(
      `No proposal was accepted within ${IDLE_DAYS} days.`,
    );
  });

  it('is what happened last', () => {
    const events = [storedEvent({ type: 'give-up-denied' }), storedEvent({ type: 'cancel', party: 'customer' })];
    expect(ended('', { events })).toBe('You canceled it.');
  });
});

it('is said in the language of the reader', () => {
  const referrals = [storedReferral({ status: 'denied' })];
  expect(statusIn(recorded({ referrals }), 'es')).toBe('Beargrass Plumbing no puede tomar el trabajo.');
  const request = storedRequest({ status: 'cancelled' });
  const events = [storedEvent({ type: 'cancel', party: 'customer' })];
  expect(endedIn(recorded({ request, events }), 'es')).toBe('Usted la canceló.');
});
