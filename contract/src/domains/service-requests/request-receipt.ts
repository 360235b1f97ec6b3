import * as z from 'zod';
import { ContactMethod } from '../accounts/contact-method.ts';
import { Urgency, WorkType } from '../assistant/understanding.ts';
import { ProvenContact } from './contact-proof.ts';
import { ChosenContractor } from './draft.ts';
import type { ServiceRequestForm, SubmittedRequest } from './service-request.ts';

/** The data for the pages after submitting. It contains the tracking link, so it never goes into a URL. */
export const RequestReceipt = z.object({
  requestId: z.string(),
  requestNumber: z.string(),
  trackingUrl: z.string(),
  workType: WorkType,
  contractors: z.array(ChosenContractor),
  preferredContactMethod: ContactMethod,
  urgency: Urgency,
  smsConsent: z.boolean(),
  customerEmail: z.string(),
  /** The contact that had to be confirmed at submission. Missing in receipts of earlier releases. */
  awaitsProof: ProvenContact.nullable().optional(),
});
export type RequestReceipt = z.infer<typeof RequestReceipt>;

/** Returns the receipt of a sent request. @param known what the draft knows about the contractors */
export function receiptOf(
  request: SubmittedRequest,
  form: ServiceRequestForm,
  known: readonly ChosenContractor[],
): RequestReceipt {
  return {
    requestId: request.id,
    requestNumber: request.requestNumber,
    trackingUrl: request.trackingUrl,
    workType: form.workType,
    contractors: request.contractors.map(
      ({ id, companyName }) =>
        known.find((contractor) => contractor.id === id) ?? {
          id,
          companyName,
          photoUrl: null,
          isVerified: false,
          timeZone: '',
          distance: null,
          phone: null,
          email: null,
        },
    ),
    preferredContactMethod: form.preferredContactMethod,
    urgency: form.urgency,
    smsConsent: form.smsConsent,
    customerEmail: form.customerEmail,
    awaitsProof: request.awaitsProof,
  };
}
