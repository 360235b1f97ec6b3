import { problem } from '../../kernel/words.ts';
import { formWords } from './form.words.ts';
import { ServiceRequestForm } from './service-request.ts';

/** The wizard's last step, which also compares the two amounts. */
export const DetailsForm = ServiceRequestForm.refine(
  ({ budgetMin, budgetMax }) => !budgetMin || !budgetMax || budgetMin <= budgetMax,
  { ...problem(formWords, ({ mostBelowLeast }) => mostBelowLeast), path: ['budgetMax'] },
);
