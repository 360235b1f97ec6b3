import type { Health } from '@plumbline/contract/domains/accounts/health.ts';
import { describe, expect, it } from 'vitest';
import { dependenciesOf, waitingFor } from './dependency-state.ts';

const at = '2026-12-01T15:00:00Z';
const incident = {
  kind: 'email',
  what: 'The mail server refuses connections',
  toDo: '',
  stillWorks: '',
  beganAt: '2026-12-01T14:00:00Z',
  endedAt: null,
  toldAt: null,
} as const;
const count = { channel: 'email', status: 'queued', lastDay: 1, lastWeek: 2 } as const;
const messages = (...counts: Health['messages']['counts']): Health['messages'] => ({
  counts,
  waiting: 0,
  oldestQueuedAt: null,
  held: { count: 0, nextAt: null },
  failures: [],
});
const task = { words: null, running: 0, planned: 0, retrying: 0, failed: 0 };
const none = { tasks: [], failures: [] };

describe('what the product needs', () => {
  it('is always a database, a worker, a disk and sources, and the channels that were used', () => {
    const needs = dependenciesOf({ at, incidents: [], messages: messages(count) });
    expect(needs.map(({ kind }) => kind)).toEqual(['database', 'jobs', 'disk', 'sources', 'columns', 'email']);
    expect(needs.every(({ broken, history }) => broken === null && history.length === 48)).toBe(true);
  });

  it('is broken while its incident lasts, and shows the half hours of the last day', () => {
    const [email] = dependenciesOf({ at, incidents: [incident], messages: messages() }).filter(
      ({ kind }) => kind === 'email',
    );
    expect(email?.broken).toEqual(incident);
    expect(email?.history.map(({ state }) => state)).toEqual([
      ...Array.from({ length: 46 }, () => 'well'),
      'broken',
      'broken',
    ]);
  });
});

describe('what waits for something broken', () => {
  it('is the queued messages of a channel', () => {
    const counts = messages(
      count,
      { ...count, channel: 'sms', lastWeek: 9 },
      { ...count, status: 'sent', lastWeek: 7 },
    );
    expect(waitingFor('email', { messages: counts, jobs: none })).toEqual({ count: 2, since: null, channel: 'email' });
  });

  it('is the jobs, the oldest first, for a worker', () => {
    const tasks = [
      { ...task, task: 'a', waiting: 2, oldestWaitingAt: '2026-12-01T14:30:00Z' },
      { ...task, task: 'b', waiting: 1, oldestWaitingAt: '2026-12-01T14:20:00Z' },
      { ...task, task: 'c', waiting: 0, oldestWaitingAt: null },
    ];
    expect(waitingFor('jobs', { messages: messages(), jobs: { tasks, failures: [] } })).toEqual({
      count: 3,
      since: '2026-12-01T14:20:00Z',
      channel: null,
    });
  });

  it('is nothing for a disk', () => {
    expect(waitingFor('disk', { messages: messages(), jobs: none })).toBeNull();
  });
});
