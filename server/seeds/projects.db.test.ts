import { SourceId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { unreadSources } from '../src/app/adapters/sources/testing/unread-sources.ts';
import { readNow } from '../src/domains/ingest/public.ts';
import { kentuckyCountyAt } from '../src/domains/locations/public.ts';
import { projects } from '../src/domains/projects/tables.ts';
import { testClock, testContext } from '../src/kernel/testing/context.ts';
import { testDatabase } from '../src/kernel/testing/test-database.ts';
import { sampleSources } from './project-samples.ts';
import { readSamples, seedProjects } from './projects.ts';

const { db } = await testDatabase();
const clock = testClock();
const ctx = testContext(db, { clock, ports: { sources: { ...unreadSources, read: readSamples } } });
const all = () => db.select().from(projects);
const ids = Object.values(sampleSources).map(({ id }) => SourceId.parse(id));
const changes = async () =>
  (await db.execute<{ n: number }>(sql`select count(*)::int as n from project_history`)).rows[0]?.n;
const daysFromNow = (time: Date) => (time.getTime() - clock.now().getTime()) / (24 * 60 * 60 * 1000);

beforeAll(() => seedProjects(ctx));

describe('the sample projects', () => {
  it('are about 60, marked, of all types, states, counties and budgets, with gaps as real ones have', async () => {
    const rows = await all();
    expect(rows.length).toBeGreaterThanOrEqual(58);
    expect(rows.length).toBeLessThanOrEqual(65);
    expect(rows.every(({ isSynthetic }) => isSynthetic)).toBe(true);
    const values = (pick: (row: (typeof rows)[number]) => unknown) => new Set(rows.map(pick));
    expect(values(({ projectType }) => projectType).size).toBe(4);
    expect(values(({ status }) => status).size).toBe(4);
    expect(values(({ county }) => county).size).toBe(4);
    expect(rows.filter(({ latitude }) => latitude === null).length).toBeGreaterThanOrEqual(3);
    expect(rows.filter((row) => row.budgetMinCents === null && row.budgetMaxCents === null).length).toBeGreaterThan(2);
    expect(rows.filter(({ deadlineText }) => deadlineText !== null)).toHaveLength(2);
    expect(rows.filter(({ contractor }) => contractor !== null).length).toBeGreaterThan(10);
    expect(rows.filter(({ provenance }) => new Set(Object.values(provenance)).size > 1).length).toBeGreaterThan(0);
    const open = rows.filter(({ status, projectType }) => status === 'bidding-open' && projectType !== 'renovation');
    expect(open.length).toBeGreaterThan(20);
  });

  it('lie in the counties that they name', async () => {
    for (const { title, county, latitude, longitude } of await all()) {
      if (latitude === null || longitude === null) continue;
      expect(`${kentuckyCountyAt(latitude, longitude)} County`, title).toBe(county);
    }
  });

  it('are the same after a second run, and after reading them again', async () => {
    const [before, history] = [await all(), await changes()];
    clock.advance(60);
    await seedProjects(ctx);
    await readNow(ctx, ids);
    expect(await all()).toEqual(before);
    expect(await changes()).toBe(history);
  });

  it.each([0, 3, 40, 200, 700])('have deadlines ahead and were listed before, also %i days later', async (days) => {
    clock.advance(days * 24 * 60);
    await readNow(ctx, ids);
    const rows = await all();
    for (const { title, listedAt, vanishedAt } of rows) {
      expect(vanishedAt, title).toBeNull();
      expect(daysFromNow(listedAt), title).toBeLessThan(0);
    }
    const [open, others] = [true, false].map((isOpen) =>
      rows.filter(({ status }) => (status === 'bidding-open') === isOpen),
    );
    for (const { title, deadlineAt, deadlineText } of others ?? []) {
      expect(deadlineAt ?? deadlineText, title).toBeNull();
    }
    for (const { title, deadlineAt } of open?.filter(({ deadlineText }) => deadlineText === null) ?? []) {
      expect(daysFromNow(deadlineAt ?? new Date(0)), title).toBeGreaterThan(1);
      expect(daysFromNow(deadlineAt ?? new Date(0)), title).toBeLessThan(31);
    }
  });

  it('end at two in the afternoon in Louisville, summer and winter', async () => {
    clock.set(new Date('2026-07-01T12:00:00Z'));
    await readNow(ctx, ids);
    const hours = (await all()).flatMap(({ deadlineAt, deadlineZone }) =>
      deadlineAt === null || deadlineZone === null
        ? []
        : [deadlineAt.toLocaleTimeString('en-US', { timeZone: deadlineZone })],
    );
    expect(new Set(hours)).toEqual(new Set(['2:00:00 PM']));
  });
});
