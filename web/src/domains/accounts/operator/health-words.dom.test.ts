import type { Health } from '@plumbline/contract/domains/accounts/health.ts';
import { describe, expect, it } from 'vitest';
import { troublesOf } from './health-words.ts';

const at = '2026-12-01T15:00:00Z';
const well: Health = {
  at,
  incidents: [],
  alerts: { ways: [], hasHeartbeat: false },
  sources: [],
  jobs: { tasks: [], failures: [] },
  messages: { counts: [], waiting: 0, oldestQueuedAt: null, held: { count: 0, nextAt: null }, failures: [] },
  gauges: { readings: [], worries: [] },
};
const task = {
  task: 'a',
  words: null,
  waiting: 0,
  running: 0,
  planned: 0,
  retrying: 0,
  failed: 0,
  oldestWaitingAt: null,
};
const source = {
  id: 'a',
  name: 'A',
  problem: null,
  lastRunAt: null,
  lastSucceededAt: null,
  rows: 0,
  failures: 0,
  warnings: [],
  nextDueAt: null,
};

describe('the problems that need attention', () => {
  it('are none while jobs and messages wait for a moment, and sources are off or not read', () => {
    expect(
      troublesOf({
        ...well,
        sources: [
          { ...source, state: 'off' },
          { ...source, state: 'not-read' },
        ],
        jobs: { tasks: [{ ...task, waiting: 1, oldestWaitingAt: '2026-12-01T14:55:00Z' }], failures: [] },
        messages: { ...well.messages, waiting: 1, oldestQueuedAt: '2026-12-01T14:55:00Z' },
      }),
    ).toEqual([]);
  });

  it('is also what a watched figure asks for', () => {
    const gauges = { readings: [], worries: ['4 wait.'] };
    expect(troublesOf({ ...well, gauges })).toEqual(['4 wait.']);
    // An incident has its own card.
    const says = { kind: 'email', what: '4 wait.', toDo: '', stillWorks: '', beganAt: at, toldAt: null } as const;
    expect(troublesOf({ ...well, gauges, incidents: [{ ...says, endedAt: null }] })).toEqual([]);
    expect(troublesOf({ ...well, gauges, incidents: [{ ...says, endedAt: at }] })).toEqual(['4 wait.']);
  });

  it('names what waits too long, then what failed', () => {
    const tasks = [
      { ...task, failed: 1 },
      { ...task, task: 'b', failed: 1, oldestWaitingAt: '2026-12-01T12:30:00Z' },
    ];
    const counts = [
      { channel: 'email', status: 'failed', lastDay: 1, lastWeek: 9 },
      { channel: 'sms', status: 'unknown', lastDay: 2, lastWeek: 2 },
      { channel: 'sms', status: 'sent', lastDay: 5, lastWeek: 5 },
    ] as const;
    expect(
      troublesOf({
        ...well,
        sources: [
          { ...source, state: 'failing' },
          { ...source, state: 'held-back' },
        ],
        jobs: { tasks, failures: [] },
        messages: { ...well.messages, counts: [...counts], waiting: 1, oldestQueuedAt: '2026-12-01T14:30:00Z' },
      }),
    ).toEqual([
      'A job has been waiting for 2 hours: is a worker running?',
      'A message has been waiting for 30 minutes.',
      '2 jobs have failed for good.',
      '1 message of the last day failed.',
      '2 messages of the last day may not have been sent.',
      '1 source is failing.',
      '1 source is held back.',
    ]);
  });
});
