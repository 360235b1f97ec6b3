import { SessionId } from '@plumbline/contract/kernel/id.ts';
import { expect, it } from 'vitest';
import { testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { aUser } from '../../accounts/fixtures.ts';
import { aContractor } from '../fixtures.ts';
import { contactOf } from '../public.ts';
import { setNightHours, showNightHours } from './set-night-hours.ts';

const { db } = await testDatabase();
const ctx = testContext(db);
const signedIn = async () => {
  const { id: userId } = await aUser(ctx, { role: 'craftsman' });
  const own = { ...ctx, actor: { kind: 'craftsman', userId, sessionId: SessionId.parse('se_1') } } as const;
  return { own, userId };
};
const nights = { Saturday: '6:00 PM - 8:00 AM', Sunday: 'Open 24 hours' };

it('a contractor opts in to emergencies at night with hours, and out with none', async () => {
  const { own, userId } = await signedIn();
  const { id } = await aContractor(ctx, { ownerId: userId });
  expect(await showNightHours(own)).toEqual({ nightHours: {} });
  expect(await setNightHours(own, { nightHours: nights })).toEqual({ nightHours: nights });
  expect((await contactOf(ctx, id))?.nightHours).toEqual(nights);
  expect(await setNightHours(own, { nightHours: {} })).toEqual({ nightHours: {} });
  expect((await contactOf(ctx, id))?.nightHours).toEqual({});
});

it('nobody opts in without a listing', async () => {
  const { own } = await signedIn();
  await expect(setNightHours(own, { nightHours: nights })).rejects.toMatchObject({ code: 'not-found' });
});
