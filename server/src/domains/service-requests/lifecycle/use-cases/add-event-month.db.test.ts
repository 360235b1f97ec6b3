import { describe, expect, it } from 'vitest';
import { testClock, testContext } from '../../../../kernel/testing/context.ts';
import { testDatabase } from '../../../../kernel/testing/test-database.ts';
import { aContractor } from '../../../directory/fixtures.ts';
import { aSilentRequest } from '../../fixtures.ts';
import { eventsOf, insertEvents } from '../store/request-event.ts';
import { keepEventMonths } from './add-event-month.ts';

const database = await testDatabase();
const ctx = testContext(database.db, { clock: testClock() });

const months = async (): Promise<string[]> => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'partitions'::regnamespace
      and relname ~ '^service_request_events_\\d{4}_\\d{2}$' order by 1`,
  );
  return rows.map(({ name }) => name);
};

const monthIn = (number: number): string => {
  const now = new Date();
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + number, 1));
  return `service_request_events_${first.toISOString().slice(0, 7).replace('-', '_')}`;
};

/** The start of the month, so many months from now, plus a day. */
const dayIn = (number: number): Date => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + number, 2));
};

describe('the months of events', () => {
  it('are there for half a year, and are made again if one is missing', async () => {
    const expected = [2, 3, 4, 5, 6].map(monthIn);
    expect(await months()).toEqual(expected);
    await database.pool.query(`drop table partitions.${monthIn(5)}`);
    await keepEventMonths(ctx);
    expect(await months()).toEqual(expected);
    await keepEventMonths(ctx);
    const { rows } = await database.pool.query(
      `select from graphile_worker.jobs where task_identifier = 'make-event-months'`,
    );
    expect(rows).toHaveLength(1);
  });

  it('hold the events of a request in one order, also those of a time that has no month', async () => {
    const { id } = await aSilentRequest(ctx, { selectedPlumberIds: [(await aContractor(ctx)).id] });
    const before = await eventsOf(ctx, id);
    const [first] = before;
    if (first === undefined) throw new Error('Nothing has happened');
    const { id: _number, ...happened } = first;
    const times = { 'at-once': first.at, 'in-four-months': dayIn(4), 'in-ten-years': dayIn(120) };
    const types = Object.keys(times);
    await insertEvents(
      ctx,
      Object.entries(times).map(([type, at]) => ({ ...happened, type, at })),
    );
    const { rows } = await database.pool.query<{ name: string }>(
      `select tableoid::regclass::text as name from service_request_events where request_id = $1 order by id desc limit 2`,
      [id],
    );
    expect(rows.map(({ name }) => name)).toEqual([
      'partitions.service_request_events_rest',
      `partitions.${monthIn(4)}`,
    ]);
    expect((await eventsOf(ctx, id)).map(({ type }) => type)).toEqual([...before.map(({ type }) => type), ...types]);
  });
});
