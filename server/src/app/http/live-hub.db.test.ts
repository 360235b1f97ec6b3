import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { silentLog } from '../../kernel/log.ts';
import { LIVE_CHANNEL } from '../../kernel/outbox.ts';
import { type FaultyLink, openFaultyLink } from '../../kernel/testing/faulty-link.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { type LiveHub, openLiveHub } from './live-hub.ts';

const { connectionString, db } = await testDatabase();
let link: FaultyLink;
let live: LiveHub;
let heard: string[];

beforeEach(async () => {
  link = await openFaultyLink(connectionString);
  live = openLiveHub(link.through(connectionString), silentLog);
  await becomes(true);
  heard = [];
  for (const topic of ['tracking', 'projects']) live.subscribe(topic, () => heard.push(topic));
});
afterEach(async () => {
  await live.close();
  await link.close();
});

const becomes = (listening: boolean, within = 5000) =>
  vi.waitFor(() => expect(live.isListening()).toBe(listening), { timeout: patience(within), interval: 20 });
const change = (topic: string) => db.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${topic})`);
const isTold = (topics: readonly string[]) =>
  vi.waitFor(() => expect(heard).toEqual(topics), { timeout: patience(5000), interval: 20 });

it('hears of a change, and only those who follow it do', async () => {
  await change('tracking');
  await isTold(['tracking']);
});

it('notices a frozen connection within seconds, and replaces it while it is still frozen', async () => {
  link.freezeOpen();
  const began = performance.now();
  await becomes(false);
  expect(performance.now() - began).toBeLessThan(patience(4000));
  await change('tracking');
  await becomes(true);
  await isTold(['tracking', 'projects']);
  heard.length = 0;
  await change('projects');
  await isTold(['projects']);
});

it('tells everybody to read again after a loss, because what was missed is not stored', async () => {
  link.cut();
  await becomes(false);
  await change('tracking');
  await becomes(true);
  await isTold(['tracking', 'projects']);
});

it('listens again soon after a database that was stopped is back', async () => {
  await link.refuse();
  await becomes(false);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  await link.heal();
  const began = performance.now();
  await becomes(true);
  expect(performance.now() - began).toBeLessThan(patience(3000));
});

it('closes although its connection is frozen', async () => {
  link.freeze();
  await live.close();
  expect(live.isListening()).toBe(false);
});
