import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { aBidder, anAcceptedRequest, signedInAs, takingPorts } from '../../service-requests/fixtures.ts';
import { claimRequests } from '../../service-requests/public.ts';
import { linkOf, write } from '../fixtures.ts';
import { BUNDLE_MINUTES } from '../rules/announcement.ts';
import { announceUnread } from './announce-unread.ts';
import { collectThreads, eraseThreads, eraseThreadsOfRequests } from './erase-threads.ts';
import { reportThread } from './report-thread.ts';

const { db } = await testDatabase();
const clock = testClock();
const ctx = testContext(db, { clock, ports: takingPorts });

/** A thread of two account holders, with announced messages of both and a report of the customer. */
async function aThread() {
  const contractor = await aBidder(ctx);
  const customer = await signedInAs(ctx, 'customer');
  if (customer.actor.kind !== 'customer' || contractor.ctx.actor.kind !== 'craftsman') throw new Error('Nobody');
  const [customerId, contractorsId] = [customer.actor.userId, contractor.ctx.actor.userId];
  const { id: requestId, ...rest } = await anAcceptedRequest(ctx, { selectedPlumberIds: [contractor.listing.id] });
  await claimRequests(customer, customerId, [requestId]);
  const links = { requestId, ...rest };
  await write(ctx, links, 'contractor', 'Is Zelda Quixworth home?');
  await write(ctx, links, 'customer', 'I am Zelda Quixworth.');
  await reportThread(ctx, linkOf(links, 'customer'), 'Zelda Quixworth was called names.');
  clock.advance(BUNDLE_MINUTES);
  for (const party of ['customer', 'contractor'] as const) {
    await announceUnread(ctx, { referralId: rest.referralId, party });
  }
  return { customerId, contractorsId, links };
}

/** Returns who wrote the texts that are still there, and how many announcements and reports still have words. */
async function left({ referralId }: { referralId: string }) {
  const { rows } = await db.execute<{ texts: string[]; told: number; notes: number }>(sql`
    select array(select by_party from thread_messages where referral_id = ${referralId} and body is not null
        order by seq) as texts,
      (select count(*)::integer from messages where about_kind = 'thread' and about_id like ${`${referralId}:%`}
        and text like '%Quixworth%') as told,
      (select count(note)::integer from thread_reports where referral_id = ${referralId}) as notes`);
  return rows[0];
}

it('a download has one’s own words, and not the other side’s link', async () => {
  const { customerId, contractorsId, links } = await aThread();
  const [customers, contractors] = [await collectThreads(ctx, customerId), await collectThreads(ctx, contractorsId)];
  expect(customers).toMatchObject([{ body: 'I am Zelda Quixworth.', request_id: links.requestId }]);
  expect(contractors).toMatchObject([{ body: 'Is Zelda Quixworth home?', request_id: null }]);
  expect(JSON.stringify(customers)).not.toContain(links.referralId);
  expect(JSON.stringify(contractors)).not.toContain(links.requestId);
});

it('erasing a customer empties both sides’ messages, their announcements and reports, and ends the conversation', async () => {
  const { customerId, links } = await aThread();
  expect(await left(links)).toEqual({ texts: ['contractor', 'customer'], told: expect.any(Number), notes: 1 });
  await eraseThreads(ctx, customerId);
  expect(await left(links)).toEqual({ texts: [], told: 0, notes: 0 });
  await db.execute(sql`update service_requests set customer_email = '' where id = ${links.requestId}`);
  await expect(write(ctx, links, 'contractor', 'Are you there?')).rejects.toMatchObject({ code: 'already-happened' });
});

it('erasing a contractor empties their own messages, and old requests lose all of them', async () => {
  const { contractorsId, links } = await aThread();
  await eraseThreads(ctx, contractorsId);
  expect(await left(links)).toEqual({ texts: ['customer'], told: 0, notes: 1 });
  await eraseThreadsOfRequests(ctx, [links.requestId]);
  expect(await left(links)).toEqual({ texts: [], told: 0, notes: 0 });
});
