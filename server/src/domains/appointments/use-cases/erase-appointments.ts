import type { UserId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { listingOf } from '../../directory/public.ts';
import { eraseMessages } from '../../messaging/public.ts';
import { deleteFeed } from '../store/calendar-feed.ts';
import { appointmentData, eraseIdentity, idsOfCustomer } from '../store/personal-data.ts';

interface Holder {
  readonly userId: UserId;
  readonly email: string;
}

/** All that is kept of somebody's appointments. */
export const collectAppointments = (ctx: Context, { userId, email }: Holder): Promise<unknown> =>
  appointmentData(ctx, userId, email);

/**
 * Takes somebody out of their appointments and of what was sent about them; when they were stays. Must come before
 * their requests forget whose they are.
 */
export async function eraseAppointments(ctx: Context, { userId, email }: Holder): Promise<void> {
  const { appointmentIds, reminderIds } = await idsOfCustomer(ctx, userId, email);
  await eraseIdentity(ctx, appointmentIds);
  await eraseMessages(
    ctx,
    [
      ...appointmentIds.map((id) => ({ kind: 'appointment' as const, id })),
      ...reminderIds.map((id) => ({ kind: 'appointment-reminder' as const, id })),
    ],
    [],
  );
  const listing = await listingOf(ctx, userId);
  if (listing !== null) await deleteFeed(ctx, listing.id);
}
