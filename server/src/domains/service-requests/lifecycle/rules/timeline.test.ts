import type { RequestStatus } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { statusMessage } from '@plumbline/contract/domains/service-requests/tracking.ts';
import { OpportunityId } from '@plumbline/contract/kernel/id.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { describe, expect, it } from 'vitest';
import type { StoredEvent } from '../../tables.ts';
import { storedEvent } from '../../testing/stored.ts';
import { countResponses, historyOf, timelineOf } from './timeline.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 11, 3, hour));
/** Returns an event at a given hour, with the request's status after it. */
const event = (type: StoredEvent['type'], requestStatus: RequestStatus, hour: number, referral = 'rf_1') =>
  storedEvent({ type, requestStatus, at: at(hour), referralId: referral as StoredEvent['referralId'] });

const submitted = event('submit', 'submitted', 9);
const notified = event('notify', 'contractors-notified', 10);
const accepted = event('accept', 'contractor-selected', 11);
const about = (status: RequestStatus, isOpen = false, awaitsProof: 'phone' | null = null) => ({
  status,
  opportunityId: isOpen ? OpportunityId.parse('op_1') : null,
  awaitsProof,
});
const stepsOf = (events: readonly StoredEvent[], status: RequestStatus, openToProposals = false) =>
  timelineOf(events, about(status, openToProposals), 'en').map(({ status: step, timestamp }) => [step, timestamp]);
const hours = (hour: number) => at(hour).toISOString();

describe('the count of answers', () => {
  it('counts a contractor once, whatever they answered and however often', () => {
    const answers = ['propose', 'propose-once-too-often', 'accept-fee-due', 'accept', 'deny'] as const;
    for (const answer of answers) expect(countResponses([event(answer, 'responses-received', 11)])).toBe(1);
    expect(countResponses(answers.map((answer) => event(answer, 'responses-received', 11)))).toBe(1);
    expect(countResponses([accepted, event('deny', 'responses-received', 12, 'rf_2')])).toBe(2);
  });

  it('omits anything that is not an answer', () => {
    expect(countResponses([submitted, notified, event('expire', 'contractors-notified', 12)])).toBe(0);
  });
});

describe('the timeline', () => {
  it('says of each step when it was first reached, and of those to come that they are not', () => {
    const again = event('notify', 'contractors-notified', 12);
    expect(timelineOf([submitted, notified, again], about('contractors-notified'), 'en')).toEqual(
      [
        ['submitted', hours(9)],
        ['contractors-notified', hours(10)],
        ['responses-received', null],
        ['contractor-selected', null],
        ['scheduled', null],
        ['in-progress', null],
        ['completed', null],
      ].map(([status, timestamp]) => ({
        status,
        message: statusMessage(status as RequestStatus, 0, false, 'en'),
        completed: timestamp !== null,
        timestamp,
      })),
    );
  });

  it('passes the step of an answer with an acceptance that settles at once', () => {
    expect(stepsOf([submitted, notified, accepted], 'contractor-selected').slice(1, 4)).toEqual([
      ['contractors-notified', hours(10)],
      ['responses-received', hours(11)],
      ['contractor-selected', hours(11)],
    ]);
  });

  it('keeps the time of the first answer', () => {
    const second = event('deny', 'responses-received', 13, 'rf_2');
    expect(stepsOf([submitted, notified, accepted, second], 'contractor-selected')[2]).toEqual([
      'responses-received',
      hours(11),
    ]);
  });

  it('counts the contractors who have answered', () => {
    const second = event('deny', 'responses-received', 13, 'rf_2');
    const [, , step] = timelineOf([submitted, notified, accepted, second], about('responses-received'), 'en');
    expect(step?.message).toBe(statusMessage('responses-received', 2, false, 'en'));
  });

  it.each(['cancelled', 'declined', 'expired'] as const)('ends with an early end: %s', (status) => {
    const end = event('cancel', status, 12);
    expect(stepsOf([submitted, notified, end], status)).toEqual([
      ['submitted', hours(9)],
      ['contractors-notified', hours(10)],
      [status, hours(12)],
    ]);
  });

  it('leaves out the appointment of work that began without one', () => {
    const started = event('start', 'in-progress', 12);
    const steps = stepsOf([submitted, notified, accepted, started], 'in-progress').map(([step]) => step);
    expect(steps).toEqual([
      'submitted',
      'contractors-notified',
      'responses-received',
      'contractor-selected',
      'in-progress',
      'completed',
    ]);
    const booked = event('book', 'scheduled', 11);
    expect(stepsOf([submitted, notified, accepted, booked, started], 'in-progress')[4]).toEqual([
      'scheduled',
      hours(11),
    ]);
  });

  it('notifies nobody where contractors come unasked', () => {
    const steps = stepsOf([submitted], 'submitted', true).map(([step]) => step);
    expect(steps).not.toContain('contractors-notified');
    expect(steps).toContain('scheduled');
    expect(timelineOf([submitted], about('submitted', true), 'en')[0]?.message).toBe(
      statusMessage('submitted', 0, true, 'en'),
    );
  });
});

