import type { CodeWay } from '@plumbline/contract/domains/directory/listing.ts';
import type { ContactChangeId, ContractorId, ReferralId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../../kernel/context.ts';
import { notFound } from '../../../../kernel/errors.ts';
import { confirmPhone, requestPhoneCode } from '../../../directory/public.ts';
import { loadCase, requestOfReferral } from '../../lifecycle/store/request-case.ts';
import { requestsWords } from '../rules/requests.words.ts';

/** The link of an offer, which belongs to the contractor who was asked. */
interface OfferLink {
  readonly referralId: ReferralId;
  readonly contractorId: ContractorId;
}

/**
 * Sends a code to the phone of the listing that was asked, for the holder of the offer's link.
 * @throws DomainError 'not-found' for a foreign link; 'already-happened' if the phone is proven or too many codes were
 * sent; 'unavailable' if the channel isn't set up
 */
export async function sendPhoneCode(
  ctx: Context,
  { by, ...link }: OfferLink & { readonly by: CodeWay },
): Promise<{ readonly codeId: ContactChangeId; readonly message: string }> {
  await requireLink(ctx, link);
  const { changeId, message } = await requestPhoneCode(ctx, link.contractorId, by);
  return { codeId: changeId, message };
}

/**
 * Proves the phone with the code.
 * @throws DomainError 'not-found' for a foreign link; 'not-allowed' for a wrong or expired code
 */
export async function provePhone(
  ctx: Context,
  { codeId, code, ...link }: OfferLink & { readonly codeId: ContactChangeId; readonly code: string },
): Promise<{ readonly message: string }> {
  await requireLink(ctx, link);
  await confirmPhone(ctx, link.contractorId, codeId, code);
  return { message: requestsWords[ctx.language].replies.phoneConfirmed };
}

async function requireLink(ctx: Context, { referralId, contractorId }: OfferLink): Promise<void> {
  const requestId = await requestOfReferral(ctx, referralId);
  const opened = requestId === null ? null : await loadCase(ctx, requestId, false);
  const referral = opened?.referrals.find(({ id }) => id === referralId);
  if (referral?.contractorId !== contractorId) throw notFound();
}
