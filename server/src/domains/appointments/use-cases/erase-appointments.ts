import type { Person } from '@plumbline/contract/domains/accounts/erasure.ts';
import type { ServiceRequestId, UserId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { listingOf } from '../../directory/public.ts';
import { type About, eraseMessagesAbout } from '../../messaging/public.ts';
import { deleteAccountsOf } from '../store/calendar-account.ts';
import { deleteFeed } from '../store/calendar-feed.ts';
import { deleteCalendarsOf } from '../store/external-calendar.ts';
import { appointmentData, eraseIdentity, idsOfCustomer, idsOfPerson } from '../store/personal-data.ts';
import { deleteVisitRulesOf } from '../store/visit-rules.ts';

interface Holder {
  readonly userId: UserId;
  readonly email: string;
}

/** Returns all stored data of a person's appointments. */
export const collectAppointments = (ctx: Context, { userId, email }: Holder): Promise<unknown> =>
  appointmentData(ctx, userId, email);

/**
 * Removes a person from their appointments and the messages about them; the times stay. Must come before their requests
 * lose their owner.
 */
export async function eraseAppointments(ctx: Context, { userId, email }: Holder): Promise<void> {
  const ids = await idsOfCustomer(ctx, userId, email);
  await eraseIdentity(ctx, ids.appointmentIds);
  await eraseMessagesAbout(ctx, subjects(ids), { addresses: ids.addresses });
  const listing = await listingOf(ctx, userId);
  if (listing === null) return;
  await deleteFeed(ctx, listing.id);
  await deleteCalendarsOf(ctx, listing.id);
  await deleteAccountsOf(ctx, listing.id);
  await deleteVisitRulesOf(ctx, listing.id);
}

type Ids = Awaited<ReturnType<typeof idsOfPerson>>;

const subjects = ({ appointmentIds, reminderIds }: Ids): About[] => [
  ...appointmentIds.map((id) => ({ kind: 'appointment' as const, id })),
  ...reminderIds.map((id) => ({ kind: 'appointment-reminder' as const, id })),
];

/**
 * Returns the appointments of a person without an account, from their requests and without one: their number, the
 * subjects of the related messages, and the addresses that they name.
 */
export async function findAppointmentsNaming(
  ctx: Context,
  requestIds: readonly ServiceRequestId[],
  person: Person,
): Promise<{ count: number; about: readonly About[]; addresses: string[] }> {
  const ids = await idsOfPerson(ctx, requestIds, person);
  return { count: ids.appointmentIds.length, about: subjects(ids), addresses: ids.addresses };
}

/** Removes a person without an account from their appointments, except the messages about them. */
export async function eraseAppointmentsNaming(
  ctx: Context,
  requestIds: readonly ServiceRequestId[],
  person: Person,
): Promise<void> {
  await eraseIdentity(ctx, (await idsOfPerson(ctx, requestIds, person)).appointmentIds);
}
