import { describe, expect, it } from 'vitest';
import { jobKinds } from '../compose/jobs.ts';
import { lanesOf } from './lanes.ts';

describe('the lanes of jobs', () => {
  const all = Object.keys(jobKinds);

  it('run every job in one lane', () => {
    const tasks = lanesOf(all, 8).flatMap((lane) => lane.tasks);
    expect(tasks.toSorted()).toEqual(all.toSorted());
  });

  it('keep each provider’s jobs apart from those of others and from those that need none', () => {
    const lanes = new Map(lanesOf(all, 8).flatMap(({ name, tasks }) => tasks.map((task) => [task, name] as const)));
    const apart = [
      'send-messages',
      'send-texts',
      'send-calls',
      'send-notifications',
      'check-payment',
      'ingest-run',
      'domain-event',
    ].map((task) => lanes.get(task));
    expect(apart).toEqual(['mail', 'texts', 'calls', 'notifications', 'payments', 'sources', 'jobs']);
  });

  it('each have a worker at least, and no more than the jobs that need only the database', () => {
    for (const concurrency of [1, 3, 8]) {
      for (const lane of lanesOf(all, concurrency)) {
        expect(lane.concurrency).toBeGreaterThanOrEqual(1);
        expect(lane.concurrency).toBeLessThanOrEqual(concurrency);
      }
    }
  });

  it('exist only where there are jobs', () => {
    expect(lanesOf(['add'], 4)).toEqual([{ name: 'jobs', tasks: ['add'], concurrency: 4 }]);
  });
});
