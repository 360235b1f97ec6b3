import type { OwnNightHours } from '@plumbline/contract/domains/directory/night-hours.ts';
import type { Context } from '../../../kernel/context.ts';
import { updateContractor } from '../store/contractor.ts';
import { inWeekOrder } from '../views.ts';
import { loadOwnListing } from './show-contractor-profile.ts';

/**
 * Returns when the signed-in contractor answers emergencies outside of business hours.
 * @throws DomainError 'not-found' without a listing
 */
export const showNightHours = async (ctx: Context): Promise<OwnNightHours> => ({
  nightHours: inWeekOrder((await loadOwnListing(ctx)).nightHours),
});

/**
 * Opts the signed-in contractor in to emergencies at night, or out if there are no hours. Deadlines that are set stay.
 * @throws DomainError 'not-found' without a listing
 */
export async function setNightHours(ctx: Context, { nightHours }: OwnNightHours): Promise<OwnNightHours> {
  const { id } = await loadOwnListing(ctx);
  await updateContractor(ctx.db, id, { nightHours, updatedAt: ctx.clock.now() });
  return { nightHours: inWeekOrder(nightHours) };
}
