import { MOST_DAYS_OFF } from '@plumbline/contract/domains/directory/days-off.ts';
import { SessionId } from '@plumbline/contract/kernel/id.ts';
import { expect, it } from 'vitest';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { aUser } from '../../accounts/fixtures.ts';
import { aContractor } from '../fixtures.ts';
import { contractorsByIds } from '../public.ts';
import { addDaysOff, listDaysOff, removeDaysOff } from './set-days-off.ts';
import { showContractor } from './show-contractor.ts';

const { db } = await testDatabase();
const weekdays = Object.fromEntries(
  ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => [day, '8:00 AM - 5:00 PM']),
);

/** A contractor on Tuesday, December 1, at 10 in the morning. */
async function world() {
  const clock = testClock();
  const ctx = testContext(db, { clock });
  const { id: userId } = await aUser(ctx, { role: 'craftsman' });
  const own = { ...ctx, actor: { kind: 'craftsman', userId, sessionId: SessionId.parse('se_1') } } as const;
  const { id } = await aContractor(ctx, { ownerId: userId, businessHours: weekdays });
  return { ctx, own, clock, id };
}
const days = (from: string, to = from) => ({ from: `2026-12-${from}`, to: `2026-12-${to}` });

it('days off are listed in order until they are over, and those that touch are one', async () => {
  const { own, clock } = await world();
  await addDaysOff(own, days('24', '26'));
  await addDaysOff(own, days('02'));
  await addDaysOff(own, days('27', '28'));
  expect(await listDaysOff(own)).toEqual({ daysOff: [days('02'), days('24', '28')] });
  clock.advance(3 * 24 * 60);
  expect(await listDaysOff(own)).toEqual({ daysOff: [days('24', '28')] });
  expect(await removeDaysOff(own, '2026-12-24')).toEqual({ daysOff: [] });
  await expect(removeDaysOff(own, '2026-12-24')).rejects.toMatchObject({ code: 'not-found' });
});

it('nobody is open on a day off, which customers see', async () => {
  const { ctx, own, clock, id } = await world();
  expect((await showContractor(ctx, id)).openNow).toBe(true);
  await addDaysOff(own, days('01'));
  const shown = await showContractor(ctx, id);
  expect([shown.openNow, shown.daysOff]).toEqual([false, [days('01')]]);
  clock.advance(24 * 60);
  expect((await showContractor(ctx, id)).daysOff).toBeUndefined();
  await addDaysOff(own, days('02'));
  await removeDaysOff(own, '2026-12-02');
  expect((await contractorsByIds(ctx, [id]))[0]?.daysOff).toBeUndefined();
});

it('past days are refused, and so are too many', async () => {
  const { own } = await world();
  const past = { from: '2026-11-20', to: '2026-11-30' };
  await expect(addDaysOff(own, past)).rejects.toMatchObject({
    fields: { to: 'These days are over. Choose days to come.' },
  });
  const everyOther = Array.from({ length: MOST_DAYS_OFF }, (_, at) =>
    new Date(Date.UTC(2027, 0, 1 + 2 * at)).toISOString().slice(0, 10),
  );
  await Promise.all(everyOther.map((day) => addDaysOff(own, { from: day, to: day })));
  await expect(addDaysOff(own, days('24'))).rejects.toMatchObject({ code: 'already-happened' });
});

it('of two changes at once, both count', async () => {
  const { own } = await world();
  await Promise.all([addDaysOff(own, days('10')), addDaysOff(own, days('20')), addDaysOff(own, days('15'))]);
  expect((await listDaysOff(own)).daysOff).toEqual([days('10'), days('15'), days('20')]);
});