const told = (
  event: Pick<StoredEvent, 'type' | 'party'> & Partial<StoredEvent>,
  language: Language = 'en',
): string | undefined => {
  const whole = { contractorId: 'ct_1', at: new Date('2026-12-03T15:00:00Z'), details: null, ...event };
  return historyOf([whole as StoredEvent], () => 'Beargrass Plumbing', language)[0]?.text;
};

describe('the history of a request', () => {
  it('is in the reader’s language', () => {
    expect(told({ type: 'accept', party: 'contractor' }, 'es')).toBe('Beargrass Plumbing aceptó');
  });

  it('says of each way to lose a job its own', () => {
    expect(told({ type: 'release', party: 'customer' })).toBe(
      'Beargrass Plumbing did not show up and no longer has the job',
    );
    expect(told({ type: 'release', party: 'system' })).toBe(
      'Beargrass Plumbing could not reach you or heard that the job was not wanted, and the connection ended',
    );
  });

  it('says of each way to lose an appointment its own', () => {
    const unbook = (kind: string) => told({ type: 'unbook', party: 'contractor', details: { kind } });
    expect(unbook('customer-absent')).toBe('Beargrass Plumbing came and found nobody there');
    expect(unbook('cancel')).toBe('The appointment with Beargrass Plumbing was canceled');
    expect(told({ type: 'unbook', party: 'contractor' })).toBe('The appointment with Beargrass Plumbing was canceled');
  });

  it('tells an appointment that is made from one that is moved', () => {
    const book = (details: StoredEvent['details']) => told({ type: 'book', party: 'customer', details });
    expect(book({ kind: 'move' })).toBe('The appointment with Beargrass Plumbing was moved');
    expect(book({ kind: 'book' })).toBe('An appointment with Beargrass Plumbing was made');
    expect(book(null)).toBe('An appointment with Beargrass Plumbing was made');
  });

  it('repeats what the customer said of work that was reported', () => {
    const said = (details: StoredEvent['details']) => told({ type: 'not-started', party: 'customer', details });
    expect(said({ reason: 'nobody-came' })).toBe('You said that nobody came; Beargrass Plumbing was told');
    expect(said({ reason: 'not-yet' })).toMatch(/the work has not begun/);
    expect(said(null)).toMatch(/the work has not begun/);
  });

  it('names a contractor by the company, or where there was none by what it is', () => {
    expect(told({ type: 'offer', party: 'system' })).toBe('Beargrass Plumbing was asked');
    expect(told({ type: 'offer', party: 'system', contractorId: null })).toBe('The contractor was asked');
  });

  it('leaves out what the customer need not hear', () => {
    expect(historyOf([notified], () => 'Beargrass Plumbing', 'en')).toEqual([]);
    expect(historyOf([submitted], () => 'Beargrass Plumbing', 'en')).toEqual([
      { at: hours(9), text: 'You submitted the request' },
    ]);
  });

  it('never says that a connection or a contractor was given back, as fees are', () => {
    for (const party of ['customer', 'system'] as const)
      expect(told({ type: 'release', party })).not.toContain('given back');
  });
});
