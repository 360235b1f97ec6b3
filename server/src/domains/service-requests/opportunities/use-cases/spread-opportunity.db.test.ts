import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testClock, testContext } from '../../../../kernel/testing/context.ts';
import { testDatabase } from '../../../../kernel/testing/test-database.ts';
import { aContractor } from '../../../directory/fixtures.ts';
import { editContractorProfile } from '../../../directory/use-cases/edit-contractor-profile.ts';
import { updateContactPreferences } from '../../../directory/use-cases/update-contact-preferences.ts';
import { optOut } from '../../../messaging/public.ts';
import { aBidder, anOpenRequest, handOver, messagesTo, takingPorts } from '../../fixtures.ts';
import { cancelRequest } from '../../requests/use-cases/cancel-request.ts';
import { sendOpportunityDigest, spreadOpportunity } from './spread-opportunity.ts';

const database = await testDatabase();
const clock = testClock();
const ctx = testContext(database.db, { clock, ports: takingPorts });

/** A separate town for each test. */
const towns = [
  { city: 'Boise', state: 'ID', zipCode: '83702', latitude: 43.6187, longitude: -116.2146 },
  { city: 'Omaha', state: 'NE', zipCode: '68102', latitude: 41.2587, longitude: -95.9378 },
  { city: 'Tucson', state: 'AZ', zipCode: '85701', latitude: 32.2174, longitude: -110.9709 },
  { city: 'Fargo', state: 'ND', zipCode: '58102', latitude: 46.8772, longitude: -96.7898 },
  { city: 'Anchorage', state: 'AK', zipCode: '99501', latitude: 61.2181, longitude: -149.9003 },
  { city: 'Honolulu', state: 'HI', zipCode: '96813', latitude: 21.3069, longitude: -157.8583 },
];
function aTown() {
  const town = towns.shift();
  if (town === undefined) throw new Error('There is no town left');
  const { latitude, longitude, ...named } = town;
  return { at: { latitude, longitude }, named };
}

const waiting = async () =>
  (
    await ctx.db.execute<{ id: ContractorId; at: string }>(sql`
      select payload ->> 'contractorId' as id, run_at as at from graphile_worker._private_jobs
      where key like 'opportunity-digest:%' order by id`)
  ).rows;
/** Runs the jobs that are due, as the worker would. */
async function work(): Promise<void> {
  const due = (await waiting()).filter(({ at }) => new Date(at) <= clock.now());
  for (const { id } of due) {
    await ctx.db.execute(sql`delete from graphile_worker._private_jobs where key = ${`opportunity-digest:${id}`}`);
    await sendOpportunityDigest(ctx, id);
  }
  await handOver(ctx);
}
const open = async (named: object, given: object = {}) => {
  const { id } = await anOpenRequest(ctx, { ...named, ...given });
  await spreadOpportunity(ctx, id);
  await work();
  return id;
};
const emailOf = ({ listing }: { listing: { email: string | null } }) => listing.email ?? '';

