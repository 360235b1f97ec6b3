import type { TrackingRecord } from '@plumbline/contract/domains/service-requests/tracking.ts';
import { describe, expect, it } from 'vitest';
import { progressOf } from './progress.ts';

const at = '2026-12-01T14:12:00Z';
const item = (status: TrackingRecord['status'], completed = true) => ({
  status,
  message: `message of ${status}`,
  completed,
  timestamp: completed ? at : null,
});
const record = (status: TrackingRecord['status'], timeline: TrackingRecord['timeline']) => ({
  status,
  statusMessage: `message of ${status}`,
  timeZone: 'America/Kentucky/Louisville',
  timeline,
  openToProposals: false,
  appointmentAt: null,
});
const drawn = (items: ReturnType<typeof progressOf>) =>
  items.map(({ state, title }) => `${state}: ${typeof title === 'string' ? title : 'drawn'}`);

describe('the timeline', () => {
  it('hangs the bob at the present state and names what is to come', () => {
    const items = progressOf(
      record('contractors-notified', [item('submitted'), item('contractors-notified'), item('completed', false)]),
    );
    expect(drawn(items)).toEqual([
      'done: message of submitted',
      'now: message of contractors-notified',
      'next: Answers',
      'next: Contractor selected',
      'next: Scheduled',
      'next: In progress',
      'next: Completed',
    ]);
    expect(items[0]?.timeText).toBe('Tue, Dec 1, 9:12 AM EST');
  });

  it('names nobody to be notified where contractors come by themselves', () => {
    const items = progressOf({ ...record('submitted', [item('submitted')]), openToProposals: true });
    expect(drawn(items).slice(0, 2)).toEqual(['now: message of submitted', 'next: Answers']);
  });

  it('says for when a visit was booked, while it is', () => {
    const timeline = [item('submitted'), item('scheduled')];
    const booked = { ...record('scheduled', timeline), appointmentAt: '2026-12-03T19:00:00Z' };
    expect(progressOf(booked)[1]?.timeText).toBe('Tue, Dec 1, 9:12 AM EST, for Thu, Dec 3, 2:00 PM EST');
    expect(progressOf(record('contractor-selected', timeline))[1]?.timeText).toBe('Tue, Dec 1, 9:12 AM EST');
  });

  it('goes back with the bob and keeps what was reached', () => {
    const items = progressOf(
      record('contractors-notified', [item('submitted'), item('contractors-notified'), item('responses-received')]),
    );
    expect(drawn(items).slice(0, 4)).toEqual([
      'done: message of submitted',
      'now: message of contractors-notified',
      'done: message of responses-received',
      'next: Contractor selected',
    ]);
  });

  it('shows work that goes on after it was called completed', () => {
    const items = progressOf(record('in-progress', [item('submitted'), item('in-progress'), item('completed')]));
    expect(drawn(items)).toEqual([
      'done: message of submitted',
      'now: message of in-progress',
      'done: message of completed',
    ]);
  });

  it('promises nothing after the end', () => {
    const items = progressOf(record('cancelled', [item('submitted')]));
    expect(drawn(items)).toEqual(['done: message of submitted', 'now: message of cancelled']);
  });

  it('does not say the end twice', () => {
    const items = progressOf(record('cancelled', [item('submitted'), item('cancelled')]));
    expect(drawn(items)).toEqual(['done: message of submitted', 'now: message of cancelled']);
  });

  it('ends with what is completed', () => {
    const items = progressOf(record('completed', [item('submitted'), item('in-progress'), item('completed')]));
    expect(drawn(items).at(-1)).toBe('now: message of completed');
  });

  it('has an own id for every line', () => {
    const items = progressOf(
      record('in-progress', [item('submitted'), item('in-progress'), item('completed'), item('in-progress')]),
    );
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  });
});
