import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testClock, testContext } from '../../../../kernel/testing/context.ts';
import { testDatabase } from '../../../../kernel/testing/test-database.ts';
import { aBidder, aRequest, signedInAs, takingPorts } from '../../fixtures.ts';
import { cancelRequest } from '../../requests/use-cases/cancel-request.ts';
import { answerAsContractor } from './answer-as-contractor.ts';
import { showContactHistory } from './show-contact-history.ts';

const { db } = await testDatabase();
const ctx = testContext(db, { ports: takingPorts });

describe('the contact history', () => {
  it('is what was asked, accepted and charged: the first connection is free, one given back counts nothing', async () => {
    const contractorUser = await aBidder(ctx);
    const ask = async () => {
      const request = await aRequest(ctx, 0, { selectedPlumberIds: [contractorUser.listing.id] });
      const [serviceRequestId] = request.referralIds;
      if (!serviceRequestId) throw new Error('Nobody was asked');
      return { request, serviceRequestId };
    };
    const totals = async () => {
      const { totalContacts, totalAcceptances, totalCharges } = await showContactHistory(contractorUser.ctx);
      return [totalContacts, totalAcceptances, totalCharges];
    };
    expect(await totals()).toEqual([0, 0, 0]);
    const accept = ({ serviceRequestId }: Awaited<ReturnType<typeof ask>>) =>
      answerAsContractor(ctx, {
        serviceRequestId,
        contractorId: contractorUser.listing.id,
        response: 'accept',
        source: 'web',
      });
    const [first, second, third] = [await ask(), await ask(), await ask()];
    await accept(first);
    expect(await totals()).toEqual([3, 1, 0]);
    await accept(second);
    await accept(third);
    expect(await totals()).toEqual([3, 3, 10]);
    await cancelRequest(ctx, third.request.id);
    expect(await totals()).toEqual([3, 2, 5]);
  });

  it('counts hundreds as exactly as one, and those after them', async () => {
    const clock = testClock();
    const own = testContext(db, { clock, ports: takingPorts });
    const contractorUser = await aBidder(own);
    const ask = () => aRequest(own, 0, { selectedPlumberIds: [contractorUser.listing.id] });
    const contacts = async () => (await showContactHistory({ ...contractorUser.ctx, clock })).totalContacts;
    const first = await ask();
    await db.execute(sql`
      insert into service_requests overriding system value
      select (jsonb_populate_record(service_requests, jsonb_build_object('id', 'rq_many' || n, 'ordinal', 1000000 + n))).*
      from service_requests, generate_series(1, 250) as n where id = ${first.id}`);
    await db.execute(sql`
      insert into referrals (id, request_id, contractor_id, status, offered_at)
      select 'rf_many' || n, 'rq_many' || n, ${contractorUser.listing.id}, 'denied', offered_at - n * interval '1 minute'
      from referrals, generate_series(1, 250) as n where id = ${first.referralIds[0]}`);
    expect(await contacts()).toBe(251);
    expect(await contacts()).toBe(251);
    clock.advance(30);
    await ask();
    expect(await contacts()).toBe(252);
    clock.advance(24 * 60);
    await ask();
    expect([await contacts(), await contacts()]).toEqual([253, 253]);
    const { rows } = await db.execute<{ counted: number }>(sql`
      select counted from offer_counts where contractor_id = ${contractorUser.listing.id}`);
    expect(rows[0]?.counted).toBeGreaterThan(0);
  });

  it('is nobody’s without a listing', async () => {
    await expect(showContactHistory(await signedInAs(ctx, 'craftsman'))).rejects.toMatchObject({ code: 'not-found' });
  });
});