describe('an opportunity', () => {
  it('is announced only to registered contractors of its trade nearby, without the customer’s identity', async () => {
    const { at, named } = aTown();
    const near = await aBidder(ctx, at);
    const electrician = await aBidder(ctx, { ...at, trades: ['electrical'] });
    const far = await aBidder(ctx, { ...at, latitude: at.latitude + 1 });
    const hidden = await aBidder(ctx, { ...at, status: 'hidden' });
    const imported = { listing: await aContractor(ctx, at) };
    await open(named, { description: 'Water heater leaks. Call Ana Delgado at (502) 555-0177.' });
    const [told, ...more] = await messagesTo(ctx, emailOf(near));
    expect(more).toEqual([]);
    expect(told?.subject).toBe('New opportunity: Water heater leaks in Boise');
    expect(told?.words).toContain('Plumbing repair. Boise, ID 83702');
    expect(told?.words).toContain('https://plumbline.example/dashboard/craftsman?tab=opportunities');
    expect(told?.words).not.toMatch(/Delgado|555-0177|Cherokee/);
    for (const other of [electrician, far, hidden, imported]) {
      expect(await messagesTo(ctx, emailOf(other))).toEqual([]);
    }
  });

  it('is announced together with others of the same hour, unless it is gone by then', async () => {
    const { at, named } = aTown();
    const contractor = await aBidder(ctx, at);
    await open(named);
    const gone = await open(named, { description: 'Fix the toilet that runs.' });
    clock.advance(20);
    await open(named, { description: 'Clean the basement drain.' });
    await open(named, { description: 'Move the laundry hookup.' });
    await cancelRequest(ctx, gone);
    expect(await messagesTo(ctx, emailOf(contractor))).toHaveLength(1);
    clock.advance(39);
    await work();
    expect(await messagesTo(ctx, emailOf(contractor))).toHaveLength(1);
    clock.advance(1);
    await work();
    const [, digest, ...more] = await messagesTo(ctx, emailOf(contractor));
    expect(more).toEqual([]);
    expect(digest?.subject).toBe('2 new opportunities near you');
    expect(digest?.words).toMatch(/Clean the basement drain/);
    expect(digest?.words).not.toMatch(/toilet/);
    clock.advance(120);
    await work();
    expect(await messagesTo(ctx, emailOf(contractor))).toHaveLength(2);
  });

  it('is announced once, however often the job runs', async () => {
    const { at, named } = aTown();
    const contractor = await aBidder(ctx, at);
    const id = await open(named);
    await sendOpportunityDigest(ctx, contractor.listing.id);
    clock.advance(61);
    await sendOpportunityDigest(ctx, contractor.listing.id);
    await cancelRequest(ctx, id);
    await spreadOpportunity(ctx, id);
    await work();
    await handOver(ctx);
    expect(await messagesTo(ctx, emailOf(contractor))).toHaveLength(1);
  });

  it('is announced on the contractor’s preferred channel, but not to those who opted out', async () => {
    const { at, named } = aTown();
    const texted = await aBidder(ctx, { ...at, preferredContactMethod: 'sms' });
    const refusing = await aBidder(ctx, { ...at, preferredContactMethod: 'sms', smsConsentAt: null });
    const stopped = await aBidder(ctx, at);
    await optOut(ctx, [stopped.listing.phone ?? '', emailOf(stopped)], 'sms');
    const out = await aBidder(ctx, at);
    await updateContactPreferences(out.ctx, { hasOptedOut: true });
    await open(named);
    expect(await messagesTo(ctx, emailOf(texted))).toEqual([]);
    expect((await messagesTo(ctx, texted.listing.phone ?? '')).map(({ words }) => words)).toEqual([
      'Plumbline: New opportunity: Kitchen sink trap drips into the cabinet in Fargo. https://plumbline.example/dashboard/craftsman?tab=opportunities',
    ]);
    expect(await messagesTo(ctx, emailOf(refusing))).toHaveLength(1);
    const { rows } = await ctx.db.execute<{ status: string }>(sql`
      select status from messages where recipient in (${emailOf(stopped)}, ${emailOf(out)})`);
    expect(rows.map(({ status }) => status)).toEqual(['suppressed', 'suppressed']);
  });

  it('is not told to who takes no work, has enough of it, or wants no jobs so small', async () => {
    const { at, named } = aTown();
    const pausing = await aBidder(ctx, at);
    await editContractorProfile(pausing.ctx, { notTakingWorkUntil: '2027-02-01' });
    const busy = await aBidder(ctx, { ...at, maxOpenJobs: 1, openJobs: 1 });
    const choosy = await aBidder(ctx, { ...at, smallestJobCents: 50_000 });
    const later = await aBidder(ctx, at);
    const { id } = await anOpenRequest(ctx, { ...named, budgetMax: 200 });
    await spreadOpportunity(ctx, id);
    await editContractorProfile(later.ctx, { notTakingWorkUntil: '2027-02-01' });
    await work();
    for (const contractor of [pausing, busy, choosy, later]) {
      expect(await messagesTo(ctx, emailOf(contractor))).toEqual([]);
    }
  });

  it('is announced to the nearest twenty', async () => {
    const { at, named } = aTown();
    const contractors: Awaited<ReturnType<typeof aBidder>>[] = [];
    for (let count = 0; count < 22; count += 1) {
      contractors.push(await aBidder(ctx, { ...at, latitude: at.latitude + 0.5 - count * 0.02 }));
    }
    await open(named);
    const told = await Promise.all(contractors.map(async (one) => (await messagesTo(ctx, emailOf(one))).length));
    expect(told).toEqual([0, 0, ...Array.from({ length: 20 }, () => 1)]);
  });
});
