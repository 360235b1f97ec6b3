import type { Person } from '@plumbline/contract/domains/accounts/erasure.ts';
import type { ServiceRequestId, UserId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { listingOf } from '../../directory/public.ts';
import { type About, eraseMessagesAbout } from '../../messaging/public.ts';
import { deleteFeed } from '../store/calendar-feed.ts';
import { appointmentData, eraseIdentity, idsOfCustomer, idsOfPerson } from '../store/personal-data.ts';

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
  const ids = await idsOfCustomer(ctx, userId, email);
  await eraseIdentity(ctx, ids.appointmentIds);
  await eraseMessagesAbout(ctx, subjects(ids), { addresses: ids.addresses });
  const listing = await listingOf(ctx, userId);
  if (listing !== null) await deleteFeed(ctx, listing.id);
}

type Ids = Awaited<ReturnType<typeof idsOfPerson>>;

const subjects = ({ appointmentIds, reminderIds }: Ids): About[] => [
  ...appointmentIds.map((id) => ({ kind: 'appointment' as const, id })),
  ...reminderIds.map((id) => ({ kind: 'appointment-reminder' as const, id })),
];

/**
 * The appointments of somebody without an account: of these requests of theirs, and what they asked for without one;
 * how many, what messages are about because of them, and the addresses they name.
 */
export async function findAppointmentsNaming(
  ctx: Context,
  requestIds: readonly ServiceRequestId[],
  person: Person,
): Promise<{ count: number; about: readonly About[]; addresses: string[] }> {
  const ids = await idsOfPerson(ctx, requestIds, person);
  return { count: ids.appointmentIds.length, about: subjects(ids), addresses: ids.addresses };
}

/** Takes somebody without an account out of their appointments; the messages about them apart. */
export async function eraseAppointmentsNaming(
  ctx: Context,
  requestIds: readonly ServiceRequestId[],
  person: Person,
): Promise<void> {
  await eraseIdentity(ctx, (await idsOfPerson(ctx, requestIds, person)).appointmentIds);
}
