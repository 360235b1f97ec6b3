import { milesBetween } from '@plumbline/contract/domains/locations/distance.ts';
import type { PassOn } from '@plumbline/contract/domains/service-requests/pass-on.ts';
import type { ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../../kernel/context.ts';
import { notFound } from '../../../../kernel/errors.ts';
import { contactsOf, contractorsByIds } from '../../../directory/public.ts';
import { askedAfter, deadlineOf } from '../../lifecycle/rules/pass-on.ts';
import { answerBy } from '../../lifecycle/rules/windows.ts';
import { lineOf } from '../../lifecycle/store/pass-on.ts';
import { loadCase, type RequestCase } from '../../lifecycle/store/request-case.ts';
import { hoursOf } from '../../lifecycle/use-cases/read-hours.ts';

/**
 * Returns whom a request is passed on to, in order, and when each of them is asked.
 * @throws DomainError 'not-found' for an unknown id
 */
export async function showPassOn(ctx: Context, id: ServiceRequestId): Promise<PassOn> {
  const opened = await loadCase(ctx, id, false);
  if (opened === null) throw notFound();
  return passOnOf(ctx, opened);
}

/** Returns the line of a request as its customer sees it, without those who were asked already. */
export async function passOnOf(ctx: Context, opened: RequestCase): Promise<PassOn> {
  const { request, referrals } = opened;
  const line = await lineOf(ctx, opened);
  if (line.length === 0) return { inLine: [] };
  const [contacts, listings] = [await contactsOf(ctx, line), await contractorsByIds(ctx, line)];
  const moments = askedAfter(
    deadlineOf(referrals),
    listings.map(({ id }) => {
      const working = hoursOf(ctx, contacts.get(id));
      return (since) => answerBy('offered', request.urgency, since, { settings: ctx.settings, working });
    }),
  );
  return {
    inLine: listings.map((listing, index) => ({
      contractorId: listing.id,
      companyName: listing.companyName,
      distance: Math.round(milesBetween(listing, request) * 100) / 100,
      licenseCheckedOn: listing.licenseCheckedOn,
      askedAfter: moments[index]?.toISOString() ?? null,
    })),
  };
}
