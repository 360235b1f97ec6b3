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

/** What the form says of money: nothing where contractors are asked, whose prices come later. */
const budgetOf = ({ budgetMin, budgetMax }: ServiceRequestForm, { openToProposals }: Draft) =>
  openToProposals ? { budgetMin, budgetMax } : { budgetMin: undefined, budgetMax: undefined };

/** What of the form is kept as this step's answers; the rest belongs to the earlier steps. */
export const detailsOf = ({ workType, city, state, zipCode, ...details }: DetailsValues): DraftDetails => details;

/**
 * The body of `POST /api/service-requests`: the checked form and who is asked. A tick to be texted counts only for
 * someone who wants to be texted.
 */
export function submissionOf(form: ServiceRequestForm, draft: Draft): z.input<typeof ServiceRequestSubmission> {
  const ids = draft.asked.map(({ id }) => id);
  const whom = ids.length === 1 ? { selectedPlumberId: ids[0] } : { selectedPlumberIds: ids };
  return {
    ...form,
    ...budgetOf(form, draft),
    smsConsent: form.smsConsent && form.preferredContactMethod !== 'email',
    ...(draft.openToProposals ? { openToProposals: true } : whom),
  };
}

/** The company, or how many there are. */
export const namesOf = (asked: Draft['asked']): string => {
  const [only] = asked;
  return asked.length === 1 && only ? only.companyName : `${asked.length} contractors`;
};

/** 'Submit Request to {company}', or to how many; to nobody where contractors come by themselves. */
export const submitLabel = (draft: Draft): string =>
  draft.openToProposals ? 'Submit Request' : `Submit Request to ${namesOf(draft.asked)}`;
