import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testClock, testContext } from '../../../../kernel/testing/context.ts';
import { testDatabase } from '../../../../kernel/testing/test-database.ts';
import { contractorsByIds } from '../../../directory/public.ts';
import { aBidder, aSilentRequest, takingPorts } from '../../fixtures.ts';
import { endTurn } from '../../lifecycle/use-cases/end-turn.ts';
import { answerAsContractor } from './answer-as-contractor.ts';
import { recordAnswerTime } from './record-answer-time.ts';

const { db } = await testDatabase();
const clock = testClock();
const ctx = testContext(db, { clock, ports: takingPorts });

/** Asks a contractor, who declines after some minutes or keeps silent. */
async function asked(contractorId: Awaited<ReturnType<typeof aBidder>>['listing']['id'], minutes: number | null) {
  const at = clock.now();
  const request = await aSilentRequest(ctx, { selectedPlumberIds: [contractorId] });
  const [serviceRequestId] = request.referralIds;
  if (serviceRequestId === undefined) throw new Error('Nobody was asked');
  if (minutes === null) {
    const { turn, answerBy } = await request.referral();
    if (answerBy !== null) clock.set(answerBy);
    await endTurn(ctx, { referralId: serviceRequestId, turn });
  } else {
    clock.advance(minutes);
    await answerAsContractor(ctx, { serviceRequestId, contractorId, response: 'deny', source: 'web' });
  }
  clock.set(at);
}

const waitingJobs = async () =>
  (
    await db.execute<{ key: string }>(
      sql`select key from graphile_worker._private_jobs where key like 'response-record:%'`,
    )
  ).rows;

it('a contractor who answers gets a record from five requests on; it grows old, and silence ends it', async () => {
  const { listing } = await aBidder(ctx);
  const record = async () => {
    await recordAnswerTime(ctx, listing.id);
    return (await contractorsByIds(ctx, [listing.id]))[0]?.responseRecord;
  };
  for (const minutes of [3, 40, 18, 7]) await asked(listing.id, minutes);
  expect(await record()).toBeNull();
  await asked(listing.id, 25);
  expect(await record()).toEqual({ minutes: 18, requests: 5 });
  for (let silent = 0; silent < 5; silent += 1) await asked(listing.id, null);
  expect(await record()).toBeNull();
  expect(await waitingJobs()).toHaveLength(1);
  clock.advance(91 * 24 * 60);
  expect(await record()).toBeNull();
});
