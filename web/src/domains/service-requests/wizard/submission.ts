import { type Draft, dateFrom } from '@plumbline/contract/domains/service-requests/draft.ts';
import { DETAILS_FIELDS, type DraftDetails } from '@plumbline/contract/domains/service-requests/draft-details.ts';
import { here } from '../../../lib/language.ts';
import { detailsWords } from './details.words.ts';
import type { DetailsValues } from './details-values.ts';
import { stepsWords } from './steps.words.ts';

const words = here(detailsWords).submit;

/**
 * Returns the initial values: the kept answers, with the place and the work type of the earlier steps. They are in the
 * order of the page, which is also that of the error summary.
 */
export function formValues({ details, workType, place }: Draft, today: string): DetailsValues {
  const values: DetailsValues = {
    ...details,
    workType: workType ?? 'plumbing',
    preferredDate: dateFrom(details.preferredDate, today),
    city: place?.city ?? '',
    state: place?.state ?? '',
    zipCode: place?.zipCode ?? '',
  };
  const inOrder = (['workType', ...DETAILS_FIELDS] as const).map((name) => [name, values[name]]);
  return Object.fromEntries(inOrder);
}

/** Returns the answers of this step without those of the earlier ones. */
export const detailsOf = ({ workType, city, state, zipCode, ...details }: DetailsValues): DraftDetails => details;

/** Returns the only company's name, or the number of contractors. */
export const namesOf = (asked: Draft['asked']): string => {
  const [only] = asked;
  return asked.length === 1 && only ? only.companyName : here(stepsWords).contractor.count(asked.length);
};

/** Returns 'Submit Request to Falls City Drain', '… to 3 contractors', or 'Submit Request' when nobody is asked. */
export const submitLabel = (draft: Draft): string =>
  draft.openToProposals ? words.submit : words.submitTo(namesOf(draft.asked));
