import { describe, expect, it } from 'vitest';
import type { Context } from '../../../kernel/context.ts';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { type AnAcceptedRequest, anAcceptedRequest, signedInAs, takingPorts } from '../../service-requests/fixtures.ts';
import { claimRequests } from '../../service-requests/public.ts';
import { aBooking } from '../fixtures.ts';
import { bookAppointment } from './book-appointment.ts';
import { listCustomerAppointments } from './list-appointments.ts';

const { db } = await testDatabase();
const ctx = testContext(db, { clock: testClock(), ports: takingPorts });

const book = (job: AnAcceptedRequest, proposedDate: string) =>
  bookAppointment(ctx, aBooking({ serviceRequestId: job.id, proposedDate }), null);
const listed = async (customer: Context) =>
  (await listCustomerAppointments(customer, { days: 90, back: 7 })).map(({ scheduleId }) => scheduleId);
async function claim({ actor }: Context, job: AnAcceptedRequest): Promise<void> {
  if (actor.kind === 'customer') await claimRequests(ctx, actor.userId, [job.id]);
}

describe('a customer’s appointments', () => {
  it('are those of their requests, earliest first, whether claimed before or after the booking', async () => {
    const [customer, other] = [await signedInAs(ctx, 'customer'), await signedInAs(ctx, 'customer')];
    const [early, late, foreign] = [
      await anAcceptedRequest(ctx),
      await anAcceptedRequest(ctx),
      await anAcceptedRequest(ctx),
    ];
    await claim(customer, late);
    await book(late, '2026-12-11');
    await book(early, '2026-12-09');
    await book(foreign, '2026-12-10');
    expect(await listed(customer)).toEqual([late.id]);
    await claim(customer, early);
    await claim(other, foreign);
    expect(await listed(customer)).toEqual([early.id, late.id]);
    expect(await listed(other)).toEqual([foreign.id]);
  });
});
