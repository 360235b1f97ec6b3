import { isLive } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../../../kernel/database.ts';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { aRequest, takingPorts } from '../fixtures.ts';
import { cancelRequest } from '../requests/use-cases/cancel-request.ts';
import { changePassOn } from '../requests/use-cases/change-pass-on.ts';
import { aLine, answer, happened, keepSilent, type LinedUp, newest, referralsOf } from './line.ts';

const database = await testDatabase();
/** Two pools simulate two processes, which share only the database. */
const other = openDatabase(database.connectionString);
afterAll(() => other.close());
const clock = testClock();
const here = testContext(database.db, { clock, ports: takingPorts });
const there = testContext(other.db, { clock, ports: takingPorts });
const rounds = Array.from({ length: 8 }, (_, round) => round + 1);

const aFreshLine = async (...others: object[]): Promise<LinedUp> => {
  await database.pool.query(`update contractors set status = 'hidden'`);
  clock.set(new Date('2026-12-01T15:00:00Z'));
  return aLine(here, ...others);
};
const live = async (of: LinedUp) => (await referralsOf(here, of)).filter(({ status }) => isLive(status));
const passes = async (of: LinedUp) => (await happened(here, of)).filter((type) => type === 'pass-on').length;

it.each(rounds)(
  'a late acceptance against the end of the time: one contractor, and one is told (round %d)',
  async () => {
    const of = await aFreshLine({}, {});
    const first = await newest(here, of);
    clock.advance(241);
    const [accepted] = await Promise.allSettled([answer(here, first, 'accept'), keepSilent(there, first)]);
    const inTime = accepted.status === 'fulfilled';
    const winner = inTime ? { id: first.id, status: 'settled' } : { contractorId: of.line[0], status: 'offered' };
    expect(await live(of)).toMatchObject([winner]);
    expect(await passes(of)).toBe(inTime ? 0 : 1);
    const again = await Promise.allSettled([answer(here, first, 'accept')]);
    expect(again.map(({ status }) => status)).toEqual([accepted.status]);
    expect(await live(of)).toMatchObject([winner]);
  },
);

it.each(rounds)('the end of the time twice passes it on once (round %d)', async () => {
  const of = await aFreshLine({}, {});
  const first = await newest(here, of);
  clock.advance(241);
  await Promise.allSettled([keepSilent(here, first), keepSilent(there, first)]);
  expect(await live(of)).toMatchObject([{ contractorId: of.line[0] }]);
  expect(await passes(of)).toBe(1);
});

it.each(rounds)('two denials at the same instant pass it on once (round %d)', async () => {
  const { line } = await aFreshLine({}, {});
  const of = { ...(await aRequest(here, 2)), line };
  await changePassOn(here, of.id, { contractorIds: [...line] });
  const [one, two] = await referralsOf(here, of);
  if (!one || !two) throw new Error('Two were asked');
  await Promise.all([answer(here, one, 'deny'), answer(there, two, 'deny')]);
  expect(await live(of)).toMatchObject([{ contractorId: line[0] }]);
  expect(await passes(of)).toBe(1);
});

it.each(rounds)('a new order against a denial: the old or the new first one is asked (round %d)', async () => {
  const of = await aFreshLine({}, {});
  const [one, two] = of.line;
  if (!one || !two) throw new Error('Two are in line');
  const first = await newest(here, of);
  await Promise.all([answer(here, first, 'deny'), changePassOn(there, of.id, { contractorIds: [two, one] })]);
  const asked = await live(of);
  expect(asked).toHaveLength(1);
  expect([one, two]).toContain(asked[0]?.contractorId);
  await answer(here, await newest(here, of), 'deny');
  expect(new Set((await referralsOf(here, of)).map(({ contractorId }) => contractorId)).size).toBe(3);
});

it.each(rounds)(
  'switching off, or canceling, against a denial: asked or not, and then nobody (round %d)',
  async (round) => {
    const of = await aFreshLine({}, {});
    const end = round % 2 === 0 ? cancelRequest(there, of.id) : changePassOn(there, of.id, { contractorIds: [] });
    await Promise.allSettled([answer(here, await newest(here, of), 'deny'), end]);
    const asked = await live(of);
    expect(asked.length).toBeLessThanOrEqual(round % 2 === 0 ? 0 : 1);
    for (const referral of asked) await answer(here, referral, 'deny');
    expect(await live(of)).toEqual([]);
  },
);
