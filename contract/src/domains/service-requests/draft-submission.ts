import type * as z from 'zod';
import type { Draft } from './draft.ts';
import type { ServiceRequestForm, ServiceRequestSubmission } from './service-request.ts';

type Choice = Pick<Draft, 'asked' | 'openToProposals'>;

/** Returns the form's budget; none where contractors are asked, since their prices come later. */
const budgetOf = ({ budgetMin, budgetMax }: ServiceRequestForm, { openToProposals }: Choice) =>
  openToProposals ? { budgetMin, budgetMax } : { budgetMin: undefined, budgetMax: undefined };

/**
 * Returns the body of `POST /api/service-requests`: the validated form and the chosen contractors. Consent to texts
 * counts only if the customer chose texts.
 */
export function submissionOf(form: ServiceRequestForm, choice: Choice): z.input<typeof ServiceRequestSubmission> {
  const ids = choice.asked.map(({ id }) => id);
  const whom = ids.length === 1 ? { selectedPlumberId: ids[0] } : { selectedPlumberIds: ids };
  return {
    ...form,
    ...budgetOf(form, choice),
    smsConsent: form.smsConsent && form.preferredContactMethod !== 'email',
    ...(choice.openToProposals ? { openToProposals: true } : whom),
  };
}
