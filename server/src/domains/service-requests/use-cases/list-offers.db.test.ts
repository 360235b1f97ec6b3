import { describe, expect, it } from 'vitest';
import { cursorOf } from '../../../kernel/cursor.ts';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { type ACraftsman, aCraftsman, aRequest, takingPorts } from '../fixtures.ts';
import { answerAsContractor } from './answer-as-contractor.ts';
import { answerAsCustomer } from './answer-as-customer.ts';
import { cancelRequest } from './cancel-request.ts';
import { listOffers } from './list-craftsman-work.ts';

const database = await testDatabase();
const clock = testClock();
const ctx = testContext(database.db, { clock, ports: takingPorts });
const asked = (craftsman: ACraftsman, given: object = {}) =>
  aRequest(ctx, 0, { selectedPlumberIds: [craftsman.listing.id], ...given });
const offers = async (craftsman: ACraftsman) => (await listOffers(craftsman.ctx, { limit: 20 })).items;

describe('what waits for a craftsman’s answer', () => {
  it('is offered to them, soonest due first, with the link and without who asks', async () => {
    const craftsman = await aCraftsman(ctx);
    const low = await asked(craftsman, { urgency: 'low' });
    const high = await asked(craftsman, { urgency: 'high', description: 'Pipe burst, call (502) 555-0177' });
    await aRequest(ctx);
    const found = await offers(craftsman);
    expect(found.map(({ id }) => id)).toEqual([high.referralIds[0], low.referralIds[0]]);
    expect(found[0]).toMatchObject({
      kind: 'offered',
      title: 'Pipe burst',
      location: 'Louisville, KY 40204',
      urgency: 'high',
      answerBy: (await high.referral()).answerBy?.toISOString(),
      respondPath: `/respond/${high.referralIds[0]}/${craftsman.listing.id}`,
    });
    expect(JSON.stringify(found)).not.toMatch(/Delgado|555-0177|Cherokee/);
    expect(JSON.stringify(found)).not.toContain(high.id);
  });

  it('is read page by page', async () => {
    const craftsman = await aCraftsman(ctx);
    for (const urgency of ['low', 'high', 'medium', 'medium', 'high']) await asked(craftsman, { urgency });
    const seen: string[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < 3; page += 1) {
      const { items, next } = await listOffers(craftsman.ctx, { limit: 2, cursor });
      seen.push(...items.map(({ urgency }) => urgency));
      cursor = next === null ? undefined : cursorOf(next);
    }
    expect(seen).toEqual(['high', 'high', 'medium', 'medium', 'low']);
    expect(cursor).toBeUndefined();
  });

  it('waits no more once it was answered, and again when the customer proposes another time', async () => {
    const craftsman = await aCraftsman(ctx);
    const request = await asked(craftsman);
    const [serviceRequestId] = request.referralIds;
    if (serviceRequestId === undefined) throw new Error('Nobody was asked');
    const time = { proposedDate: '2026-12-04', proposedTime: '14:00' };
    await answerAsContractor(ctx, {
      serviceRequestId,
      contractorId: craftsman.listing.id,
      response: 'propose',
      ...time,
      source: 'web',
    });
    expect(await offers(craftsman)).toEqual([]);
    await answerAsCustomer(ctx, {
      requestId: request.id,
      responseId: (await request.referral()).proposalId ?? undefined,
      action: 'propose',
      proposedDateTime: '2026-12-05T10:00',
    });
    expect(await offers(craftsman)).toMatchObject([{ id: serviceRequestId, kind: 'countered' }]);
    await cancelRequest(ctx, request.id);
    expect(await offers(craftsman)).toEqual([]);
  });

  it('does not wait while another contractor settles the fee', async () => {
    const [first, second] = [await aCraftsman(ctx), await aCraftsman(ctx)];
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
