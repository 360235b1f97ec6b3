import { daysOffAt } from '@plumbline/contract/domains/directory/day-off.ts';
import { isLive, type Party } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { type EndingEvent, passesOn } from '@plumbline/contract/domains/service-requests/pass-on.ts';
import type { Context } from '../../../../kernel/context.ts';
import { wallTimeOf } from '../../../../kernel/zoned-time.ts';
import { contactsOf, contractorsByIds } from '../../../directory/public.ts';
import type { ReferralChange } from '../../referrals/store/referral.ts';
import { tradeOf } from '../../requests/rules/request-trade.ts';
import type { StoredReferral } from '../../tables.ts';
import type { Happening } from '../rules/happening.ts';
import { chooseNext, type Lined } from '../rules/pass-on.ts';
import { deleteLine, lineOf } from '../store/pass-on.ts';
import type { RequestCase } from '../store/request-case.ts';
import { type Applied, applyReferralEvent, applyRequestEvent } from './apply-event.ts';
import { canBeWritten, offerTo } from './offer-to.ts';

/**
 * Applies an event that ends a referral. If it was the last one and the customer has lined up others, asks the next one,
 * in the same transaction: the caller holds the request's lock, so there is never more than one.
 * @throws DomainError 'already-happened' if the table forbids it
 */
export async function endReferral(
  ctx: Context,
  opened: RequestCase,
  referral: StoredReferral,
  event: EndingEvent,
  party: Party,
  change: ReferralChange = {},
  note?: string,
): Promise<Applied> {
  const applied = await applyReferralEvent(ctx, opened, referral, event, party, change, note);
  const isOver = !applied.referrals.some(({ status }) => isLive(status));
  return isOver && passesOn(event, referral.status) ? passOn(ctx, applied) : applied;
}

async function passOn(ctx: Context, ended: Applied): Promise<Applied> {
  const { request } = ended;
  const line = await lineOf(ctx, ended);
  if (line.length === 0) return ended;
  const contacts = await contactsOf(ctx, line);
  const listings = new Map((await contractorsByIds(ctx, line)).map((listing) => [listing.id, listing]));
  const now = ctx.clock.now();
  const { next, passedOver } = chooseNext(
    line.map((contractorId): Lined => {
      const [contact, listing] = [contacts.get(contractorId), listings.get(contractorId)];
      return {
        contractorId,
        isListed: contact?.isListed ?? false,
        isFit: listing?.isVerified === true && listing.trades.includes(tradeOf(request)),
        takesWork: contact?.takesWork ?? false,
        isReachable: contact !== undefined && canBeWritten(contact),
        isOff: contact !== undefined && daysOffAt(contact.daysOff, wallTimeOf(now, contact.timeZone).day) !== null,
      };
    }),
  );
  const gone = passedOver.flatMap(({ contractorId, reason }) => (reason === 'day-off' ? [] : [contractorId]));
  await deleteLine(ctx, request.id, next === null ? gone : [...gone, next]);
  const told = passedOver.map(
    ({ contractorId, reason }): Happening => ({
      type: 'pass-over',
      party: 'system',
      referral: null,
      contractorId,
      details: { reason },
    }),
  );
  const contact = next === null ? undefined : contacts.get(next);
  if (contact === undefined) return { ...ended, happenings: [...ended.happenings, ...told] };
  const picked = await applyRequestEvent(ctx, ended, 'pick-next', 'system', { idleSince: null });
  const offered = await offerTo(ctx, picked.request, [contact]);
  const passed: Happening = { type: 'pass-on', party: 'system', referral: null, contractorId: contact.id };
  return {
    request: offered.request,
    referrals: [...picked.referrals, ...offered.referrals],
    happenings: [...ended.happenings, ...told, passed, ...offered.happenings],
  };
}
