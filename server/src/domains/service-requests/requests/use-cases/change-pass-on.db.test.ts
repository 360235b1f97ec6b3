import { beforeEach, describe, expect, it } from 'vitest';
import { testClock, testContext } from '../../../../kernel/testing/context.ts';
import { testDatabase } from '../../../../kernel/testing/test-database.ts';
import { aContractor, aLicensedContractor } from '../../../directory/fixtures.ts';
import { aRequest, aSilentRequest, signedInAs, takingPorts } from '../../fixtures.ts';
import { aLine, answer, newest, referralsOf } from '../../testing/line.ts';
import { cancelRequest } from './cancel-request.ts';
import { changePassOn } from './change-pass-on.ts';
import { collectRequests, eraseRequestsNaming } from './erase-requests.ts';
import { pickNext } from './pick-next.ts';
import { showPassOn } from './show-pass-on.ts';
import { trackRequest } from './track-request.ts';

const database = await testDatabase();
const clock = testClock();
const ctx = testContext(database.db, { clock, ports: takingPorts });
/** Tuesday, 10 AM in Louisville. */
const START = new Date('2026-12-01T15:00:00Z');
/** Hides the contractors of earlier tests, so that they aren't the nearest. */
const hideAll = () => database.pool.query(`update contractors set status = 'hidden'`);
beforeEach(async () => {
  clock.set(START);
  await hideAll();
});

const lineIn = async (id: Parameters<typeof showPassOn>[1]) =>
  (await showPassOn(ctx, id)).inLine.map(({ contractorId }) => contractorId);

describe('whom a request is passed on to', () => {
  it('is nobody until the customer switches it on', async () => {
    const of = await aRequest(ctx);
    expect(await showPassOn(ctx, of.id)).toEqual({ inLine: [] });
    expect(await trackRequest(ctx, of.id)).toMatchObject({ offersPassOn: true });
  });

  it('is, by default, the five best matches with a license, and not the one who is asked', async () => {
    const near = { latitude: 40.7128, longitude: -74.006 };
    await aContractor(ctx, near);
    const licensed = [];
    for (const miles of [1, 2, 3, 4, 5, 6]) {
      const { id } = await aLicensedContractor(ctx, { ...near, latitude: near.latitude + miles / 69 });
      licensed.push(id);
    }
    const asked = await aLicensedContractor(ctx, near);
    const of = await aRequest(ctx, 0, {
      selectedPlumberIds: [asked.id],
      city: 'New York',
      state: 'NY',
      zipCode: '10007',
    });
    expect((await changePassOn(ctx, of.id, {})).inLine.map(({ contractorId }) => contractorId)).toEqual(
      licensed.slice(0, 5),
    );
  });

  it('is, in an emergency, those who answer soonest, though others are nearer', async () => {
    clock.set(new Date('2026-12-06T17:35:00-05:00'));
    const hours = { Monday: '7:00 AM - 5:00 PM' };
    const opens = await aLicensedContractor(ctx, { businessHours: hours });
    const night = await aLicensedContractor(ctx, {
      businessHours: hours,
      nightHours: { Sunday: '5:00 PM - 11:00 PM' },
      latitude: 38.35,
    });
    const of = await aRequest(ctx, 1, { urgency: 'high', preferredDate: '2026-12-11' });
    await changePassOn(ctx, of.id, {});
    expect(await lineIn(of.id)).toEqual([night.id, opens.id]);
  });

  it('keeps the customer’s order, and is filled up behind it', async () => {
    const of = await aLine(ctx, {}, {}, {});
    const [one, two, three] = of.line;
    if (!one || !two || !three) throw new Error('Three are in line');
    await changePassOn(ctx, of.id, { contractorIds: [three, one] });
    expect(await lineIn(of.id)).toEqual([three, one]);
    const { inLine } = await changePassOn(ctx, of.id, {});
    expect(inLine.map(({ contractorId }) => contractorId)).toEqual([three, one, two]);
    await changePassOn(ctx, of.id, { contractorIds: [] });
    expect(await lineIn(of.id)).toEqual([]);
  });

  it('is asked at the end of the time of the one before, by their own hours', async () => {
    const of = await aLine(ctx, { businessHours: { Wednesday: '8:00 AM - 5:00 PM' } }, {});
    const { answerBy } = await newest(ctx, of);
    const { inLine } = await showPassOn(ctx, of.id);
    expect(inLine.map(({ askedAfter }) => askedAfter)).toEqual([
      answerBy?.toISOString(),
      // Four hours from Wednesday, 8 AM.
      '2026-12-02T17:00:00.000Z',
    ]);
  });

  it('doesn’t contain anybody twice, or who was asked', async () => {
    const of = await aLine(ctx, {});
    const [next] = of.line;
    const { contractorId } = await newest(ctx, of);
    if (!next) throw new Error('One is in line');
    await changePassOn(ctx, of.id, { contractorIds: [next, contractorId, next] });
    expect(await lineIn(of.id)).toEqual([next]);
    await answer(ctx, await newest(ctx, of), 'deny');
    expect(await lineIn(of.id)).toEqual([]);
  });

  it.each([
    ['has no license', {}, aContractor],
    ['is out of reach', { latitude: 47.6, longitude: -122.3 }, aLicensedContractor],
    ['has another trade', { trades: ['electrical'] }, aLicensedContractor],
  ])('can’t be a contractor who %s', async (_why, given, make) => {
    const of = await aRequest(ctx);
    const { id } = await make(ctx, given);
    await expect(changePassOn(ctx, of.id, { contractorIds: [id] })).rejects.toMatchObject({ code: 'invalid-input' });
  });

  it.each(['is_suspended = true', `status = 'hidden'`])('can’t be a contractor with %s', async (change) => {
    const of = await aRequest(ctx);
    const { id } = await aLicensedContractor(ctx);
    await database.pool.query(`update contractors set ${change} where id = $1`, [id]);
    await expect(changePassOn(ctx, of.id, { contractorIds: [id] })).rejects.toMatchObject({ code: 'invalid-input' });
  });

  it('can be decided only while somebody is being asked, and ends with an acceptance or a cancellation', async () => {
    const accepted = await aLine(ctx, {});
    await answer(ctx, await newest(ctx, accepted), 'accept');
    const cancelled = await aLine(ctx, {});
    await cancelRequest(ctx, cancelled.id);
    for (const { id } of [accepted, cancelled]) {
      expect(await lineIn(id)).toEqual([]);
      expect(await trackRequest(ctx, id)).toMatchObject({ offersPassOn: false });
      await expect(changePassOn(ctx, id, {})).rejects.toMatchObject({ code: 'already-happened' });
    }
    expect(await referralsOf(ctx, accepted)).toHaveLength(1);
  });

  it('waits while the customer has declined, and goes on with the one they pick', async () => {
    const of = await aLine(ctx, {});
    const [inLine] = of.line;
    const { id } = await aContractor(ctx);
    await database.pool.query(`update referrals set status = 'declined' where request_id = $1`, [of.id]);
    await pickNext(ctx, of.id, [id]);
    expect(await lineIn(of.id)).toEqual([inLine]);
  });

  it('changes once for a repeated key', async () => {
    const of = await aLine(ctx, {}, {});
    const [one, two] = of.line;
    if (!one || !two) throw new Error('Two are in line');
    const swap = () => changePassOn(ctx, of.id, { contractorIds: [two, one] }, 'pressed-twice');
    await swap();
    await changePassOn(ctx, of.id, { contractorIds: [one] });
    await swap();
    expect(await lineIn(of.id)).toEqual([one]);
  });
});

