import type { WorkType } from '@plumbline/contract/domains/assistant/understanding.ts';
import type { DraftDetails } from '@plumbline/contract/domains/service-requests/draft-details.ts';

/** The values of the last step's form, with the answers of the earlier ones. */
export interface DetailsValues extends DraftDetails {
  workType: WorkType;
  city: string;
  state: string;
  zipCode: string;
}
