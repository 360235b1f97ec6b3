import { describe, expect, it } from 'vitest';
import { cursorOf } from '../../../../kernel/cursor.ts';
import { testClock, testContext } from '../../../../kernel/testing/context.ts';
import { testDatabase } from '../../../../kernel/testing/test-database.ts';
import { aBidder, aRequest, type Bidder, takingPorts } from '../../fixtures.ts';
import { cancelRequest } from '../../requests/use-cases/cancel-request.ts';
import { answerAsContractor } from './answer-as-contractor.ts';
import { answerAsCustomer } from './answer-as-customer.ts';
import { listOffers } from './list-contractor-work.ts';

const database = await testDatabase();
const clock = testClock();
const ctx = testContext(database.db, { clock, ports: takingPorts });
const asked = (contractorUser: Bidder, given: object = {}) =>
  aRequest(ctx, 0, { selectedPlumberIds: [contractorUser.listing.id], ...given });
const offers = async (contractorUser: Bidder) => (await listOffers(contractorUser.ctx, { limit: 20 })).items;

describe('the referrals that wait for a contractor’s answer', () => {
  it('is offered to them, soonest due first, with the link and without who asks', async () => {
    const contractorUser = await aBidder(ctx);
    const low = await asked(contractorUser, { urgency: 'low' });
    const high = await asked(contractorUser, { urgency: 'high', description: 'Pipe burst, call (502) 555-0177' });
    await aRequest(ctx);
    const found = await offers(contractorUser);
    expect(found.map(({ id }) => id)).toEqual([high.referralIds[0], low.referralIds[0]]);
    expect(found[0]).toMatchObject({
      kind: 'offered',
      title: 'Pipe burst',
      location: 'Louisville, KY 40204',
      urgency: 'high',
      answerBy: (await high.referral()).answerBy?.toISOString(),
      respondPath: `/respond/${high.referralIds[0]}/${contractorUser.listing.id}`,
    });
    expect(JSON.stringify(found)).not.toMatch(/Delgado|555-0177|Cherokee/);
    expect(JSON.stringify(found)).not.toContain(high.id);
  });

  it('is read page by page', async () => {
    const contractorUser = await aBidder(ctx);
    for (const urgency of ['low', 'high', 'medium', 'medium', 'high']) await asked(contractorUser, { urgency });
    const seen: string[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < 3; page += 1) {
      const { items, next } = await listOffers(contractorUser.ctx, { limit: 2, cursor });
      seen.push(...items.map(({ urgency }) => urgency));
      cursor = next === null ? undefined : cursorOf(next);
    }
    expect(seen).toEqual(['high', 'high', 'medium', 'medium', 'low']);
    expect(cursor).toBeUndefined();
  });

  it('waits no more once it was answered, and again when the customer proposes another time', async () => {
    const contractorUser = await aBidder(ctx);
    const request = await asked(contractorUser);
    const [serviceRequestId] = request.referralIds;
    if (serviceRequestId === undefined) throw new Error('Nobody was asked');
    const time = { proposedDate: '2026-12-04', proposedTime: '14:00' };
    await answerAsContractor(ctx, {
      serviceRequestId,
      contractorId: contractorUser.listing.id,
      response: 'propose',
      ...time,
      source: 'web',
    });
    expect(await offers(contractorUser)).toEqual([]);
    await answerAsCustomer(ctx, {
      requestId: request.id,
      responseId: (await request.referral()).proposalId ?? undefined,
      action: 'propose',
      proposedDateTime: '2026-12-05T10:00',
    });
    expect(await offers(contractorUser)).toMatchObject([{ id: serviceRequestId, kind: 'countered' }]);
    await cancelRequest(ctx, request.id);
    expect(await offers(contractorUser)).toEqual([]);
  });

  it('does not wait while another contractor settles the fee', async () => {
    const [first, second] = [await aBidder(ctx), await aBidder(ctx)];
    const paying = testContext(database.db, { clock, ports: takingPorts, settings: { freeReferrals: 0 } });
    const request = await aRequest(paying, 0, { selectedPlumberIds: [first.listing.id, second.listing.id] });
    const [serviceRequestId] = request.referralIds;
    if (serviceRequestId === undefined) throw new Error('Nobody was asked');
    expect(await offers(second)).toHaveLength(1);
    await answerAsContractor(paying, {
      serviceRequestId,
      contractorId: first.listing.id,
      response: 'accept',
      source: 'web',
    });
    expect(await offers(second)).toEqual([]);
  });
});