describe('the stored line', () => {
  it('has at most five places, each for one contractor, who has one', async () => {
    const of = await aLine(ctx, {});
    const insert = (contractorId: string, position: number) =>
      database.pool.query('insert into pass_ons (request_id, contractor_id, position) values ($1, $2, $3)', [
        of.id,
        contractorId,
        position,
      ]);
    await expect(insert('ct_other', 6)).rejects.toThrow(/pass_ons_position_check/);
    await expect(insert('ct_other', 1)).rejects.toThrow(/pass_ons_request_id_position_key/);
    await expect(insert(of.line[0] ?? '', 2)).rejects.toThrow(/pass_ons_pkey/);
  });

  it('is in the customer’s download', async () => {
    const customer = await signedInAs(ctx, 'customer');
    if (customer.actor.kind !== 'customer') throw new Error('Not a customer');
    const of = await aLine(ctx, {});
    await database.pool.query('update service_requests set customer_id = $1 where id = $2', [
      customer.actor.userId,
      of.id,
    ]);
    expect(await collectRequests(ctx, customer.actor.userId)).toMatchObject([
      { passOns: [{ contractor_id: of.line[0], position: 1 }] },
    ]);
  });

  it('goes with an erasure', async () => {
    const { id: contractorId } = await aContractor(ctx);
    const { id: inLine } = await aLicensedContractor(ctx);
    const of = await aSilentRequest(ctx, { selectedPlumberIds: [contractorId], customerEmail: 'erased@example.com' });
    await changePassOn(ctx, of.id, { contractorIds: [inLine] });
    await eraseRequestsNaming(ctx, { email: 'erased@example.com', phone: null });
    expect(await lineIn(of.id)).toEqual([]);
  });
});
