import { describe, expect, it } from 'vitest';
import { testClock, testContext } from '../../../../kernel/testing/context.ts';
import { testDatabase } from '../../../../kernel/testing/test-database.ts';
import { contactOf } from '../../../directory/public.ts';
import { aRequest, takingPorts } from '../../fixtures.ts';
import { answerAsContractor } from '../../referrals/use-cases/answer-as-contractor.ts';
import { cancelRequest } from './cancel-request.ts';
import { showAgain } from './show-again.ts';

const { db } = await testDatabase();

const world = () => {
  const clock = testClock();
  return { clock, ctx: testContext(db, { clock, ports: takingPorts }) };
};

describe('a request that has ended', () => {
  it('returns everything that its customer filled in, and names who declined', async () => {
    const { ctx } = world();
    const request = await aRequest(ctx, 2, { urgency: 'high', budgetMin: 100, budgetMax: 250 });
    const [serviceRequestId, contractorId] = [request.referralIds[0], request.contractorIds[0]];
    if (!serviceRequestId || !contractorId) throw new Error('Nobody was asked');
    await answerAsContractor(ctx, { serviceRequestId, contractorId, response: 'deny', source: 'web' });
    await cancelRequest(ctx, request.id);
    expect(await showAgain(ctx, request.id)).toMatchObject({
      workType: 'plumbing',
      projectType: 'repair',
      description: 'Kitchen sink trap drips into the cabinet.',
      urgency: 'high',
      preferredDate: '2026-12-03',
      preferredTimeSlot: 'afternoon',
      customerName: 'Ana Delgado',
      customerPhone: '+15025550177',
      customerEmail: 'ana.delgado@example.com',
      address: '1127 Cherokee Rd',
      place: { city: 'Louisville', state: 'KY', zipCode: '40204' },
      preferredContactMethod: 'both',
      budgetMin: 100,
      budgetMax: 250,
      refused: [
        { contractorId, companyName: (await contactOf(ctx, contractorId))?.companyName ?? '', outcome: 'declined' },
      ],
    });
  });

  it('drops a time that has passed in the job’s local time', async () => {
    const { ctx, clock } = world();
    const request = await aRequest(ctx, 1);
    await cancelRequest(ctx, request.id);
    clock.set(new Date('2026-12-03T21:59:00Z'));
    expect(await showAgain(ctx, request.id)).toMatchObject({ preferredDate: '2026-12-03' });
    clock.set(new Date('2026-12-03T22:00:00Z'));
    expect(await showAgain(ctx, request.id)).toMatchObject({ preferredDate: null, preferredTimeSlot: 'anytime' });
  });

  it('is not sent again while it goes on', async () => {
    const { ctx } = world();
    const request = await aRequest(ctx, 1);
    await expect(showAgain(ctx, request.id)).rejects.toMatchObject({ code: 'already-happened' });
  });
});
