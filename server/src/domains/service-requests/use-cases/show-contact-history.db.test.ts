import { describe, expect, it } from 'vitest';
import { testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { aCraftsman, aRequest, signedInAs, takingPorts } from '../fixtures.ts';
import { answerAsContractor } from './answer-as-contractor.ts';
import { cancelRequest } from './cancel-request.ts';
import { showContactHistory } from './show-contact-history.ts';

const { db } = await testDatabase();
const ctx = testContext(db, { ports: takingPorts });

describe('the contact history', () => {
  it('is what was asked, accepted and charged: the first connection is free, one given back counts nothing', async () => {
    const craftsman = await aCraftsman(ctx);
    const ask = async () => {
      const request = await aRequest(ctx, 0, { selectedPlumberIds: [craftsman.listing.id] });
      const [serviceRequestId] = request.referralIds;
      if (!serviceRequestId) throw new Error('Nobody was asked');
      return { request, serviceRequestId };
    };
    const totals = async () => {
      const { totalContacts, totalAcceptances, totalCharges } = await showContactHistory(craftsman.ctx);
      return [totalContacts, totalAcceptances, totalCharges];
    };
    expect(await totals()).toEqual([0, 0, 0]);
    const accept = ({ serviceRequestId }: Awaited<ReturnType<typeof ask>>) =>
      answerAsContractor(ctx, {
        serviceRequestId,
        contractorId: craftsman.listing.id,
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

  it('is nobody’s without a listing', async () => {
    await expect(showContactHistory(await signedInAs(ctx, 'craftsman'))).rejects.toMatchObject({ code: 'not-found' });
  });
});
