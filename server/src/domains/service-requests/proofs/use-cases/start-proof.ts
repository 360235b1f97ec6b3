import type { ProvenContact } from '@plumbline/contract/domains/service-requests/contact-proof.ts';
import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../../kernel/context.ts';
import { enqueue } from '../../../../kernel/outbox.ts';
import { provenContactsOf } from '../../../accounts/public.ts';
import type { StoredRequest } from '../../tables.ts';
import { contactMark } from '../rules/browser-marks.ts';
import { proofUntil, reminderAt } from '../rules/proof-times.ts';
import { insertProof } from '../store/contact-proof.ts';
import { isProvenOnDevice } from '../store/device-mark.ts';
import type { KnownBrowser } from './recognize-browser.ts';
import { sendCodeTo } from './send-proof-code.ts';

type Contacts = Pick<StoredRequest, 'customerPhone' | 'customerEmail' | 'customerId'>;

/** Returns the phone or email of a request. */
export const addressOf = (
  request: Pick<StoredRequest, 'customerPhone' | 'customerEmail'>,
  way: ProvenContact,
): string => (way === 'phone' ? request.customerPhone : request.customerEmail);

/**
 * Decides what a new request waits for. Nothing, if confirming is off, this browser has confirmed the same contact
 * lately, or the account has.
 */
export async function neededProof(
  ctx: Context,
  contacts: Contacts,
  browser: KnownBrowser | null,
): Promise<Pick<StoredRequest, 'awaitsProof' | 'provenContact'>> {
  const way = ctx.settings.customerProof;
  if (way === 'none') return { awaitsProof: null, provenContact: null };
  const address = addressOf(contacts, way);
  const isKnown =
    (browser !== null && (await isProvenOnDevice(ctx, contactMark(browser.secret, address)))) ||
    (contacts.customerId !== null &&
      (await provenContactsOf(ctx, contacts.customerId))[way]?.toLowerCase() === address.toLowerCase());
  return isKnown ? { awaitsProof: null, provenContact: way } : { awaitsProof: way, provenContact: null };
}

/**
 * Keeps whom an unconfirmed request will ask, and schedules its reminder and its end. Sends the first code to an email,
 * or to a phone whose holder agreed to texts; otherwise the customer asks for it on the page.
 */
export async function startProof(
  ctx: Context,
  request: StoredRequest,
  asked: { readonly contractorIds: readonly ContractorId[]; readonly openToProposals: boolean },
  browser: KnownBrowser | null,
): Promise<void> {
  await insertProof(ctx, request.id, asked);
  const payload = { requestId: request.id };
  await enqueue(ctx, [
    { task: 'remind-to-confirm', payload, runAt: reminderAt(request), key: `remind-to-confirm:${request.id}` },
    { task: 'end-unconfirmed', payload, runAt: proofUntil(request), key: `end-unconfirmed:${request.id}` },
  ]);
  if (request.awaitsProof === 'email' || request.smsConsentAt !== null) {
    await sendCodeTo(ctx, request, 'text', browser?.device ?? null);
  }
}
