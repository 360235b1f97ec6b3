import type { WorkType } from '@plumbline/contract/domains/assistant/understanding.ts';
import { formWords } from '@plumbline/contract/domains/service-requests/form.words.ts';
import { ServiceRequestForm } from '@plumbline/contract/domains/service-requests/service-request.ts';
import { problem } from '@plumbline/contract/kernel/words.ts';
import type { DraftDetails } from './details-fields.ts';

/** The form of the last step, with the answers of the earlier ones. */
export interface DetailsValues extends DraftDetails {
  workType: WorkType;
  city: string;
  state: string;
  zipCode: string;
}

/** The contract's form, which also compares the two amounts. */
export const DetailsForm = ServiceRequestForm.refine(
  ({ budgetMin, budgetMax }) => !budgetMin || !budgetMax || budgetMin <= budgetMax,
  { ...problem(formWords, ({ mostBelowLeast }) => mostBelowLeast), path: ['budgetMax'] },
);
