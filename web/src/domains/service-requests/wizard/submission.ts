import type {
  ServiceRequestForm,
  ServiceRequestSubmission,
} from '@plumbline/contract/domains/service-requests/service-request.ts';
import type * as z from 'zod';
import type { DetailsValues } from './details-values.ts';
import { type Draft, type DraftDetails, dateFrom } from './draft.ts';

/** What the form starts with: the kept answers, with the place and the work type of the earlier steps. */
export const formValues = (draft: Draft, today: string): DetailsValues => ({
  ...draft.details,
  workType: draft.workType ?? 'plumbing',
  preferredDate: dateFrom(draft.details.preferredDate, today),
  city: draft.place?.city ?? '',
  state: draft.place?.state ?? '',
  zipCode: draft.place?.zipCode ?? '',
});

/** What of the form is kept as this step's answers; the rest belongs to the earlier steps. */
export const detailsOf = ({ workType, city, state, zipCode, ...details }: DetailsValues): DraftDetails => details;

/**
 * The body of `POST /api/service-requests`: the checked form and who is asked. A tick to be texted counts only for
 * someone who wants to be texted.
 */
export function submissionOf(form: ServiceRequestForm, draft: Draft): z.input<typeof ServiceRequestSubmission> {
  const ids = draft.asked.map(({ id }) => id);
  return {
    ...form,
    smsConsent: form.smsConsent && form.preferredContactMethod !== 'email',
    ...(ids.length === 1 ? { selectedPlumberId: ids[0] } : { selectedPlumberIds: ids }),
  };
}

/** The company, or how many there are. */
export const namesOf = (asked: Draft['asked']): string => {
  const [only] = asked;
  return asked.length === 1 && only ? only.companyName : `${asked.length} contractors`;
};

/** 'Submit Request to {company}', or to how many. */
export const submitLabel = (draft: Draft): string => `Submit Request to ${namesOf(draft.asked)}`;
